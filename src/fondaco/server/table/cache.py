"""The tables this process holds: loaded when asked for, bounded by memory, the least recently used evicted first."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from fondaco.server.core.metrics import Metrics
from fondaco.server.core.tasks import Tasks, log_failure
from fondaco.server.storage.outages import Outages
from fondaco.server.storage.store import StorageError
from fondaco.server.table.actor import Committed, Outbox, TableActor
from fondaco.server.table.fold import Table, new_table
from fondaco.server.table.head import RowNotice
from fondaco.server.table.loader import Loader
from fondaco.server.table.repository import OutboxRow, TableRepository
from fondaco.server.table.rows import LogRow, Opened
from fondaco.server.table.setting import Setting

PLY_BYTES = 900  # measured, 640 to 820 by game: a ply with its events and its share of the kept states
KEY_BYTES = 150  # an idempotency key
TABLE_BYTES = 20_000  # a table with seats, clock and rendered snapshots
DATABASE_PAUSE = 1.0  # seconds until what the database did not answer is asked again
IDLE = 600.0  # seconds after which a table that nobody uses is evicted

CommitListener = Callable[[Committed], None]
TableListener = Callable[[Table], None]
InUse = Callable[[Table], bool]

log = logging.getLogger("fondaco.tables")


def weight(table: Table) -> int:
    """About how many bytes a table takes."""
    return TABLE_BYTES + PLY_BYTES * table.ply + KEY_BYTES * len(table.keys)


class Tables:
    """Gives out actors, and tells listeners of every commit, load and eviction."""

    def __init__(
        self,
        repository: TableRepository,
        outages: Outages,
        tasks: Tasks,
        metrics: Metrics,
        budget: int,
    ) -> None:
        self._repository = repository
        self._outages = outages
        self._tasks = tasks
        self._metrics = metrics
        self._budget = budget
        self._outboxes: list[Outbox] = []
        self._loader = Loader(repository)
        self._actors: OrderedDict[str, TableActor] = OrderedDict()  # the least recently used first
        self._used: dict[str, float] = {}
        self._weights: dict[str, int] = {}
        self._total = 0
        self._loading: dict[str, asyncio.Task[TableActor]] = {}
        self._commit_listeners: list[CommitListener] = []
        self._load_listeners: list[TableListener] = []
        self._evict_listeners: list[TableListener] = []
        self._refold_listeners: list[TableListener] = []
        self._uses: list[InUse] = []

    # -- listeners ----------------------------------------------------------------

    def on_commit(self, listener: CommitListener) -> None:
        self._commit_listeners.append(listener)

    def on_row(self, outbox: Outbox) -> None:
        """Deliver this, too, because of a row: it is stored in the row's own transaction."""
        self._outboxes.append(outbox)

    def _outbox(self, before: Table, row: LogRow, after: Table) -> Sequence[OutboxRow]:
        return [item for outbox in self._outboxes for item in outbox(before, row, after)]

    def on_load(self, listener: TableListener) -> None:
        self._load_listeners.append(listener)

    def on_evict(self, listener: TableListener) -> None:
        self._evict_listeners.append(listener)

    def on_refold(self, listener: TableListener) -> None:
        self._refold_listeners.append(listener)

    def keep_while(self, in_use: InUse) -> None:
        """Evict no table for which this holds."""
        self._uses.append(in_use)

    def _publish(self, committed: Committed) -> None:
        for listener in self._commit_listeners:
            with log_failure("listener-failed"):
                listener(committed)
        held = self._actors.get(committed.after.id)
        if held is not None and held.table.seq < committed.row.seq:  # written by an actor evicted meanwhile
            held.receive([committed.row])
        if committed.after.status == "closed":
            self._evict(committed.after.id)
        elif committed.after.id in self._weights:
            self._weigh(committed.after)

    # -- getting ------------------------------------------------------------------

    def held(self, table_id: str) -> TableActor | None:
        """The actor if it is in memory."""
        return self._actors.get(table_id)

    def all_held(self) -> list[TableActor]:
        return list(self._actors.values())

    async def get(self, table_id: str, asker: str = "") -> TableActor:
        """The actor of a table, loaded if need be. Raises DeclinedError."""
        actor = self._actors.get(table_id)
        if actor is not None:
            self._touch(table_id)
            return actor
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id, asker))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def open(self, setting: Setting, opened: Opened) -> TableActor:
        """A new table, with its first row."""
        now, before = setting.created, new_table(setting)
        row = LogRow(1, now, self._outages.clock_time(now), None, opened)
        after = before.after(row)
        await self._repository.add(row, after, self._outbox(before, row, after))
        actor = self._hold(after)
        self._publish(Committed(before, row, after, local=True))
        return actor

    async def _load(self, table_id: str, asker: str) -> TableActor:
        return self._hold(await self._loader.load(table_id, asker))

    def _hold(self, table: Table) -> TableActor:
        actor = TableActor(table, self._repository, self._outages, self._publish, self._outbox)
        self._actors[table.id] = actor
        self._touch(table.id)
        self._weigh(table)
        for listener in self._load_listeners:
            with log_failure("listener-failed"):
                listener(table)
        self._fit_budget()
        return actor

    def _touch(self, table_id: str) -> None:
        self._used[table_id] = time.monotonic()
        self._actors.move_to_end(table_id)

    # -- evicting -----------------------------------------------------------------

    def evict_idle(self) -> None:
        oldest = time.monotonic() - IDLE
        for table_id, actor in list(self._actors.items()):
            if self._used[table_id] > oldest:
                break
            if not self._is_in_use(actor):
                self._evict(table_id)
        self._fit_budget()

    def _fit_budget(self) -> None:
        newest = next(reversed(self._actors), None)
        for table_id, actor in list(self._actors.items()) if self._total > self._budget else ():
            if self._total <= self._budget:
                break
            if table_id != newest and not self._is_in_use(actor):
                self._evict(table_id)
        self._metrics.live.set(len(self._actors))

    def _weigh(self, table: Table) -> None:
        now = weight(table)
        self._total += now - self._weights.get(table.id, 0)
        self._weights[table.id] = now

    def _is_in_use(self, actor: TableActor) -> bool:
        return actor.is_busy or any(in_use(actor.table) for in_use in self._uses)

    def forget(self, table_id: str) -> None:
        """Evict a table whose log was changed; it is loaded again when needed."""
        self._evict(table_id)

    async def refold(self, since: float) -> None:
        """The rows written since then have another clock time: fold them again where a clock runs.

        An outage is often followed by another: what was not read then is read once the database is back.
        """
        left: list[str] | None = None
        while left is None or left:
            try:
                left = list(await self._repository.clocked_since(since)) if left is None else left
                while left:
                    await self._refold(left[-1])
                    left.pop()
            except StorageError:  # the store has logged the cause
                await asyncio.sleep(DATABASE_PAUSE)

    async def _refold(self, table_id: str) -> None:
        with log_failure("refold-failed", StorageError):
            actor = await self.get(table_id)
            table = await actor.refold(self._loader.fold)
            await self._repository.renew_head(table)
            for listener in self._refold_listeners:
                listener(table)

    def _evict(self, table_id: str) -> None:
        actor = self._actors.pop(table_id, None)
        self._used.pop(table_id, None)
        self._total -= self._weights.pop(table_id, 0)
        if actor is not None:
            for listener in self._evict_listeners:
                with log_failure("listener-failed"):
                    listener(actor.table)

    # -- other processes ------------------------------------------------------------

    def receive(self, table_id: str, notices: Sequence[RowNotice]) -> bool:
        """Apply the rows of other processes; False if the table is not held here."""
        loading = self._loading.get(table_id)
        if loading is not None:  # rows may come too late for what it has read
            self._tasks.spawn(self._receive_when_loaded(loading, notices))
            return False
        actor = self._actors.get(table_id)
        if actor is None:
            return False
        rows = [
            self._repository.row(notice.seq, notice.time, notice.key, notice.body)
            for notice in notices
            if notice.body is not None
        ]
        newest = max(notice.seq for notice in notices)
        is_complete = actor.receive(rows)
        if not is_complete or (actor.table.seq < newest and not actor.is_busy):
            actor.is_uncertain = True
            self._tasks.spawn(self._catch_up(actor))
        return True

    async def _receive_when_loaded(self, loading: asyncio.Task[TableActor], notices: Sequence[RowNotice]) -> None:
        await asyncio.wait([loading])
        if not loading.cancelled() and loading.exception() is None:
            self.receive(notices[0].table, notices)

    async def catch_up(self) -> None:
        """Notices may have been missed: read the logs of all tables held here."""
        if self._loading:
            await asyncio.wait(list(self._loading.values()))
        for actor in self.all_held():
            await self._catch_up(actor)

    async def settle(self) -> None:
        """Read again what it is uncertain of."""
        for actor in self.all_held():
            if actor.is_uncertain and not actor.is_busy:
                with log_failure("catch-up-failed"):
                    await actor.settle()

    async def _catch_up(self, actor: TableActor) -> None:
        with log_failure("catch-up-failed"):
            await actor.catch_up()
