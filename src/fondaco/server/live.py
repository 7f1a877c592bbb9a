"""A table that somebody looks at: try on a copy, commit, swap, publish."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import bindparam, delete, insert, select, update

from fondaco.kernel.luck import commitment
from fondaco.server import models, rows, snapshots, wire
from fondaco.server.commands import Decision, Person, TableCommand, decide
from fondaco.server.errors import DeclinedError
from fondaco.server.rows import LogRow, read_body, write_body
from fondaco.server.snapshots import encoder
from fondaco.server.store import Store, TakenError
from fondaco.server.table import Table
from fondaco.server.writer import Statement

if TYPE_CHECKING:
    from fondaco.server.house import House

TRIES = 5  # when another process writes first
MOST_RENDERED = 64  # snapshots that are kept to be sent again


class Viewer(Protocol):
    """A connection, as the table knows it."""

    seat: int
    person: Person

    def wake(self) -> None:
        """There may be something new."""

    def post(self, message: str) -> None:
        """Send this after what waits."""

    def hear(self, word: wire.Chat) -> None:
        """Send this word, once."""


class Script:
    """The statements of a move, compiled once."""

    def __init__(self, store: Store) -> None:
        columns = models.log.c
        names = [column.name for column in columns]
        self.append = store.compile(insert(models.log).values({name: bindparam(name) for name in names}))[0]
        head = ("version", "ply", "deciding", "bot_due", "clock_due", "changed", "status")
        change = update(models.tables).where(models.tables.c.id == bindparam("table_id"))
        self.head = store.compile(change.values({name: bindparam(name) for name in head}))[0]


class Live:
    """One per table and process. The lock makes its commands wait for each other; other tables go on."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.commitment = commitment(table.setting.seed)
        self.viewers: set[Viewer] = set()
        self.away_online: dict[str, tuple[float, list[int], int]] = {}  # presence at other processes
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self.doubtful = False  # a commit or a look at the database was interrupted: ask it again
        self._rendered: dict[tuple[int, str, int | None], str] = {}
        self._shown: wire.Table | None = None

    # -- commands -------------------------------------------------------------

    async def execute(self, person: Person, command: TableCommand) -> wire.Answer:
        """Carry out a command, once; always an answer."""
        key = f"{person.id}:{command.key}"
        if command.seq > self.table.version:  # seen at another process that is ahead
            await self.catch_up()
        try:
            version = await self.write(lambda table: decide(table, person, command, self.patience), key)
        except DeclinedError as error:
            return wire.Answer(command.key, False, self.table.version, error.refused)
        return wire.Answer(command.key, True, version)

    async def write(self, judge: Callable[[Table], Decision], key: str | None = None) -> int:
        """Judge, commit, swap, publish; the version of the row. Raises DeclinedError."""
        async with self._lock:
            self.used = time.monotonic()
            if self.doubtful:
                await self._catch_up()
            for _ in range(TRIES):
                if key is not None and key in self.table.keys:
                    return self.table.keys[key]
                decision = judge(self.table)
                row = LogRow(self.table.version + 1, time.time(), key, decision.body)
                try:
                    return await self._commit(row, decision)
                except TakenError:
                    await self._catch_up()
        raise DeclinedError(503, "too-busy")

    async def _commit(self, row: LogRow, decision: Decision) -> int:
        after = None
        if not isinstance(row.body, rows.Moved):
            after = self.table.clone()
            after.apply(row)
        statements = self._statements(row, decision, after)
        self.doubtful = True
        try:
            await self.house.store.put(statements)
        except TakenError:
            self.doubtful = False
            raise
        self.doubtful = False
        if after is None:
            self.table.apply(row, decision.trial)
        else:
            self.table = after
        self.publish()
        self.house.arrange(self)
        return row.seq

    async def catch_up(self) -> None:
        """Another process has written: take in its rows."""
        async with self._lock:
            await self._catch_up()

    async def make_sure(self) -> None:
        """Ask the database where it was left unclear what it holds."""
        async with self._lock:
            if self.doubtful:
                await self._catch_up()

    async def _catch_up(self) -> None:
        self.doubtful = True
        log = models.log.c
        query = select(log.seq, log.time, log.key, log.body).where(log.table_id == self.table.setting.id)
        found = await self.house.store.read(query.where(log.seq > self.table.version).order_by(log.seq))
        for row in found:
            self.table.apply(LogRow(row.seq, row.time, row.key, read_body(row.body)))
        self.doubtful = False
        if found:
            self.publish()
            self.house.arrange(self, ours=False)

    # -- what is written --------------------------------------------------------

    def _statements(self, row: LogRow, decision: Decision, after: Table | None) -> list[Statement]:
        script, table_id = self.house.script, self.table.setting.id
        values = {"table_id": table_id, "seq": row.seq, "time": row.time, "key": row.key, "body": write_body(row.body)}
        statements = [(script.append, values), (script.head, self._head(row, decision, after))]
        if after is not None:
            statements += self._seating(after)
        notice = self.house.bus.notice(table_id, row.seq)
        return statements if notice is None else [*statements, notice]

    def _head(self, row: LogRow, decision: Decision, after: Table | None) -> dict[str, Any]:
        table = after or self.table
        match = decision.trial.match if decision.trial else table.match
        deciding = match.deciding if match else ()
        clock = table.clock
        if decision.trial and clock.plan.kind != "none" and isinstance(row.body, rows.Moved):
            clock = clock.copy()
            table.wind(clock, max(table.changed, row.time), table.deciding, decision.trial.match, row.body)
        due = clock.next_due()
        return {
            "table_id": table.setting.id,
            "version": row.seq,
            "ply": match.ply if match else 0,
            "deciding": sum(1 << seat for seat in deciding),
            "bot_due": int(any(table.sittings[seat].played_by_bot for seat in deciding)),
            "clock_due": due[0] if due else None,
            "changed": row.time,
            "status": "finished" if match and match.over else table.status,
        }

    def _seating(self, after: Table) -> list[Statement]:
        store, table_id = self.house.store, after.setting.id
        change = update(models.tables).where(models.tables.c.id == table_id)
        sittings = encoder.encode(after.sittings).decode()
        statements = [store.compile(change.values(host=after.host, places=sittings, rematch=after.rematch))]
        people = [(seat, sitting.person) for seat, sitting in enumerate(after.sittings)]
        if people != [(seat, sitting.person) for seat, sitting in enumerate(self.table.sittings)]:
            statements.append(store.compile(delete(models.places).where(models.places.c.table_id == table_id)))
            statements += [
                store.compile(insert(models.places).values(table_id=table_id, seat=seat, person=person))
                for seat, person in people
                if person is not None
            ]
        return statements

    # -- what is seen -----------------------------------------------------------

    def entitled(self, person: Person, seat: int) -> None:
        """May this person look from this seat? Raises DeclinedError."""
        table = self.table
        if table.status == "closed":
            raise DeclinedError(404, "table-closed")
        if not -1 <= seat < len(table.sittings):
            raise DeclinedError(404, "no-such-seat", seats=len(table.sittings))
        if seat >= 0 and table.sittings[seat].person not in person.ids and table.status != "finished":
            raise DeclinedError(403, "not-your-seat")
        if seat < 0 and not self.may_watch(person):
            raise DeclinedError(403, "no-spectators")

    def may_watch(self, person: Person) -> bool:
        """Spectators may be switched off; a table that waits for players is open to who has the link."""
        table = self.table
        return table.setting.spectators or table.status == "open" or bool(table.seats_of(person.ids))

    def show_table(self, person: Person) -> wire.Table:
        if self._shown is None or self.table.clock.plan.kind != "none":
            self._shown = snapshots.show_table(self.table, self.commitment, self.online()[0])
        return snapshots.show_to(self.table, self._shown, person)

    def text_for(self, person: Person, seat: int, since: int | None) -> str:
        """The snapshot as it is sent; made once per seat, person and version, unless a clock runs.

        All who have no part in the table are shown the same.
        """
        part = self.table.host in person.ids or bool(self.table.seats_of(person.ids))
        key = (seat, person.id if part else "", since)
        text = self._rendered.get(key)
        if text is None or self.table.clock.plan.kind != "none":
            self.entitled(person, seat)
            if len(self._rendered) >= MOST_RENDERED:
                self._rendered.clear()
            snapshot = snapshots.render(self.table, self.show_table(person), seat, since)
            text = self._rendered[key] = encoder.encode(snapshot).decode()
        return text

    def publish(self) -> None:
        """Wake everybody who looks; each is drawn their own view."""
        self._forget_drawings()
        for viewer in self.viewers:
            viewer.wake()

    def _forget_drawings(self) -> None:
        self._rendered.clear()
        self._shown = None

    # -- presence ---------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self._tell_presence()

    def quit(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        self._tell_presence()

    def online(self) -> tuple[list[int], int]:
        """Who is here, at this process and the others."""
        seats, spectators = self.online_here()
        online = set(seats)
        for until, others, watching in self.away_online.values():
            if until > time.monotonic():
                online.update(others)
                spectators += watching
        return sorted(online), spectators

    def patience(self, seat: int) -> float:
        """For how many seconds a seat must still be waited for; for ever while its person is there (HOUSE-1.9)."""
        if seat in self.online()[0]:
            return math.inf
        return self.table.changed + self.house.config.absence - time.time()

    def online_here(self) -> tuple[list[int], int]:
        seats: set[int] = set()
        spectators = 0
        for viewer in self.viewers:
            own = self.table.seats_of(viewer.person.ids)
            seats.update(own)
            spectators += not own
        return sorted(seats), spectators

    def show_presence(self) -> None:
        online, spectators = self.online()
        self._forget_drawings()
        message = encoder.encode(wire.Presence(online, spectators)).decode()
        for viewer in self.viewers:
            viewer.post(message)

    def _tell_presence(self) -> None:
        self.show_presence()
        self.house.bus.tell_presence(self.table.setting.id, *self.online_here())
