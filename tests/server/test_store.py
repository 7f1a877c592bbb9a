"""The database: group commit, one winner per row, migrations that match the models."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from psycopg import DataError
from sqlalchemy import create_engine, insert, select, update

from fondaco.server.storage.store import Store, TakenError, migrate
from fondaco.server.table import models as table_models
from fondaco.server.web.metadata import metadata
from tests.server.postgres import ONLY_THOROUGH, cluster


def row(seq: int, table: str = "t", key: str | None = None) -> object:
    return insert(table_models.log).values(table_id=table, seq=seq, time=0.0, key=key, body="{}")


def with_store(path: Path, work: object, batches: list[int] | None = None) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{path}", batches) as store:
            await work(store)  # type: ignore[operator]

    asyncio.run(run())


@asynccontextmanager
async def opened(url: str, batches: list[int] | None = None) -> AsyncIterator[Store]:
    store = Store(url, (batches if batches is not None else []).append)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def outcomes(*jobs: Coroutine[Any, Any, None]) -> list[type[BaseException] | None]:
    return [None if one is None else type(one) for one in await asyncio.gather(*jobs, return_exceptions=True)]


def test_many_writers_share_a_commit_and_each_is_told(tmp_path: Path) -> None:
    batches: list[int] = []

    async def work(store: Store) -> None:
        await asyncio.gather(*(store.write(row(seq)) for seq in range(200)))
        assert len(await store.read(select(table_models.log))) == 200

    with_store(tmp_path / "house.db", work, batches)
    assert sum(batches) >= 200
    assert max(batches) > 20


def test_of_two_rows_with_one_number_one_is_written_and_neighbours_are_not_disturbed(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        jobs = [store.write(row(seq)) for seq in (1, 2, 2, 3, 3, 4)]
        assert await outcomes(*jobs) == [None, None, TakenError, None, TakenError, None]
        assert len(await store.read(select(table_models.log))) == 4

    with_store(tmp_path / "house.db", work)


def test_a_job_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(row(1))
        with pytest.raises(TakenError):
            await store.write(row(2), row(1))
        assert [found.seq for found in await store.read(select(table_models.log))] == [1]

    with_store(tmp_path / "house.db", work)


def test_a_strict_job_must_change_a_row(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        nothing = update(table_models.log).where(table_models.log.c.seq == 99).values(body="x")
        with pytest.raises(TakenError):
            await store.write(nothing, strict=True)

    with_store(tmp_path / "house.db", work)


def test_a_key_is_written_once_per_table(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(row(1, key="a:1"))
        await store.write(row(1, table="u", key="a:1"))
        with pytest.raises(TakenError):
            await store.write(row(2, key="a:1"))

    with_store(tmp_path / "house.db", work)


@ONLY_THOROUGH
def test_writes_go_on_after_conflicts_between_two_processes_on_postgresql() -> None:
    """PostgreSQL skips what follows a conflict in its pipeline, also what was to be prepared."""

    async def run(url: str) -> None:
        async with opened(url) as one, opened(url) as other:
            for seq in range(1, 12):  # the driver prepares statements from their sixth use on
                change = update(table_models.log).where(table_models.log.c.seq == seq).values(body="{}")
                found = await outcomes(one.write(row(seq), change), other.write(row(seq), change))
                assert sorted(found, key=str) == [TakenError, None]
            for seq in range(12, 15):
                await one.write(row(seq), update(table_models.log).values(body="{}"))
                await other.write(row(seq, table="u"), update(table_models.log).values(body="{}"))
            assert len(await one.read(select(table_models.log))) == 11 + 3 + 3

    with cluster() as url:
        asyncio.run(run(url.replace("postgresql:", "postgresql+psycopg:", 1)))


@ONLY_THOROUGH
def test_a_failed_batch_on_postgresql_disturbs_nobody_else() -> None:
    async def run(url: str) -> None:
        batches: list[int] = []
        async with opened(url, batches) as store:
            for first in range(1, 81, 8):
                seqs = [*range(first, first + 8), first, first + 1]  # two are taken
                bad = row(first, table="bad", key="\0")  # PostgreSQL takes no zero in a text
                found = await outcomes(*(store.write(row(seq)) for seq in seqs), store.write(bad))
                assert found[:8] == [None] * 8
                assert found[8:] == [TakenError, TakenError, DataError]
            assert len(await store.read(select(table_models.log))) == 80
            await asyncio.gather(*(store.write(row(seq)) for seq in range(100, 200)))
        assert max(batches) > 20

    with cluster() as url:
        asyncio.run(run(url.replace("postgresql:", "postgresql+psycopg:", 1)))


def test_commits_are_on_disk_when_they_return(tmp_path: Path) -> None:
    from fondaco.server.storage.writer import connect_sqlite

    connection = connect_sqlite(str(tmp_path / "x.db"))
    assert isinstance(connection, sqlite3.Connection)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    connection.close()


def test_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"
    migrate(url)
    migrate(url)  # a second time changes nothing
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
