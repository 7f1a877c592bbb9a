"""Outages: when no process had a heartbeat. Clocks count the time between them."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Iterable

from fondaco.server.core import moment

Outage = tuple[float, float]  # start and end
MIN_OUTAGE = 5.0  # seconds without a heartbeat


class Outages:
    """All outages so far, in order; `clock_time` maps the time of day to the time clocks count.

    While the heartbeat of this process is late the clocks stand: it may be an outage, which is known afterwards.
    """

    def __init__(self, outages: Iterable[Outage] = ()) -> None:
        self._starts: list[float] = []
        self._ends: list[float] = []
        self._lost: list[float] = [0.0]  # before each outage, and in all
        self.beat = math.inf  # the newest heartbeat of this process
        self.replace(outages)

    def replace(self, outages: Iterable[Outage]) -> None:
        self._starts, self._ends, self._lost = [], [], [0.0]
        for start, end in sorted(outages):
            self._starts.append(start)
            self._ends.append(end)
            self._lost.append(self._lost[-1] + end - start)

    def __len__(self) -> int:
        return len(self._starts)

    @property
    def newest(self) -> float:
        """When the newest outage began."""
        return self._starts[-1] if self._starts else math.inf

    def clock_time(self, when: float) -> float:
        """The moment less all outages before it; during an outage it stands still."""
        if when - self.beat >= MIN_OUTAGE:
            when = self.beat
        number = bisect_right(self._starts, when)
        if number and when < self._ends[number - 1]:
            return self._starts[number - 1] - self._lost[number - 1]
        return when - self._lost[number]

    def now(self) -> float:
        """The clock time now."""
        return self.clock_time(moment.now())
