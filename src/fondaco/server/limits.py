"""How often something may be asked: token buckets, per address or connection."""

from __future__ import annotations

import time
from dataclasses import dataclass


class Bucket:
    """So many a second, saved up to so many."""

    __slots__ = ("_filled", "_level", "_limited", "burst", "rate")

    def __init__(self, rate: float, burst: float, limited: bool = True) -> None:
        self.rate = rate
        self.burst = burst
        self._limited = limited
        self._level = burst
        self._filled = time.monotonic()

    def take(self) -> bool:
        """Use one; False if there is none left."""
        if not self._limited:
            return True
        now = time.monotonic()
        self._level = min(self.burst, self._level + (now - self._filled) * self.rate)
        self._filled = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        return self._level + (time.monotonic() - self._filled) * self.rate >= self.burst

    @property
    def wait(self) -> int:
        """Whole seconds until there is one again."""
        return max(1, round((1 - self._level) / self.rate))


@dataclass(frozen=True)
class Limit:
    """A way to ask: which requests, and how often."""

    name: str
    methods: tuple[str, ...]
    paths: tuple[str, ...]
    rate: float
    burst: float
    ending: str = ""  # of the path, where there are many such paths

    def covers(self, method: str, path: str) -> bool:
        if method not in self.methods:
            return False
        if self.ending:
            return path.endswith(self.ending)
        return not self.paths or path in self.paths


LIMITS = (
    Limit("password", ("POST",), ("/api/account", "/api/session"), 10 / 60, 10),
    Limit("open", ("POST",), ("/api/tables",), 30 / 60, 30),
    Limit("upload", ("POST",), ("/api/records", "/api/verify"), 20 / 60, 20),
    Limit("hint", ("POST",), (), 30 / 60, 15, "/hint"),
    Limit("annotation", ("POST",), (), 20 / 60, 10, "/annotation"),
    Limit("connect", ("WEBSOCKET",), (), 5, 60),
    Limit("change", ("POST", "DELETE", "PUT", "PATCH"), (), 20, 100),
    Limit("ask", ("GET", "HEAD"), (), 50, 300),
)


class Limits:
    """The buckets of all addresses; those that are full again are forgotten."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._cleaned = time.monotonic()

    def check(self, method: str, path: str, address: str) -> int:
        """0 if the request may pass, else the seconds to wait."""
        if not path.startswith("/api"):
            return 0
        for limit in LIMITS:
            if limit.covers(method, path.rstrip("/")):
                self._clean()
                key = (limit.name, address)
                bucket = self._buckets.get(key)
                if bucket is None:
                    bucket = self._buckets[key] = Bucket(limit.rate, limit.burst)
                return 0 if bucket.take() else bucket.wait
        return 0

    def _clean(self) -> None:
        now = time.monotonic()
        if now - self._cleaned > 60:
            self._cleaned = now
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
