"""How often something may be asked: token buckets, per address or connection."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network

SOCKETS_OF_PERSON = 32
SOCKETS_OF_NETWORK = 512  # of people who have not done anything yet


class Bucket:
    """A token bucket: `rate` tokens a second, at most `burst`."""

    __slots__ = ("_filled", "_level", "_limited", "burst", "rate")

    def __init__(self, rate: float, burst: float, limited: bool = True) -> None:
        self.rate = rate
        self.burst = burst
        self._limited = limited
        self._level = burst
        self._filled = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take `amount` tokens; return False if too few remain."""
        if not self._limited:
            return True
        self._fill()
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def has(self, amount: float = 1.0) -> bool:
        """Whether there is so much left."""
        self._fill()
        return self._level >= amount

    def drain(self, amount: float) -> None:
        """Take an amount that is known only afterwards; the level may fall below zero."""
        self._fill()
        self._level -= amount

    @property
    def is_empty(self) -> bool:
        self._fill()
        return self._level <= 0

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._filled) * self.rate)
        self._filled = now

    @property
    def full(self) -> bool:
        return self._level + (time.monotonic() - self._filled) * self.rate >= self.burst

    def wait(self, amount: float = 1.0) -> int:
        """Whole seconds until `amount` tokens are there."""
        return max(1, round((amount - self._level) / self.rate))


def network_of(host: str) -> str:
    """Who counts as one address: an IPv4 address, or the /64 of an IPv6 address, which is one customer's."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a unix socket has none
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)


def networks_of(words: str) -> list[IPv4Network | IPv6Network]:
    """The addresses and networks among words with commas between them."""
    found = []
    for word in words.split(","):
        with suppress(ValueError):
            found.append(ipaddress.ip_network(word.strip(), strict=False))
    return found


def overlaps(network: str, others: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Whether a network, as `network_of` names it, has an address in common with one of these."""
    address = ipaddress.ip_address(network)
    own = ipaddress.ip_network((address, 64 if address.version == 6 else 32), strict=False)
    return any(own.version == other.version and own.overlaps(other) for other in others)


class OpenSockets:
    """How many sockets and streams each person has open; strangers count by their network."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def has_room(self, asker: str, is_person: bool) -> bool:
        return self._open[asker] < (SOCKETS_OF_PERSON if is_person else SOCKETS_OF_NETWORK)

    @contextmanager
    def one_more(self, asker: str, is_person: bool) -> Iterator[bool]:
        """Whether there is room; counted until the end of the block."""
        if not self.has_room(asker, is_person):
            yield False
            return
        self._open[asker] += 1
        try:
            yield True
        finally:
            self._open[asker] -= 1
            if not self._open[asker]:
                del self._open[asker]


@dataclass(frozen=True)
class Limit:
    """A way to ask: which routes (all of them, if none is named), and how often."""

    name: str
    methods: tuple[str, ...]
    routes: tuple[str, ...]  # as the router names them: paths can be written in many ways
    rate: float
    burst: float

    def covers(self, method: str, route: str) -> bool:
        return method in self.methods and (not self.routes or route in self.routes)


PASSWORDS = (
    *("/api/account", "/api/session", "/api/account/password", "/api/account/delete", "/api/account/recover"),
    *("/api/session/link", "/api/session/ask"),
)
LIMITS = (
    Limit("password", ("POST",), PASSWORDS, 10 / 60, 10),
    Limit("verify", ("POST",), ("/api/verify",), 20 / 60, 20),
    Limit("connect", ("WEBSOCKET",), (), 20, 400),
    Limit("change", ("POST", "DELETE", "PUT", "PATCH"), (), 20, 100),
    Limit("ask", ("GET", "HEAD", "OPTIONS"), (), 50, 300),
)


class Limits:
    """The buckets of all addresses; those that are full again are forgotten."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._cleaned = time.monotonic()

    def check(self, method: str, route: str, host: str) -> int:
        """0 if the request may pass, else the seconds to wait."""
        for limit in LIMITS:
            if limit.covers(method, route):
                self._clean()
                key = (limit.name, network_of(host))
                bucket = self._buckets.get(key)
                if bucket is None:
                    bucket = self._buckets[key] = Bucket(limit.rate, limit.burst)
                return 0 if bucket.take() else bucket.wait()
        return 0

    def _clean(self) -> None:
        now = time.monotonic()
        if now - self._cleaned > 60:
            self._cleaned = now
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
