"""Time zones and weekends: how much of a stretch of time is no weekend. Moments are times of day, in seconds."""

from __future__ import annotations

import functools
import zoneinfo
from datetime import datetime, time, timedelta

SATURDAY = 5  # as dates count days of the week


@functools.cache
def time_zones() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones())


def zone_of(name: str) -> zoneinfo.ZoneInfo:
    """The zone of this name, or UTC where this machine does not know it."""
    return zoneinfo.ZoneInfo(name if name in time_zones() else "UTC")


@functools.lru_cache(maxsize=4096)
def _weekend(zone: str, day: int) -> tuple[float, float]:
    """The weekend of the week that a day falls into: from Saturday to Monday at midnight."""
    date = datetime.fromordinal(day).date()
    saturday = date + timedelta(days=SATURDAY - date.weekday())
    first, end = (datetime.combine(each, time(), zone_of(zone)) for each in (saturday, saturday + timedelta(days=2)))
    return first.timestamp(), end.timestamp()


def weekend_of(moment: float, zone: str) -> tuple[float, float]:
    """The weekend that a moment falls into, or the next."""
    return _weekend(zone, datetime.fromtimestamp(moment, zone_of(zone)).toordinal())


def is_weekend(moment: float, zone: str) -> bool:
    return weekend_of(moment, zone)[0] <= moment


def between(start: float, end: float, zone: str) -> float:
    """The seconds between two moments that are no weekend."""
    passed = 0.0
    while start < end:
        saturday, monday = weekend_of(start, zone)
        passed += max(0.0, min(end, saturday) - start)
        start = monday
    return passed


def after(start: float, seconds: float, zone: str) -> float:
    """The moment by which so many seconds have passed that are no weekend."""
    while True:
        saturday, monday = weekend_of(start, zone)
        rest = max(0.0, saturday - start)
        if seconds <= rest:
            return start + seconds
        seconds -= rest
        start = monday
