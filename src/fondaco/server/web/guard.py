"""Around the application: security headers, requests from other sites, too many requests, cookies, figures."""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.accounts.people import BROWSER_COOKIE, COOKIE, DAY, GUEST_DAYS, KEPT
from fondaco.server.core.config import Config
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.limits import Limits, network_of
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.wire import Refused
from fondaco.server.web.frames import Incoming

POLICY = (  # some browsers do not take the live connections for `self`
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'{live}; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"
)
HOST = re.compile(rb"[\w.-]+(:\d{1,5})?|\[[0-9a-fA-F:.]+\](:\d{1,5})?")
ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_ADDRESS = 8000  # path and query of a request, in bytes
MIN_COMPRESSED = 1000  # bytes of JSON
GZIP_LEVEL = 3  # a fifth of the size for 0.1 ms
OTHER_SITE = Refused("other-site", None, {})
TOO_MANY = Refused("too-many-requests", None, {})
TOO_LONG = Refused("too-large", None, {"most": LONGEST_ADDRESS})

Methods = Mapping[str, Iterable[str]]  # by route


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics, incoming: Incoming, methods: Methods) -> None:
        self._app = app
        self._config = config
        self._metrics = metrics
        self._incoming = incoming
        self._allowed = {route: _allowed(names) for route, names in methods.items()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        kind: str = scope["type"]
        method = str(scope.get("method", "WEBSOCKET"))
        refused = None if method in SAFE or self._same_site(scope) else OTHER_SITE
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            refused = TOO_LONG
        if kind == "websocket":
            client = scope.get("client")
            if refused is None and not self._incoming.admits(scope, network_of(client[0] if client else "")):
                refused = TOO_MANY
            if refused is not None:
                await send(cast(Message, {"type": "websocket.close", "code": 4403, "reason": refused.id}))
                return
            await self._app(scope, receive, send)
            return
        if method == "HEAD":  # as GET, without the body
            scope = cast(Scope, {**scope, "method": "GET"})
        answer = _Answer(scope, send, self._allowed, has_body=method != "HEAD")
        started = time.perf_counter()
        if refused is not None:
            await answer.refuse(414 if refused is TOO_LONG else 403, refused)
        else:
            await self._app(scope, receive, answer.send)
        route = scope.get("path_template") or "other"
        self._metrics.requests.labels(method, route, str(answer.status)).inc()
        if not route.endswith("/stream"):  # open for hours
            self._metrics.request_seconds.observe(time.perf_counter() - started)

    def _same_site(self, scope: Scope) -> bool:
        """Browsers say where a request comes from; what is no browser carries nobody's cookies."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin")
        if origin is not None:
            return _host_of(origin) == headers.get(b"host") or origin in self._config.origins
        return headers.get(b"sec-fetch-site", "none") in ("same-origin", "none")


def limit_requests(config: Config) -> Callable[[ASGIApp], ASGIApp]:
    """Middleware behind the router, so that a request counts for its route however its path is written."""
    limits = Limits()

    def wrap(app: ASGIApp) -> ASGIApp:
        async def enter(scope: Scope, receive: Receive, send: Send) -> None:
            method, client = str(scope.get("method", "WEBSOCKET")), scope.get("client")
            route = str(scope.get("path_template", ""))
            if route.startswith("/schema") and not config.schema:
                raise DeclinedError(404, "no-such-route")
            wait = limits.check(method, route, client[0] if client else "") if config.rate_limits else 0
            if not wait:
                await app(scope, receive, send)
            elif method == "WEBSOCKET":
                await send(cast(Message, {"type": "websocket.close", "code": 4403, "reason": "too-many-requests"}))
            else:
                raise DeclinedError(429, "too-many-requests", seconds=wait)

        return enter

    return wrap


def _host_of(origin: str) -> str | None:
    """Host and port of an origin; none if it is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _allowed(methods: Iterable[str]) -> bytes:
    """As a header; what can be got can be asked for without its body."""
    known = set(methods) - {"websocket"}
    return ", ".join(sorted(known | {"HEAD"} if "GET" in known else known)).encode()


class _Answer:
    """Adds headers and the cookie to an answer, compresses JSON, and notes the status."""

    def __init__(self, scope: Scope, send: Send, allowed: Mapping[str, bytes], has_body: bool) -> None:
        self._scope = scope
        self._allowed = allowed
        self._has_body = has_body
        self._send = send
        self._start: dict[str, Any] | None = None  # waits for the body
        self.status = 0

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self._start = {**message, "headers": self._headers(list(message["headers"]))}
            return
        if self._start is not None:
            start, self._start = self._start, None
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                message["body"] = self._compress(start, message["body"])
            await self._send(cast(Message, start))
        if not self._has_body and message["type"] == "http.response.body":
            message["body"] = b""
        await self._send(message)

    def _headers(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        headers = [pair if pair[0] != b"allow" else (b"allow", self._allow(pair[1])) for pair in headers]
        headers += (*HEADERS, (b"content-security-policy", self._policy()))
        if self._scope["scheme"] == "https":
            headers.append(ONLY_TLS)
        signed = cast(dict[str, Any], self._scope).get(KEPT)
        if signed is not None and signed.cookie is not None:
            headers.append((b"set-cookie", self._cookie(COOKIE, signed.cookie, signed.days)))
            if signed.browser is not None:
                headers.append((b"set-cookie", self._cookie(BROWSER_COOKIE, signed.browser, GUEST_DAYS)))
        if self._scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        return headers

    def _allow(self, told: bytes) -> bytes:
        """What a route allows: the framework tells of one of its handlers only, and of websockets as a method."""
        return self._allowed.get(self._scope.get("path_template", ""), _allowed(told.decode().split(", ")))

    def _policy(self) -> bytes:
        host = next((value for name, value in self._scope["headers"] if name == b"host"), b"")
        scheme = "wss" if self._scope["scheme"] == "https" else "ws"
        return POLICY.format(live=f" {scheme}://{host.decode()}" if HOST.fullmatch(host) else "").encode()

    def _compress(self, start: dict[str, Any], body: bytes) -> bytes:
        """JSON that is worth it, for who takes gzip."""
        headers = dict(start["headers"])
        if not headers.get(b"content-type", b"").startswith(b"application/json") or b"content-encoding" in headers:
            return body
        start["headers"].append((b"vary", b"accept-encoding"))
        accepted = next((value for name, value in self._scope["headers"] if name == b"accept-encoding"), b"")
        if len(body) < MIN_COMPRESSED or b"gzip" not in accepted:
            return body
        body = gzip.compress(body, GZIP_LEVEL, mtime=0)
        start["headers"] = [pair for pair in start["headers"] if pair[0] != b"content-length"]
        start["headers"] += [(b"content-encoding", b"gzip"), (b"content-length", str(len(body)).encode())]
        return body

    async def refuse(self, status: int, refused: Refused) -> None:
        body = msgspec.json.encode(refused)
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await self.send(cast(Message, {"type": "http.response.start", "status": status, "headers": headers}))
        await self.send(cast(Message, {"type": "http.response.body", "body": body, "more_body": False}))

    def _cookie(self, name: str, value: str, days: int) -> bytes:
        secure = "; Secure" if self._scope["scheme"] == "https" else ""
        return f"{name}={value}; Path=/; Max-Age={days * DAY}; HttpOnly; SameSite=Lax{secure}".encode()
