"""/api/tables/.../hint, /idea, /annotation and /world: what bots say of a decision and of a finished match."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fondaco.server.bots import wire
from fondaco.server.bots.annotations import Annotations
from fondaco.server.bots.hints import Hints
from fondaco.server.bots.pool import redealt_position
from fondaco.server.core.answers import open_to, refusals
from fondaco.server.core.quotas import Quota
from fondaco.server.play.routes import Seat
from fondaco.server.play.wire import World
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=refusals(403, 404, 409, 410, 503))
async def hint(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    hint_service: NamedDependency[Hints],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
    seat: Seat = None,
) -> wire.Hint:
    """What a bot would do in the caller's seat, which is to decide, why, and what it expects."""
    quota.spend("hint")
    table = (await tables.get(table_id, asker)).table
    return await hint_service.give(table, person, access.choose_seat(table, person, seat), quota.payer)


@post("/api/tables/{table_id:str}/idea", status_code=200, responses=refusals(403, 404, 409, 410, 413, 503))
async def idea(
    table_id: FromPath[str],
    data: JSONBody[wire.AskIdea],
    tables: NamedDependency[Tables],
    hint_service: NamedDependency[Hints],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
) -> wire.Idea:
    """The caller's idea, a legal move not yet made, judged beside the hint by the same search."""
    quota.spend("hint")
    table = (await tables.get(table_id, asker)).table
    return await hint_service.judge(table, person, data.seat, data.notation, quota.payer)


@get("/api/tables/{table_id:str}/annotation", responses=refusals(403, 404, 409, 410, 503), **open_to("read"))
async def annotation(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    annotations: NamedDependency[Annotations],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
) -> wire.AnnotationStatus:
    """Where a finished match turned, if the annotation was asked for."""
    table = (await tables.get(table_id, asker)).table
    access.check_view(table, person, access.choose_seat(table, person, None))
    return await annotations.show(table_id, table.match)


@post("/api/tables/{table_id:str}/annotation", status_code=200, responses=refusals(403, 404, 409, 410, 503))
async def annotate(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    annotations: NamedDependency[Annotations],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
) -> wire.AnnotationStatus:
    """Ask for it; it is made beside the games of the bots."""
    quota.spend("analysis")
    table = (await tables.get(table_id, asker)).table
    access.check_view(table, person, access.choose_seat(table, person, None))
    return await annotations.ask(table_id, table.match, quota.payer)


@get("/api/tables/{table_id:str}/world", responses=refusals(403, 404, 409, 410, 503), **open_to("read"))
async def deal_world(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    seat: Seat = None,
) -> World:
    """A world for the caller's seat, which is to decide: what it sees is true, everything hidden is dealt afresh."""
    table = (await tables.get(table_id, asker)).table
    seat = access.choose_seat(table, person, seat)
    access.check_decision(table, person, seat)
    game = table.setting.game
    return World(table.id, table.seq, seat, game.name, game.version, redealt_position(table, seat))


HANDLERS = (hint, idea, annotation, annotate, deal_world)
