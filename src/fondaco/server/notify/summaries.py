"""Summaries of a week: what was played, and what waits. They go by mail to those who asked for them."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from fondaco.server.accounts.repository import PeopleRepository
from fondaco.server.notify.alerts import Alert, write_alerts
from fondaco.server.notify.preferences import read_preferences
from fondaco.server.notify.repository import NotifyRepository
from fondaco.server.storage.store import TakenError
from fondaco.server.table.repository import TableRepository

WEEK = 7 * 86_400
LOOK_EVERY = 5.0  # seconds
MAX_SUMMARIES = 50  # in a round


Count = Callable[[str, frozenset[str], float], Awaitable[dict[str, int]]]  # account, ids, since: numbers of an alert


class Summaries:
    def __init__(self, repository: NotifyRepository, people: PeopleRepository, tables: TableRepository) -> None:
        self._repository = repository
        self._people = people
        self._tables = tables
        self._counts: list[Count] = []
        self._looked = 0.0

    def on_count(self, count: Count) -> None:
        """Add these numbers to every summary."""
        self._counts.append(count)

    async def write(self) -> None:
        """Put the summaries that are due into the outbox; a week in which nothing happened has none."""
        now = time.time()
        if now - self._looked < LOOK_EVERY:
            return
        self._looked = now
        for person, body, due in await self._repository.summaries_due(now, MAX_SUMMARIES):
            alert = await self._sum_up(person, now)
            is_empty = not (alert.played or alert.waiting or alert.requests)
            then = read_preferences(body).next_summary(now)
            try:
                text = None if is_empty else write_alerts([alert])
                await self._repository.sum_up(person, due, then, alert.kind, text, now)
            except TakenError:  # another process was first
                continue

    async def _sum_up(self, person: str, now: float) -> Alert:
        ids = await self._people.ids_of(person)
        waiting = len(await self._tables.waiting_for(ids))
        alert = Alert("weekly", "", "", time=now, waiting=waiting)
        for count in self._counts:
            alert = replace(alert, **await count(person, ids, now - WEEK))
        return alert
