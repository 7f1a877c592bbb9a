"""Wrong passwords, counted by account: guesses are slowed down, the owner is not.

A browser in which the account was signed in before has a cookie that says so, and a count of its own: strangers, from
however many networks, use up only the count of strangers.
"""

from __future__ import annotations

import time

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.limits import Bucket

BURST = 10  # wrong passwords at once
RATE = 1 / 60  # a second


class Attempts:
    """The counts of all accounts; those that are full again are forgotten."""

    def __init__(self, limited: bool) -> None:
        self._limited = limited
        self._buckets: dict[tuple[str, bool], Bucket] = {}
        self._cleaned = time.monotonic()

    def begin(self, account: str, is_known_browser: bool) -> None:
        """One attempt, counted as wrong until it succeeds. Raises DeclinedError."""
        if not self._limited:
            return
        self._clean()
        bucket = self._buckets.setdefault((account, is_known_browser), Bucket(RATE, BURST))
        if not bucket.take():
            raise DeclinedError(429, "too-many-attempts", seconds=bucket.wait())

    def succeed(self, account: str, is_known_browser: bool) -> None:
        """The password was right."""
        self._buckets.pop((account, is_known_browser), None)

    def _clean(self) -> None:
        now = time.monotonic()
        if now - self._cleaned > 60:
            self._cleaned = now
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
