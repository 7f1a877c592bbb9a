"""/api/stream and /api/tables/.../stream: what happens, as lines of JSON for programs."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import get
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from fondaco.server.core.answers import open_to, refusals
from fondaco.server.core.errors import DeclinedError
from fondaco.server.play.routes import Seat, Seq
from fondaco.server.play.streams import Streams
from fondaco.server.play.wire import Snapshot
from fondaco.server.table.access import Person

NDJSON = "application/x-ndjson"
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # a proxy is to pass each line on at once


def _lines(*statuses: int) -> Mapping[int, ResponseSpec]:
    text = "a line of JSON for each change, an empty one when nothing happened for a while"
    shown = ResponseSpec(Snapshot, description=text, media_type=NDJSON, generate_examples=False)
    return {200: shown, **refusals(*statuses)}


@get("/api/stream", media_type=NDJSON, responses=_lines(403), **open_to("read"))
async def stream_person(
    streams: NamedDependency[Streams],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    since: FromQuery[list[str] | None] = None,
) -> Stream:
    """Every table at which the asker has a seat: what each of their seats sees, now and whenever it changes.

    A line is a `Snapshot`, or a `Gone` after which the table is over. `since=TABLE:SEQ`, as often as wanted, says what
    was seen before: the first snapshot of that table tells what happened afterwards.
    """
    lines = streams.follow_person(person, asker, _read_since(since or []))
    return Stream(lines, media_type=NDJSON, headers=HEADERS)


@get("/api/tables/{table_id:str}/stream", media_type=NDJSON, responses=_lines(403, 404, 410, 503), **open_to("read"))
async def stream_table(
    table_id: FromPath[str],
    streams: NamedDependency[Streams],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    seat: Seat = None,
    since: Seq = None,
) -> Stream:
    """One table from the caller's seat or as a spectator, until the match is over; `since` is the newest row seen."""
    lines = await streams.follow_table(table_id, person, asker, seat, since)
    return Stream(lines, media_type=NDJSON, headers=HEADERS)


def _read_since(words: list[str]) -> dict[str, int]:
    """`["k3f:12"]` as a seq by table."""
    found = {}
    for word in words:
        table_id, _, seq = word.rpartition(":")
        if not table_id or not (seq.isascii() and seq.isdigit() and len(seq) < 10):
            raise DeclinedError(400, "bad-request", problem="since=TABLE:SEQ")
        found[table_id] = int(seq)
    return found


HANDLERS = (stream_person, stream_table)
