"""Requests and lines over HTTP, with Python's own library."""

from __future__ import annotations

import http.client
import socket
import time
from collections.abc import Iterator
from typing import Any, TypeVar
from urllib.parse import SplitResult, urlencode, urlsplit

import msgspec

from fondaco.client.errors import ConnectionLostError, RefusedError, spell
from fondaco.kernel import OptionError
from fondaco.server.core.wire import Refused

IDLE = 2.0  # seconds after which a kept connection is not used again: the server closes it after five
SILENCE = 35.0  # seconds without a line after which a stream is lost; the server sends an empty one every ten
LONGEST = 2**24  # bytes of a line

Reply = TypeVar("Reply")


class Transport:
    """One connection for requests, kept for a while, and one for each stream. Not to be shared between threads."""

    def __init__(self, address: str, token: str, timeout: float) -> None:
        self._parts = _read_address(address)
        self._headers = {"authorization": f"Bearer {token}", "user-agent": "fondaco-client"} if token else {}
        self._timeout = timeout
        self._kept: http.client.HTTPConnection | None = None
        self._used = 0.0

    def ask(self, method: str, path: str, reply: type[Reply], body: Any = None, **query: Any) -> Reply:
        """A request and its answer. Raises RefusedError or ConnectionLostError."""
        return self._read(self.ask_text(method, path, body, **query), reply)

    def ask_text(self, method: str, path: str, body: Any = None, **query: Any) -> bytes:
        connection = self._connection()
        try:
            answer = self._send(connection, method, path, body, query)
            content = answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            raise self._lost(error) from error
        if answer.will_close:
            self.close()
        self._used = time.monotonic()
        self._check(answer, content)
        return content

    def lines(self, path: str, **query: Any) -> Iterator[bytes]:
        """The lines of a stream, without the empty ones, until the server ends it."""
        connection = self._connect(SILENCE)
        answer: http.client.HTTPResponse | None = None
        try:
            answer = self._send(connection, "GET", path, None, query)
            if answer.status != 200:
                self._check(answer, answer.read())
            while line := answer.readline(LONGEST):
                if line.strip():
                    yield line
        except (OSError, http.client.HTTPException) as error:
            raise self._lost(error) from error
        finally:
            connection.close()
            if answer is not None:  # it keeps the socket of a connection that ends with it
                answer.close()

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()
        self._kept = None

    def _connection(self) -> http.client.HTTPConnection:
        if self._kept is None or time.monotonic() - self._used > IDLE:
            self.close()
            self._kept = self._connect(self._timeout)
        return self._kept

    def _connect(self, timeout: float) -> http.client.HTTPConnection:
        kind = http.client.HTTPSConnection if self._parts.scheme == "https" else http.client.HTTPConnection
        return kind(self._parts.hostname or "", self._parts.port, timeout=timeout)

    def _send(
        self, connection: http.client.HTTPConnection, method: str, path: str, body: Any, query: dict[str, Any]
    ) -> http.client.HTTPResponse:
        words = urlencode({name: value for name, value in query.items() if value is not None}, doseq=True)
        target = self._parts.path.rstrip("/") + path + (f"?{words}" if words else "")
        headers = dict(self._headers)
        if body is not None:
            headers["content-type"] = "application/json"
        connection.request(method, target, None if body is None else msgspec.json.encode(body), headers)
        if connection.sock is not None:
            connection.sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        return connection.getresponse()

    def _check(self, answer: http.client.HTTPResponse, content: bytes) -> None:
        if 200 <= answer.status < 300:
            return
        try:
            refused = msgspec.json.decode(content, type=Refused)
        except msgspec.MsgspecError:  # a proxy, or no house at all
            raise self._lost(http.client.HTTPException(f"HTTP {answer.status}")) from None
        raise RefusedError("house-refused", refused, status=answer.status, reason=spell(refused))

    def _read(self, content: bytes, reply: type[Reply]) -> Reply:
        try:
            return msgspec.json.decode(content, type=reply)
        except msgspec.MsgspecError as error:
            raise ConnectionLostError("house-unreadable", address=self.address, problem=str(error)) from error

    def _lost(self, error: Exception) -> ConnectionLostError:
        problem = getattr(error, "strerror", None) or str(error) or type(error).__name__
        return ConnectionLostError("house-unreachable", address=self.address, problem=problem)

    @property
    def address(self) -> str:
        return self._parts.geturl()


def _read_address(address: str) -> SplitResult:
    """`http://127.0.0.1:8000` or `https://…`; anything else is refused."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as error:
        raise OptionError("house-address", address=address) from error
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or port == 0:
        raise OptionError("house-address", address=address)
    return parts
