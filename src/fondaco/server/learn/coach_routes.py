"""/api/coach: what the coach of a game has explained to the asker."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fondaco.server.core.answers import refusals
from fondaco.server.learn.coach import Coach
from fondaco.server.learn.wire import CoachCommand, CoachState
from fondaco.server.table.access import Person


@get("/api/coach/{game:str}", responses=refusals(404))
async def show_coach(game: FromPath[str], coach: NamedDependency[Coach], person: NamedDependency[Person]) -> CoachState:
    """The notes that were read, and whether the coach is off."""
    return await coach.show(person, game)


@post("/api/coach/{game:str}", status_code=200, responses=refusals(400, 403, 404, 413))
async def change_coach(
    game: FromPath[str],
    data: JSONBody[CoachCommand],
    coach: NamedDependency[Coach],
    person: NamedDependency[Person],
) -> CoachState:
    """Keep that notes were read, or turn the coach off or on."""
    return await coach.change(person, game, data)


HANDLERS = (show_coach, change_coach)
