"""Quotas of a person: hints, effects, analyses, uploads, thinking time of bots.

A guest costs nothing to make, so each network address has a quota too: a few times that of a person.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.limits import Bucket

Kind = Literal[
    "hint", "effects", "analysis", "upload", "table", "thinking", "notify", "command", "chat", "row", "guest"
]

HOUR = 3600.0
PERSONAL: dict[Kind, tuple[float, float]] = {  # how many a second, and how many at once
    "hint": (30 / 60, 15),
    "effects": (120 / 60, 120),
    "analysis": (20 / HOUR, 10),
    "upload": (60 / HOUR, 20),
    "table": (60 / HOUR, 20),
    "thinking": (0.5, 300),  # seconds of a bot process
    "notify": (20 / HOUR, 12),  # new channels, tests, invitations
    "command": (20, 60),  # at tables, by all connections together
    "chat": (0.5, 20),  # messages
    "row": (1, 1200),  # of logs
    "guest": (100 / HOUR, 100),  # who do something for the first time; by network only
}
MAX_SEEN = 20_000  # people whose network is remembered
SHARED = 4  # an address may use so many times as much as a person: families, schools
WIDELY_SHARED: dict[Kind, int] = {"command": 16, "row": 8}  # what a whole school needs at the same time


class Payer(Struct, frozen=True):  # made for every command
    """Who uses something, and from which network."""

    person: str
    network: str


class Networks:
    """From which network each person was last seen; in memory only."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, str] = OrderedDict()

    def remember(self, person: str, network: str) -> None:
        self._seen[person] = network
        self._seen.move_to_end(person)
        while len(self._seen) > MAX_SEEN:
            self._seen.popitem(last=False)

    def payer(self, person: str) -> Payer:
        return Payer(person, self._seen.get(person, ""))


class Quotas:
    """The buckets of everybody; those that are full again are forgotten."""

    def __init__(self, limited: bool) -> None:
        self._limited = limited
        self._buckets: dict[tuple[Kind, str], Bucket] = {}
        self._cleaned = time.monotonic()

    def spend(self, payer: Payer, kind: Kind, amount: float = 1.0) -> None:
        """Take an amount. Raises DeclinedError where too little is left."""
        for bucket in self._of(payer, kind):
            if not bucket.take(amount):
                raise DeclinedError(429, "quota-used", what=kind, seconds=bucket.wait(amount))

    def check(self, payer: Payer, kind: Kind) -> None:
        """Raises DeclinedError where nothing is left."""
        for bucket in self._of(payer, kind):
            if not bucket.has():
                raise DeclinedError(429, "quota-used", what=kind, seconds=bucket.wait())

    def charge(self, payer: Payer, kind: Kind, amount: float) -> None:
        """Charge what was used, also beyond the quota."""
        for bucket in self._of(payer, kind):
            bucket.drain(amount)

    def is_used_up(self, payer: Payer, kind: Kind) -> bool:
        return any(bucket.is_empty for bucket in self._of(payer, kind))

    def _of(self, payer: Payer, kind: Kind) -> list[Bucket]:
        if not self._limited:
            return []
        self._clean()
        rate, burst = PERSONAL[kind]
        found = [self._bucket(kind, f"person {payer.person}", rate, burst)] if payer.person else []
        if payer.network:
            times = WIDELY_SHARED.get(kind, SHARED)
            found.append(self._bucket(kind, f"network {payer.network}", rate * times, burst * times))
        return found

    def _bucket(self, kind: Kind, key: str, rate: float, burst: float) -> Bucket:
        bucket = self._buckets.get((kind, key))
        if bucket is None:
            bucket = self._buckets[kind, key] = Bucket(rate, burst)
        return bucket

    def _clean(self) -> None:
        now = time.monotonic()
        if now - self._cleaned > 60:
            self._cleaned = now
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}


@dataclass(frozen=True)
class Quota:
    """The quotas of one request: `quota.spend("hint")`."""

    quotas: Quotas
    payer: Payer

    def spend(self, kind: Kind, amount: float = 1.0) -> None:
        self.quotas.spend(self.payer, kind, amount)
