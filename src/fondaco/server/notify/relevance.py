"""Whether an alert is still worth sending."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from fondaco.server.core.errors import DeclinedError
from fondaco.server.notify.alerts import Alert, AlertKind, time_limit
from fondaco.server.notify.repository import NotifyRepository
from fondaco.server.storage.outages import Outages
from fondaco.server.table.cache import Tables
from fondaco.server.table.head import Head
from fondaco.server.table.repository import TableRepository

EARLY = 60.0  # seconds by which a reminder may come too soon


Check = Callable[[str, Alert], Awaitable[bool]]  # whether an alert still concerns a person


class Relevance:
    def __init__(
        self,
        repository: NotifyRepository,
        table_repository: TableRepository,
        tables: Tables,
        outages: Outages,
        after: float,
    ) -> None:
        self._repository = repository
        self._table_repository = table_repository
        self._tables = tables
        self._outages = outages
        self._after = after  # seconds after which a look is over
        self._checks: dict[AlertKind, Check] = {}

    def on_check(self, kind: AlertKind, check: Check) -> None:
        """Ask this of alerts of a kind that concerns no table."""
        self._checks[kind] = check

    async def is_current(self, person: str, alert: Alert) -> bool:
        """Whether the person has not seen it, and it has not passed."""
        if alert.kind in ("test", "weekly"):
            return True
        if (check := self._checks.get(alert.kind)) is not None:
            return await check(person, alert)
        look = await self._repository.last_look(person, alert.table)
        seen_from = time.time() - self._after if alert.kind == "time-low" else alert.time
        if look > seen_from:
            return False
        try:
            stored = await self._table_repository.find(alert.table)
            return stored is not None and await self._holds(alert, stored.head)
        except DeclinedError:  # its rules are no longer played
            return False

    async def _holds(self, alert: Alert, head: Head) -> bool:
        match alert.kind:
            case "invitation":
                return head.status == "open"
            case "ended":
                return True
            case "started" if not alert.is_turn:
                return head.status == "playing"
            case "undo":
                undo = (await self._tables.get(alert.table)).table.undo
                return undo is not None and undo.seq == alert.seq and alert.seat in undo.waiting
            case "hold":
                hold = (await self._tables.get(alert.table)).table.hold
                return hold is not None and hold.seq == alert.seq and alert.seat in hold.waiting
            case "time-low":
                return await self._waits(alert)
            case _:
                return _decides(alert, head)

    async def _waits(self, alert: Alert) -> bool:
        """A reminder is for the limit it was made for; another limit has its own."""
        table = (await self._tables.get(alert.table)).table
        limit = time_limit(table, alert.seat) if table.status == "playing" else None
        return limit is not None and abs(limit - alert.limit) < 1

    def time_to_reminder(self, alert: Alert) -> float:
        """Seconds that a reminder must still wait: clocks stand while no server runs."""
        wait = alert.remind - self._outages.now() if alert.kind == "time-low" else 0.0
        return wait if wait > EARLY else 0.0


def _decides(alert: Alert, head: Head) -> bool:
    if head.status != "playing" or head.on_hold or alert.seat >= len(head.seats):
        return False
    return bool(head.deciding >> alert.seat & 1) and head.seats[alert.seat].played_by_person
