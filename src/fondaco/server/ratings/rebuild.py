"""`fondaco ratings`: the ratings from the logs of the tables alone, and whether they are those that are stored."""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from fondaco.server.core.config import Config
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.tasks import Tasks
from fondaco.server.ratings.model import Rating, rate_all
from fondaco.server.ratings.repository import RatingRepository, key_of
from fondaco.server.ratings.service import Ratings
from fondaco.server.storage.bus import Bus
from fondaco.server.storage.outages import Outages
from fondaco.server.storage.store import Store
from fondaco.server.table.fold import new_table
from fondaco.server.table.repository import TableRepository
from fondaco.server.table.results import MatchResult, result_of

Stored = dict[tuple[str, str], Rating]  # by game and person


class Rebuilt(Struct, frozen=True):
    """What was found."""

    matches: int
    people: int  # with ratings, each game by itself
    unreadable: int  # matches whose rules are no longer played here: their stored results count
    wrong_results: int  # stored otherwise than the log tells
    wrong_ratings: int


async def rebuild(config: Config, only_check: bool) -> Rebuilt:
    """While the server is stopped, or on PostgreSQL also while it runs. Raises StorageError."""
    store = Store(config.url, Metrics().committed, config.database_seconds)
    await store.open()
    try:
        return await _rebuild(store, only_check)
    finally:
        await store.close()


async def _rebuild(store: Store, only_check: bool) -> Rebuilt:
    ratings = RatingRepository(store)
    stored = {result.table: result for result in await ratings.results()}
    found = await _read_logs(ratings, TableRepository(store, Outages(), Bus()))
    wrong = [result for table, result in found.items() if stored.get(table) != result]
    results = list({**stored, **found}.values())
    expected = calculate(results)
    before = await ratings.all()
    if not only_check:
        await ratings.put_results(wrong)
        await ratings.clear()
        await Ratings(ratings, Tasks()).count()
    return Rebuilt(
        matches=sum(result.is_rated for result in results),
        people=len(expected),
        unreadable=len(stored.keys() - found.keys()),
        wrong_results=len(wrong),
        wrong_ratings=sum(before.get(key) != expected.get(key) for key in before.keys() | expected.keys()),
    )


async def _read_logs(ratings: RatingRepository, tables: TableRepository) -> dict[str, MatchResult]:
    """The results as the logs of all rated tables tell them."""
    found: dict[str, MatchResult] = {}
    for table_id in await ratings.rated_tables():
        with suppress(DeclinedError):  # its rules are no longer played here
            result = await _read_log(table_id, tables)
            if result is not None:
                found[table_id] = result
    return found


async def _read_log(table_id: str, tables: TableRepository) -> MatchResult | None:
    stored = await tables.find(table_id)
    if stored is None:
        return None
    table, result = new_table(stored.setting), None
    async for row in tables.rows_after(table_id, 0):
        before, table = table, table.after(row)
        result = result_of(before, row, table) or result
    return result


def calculate(results: list[MatchResult]) -> Stored:
    """Every rating that follows from results, counted in order."""
    ratings: Stored = {}
    for game in {result.game for result in results}:
        played = sorted((result for result in results if result.game == game and result.is_rated), key=key_of)
        for changed in rate_all(played, {}):
            ratings |= {(game, person): rating for person, rating in changed.items()}
    return ratings
