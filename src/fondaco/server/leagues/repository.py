"""Leagues, their players and rounds, and how their tables stand."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, and_, delete, func, insert, select, update

from fondaco.server.accounts import models as account_models
from fondaco.server.leagues import models
from fondaco.server.storage.store import Store, TakenError
from fondaco.server.table import models as table_models
from fondaco.server.table.results import Participant, read_participants
from fondaco.server.table.rows import read_seats

LEAGUES, PLAYERS, ROUNDS = models.leagues.c, models.league_players.c, models.league_rounds.c
TABLES = table_models.tables.c


class LeagueRow(Struct, frozen=True):
    id: str
    name: str
    organiser: str
    plan: str
    public: bool
    status: str
    created: float
    changed: float


class PlayerRow(Struct, frozen=True):
    number: int
    person: str
    name: str
    removed: float | None


class RoundRow(Struct, frozen=True):
    number: int
    opened: float
    deadline: float | None
    body: str


class TableState(Struct, frozen=True):
    """A table of a league, and its result when there is one."""

    id: str
    status: str
    is_paused: bool
    seats: tuple[Participant, ...] | None


def _league(row: Any) -> LeagueRow:
    head = (row.id, row.name, row.organiser, row.plan, bool(row.public))
    return LeagueRow(*head, row.status, row.created, row.changed)


class LeagueRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- writing --------------------------------------------------------------------

    async def add(self, league: LeagueRow) -> None:
        values = {name: getattr(league, name) for name in LeagueRow.__struct_fields__}
        await self._store.write(insert(models.leagues).values(**values | {"public": int(league.public)}))

    async def add_player(self, league: str, person: str) -> bool:
        """Under the next number; False where they play already. Raises TakenError where another was faster."""
        found = await self._store.read(select(PLAYERS.number, PLAYERS.person).where(PLAYERS.league == league))
        if any(row.person == person for row in found):
            return False
        number = 1 + max((row.number for row in found), default=0)
        new = {"league": league, "number": number, "person": person, "joined": time.time()}
        await self._store.write(insert(models.league_players).values(**new), self._touch(league))
        return True

    async def drop_player(self, league: str, number: int) -> None:
        """As if they had never joined."""
        mine = and_(PLAYERS.league == league, PLAYERS.number == number)
        await self._store.write(delete(models.league_players).where(mine), self._touch(league))

    async def remove_player(self, league: str, number: int) -> None:
        """Play in no further round."""
        mine = and_(PLAYERS.league == league, PLAYERS.number == number, PLAYERS.removed.is_(None))
        change = update(models.league_players).where(mine).values(removed=time.time())
        await self._store.write(change, self._touch(league))

    async def set_status(self, league: str, before: str, after: str) -> bool:
        """False where another process was first."""
        change = update(models.leagues).where(LEAGUES.id == league, LEAGUES.status == before)
        try:
            await self._store.write(change.values(status=after, changed=time.time()), strict=True)
        except TakenError:
            return False
        return True

    async def add_round(self, league: str, one: RoundRow) -> None:
        """The first process opens the round."""
        values = {"number": one.number, "opened": one.opened, "deadline": one.deadline, "body": one.body}
        with suppress(TakenError):
            await self._store.write(insert(models.league_rounds).values(league=league, **values), self._touch(league))

    def _touch(self, league: str) -> Any:
        return update(models.leagues).where(LEAGUES.id == league).values(changed=time.time())

    # -- reading --------------------------------------------------------------------

    async def find(self, id_: str) -> LeagueRow | None:
        if "\0" in id_:
            return None
        rows = await self._store.read(select(models.leagues).where(LEAGUES.id == id_))
        return _league(rows[0]) if rows else None

    async def listed(self, offset: int, most: int) -> list[LeagueRow]:
        """Public ones that can be joined or watched, then those that are over; the newest change first."""
        query = select(models.leagues).where(LEAGUES.public == 1)
        query = query.order_by(LEAGUES.status.not_in(("open", "playing")), LEAGUES.changed.desc(), LEAGUES.id)
        return await self._many(query.offset(offset).limit(most))

    async def of(self, ids: Collection[str], most: int) -> list[LeagueRow]:
        """That these people organise or play."""
        own = select(PLAYERS.league).where(PLAYERS.person.in_(ids))
        query = select(models.leagues).where(LEAGUES.id.in_(own) | LEAGUES.organiser.in_(ids))
        return await self._many(query.order_by(LEAGUES.changed.desc(), LEAGUES.id).limit(most))

    async def with_status(self, status: str) -> list[LeagueRow]:
        return await self._many(select(models.leagues).where(LEAGUES.status == status).order_by(LEAGUES.id))

    async def organised(self, ids: Collection[str]) -> int:
        """How many these people organise that are not over."""
        query = select(func.count().label("number")).select_from(models.leagues)
        query = query.where(LEAGUES.organiser.in_(ids), LEAGUES.status.in_(("open", "playing")))
        return int((await self._store.read(query))[0].number)

    async def players(self, league: str) -> list[PlayerRow]:
        persons = account_models.persons.c
        query = select(PLAYERS.number, PLAYERS.person, persons.name, PLAYERS.removed)
        query = query.outerjoin(account_models.persons, persons.id == PLAYERS.person).where(PLAYERS.league == league)
        found = await self._store.read(query.order_by(PLAYERS.number))
        return [PlayerRow(row.number, row.person, row.name or "", row.removed) for row in found]

    async def counts(self, leagues: Collection[str]) -> dict[str, tuple[int, int]]:
        """How many play in each, and how many rounds have begun."""
        players = select(PLAYERS.league, func.count().label("number")).where(PLAYERS.league.in_(leagues))
        players = players.where(PLAYERS.removed.is_(None)).group_by(PLAYERS.league)
        rounds = select(ROUNDS.league, func.count().label("number")).where(ROUNDS.league.in_(leagues))
        playing = {row.league: row.number for row in await self._store.read(players)}
        begun = {row.league: row.number for row in await self._store.read(rounds.group_by(ROUNDS.league))}
        return {league: (playing.get(league, 0), begun.get(league, 0)) for league in leagues}

    async def name_of(self, person: str) -> str:
        rows = await self._store.read(
            select(account_models.persons.c.name).where(account_models.persons.c.id == person)
        )
        return str(rows[0].name) if rows else ""

    async def rounds(self, league: str) -> list[RoundRow]:
        query = select(models.league_rounds).where(ROUNDS.league == league).order_by(ROUNDS.number)
        return [RoundRow(row.number, row.opened, row.deadline, row.body) for row in await self._store.read(query)]

    async def tables(self, league: str) -> dict[str, TableState]:
        """All that were opened, by id."""
        results = table_models.results.c
        query = select(TABLES.id, TABLES.status, TABLES.seats, results.body)
        query = query.outerjoin(table_models.results, results.table_id == TABLES.id).where(TABLES.league == league)
        return {row.id: _state(row) for row in await self._store.read(query)}

    async def _many(self, query: Select[Any]) -> list[LeagueRow]:
        found: Sequence[Any] = await self._store.read(query)
        return [_league(row) for row in found]


def _state(row: Any) -> TableState:
    is_paused = row.status == "playing" and not any(seat.played_by_person for seat in read_seats(row.seats))
    return TableState(row.id, row.status, is_paused, read_participants(row.body) if row.body else None)
