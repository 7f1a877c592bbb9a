"""/api/records, /api/verify, and the record of a finished table."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fondaco.server.accounts.people import People
from fondaco.server.bots.annotations import Annotations
from fondaco.server.bots.wire import AnnotationStatus
from fondaco.server.core.answers import open_to, refusals
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.quotas import Quota
from fondaco.server.core.wire import encode
from fondaco.server.play.routes import Ply, Seat, as_sent
from fondaco.server.play.showing import previews as preview
from fondaco.server.play.showing import snapshots
from fondaco.server.play.wire import Sheet, Snapshot
from fondaco.server.records import wire
from fondaco.server.records.archive import Archive, record_of
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables


@post("/api/records", request_max_body_size=wire.MAX_BODY, responses=refusals(403, 409, 413))
async def upload(
    data: JSONBody[wire.RecordText],
    archive: NamedDependency[Archive],
    people: NamedDependency[People],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
) -> wire.Watched:
    """Upload a record to watch it; its id makes the link. It is kept for a while."""
    quota.spend("upload")
    owner = await people.store(person)
    return (await archive.upload(data.text, asker, owner)).describe()


@get("/api/records/{record_id:str}", responses=refusals(404))
async def describe(
    record_id: FromPath[str], archive: NamedDependency[Archive], asker: NamedDependency[str]
) -> wire.Watched:
    return (await archive.find(record_id, asker)).describe()


@get("/api/records/{record_id:str}/text", media_type=MediaType.TEXT, responses=refusals(404))
async def text(record_id: FromPath[str], archive: NamedDependency[Archive]) -> str:
    return await archive.text(record_id)


@get("/api/records/{record_id:str}/snapshot", responses=refusals(404))
async def snapshot(
    record_id: FromPath[str],
    archive: NamedDependency[Archive],
    asker: NamedDependency[str],
    seat: Seat = None,
    ply: Ply = None,
) -> Response[Snapshot]:
    """An uploaded record at a ply, from any seat."""
    watchable = await archive.find(record_id, asker)
    match = watchable.match
    seat = -1 if seat is None else seat
    if seat >= match.seats:
        raise DeclinedError(404, "no-such-seat", seats=match.seats)
    if ply is not None and ply > match.ply:
        raise DeclinedError(404, "no-such-ply", plies=match.ply)
    past = watchable.table.at(match.ply if ply is None else ply)
    shown = snapshots.render_past(past, watchable.show(), seat, match.ply, watchable.table.setup_events)
    return as_sent(encode(shown))


@get("/api/records/{record_id:str}/sheet", responses=refusals(404))
async def sheet(
    record_id: FromPath[str],
    archive: NamedDependency[Archive],
    asker: NamedDependency[str],
    seat: Seat = None,
    ply: Ply = None,
) -> Sheet:
    """The score sheet of an uploaded record at a ply, as a seat knew it."""
    watchable = await archive.find(record_id, asker)
    match = watchable.match
    if seat is not None and seat >= match.seats:
        raise DeclinedError(404, "no-such-seat", seats=match.seats)
    if ply is not None and ply > match.ply:
        raise DeclinedError(404, "no-such-ply", plies=match.ply)
    return preview.sheet(match if ply is None else watchable.table.at(ply), -1 if seat is None else seat)


@get("/api/records/{record_id:str}/annotation", responses=refusals(404, 409))
async def annotation(
    record_id: FromPath[str],
    archive: NamedDependency[Archive],
    annotations: NamedDependency[Annotations],
    asker: NamedDependency[str],
) -> AnnotationStatus:
    """Where the match turned, if the annotation was asked for."""
    return await annotations.show(record_id, (await archive.find(record_id, asker)).match)


@post("/api/records/{record_id:str}/annotation", status_code=200, responses=refusals(403, 404, 409, 503))
async def annotate(
    record_id: FromPath[str],
    archive: NamedDependency[Archive],
    annotations: NamedDependency[Annotations],
    asker: NamedDependency[str],
    quota: NamedDependency[Quota],
) -> AnnotationStatus:
    """Ask for it; the bots see to it beside their games."""
    quota.spend("analysis")
    return await annotations.ask(record_id, (await archive.find(record_id, asker)).match, quota.payer)


@post("/api/verify", status_code=200, request_max_body_size=wire.MAX_BODY, responses=refusals(403, 413))
async def verify(
    data: JSONBody[wire.RecordText], archive: NamedDependency[Archive], asker: NamedDependency[str]
) -> wire.Verified:
    """Deal and play a record again and compare commitment and result."""
    return await archive.verify(data.text, asker)


@get(
    "/api/tables/{table_id:str}/record",
    media_type=MediaType.TEXT,
    responses=refusals(404, 409, 410, 503),
    **open_to("read"),
)
async def record(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    archive: NamedDependency[Archive],
    asker: NamedDependency[str],
) -> Response[str]:
    """The record of a finished match, seed and all; before the end nobody gets it."""
    found = await archive.unplayable(table_id)
    if found is None:
        table = (await tables.get(table_id, asker)).table
        found = table.setting.game.name, record_of(table)
    headers = {"content-disposition": f'attachment; filename="{found[0]}-{table_id}.txt"'}
    return Response(found[1], media_type=MediaType.TEXT, headers=headers)


HANDLERS = (upload, describe, text, snapshot, sheet, annotation, annotate, verify, record)
