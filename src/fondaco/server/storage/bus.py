"""Notices between processes: by LISTEN and NOTIFY on PostgreSQL; with SQLite there is one process and none are sent."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from contextlib import suppress
from typing import Any, Protocol, Union, cast

import msgspec
from msgspec import Struct

from fondaco.server.core.tasks import end_tasks
from fondaco.server.storage.store import Store, libpq
from fondaco.server.storage.writer import Statement

CHANNEL = "fondaco"
RETRY = 1.0  # seconds until a lost connection is tried again
ONLY_PING = b"ping"  # for its sender, who learns that the connection lives
PING, SILENCE = 5.0, 12.0  # seconds between two pings, and until the connection counts as lost
MAX_BYTES = 7900  # PostgreSQL's limit is 8000

log = logging.getLogger("fondaco.bus")


Notice = Struct  # what processes tell each other: each feature declares its own, and registers it with the receiver


class Receiver(Protocol):
    """Receives what other processes do."""

    @property
    def notices(self) -> tuple[type[Notice], ...]:
        """The kinds that can be read, told apart by their tags."""

    def receive(self, batch: list[Notice]) -> None:
        """All that came at once, in the order of the commits."""

    async def catch_up(self) -> None:
        """Notices may have been missed: anything may have changed."""


class Bus:
    """For a single process: sends nothing."""

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)

    async def open(self, receiver: Receiver) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Listen no more."""

    def announce(self, notice: Notice, shorter: Notice) -> Statement:
        """What a transaction adds so that the others hear of it; the shorter notice where it is too large."""
        raise NotImplementedError

    def tell(self, notice: Notice) -> None:
        """Tell the others."""


class PostgresBus(Bus):
    """NOTIFY within the transaction of the row, so it is heard after the commit; LISTEN on a kept connection."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._address = libpq(store.url.render_as_string(hide_password=False))
        self._task: asyncio.Task[None] | None = None
        self._sql = f"SELECT pg_notify('{CHANNEL}', %(payload)s)"
        self._telling: set[asyncio.Future[None]] = set()
        self._encoder = msgspec.json.Encoder()
        self._decoder: msgspec.json.Decoder[Any]
        self._mark = self.process.encode() + b" "
        self._receiver: Receiver
        self._heard = 0.0
        self.listening = asyncio.Event()

    async def open(self, receiver: Receiver) -> None:
        self._receiver = receiver
        self._decoder = msgspec.json.Decoder(Union[receiver.notices])  # noqa: UP007  of as many types as there are
        self._task = asyncio.create_task(self._listen_for_ever())
        async with asyncio.timeout(10):
            await self.listening.wait()

    async def close(self) -> None:
        if self._task is not None:
            await end_tasks([self._task])

    # -- telling ------------------------------------------------------------------

    def announce(self, notice: Notice, shorter: Notice) -> Statement:
        payload = self._mark + self._encoder.encode(notice)
        if len(payload) > MAX_BYTES:
            payload = self._mark + self._encoder.encode(shorter)
        return self._sql, {"payload": payload.decode()}

    def tell(self, notice: Notice) -> None:
        self._send(self._mark + self._encoder.encode(notice))

    def _send(self, payload: bytes) -> None:
        try:
            future = self._store.put([(self._sql, {"payload": payload.decode()})])
        except RuntimeError:  # closing
            return
        self._telling.add(future)
        future.add_done_callback(self._told)

    def _told(self, future: asyncio.Future[None]) -> None:
        self._telling.discard(future)
        if not future.cancelled() and future.exception() is not None:
            log.warning("notice-lost")

    # -- listening ----------------------------------------------------------------

    async def _listen_for_ever(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # noqa: BLE001  whatever it is, listening is tried again
                log.warning("bus-lost", extra={"facts": {"error": type(error).__name__}})
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        """Pass on what comes as long as the connection holds."""
        import psycopg

        loop = asyncio.get_running_loop()
        options = cast(Any, self._store.options)
        given_up = threading.Event()
        opened: list[psycopg.Connection[Any]] = []

        def connect() -> None:
            opened.append(psycopg.connect(self._address, autocommit=True, **options))
            if given_up.is_set():
                opened[0].close()

        try:
            await asyncio.to_thread(connect)
        except asyncio.CancelledError:  # the thread goes on
            given_up.set()
            for late in opened:
                late.close()
            raise
        connection = opened[0]
        try:
            await asyncio.to_thread(connection.execute, f"LISTEN {CHANNEL}")
            await self._receiver.catch_up()
            lost: asyncio.Future[None] = loop.create_future()
            number = connection.fileno()  # cannot be asked once the connection is lost
            loop.add_reader(number, self._read, connection.pgconn, lost)
            try:
                self._read(connection.pgconn, lost)
                self.listening.set()
                await self._hear_until(lost)
            finally:
                loop.remove_reader(number)
        finally:
            connection.close()

    async def _hear_until(self, lost: asyncio.Future[None]) -> None:
        """A process hears its own pings too; where they stop, the connection is gone without a word."""
        self._heard = time.monotonic()
        while True:
            self._send(self._mark + ONLY_PING)
            with suppress(TimeoutError):
                async with asyncio.timeout(PING):
                    await asyncio.shield(lost)
            if time.monotonic() - self._heard > SILENCE:
                raise ConnectionError("silence")

    def _read(self, pgconn: Any, lost: asyncio.Future[None]) -> None:
        """Take everything that has come, as one batch."""
        batch: list[Notice] = []
        try:
            pgconn.consume_input()
            while (note := pgconn.notifies()) is not None:
                self._heard = time.monotonic()
                if not note.extra.startswith(self._mark) and note.extra.partition(b" ")[2] != ONLY_PING:
                    self._decode(note.extra, batch)
        except Exception as error:  # noqa: BLE001  the connection is lost
            if not lost.done():
                lost.set_exception(error)
        if batch:
            self._receiver.receive(batch)

    def _decode(self, payload: bytes, batch: list[Notice]) -> None:
        try:
            batch.append(self._decoder.decode(payload[payload.index(b" ") + 1 :]))
        except (ValueError, msgspec.MsgspecError) as error:
            log.warning("notice-unreadable", extra={"facts": {"error": type(error).__name__}})
