"""/api/account/tokens, /api/stream and what else programs need."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from fondaco.server.bots.pool import redealt_position
from fondaco.server.core.answers import open_to, refusals
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.quotas import Quota
from fondaco.server.play.routes import Seat, Seq
from fondaco.server.play.streams import Streams
from fondaco.server.play.wire import Snapshot, World
from fondaco.server.social import wire
from fondaco.server.social.programs import Programs
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables

NDJSON = "application/x-ndjson"
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # a proxy is to pass each line on at once


def _lines(*statuses: int) -> Mapping[int, ResponseSpec]:
    text = "a line of JSON for each change, an empty one when nothing happened for a while"
    shown = ResponseSpec(Snapshot, description=text, media_type=NDJSON, generate_examples=False)
    return {200: shown, **refusals(*statuses)}


@get("/api/account/tokens", responses=refusals(403))
async def list_tokens(programs: NamedDependency[Programs], person: NamedDependency[Person]) -> list[wire.TokenInfo]:
    """The tokens of the asker's programs; not the tokens themselves."""
    return await programs.tokens_of(person)


@post("/api/account/tokens", responses=refusals(403, 409, 413))
async def make_token(
    data: JSONBody[wire.NewToken],
    programs: NamedDependency[Programs],
    person: NamedDependency[Person],
    quota: NamedDependency[Quota],
) -> wire.MadeToken:
    """A token for a program; only this answer holds it."""
    quota.spend("upload")
    return await programs.make(person, data)


@delete("/api/account/tokens/{token:str}", status_code=200, responses=refusals(403, 404))
async def revoke_token(
    token: FromPath[str], programs: NamedDependency[Programs], person: NamedDependency[Person]
) -> list[wire.TokenInfo]:
    """The program can do nothing any more; those that are left."""
    return await programs.revoke(person, token)


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
    """One table from one's own seat or as a spectator, until the match is over; `since` is the newest row seen."""
    lines = await streams.follow_table(table_id, person, asker, seat, since)
    return Stream(lines, media_type=NDJSON, headers=HEADERS)


@get("/api/tables/{table_id:str}/world", responses=refusals(403, 404, 409, 410, 503), **open_to("read"))
async def deal_world(
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    seat: Seat = None,
) -> World:
    """A world for one's own seat, now that it is to decide: what it sees is true, everything hidden is dealt afresh."""
    table = (await tables.get(table_id, asker)).table
    seat = access.choose_seat(table, person, seat)
    access.check_decision(table, person, seat)
    game = table.setting.game
    return World(table.id, table.seq, seat, game.name, game.version, redealt_position(table, seat))


def _read_since(words: list[str]) -> dict[str, int]:
    """`["k3f:12"]` as a seq by table."""
    found = {}
    for word in words:
        table_id, _, seq = word.rpartition(":")
        if not table_id or not (seq.isascii() and seq.isdigit() and len(seq) < 10):
            raise DeclinedError(400, "bad-request", problem="since=TABLE:SEQ")
        found[table_id] = int(seq)
    return found


HANDLERS = (list_tokens, make_token, revoke_token, stream_person, stream_table, deal_world)
