"""/api/records and /api/verify."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fondaco.server import records, snapshots, wire
from fondaco.server.api.answers import refusals
from fondaco.server.api.tables import Ply, Seat, as_sent
from fondaco.server.errors import DeclinedError
from fondaco.server.house import House
from fondaco.server.snapshots import encoder

BODY = 2 * records.MOST_TEXT


@post("/api/records", request_max_body_size=BODY, responses=refusals(403, 413))
async def upload(data: JSONBody[wire.RecordText], house: NamedDependency[House]) -> wire.Watched:
    """Upload a record to watch it; its id makes the link."""
    return (await house.archive.upload(data.text)).describe()


@get("/api/records/{record_id:str}", responses=refusals(404))
async def describe(record_id: FromPath[str], house: NamedDependency[House]) -> wire.Watched:
    return (await house.archive.find(record_id)).describe()


@get("/api/records/{record_id:str}/text", media_type=MediaType.TEXT, responses=refusals(404))
async def text(record_id: FromPath[str], house: NamedDependency[House]) -> str:
    return await house.archive.text(record_id)


@get("/api/records/{record_id:str}/snapshot", responses=refusals(404))
async def snapshot(
    record_id: FromPath[str], house: NamedDependency[House], seat: Seat = None, ply: Ply = None
) -> Response[wire.Snapshot]:
    """An uploaded record at a ply, from any seat."""
    watchable = await house.archive.find(record_id)
    match = watchable.match
    seat = -1 if seat is None else seat
    if seat >= match.seats:
        raise DeclinedError(404, "no-such-seat", seats=match.seats)
    if ply is not None and ply > match.ply:
        raise DeclinedError(404, "no-such-ply", plies=match.ply)
    past = watchable.table.at(match.ply if ply is None else ply)
    shown = snapshots.render_past(past, watchable.show(), seat, match.ply, watchable.table.opening)
    return as_sent(encoder.encode(shown))


@get("/api/records/{record_id:str}/annotation", responses=refusals(404, 409))
async def annotation(record_id: FromPath[str], house: NamedDependency[House]) -> wire.Annotated:
    """Where the match turned, if somebody has asked."""
    return await house.annotations.show(record_id, (await house.archive.find(record_id)).match)


@post("/api/records/{record_id:str}/annotation", status_code=200, responses=refusals(403, 404, 409, 503))
async def annotate(record_id: FromPath[str], house: NamedDependency[House]) -> wire.Annotated:
    """Ask for it; the bots see to it beside their games."""
    return await house.annotations.ask(record_id, (await house.archive.find(record_id)).match)


@post("/api/verify", status_code=200, request_max_body_size=BODY, responses=refusals(403, 413))
async def verify(data: JSONBody[wire.RecordText]) -> wire.Verified:
    """Deal and play a record again and compare commitment and result."""
    return await asyncio.to_thread(records.check, data.text)


HANDLERS = (upload, describe, text, snapshot, annotation, annotate, verify)
