"""Several processes on one PostgreSQL: what they hear of each other, what they write at once, how they start together.

Where the order of things matters the processes are houses in one, so that it can be had.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from psycopg.errors import DataError
from sqlalchemy import Executable, Row, insert, select, update

from fondaco.server.bots import models as bot_models
from fondaco.server.core import sweep
from fondaco.server.core.config import Config
from fondaco.server.core.errors import DeclinedError
from fondaco.server.play.showing.rendering import MAX_FACES, MAX_JOINED
from fondaco.server.play.wire import Chat, NewSeat, NewTable
from fondaco.server.storage import bus
from fondaco.server.storage import models as storage_models
from fondaco.server.storage.bus import PostgresBus
from fondaco.server.storage.store import StorageError, Store, TakenError
from fondaco.server.storage.writer import Statement
from fondaco.server.table import cache as tables
from fondaco.server.table import models as table_models
from fondaco.server.table import rows
from fondaco.server.table.access import Person
from fondaco.server.table.actor import Committed, TableActor
from fondaco.server.table.fold import Table
from fondaco.server.table.head import RowNotice, head_of
from fondaco.server.table.repository import OutboxRow
from fondaco.server.table.rows import LogRow
from fondaco.server.table.wire import ClockPlan, PlayMoves, Say
from fondaco.server.web.services import Services
from tests.server.house import open_house
from tests.server.postgres import DATABASES, ONLY_THOROUGH, cluster, restart

PERSON = NewSeat("person")
ADA = Person("ada", "Ada", True, frozenset(["ada"]), known=False)
BEN = Person("ben", "Ben", True, frozenset(["ben"]), known=False)
PATIENCE = 20.0


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with cluster() as url:
        yield url


@asynccontextmanager
async def opened(folder: Path, url: str | None = None, processes: int = 1) -> AsyncIterator[list[Services]]:
    """Servers on one database."""
    async with AsyncExitStack() as stack:
        servers = []
        for _ in range(processes):
            servers.append(one_of(folder, url))
            await servers[-1].open()
            stack.push_async_callback(servers[-1].close)
        yield servers


def one_of(folder: Path, url: str | None) -> Services:
    return Services(Config(data_dir=folder, database_url=url, bot_pace=0.01, bot_processes=1, rate_limits=False))


async def play_alone(server: Services, **settings: Any) -> TableActor:
    """A running table of one person in all three seats."""
    actor = await server.play.seating.open_table(ADA, NewTable("batavia", [PERSON] * 3, **settings))
    await server.play.seating.begin(actor, ADA, None)
    return actor


async def bid(server: Services, table_id: str) -> int:
    actor = await server.table.tables.get(table_id)
    table = actor.table
    command = PlayMoves(f"bid-{table.seq}", table.seq, table.deciding[0], [f"bid {table.ply + 1}"])
    answer = await server.play.execution.execute(actor, ADA, command)
    assert answer.accepted, answer
    return answer.seq


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not reached():  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)


# -- hearing ----------------------------------------------------------------------------


@ONLY_THOROUGH
def test_a_process_hears_on_after_what_it_cannot_read_or_do(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url, 2) as (one, other):
            table_id = (await play_alone(one)).table.id
            seen = await other.table.tables.get(table_id)
            for payload in ("", "nonsense", "x nonsense", 'x {"type": "gossip", "table": "t"}'):
                await one.storage.store.put([("SELECT pg_notify('fondaco', %(payload)s)", {"payload": payload})])

            def broken(table: Table, spectators: bool, chat: Chat, author: str) -> None:
                raise RuntimeError("the table cannot be read")

            other.play.chat.deliver = broken  # type: ignore[method-assign]
            await one.play.chat.say(seen.table, ADA, Say("k", "a word"))
            seq = await bid(one, table_id)
            await until(lambda: seen.table.seq == seq)

    asyncio.run(work())


@ONLY_THOROUGH
def test_pings_of_other_processes_are_not_logged(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bus, "PING", 0.05)

    async def work() -> None:
        async with opened(tmp_path, url, 2):
            await asyncio.sleep(1)

    asyncio.run(work())
    assert "notice-unreadable" not in caplog.text


def count_log_reads(server: Services, fail: bool = False) -> list[str]:
    """The reads of logs from now on; the first fails if so wished."""
    read, reads = server.storage.store.read, list[str]()

    async def counted(query: Executable, **values: Any) -> Sequence[Row[Any]]:
        if "log.body" in str(query):
            reads.append(str(query))
            if fail and len(reads) == 1:
                raise OSError("the database is away")
        return await read(query, **values)

    server.storage.store.read = counted  # type: ignore[method-assign]
    return reads


@ONLY_THOROUGH
def test_a_notice_carries_the_row_and_nothing_is_read(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url, 2) as (one, other):
            actor = await play_alone(one)
            seen = await other.table.tables.get(actor.table.id)
            reads = count_log_reads(other)
            for _ in range(3):
                seq = await bid(one, actor.table.id)
            await until(lambda: seen.table.seq == seq)
            assert reads == []
            assert seen.table.decided == actor.table.decided

    asyncio.run(work())


@ONLY_THOROUGH
def test_nothing_is_refused_because_a_notice_is_late(tmp_path: Path, url: str) -> None:
    """The last seat is taken at another process, and the host begins before this one has heard of it."""

    async def work() -> None:
        async with opened(tmp_path, url, 2) as (one, other):
            await one.storage.bus.close()
            here = await one.play.seating.open_table(ADA, NewTable("kontor", [PERSON, NewSeat("open")]))
            there = await other.table.tables.get(here.table.id)
            await other.play.seating.join(there, BEN, None)
            assert here.table.seq < there.table.seq
            await one.play.seating.begin(here, ADA, None)
            assert here.table.status == "playing"
            with pytest.raises(DeclinedError, match="already-started"):
                await one.play.seating.begin(here, ADA, None)

    asyncio.run(work())


@ONLY_THOROUGH
def test_a_row_too_large_for_a_notice_is_read(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url, 2) as (one, other):
            actor = await play_alone(one)
            seen = await other.table.tables.get(actor.table.id)
            reads = count_log_reads(other)
            await actor.write(lambda _: rows.Followed("t" * 9000))
            await until(lambda: seen.table.seq == actor.table.seq)
            assert len(reads) == 1

    asyncio.run(work())


def row_notice(before: Table, row: LogRow, after: Table) -> RowNotice:
    return RowNotice(after.id, row.seq, row.time, row.key, rows.write_body(row.body), head_of(after))


def test_notices_in_any_order_are_applied_in_the_order_of_seq(tmp_path: Path) -> None:
    """Also those that come while the table writes; nothing is read."""

    async def work() -> None:
        async with opened(tmp_path, None, 2) as (one, other):
            actor = await play_alone(one)
            seen = await other.table.tables.get(actor.table.id)
            commits: list[Committed] = []
            one.table.tables.on_commit(commits.append)
            for _ in range(3):
                await bid(one, actor.table.id)
            notices = [row_notice(commit.before, commit.row, commit.after) for commit in commits]
            reads = count_log_reads(other)
            applied: list[int] = []
            other.table.tables.on_commit(lambda commit: applied.append(commit.row.seq))
            async with seen._lock:
                other.table.tables.receive(actor.table.id, [notices[2], notices[0]])
                assert seen.table.seq == notices[0].seq - 1
            other.table.tables.receive(actor.table.id, [notices[1]])
            assert applied == [notice.seq for notice in notices]
            assert seen.table.seq == actor.table.seq
            assert reads == []

    asyncio.run(work())


@ONLY_THOROUGH
def test_a_table_that_could_not_catch_up_does_so_in_the_next_round(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "PAUSE", 0.1)

    async def work() -> None:
        async with opened(tmp_path, url, 2) as (one, other):
            actor = await play_alone(one)
            seen = await other.table.tables.get(actor.table.id)
            reads = count_log_reads(other, fail=True)
            await actor.write(lambda _: rows.Followed("t" * 9000))
            await until(lambda: seen.table.seq == actor.table.seq)
            assert len(reads) > 1

    asyncio.run(work())


@pytest.mark.parametrize("database", DATABASES)
def test_a_row_written_while_another_process_loads_the_table_is_not_missed(
    tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    """On SQLite, where nobody listens, the notice is handed over."""
    address = request.getfixturevalue("url") if database == "postgresql" else None

    async def work() -> None:
        async with opened(tmp_path, address, 2) as (one, other):
            actor = await play_alone(one)
            commits: list[Committed] = []
            one.table.tables.on_commit(commits.append)
            read = other.storage.store.read

            async def slow(query: Executable, **values: Any) -> Sequence[Row[Any]]:
                found = await read(query, **values)
                if "log.body" in str(query):
                    other.storage.store.read = read  # type: ignore[method-assign]
                    await bid(one, actor.table.id)
                    if address is None:
                        commit = commits[-1]
                        other.table.tables.receive(
                            actor.table.id, [row_notice(commit.before, commit.row, commit.after)]
                        )
                    await asyncio.sleep(0.3)  # the notice comes before the table is there
                return found

            other.storage.store.read = slow  # type: ignore[method-assign]
            seen = await other.table.tables.get(actor.table.id)
            await until(lambda: seen.table.seq == actor.table.seq)

    asyncio.run(work())


@ONLY_THOROUGH
def test_a_restart_of_the_database_makes_nobody_deaf_or_dumb(tmp_path: Path) -> None:
    with cluster() as url, open_house(tmp_path, database_url=url) as one, open_house(tmp_path, database_url=url) as two:
        ada = one.guest("Ada")
        table = ada.post("/api/tables", {"game": "batavia", "seats": [{"kind": "person"}] * 3})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        with two.guest("Bo") as spectator, spectator.connect(table) as live:
            live.next("snapshot")
            restart(url)
            deadline = time.monotonic() + PATIENCE
            for _ in range(2):  # the second move is heard by a bus that has been mended
                shown = ada.snapshot(table, 0)
                seat = shown["deciding"][0]
                answer = ada.play(table, seat, "bid 1" if not shown["ply"] else "pass", seq=shown["seq"])
                assert answer["accepted"]
                live.until(answer["seq"])
            assert time.monotonic() < deadline
        ada.client.close()


# -- writing ----------------------------------------------------------------------------


def row(seq: int, key: str | None = None) -> Any:
    return insert(table_models.log).values(table_id="t", seq=seq, time=0.0, key=key, body="{}")


async def gather_behind(store: Store, *changes: Any) -> list[Any]:
    """Write these at once: they wait for something slow and so become one batch."""
    slow = store.put([("SELECT pg_sleep(0.2)", {})])
    await asyncio.sleep(0.05)
    jobs = [store.put(change if isinstance(change, list) else [store.compile(change)]) for change in changes]
    await slow
    return list(await asyncio.gather(*jobs, return_exceptions=True))


@ONLY_THOROUGH
def test_what_the_database_cannot_take_fails_alone(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url) as (server,):
            outcomes = await gather_behind(server.storage.store, row(1), row(2, "a\0b"), row(3))
            assert [type(outcome) for outcome in outcomes] == [type(None), DataError, type(None)]
            rows = await server.storage.store.read(
                select(table_models.log.c.seq).where(table_models.log.c.table_id == "t")
            )
            assert sorted(found.seq for found in rows) == [1, 3]

    asyncio.run(work())


@ONLY_THOROUGH
def test_what_was_written_before_the_connection_was_lost_is_not_called_lost(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url) as (server,):
            cut: list[Statement] = [("SELECT pg_terminate_backend(pg_backend_pid())", {})]
            outcomes = await gather_behind(server.storage.store, row(11), row(11), cut, row(12))
            assert outcomes[0] is None
            assert isinstance(outcomes[1], TakenError)
            assert isinstance(outcomes[2], StorageError)
            query = select(table_models.log.c.seq).where(
                table_models.log.c.table_id == "t", table_models.log.c.seq > 10
            )
            written = [found.seq for found in await server.storage.store.read(query)]
            assert (12 in written) == (outcomes[3] is None)
            await server.storage.store.write(row(13))

    asyncio.run(work())


@ONLY_THOROUGH
def test_two_processes_that_wait_for_each_other_both_write_in_the_end(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url, 2) as (one, other):
            await one.storage.store.write(insert(bot_models.annotation_texts).values(id="x", text="", created=0.0))
            await one.storage.store.write(insert(bot_models.annotation_texts).values(id="y", text="", created=0.0))

            def writes(store: Store, *ids: str) -> Coroutine[Any, Any, list[Any]]:
                changes = [
                    update(bot_models.annotation_texts).where(bot_models.annotation_texts.c.id == id_) for id_ in ids
                ]
                compiled = [
                    store.compile(change.values(text=bot_models.annotation_texts.c.text + "!")) for change in changes
                ]
                return gather_behind(store, *([one, ("SELECT pg_sleep(0.3)", {})] for one in compiled))

            outcomes = await asyncio.gather(writes(one.storage.store, "x", "y"), writes(other.storage.store, "y", "x"))
            assert [*outcomes[0], *outcomes[1]] == [None] * 4
            texts = await one.storage.store.read(
                select(bot_models.annotation_texts.c.text).order_by(bot_models.annotation_texts.c.id)
            )
            assert [found.text for found in texts] == ["!!", "!!"]

    asyncio.run(work())


@ONLY_THOROUGH
def test_a_connection_cut_while_nothing_was_written_costs_no_move(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url) as (server,):
            actor = await play_alone(server)
            with psycopg.connect(url, autocommit=True) as operator:
                gone = operator.execute(  # and wait until they are: a row on its way to one of them may be lost
                    "SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
                ).fetchall()
            assert gone
            await bid(server, actor.table.id)

    asyncio.run(work())


def test_the_outbox_is_written_with_its_row_or_not_at_all(tmp_path: Path) -> None:
    def outbox(before: Table, row: LogRow, after: Table) -> list[OutboxRow]:
        return [OutboxRow("turn", "ada", f"{before.ply}-{after.ply}", 0.0)] if isinstance(row.body, rows.Moved) else []

    async def work() -> None:
        async with opened(tmp_path) as (server,):
            server.table.tables.on_row(outbox)
            actor = await play_alone(server)
            seq = await bid(server, actor.table.id)
            query = select(
                table_models.outbox.c.table_id,
                table_models.outbox.c.seq,
                table_models.outbox.c.kind,
                table_models.outbox.c.body,
            )
            written = [(actor.table.id, seq, "turn", "0-1")]
            assert [tuple(found) for found in await server.storage.store.read(query)] == written
            row = LogRow(seq, 0.0, 0.0, None, rows.Closed())  # the number is taken
            with pytest.raises(TakenError):
                await server.table.repository.append(
                    actor.table, row, actor.table, [OutboxRow("turn", "ada", "never", 0.0)]
                )
            assert [tuple(found) for found in await server.storage.store.read(query)] == written

    asyncio.run(work())


# -- starting ---------------------------------------------------------------------------


@ONLY_THOROUGH
def test_nobody_loses_a_seat_when_two_processes_start_after_an_outage(tmp_path: Path, url: str) -> None:
    async def work() -> None:
        async with opened(tmp_path, url) as (server,):
            plan = ClockPlan("move", 20)
            table_ids = [(await play_alone(server, clock=plan)).table.id for _ in range(3)]
        with psycopg.connect(url, autocommit=True) as operator:
            operator.execute("DELETE FROM outages")
            operator.execute("UPDATE house SET alive = alive - 3600")
            operator.execute("UPDATE log SET time = time - 3600")
            operator.execute("UPDATE tables SET clock_due = clock_due - 3600, created = created - 3600")
        async with opened(tmp_path, url, 2) as (first, second):
            assert (len(first.storage.outages), len(second.storage.outages)) == (1, 1)
            await first.sweep.run()
            await second.sweep.run()
            for table_id in table_ids:
                for server in (first, second):
                    table = (await server.table.tables.get(table_id)).table
                    assert (table.seq, table.bots_to_move()) == (2, [])
                    left = table.clock.seconds(table.deciding[0], server.storage.outages.now())
                    assert left is not None
                    assert 0 < left <= 20

    asyncio.run(work())


def test_a_heartbeat_after_a_gap_finds_the_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path) as (server,):
            await server.storage.heartbeat.beat()
            assert len(server.storage.outages) == 0
            await server.storage.store.write(update(storage_models.house).values(alive=time.time() - 60))
            server.storage.outages.beat -= 60
            await server.storage.heartbeat.beat()
            assert len(server.storage.outages) == 1
            assert 59 < time.time() - server.storage.outages.now() < 61

    asyncio.run(work())


def test_rows_written_in_a_gap_of_the_heartbeat_are_folded_again(tmp_path: Path) -> None:
    """The outage is found after them; what is held, what is stored and what another process reads is the same."""

    async def work() -> None:
        async with opened(tmp_path) as (server,):
            actor = await play_alone(server, clock=ClockPlan("game", 600))
            await bid(server, actor.table.id)
            before = actor.table.clock
            await server.storage.store.write(update(storage_models.house).values(alive=time.time() - 60))
            server.storage.outages.beat -= 60
            await server.storage.heartbeat.beat()
            await until(lambda: actor.table.clock != before)
            loaded = await server.table.tables._loader.load(actor.table.id, "")
            assert actor.table.clock == loaded.clock
            query = select(table_models.tables.c.clock_due)
            due = loaded.clock.next_due()
            assert due is not None
            async with asyncio.timeout(PATIENCE):
                while (await server.storage.store.read(query))[0].clock_due != due[0]:  # noqa: ASYNC110  nobody tells
                    await asyncio.sleep(0.01)
            assert server.play.timers._timers[actor.table.id].when() - asyncio.get_running_loop().time() > 595

    asyncio.run(work())


def test_clocks_are_folded_again_also_where_the_database_is_away_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An outage is found when the database is back, which may not last."""
    monkeypatch.setattr(tables, "DATABASE_PAUSE", 0.01)

    async def work() -> None:
        async with opened(tmp_path) as (server,):
            actor = await play_alone(server, clock=ClockPlan("game", 600))
            await bid(server, actor.table.id)
            before, repository = actor.table.clock, server.table.repository
            failures = {"clocked_since": 2, "renew_head": 1, "rows_after": 1}

            def failing(name: str, way: Callable[..., Any]) -> Callable[..., Any]:
                def ask(*words: Any) -> Any:
                    failures[name] -= 1
                    if failures[name] >= 0:
                        raise StorageError
                    return way(*words)

                return ask

            for name in failures:
                monkeypatch.setattr(repository, name, failing(name, getattr(repository, name)))
            await server.storage.store.write(update(storage_models.house).values(alive=time.time() - 60))
            server.storage.outages.beat -= 60
            await server.storage.heartbeat.beat()
            await until(lambda: actor.table.clock != before and failures["renew_head"] < 0)
            assert max(failures.values()) < 0

    asyncio.run(work())


def test_nobody_runs_out_of_time_while_the_heartbeat_is_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path) as (server,):
            actor = await play_alone(server, clock=ClockPlan("move", 1))
            server.storage.outages.beat = time.time()
            late = time.time() + 60
            with monkeypatch.context() as patch:
                patch.setattr(time, "time", lambda: late)
                await server.play.timers.run_out(actor)
            assert (actor.table.seq, actor.table.bots_to_move()) == (2, [])

    asyncio.run(work())


def test_an_outage_that_another_process_found_is_known_with_the_next_heartbeat(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as (server,):
            await server.storage.store.write(
                insert(storage_models.outages).values(start=time.time() - 9, end=time.time() - 3)
            )
            await server.storage.heartbeat.beat()
            assert len(server.storage.outages) == 1

    asyncio.run(work())


# -- evicting -----------------------------------------------------------------------


def test_a_table_evicted_while_its_clock_runs_comes_back_as_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with opened(tmp_path) as (server,):
            table_id = (await play_alone(server, clock=ClockPlan("move", 1))).table.id
            with monkeypatch.context() as patch:
                patch.setattr(tables, "IDLE", -1.0)
                server.table.tables.evict_idle()
            assert server.table.tables.held(table_id) is None
            await asyncio.sleep(1.2)  # the clock runs out
            seen = await server.table.tables.get(table_id)
            await until(lambda: seen.table.ply >= 2)  # bots have taken over; with nobody left the table pauses
            assert server.table.tables.held(table_id) is seen

    asyncio.run(work())


def test_beyond_the_budget_the_least_recently_used_is_evicted(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as (server,):
            actors = [await play_alone(server) for _ in range(3)]
            ids = [actor.table.id for actor in actors]
            server.table.tables._budget = 3 * tables.weight(actors[0].table)
            await server.table.tables.get(ids[0])
            ids.append((await play_alone(server)).table.id)
            held = [server.table.tables.held(table_id) is not None for table_id in ids]
            assert held == [True, False, True, True]

    asyncio.run(work())


def test_what_an_evicted_actor_writes_is_known_to_the_one_loaded_since(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as (server,):
            old = await play_alone(server)
            server.table.tables._evict(old.table.id)
            new = await server.table.tables.get(old.table.id)
            assert new is not old
            await old.write(lambda _: rows.Followed("another"))
            assert new.table.rematch == "another"

    asyncio.run(work())


# -- what is kept in memory -------------------------------------------------------------


def test_snapshots_for_many_strangers_are_one_and_for_many_versions_few(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as (server,):
            table = (await play_alone(server)).table
            for number in range(500):
                stranger = Person(f"s{number}", "S", True, frozenset([f"s{number}"]), known=False)
                server.play.renderer.whole(table, stranger, -1, None)
            shown = server.play.renderer._shown[table.id]
            assert [len(face.joined) for face in shown.faces.values()] == [1]
            for number in range(500):
                server.play.renderer.whole(table, ADA, 0, -number)
            assert all(len(face.joined) <= MAX_JOINED for face in shown.faces.values())
            assert len(shown.told) <= MAX_FACES

    asyncio.run(work())


@ONLY_THOROUGH
def test_a_stop_while_the_bus_connects_leaves_no_connection_open(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[psycopg.Connection[Any]] = []
    connect = psycopg.connect

    async def work() -> None:
        async with opened(tmp_path, url) as (server,):
            begun, go_on = threading.Event(), threading.Event()

            def slowly(*given: Any, **named: Any) -> psycopg.Connection[Any]:
                begun.set()
                go_on.wait(PATIENCE)
                made.append(connect(*given, **named))
                return made[-1]

            monkeypatch.setattr(psycopg, "connect", slowly)
            listening = asyncio.create_task(cast(PostgresBus, server.storage.bus)._listen())
            await asyncio.to_thread(begun.wait, PATIENCE)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            go_on.set()
            monkeypatch.undo()

    asyncio.run(work())  # it waits for the thread
    assert [connection.closed for connection in made] == [True]
