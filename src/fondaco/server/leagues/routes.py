"""/api/leagues: the list, a league, and what its organiser and its players may do."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from fondaco.server.core.answers import refusals
from fondaco.server.core.quotas import Quota
from fondaco.server.leagues import wire
from fondaco.server.leagues.service import Leagues
from fondaco.server.leagues.shown import LeagueViews
from fondaco.server.table.access import Person

Page = Annotated[int, QueryParameter(gt=-1, le=100_000)]


@get("/api/leagues", responses=refusals())
async def list_leagues(
    league_views: NamedDependency[LeagueViews],
    person: NamedDependency[Person],
    show: FromQuery[Literal["public", "mine"]] = "public",
    page: Page = 0,
) -> wire.LeaguePage:
    """Public leagues, those that are not over first; or those that the asker plays or organises."""
    return await league_views.listing(person, show, page)


@post("/api/leagues", responses=refusals(403, 409, 413))
async def open_league(
    data: JSONBody[wire.NewLeague],
    leagues: NamedDependency[Leagues],
    league_views: NamedDependency[LeagueViews],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.LeagueInfo:
    """Open a league; the opener is its organiser, and joins like everybody else."""
    quota.spend("table")
    return await league_views.show(person, await leagues.open(person, data))


@get("/api/leagues/{league_id:str}", responses=refusals(404))
async def show_league(
    league_id: FromPath[str], league_views: NamedDependency[LeagueViews], person: NamedDependency[Person]
) -> wire.LeagueInfo:
    """Standings, rounds and tables."""
    return await league_views.show(person, league_id)


@post("/api/leagues/{league_id:str}/join", status_code=200, responses=refusals(403, 404, 409, 503))
async def join_league(
    league_id: FromPath[str],
    leagues: NamedDependency[Leagues],
    league_views: NamedDependency[LeagueViews],
    person: NamedDependency[Person],
) -> wire.LeagueInfo:
    await leagues.join(person, league_id)
    return await league_views.show(person, league_id)


@post("/api/leagues/{league_id:str}/leave", status_code=200, responses=refusals(403, 404, 409, 503))
async def leave_league(
    league_id: FromPath[str],
    leagues: NamedDependency[Leagues],
    league_views: NamedDependency[LeagueViews],
    person: NamedDependency[Person],
) -> wire.LeagueInfo:
    """Before the start as if one had not joined; later one forfeits what one is playing."""
    await leagues.leave(person, league_id)
    return await league_views.show(person, league_id)


@post("/api/leagues/{league_id:str}/start", status_code=200, responses=refusals(403, 404, 409, 503))
async def start_league(
    league_id: FromPath[str],
    leagues: NamedDependency[Leagues],
    league_views: NamedDependency[LeagueViews],
    person: NamedDependency[Person],
) -> wire.LeagueInfo:
    """The organiser: nobody joins any more, and the first round opens."""
    await leagues.start(person, league_id)
    return await league_views.show(person, league_id)


@post("/api/leagues/{league_id:str}/remove", status_code=200, responses=refusals(403, 404, 409, 413, 503))
async def remove_player(
    league_id: FromPath[str],
    data: JSONBody[wire.LeaguePlayer],
    leagues: NamedDependency[Leagues],
    league_views: NamedDependency[LeagueViews],
    person: NamedDependency[Person],
) -> wire.LeagueInfo:
    """The organiser: a player takes part no longer."""
    await leagues.remove(person, league_id, data.number)
    return await league_views.show(person, league_id)


@post("/api/leagues/{league_id:str}/close", status_code=200, responses=refusals(403, 404, 409, 503))
async def close_league(
    league_id: FromPath[str],
    leagues: NamedDependency[Leagues],
    league_views: NamedDependency[LeagueViews],
    person: NamedDependency[Person],
) -> wire.LeagueInfo:
    """The organiser: no further round; tables that are being played go on."""
    await leagues.close(person, league_id)
    return await league_views.show(person, league_id)


HANDLERS = (
    *(list_leagues, open_league, show_league, join_league, leave_league),
    *(start_league, remove_player, close_league),
)
