"""The messages of a client at a table: each is a command or a ping, and each is answered."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.wire import Refused, encode
from fondaco.server.play import wire
from fondaco.server.play.execution import Execution
from fondaco.server.play.outgoing import Socket, TableConnection, wire_of
from fondaco.server.storage.store import StorageError
from fondaco.server.table.wire import Command

MAX_BYTES = 16_384  # of a command
UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
FLOOD = 0.01  # seconds that each message too many costs its sender

log = logging.getLogger("fondaco.sockets")

decoder: msgspec.json.Decoder[Command | wire.Ping] = msgspec.json.Decoder(Command | wire.Ping)


async def receive(socket: Socket, connection: TableConnection, execution: Execution) -> None:
    next_message = wire_of(socket).receive
    while True:
        message = await next_message()
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
    execution.count_command(kind, answer.accepted, time.perf_counter() - started)
    return answer


def _key(raw: bytes) -> str:
    """The key of a command that may be no command."""
    try:
        return str(msgspec.json.decode(raw[:MAX_BYTES], type=dict[str, Any]).get("key", ""))[:64]
    except UNREADABLE:
        return ""
