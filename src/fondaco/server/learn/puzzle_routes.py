"""/api/puzzles: the list with the one of the day, and a puzzle move by move."""

from __future__ import annotations

import datetime as dt
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from fondaco.server.core.answers import refusals
from fondaco.server.core.quotas import Quota
from fondaco.server.learn.puzzles import Puzzles
from fondaco.server.learn.wire import PuzzleCommand, PuzzleList, PuzzleState
from fondaco.server.play.showing.preview_routes import Chosen, Target
from fondaco.server.play.wire import TargetReason
from fondaco.server.table.access import Person

Found = Annotated[list[str] | None, QueryParameter(max_items=4)]


@get("/api/puzzles", responses=refusals())
async def list_puzzles(puzzles: NamedDependency[Puzzles], person: NamedDependency[Person]) -> PuzzleList:
    """Every game's puzzles, with what the asker has solved, and the puzzle of the day."""
    return await puzzles.list_all(person, dt.datetime.now(dt.UTC).date())


@get("/api/puzzles/{game:str}/{puzzle_id:str}", responses=refusals(404))
async def show_puzzle(
    game: FromPath[str], puzzle_id: FromPath[str], puzzles: NamedDependency[Puzzles], person: NamedDependency[Person]
) -> PuzzleState:
    """A puzzle from its beginning."""
    return await puzzles.show(person, game, puzzle_id)


@post("/api/puzzles/{game:str}/{puzzle_id:str}", status_code=200, responses=refusals(403, 404, 413, 503))
async def answer_puzzle(
    game: FromPath[str],
    puzzle_id: FromPath[str],
    data: JSONBody[PuzzleCommand],
    puzzles: NamedDependency[Puzzles],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> PuzzleState:
    """Make a move, or see the solution; a wrong move is answered with what follows it."""
    quota.spend("hint")
    return await puzzles.answer(person, game, puzzle_id, data, quota.payer)


@get("/api/puzzles/{game:str}/{puzzle_id:str}/reason", responses=refusals(404))
async def puzzle_reason(
    game: FromPath[str],
    puzzle_id: FromPath[str],
    puzzles: NamedDependency[Puzzles],
    target: Target,
    found: Found = None,
    chosen: Chosen = None,
) -> TargetReason:
    """Why a piece cannot be chosen, after the moves that were found and the pieces already chosen."""
    return puzzles.reason(game, puzzle_id, found or [], target, chosen or [])


HANDLERS = (list_puzzles, show_puzzle, answer_puzzle, puzzle_reason)
