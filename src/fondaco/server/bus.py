"""How processes hear of each other: not at all where there is one, by LISTEN and NOTIFY on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from fondaco.server.store import Store, libpq
from fondaco.server.writer import Statement

CHANNEL = "fondaco"
PAUSE = 1.0  # seconds until a lost connection is tried again

log = logging.getLogger("fondaco.bus")


class Notice(Struct):
    """A table has a new version, a new word in its chat, or other people looking at it."""

    process: str
    kind: Literal["version", "chat", "presence"]
    table: str
    number: int = 0
    online: list[int] = []


class Listener(Protocol):
    async def hear(self, notice: Notice) -> None: ...


class Bus:
    """In one process everybody is told directly; nothing to do."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)

    async def open(self, listener: Listener) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Listen no more."""

    def notice(self, table: str, version: int) -> Statement | None:
        """What a transaction adds so that the others hear of its row."""
        return None

    def tell_chat(self, table: str, number: int) -> None:
        """A word was said."""

    def tell_presence(self, table: str, online: list[int], spectators: int) -> None:
        """Somebody came or went."""


class PostgresBus(Bus):
    """NOTIFY within the transaction of the row, so it is heard after the commit; LISTEN on a kept connection."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._address = libpq(store.url.render_as_string(hide_password=False))
        self._task: asyncio.Task[None] | None = None
        self._sql = f"SELECT pg_notify('{CHANNEL}', %(payload)s)"
        self._telling: set[asyncio.Future[None]] = set()
        self.listening = asyncio.Event()

    async def open(self, listener: Listener) -> None:
        self._task = asyncio.create_task(self._listen(listener))
        async with asyncio.timeout(10):
            await self.listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def notice(self, table: str, version: int) -> Statement:
        return self._statement(Notice(self.process, "version", table, version))

    def tell_chat(self, table: str, number: int) -> None:
        self._tell(Notice(self.process, "chat", table, number))

    def tell_presence(self, table: str, online: list[int], spectators: int) -> None:
        self._tell(Notice(self.process, "presence", table, spectators, online))

    def _statement(self, notice: Notice) -> Statement:
        return self._sql, {"payload": msgspec.json.encode(notice).decode()}

    def _tell(self, notice: Notice) -> None:
        try:
            future = self._store.put([self._statement(notice)])
        except RuntimeError:  # closing
            return
        self._telling.add(future)
        future.add_done_callback(self._told)

    def _told(self, future: asyncio.Future[None]) -> None:
        self._telling.discard(future)
        if not future.cancelled() and future.exception() is not None:
            log.warning("notice-lost")

    async def _listen(self, listener: Listener) -> None:
        """Listen for ever, again and again where the connection is lost."""
        while True:
            try:
                await self._attend(listener)
            except Exception as error:  # noqa: BLE001  whatever it is, a process that is deaf helps nobody
                log.warning("bus-lost", extra={"facts": {"error": type(error).__name__}})
            await asyncio.sleep(PAUSE)

    async def _attend(self, listener: Listener) -> None:
        """Pass on what is heard as long as the connection holds."""
        import psycopg

        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._missed(listener)
            self.listening.set()
            async for note in connection.notifies():
                await self._pass_on(listener, note.payload)

    async def _pass_on(self, listener: Listener, payload: str) -> None:
        """What cannot be read, or fails at one table, is noted, and the next is heard."""
        try:
            notice = msgspec.json.decode(payload, type=Notice)
            if notice.process != self.process:
                await listener.hear(notice)
        except Exception as error:  # noqa: BLE001  a table that cannot be loaded, a database that is away
            log.warning("notice-failed", extra={"facts": {"error": type(error).__name__}})

    async def _missed(self, listener: Listener) -> None:
        """After a gap every table may have changed: ask for all that are open here."""
        await listener.hear(Notice(self.process, "version", "*"))
