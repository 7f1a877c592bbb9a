"""/api/ratings: leaderboards, the caller's ratings, and those of all players at a rated table."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from fondaco.server.core.answers import refusals
from fondaco.server.ratings import wire
from fondaco.server.ratings.service import Ratings
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables

Page = Annotated[int, QueryParameter(gt=-1, le=100_000)]


@get("/api/ratings/{game:str}", responses=refusals())
async def leaderboard(
    game: FromPath[str], ratings: NamedDependency[Ratings], person: NamedDependency[Person], page: Page = 0
) -> wire.Leaderboard:
    """Who is rated highest in a game; the levels of the bots, which are fixed; and the asker."""
    return await ratings.board(person, game, page)


@get("/api/me/ratings", responses=refusals())
async def own_ratings(ratings: NamedDependency[Ratings], person: NamedDependency[Person]) -> wire.OwnRatings:
    """The caller's ratings, and the matches behind them."""
    return await ratings.own(person)


@get("/api/tables/{table_id:str}/ratings", responses=refusals(403, 404, 410, 503))
async def table_ratings(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    ratings: NamedDependency[Ratings],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
) -> list[wire.SeatRating]:
    """Of everybody at a rated table; of other tables nothing."""
    table = (await tables.get(table_id, asker)).table
    access.check_view(table, person, access.choose_seat(table, person, None))
    return await ratings.at_table(table)


HANDLERS = (leaderboard, own_ratings, table_ratings)
