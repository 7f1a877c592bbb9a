"""Vacations: an account's clocks stand at all its tables that are played over days.

What counts at a table are the rows of its log. The sweep writes them when a vacation begins and ends, and at tables
that begin meanwhile; while no process runs, clocks stand anyway.
"""

from __future__ import annotations

import secrets
import time

from fondaco.server.accounts.repository import PeopleRepository
from fondaco.server.core.errors import DeclinedError
from fondaco.server.social import wire
from fondaco.server.social.vacation_repository import StoredVacation, VacationRepository
from fondaco.server.table import rows
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table

DAY = 86_400.0
YEAR = 365 * DAY
AHEAD = YEAR  # how early a vacation can be planned
MIN_SECONDS = DAY / 2
LOOK_EVERY = 20.0  # seconds after which tables that began meanwhile are looked for


class Vacations:
    def __init__(self, repository: VacationRepository, people: PeopleRepository, tables: Tables, days: float) -> None:
        self._repository = repository
        self._people = people
        self._tables = tables
        self._days = days  # of an account in a year
        self._looked = 0.0

    async def show(self, person: Person) -> wire.VacationPlan:
        known, now = await self._repository.of(person.id), time.time()
        shown = [wire.Vacation(one.id, one.start, one.until, one.start <= now) for one in known if one.until > now]
        return wire.VacationPlan(shown, self._days, max(0.0, self._days - _used(known, now) / DAY))

    async def plan(self, person: Person, start: float, until: float) -> wire.VacationPlan:
        """From now on or later. Raises DeclinedError."""
        if person.guest:
            raise DeclinedError(403, "accounts-only")
        now = time.time()
        start = max(start, now)
        if not (until - start >= MIN_SECONDS and start <= now + AHEAD):
            raise DeclinedError(400, "vacation-times")
        known = await self._repository.of(person.id)
        if any(one.start < until and start < one.until for one in known):
            raise DeclinedError(409, "vacation-overlaps")
        new = StoredVacation(secrets.token_hex(8), person.id, start, until, "planned")
        if _used([*known, new], now) > self._days * DAY:
            raise DeclinedError(409, "vacation-days", "HOUSE-1.15", days=self._days)
        await self._repository.add(new)
        await self.sweep()
        return await self.show(person)

    async def end(self, person: Person, id_: str) -> wire.VacationPlan:
        """Come back earlier, or do not go at all; only what has passed is counted."""
        known = {one.id: one for one in await self._repository.of(person.id)}
        vacation, now = known.get(id_), time.time()
        if vacation is None or vacation.state == "over":
            raise DeclinedError(404, "no-such-vacation")
        if vacation.start > now:
            await self._repository.remove(id_)
        else:
            await self._repository.change(id_, until=min(vacation.until, now))
            await self.sweep()
        return await self.show(person)

    async def sweep(self) -> None:
        """Write what begins and ends into the logs. A row that is already there is not written again."""
        now = time.time()
        is_time_to_look = now - self._looked >= LOOK_EVERY
        for vacation in await self._repository.current():
            if vacation.until <= now:
                await self._apply(vacation, begins=False)
                await self._repository.change(vacation.id, state="over")
            elif vacation.start <= now and (vacation.state == "planned" or is_time_to_look):
                await self._apply(vacation, begins=True)
                if vacation.state == "planned":
                    await self._repository.change(vacation.id, state="running")
        if is_time_to_look:
            self._looked = now

    async def _apply(self, vacation: StoredVacation, begins: bool) -> None:
        ids = await self._people.ids_of(vacation.person)
        for table_id in await self._repository.running_tables(ids):
            try:
                actor = await self._tables.get(table_id)
                if _row(actor.table, ids, vacation, begins) is not None:
                    await actor.write(lambda table: _judge(table, ids, vacation, begins))
            except DeclinedError:  # ended meanwhile, or another process was first
                continue


def _row(table: Table, ids: frozenset[str], vacation: StoredVacation, begins: bool) -> rows.Body | None:
    if table.status != "playing" or not table.setting.clock.is_days:
        return None
    wanted = vacation.until if begins else None
    seats = [
        number
        for number, seat in enumerate(table.seats)
        if seat.person in ids and seat.vacation != wanted and (begins or seat.vacation is not None)
    ]
    if not seats:
        return None
    return rows.VacationBegan(seats, vacation.until) if begins else rows.VacationEnded(seats)


def _judge(table: Table, ids: frozenset[str], vacation: StoredVacation, begins: bool) -> rows.Body:
    row = _row(table, ids, vacation, begins)
    if row is None:
        raise DeclinedError(409, "nothing-changes")
    return row


def _used(vacations: list[StoredVacation], now: float) -> float:
    """The most seconds of vacation in any year that ends now or later."""
    ends = [now, *(one.until for one in vacations if one.until > now)]
    return max(sum(max(0.0, min(one.until, end) - max(one.start, end - YEAR)) for one in vacations) for end in ends)
