"""Real receivers of notifications on loopback: a mail server, a web server, and a browser's push service."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self, TypeVar, cast

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.house import PATIENCE, free_port

Found = TypeVar("Found")


def until(look: Callable[[], Found | None], seconds: float = PATIENCE) -> Found:
    """Wait for something that is not None."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found is not None:
            return found
        time.sleep(0.05)
    raise AssertionError("it did not happen")


class Mailbox:
    """What a mail server was sent; `refuse` is what it answers to an address instead."""

    def __init__(self) -> None:
        self.port = free_port()
        self.mails: list[EmailMessage] = []
        self.times: list[float] = []  # when each came
        self.delay = 0.0  # seconds until it is acknowledged
        self.refuse: dict[str, str] = {}

    async def handle_RCPT(  # noqa: N802  as the library calls it
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refuse:
            return self.refuse[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = cast(bytes, envelope.content)
        self.mails.append(email.message_from_bytes(content, policy=email.policy.default))
        self.times.append(time.monotonic())
        await asyncio.sleep(self.delay)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def wait(self, address: str, count: int = 1) -> EmailMessage:
        """The mail of this number to an address."""
        return until(lambda: self.to(address)[count - 1] if len(self.to(address)) >= count else None)


@contextmanager
def mail_server() -> Iterator[Mailbox]:
    mailbox = Mailbox()
    controller = Controller(mailbox, hostname="127.0.0.1", port=mailbox.port)
    controller.start()
    try:
        yield mailbox
    finally:
        controller.stop()


def part(mail: EmailMessage, kind: str) -> str:
    """The text or the HTML of a mail."""
    found = mail.get_body((kind,))
    assert found is not None
    return str(found.get_content())


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes
    time: float = field(default_factory=time.monotonic)

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]


@dataclass
class WebReceiver:
    """A web server; `answers` are the next statuses, by path, then 200 again. At `/silent...` it says nothing."""

    port: int
    requests: list[Received] = field(default_factory=list)
    answers: dict[str, list[int]] = field(default_factory=dict)
    delay: float = 0.0

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def at(self, path: str) -> list[Received]:
        return [request for request in self.requests if request.path == path]

    def wait(self, path: str, count: int = 1) -> Received:
        return until(lambda: self.at(path)[count - 1] if len(self.at(path)) >= count else None)


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 100


@contextmanager
def web_server() -> Iterator[WebReceiver]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.requests.append(Received(self.path, headers, body))
            time.sleep(PATIENCE if self.path.startswith("/silent") else receiver.delay)
            waiting = receiver.answers.get(self.path, [])
            status = waiting.pop(0) if waiting else 200
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("location", f"{receiver.base}/elsewhere")
            self.end_headers()
            if self.path == "/endless":
                self.stream()

        def stream(self) -> None:
            try:
                while True:
                    self.wfile.write(b"x" * 65_536)
            except OSError:
                return

        def log_message(self, format: str, *arguments: object) -> None:  # noqa: A002
            """Say nothing."""

    server = _Server(("127.0.0.1", 0), Handler)
    receiver = WebReceiver(server.server_port)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()


class Browser:
    """The keys of a push subscription, as a browser keeps them, and what its push service received."""

    def __init__(self, receiver: WebReceiver, path: str = "/push") -> None:
        self._receiver = receiver
        self._path = path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "kind": "push",
            "target": self._receiver.base + self._path,
            "p256dh": _base64(point),
            "auth": _base64(self._auth),
            "label": "Firefox",
        }

    def requests(self) -> list[Received]:
        return self._receiver.at(self._path)

    def read(self, request: Received) -> Any:
        plain = http_ece.decrypt(request.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(plain)

    def wait(self, count: int = 1) -> tuple[Received, Any]:
        request = self._receiver.wait(self._path, count)
        return request, self.read(request)


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Post:
    """All receivers, and the settings of a house that sends to them."""

    mail: Mailbox
    web: WebReceiver

    @property
    def settings(self) -> dict[str, str]:
        return {
            "FONDACO_PUBLIC_URL": "https://fondaco.example",
            "FONDACO_SMTP_URL": f"smtp://127.0.0.1:{self.mail.port}",
            "FONDACO_MAIL_FROM": "Fondaco <house@fondaco.example>",
            "FONDACO_NOTIFY_AFTER": "0.3",
            "FONDACO_NOTIFY_PRIVATE": "on",
            "FONDACO_NOTIFY_RETRY": "0.2",
        }

    @classmethod
    @contextmanager
    def opened(cls) -> Iterator[Self]:
        with mail_server() as mail, web_server() as web:
            yield cls(mail, web)
