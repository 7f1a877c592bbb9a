"""The database: reads by SQLAlchemy's async engine, writes by one thread with group commit."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Dialect, Executable, Row, create_engine, event, func, inspect, select, text
from sqlalchemy.engine import Connection as SyncConnection
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from fondaco.server.writer import Connection, Statement, TakenError, Writer, connect_sqlite

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0xF0DACC0  # the advisory lock held while a process migrates PostgreSQL


class Store:
    """One per process. `postgres` tells which of the two databases it is."""

    def __init__(self, url: str, committed: Callable[[int], None] = lambda jobs: None) -> None:
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self._committed = committed
        self._engine: AsyncEngine
        self._writer: Writer
        style = "pyformat" if self.postgres else "named"
        make: Callable[..., Dialect] = self.url.get_dialect()
        self._dialect = make(paramstyle=style)

    async def open(self) -> None:
        if not self.postgres and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(migrate, self.url.render_as_string(hide_password=False))
        self._engine = create_async_engine(self.url, pool_pre_ping=self.postgres)
        if not self.postgres:
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
        self._writer = self._make_writer()
        self._writer.start()

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.finish)
        await self._engine.dispose()

    async def read(self, query: Executable) -> Sequence[Row[Any]]:
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def write(self, *changes: Any, strict: bool = False) -> None:
        """Carry out Core statements together; `strict`: each must change one row. Raises TakenError."""
        await self._writer.put([self.compile(change) for change in changes], strict)

    def compile(self, change: Any) -> Statement:
        """A Core statement as text and values for the driver."""
        compiled = change.compile(dialect=self._dialect, compile_kwargs={"render_postcompile": True})
        return str(compiled), dict(compiled.params)

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
            return Writer(
                lambda: connect_sqlite(path), (sqlite3.IntegrityError,), "BEGIN IMMEDIATE", committed=self._committed
            )
        import psycopg

        address = libpq(self.url.render_as_string(hide_password=False))

        def connect() -> Connection:
            return cast(Connection, psycopg.connect(address, autocommit=True))

        def pipeline(connection: Connection) -> AbstractContextManager[Any]:
            return cast(AbstractContextManager[Any], cast(Any, connection).pipeline())

        return Writer(connect, (psycopg.errors.IntegrityError,), "BEGIN", pipeline, self._committed)


def libpq(url: str) -> str:
    """The address as PostgreSQL's own library reads it."""
    return url.replace("postgresql+psycopg://", "postgresql://", 1)


def migrate(url: str) -> None:
    """Bring the database to the newest form; one process at a time."""
    engine = create_engine(url.replace("sqlite+aiosqlite:", "sqlite:", 1))
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


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA query_only=ON")  # the writer alone writes


__all__ = ["Store", "TakenError", "migrate"]
