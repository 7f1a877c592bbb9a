"""Loading never blocks: long logs are folded in slices, in turn by asker; start-up does not depend on the tables."""

from __future__ import annotations

import asyncio
import itertools
import time
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from bench.server.fabricate import age, fabricate
from fondaco.server.core.config import Config
from fondaco.server.core.errors import DeclinedError
from fondaco.server.table import loader
from fondaco.server.table.fold import Table
from fondaco.server.table.loader import Turns
from fondaco.server.table.rows import LogRow
from fondaco.server.table.wire import ClockPlan
from fondaco.server.web.services import Services
from tests.server.house import House, cpu_seconds, open_house

LONG = 3000  # rows
AT_A_TIME = 8  # rows that fit into a slice, by the clock of the test


def test_the_event_loop_goes_on_while_long_logs_are_folded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three at once share the slices: counted in rows, with a clock that each look moves on."""
    ids = fabricate(tmp_path, 3, "indonesia", LONG, finish=True)
    looks, folded = itertools.count(), 0
    clock = SimpleNamespace(perf_counter=lambda: next(looks) * loader.SLICE / AT_A_TIME)
    monkeypatch.setattr(loader, "time", clock)
    after = Table.after

    def count(table: Table, row: LogRow) -> Table:
        nonlocal folded
        folded += 1
        return after(table, row)

    monkeypatch.setattr(Table, "after", count)

    async def work() -> list[int]:
        services = Services(Config(data_dir=tmp_path, database_url=None))
        await services.open()
        between: list[int] = []

        async def tick() -> None:
            while True:
                before = folded
                await asyncio.sleep(0)
                between.append(folded - before)

        ticking = asyncio.create_task(tick())
        actors = await asyncio.gather(*(services.table.tables.get(table_id, table_id) for table_id in ids))
        ticking.cancel()
        assert {actor.table.status for actor in actors} == {"finished"}
        assert min(actor.table.seq for actor in actors) >= LONG
        await services.close()
        return between

    between = asyncio.run(work())
    assert sum(between) >= 3 * LONG
    assert max(between) in (AT_A_TIME, AT_A_TIME + 1)  # by rounding


def test_turns_go_round_the_askers_and_too_many_are_declined() -> None:
    async def work() -> list[str]:
        turns, order = Turns(at_once=1, each=3, in_all=5), list[str]()

        async def ask(asker: str) -> None:
            async with turns.turn(asker):
                order.append(asker)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(ask("greedy")) for _ in range(5)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(ask("modest")) for _ in range(3)]
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        declined = [isinstance(outcome, DeclinedError) for outcome in outcomes]
        # one greedy works, three wait, the fifth is one too many; of the modest two fit into what may wait in all
        assert declined == [False] * 4 + [True, False, False, True]
        await ask("later")
        return order

    assert asyncio.run(work()) == ["greedy", "modest", "greedy", "modest", "greedy", "greedy", "later"]


def test_who_gives_up_waiting_leaves_the_turn_to_others() -> None:
    async def work() -> None:
        turns = Turns(at_once=1)

        async def ask(asker: str) -> None:
            async with turns.turn(asker):
                pass

        async with turns.turn("a"):
            waiting = asyncio.create_task(ask("b"))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(5):
            await ask("c")

    asyncio.run(work())


@pytest.mark.parametrize("tables", [pytest.param(10, marks=pytest.mark.thorough), 4000])
def test_a_start_costs_no_clock_and_little_for_each_table(tmp_path: Path, tables: int) -> None:
    """After an outage nobody's time has run out, and the log of no table was touched."""
    fabricate(tmp_path, tables, "batavia", 12, ClockPlan("game", 60))
    age(tmp_path, 3600)
    with open_house(tmp_path) as house:
        used = cpu_seconds(house.process.pid)
        time.sleep(3)  # a sweep
        listed = httpx.get(f"{house.base}/api/tables", params={"show": "playing"}).json()["tables"]
        assert len(listed) == min(20, tables)
        assert not any(place["away"] for table in listed for place in table["seats"])
        snapshot = httpx.get(f"{house.base}/api/tables/{listed[0]['id']}/snapshot").json()
        assert snapshot["seq"] == 12
        seat = snapshot["deciding"][0]
        assert 40 < snapshot["table"]["seats"][seat]["clock"] <= 60
        assert used < 6
        assert memory(house) < 150_000


def memory(house: House) -> int:
    """Kilobytes."""
    status = Path(f"/proc/{house.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
