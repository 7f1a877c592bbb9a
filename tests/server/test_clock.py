"""Clocks: who runs out or leaves is replaced by a bot, and may come back."""

from __future__ import annotations

import random
import time
from pathlib import Path

from fondaco.server.clock import RETURN_SECONDS, Clock
from fondaco.server.wire import ClockPlan
from tests.server.house import Guest, House, choose, open_house


def test_time_per_game_with_increment() -> None:
    clock = Clock(ClockPlan("game", 100, 5), 2)
    clock.turn(0.0, {0})
    clock.turn(30.0, {1}, mover=0)
    assert (clock.left, clock.since) == ([75.0, 100.0], [None, 30.0])
    clock.turn(40.0, {1}, mover=1)  # it stays their turn: no increment yet
    assert clock.left[1] == 90.0
    clock.turn(45.0, {0}, mover=1)
    assert clock.left[1] == 90.0
    assert clock.next_due() == (45.0 + 75.0, 0)
    assert clock.seconds(0, 50.0) == 70.0


def test_time_per_move_starts_anew_with_every_move() -> None:
    clock = Clock(ClockPlan("move", 20), 2)
    clock.turn(0.0, {0})
    clock.turn(19.0, {0}, mover=0)
    assert clock.next_due() == (39.0, 0)
    clock.turn(25.0, {1}, mover=0)
    assert clock.next_due() == (45.0, 1)


def test_simultaneous_deciders_have_their_own_clocks() -> None:
    clock = Clock(ClockPlan("game", 60), 3)
    clock.turn(0.0, {0, 1})
    clock.turn(10.0, {1}, mover=0)
    assert (clock.left[0], clock.since) == (50.0, [None, 0.0, None])


def test_nobody_pays_for_the_time_the_house_was_closed() -> None:
    clock = Clock(ClockPlan("game", 60), 1)
    clock.turn(0.0, {0})
    clock.resume(1000.0)
    assert clock.next_due() == (1060.0, 0)


def test_who_comes_back_has_a_minute() -> None:
    clock = Clock(ClockPlan("game", 600), 1)
    clock.left = [-1.0]
    clock.lend(0)
    assert clock.left == [RETURN_SECONDS]


def test_out_of_time_a_bot_takes_over_and_the_person_comes_back(people: list[Guest]) -> None:
    table = people[0].house.table_of(*people[:3], clock={"kind": "move", "seconds": 2})
    seat = people[0].snapshot(table)["deciding"][0]
    late = people[seat]
    with late.look(table, seat) as look:
        shown = look.next("snapshot")
        assert 0 <= shown["table"]["places"][seat]["clock"] <= 2
        while not shown["table"]["places"][seat]["away"]:
            shown = look.next("snapshot")
        events = [event for told in shown["told"] for event in told["events"]]
        assert {"type": "clock-ran-out", "seat": seat, "bot": "normal"} in events
        refused = look.ask(type="play", seq=shown["version"], seat=seat, moves=["pass"])["refused"]
        assert refused["id"] == "come-back-first"
        while shown["ply"] == 0:  # the bot has moved
            shown = look.next("snapshot")
        assert look.ask(type="return", seq=shown["version"], seat=seat)["accepted"]
        while shown["table"]["places"][seat]["away"]:
            shown = look.next("snapshot")
        assert shown["table"]["places"][seat]["bot"] is None


def test_who_leaves_is_played_for_to_the_end(people: list[Guest]) -> None:
    host = people[0]
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = host.post("/api/tables", {"game": "batavia", "seats": seats})["id"]
    host.post(f"/api/tables/{table}/start", {})
    with host.look(table, 0) as look:
        version = look.next("snapshot")["version"]
        assert look.ask(type="leave", seq=version, seat=0)["accepted"]
        shown = look.next("snapshot")
        while shown["outcome"] is None:
            shown = look.next("snapshot")
    assert shown["table"]["status"] == "finished"
    assert host.get(f"/api/tables/{table}")["places"][0]["name"] == "Ada"


def test_no_clock_runs_while_the_house_is_closed(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest("Ada") as ada:
        seats = [{"kind": "person"}] * 3
        plan = {"game": "batavia", "seats": seats, "clock": {"kind": "game", "seconds": 15}}
        table = ada.post("/api/tables", plan)["id"]
        ada.post(f"/api/tables/{table}/start", {})
        seat = ada.snapshot(table, 0)["deciding"][0]
        house.kill()
        time.sleep(10)
        reopened = House.start(house)
        shown = ada.snapshot(table, seat)
        assert not shown["table"]["places"][seat]["away"]
        assert shown["table"]["places"][seat]["clock"] > 6
        notation = choose(shown["legal"], random.Random(1))
        assert ada.play(table, seat, notation, seq=shown["version"])["accepted"]
        assert reopened is house
