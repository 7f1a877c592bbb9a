"""The live connection: commands come in and are answered, snapshots go out when the version changes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from fondaco.server import lobby, wire
from fondaco.server.commands import Person
from fondaco.server.errors import DeclinedError
from fondaco.server.guard import RAW_SEND
from fondaco.server.house import House
from fondaco.server.limits import Bucket
from fondaco.server.live import Live
from fondaco.server.snapshots import encoder
from fondaco.server.wire import Refused

MOST_BYTES = 16_384  # of a command
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
FLOOD = 0.01  # seconds that each message too many costs its sender
MOST_WAITING = 256  # messages to a client that does not read
FAULT, DECLINED, TOO_SLOW = wire.CloseCode

log = logging.getLogger("fondaco.socket")

decoder: msgspec.json.Decoder[wire.Command] = msgspec.json.Decoder(wire.Command)


class Connection:
    """One socket. It is sent the newest version it has not seen, so a slow one skips some and misses nothing."""

    def __init__(self, socket: WebSocket[Any, Any, Any], live: Live, person: Person, seat: int) -> None:
        self.seat = seat
        self.person = person
        self._socket = socket
        self._transmit = cast(dict[str, Any], socket.scope).get(RAW_SEND, socket.send)
        self._live = live
        self._waiting: deque[str] = deque()
        self._sent: int | None = None
        self._heard: set[int] = set()
        self._news = asyncio.Event()

    def wake(self) -> None:
        self._news.set()

    def post(self, message: str) -> None:
        self._waiting.append(message)
        self._news.set()

    def hear(self, word: wire.Chat) -> None:
        """A word said while the last ones are looked up comes both ways, and is sent once."""
        if word.id not in self._heard:
            self._heard.add(word.id)
            self.post(encoder.encode(word).decode())

    async def send_snapshot(self, since: int | None) -> None:
        self._sent = self._live.table.version
        await self._send(self._live.text_for(self.person, self.seat, since))

    async def pump(self) -> None:
        """Send what waits, then the newest version."""
        while True:
            await self._news.wait()
            self._news.clear()
            if len(self._waiting) > MOST_WAITING:
                await self._socket.close(TOO_SLOW)
                return
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self._sent != self._live.table.version:
                try:
                    await self.send_snapshot(self._sent)
                except DeclinedError as error:  # no longer theirs to see
                    await self._socket.close(DECLINED, error.refused.id)
                    return

    async def _send(self, text: str) -> None:
        await self._transmit({"type": "websocket.send", "text": text})


@websocket("/api/tables/{table_id:str}/live")
async def live_table(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    house: NamedDependency[House],
    person: NamedDependency[Person],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
) -> None:
    """Look at a table from a seat, and play."""
    await socket.accept()
    try:
        live = await house.table(table_id)
        seat = choose_seat(live, person, seat)
        live.entitled(person, seat)
    except DeclinedError as error:
        await socket.close(DECLINED, error.refused.id)
        return
    connection = Connection(socket, live, person, seat)
    house.metrics.sockets.inc()
    live.enter(connection)
    pump = asyncio.create_task(_first(socket, connection, house, live, since))
    try:
        await _receive(socket, connection, house, live)
    except WebSocketDisconnect:
        pass
    finally:
        pump.cancel()
        live.quit(connection)
        house.metrics.sockets.dec()


def choose_seat(live: Live, person: Person, seat: int | None) -> int:
    """The asked seat, or one's own first, or a spectator's."""
    if seat is not None:
        return seat
    own = live.table.seats_of(person.ids)
    return own[0] if own else -1


async def fail(socket: WebSocket[Any, Any, Any]) -> None:
    """Close it, so that the page comes back and asks anew."""
    with contextlib.suppress(Exception):
        await socket.close(FAULT)


async def _first(
    socket: WebSocket[Any, Any, Any], connection: Connection, house: House, live: Live, since: int | None
) -> None:
    try:
        await connection.send_snapshot(since)
        for word in await house.chat.recent(live, connection.person):
            connection.hear(word)
        await connection.pump()
    except OSError:  # the client is gone
        return
    except Exception as error:
        log.error("fault", exc_info=error)
        await fail(socket)


async def _receive(socket: WebSocket[Any, Any, Any], connection: Connection, house: House, live: Live) -> None:
    bucket = Bucket(20, 60, house.config.rate_limits)
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        raw = message.get("text") or message.get("bytes") or b""
        if isinstance(raw, str):
            raw = raw.encode()
        if not bucket.take():
            answer = wire.Answer(_key(raw), False, live.table.version, Refused("too-many-requests", None, {}))
            await asyncio.sleep(FLOOD)
        else:
            answer = await carry_out(house, live, connection.person, raw)
        connection.post(encoder.encode(answer).decode())


async def carry_out(house: House, live: Live, person: Person, raw: bytes) -> wire.Answer:
    """Whatever comes in is answered."""
    started = time.perf_counter()
    kind = "unreadable"
    try:
        if len(raw) > MOST_BYTES:
            raise DeclinedError(413, "too-large", most=MOST_BYTES)
        command = decoder.decode(raw)
        kind = type(command).__name__
        if isinstance(command, wire.Say):
            answer = await house.chat.say(live, person, command)
        else:
            answer = await live.execute(person, command)
    except DeclinedError as error:
        answer = wire.Answer(_key(raw), False, live.table.version, error.refused)
    except UNREADABLE as error:
        refused = Refused("bad-command", None, {"problem": str(error)})
        answer = wire.Answer(_key(raw), False, live.table.version, refused)
    except Exception as error:
        log.error("fault", exc_info=error)
        answer = wire.Answer(_key(raw), False, live.table.version, Refused("house-fault", None, {}))
    house.metrics.commands.labels(kind, "accepted" if answer.accepted else "refused").inc()
    house.metrics.latency.observe(time.perf_counter() - started)
    return answer


def _key(raw: bytes) -> str:
    """The key of a command that may be no command."""
    try:
        return str(msgspec.json.decode(raw[:MOST_BYTES], type=dict[str, Any]).get("key", ""))[:64]
    except UNREADABLE:
        return ""


# -- the lobby ------------------------------------------------------------------------


@websocket("/api/live")
async def live_lobby(
    socket: WebSocket[Any, Any, Any], house: NamedDependency[House], person: NamedDependency[Person]
) -> None:
    """Hear when the lobby changes and which tables wait for one's move; at most twice a second."""
    await socket.accept()
    news = asyncio.Event()
    news.set()

    def hear(public: bool, people: set[str | None]) -> None:
        if public or not people.isdisjoint(person.ids):
            news.set()

    house.watchers.add(hear)
    pump = asyncio.create_task(_tell_lobby(socket, house, person, news))
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            pass
    except WebSocketDisconnect:
        pass
    finally:
        house.watchers.discard(hear)
        pump.cancel()


async def _tell_lobby(socket: WebSocket[Any, Any, Any], house: House, person: Person, news: asyncio.Event) -> None:
    try:
        while True:
            await news.wait()
            news.clear()
            text = encoder.encode(wire.Lobby(await lobby.your_turn(house, person))).decode()
            await socket.send({"type": "websocket.send", "text": text, "bytes": None})
            await asyncio.sleep(0.5)
    except OSError:  # the client is gone
        return
    except Exception as error:
        log.error("fault", exc_info=error)
        await fail(socket)
