"""Streams: lines of JSON for programs. What a seat may see, as the socket sends it, one snapshot to a line."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.limits import OpenSockets
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.wire import encode
from fondaco.server.play import wire
from fondaco.server.play.lobby import Lobby
from fondaco.server.play.presence import Presence
from fondaco.server.play.showing.rendering import Renderer
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.repository import TableRepository

KEEP_ALIVE = 10.0  # seconds after which an empty line is sent
MAX_FOLLOWED = 200  # tables on one stream
BLANK = b"\n"

IsValid = Callable[[Person], Awaitable[bool]]  # whether a program may still look

log = logging.getLogger("fondaco.streams")


class _Viewer:
    """A stream as presence knows it, at one table; chat and presence are not streamed."""

    def __init__(self, stream: Stream, table_id: str) -> None:
        self.person = stream.person
        self.blocked: frozenset[str] = frozenset()
        self._stream = stream
        self._table_id = table_id

    def wake(self) -> None:
        self._stream.notice(self._table_id)

    def post(self, message: bytes) -> None:
        """Not for streams."""

    def hear(self, chat: wire.Chat) -> None:
        """Not for streams."""

    def drop(self, reason: str) -> None:
        self._stream.end()


class Stream:
    """The lines for one client. It is given the newest snapshot it has not seen, so a slow one misses nothing."""

    def __init__(self, person: Person, since: dict[str, int]) -> None:
        self.person = person
        self.viewers: dict[str, _Viewer] = {}  # by table
        self.sent: dict[tuple[str, int], int] = {}  # by table and seat: the newest seq
        self.since = since  # by table: what the client has seen before
        self.is_ended = False
        self.must_look_again = False
        self._changed: dict[str, None] = {}  # in the order of the changes
        self._news = asyncio.Event()

    def notice(self, table_id: str) -> None:
        self._changed[table_id] = None
        self._news.set()

    def look_again(self) -> None:
        self.must_look_again = True
        self._news.set()

    def end(self) -> None:
        self.is_ended = True
        self._news.set()

    async def changed(self) -> list[str] | None:
        """The tables at which something happened; None if nothing did for a while."""
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                await self._news.wait()
        except TimeoutError:
            return None
        self._news.clear()
        tables, self._changed = list(self._changed), {}
        return tables


class Streams:
    """Makes streams, and ends them all when the server stops."""

    def __init__(
        self,
        tables: Tables,
        repository: TableRepository,
        renderer: Renderer,
        presence: Presence,
        lobby: Lobby,
        open_sockets: OpenSockets,
        metrics: Metrics,
    ) -> None:
        self._tables = tables
        self._repository = repository
        self._renderer = renderer
        self._presence = presence
        self._lobby = lobby
        self._is_valid: IsValid | None = None
        self._open_sockets = open_sockets
        self._metrics = metrics
        self._open: set[Stream] = set()

    def on_check(self, is_valid: IsValid) -> None:
        """Ask this, now and then, of a program that has a stream open; when it no longer holds the stream ends."""
        self._is_valid = is_valid

    def end_all(self) -> None:
        for stream in self._open:
            stream.end()

    # -- all tables of a person ------------------------------------------------------------

    def follow_person(self, person: Person, asker: str, since: dict[str, int]) -> AsyncIterator[bytes]:
        """Every table at which the person has a seat, for as long as the client reads. Raises DeclinedError."""
        if not person.known:
            raise DeclinedError(403, "nothing-to-follow")
        self._check_room(person, asker)
        return self._person_lines(Stream(person, since), asker)

    async def _person_lines(self, stream: Stream, asker: str) -> AsyncIterator[bytes]:
        with self._open_sockets.one_more(asker, stream.person.known):
            self._enter(stream)
            self._lobby.follow(stream)
            try:
                stream.look_again()
                yield BLANK  # so that the client hears that it was let in
                async for line in self._lines(stream):
                    yield line
            finally:
                self._lobby.unfollow(stream)
                self._leave(stream)

    async def _lines(self, stream: Stream) -> AsyncIterator[bytes]:
        """Until it is ended; an empty line whenever nothing happened for a while."""
        while True:
            changed = await stream.changed()
            if stream.is_ended or (changed is None and not await self._is_allowed(stream)):
                return
            if changed is None:
                yield BLANK
                continue
            if stream.must_look_again:
                stream.must_look_again = False
                found = await self._repository.current_of(stream.person.ids, MAX_FOLLOWED)
                changed += [table_id for table_id in reversed(found) if table_id not in changed]
            for table_id in changed:
                async for line in self._table_lines(stream, table_id):
                    yield line

    async def _table_lines(self, stream: Stream, table_id: str) -> AsyncIterator[bytes]:
        """What is new at one table, for each seat of the person; after the last of it the table is left."""
        try:
            table = (await self._tables.get(table_id, stream.person.id)).table
        except DeclinedError:
            if self._stop(stream, table_id):
                yield _line(wire.Gone(table_id))
            return
        seats = table.seats_of(stream.person.ids)
        if table.status in ("open", "playing") and seats and table_id not in stream.viewers:
            if len(stream.viewers) >= MAX_FOLLOWED:
                return
            self._follow(stream, table)
        if table_id not in stream.viewers:  # over before it was followed
            return
        for seat in seats:
            line = self._snapshot(stream, table, seat)
            if line is not None:
                yield line
        if not seats or table.status not in ("open", "playing"):
            self._stop(stream, table_id)
            yield _line(wire.Gone(table_id))

    # -- one table ----------------------------------------------------------------------

    async def follow_table(
        self, table_id: str, person: Person, asker: str, seat: int | None, since: int | None
    ) -> AsyncIterator[bytes]:
        """One table from one seat, or a spectator's, until the match is over. Raises DeclinedError."""
        table = (await self._tables.get(table_id, asker)).table
        seat = access.choose_seat(table, person, seat)
        access.check_view(table, person, seat)
        self._check_room(person, asker)
        stream = Stream(person, {} if since is None else {table_id: since})
        return self._one_table_lines(stream, asker, table, seat)

    async def _one_table_lines(self, stream: Stream, asker: str, table: Table, seat: int) -> AsyncIterator[bytes]:
        with self._open_sockets.one_more(asker, stream.person.known):
            self._enter(stream)
            try:
                self._follow(stream, table)
                stream.notice(table.id)
                yield BLANK
                while not stream.is_ended:
                    if await stream.changed() is None:
                        if not await self._is_allowed(stream):
                            return
                        yield BLANK
                        continue
                    try:
                        now = (await self._tables.get(table.id, stream.person.id)).table
                        line = self._snapshot(stream, now, seat)
                    except DeclinedError:  # closed, or no longer theirs to see
                        break
                    if line is not None:
                        yield line
                    if now.status not in ("open", "playing"):
                        break
                if not stream.is_ended:
                    yield _line(wire.Gone(table.id))
            finally:
                self._leave(stream)

    # -- both ---------------------------------------------------------------------------

    def _snapshot(self, stream: Stream, table: Table, seat: int) -> bytes | None:
        """The newest, unless the client has it; what it has seen before another connection counts."""
        key = (table.id, seat)
        since = stream.sent.get(key, stream.since.get(table.id))
        if key in stream.sent and stream.sent[key] >= table.seq:
            return None
        stream.sent[key] = table.seq
        return self._renderer.whole(table, stream.person, seat, since) + BLANK

    def _check_room(self, person: Person, asker: str) -> None:
        if not self._open_sockets.has_room(asker, person.known):
            raise DeclinedError(429, "too-many-sockets")

    async def _is_allowed(self, stream: Stream) -> bool:
        return not stream.person.owner or self._is_valid is None or await self._is_valid(stream.person)

    def _enter(self, stream: Stream) -> None:
        self._open.add(stream)
        self._metrics.sockets.inc()

    def _leave(self, stream: Stream) -> None:
        self._open.discard(stream)
        self._metrics.sockets.dec()
        for table_id in list(stream.viewers):
            self._stop(stream, table_id)

    def _follow(self, stream: Stream, table: Table) -> None:
        viewer = stream.viewers[table.id] = _Viewer(stream, table.id)
        self._presence.enter(table, viewer)

    def _stop(self, stream: Stream, table_id: str) -> bool:
        """Whether the table was followed."""
        viewer = stream.viewers.pop(table_id, None)
        if viewer is not None:
            self._presence.leave(table_id, viewer)
        return viewer is not None


def _line(message: wire.Gone) -> bytes:
    return encode(message) + BLANK
