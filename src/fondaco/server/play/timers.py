"""Clocks that run out: a timer for each table that is held, and a sweep for the others."""

from __future__ import annotations

import asyncio

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.tasks import Tasks, log_failure
from fondaco.server.storage.outages import Outages
from fondaco.server.table import rows
from fondaco.server.table.actor import Committed, TableActor
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.judge import SUBSTITUTE
from fondaco.server.table.repository import TableRepository

LATE = 2.0  # seconds after which a clock that ran out is found in the database
MARGIN = 0.02  # seconds a timer waits beyond the end


class ClockTimers:
    def __init__(self, tables: Tables, repository: TableRepository, outages: Outages, tasks: Tasks) -> None:
        self._tables = tables
        self._repository = repository
        self._outages = outages
        self._tasks = tasks
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def committed(self, committed: Committed) -> None:
        """Listener: after every row."""
        if committed.after.setting.clock.kind != "none":
            self.schedule(committed.after)

    def schedule(self, table: Table) -> None:
        """Listener: set the timer to when the first clock at the table runs out."""
        self.cancel(table)
        due = table.clock.next_due()
        if due is not None and table.status == "playing":
            delay = max(0.0, due[0] - self._outages.now()) + MARGIN
            self._timers[table.id] = asyncio.get_running_loop().call_later(delay, self._ring, table.id)

    def cancel(self, table: Table) -> None:
        """Listener: the table is no longer held."""
        timer = self._timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    async def sweep(self) -> None:
        """Find clocks that ran out where no timer runs."""
        for table_id in await self._repository.clocks_due(self._outages.now() - LATE):
            await self._run_out_at(table_id)

    def _ring(self, table_id: str) -> None:
        self._tasks.spawn(self._run_out_at(table_id))

    async def _run_out_at(self, table_id: str) -> None:
        with log_failure("clock-failed"):
            await self.run_out(await self._tables.get(table_id))

    async def run_out(self, actor: TableActor) -> None:
        """A bot plays on for who ran out of time."""

        def judge(table: Table) -> rows.Body:
            due = table.clock.next_due()
            if table.status != "playing" or due is None or due[0] > self._outages.now():
                raise DeclinedError(409, "in-time")
            return rows.StoodUp(due[1], SUBSTITUTE, "clock")

        try:
            await actor.write(judge)
        except DeclinedError:
            self.schedule(actor.table)
