"""How a person wants to be notified; quiet hours and digests go by their own time zone."""

from __future__ import annotations

import zoneinfo
from datetime import datetime, timedelta
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from fondaco.server.core.calendars import time_zones, zone_of
from fondaco.server.core.errors import DeclinedError
from fondaco.server.notify.alerts import KINDS, Kind

MINUTES = 24 * 60
URGENT: tuple[Kind, ...] = ("time-low", "invitation", "friend")  # not held for a digest: it is about matches

Language = Literal["en", "it"]
Minute = Annotated[int, Meta(ge=0, lt=MINUTES)]


class Preferences(Struct, frozen=True):
    """Of one person, for all channels."""

    language: Language = "en"
    time_zone: Annotated[str, Meta(max_length=64)] = "UTC"
    kinds: Annotated[tuple[Kind, ...], Meta(max_length=20)] = KINDS
    quiet: bool = False
    quiet_from: Minute = 22 * 60
    quiet_to: Minute = 8 * 60
    digest: bool = False  # one mail a day instead of one for each event
    digest_at: Minute = 18 * 60
    weekly: bool = False  # a mail about the week

    def check(self) -> None:
        """Raises DeclinedError where there is no such time zone."""
        if self.time_zone not in time_zones():
            raise DeclinedError(400, "no-such-time-zone")

    @property
    def zone(self) -> zoneinfo.ZoneInfo:
        return zone_of(self.time_zone)

    def after_quiet(self, now: float) -> float:
        """Now, or the end of the quiet hours it falls into."""
        local = datetime.fromtimestamp(now, self.zone)
        minute = local.hour * 60 + local.minute
        first, end = self.quiet_from, self.quiet_to
        is_quiet = first <= minute < end if first <= end else minute >= first or minute < end
        return _next(local, end).timestamp() if self.quiet and is_quiet else now

    def next_summary(self, now: float) -> float:
        """The next Monday at the hour of digests."""
        local = _next(datetime.fromtimestamp(now, self.zone), self.digest_at)
        return (local + timedelta(days=-local.weekday() % 7)).timestamp()

    def next_digest(self, now: float) -> float:
        return _next(datetime.fromtimestamp(now, self.zone), self.digest_at).timestamp()


def read_preferences(body: str | None) -> Preferences:
    return Preferences() if body is None else msgspec.json.decode(body, type=Preferences)


def write_preferences(preferences: Preferences) -> str:
    return msgspec.json.encode(preferences).decode()


def _next(local: datetime, minute: int) -> datetime:
    """The next time that clocks show this minute; in the hour a zone skips, the moment after it."""
    at = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    return at if at > local else at + timedelta(days=1)
