"""The clock of the machine is set by an hour, forward or back, while people play: nobody gains or loses time by it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, Guest, House, choose, open_house

HOUR = 3600
SECONDS = 120.0  # for a game
HEARTBEAT = 2.0  # seconds that the server may miss
BOTS = [{"kind": "bot", "bot": "easy"}] * 2


def settings(folder: Path) -> dict[str, str]:
    return {"FONDACO_TEST_CLOCK": str(folder / "clock"), "FONDACO_TEST_OUTAGES": "on"}


def left(ada: Guest, table: str) -> float:
    return float(ada.snapshot(table, 0)["table"]["seats"][0]["clock"])


def wait(until: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def move(ada: Guest, table: str) -> None:
    """A move, and those of the bots after it."""

    def is_asked() -> bool:
        shown = ada.snapshot(table, 0)
        return 0 in shown["deciding"] or shown["outcome"] is not None

    wait(is_asked)
    shown = ada.snapshot(table, 0)
    if shown["outcome"] is None:
        assert ada.play(table, 0, choose(shown["legal"], random.Random(shown["seq"])), seq=shown["seq"])["accepted"]
        wait(is_asked)


def opened(ada: Guest) -> str:
    clock = {"kind": "game", "seconds": SECONDS}
    table = ada.post("/api/tables", {"game": "kontor", "seats": [{"kind": "person"}, BOTS[0]], "clock": clock})["id"]
    ada.post(f"/api/tables/{table}/start", {})
    move(ada, table)
    return str(table)


@pytest.mark.parametrize("by", [-HOUR, pytest.param(HOUR, marks=pytest.mark.thorough)])
def test_a_clock_that_is_set_gives_and_takes_no_time(tmp_path: Path, by: int) -> None:
    with open_house(tmp_path, settings(tmp_path), module="tests.server.shifted") as house, house.guest("Ada") as ada:
        table = opened(ada)
        before, began = left(ada, table), time.monotonic()
        (tmp_path / "clock").write_text(str(by))
        time.sleep(3)  # a heartbeat or two
        for _ in range(3):
            move(ada, table)
        took = time.monotonic() - began
        assert before - took - 1 <= left(ada, table) <= before
        assert not ada.snapshot(table, 0)["table"]["seats"][0]["away"]
        clear = {"sweep-failed", "heartbeat-failed", "clock-failed", "fault"}
        assert not clear & {line["event"] for line in house.log()}


def test_a_house_that_starts_after_the_clock_was_set_back_plays_on(tmp_path: Path) -> None:
    """Its own rows, leases and heartbeats are of the future now."""
    house = House(tmp_path, settings(tmp_path), module="tests.server.shifted")
    with house.start_beside(), house.guest("Ada") as ada:
        table = opened(ada)
        before = left(ada, table)
        house.kill()
        (tmp_path / "clock").write_text(str(-HOUR))
        house.start()
        began = time.monotonic()
        for _ in range(3):
            move(ada, table)
        assert before - (time.monotonic() - began) - 5 <= left(ada, table) <= before + HEARTBEAT
