"""Results of rated matches, and the ratings that follow from them in the order in which they ended."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update

from fondaco.server.accounts import models as account_models
from fondaco.server.ratings import models
from fondaco.server.ratings.model import PROVISIONAL, Rating, basis
from fondaco.server.storage import models as storage_models
from fondaco.server.storage.store import Store
from fondaco.server.table import models as table_models
from fondaco.server.table.repository import new_result
from fondaco.server.table.results import MatchResult, read_participants

RATING_LOCK = 0xF0DACC2  # the advisory lock held while a process counts results
RESULTS, RATINGS, HISTORY = table_models.results.c, models.ratings.c, models.rating_history.c

Key = tuple[float, str]  # results are counted in this order: when the match ended, and the table
Counted = tuple[MatchResult, dict[str, Rating]]  # with the ratings after it


class RatedPerson(Struct, frozen=True):
    """A line of a leaderboard."""

    person: str
    name: str
    rating: Rating
    changed: float


class RatedMatch(Struct, frozen=True):
    """What one match made of a player's rating."""

    table: str
    game: str
    finished: float
    place: int
    players: int
    person: str
    rating: Rating


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games)


def _values(rating: Rating) -> dict[str, Any]:
    return {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}


def _result(row: Any) -> MatchResult:
    return MatchResult(row.table_id, row.game, row.finished, bool(row.rated), read_participants(row.body))


def _match(row: Any) -> RatedMatch:
    return RatedMatch(row.table_id, row.game, row.finished, row.place, row.players, row.person, _rating(row))


def key_of(result: MatchResult) -> Key:
    return result.finished, result.table


def _later(columns: Any, key: Key) -> ColumnElement[bool]:
    return or_(columns.finished > key[0], and_(columns.finished == key[0], columns.table_id > key[1]))


class RatingRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[None]:
        """One process counts at a time."""
        async with self._store.exclusive(RATING_LOCK):
            yield

    # -- counting -------------------------------------------------------------------

    async def games_pending(self) -> list[str]:
        query = select(RESULTS.game).where(RESULTS.counted == 0, RESULTS.rated == 1).distinct()
        return [row.game for row in await self._store.read(query.order_by(RESULTS.game))]

    async def pending(self, game: str, most: int) -> list[MatchResult]:
        """Results of a game that are not counted, in order."""
        query = select(table_models.results).where(RESULTS.counted == 0, RESULTS.rated == 1, RESULTS.game == game)
        query = query.order_by(RESULTS.finished, RESULTS.table_id).limit(most)
        return [_result(row) for row in await self._store.read(query)]

    async def has_later(self, game: str, key: Key) -> bool:
        """Whether a match that ended later has been counted."""
        query = select(HISTORY.table_id).where(HISTORY.game == game, _later(HISTORY, key)).limit(1)
        return bool(await self._store.read(query))

    async def rewind(self, game: str, key: Key) -> None:
        """Ratings of a game as they were at this key; what ended later is to be counted again."""
        later = and_(HISTORY.game == game, _later(HISTORY, key))
        people = [row.person for row in await self._store.read(select(HISTORY.person).where(later).distinct())]
        before = select(models.rating_history).where(HISTORY.game == game, ~_later(HISTORY, key))
        before = before.where(HISTORY.person.in_(people)).order_by(HISTORY.finished, HISTORY.table_id)
        last = {row.person: row for row in await self._store.read(before)}
        await self._store.write(
            delete(models.rating_history).where(later),
            update(table_models.results).where(RESULTS.game == game, _later(RESULTS, key)).values(counted=0),
            delete(models.ratings).where(RATINGS.game == game, RATINGS.person.in_(people)),
            *(
                insert(models.ratings).values(game=game, person=person, changed=row.finished, **_values(_rating(row)))
                for person, row in last.items()
            ),
        )

    async def count(self, game: str, counted: Sequence[Counted], known: Mapping[str, Rating]) -> None:
        """Store what these results come to, once. Raises TakenError where another process was first."""
        changes: list[Any] = []
        newest: dict[str, tuple[Rating, float]] = {}
        for result, after in counted:
            one = update(table_models.results).where(RESULTS.table_id == result.table, RESULTS.counted == 0)
            changes.append(one.values(counted=1))
            places = {seat.person: seat.place for seat in result.seats if seat.person is not None}
            for person, rating in after.items():
                newest[person] = rating, result.finished
                shared = {"person": person, "table_id": result.table, "game": game, "finished": result.finished}
                told = {"place": places[person], "players": len(result.seats)}
                changes.append(insert(models.rating_history).values(**shared, **told, **_values(rating)))
        for person, (rating, finished) in newest.items():
            values = {"changed": finished, **_values(rating)}
            if person in known:
                one = update(models.ratings).where(RATINGS.game == game, RATINGS.person == person)
                changes.append(one.values(**values))
            else:
                changes.append(insert(models.ratings).values(game=game, person=person, **values))
        await self._store.write(*changes, strict=True)

    async def is_current(self) -> bool:
        """Whether the ratings were calculated as they would be now."""
        rows = await self._store.read(select(storage_models.house.c.rating_basis))
        return bool(rows) and rows[0].rating_basis == basis()

    async def clear(self) -> None:
        """Count everything again."""
        await self._store.write(
            delete(models.rating_history),
            delete(models.ratings),
            update(table_models.results).values(counted=0),
            update(storage_models.house).values(rating_basis=basis()),
        )

    async def put_results(self, results: Sequence[MatchResult]) -> None:
        """Results as the logs tell them, instead of those that are stored."""
        for result in results:
            await self._store.write(
                delete(table_models.results).where(RESULTS.table_id == result.table), new_result(result)
            )

    # -- asking ---------------------------------------------------------------------

    async def results(self) -> list[MatchResult]:
        rows = await self._store.read(select(table_models.results).order_by(RESULTS.finished, RESULTS.table_id))
        return [_result(row) for row in rows]

    async def rated_tables(self) -> list[str]:
        """All tables whose results are stored, and that have ended."""
        tables = table_models.tables.c
        counts = or_(tables.rated == 1, tables.league.is_not(None))
        query = select(tables.id).where(counts, tables.status.in_(("finished", "abandoned")))
        return [row.id for row in await self._store.read(query.order_by(tables.id))]

    async def known(self, game: str, people: Collection[str]) -> dict[str, Rating]:
        query = select(models.ratings).where(RATINGS.game == game, RATINGS.person.in_(people))
        return {row.person: _rating(row) for row in await self._store.read(query)}

    async def all(self) -> dict[tuple[str, str], Rating]:
        """Every rating, by game and person."""
        return {(row.game, row.person): _rating(row) for row in await self._store.read(select(models.ratings))}

    async def of(self, ids: Collection[str]) -> dict[str, Rating]:
        """All ratings of a person, by game."""
        query = select(models.ratings).where(RATINGS.person.in_(ids)).order_by(RATINGS.game)
        return {row.game: _rating(row) for row in await self._store.read(query)}

    async def history(self, ids: Collection[str], most: int) -> list[RatedMatch]:
        """The newest rated matches of a person, the newest first."""
        query = select(models.rating_history).where(HISTORY.person.in_(ids))
        query = query.order_by(HISTORY.finished.desc(), HISTORY.table_id.desc()).limit(most)
        return [_match(row) for row in await self._store.read(query)]

    async def of_table(self, table_id: str) -> list[RatedMatch]:
        query = select(models.rating_history).where(HISTORY.table_id == table_id).order_by(HISTORY.person)
        return [_match(row) for row in await self._store.read(query)]

    async def before(self, match: RatedMatch) -> Rating:
        """The rating with which a player came to a match."""
        query = select(models.rating_history).where(HISTORY.person == match.person, HISTORY.game == match.game)
        query = query.where(HISTORY.games == match.rating.games - 1).limit(1)
        rows = await self._store.read(query)
        return _rating(rows[0]) if rows else Rating()

    async def board(self, game: str, is_provisional: bool, offset: int, most: int) -> list[RatedPerson]:
        """The best first; of provisional ratings, those with most games. Deleted accounts are left out."""
        persons = account_models.persons.c
        enough = RATINGS.games < PROVISIONAL if is_provisional else RATINGS.games >= PROVISIONAL
        columns = (RATINGS.person, persons.name, RATINGS.mu, RATINGS.sigma, RATINGS.games, RATINGS.changed)
        query = select(*columns).join(account_models.persons, persons.id == RATINGS.person)
        query = query.where(RATINGS.game == game, enough, persons.adopted_by.is_(None))
        order = (RATINGS.games.desc(),) if is_provisional else ()
        query = query.order_by(*order, RATINGS.mu.desc(), RATINGS.person).offset(offset).limit(most)
        return [RatedPerson(row.person, row.name, _rating(row), row.changed) for row in await self._store.read(query)]

    async def better(self, game: str, rating: Rating) -> int:
        """How many on the leaderboard are rated higher."""
        persons = account_models.persons.c
        query = select(func.count().label("number")).select_from(models.ratings)
        query = query.join(account_models.persons, persons.id == RATINGS.person).where(persons.adopted_by.is_(None))
        query = query.where(RATINGS.game == game, RATINGS.games >= PROVISIONAL, RATINGS.mu > rating.mu)
        return int((await self._store.read(query))[0].number)
