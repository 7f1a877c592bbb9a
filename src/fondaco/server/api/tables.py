"""/api/tables: the lobby, a table, its snapshots and commands."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from fondaco.server import lobby, records, snapshots, wire
from fondaco.server.api.answers import refusals
from fondaco.server.commands import Person
from fondaco.server.errors import DeclinedError
from fondaco.server.house import House
from fondaco.server.snapshots import encoder
from fondaco.server.socket import choose_seat

# gt=-1 and not ge=0: the framework leaves a zero out of the schema
Page = Annotated[int, QueryParameter(gt=-1, le=100_000)]
Ply = Annotated[int | None, QueryParameter(gt=-1, le=1_000_000)]
Version = Annotated[int | None, QueryParameter(gt=-1, le=1_000_000_000)]
Seat = Annotated[int | None, QueryParameter(ge=-1, le=31)]


@get("/api/tables", responses=refusals())
async def list_tables(
    house: NamedDependency[House],
    person: NamedDependency[Person],
    show: FromQuery[Literal["open", "playing", "finished", "mine"]] = "open",
    page: Page = 0,
) -> wire.Tables:
    """Public tables by status, or all one's own; the newest change first."""
    return await lobby.listing(house, person, show, page)


@post("/api/tables", responses=refusals(403, 413))
async def open_table(
    data: JSONBody[wire.NewTable], house: NamedDependency[House], person: NamedDependency[Person]
) -> wire.Table:
    """Open a table. Every seat of kind `person` is the opener's (hot-seat); it begins by /start."""
    return (await lobby.open_table(house, person, data)).show_table(person)


@get("/api/tables/{table_id:str}", responses=refusals(404))
async def show_table(
    table_id: FromPath[str], house: NamedDependency[House], person: NamedDependency[Person]
) -> wire.Table:
    return (await house.table(table_id)).show_table(person)


@post("/api/tables/{table_id:str}/join", status_code=200, responses=refusals(403, 404, 409, 413))
async def join(
    table_id: FromPath[str],
    data: JSONBody[wire.JoinTable],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> wire.Table:
    live = await house.table(table_id)
    await lobby.join(house, live, person, data.seat)
    return live.show_table(person)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=refusals(403, 404, 409, 413))
async def leave(
    table_id: FromPath[str],
    data: JSONBody[wire.LeaveTable],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> wire.Table:
    """Give up one's seats before the start; a host who gives up the last one leaves, and closes an empty table."""
    live = await house.table(table_id)
    await lobby.leave(live, person, data.seat)
    return live.show_table(person)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=refusals(403, 404, 409, 413))
async def start(
    table_id: FromPath[str],
    data: JSONBody[wire.StartTable],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> wire.Table:
    live = await house.table(table_id)
    await lobby.begin(live, person, data.fill)
    return live.show_table(person)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=refusals(403, 404, 409))
async def rematch(
    table_id: FromPath[str], house: NamedDependency[House], person: NamedDependency[Person]
) -> wire.Table:
    """The table that follows, with the same people; the same one however often it is asked."""
    live = await house.table(table_id)
    return (await lobby.rematch(house, live, person)).show_table(person)


@get("/api/tables/{table_id:str}/snapshot", responses=refusals(403, 404))
async def snapshot(
    table_id: FromPath[str],
    house: NamedDependency[House],
    person: NamedDependency[Person],
    seat: Seat = None,
    ply: Ply = None,
    since: Version = None,
) -> Response[wire.Snapshot]:
    """What a seat sees now (exactly what the socket sends), or saw at a ply; `since` is a version."""
    live = await house.table(table_id)
    seat = choose_seat(live, person, seat)
    live.entitled(person, seat)
    if ply is None:
        return as_sent(live.text_for(person, seat, since))
    past = records.past_of(live, ply)
    table = live.table
    shown = snapshots.render_past(past, live.show_table(person), seat, table.version, table.opening)
    return as_sent(encoder.encode(shown))


@get("/api/tables/{table_id:str}/told", responses=refusals(403, 404))
async def told(
    table_id: FromPath[str],
    house: NamedDependency[House],
    person: NamedDependency[Person],
    seat: Seat = None,
    first: Ply = None,
) -> list[wire.Told]:
    """The log of the match as a seat knows it: up to 60 plies from `first` on, or the newest."""
    live = await house.table(table_id)
    seat = choose_seat(live, person, seat)
    live.entitled(person, seat)
    match = live.table.match
    if match is None:
        return []
    begin = max(0, match.ply - snapshots.MOST_TOLD + 1) if first is None else first
    end = min(match.ply, begin + snapshots.MOST_TOLD - 1)
    return snapshots.tell_plies(match, seat, begin, live.table.opening, end)


@post("/api/tables/{table_id:str}/commands", status_code=200, responses=refusals(403, 404, 413))
async def command(
    table_id: FromPath[str],
    data: JSONBody[wire.Command],
    house: NamedDependency[House],
    person: NamedDependency[Person],
) -> wire.Answer:
    """The same commands as by the socket, with the same answers."""
    live = await house.table(table_id)
    if not isinstance(data, wire.Say):
        return await live.execute(person, data)
    try:
        return await house.chat.say(live, person, data)
    except DeclinedError as error:
        return wire.Answer(data.key, False, live.table.version, error.refused)


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=refusals(403, 404, 409, 503))
async def hint(
    table_id: FromPath[str],
    house: NamedDependency[House],
    person: NamedDependency[Person],
    seat: Seat = None,
    strong: FromQuery[bool] = False,
) -> wire.Hint:
    """What a bot would do in one's own seat, now that it is to decide; `strong` searches, and says what to hope for."""
    live = await house.table(table_id)
    return await house.hints.give(live, person, choose_seat(live, person, seat), strong)


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=refusals(404, 409))
async def record(table_id: FromPath[str], house: NamedDependency[House]) -> Response[str]:
    """The record of a finished match, seed and all; before the end nobody gets it."""
    live = await house.table(table_id)
    name = f"{live.table.setting.game.name}-{table_id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(records.record_of(live), media_type=MediaType.TEXT, headers=headers)


@get("/api/tables/{table_id:str}/annotation", responses=refusals(403, 404, 409))
async def annotation(
    table_id: FromPath[str], house: NamedDependency[House], person: NamedDependency[Person]
) -> wire.Annotated:
    """Where a finished match turned, if somebody has asked."""
    live = await house.table(table_id)
    live.entitled(person, choose_seat(live, person, None))
    return await house.annotations.show(table_id, live.table.match)


@post("/api/tables/{table_id:str}/annotation", status_code=200, responses=refusals(403, 404, 409, 503))
async def annotate(
    table_id: FromPath[str], house: NamedDependency[House], person: NamedDependency[Person]
) -> wire.Annotated:
    """Ask for it; the bots see to it beside their games."""
    live = await house.table(table_id)
    live.entitled(person, choose_seat(live, person, None))
    return await house.annotations.ask(table_id, live.table.match)


def as_sent(content: str | bytes) -> Response[wire.Snapshot]:
    """A snapshot already written."""
    raw = content.encode() if isinstance(content, str) else content
    return Response(snapshots.as_data(raw), media_type=MediaType.JSON, headers={"cache-control": "no-store"})


HANDLERS = (
    *(list_tables, open_table, show_table, join, leave, start, rematch),
    *(snapshot, told, command, hint, record, annotation, annotate),
)
