"""One thread that writes: whatever waits goes into one transaction, and each is told after the commit."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import select
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from typing import Any, Protocol

Statement = tuple[str, dict[str, Any]]
Batch = tuple[str, list[dict[str, Any]]]  # a statement for several values

log = logging.getLogger("fondaco.store")


class TakenError(Exception):
    """Another writer was first: the row exists, or has changed."""


class StorageError(Exception):
    """The database cannot be written or read now; nothing was acknowledged."""


class Connection(Protocol):
    """What the writer needs of a database connection; it opens and ends transactions itself."""

    def execute(self, sql: str, values: dict[str, Any], /) -> Any: ...

    def cursor(self) -> Any: ...

    def close(self) -> None: ...


Pipeline = Callable[[Connection], AbstractContextManager[Any]]


class Job:
    """Statements that are written together or not at all."""

    __slots__ = ("future", "statements", "strict")

    def __init__(self, statements: list[Statement], strict: bool, future: asyncio.Future[None]) -> None:
        self.statements = statements
        self.strict = strict  # every statement must change exactly one row
        self.future = future


Outcome = tuple[Job, Exception | None]


class Writer(threading.Thread):
    """Group commit: the batch is optimistic, and only where it fails are its jobs tried one by one."""

    def __init__(
        self,
        connect: Callable[[], Connection],
        conflicts: tuple[type[Exception], ...],
        failures: tuple[type[Exception], ...],
        begin: str,
        pipeline: Pipeline | None,
        committed: Callable[[int], None],
        timeout: float,
    ) -> None:
        super().__init__(name="writer", daemon=True)
        self._connect = connect
        self._connection: Connection | None = None
        self._is_stale = False  # the connection is not to be used again
        self._refusals: tuple[type[Exception], ...] = (TakenError, *conflicts)
        self._begin = begin
        self._failures: tuple[type[Exception], ...] = (OSError, *failures)
        self._timeout = timeout
        self._pipeline = pipeline
        self._committed = committed
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._wake = threading.Condition()
        self._open = True
        self._since: float | None = None  # when the transaction of the moment began
        self.succeeded = self.failed = -math.inf

    def put(self, statements: list[Statement], strict: bool = False) -> asyncio.Future[None]:
        """Hand over a job; the future is done when it is on disk, or raises TakenError."""
        future: asyncio.Future[None] = self._loop.create_future()
        with self._wake:
            if not self._open:
                raise RuntimeError("the store is closed")
            self._waiting.append(Job(statements, strict, future))
            self._wake.notify()
        return future

    def finish(self, seconds: float) -> None:
        """Write what waits, then stop; whatever the database does, after so many seconds."""
        with self._wake:
            self._open = False
            self._wake.notify()
        self.join(seconds)

    def run(self) -> None:
        while True:
            with self._wake:
                while not self._waiting and self._open:
                    self._wake.wait()
                jobs, self._waiting = self._waiting, []
            if not jobs:
                break
            self._loop.call_soon_threadsafe(_settle, self._write(jobs))
        self._hang_up()

    def _write(self, jobs: list[Job]) -> list[Outcome]:
        if len(jobs) > 1 and not any(job.strict for job in jobs):
            error = self._try(jobs)
            if error is None or self._gave_up(error):
                return [(job, error) for job in jobs]
        return self._one_by_one(jobs)

    def _one_by_one(self, jobs: list[Job]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        lost: Exception | None = None
        for job in jobs:
            error = lost or self._try([job])
            if error is not None and self._gave_up(error):
                lost = error
            outcomes.append((job, error))
        return outcomes

    def _gave_up(self, error: Exception) -> bool:
        """Whether the connection went with the job: what was being written may or may not be."""
        return self._connection is None and not isinstance(error, TakenError)

    def _try(self, jobs: list[Job]) -> Exception | None:
        """Write these jobs in one transaction; what went wrong, if anything did."""
        self._since = time.monotonic()
        try:
            if self._pipeline is None or any(job.strict for job in jobs):
                self._transaction(self._connected(), jobs)
            else:
                self._pipelined(self._connected(), self._pipeline, jobs)
        except self._refusals as error:
            return TakenError(str(error))
        except self._failures as error:
            log.error("write-failed", extra={"facts": told(error, jobs[0].statements[0][0]) | {"jobs": len(jobs)}})
            self.failed = time.monotonic()
            return StorageError(type(error).__name__)
        except Exception as error:  # noqa: BLE001  values that the database does not take: their job is told
            return error
        finally:
            self._since = None
        self.succeeded = time.monotonic()
        self._committed(len(jobs))
        return None

    def check(self) -> None:
        """Called now and then by others: a transaction that takes too long loses its connection."""
        since, number = self._since, getattr(self._connection, "fileno", None)
        if since is not None and number is not None and time.monotonic() - since > self._timeout:
            with suppress(Exception), socket.socket(fileno=os.dup(number())) as sock:
                sock.shutdown(socket.SHUT_RDWR)

    def _connected(self) -> Connection:
        """A new connection if the old one is known to be lost."""
        if self._is_stale or (self._connection is not None and _has_ended(self._connection)):
            self._hang_up()
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _transaction(self, connection: Connection, jobs: list[Job]) -> None:
        """Statements and commit, each waited for; a strict job comes alone."""
        try:
            cursor = connection.cursor()
            cursor.execute(self._begin, {})
            for sql, values in _together(jobs):
                cursor.executemany(sql, values)
                if jobs[0].strict and cursor.rowcount != 1:
                    raise TakenError(sql)
            cursor.execute("COMMIT", {})
        except BaseException:
            self._roll_back(connection)
            raise

    def _pipelined(self, connection: Connection, pipeline: Pipeline, jobs: list[Job]) -> None:
        """The whole transaction in one round trip."""
        try:
            with pipeline(connection):
                cursor = connection.cursor()  # one for all statements: cheaper than one for each
                cursor.execute(self._begin, {})
                for job in jobs:
                    for sql, values in job.statements:
                        cursor.execute(sql, values)
                cursor.execute("COMMIT", {})
        except BaseException:
            self._roll_back(connection)
            self._is_stale = True  # psycopg counts statements as prepared that PostgreSQL skipped after the error
            raise

    def _roll_back(self, connection: Connection) -> None:
        """Nothing of it is written; a connection that cannot even do that is given up."""
        try:
            connection.execute("ROLLBACK", {})
        except Exception:  # noqa: BLE001  the error that led here is the one to be told
            self._hang_up()

    def _hang_up(self) -> None:
        connection, self._connection, self._is_stale = self._connection, None, False
        if connection is not None:
            with suppress(Exception):
                connection.close()


def _together(jobs: list[Job]) -> Iterator[Batch]:
    """The statements of jobs that are alike, each with the values of them all: no job waits for another."""
    alike: dict[tuple[str, ...], list[Job]] = {}
    for job in jobs:
        alike.setdefault(tuple([sql for sql, _ in job.statements]), []).append(job)
    for statements, same in alike.items():
        for place, sql in enumerate(statements):
            yield sql, [job.statements[place][1] for job in same]


def _has_ended(connection: Any) -> bool:
    """Whether PostgreSQL hung up: between two transactions it sends nothing else. SQLite is a file, always there."""
    if isinstance(connection, sqlite3.Connection):
        return False
    waiting = select.poll()
    try:
        waiting.register(connection.fileno(), select.POLLIN)
        return bool(waiting.poll(0))
    except Exception:  # noqa: BLE001  the driver knows already
        return True


def told(error: BaseException, statement: str) -> dict[str, str]:
    """A failure of the database for the log: the statement without its values, and the first line of the cause."""
    cause = getattr(error, "orig", None) or error
    return {
        "error": type(cause).__name__,
        "cause": str(cause).partition("\n")[0][:200],
        "statement": " ".join(statement.split())[:120],
    }


def _settle(outcomes: list[Outcome]) -> None:
    for job, error in outcomes:
        if not job.future.cancelled():
            if error is None:
                job.future.set_result(None)
            else:
                job.future.set_exception(error)


def connect_sqlite(path: str) -> Connection:
    """A connection whose commits are on disk when they return."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    return connection
