"""The live connections: commands come in and are answered, snapshots go out when a row is committed."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.limits import OpenSockets
from fondaco.server.core.metrics import Metrics
from fondaco.server.play.chat import ChatRoom
from fondaco.server.play.execution import Execution
from fondaco.server.play.incoming import receive
from fondaco.server.play.lobby import Lobby
from fondaco.server.play.outgoing import LobbyConnection, Socket, TableConnection
from fondaco.server.play.presence import Presence
from fondaco.server.play.showing.rendering import Renderer
from fondaco.server.play.wire import CloseCode
from fondaco.server.storage.store import StorageError
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table

log = logging.getLogger("fondaco.sockets")


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
        await socket.close(CloseCode.DECLINED, error.refused.id)
        return
    except StorageError:
        await _fail(socket)
        return
    with open_sockets.one_more(asker, person.known) as is_allowed:
        if not is_allowed:
            await socket.close(CloseCode.DECLINED, "too-many-sockets")
            return
        connection = TableConnection(socket, person, table, seat, tables, renderer)
        metrics.sockets.inc()
        presence.enter(table, connection)
        sending = asyncio.create_task(_send_to_table(socket, connection, chat, table, since))
        try:
            await receive(socket, connection, execution)
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
        await socket.close(CloseCode.DECLINED, error.refused.id)
    except OSError:  # the client is gone
        return
    except StorageError:  # the store has logged the cause
        await _fail(socket)
    except Exception as error:
        log.error("fault", exc_info=error)
        await _fail(socket)


async def _fail(socket: Socket) -> None:
    """Close it, so that the page comes back and asks anew."""
    with contextlib.suppress(Exception):
        await socket.close(CloseCode.FAULT)


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
            await socket.close(CloseCode.DECLINED, "too-many-sockets")
            return
        connection = LobbyConnection(socket, person)
        sending = asyncio.create_task(_send_to_lobby(socket, connection, lobby))
        try:
            if (await socket.receive())["type"] == "websocket.receive":
                await socket.close(CloseCode.NOT_ASKED, "the lobby is only listened to")
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
