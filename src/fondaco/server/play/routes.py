"""/api/tables: the lobby, a table, its snapshots and commands; /api/me/levels."""

from __future__ import annotations

from typing import Annotated, Literal, cast

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from fondaco.server.core.answers import open_to, refusals
from fondaco.server.core.quotas import Quota
from fondaco.server.core.wire import encode
from fondaco.server.play import wire
from fondaco.server.play.execution import Execution
from fondaco.server.play.lobby import Lobby
from fondaco.server.play.seating import Seating
from fondaco.server.play.showing import snapshots
from fondaco.server.play.showing.rendering import Renderer
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables
from fondaco.server.table.wire import Command

# gt=-1 and not ge=0: the framework leaves a zero out of the schema
Page = Annotated[int, QueryParameter(gt=-1, le=100_000)]
Ply = Annotated[int | None, QueryParameter(gt=-1, le=1_000_000)]
Seq = Annotated[int | None, QueryParameter(gt=-1, le=1_000_000_000)]
Seat = Annotated[int | None, QueryParameter(ge=-1, le=31)]


@get("/api/tables", responses=refusals(), **open_to("read"))
async def list_tables(
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    show: FromQuery[Literal["open", "playing", "finished", "mine", "running"]] = "open",
    page: Page = 0,
) -> wire.TablePage:
    """Public tables by status, or all of the caller's, the newest change first; `running`: by the time left."""
    return await lobby.listing(person, show, page)


@post("/api/tables", responses=refusals(403, 409, 413), **open_to("challenge"))
async def open_table(
    data: JSONBody[wire.NewTable],
    seating: NamedDependency[Seating],
    renderer: NamedDependency[Renderer],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.TableSummary:
    """Open a table. Every seat of kind `person` is the opener's (hot-seat); it begins by /start."""
    quota.spend("table")
    return renderer.summary((await seating.open_table(person, data)).table, person)


@get("/api/tables/{table_id:str}", responses=refusals(404, 410, 503), **open_to("read"))
async def show_table(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    renderer: NamedDependency[Renderer],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
) -> wire.TableSummary:
    return renderer.summary((await tables.get(table_id, asker)).table, person)


@post(
    "/api/tables/{table_id:str}/join",
    status_code=200,
    responses=refusals(403, 404, 409, 410, 413, 503),
    **open_to("challenge"),
)
async def join(
    table_id: FromPath[str],
    data: JSONBody[wire.JoinTable],
    tables: NamedDependency[Tables],
    seating: NamedDependency[Seating],
    renderer: NamedDependency[Renderer],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
) -> wire.TableSummary:
    quota.spend("row")
    actor = await tables.get(table_id, asker)
    await seating.join(actor, person, data.seat)
    return renderer.summary(actor.table, person)


@post(
    "/api/tables/{table_id:str}/leave",
    status_code=200,
    responses=refusals(403, 404, 409, 410, 413, 503),
    **open_to("challenge"),
)
async def leave(
    table_id: FromPath[str],
    data: JSONBody[wire.LeaveTable],
    tables: NamedDependency[Tables],
    seating: NamedDependency[Seating],
    renderer: NamedDependency[Renderer],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
) -> wire.TableSummary:
    """Give up one's seats before the start; a host who gives up the last one leaves, and closes an empty table."""
    quota.spend("row")
    actor = await tables.get(table_id, asker)
    await seating.give_up(actor, person, data.seat)
    return renderer.summary(actor.table, person)


@post("/api/tables/{table_id:str}/ready", status_code=200, responses=refusals(403, 404, 409, 410, 503))
async def ready(
    table_id: FromPath[str],
    data: JSONBody[wire.Ready],
    tables: NamedDependency[Tables],
    seating: NamedDependency[Seating],
    renderer: NamedDependency[Renderer],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
) -> wire.TableSummary:
    """Say before the start that one is ready, or not yet."""
    quota.spend("row")
    actor = await tables.get(table_id, asker)
    await seating.say_ready(actor, person, data.ready)
    return renderer.summary(actor.table, person)


@post(
    "/api/tables/{table_id:str}/start",
    status_code=200,
    responses=refusals(403, 404, 409, 410, 413, 503),
    **open_to("challenge"),
)
async def start(
    table_id: FromPath[str],
    data: JSONBody[wire.StartTable],
    tables: NamedDependency[Tables],
    seating: NamedDependency[Seating],
    renderer: NamedDependency[Renderer],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
) -> wire.TableSummary:
    quota.spend("row")
    actor = await tables.get(table_id, asker)
    await seating.begin(actor, person, data.fill)
    return renderer.summary(actor.table, person)


@post(
    "/api/tables/{table_id:str}/rematch",
    status_code=200,
    responses=refusals(403, 404, 409, 410, 503),
    **open_to("challenge"),
)
async def rematch(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    seating: NamedDependency[Seating],
    renderer: NamedDependency[Renderer],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
) -> wire.TableSummary:
    """The table that follows, with the same people; the same one however often it is asked."""
    quota.spend("table")
    actor = await seating.rematch(await tables.get(table_id, asker), person)
    return renderer.summary(actor.table, person)


@get("/api/tables/{table_id:str}/snapshot", responses=refusals(403, 404, 410, 503), **open_to("read"))
async def snapshot(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    renderer: NamedDependency[Renderer],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    seat: Seat = None,
    ply: Ply = None,
    since: Seq = None,
) -> Response[wire.Snapshot]:
    """What a seat sees now (exactly what the socket sends), or saw at a ply; `since` is the newest row it knows."""
    table = (await tables.get(table_id, asker)).table
    seat = access.choose_seat(table, person, seat)
    access.check_view(table, person, seat)
    if ply is None:
        return as_sent(renderer.whole(table, person, seat, since))
    access.check_ply(table, ply)
    shown = renderer.summary(table, person)
    return as_sent(encode(snapshots.render_past(table.at(ply), shown, seat, table.seq, table.setup_events)))


@get("/api/tables/{table_id:str}/told", responses=refusals(403, 404, 410, 503), **open_to("read"))
async def told(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    seat: Seat = None,
    first: Ply = None,
) -> list[wire.ToldPly]:
    """The log of the match as a seat knows it: up to 60 plies from `first` on, or the newest."""
    table = (await tables.get(table_id, asker)).table
    seat = access.choose_seat(table, person, seat)
    access.check_view(table, person, seat)
    return snapshots.tell_log(table, seat, first)


@post(
    "/api/tables/{table_id:str}/commands",
    status_code=200,
    responses=refusals(403, 404, 410, 413, 503),
    **open_to("play"),
)
async def command(
    table_id: FromPath[str],
    data: JSONBody[Command],
    tables: NamedDependency[Tables],
    execution: NamedDependency[Execution],
    person: NamedDependency[Person],
) -> wire.Answer:
    """The same commands as by the socket, with the same answers."""
    execution.admit(person)
    return await execution.execute(await tables.get(table_id, person.id), person, data)


@get("/api/me/levels", responses=refusals())
async def bot_levels(lobby: NamedDependency[Lobby], person: NamedDependency[Person]) -> wire.BotLevels:
    """The bots to propose for each game."""
    return await lobby.bot_levels(person)


def as_sent(raw: bytes) -> Response[wire.Snapshot]:
    """A snapshot already encoded: its bytes are sent as they are."""
    return Response(cast(wire.Snapshot, raw), media_type=MediaType.JSON, headers={"cache-control": "no-store"})


HANDLERS = (
    *(list_tables, open_table, show_table, join, leave, ready, start, rematch),
    *(snapshot, told, command, bot_levels),
)
