"""One thread that writes: whatever waits goes into one transaction, and each is told after the commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from typing import Any, Protocol

Statement = tuple[str, dict[str, Any]]


class TakenError(Exception):
    """Somebody else wrote that row first."""


class Connection(Protocol):
    """What the writer needs of a database connection; it opens and ends transactions itself."""

    def execute(self, sql: str, values: dict[str, Any], /) -> Any: ...

    def close(self) -> None: ...


class Job:
    """Statements that are written together or not at all."""

    __slots__ = ("future", "statements", "strict")

    def __init__(self, statements: list[Statement], strict: bool, future: asyncio.Future[None]) -> None:
        self.statements = statements
        self.strict = strict  # every statement must change exactly one row
        self.future = future


class Writer(threading.Thread):
    """Group commit: the batch is optimistic, and only where it fails are its jobs tried one by one."""

    def __init__(
        self,
        connect: Callable[[], Connection],
        conflicts: tuple[type[Exception], ...],
        begin: str = "BEGIN",
        pipeline: Callable[[Connection], AbstractContextManager[Any]] = lambda connection: nullcontext(),
        committed: Callable[[int], None] = lambda jobs: None,
    ) -> None:
        super().__init__(name="writer", daemon=True)
        self._connect = connect
        self._conflicts = conflicts
        self._refusals: tuple[type[Exception], ...] = (TakenError, *conflicts)
        self._begin = begin
        self._pipeline = pipeline
        self._committed = committed
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._wake = threading.Condition()
        self._open = True

    def put(self, statements: list[Statement], strict: bool = False) -> asyncio.Future[None]:
        """Hand over a job; the future is done when it is on disk, or raises TakenError."""
        future: asyncio.Future[None] = self._loop.create_future()
        with self._wake:
            if not self._open:
                raise RuntimeError("the store is closed")
            self._waiting.append(Job(statements, strict, future))
            self._wake.notify()
        return future

    def finish(self) -> None:
        """Write what waits, then stop."""
        with self._wake:
            self._open = False
            self._wake.notify()
        self.join()

    def run(self) -> None:
        connection: Connection | None = None
        while True:
            with self._wake:
                while not self._waiting and self._open:
                    self._wake.wait()
                jobs, self._waiting = self._waiting, []
            if not jobs:
                break
            try:
                connection = connection or self._connect()
                outcomes = self._write(connection, jobs)
            except Exception as error:  # noqa: BLE001  the connection is gone: each waiting job is told
                outcomes = [(job, error) for job in jobs]
                with suppress(Exception):
                    if connection is not None:
                        connection.close()
                connection = None
            self._loop.call_soon_threadsafe(_settle, outcomes)
        if connection is not None:
            connection.close()

    def _write(self, connection: Connection, jobs: list[Job]) -> list[tuple[Job, Exception | None]]:
        if len(jobs) > 1 and not any(job.strict for job in jobs):
            try:
                self._transaction(connection, jobs)
            except self._conflicts:
                pass
            else:
                return [(job, None) for job in jobs]
        return [(job, self._one(connection, job)) for job in jobs]

    def _one(self, connection: Connection, job: Job) -> Exception | None:
        try:
            self._transaction(connection, [job])
        except self._refusals as error:
            return TakenError(str(error))
        return None

    def _transaction(self, connection: Connection, jobs: list[Job]) -> None:
        connection.execute(self._begin, {})
        try:
            with self._pipeline(connection) if len(jobs) > 1 else nullcontext():
                for job in jobs:
                    for sql, values in job.statements:
                        cursor = connection.execute(sql, values)
                        if job.strict and cursor.rowcount != 1:
                            raise TakenError(sql)
            connection.execute("COMMIT", {})
        except BaseException:
            connection.execute("ROLLBACK", {})
            raise
        self._committed(len(jobs))


def _settle(outcomes: list[tuple[Job, Exception | None]]) -> None:
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
