"""Tables: settings, heads and logs; and what the lobby, the clocks and the bots look for among them."""

from __future__ import annotations

import math
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Select, bindparam, delete, func, insert, or_, select, update

from fondaco.server.storage.bus import Bus
from fondaco.server.storage.outages import Outages
from fondaco.server.storage.store import Store, TakenError
from fondaco.server.storage.writer import Statement
from fondaco.server.table import models
from fondaco.server.table.fold import Table
from fondaco.server.table.head import Head, RowNotice, head_of
from fondaco.server.table.results import MatchResult, result_of, write_participants
from fondaco.server.table.rows import (
    Began,
    Body,
    Joined,
    LogRow,
    Opened,
    Renamed,
    Seats,
    SeatWanted,
    TookOver,
    read_body,
    read_seats,
    write_body,
    write_seats,
)
from fondaco.server.table.stored import (
    MOVE_COLUMNS,
    StoredTable,
    head_values,
    move_values,
    read_head,
    read_listed,
    read_stored,
    setting_values,
)
from fondaco.server.table.wire import ClockPlan

LOG_PAGE = 250  # rows read at once: the event loop goes on between two pages
OUTBOX_COLUMNS = ("table_id", "seq", "kind", "person", "body", "created", "due")
COLUMNS = models.tables.c

Contribute = Callable[[Table, Table], Sequence[Any]]  # statements for the transaction of a row: before, after


class OutboxRow(Struct, frozen=True):
    """Something to be delivered because of a row."""

    kind: str
    person: str
    body: str
    due: float


class TableRepository:
    def __init__(self, store: Store, outages: Outages, bus: Bus) -> None:
        self._store = store
        self.is_shared = store.postgres  # other processes may write too
        self._outages = outages
        self._bus = bus
        self._contributors: list[Contribute] = []
        names = [column.name for column in models.log.c]
        self._append = store.compile(insert(models.log).values({name: bindparam(name) for name in names}))[0]
        posted = insert(models.outbox).values({name: bindparam(name) for name in OUTBOX_COLUMNS})
        self._post = store.compile(posted)[0]
        change = update(models.tables).where(COLUMNS.id == bindparam("table_id"))
        self._move = store.compile(change.values({name: bindparam(name) for name in MOVE_COLUMNS}))[0]

    def on_append(self, contribute: Contribute) -> None:
        """Add these statements to the transaction of every row."""
        self._contributors.append(contribute)

    # -- writing ------------------------------------------------------------------

    async def add(self, row: LogRow, table: Table, outbox: Sequence[OutboxRow] = ()) -> None:
        """A new table with its first row, and what is to be delivered."""
        head = head_of(table)
        new = insert(models.tables).values(**setting_values(table.setting), lease=0.0, **head_values(head))
        seats = [self._store.compile(change) for change in _seat_rows(table)]
        rows = [*self._row_statements(table, row, head), *self._outbox_statements(table.id, row, outbox)]
        await self._store.put([self._store.compile(new), *seats, *rows])

    async def append(self, before: Table, row: LogRow, after: Table, outbox: Sequence[OutboxRow] = ()) -> None:
        """Commit a row, what is derived from it, and what is to be delivered, all or nothing. Raises TakenError."""
        head = head_of(after)
        statements = [*self._head_statements(before, after, head), *self._row_statements(after, row, head)]
        for contribute in self._contributors:
            statements += map(self._store.compile, contribute(before, after))
        if (result := result_of(before, row, after)) is not None:
            statements.append(self._store.compile(new_result(result)))
        await self._store.put([*statements, *self._outbox_statements(after.id, row, outbox)])

    def _outbox_statements(self, table_id: str, row: LogRow, outbox: Sequence[OutboxRow]) -> list[Statement]:
        shared = {"table_id": table_id, "seq": row.seq, "created": row.time}
        return [
            (self._post, {**shared, "kind": item.kind, "person": item.person, "body": item.body, "due": item.due})
            for item in outbox
        ]

    def _head_statements(self, before: Table, after: Table, head: Head) -> list[Statement]:
        if (before.seats, before.host, before.rematch) == (after.seats, after.host, after.rematch):
            return [(self._move, {"table_id": after.id, **move_values(head)})]
        changes: list[Any] = [update(models.tables).where(COLUMNS.id == after.id).values(**head_values(head))]
        if [seat.person for seat in before.seats] != [seat.person for seat in after.seats]:
            changes.append(delete(models.seats).where(models.seats.c.table_id == after.id))
            changes += _seat_rows(after)
        return [self._store.compile(change) for change in changes]

    def _row_statements(self, after: Table, row: LogRow, head: Head) -> list[Statement]:
        body = write_body(row.body)
        values = {"table_id": after.id, "seq": row.seq, "time": row.time, "key": row.key, "body": body}
        if not self.is_shared:
            return [(self._append, values)]
        notice = RowNotice(after.id, row.seq, row.time, row.key, body, head, after.setting.public)
        return [(self._append, values), self._bus.announce(notice, notice.shorter())]

    async def claim(self, table_id: str, now: float, until: float) -> bool:
        """Take the lease on a table's bots; False if another process has it."""
        change = update(models.tables).where(COLUMNS.id == table_id, COLUMNS.lease < now).values(lease=until)
        try:
            await self._store.write(change, strict=True)
        except TakenError:
            return False
        return True

    async def renew_head(self, table: Table) -> None:
        """Write what is derived from the log again: it was derived otherwise once."""
        change = update(models.tables).where(COLUMNS.id == table.id, COLUMNS.seq == table.seq)
        await self._store.write(change.values(**head_values(head_of(table))))

    # -- reading one --------------------------------------------------------------

    async def find(self, table_id: str) -> StoredTable | None:
        if "\0" in table_id:  # which PostgreSQL does not even compare
            return None
        found = await self._store.read(select(models.tables).where(COLUMNS.id == table_id))
        return read_stored(found[0]) if found else None

    async def rows_after(self, table_id: str, seq: int) -> AsyncGenerator[LogRow, None]:
        """The rows of a log after this one, in order."""
        log = models.log.c
        query = select(log.seq, log.time, log.key, log.body).where(log.table_id == table_id).order_by(log.seq)
        while True:
            found = await self._store.read(query.where(log.seq > seq).limit(LOG_PAGE))
            for row in found:
                yield self.row(row.seq, row.time, row.key, row.body)
            if len(found) < LOG_PAGE:
                return
            seq = found[-1].seq

    def row(self, seq: int, time: float, key: str | None, body: str) -> LogRow:
        """A stored row as the fold takes it."""
        return LogRow(seq, time, self._outages.clock_time(time), key, read_body(body))

    # -- reading many -------------------------------------------------------------

    async def listed(self, status: str, most: int) -> list[StoredTable]:
        """The public tables of a status that changed last."""
        query = select(models.tables).where(COLUMNS.status == status, COLUMNS.public == 1)
        return await self._many(query.order_by(COLUMNS.changed.desc(), COLUMNS.id).limit(most))

    async def listed_finished(self, offset: int, most: int) -> list[StoredTable]:
        query = select(models.tables).where(COLUMNS.status == "finished", COLUMNS.public == 1)
        return await self._many(query.order_by(COLUMNS.changed.desc(), COLUMNS.id).offset(offset).limit(most))

    async def listed_of(self, ids: Iterable[str], offset: int, most: int) -> list[StoredTable]:
        """The tables at which these people have seats."""
        own = select(models.seats.c.table_id).where(models.seats.c.person.in_(ids))
        query = select(models.tables).where(COLUMNS.id.in_(own), COLUMNS.status != "closed")
        return await self._many(query.order_by(COLUMNS.changed.desc(), COLUMNS.id).offset(offset).limit(most))

    async def running_with(self, ids: frozenset[str], most: int) -> list[StoredTable]:
        """The tables of these people that are not over: where they are to move first, by the time that is left."""
        own = select(models.seats.c.table_id).where(models.seats.c.person.in_(ids))
        query = select(models.tables).where(COLUMNS.id.in_(own), COLUMNS.status.in_(("open", "playing")))
        found = await self._many(query.order_by(COLUMNS.changed.desc(), COLUMNS.id).limit(most))
        return sorted(found, key=lambda stored: (not stored.head.waits_for(ids), _time_left(stored.head)))

    async def bot_levels(self, ids: frozenset[str], most: int) -> tuple[set[str], dict[str, str]]:
        """The games of which these people have finished a match, and the bots at the last table they opened of each."""
        own = select(models.seats.c.table_id).where(models.seats.c.person.in_(ids))
        query = select(COLUMNS.game).where(COLUMNS.id.in_(own), COLUMNS.status == "finished").distinct()
        finished = {row.game for row in await self._store.read(query)}
        query = select(COLUMNS.game, COLUMNS.seats).where(COLUMNS.id.in_(own), COLUMNS.host.in_(ids))
        levels: dict[str, str] = {}
        for row in await self._store.read(query.order_by(COLUMNS.created.desc()).limit(most)):
            bots = [seat.bot for seat in read_seats(row.seats) if seat.kind == "bot" and not seat.vacant and seat.bot]
            if bots:
                levels.setdefault(row.game, bots[0])
        return finished, levels

    async def tables_naming(self, ids: frozenset[str]) -> list[str]:
        """Tables at which these people ever had a seat; reads every log, so it takes a while."""
        bodies = or_(*(models.log.c.body.contains(id_, autoescape=True) for id_ in ids))
        query = select(models.log.c.table_id).where(bodies).distinct()
        return [row.table_id for row in await self._store.read(query)]

    async def tables_of(self, ids: frozenset[str]) -> list[str]:
        query = select(models.seats.c.table_id).where(models.seats.c.person.in_(ids)).distinct()
        return [row.table_id for row in await self._store.read(query)]

    async def current_of(self, ids: frozenset[str], most: int) -> list[str]:
        """Tables of these people that are not over, the newest change first."""
        own = select(models.seats.c.table_id).where(models.seats.c.person.in_(ids))
        query = select(COLUMNS.id).where(COLUMNS.id.in_(own), COLUMNS.status.in_(("open", "playing")))
        found = await self._store.read(query.order_by(COLUMNS.changed.desc(), COLUMNS.id).limit(most))
        return [row.id for row in found]

    async def rename_seats(self, table_ids: Iterable[str], ids: frozenset[str], name: str) -> None:
        """Put another name into the logs and heads of tables wherever one of these people had a seat."""
        for table_id in table_ids:
            changes: list[Any] = []
            log = models.log.c
            for row in await self._store.read(select(log.seq, log.body).where(log.table_id == table_id)):
                body = rename(read_body(row.body), ids, name)
                if body is not None:
                    one = update(models.log).where(log.table_id == table_id, log.seq == row.seq)
                    changes.append(one.values(body=write_body(body)))
            found = await self._store.read(select(COLUMNS.seats).where(COLUMNS.id == table_id))
            seats = write_seats(_renamed(read_seats(found[0].seats), ids, name))
            changes.append(update(models.tables).where(COLUMNS.id == table_id).values(seats=seats))
            await self._store.write(*changes)

    async def waiting_for(self, ids: frozenset[str]) -> list[str]:
        """The tables at which one of these people is to move, those with the least time left first."""
        own = select(models.seats.c.table_id).where(models.seats.c.person.in_(ids))
        query = select(models.tables).where(COLUMNS.id.in_(own), COLUMNS.status == "playing", COLUMNS.deciding > 0)
        found = {row.id: read_head(row) for row in await self._store.read(query.order_by(COLUMNS.changed, COLUMNS.id))}
        waiting = [table_id for table_id, head in found.items() if head.waits_for(ids)]
        return sorted(waiting, key=lambda table_id: _time_left(found[table_id]))

    async def running_of(self, ids: frozenset[str]) -> int:
        """How many tables these people have opened that are not finished."""
        query = select(func.count().label("running")).select_from(models.tables)
        found = await self._store.read(query.where(COLUMNS.host.in_(ids), COLUMNS.status.in_(("open", "playing"))))
        return int(found[0].running)

    async def clocks_due(self, before: float) -> list[str]:
        query = select(COLUMNS.id).where(COLUMNS.status == "playing", COLUMNS.clock_due < before)
        return [row.id for row in await self._store.read(query.order_by(COLUMNS.clock_due).limit(1000))]

    async def clocked_since(self, since: float) -> list[str]:
        """The tables with a clock at which something was written since then."""
        query = select(COLUMNS.id, COLUMNS.clock).where(COLUMNS.status == "playing", COLUMNS.changed >= since)
        found = await self._store.read(query)
        return [row.id for row in found if msgspec.json.decode(row.clock, type=ClockPlan).kind != "none"]

    async def bots_due(self, now: float, unchanged_since: float) -> list[str]:
        """Tables whose bots nobody moves."""
        query = select(COLUMNS.id).where(COLUMNS.bot_due == 1, COLUMNS.changed < unchanged_since)
        query = query.where(COLUMNS.status == "playing", COLUMNS.lease < now)
        return [row.id for row in await self._store.read(query.order_by(COLUMNS.changed).limit(100))]

    async def _many(self, query: Select[Any]) -> list[StoredTable]:
        """Those that can be read: a table of a game that is no longer here is left out, unless it was abandoned."""
        found = await self._store.read(query)
        return [stored for row in found if (stored := read_listed(row)) is not None]


def new_result(result: MatchResult) -> Any:
    """The statement that a transaction adds to the row that ends a match."""
    return insert(models.results).values(
        table_id=result.table,
        game=result.game,
        finished=result.finished,
        rated=int(result.is_rated),
        body=write_participants(result.seats),
    )


def _time_left(head: Head) -> float:
    """For sorting: when the first clock runs out; tables without one come last."""
    return math.inf if head.clock_due is None else head.clock_due


def rename(body: Body, ids: frozenset[str], name: str) -> Body | None:
    """A row with another name for these people; None if it names none of them."""
    if isinstance(body, Joined | TookOver | SeatWanted | Renamed) and body.person in ids:
        return replace(body, name=name)
    if isinstance(body, Opened | Began) and any(seat.person in ids for seat in body.seats):
        return replace(body, seats=_renamed(body.seats, ids, name))
    return None


def _renamed(seats: Seats, ids: frozenset[str], name: str) -> Seats:
    return tuple(replace(seat, name=name) if seat.person in ids else seat for seat in seats)


def _seat_rows(table: Table) -> list[Any]:
    return [
        insert(models.seats).values(table_id=table.id, seat=number, person=seat.person)
        for number, seat in enumerate(table.seats)
        if seat.person is not None
    ]
