"""The database: reads by SQLAlchemy, writes by one thread with group commit."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, cast

from sqlalchemy import (
    Dialect,
    Engine,
    Executable,
    Row,
    Select,
    Table,
    create_engine,
    event,
    func,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.engine import Connection as SyncConnection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from fondaco.server.storage.writer import Connection, Statement, StorageError, TakenError, Writer, connect_sqlite, told

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0xF0DACC0  # the advisory lock held while a process migrates PostgreSQL


READERS = 4  # threads that read from SQLite
FRESH = 3.0  # seconds beyond a timeout for which the last write tells how the database is; a heartbeat is every two


def libpq_options(seconds: float) -> dict[str, str]:
    """For PostgreSQL's own library: a connection that is silently gone is noticed."""
    limit = int(seconds * 1000)
    return {
        "connect_timeout": str(max(2, int(seconds))),
        "keepalives": "1",
        "keepalives_idle": "3",
        "keepalives_interval": "2",
        "keepalives_count": "2",
        "tcp_user_timeout": str(limit),
        "options": f"-c statement_timeout={limit} -c lock_timeout={limit} -c idle_in_transaction_session_timeout=20000",
        "application_name": "fondaco",
    }


log = logging.getLogger("fondaco.store")


class Store:
    """One per process. `postgres` tells which of the two databases it is."""

    def __init__(self, url: str, committed: Callable[[int], None], seconds: float = 5.0) -> None:
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.options = libpq_options(seconds)
        self._seconds = seconds  # for a read, a transaction or a new connection
        self._committed = committed
        self._engine: AsyncEngine  # of PostgreSQL
        self._reading: AsyncEngine  # the same connections
        self._file: Engine  # of SQLite
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._kept = threading.local()  # of each of these threads its connection
        self._writer: Writer
        self._lock: IO[str] | None = None
        style = "pyformat" if self.postgres else "named"
        make: Callable[..., Dialect] = self.url.get_dialect()
        self._dialect = make(paramstyle=style)
        self._insert = _insert(self.postgres)

    async def open(self) -> None:
        if not self.postgres and self.url.database:
            self._lock = take_file(Path(self.url.database))
        await asyncio.to_thread(migrate, self.url.render_as_string(hide_password=False))
        if self.postgres:
            from sqlalchemy.ext.asyncio import create_async_engine  # brings the ORM, a tenth of a second

            options = {"connect_args": self.options, "pool_timeout": self._seconds, "pool_recycle": 1800}
            self._engine = create_async_engine(self.url, pool_pre_ping=True, **options)
            # A read is one statement, so it needs no transaction: two round trips less.
            self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        else:
            self._file = create_engine(self.url, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")
            event.listen(self._file, "connect", _prepare_sqlite)
        self._writer = self._make_writer()
        self._writer.start()

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.finish, self._seconds)
        if self.postgres:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._seconds / 4):
                    await self._engine.dispose()
        else:
            self._readers.shutdown(cancel_futures=True)
            del self._kept  # and with it the connections
            self._file.dispose()
        if self._lock is not None:
            self._lock.close()

    async def read(self, query: Executable, **values: Any) -> Sequence[Row[Any]]:
        """Raises StorageError. A query made once, with parameters for the values, costs a fifth of a new one."""
        try:
            async with asyncio.timeout(self._seconds):
                if not self.postgres:  # a whole read is one visit to a thread: each costs a turn of a busy loop
                    loop = asyncio.get_running_loop()
                    return await loop.run_in_executor(self._readers, self._read_file, query, values)
                async with self._reading.connect() as connection:
                    return (await connection.execute(query, values)).all()
        except (DBAPIError, PoolTimeoutError, TimeoutError, OSError) as error:
            log.error("read-failed", extra={"facts": told(error, str(query))})
            raise StorageError(type(error).__name__) from None

    def _read_file(self, query: Executable, values: dict[str, Any]) -> Sequence[Row[Any]]:
        """In a thread of the readers, by a connection that it keeps: no transaction is begun."""
        connection: SyncConnection | None = getattr(self._kept, "connection", None)
        if connection is None or connection.invalidated:
            connection = self._kept.connection = self._file.connect()
        return connection.execute(query, values).all()

    async def write(self, *changes: Any, strict: bool = False) -> None:
        """Carry out Core statements together; `strict`: each must change one row. Raises TakenError, StorageError."""
        await self._writer.put([self.compile(change) for change in changes], strict)

    def upsert(self, table: Table, key: dict[str, Any], values: dict[str, Any], where: Any = None) -> Executable:
        """A row, or new values in the row that has this key already; there only `where` this holds."""
        new = self._insert(table).values(**key, **values)
        changed: Executable = new.on_conflict_do_update(index_elements=[*key], set_=values, where=where)
        return changed

    async def lease(self, query: Select[Any], table: Table, until: float) -> Sequence[Row[Any]]:
        """Read rows that no other process is leasing, and set their `lease`; on SQLite there are no others."""
        if not self.postgres:
            rows = await self.read(query)
            if rows:
                ids = [row.id for row in rows]
                await self.write(update(table).where(table.c.id.in_(ids)).values(lease=until))
            return rows
        try:
            async with asyncio.timeout(self._seconds), self._engine.begin() as connection:
                taken: Sequence[Row[Any]] = (await connection.execute(query.with_for_update(skip_locked=True))).all()
                if taken:
                    ids = [row.id for row in taken]
                    await connection.execute(update(table).where(table.c.id.in_(ids)).values(lease=until))
                return taken
        except (DBAPIError, PoolTimeoutError, TimeoutError, OSError) as error:
            log.error("lease-failed", extra={"facts": told(error, str(query))})
            raise StorageError(type(error).__name__) from None

    def compile(self, change: Any) -> Statement:
        """A Core statement as text and values for the driver."""
        compiled = change.compile(dialect=self._dialect, compile_kwargs={"render_postcompile": True})
        return str(compiled), dict(compiled.params)

    def is_healthy(self) -> bool:
        """Whether writes succeed: one has of late, and none has failed."""
        oldest = time.monotonic() - self._seconds - FRESH
        return self._writer.failed < oldest < self._writer.succeeded

    async def watch(self) -> None:
        """Now and then: end what hangs."""
        while True:
            self._writer.check()
            await asyncio.sleep(1)

    def put(self, statements: list[Statement]) -> asyncio.Future[None]:
        """Statements compiled before: the way of a move."""
        return self._writer.put(statements)

    @asynccontextmanager
    async def exclusive(self, lock: int) -> AsyncIterator[None]:
        """While one process is at this, the others wait for it; on SQLite there are no others."""
        if not self.postgres:
            yield
            return
        async with self._engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(lock)))
            yield

    def _make_writer(self) -> Writer:
        if not self.postgres:
            path = str(self.url.database)
            sqlite = (sqlite3.IntegrityError,), (sqlite3.DatabaseError,), "BEGIN IMMEDIATE"
            return Writer(lambda: connect_sqlite(path), *sqlite, None, self._committed, self._seconds)
        import psycopg

        address = libpq(self.url.render_as_string(hide_password=False))

        def connect() -> Connection:
            return cast(Connection, psycopg.connect(address, autocommit=True, **cast(Any, self.options)))

        def pipeline(connection: Connection) -> AbstractContextManager[Any]:
            return cast(AbstractContextManager[Any], cast(Any, connection).pipeline())

        errors = psycopg.errors
        failures = (errors.OperationalError, errors.InterfaceError, errors.InternalError)
        return Writer(connect, (errors.IntegrityError,), failures, "BEGIN", pipeline, self._committed, self._seconds)


def take_file(path: Path) -> IO[str]:
    """Lock a SQLite file for this process, and keep it from others' eyes. Raises StorageError."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    Path(f"{path}.lock").touch(mode=0o600)
    for part in (path, *path.parent.glob(f"{path.name}[-.]*")):
        part.chmod(0o600)
    lock = Path(f"{path}.lock").open("a+", encoding="utf-8")  # noqa: SIM115  held for as long as the store is open
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.seek(0)
        holder = lock.read().strip() or "?"
        lock.close()
        raise StorageError(f"{path} is in use by another process ({holder}): only PostgreSQL takes several") from None
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def libpq(url: str) -> str:
    """The address as PostgreSQL's own library reads it."""
    return url.replace("postgresql+psycopg://", "postgresql://", 1)


def migrate(url: str) -> None:
    """Bring the database to the newest form; one process at a time."""
    waiting = {**libpq_options(60), "options": "-c lock_timeout=60000"}  # another process may migrate at the moment
    engine = create_engine(url, connect_args={} if url.startswith("sqlite:") else waiting)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _leave_transactions)
        event.listen(engine, "begin", _begin_at_once)
    with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": MIGRATING})
            connection.commit()
        try:
            _upgrade(connection)
        finally:
            if connection.dialect.name == "postgresql":
                connection.rollback()
                connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": MIGRATING})
                connection.commit()
    engine.dispose()


def _upgrade(connection: SyncConnection) -> None:
    newest = max(path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    known = inspect(connection).has_table("alembic_version")
    if known and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == newest:
        return
    connection.rollback()
    from alembic import command
    from alembic.config import Config as AlembicConfig

    settings = AlembicConfig()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.attributes["connection"] = connection
    with connection.begin():  # all of it or nothing, also on SQLite
        command.upgrade(settings, "head")


def _leave_transactions(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # sqlite3 would not begin one for CREATE TABLE


def _begin_at_once(connection: SyncConnection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _insert(postgres: bool) -> Any:
    """An `insert` that knows of conflicts. Imported late: PostgreSQL's takes long, and most servers have none."""
    if postgres:
        from sqlalchemy.dialects import postgresql

        return postgresql.insert
    from sqlalchemy.dialects import sqlite

    return sqlite.insert


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA query_only=ON")  # the writer alone writes


__all__ = ["StorageError", "Store", "TakenError", "migrate"]
