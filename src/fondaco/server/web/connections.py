"""Connections that never finish a request: each has a deadline, each network only so many, and headers are small.

The server itself (uvicorn) has a timeout only for idle connections between two requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import resource
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from fondaco.server.core.limits import network_of, networks_of

BODY_FACTOR = 3  # a body may take so many times as long as the headers
HEADER_BYTES = 16_384
EACH = 64  # unfinished requests of one network
IN_ALL = 1024
SPARE_FILES = 64  # for the database, the bots and what else needs a file
WARN_AT = 0.8  # of the open-file limit
UNREAD_SECONDS = 30  # after which a client that does not read is cut off
QUIET = 10.0  # seconds between two log lines of a kind
MAX_FILES = 65_536

log = logging.getLogger("fondaco.connections")


def raise_file_limit() -> int:
    """Take as many open files as the system lets us have; their number."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MAX_FILES if soft == resource.RLIM_INFINITY else soft


class Registry:
    """All unfinished requests, the oldest first."""

    def __init__(self, proxies: str, seconds: float, files: int) -> None:
        self.seconds = seconds  # for all headers of a request
        self._is_proxy = _proxy_test(proxies)
        self._files = files
        self._most = min(IN_ALL, files // 4)
        self._unfinished: OrderedDict[Connection, str] = OrderedDict()
        self._by_network: Counter[str] = Counter()
        self._logged: dict[str, float] = {}
        self._dropped = 0

    def admits(self, connections: int) -> bool:
        """Whether one connection more leaves enough files for everything else."""
        if connections > WARN_AT * self._files:
            self._warn("near-file-limit", connections=connections, limit=self._files)
        return connections < self._files - SPARE_FILES

    def enter(self, connection: Connection, host: str) -> None:
        if connection in self._unfinished:
            return
        network = "" if self._is_proxy(host) else network_of(host)
        self._unfinished[connection] = network
        self._by_network[network] += 1
        if network and self._by_network[network] > EACH:
            self._drop(next(one for one, whose in self._unfinished.items() if whose == network), network)
        elif len(self._unfinished) > self._most:
            self._drop(next(iter(self._unfinished)), network)

    def leave(self, connection: Connection) -> None:
        network = self._unfinished.pop(connection, None)
        if network is not None:
            self._by_network[network] -= 1
            if not self._by_network[network]:
                del self._by_network[network]

    def timed_out(self, host: str) -> None:
        self._dropped += 1
        self._warn("request-timeout", network=network_of(host), dropped=self._dropped)

    def _drop(self, oldest: Connection, network: str) -> None:
        self.leave(oldest)
        self._dropped += 1
        self._warn("too-many-unfinished-requests", network=network, dropped=self._dropped)
        oldest.abort()

    def _warn(self, event: str, **facts: Any) -> None:
        now = time.monotonic()
        if now - self._logged.get(event, -QUIET) >= QUIET:
            self._logged[event] = now
            log.warning(event, extra={"facts": facts})


class Connection(HttpToolsProtocol):
    """A connection whose requests must be finished in time. Subclassed with a registry by `guarded`."""

    registry: Registry

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._timer: asyncio.TimerHandle | None = None
        self._upgraded = False  # to a websocket, which has timeouts of its own
        self._in_headers = True
        self._header_bytes = 0

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _is_idle(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return (
            not self._upgraded and self.timeout_keep_alive_task is None and (cycle is None or cycle.response_complete)
        )

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.registry.admits(len(self.connections)):
            self.abort()
            return
        _limit_unread(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def abort(self) -> None:
        self._end()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        before = self._header_bytes if self._in_headers else 0
        super().data_received(data)
        self._header_bytes = before + len(data)
        if self._in_headers and self._header_bytes > HEADER_BYTES and not self.transport.is_closing():
            self._end()
            self.send_400_response("Request header fields too large.")
        elif self._timer is None and self._is_idle and not self.transport.is_closing():
            self._begin()  # blank lines before a request are no request yet

    def handle_websocket_upgrade(self) -> None:
        self._end()
        self._upgraded = True
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if sum(len(key) + len(text) + 4 for key, text in self.headers) + len(self.url) > HEADER_BYTES:
            raise ValueError("headers too large")  # the parser stops, and the answer is 400

    def on_headers_complete(self) -> None:
        self._in_headers = False
        self._schedule(self.registry.seconds * BODY_FACTOR)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._end()
        super().on_message_complete()

    def _begin(self) -> None:
        """A request is awaited, or has begun: in either case its headers are due."""
        self._in_headers = True
        self.registry.enter(self, self._host)
        if not self.transport.is_closing() and self._timer is None:
            self._schedule(self.registry.seconds)

    def _end(self) -> None:
        self.registry.leave(self)
        self._in_headers = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _schedule(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._time_out)

    def _time_out(self) -> None:
        self._timer = None
        self.registry.timed_out(self._host)
        self.abort()


def guarded(proxies: str, seconds: float, files: int) -> type[Connection]:
    """The protocol for one server."""
    return type("GuardedConnection", (Connection,), {"registry": Registry(proxies, seconds, files)})


def _limit_unread(transport: asyncio.Transport) -> None:
    """The system ends a connection whose client takes nothing for a while."""
    sock = transport.get_extra_info("socket")
    if sock is not None and sock.family in (socket.AF_INET, socket.AF_INET6):
        with contextlib.suppress(OSError, AttributeError):  # Linux only
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_SECONDS * 1000)


def _proxy_test(proxies: str) -> Callable[[str], bool]:
    """Whether an address is that of a trusted proxy, behind which there are many people."""
    words = [word.strip() for word in proxies.split(",") if word.strip()]
    networks = networks_of(proxies)

    def is_proxy(host: str) -> bool:
        if not host or "*" in words or host in words:  # a unix socket has no address: the proxy alone has it
            return True
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in networks)

    return is_proxy
