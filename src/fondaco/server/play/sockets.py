"""The live connections: commands come in and are answered, snapshots go out when a row is committed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.limits import OpenSockets
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.wire import Refused, encode
from fondaco.server.play import wire
from fondaco.server.play.chat import ChatRoom
from fondaco.server.play.execution import Execution
from fondaco.server.play.lobby import Lobby, YourTurn
from fondaco.server.play.presence import Presence
from fondaco.server.play.showing.rendering import Renderer, Seen
from fondaco.server.storage.store import StorageError
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.actor import TableActor
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.wire import Command

WIRE = "fondaco-wire"  # in the scope: the connection, past what the framework wraps around it
MAX_BYTES = 16_384  # of a command
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
FLOOD = 0.01  # seconds that each message too many costs its sender
MAX_WAITING = 256  # messages to a client that does not read
FAULT, DECLINED, TOO_SLOW, NOT_ASKED = wire.CloseCode

Socket = WebSocket[Any, Any, Any]

log = logging.getLogger("fondaco.sockets")

decoder: msgspec.json.Decoder[Command | wire.Ping] = msgspec.json.Decoder(Command | wire.Ping)


class Wire(Protocol):
    """A connection as the server made it."""

    async def send_texts(self, payloads: Sequence[bytes]) -> None:
        """Send messages; raises OSError when the client is gone."""

    async def receive(self) -> Mapping[str, Any]:
        """The next message, as an event of ASGI."""


def wire_of(socket: Socket) -> Wire:
    return cast(Wire, cast(dict[str, Any], socket.scope)[WIRE])


class Outgoing:
    """Messages that wait to be sent to one client."""

    def __init__(self, socket: Socket, person: Person) -> None:
        self.person = person
        self._socket = socket
        self._loop = asyncio.get_running_loop()
        self._send = wire_of(socket).send_texts
        self._waiting: list[bytes] = []
        self._has_news = False
        self._pause: asyncio.Future[None] | None = None  # until there is something to send
        self._end: str | None = None

    def drop(self, reason: str) -> None:
        """Close this connection, with a reason."""
        self._end = reason
        self.wake()

    def wake(self) -> None:
        self._has_news = True
        if self._pause is not None and not self._pause.done():
            self._pause.set_result(None)

    def post(self, message: bytes) -> None:
        self._waiting.append(message)
        self.wake()

    async def run(self) -> None:
        """Send for as long as the client reads."""
        while True:
            if not self._has_news:
                self._pause = self._loop.create_future()
                await self._pause
            self._has_news = False
            if self._end is not None:
                await self._socket.close(DECLINED, self._end)
                return
            if len(self._waiting) > MAX_WAITING:
                await self._socket.close(TOO_SLOW)
                return
            await self._send_all()

    def _take(self) -> list[bytes]:
        """What waits now."""
        found, self._waiting = self._waiting, []
        return found

    async def _send_all(self) -> None:
        while self._waiting:
            await self._send(self._take())


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
        await self._send([self._renderer.message(table, self.person, self.seat, since, self._seen)])

    async def _send_all(self) -> None:
        """Before the messages the newest snapshot: an answer never precedes its own."""
        while True:
            actor = self._tables.held(self._table_id) or await self.actor()
            table, messages = actor.table, self._take()
            if self._seen.seq < table.seq:
                messages.insert(0, self._renderer.message(table, self.person, self.seat, None, self._seen))
            if not messages:
                return
            await self._send(messages)


class LobbyConnection(Outgoing):
    def __init__(self, socket: Socket, person: Person) -> None:
        super().__init__(socket, person)
        self.your_turn = YourTurn()


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: Socket,
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    renderer: NamedDependency[Renderer],
    presence: NamedDependency[Presence],
    chat: NamedDependency[ChatRoom],
    execution: NamedDependency[Execution],
    metrics: NamedDependency[Metrics],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    open_sockets: NamedDependency[OpenSockets],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
) -> None:
    """Look at a table from a seat, and play."""
    await socket.accept()
    try:
        table = (await tables.get(table_id, asker)).table
        seat = access.choose_seat(table, person, seat)
        access.check_view(table, person, seat)
    except DeclinedError as error:
        await socket.close(DECLINED, error.refused.id)
        return
    except StorageError:
        await _fail(socket)
        return
    with open_sockets.one_more(asker, person.known) as is_allowed:
        if not is_allowed:
            await socket.close(DECLINED, "too-many-sockets")
            return
        connection = TableConnection(socket, person, table, seat, tables, renderer)
        metrics.sockets.inc()
        presence.enter(table, connection)
        sending = asyncio.create_task(_send_to_table(socket, connection, chat, table, since))
        try:
            await _receive(socket, connection, execution)
        except WebSocketDisconnect:
            pass
        except StorageError:
            await _fail(socket)
        finally:
            sending.cancel()
            presence.leave(table_id, connection)
            metrics.sockets.dec()


async def _send_to_table(
    socket: Socket, connection: TableConnection, chat: ChatRoom, table: Table, since: int | None
) -> None:
    try:
        await connection.send_snapshot(table, since)
        connection.blocked = await chat.blocked_by(connection.person)
        for message in await chat.recent(table, connection.person, connection.blocked):
            connection.hear(message)
        connection.wake()
        await connection.run()
    except DeclinedError as error:  # no longer theirs to see
        await socket.close(DECLINED, error.refused.id)
    except OSError:  # the client is gone
        return
    except StorageError:  # the store has logged the cause
        await _fail(socket)
    except Exception as error:
        log.error("fault", exc_info=error)
        await _fail(socket)


async def _receive(socket: Socket, connection: TableConnection, execution: Execution) -> None:
    receive = wire_of(socket).receive
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        connection.post(encode(await _answer(connection, execution, message["bytes"])))


async def _answer(connection: TableConnection, execution: Execution, raw: bytes) -> wire.Answer | wire.Pong:
    """Every message is answered."""
    started = time.perf_counter()
    kind, answer = "unreadable", None
    actor = await connection.actor()
    seq = actor.table.seq
    try:
        execution.admit(connection.person)
    except DeclinedError:
        await asyncio.sleep(FLOOD)
        return wire.Answer(_key(raw), False, seq, Refused("too-many-requests", None, {}))
    try:
        if len(raw) > MAX_BYTES:
            raise DeclinedError(413, "too-large", most=MAX_BYTES)
        command = decoder.decode(raw)
        kind = type(command).__name__
        if isinstance(command, wire.Ping):
            if command.looking:
                execution.look(actor.table.id, connection.person)
            return wire.Pong(command.key)
        answer = await execution.execute(actor, connection.person, command)
    except DeclinedError as error:
        answer = wire.Answer(_key(raw), False, seq, error.refused)
    except StorageError:
        answer = wire.Answer(_key(raw), False, seq, Refused("cannot-save", None, {}))
    except UNREADABLE as error:
        answer = wire.Answer(_key(raw), False, seq, Refused("bad-command", None, {"problem": str(error)}))
    except Exception as error:
        log.error("fault", exc_info=error)
        answer = wire.Answer(_key(raw), False, seq, Refused("house-fault", None, {}))
    execution.count(kind, answer.accepted, time.perf_counter() - started)
    return answer


def _key(raw: bytes) -> str:
    """The key of a command that may be no command."""
    try:
        return str(msgspec.json.decode(raw[:MAX_BYTES], type=dict[str, Any]).get("key", ""))[:64]
    except UNREADABLE:
        return ""


async def _fail(socket: Socket) -> None:
    """Close it, so that the page comes back and asks anew."""
    with contextlib.suppress(Exception):
        await socket.close(FAULT)


# -- the lobby ------------------------------------------------------------------------


@websocket("/api/live")
async def live_lobby(
    socket: Socket,
    lobby: NamedDependency[Lobby],
    person: NamedDependency[Person],
    asker: NamedDependency[str],
    open_sockets: NamedDependency[OpenSockets],
) -> None:
    """Hear what changes in the lobby and which tables wait for one's move."""
    await socket.accept()
    with open_sockets.one_more(asker, person.known) as is_allowed:
        if not is_allowed:
            await socket.close(DECLINED, "too-many-sockets")
            return
        connection = LobbyConnection(socket, person)
        sending = asyncio.create_task(_send_to_lobby(socket, connection, lobby))
        try:
            if (await socket.receive())["type"] == "websocket.receive":
                await socket.close(NOT_ASKED, "the lobby is only listened to")
        except WebSocketDisconnect:
            pass
        finally:
            sending.cancel()
            lobby.leave(connection)


async def _send_to_lobby(socket: Socket, connection: LobbyConnection, lobby: Lobby) -> None:
    try:
        await lobby.enter(connection)
        await connection.run()
    except OSError:  # the client is gone
        return
    except StorageError:  # the store has logged the cause
        await _fail(socket)
    except Exception as error:
        log.error("fault", exc_info=error)
        await _fail(socket)
