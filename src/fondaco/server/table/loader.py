"""Loading a table: its log is folded a few milliseconds at a time, so that everything else goes on meanwhile.

Long logs wait their turn: few at once in total, one at once for each asker, and only so many may wait.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager

from fondaco.server.core.errors import DeclinedError
from fondaco.server.table.fold import Table, new_table
from fondaco.server.table.repository import TableRepository

SLICE = 0.001  # seconds of folding between two turns of the event loop
SHORT = 400  # rows; shorter logs do not wait
AT_ONCE = 3
WAITING_EACH = 32
WAITING_IN_ALL = 400


class Turns:
    """Limits concurrent loads: round-robin by asker, declined when too many wait."""

    def __init__(self, at_once: int = AT_ONCE, each: int = WAITING_EACH, in_all: int = WAITING_IN_ALL) -> None:
        self._free = at_once
        self._each = each
        self._in_all = in_all
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by asker, whose turn it is first
        self._working: set[str] = set()

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Wait for a turn. Raises DeclinedError."""
        queue = self._waiting.get(asker, ())
        if len(queue) >= self._each or sum(map(len, self._waiting.values())) >= self._in_all:
            raise DeclinedError(503, "too-busy")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(future)
        self._start()
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._end(asker)
            else:
                self._forget(asker, future)
            raise
        try:
            yield
        finally:
            self._end(asker)

    def _start(self) -> None:
        for asker in list(self._waiting):
            if not self._free:
                return
            if asker in self._working:
                continue
            queue = self._waiting.pop(asker)
            future = queue.popleft()
            if queue:
                self._waiting[asker] = queue
            self._free -= 1
            self._working.add(asker)
            future.set_result(None)

    def _end(self, asker: str) -> None:
        self._working.discard(asker)
        self._free += 1
        if asker in self._waiting:
            self._waiting[asker] = self._waiting.pop(asker)  # now the last in line
        self._start()

    def _forget(self, asker: str, future: asyncio.Future[None]) -> None:
        queue = self._waiting.get(asker)
        if queue is not None and future in queue:
            queue.remove(future)
            if not queue:
                del self._waiting[asker]


class Loader:
    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository
        self._turns = Turns()
        self._slice = asyncio.Lock()  # one fold at a time between two turns of the event loop

    async def load(self, table_id: str, asker: str) -> Table:
        """The table as its log tells it. Raises DeclinedError."""
        stored = await self._repository.find(table_id)
        if stored is None or stored.head.status == "closed":
            raise DeclinedError(404, "no-such-table")
        table = new_table(stored.setting)
        if stored.head.seq <= SHORT:
            table = await self.fold(table)
        else:
            async with self._turns.turn(asker):
                table = await self.fold(table)
        if table.status == "closed":  # meanwhile
            raise DeclinedError(404, "no-such-table")
        return table

    async def fold(self, table: Table, last: float = math.inf) -> Table:
        """The table after the rows that are stored, up to the last."""
        async with aclosing(self._repository.rows_after(table.id, table.seq)) as source:
            while (row := await anext(source, None)) is not None and row.seq <= last:
                async with self._slice:
                    end = time.perf_counter() + SLICE
                    while row is not None and row.seq <= last:
                        table = table.after(row)
                        row = await anext(source, None) if time.perf_counter() < end else None
                    await asyncio.sleep(0)
        return table
