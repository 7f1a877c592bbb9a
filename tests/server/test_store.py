"""The database: group commit, one winner per row, migrations that match the models."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, insert, select, update

from fondaco.server import models
from fondaco.server.store import Store, TakenError, migrate


def row(seq: int, table: str = "t", key: str | None = None) -> object:
    return insert(models.log).values(table_id=table, seq=seq, time=0.0, key=key, body="{}")


def with_store(path: Path, work: object, batches: list[int] | None = None) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{path}", (batches if batches is not None else []).append)
        await store.open()
        try:
            await work(store)  # type: ignore[operator]
        finally:
            await store.close()

    asyncio.run(run())


def test_many_writers_share_a_commit_and_each_is_told(tmp_path: Path) -> None:
    batches: list[int] = []

    async def work(store: Store) -> None:
        await asyncio.gather(*(store.write(row(seq)) for seq in range(200)))
        assert len(await store.read(select(models.log))) == 200

    with_store(tmp_path / "house.db", work, batches)
    assert sum(batches) >= 200
    assert max(batches) > 20


def test_of_two_rows_with_one_number_one_is_written_and_neighbours_are_not_disturbed(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        jobs = [store.write(row(seq)) for seq in (1, 2, 2, 3, 3, 4)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(outcome, TakenError) for outcome in outcomes] == [False, False, True, False, True, False]
        assert len(await store.read(select(models.log))) == 4

    with_store(tmp_path / "house.db", work)


def test_a_job_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(row(1))
        with pytest.raises(TakenError):
            await store.write(row(2), row(1))
        assert [found.seq for found in await store.read(select(models.log))] == [1]

    with_store(tmp_path / "house.db", work)


def test_a_strict_job_must_change_a_row(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        nothing = update(models.log).where(models.log.c.seq == 99).values(body="x")
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


def test_commits_are_on_disk_when_they_return(tmp_path: Path) -> None:
    from fondaco.server.writer import connect_sqlite

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
        assert compare_metadata(MigrationContext.configure(connection), models.metadata) == []
    engine.dispose()
