"""The table actor: lock, judge, append, publish; nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence

from msgspec import Struct

from fondaco.kernel import IllegalMove
from fondaco.server.core import moment
from fondaco.server.core.errors import DeclinedError
from fondaco.server.storage.outages import Outages
from fondaco.server.storage.store import TakenError
from fondaco.server.table import rows
from fondaco.server.table.fold import Table, new_table
from fondaco.server.table.repository import OutboxRow, TableRepository
from fondaco.server.table.rows import LogRow

MAX_ATTEMPTS = 5  # when another process writes first

faults = logging.getLogger("fondaco.rules")


class Committed(Struct, frozen=True):
    """A row that is in the database; `local` if this process wrote it."""

    before: Table
    row: LogRow
    after: Table
    local: bool


Judge = Callable[[Table], rows.Body]
Publish = Callable[[Committed], None]
Fold = Callable[[Table, int], Awaitable[Table]]  # the table after its rows up to this seq
Outbox = Callable[[Table, LogRow, Table], Sequence[OutboxRow]]  # pure: before, row, after


class TableActor:
    """One per table and process. Commands at one table wait for each other; other tables go on."""

    def __init__(
        self, table: Table, repository: TableRepository, outages: Outages, publish: Publish, outbox: Outbox
    ) -> None:
        self.table = table
        self.is_uncertain = False  # a commit or a read was interrupted: the database may know more
        self._repository = repository
        self._outages = outages
        self._publish = publish
        self._outbox = outbox
        self._lock = asyncio.Lock()
        self._received: dict[int, LogRow] = {}  # rows of other processes that cannot be applied yet

    @property
    def is_busy(self) -> bool:
        return self._lock.locked()

    async def write(self, judge: Judge, key: str | None = None) -> int:
        """Judge, append, publish; the seq of the row that carried out the key. Raises DeclinedError."""
        async with self._lock:
            if self.is_uncertain:
                await self._catch_up()
            try:
                return await self._write(judge, key)
            finally:
                self._apply_received()

    async def _write(self, judge: Judge, key: str | None) -> int:
        for _ in range(MAX_ATTEMPTS):
            if key is not None and (seq := self.table.keys.get(key)) is not None:
                return seq
            before, now = self.table, moment.now()
            try:
                row = LogRow(before.seq + 1, now, self._outages.clock_time(now), key, judge(before))
                after = _fold_new(before, row)
            except DeclinedError:
                if await self._was_behind():
                    continue
                raise
            self.is_uncertain = True
            try:
                await self._repository.append(before, row, after, self._outbox(before, row, after))
            except TakenError:
                self._apply_received()
                if self.table is before:
                    await self._catch_up()
                self.is_uncertain = False
                continue
            self.is_uncertain = False
            self._advance(row, after, local=True)
            return row.seq
        raise DeclinedError(503, "too-busy")

    # -- rows of other processes --------------------------------------------------

    def receive(self, received: Iterable[LogRow]) -> bool:
        """Take in rows that another process wrote; False if rows before them are missing."""
        for row in received:
            if row.seq > self.table.seq:
                self._received[row.seq] = row
        if self._lock.locked():
            return True  # the holder of the lock applies them
        self._apply_received()
        return not self._received

    async def catch_up(self) -> None:
        """Read what other processes have written."""
        async with self._lock:
            await self._catch_up()

    async def settle(self) -> None:
        """Read the log if it is uncertain what it holds."""
        async with self._lock:
            if self.is_uncertain or self._received:
                await self._catch_up()

    async def refold(self, fold: Fold) -> Table:
        """The same rows have other clock times: read them all again."""
        async with self._lock:
            self.table = await fold(new_table(self.table.setting), self.table.seq)
            self._apply_received()
            return self.table

    async def _was_behind(self) -> bool:
        """Read what another process has written and not yet announced; whether there was anything."""
        before = self.table
        if self._repository.is_shared:
            await self._catch_up()
        return self.table is not before

    async def _catch_up(self) -> None:
        self.is_uncertain = True
        async for row in self._repository.rows_after(self.table.id, self.table.seq):
            self._advance(row, self.table.after(row), local=False)
        self._apply_received()
        self.is_uncertain = False

    def _apply_received(self) -> None:
        """Apply the received rows that follow the newest one, in the order of seq."""
        while (row := self._received.pop(self.table.seq + 1, None)) is not None:
            self._advance(row, self.table.after(row), local=False)
        for seq in [seq for seq in self._received if seq <= self.table.seq]:
            del self._received[seq]

    def _advance(self, row: LogRow, after: Table, local: bool) -> None:
        before, self.table = self.table, after
        self._publish(Committed(before, row, after, local))


def _fold_new(before: Table, row: LogRow) -> Table:
    """The table after a row that is not yet written; a fault of the rules is refused like anything else."""
    try:
        return before.after(row)
    except IllegalMove as error:
        raise DeclinedError.because(error) from None
    except Exception as error:  # noqa: BLE001  whatever a game's rules may raise
        _log_fault(before, error)
        raise DeclinedError(500, "rules-fault") from None


def _log_fault(table: Table, error: Exception) -> None:
    """Where the rules broke; the message of the error stays out, for it may hold what is hidden."""
    faults.error("rules-fault", exc_info=error, extra={"facts": {"game": table.setting.game.name}})
