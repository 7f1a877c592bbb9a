"""A websocket client that costs next to nothing, so that the load does not measure itself."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Client(asyncio.Protocol):
    """Text frames in, text frames out; answers pings."""

    def __init__(self, host: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._host = host
        self._path = path
        self._cookie = cookie
        self._hear = hear
        self._buffer = bytearray()
        self._upgraded = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {self._cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._upgraded:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:20]:
                raise ConnectionError(bytes(self._buffer[:end]).decode())
            del self._buffer[: end + 4]
            self._upgraded = True
        while self._take():
            pass

    def _take(self) -> bool:
        """Handle one whole frame, if it is there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1], 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size:
            return False
        kind, body = buffer[0] & 0x0F, bytes(buffer[at : at + size])
        del buffer[: at + size]
        if kind == TEXT:
            self._hear(body)
        elif kind == PING:
            self._write(PONG, body)
        return True

    def send(self, body: bytes) -> None:
        self._write(TEXT, body)

    def close(self) -> None:
        self._write(CLOSE, b"\x03\xe8")
        self._transport.close()

    def _write(self, kind: int, body: bytes) -> None:
        if len(body) < 126:
            head = bytes((0x80 | kind, 0x80 | len(body)))
        else:
            head = bytes((0x80 | kind, 0x80 | 126)) + len(body).to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)  # masked by zeros


async def connect(host: str, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> Client:
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(f"{host}:{port}", path, cookie, hear), host, port)
    return client
