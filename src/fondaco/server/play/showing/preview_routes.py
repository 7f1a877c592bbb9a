"""/api/tables/.../effects, /plan, /reason and /sheet: what moves would bring, why a piece is no choice, the score."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from fondaco.server.core.answers import refusals
from fondaco.server.core.quotas import Quota
from fondaco.server.play import wire
from fondaco.server.play.routes import Ply, Seat
from fondaco.server.play.showing import previews as preview
from fondaco.server.play.showing.previews import Previews
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables

Target = Annotated[str, QueryParameter(max_length=80)]
Chosen = Annotated[list[str] | None, QueryParameter(max_items=4)]


@post("/api/tables/{table_id:str}/effects", status_code=200, responses=refusals(403, 404, 409, 413, 503))
async def effects(
    table_id: FromPath[str],
    data: JSONBody[wire.AskEffects],
    tables: NamedDependency[Tables],
    previews: NamedDependency[Previews],
    quota: NamedDependency[Quota],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
) -> wire.MoveEffects:
    """What legal moves would bring, for the player who is to decide; up to 32 in one question."""
    table = (await tables.get(table_id, asker)).table
    quota.spend("effects")
    return previews.effects(table, person, data.seat, data.moves)


@post("/api/tables/{table_id:str}/plan", status_code=200, responses=refusals(403, 404, 409, 413, 503))
async def plan(
    table_id: FromPath[str],
    data: JSONBody[wire.AskPlan],
    tables: NamedDependency[Tables],
    quota: NamedDependency[Quota],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
) -> wire.PlanShown:
    """A decision of many moves as one plan, with the lines that the player has fixed."""
    table = (await tables.get(table_id, asker)).table
    quota.spend("effects")
    return preview.plan(table, person, data)


@get("/api/tables/{table_id:str}/reason", responses=refusals(403, 404, 409, 503))
async def reason(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    target: Target,
    seat: Seat = None,
    chosen: Chosen = None,
) -> wire.TargetReason:
    """Why one cannot choose a piece on the board, after those already chosen."""
    table = (await tables.get(table_id, asker)).table
    return preview.reason(table, person, access.choose_seat(table, person, seat), target, chosen or [])


@get("/api/tables/{table_id:str}/sheet", responses=refusals(403, 404, 409, 503))
async def sheet(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    seat: Seat = None,
    ply: Ply = None,
) -> wire.Sheet:
    """The score sheet as a seat knows it now, or knew it at a ply."""
    table = (await tables.get(table_id, asker)).table
    seat = access.choose_seat(table, person, seat)
    access.check_view(table, person, seat)
    access.check_ply(table, ply or 0)
    assert table.match is not None
    return preview.sheet(table.match if ply is None else table.at(ply), seat)


HANDLERS = (effects, plan, reason, sheet)
