"""What one client of a socket is sent: at once, or when it has read what was sent before."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from litestar import WebSocket

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.wire import encode
from fondaco.server.play import wire
from fondaco.server.play.lobby import YourTurn
from fondaco.server.play.showing.rendering import Renderer, Seen
from fondaco.server.play.wire import CloseCode
from fondaco.server.table.access import Person
from fondaco.server.table.actor import TableActor
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table

WIRE = "fondaco-wire"  # in the scope: the connection, past what the framework wraps around it
MAX_WAITING = 256  # messages to a client that does not read

Socket = WebSocket[Any, Any, Any]


class Wire(Protocol):
    """A connection as the server made it."""

    @property
    def is_writable(self) -> bool:
        """Whether the client reads as fast as it is sent to."""

    async def drain(self) -> None:
        """Wait until it is writable."""

    def send_texts(self, payloads: Sequence[bytes]) -> None:
        """Send messages; raises OSError when the client is gone."""

    async def receive(self) -> Mapping[str, Any]:
        """The next message, as an event of ASGI."""


def wire_of(socket: Socket) -> Wire:
    return cast(Wire, cast(dict[str, Any], socket.scope)[WIRE])


class Outgoing:
    """Messages for one client: sent in the next turn of the loop, or by a task where that has to be waited for."""

    def __init__(self, socket: Socket, person: Person) -> None:
        self.person = person
        self._socket = socket
        self._loop = asyncio.get_running_loop()
        self._wire = wire_of(socket)
        self._waiting: list[bytes] = []
        self._has_news = False
        self._pause: asyncio.Future[None] | None = None  # of the task, for as long as nothing has to be waited for
        self._fault: Exception | None = None  # for the task to raise
        self._end: str | None = None

    def drop(self, reason: str) -> None:
        """Close this connection, with a reason."""
        self._end = reason
        self.wake()

    def wake(self) -> None:
        if not self._has_news:
            self._has_news = True
            self._loop.call_soon(self._send_soon)

    def post(self, message: bytes) -> None:
        self._waiting.append(message)
        self.wake()

    def _send_soon(self) -> None:
        """Send what is new, or let the task see why that cannot be now."""
        pause = self._pause
        if pause is None or pause.done():  # the task is at it, and looks again
            return
        try:
            if self._end is None and self._wire.is_writable and (messages := self._take()) is not None:
                self._has_news = False
                if messages:
                    self._wire.send_texts(messages)
                return
        except Exception as error:  # noqa: BLE001  the task tells it apart
            self._fault = error
        pause.set_result(None)

    async def run(self) -> None:
        """Send for as long as the client reads."""
        while True:
            if not self._has_news:
                self._pause = self._loop.create_future()
                await self._pause
                self._pause = None
            self._has_news = False
            if self._fault is not None:
                raise self._fault
            if self._end is not None:
                await self._socket.close(CloseCode.DECLINED, self._end)
                return
            if len(self._waiting) > MAX_WAITING:
                await self._socket.close(CloseCode.TOO_SLOW)
                return
            await self._send_all()

    async def _send_all(self) -> None:
        while True:
            await self._wire.drain()
            messages = self._take()
            if messages is None:
                await self._prepare()
            elif messages:
                self._wire.send_texts(messages)
            else:
                return

    def _take(self) -> list[bytes] | None:
        """What is to be sent now; None where that has to be prepared."""
        found, self._waiting = self._waiting, []
        return found

    async def _prepare(self) -> None:
        """What cannot be done at once."""


class TableConnection(Outgoing):
    """It is sent the newest snapshot it has not seen, so a slow one skips some and misses nothing."""

    def __init__(self, socket: Socket, person: Person, table: Table, seat: int, tables: Tables, renderer: Renderer):
        super().__init__(socket, person)
        self.seat = seat
        self._table_id = table.id
        self._tables = tables
        self._renderer = renderer
        self.blocked: frozenset[str] = frozenset()
        self._seen = Seen()
        self._heard: set[int] = set()

    def hear(self, chat: wire.Chat) -> None:
        """A message said while the recent ones are looked up comes both ways, and is sent once."""
        if chat.id not in self._heard:
            self._heard.add(chat.id)
            self.post(encode(chat))

    async def actor(self) -> TableActor:
        """Loaded again if it was evicted meanwhile; one that is gone was closed."""
        try:
            return await self._tables.get(self._table_id, self.person.id)
        except DeclinedError as error:
            raise DeclinedError(404, "table-closed") if error.status == 404 else error from None

    async def send_snapshot(self, table: Table, since: int | None) -> None:
        message = self._renderer.message(table, self.person, self.seat, since, self._seen)
        await self._wire.drain()
        self._wire.send_texts([message])

    def _take(self) -> list[bytes] | None:
        """Before the messages the newest snapshot: an answer never precedes its own."""
        actor = self._tables.held(self._table_id)
        if actor is None:
            return None
        table, messages = actor.table, self._waiting
        self._waiting = []
        if self._seen.seq < table.seq:
            messages.insert(0, self._renderer.message(table, self.person, self.seat, None, self._seen))
        return messages

    async def _prepare(self) -> None:
        await self.actor()


class LobbyConnection(Outgoing):
    def __init__(self, socket: Socket, person: Person) -> None:
        super().__init__(socket, person)
        self.your_turn = YourTurn()
