"""Several processes on one PostgreSQL: what they hear of each other, what they write at once, how they start together.

Where the order of things matters the processes are houses in one, so that it can be had.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.errors import DataError
from sqlalchemy import Executable, Row, insert, select, update

from fondaco.server import house as house_module
from fondaco.server import lobby, models, wire
from fondaco.server.bus import Notice
from fondaco.server.commands import Person
from fondaco.server.config import Config
from fondaco.server.house import House
from fondaco.server.live import MOST_RENDERED, Live
from fondaco.server.store import Store, TakenError
from fondaco.server.writer import Statement
from tests.server.house import open_house
from tests.server.postgres import cluster, restart

PERSON = wire.SeatPlan("person")
ADA = Person("ada", "Ada", True, frozenset(["ada"]), known=False)
PATIENCE = 20.0


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with cluster() as url:
        yield url


@asynccontextmanager
async def opened(folder: Path, url: str | None = None, processes: int = 1) -> AsyncIterator[list[House]]:
    """Houses on one database."""
    async with AsyncExitStack() as stack:
        houses = []
        for _ in range(processes):
            houses.append(one_of(folder, url))
            await houses[-1].open()
            stack.push_async_callback(houses[-1].close)
        yield houses


def one_of(folder: Path, url: str | None) -> House:
    return House(Config(data_dir=folder, database_url=url, bot_pace=0.01, thinkers=1, rate_limits=False))


async def play_alone(house: House, **settings: Any) -> Live:
    """A running table of one person in all three seats."""
    live = await lobby.open_table(house, ADA, wire.NewTable("batavia", [PERSON] * 3, **settings))
    await lobby.begin(live, ADA, None)
    return live


async def bid(live: Live) -> int:
    seat = live.table.deciding[0]
    answer = await live.execute(ADA, wire.PlayMoves(f"bid-{live.table.version}", live.table.version, seat, ["bid 1"]))
    assert answer.accepted, answer
    return answer.version


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not reached():  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)


# -- hearing ----------------------------------------------------------------------------


def test_a_process_hears_on_after_what_it_cannot_read_or_do(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url, 2) as (one, other):
            live = await play_alone(one)
            table_id = live.table.setting.id
            seen = await other.table(table_id)
            for payload in ("", "nonsense", '{"process": "x", "kind": "gossip", "table": "t"}'):
                await one.store.put([("SELECT pg_notify('fondaco', %(payload)s)", {"payload": payload})])

            async def broken(live: Live, number: int) -> None:
                raise RuntimeError("the table cannot be read")

            other.chat.deliver = broken  # type: ignore[method-assign]
            one.bus.tell_chat(table_id, 1)
            version = await bid(live)
            await until(lambda: seen.table.version == version)

    asyncio.run(work())


def test_a_table_that_could_not_catch_up_does_so_in_the_next_round(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "SWEEP", 0.1)

    async def work() -> None:
        async with opened(tmp_path, url, 2) as (one, other):
            live = await play_alone(one)
            seen = await other.table(live.table.setting.id)
            read, failed = other.store.read, asyncio.Event()

            async def away(query: Executable) -> Sequence[Row[Any]]:
                if "log.body" in str(query) and not failed.is_set():
                    failed.set()
                    raise OSError("the database is away")
                return await read(query)

            other.store.read = away  # type: ignore[method-assign]
            version = await bid(live)
            await until(lambda: seen.table.version == version)
            assert failed.is_set()

    asyncio.run(work())


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_row_written_while_another_process_loads_the_table_is_not_missed(
    tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    """On SQLite, where nobody listens, the notice is handed over."""
    address = request.getfixturevalue("url") if database == "postgresql" else None

    async def work() -> None:
        async with opened(tmp_path, address, 2) as (one, other):
            live = await play_alone(one)
            read = other.store.read

            async def slow(query: Executable) -> Sequence[Row[Any]]:
                found = await read(query)
                if "log.body" in str(query):
                    other.store.read = read  # type: ignore[method-assign]
                    version = await bid(live)
                    if address is None:
                        notice = Notice("another", "version", live.table.setting.id, version)
                        other.spawn(other.hear(notice))
                    await asyncio.sleep(0.3)  # the notice comes before the table is there
                return found

            other.store.read = slow  # type: ignore[method-assign]
            seen = await other.table(live.table.setting.id)
            await until(lambda: seen.table.version == live.table.version)

    asyncio.run(work())


def test_a_restart_of_the_database_makes_nobody_deaf_or_dumb(tmp_path: Path) -> None:
    with cluster() as url, open_house(tmp_path, database_url=url) as one, open_house(tmp_path, database_url=url) as two:
        ada = one.guest("Ada")
        table = ada.post("/api/tables", {"game": "batavia", "seats": [{"kind": "person"}] * 3})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        with two.guest("Bo") as spectator, spectator.look(table) as look:
            look.next("snapshot")
            restart(url)
            deadline = time.monotonic() + PATIENCE
            for _ in range(2):  # the second move is heard by a bus that has been mended
                shown = ada.snapshot(table, 0)
                seat = shown["deciding"][0]
                answer = ada.play(table, seat, "bid 1" if not shown["ply"] else "pass", seq=shown["version"])
                assert answer["accepted"]
                look.until(answer["version"])
            assert time.monotonic() < deadline
        ada.client.close()


# -- writing ----------------------------------------------------------------------------


def row(seq: int, key: str | None = None) -> Any:
    return insert(models.log).values(table_id="t", seq=seq, time=0.0, key=key, body="{}")


async def gather_behind(store: Store, *changes: Any) -> list[Any]:
    """Write these at once: they wait for something slow and so become one batch."""
    slow = store.put([("SELECT pg_sleep(0.2)", {})])
    await asyncio.sleep(0.05)
    jobs = [store.put(change if isinstance(change, list) else [store.compile(change)]) for change in changes]
    await slow
    return list(await asyncio.gather(*jobs, return_exceptions=True))


def test_what_the_database_cannot_take_fails_alone(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url) as (house,):
            outcomes = await gather_behind(house.store, row(1), row(2, "a\0b"), row(3))
            assert [type(outcome) for outcome in outcomes] == [type(None), DataError, type(None)]
            rows = await house.store.read(select(models.log.c.seq).where(models.log.c.table_id == "t"))
            assert sorted(found.seq for found in rows) == [1, 3]

    asyncio.run(work())


def test_what_was_written_before_the_connection_was_lost_is_not_called_lost(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url) as (house,):
            cut: list[Statement] = [("SELECT pg_terminate_backend(pg_backend_pid())", {})]
            outcomes = await gather_behind(house.store, row(11), row(11), cut, row(12))
            assert outcomes[0] is None
            assert isinstance(outcomes[1], TakenError)
            assert isinstance(outcomes[2], psycopg.OperationalError)
            query = select(models.log.c.seq).where(models.log.c.table_id == "t", models.log.c.seq > 10)
            written = [found.seq for found in await house.store.read(query)]
            assert (12 in written) == (outcomes[3] is None)
            await house.store.write(row(13))

    asyncio.run(work())


def test_two_processes_that_wait_for_each_other_both_write_in_the_end(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url, 2) as (one, other):
            await one.store.write(insert(models.courses).values(id="x", text="", created=0.0))
            await one.store.write(insert(models.courses).values(id="y", text="", created=0.0))

            def writes(store: Store, *ids: str) -> Coroutine[Any, Any, list[Any]]:
                changes = [update(models.courses).where(models.courses.c.id == id_) for id_ in ids]
                compiled = [store.compile(change.values(text=models.courses.c.text + "!")) for change in changes]
                return gather_behind(store, *([one, ("SELECT pg_sleep(0.3)", {})] for one in compiled))

            outcomes = await asyncio.gather(writes(one.store, "x", "y"), writes(other.store, "y", "x"))
            assert [*outcomes[0], *outcomes[1]] == [None] * 4
            texts = await one.store.read(select(models.courses.c.text).order_by(models.courses.c.id))
            assert [found.text for found in texts] == ["!!", "!!"]

    asyncio.run(work())


def test_a_connection_cut_while_nothing_was_written_costs_no_move(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url) as (house,):
            live = await play_alone(house)
            with psycopg.connect(url, autocommit=True) as operator:
                operator.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            await bid(live)

    asyncio.run(work())


# -- starting ---------------------------------------------------------------------------


def test_nobody_loses_a_seat_when_two_processes_open_a_house_that_was_closed(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url) as (house,):
            plan = wire.ClockPlan("move", 20)
            tables = [(await play_alone(house, clock=plan)).table.setting.id for _ in range(3)]
        with psycopg.connect(url, autocommit=True) as operator:
            operator.execute("UPDATE house SET alive = alive - 3600")
            operator.execute("UPDATE log SET time = time - 3600")
            operator.execute("UPDATE tables SET clock_due = clock_due - 3600, created = created - 3600")
        first, second = one_of(tmp_path, url), one_of(tmp_path, url)
        load = first.table

        async def slowly(table_id: str) -> Live:
            live = await load(table_id)
            await asyncio.sleep(0.4)
            return live

        first.table = slowly  # type: ignore[method-assign]
        opening = asyncio.create_task(first.open())
        await asyncio.sleep(0.5)
        await second.open()
        await opening
        await asyncio.sleep(0.3)
        for table_id in tables:
            query = select(models.log.c.body).where(models.log.c.table_id == table_id, models.log.c.seq > 2)
            assert [found.body for found in await first.store.read(query)] == ['{"type":"resumed"}']
        await first.close()
        await second.close()

    asyncio.run(work())


# -- putting away -----------------------------------------------------------------------


def test_a_table_put_away_while_its_clock_runs_comes_back_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as (house,):
            live = await play_alone(house, clock=wire.ClockPlan("move", 1))
            table_id = live.table.setting.id
            with monkeypatch.context() as patch:
                patch.setattr(house_module, "IDLE", -1.0)
                await house._sweep()
            assert table_id not in house.lives
            await asyncio.sleep(1.2)  # the clock runs out
            seen = await house.table(table_id)
            await until(lambda: seen.table.ply > 2)  # bots have taken over
            assert house.lives[table_id] is seen

    asyncio.run(work())


# -- what is kept in memory -------------------------------------------------------------


def test_snapshots_for_many_strangers_are_one_and_for_many_versions_few(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as (house,):
            live = await play_alone(house)
            for number in range(500):
                stranger = Person(f"s{number}", "S", True, frozenset([f"s{number}"]), known=False)
                live.text_for(stranger, -1, None)
            assert len(live._rendered) == 1
            for number in range(500):
                live.text_for(ADA, 0, -number)
            assert len(live._rendered) <= MOST_RENDERED

    asyncio.run(work())
