"""Results of seats: written with the row that ends a match, read for profiles."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, select, update

from fondaco.server.accounts import models as account_models
from fondaco.server.social import models
from fondaco.server.storage import models as storage_models
from fondaco.server.storage.store import Store, TakenError
from fondaco.server.table import models as table_models
from fondaco.server.table.fold import Table

RESULTS, TABLES, PERSONS = models.seat_results.c, table_models.tables.c, account_models.persons.c


class SeatResult(Struct, frozen=True):
    """How a seat ended a match; `account` is who has it now, empty for bots and for people who are gone."""

    table_id: str
    seat: int
    person: str
    bot: str
    game: str
    seats: int
    rank: int
    score: int
    categories: dict[str, int]
    ended: float
    account: str = ""
    name: str = ""


def result_rows(table: Table) -> list[dict[str, Any]]:
    """The rows of a finished match, as they are stored; nothing of it is hidden any more."""
    assert table.match is not None
    result, sheet = table.match.result, table.match.score_sheet(-1)
    assert result is not None
    return [
        {
            "table_id": table.id,
            "seat": number,
            "person": seat.person or "",
            "bot": (seat.bot or "") if seat.played_by_bot else "",
            "game": table.setting.game.name,
            "seats": len(table.seats),
            "rank": result.ranks[number],
            "score": result.scores[number],
            "categories": json.dumps({line.name: line.values[number] or 0 for line in sheet.categories}),
            "ended": table.changed,
        }
        for number, seat in enumerate(table.seats)
    ]


def result_statements(before: Table, after: Table) -> Sequence[Any]:
    """What the row that ends a match adds to its transaction."""
    if before.status != "playing" or after.status != "finished":
        return ()
    return [insert(models.seat_results).values(**row) for row in result_rows(after)]


class StatisticsRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, ids: frozenset[str], most: int) -> list[SeatResult]:
        """All seats of the newest matches of these people, the newest first."""
        own = select(RESULTS.table_id).where(RESULTS.person.in_(ids)).order_by(RESULTS.ended.desc()).limit(most)
        owner = account_models.persons.alias()
        query = (
            select(models.seat_results, PERSONS.adopted_by, PERSONS.login, PERSONS.name, owner.c.name.label("owner"))
            .join(account_models.persons, PERSONS.id == RESULTS.person, isouter=True)
            .join(owner, owner.c.id == PERSONS.adopted_by, isouter=True)
            .where(RESULTS.table_id.in_(own.subquery().select()))
        )
        found = await self._store.read(query.order_by(RESULTS.ended.desc(), RESULTS.table_id, RESULTS.seat))
        return [_result(row) for row in found]

    async def week(self, ids: frozenset[str], since: float) -> tuple[int, int]:
        """How many matches of these people have ended since then, and how many they won."""
        mine = (RESULTS.person.in_(ids), RESULTS.ended > since)
        best = select(RESULTS.table_id, func.min(RESULTS.rank).label("rank")).where(*mine).group_by(RESULTS.table_id)
        rows = await self._store.read(best)
        return len(rows), sum(row.rank == 1 for row in rows)

    async def shown(self, table_ids: Sequence[str]) -> set[str]:
        """Those of these tables that everybody may look at."""
        query = select(TABLES.id).where(TABLES.id.in_(table_ids), TABLES.public == 1, TABLES.spectators == 1)
        return {row.id for row in await self._store.read(query)}

    # -- rebuilding -------------------------------------------------------------------

    async def is_built(self) -> bool:
        return bool((await self._store.read(select(storage_models.house.c.statistics)))[0].statistics)

    async def mark_built(self, is_built: bool) -> None:
        await self._store.write(update(storage_models.house).values(statistics=int(is_built)))

    async def missing(self, after: str, most: int) -> list[str]:
        """Finished tables without results, by id."""
        known = select(RESULTS.table_id)
        query = select(TABLES.id).where(TABLES.status == "finished", TABLES.id > after, TABLES.id.not_in(known))
        return [row.id for row in await self._store.read(query.order_by(TABLES.id).limit(most))]

    async def add(self, table: Table) -> None:
        with suppress(TakenError):  # another process was first
            await self._store.write(*(insert(models.seat_results).values(**row) for row in result_rows(table)))

    async def clear(self) -> None:
        await self._store.write(delete(models.seat_results))


def _result(row: Any) -> SeatResult:
    account, name = (row.adopted_by, row.owner) if row.adopted_by else (row.person if row.login else "", row.name)
    known = {name: getattr(row, name) for name in SeatResult.__struct_fields__[:10]}
    known["categories"] = json.loads(row.categories)
    return SeatResult(**known, account=account if name and row.person else "", name=name or "")
