"""Clocks: who runs out or leaves is replaced by a bot, and may come back."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from bench.server.fabricate import age
from fondaco.server.table import rows
from fondaco.server.table.clock import RETURN_SECONDS, Clock
from fondaco.server.table.wire import ClockPlan
from tests.server.folded import FoldedTable
from tests.server.house import PATIENCE, Guest, House, Json, choose, open_house, play_out


def test_time_per_game_with_increment() -> None:
    clock = Clock.of(ClockPlan("game", 100, 5), 2)
    clock = clock.turn(0.0, {0})
    clock = clock.turn(30.0, {1}, mover=0)
    assert (clock.left, clock.since) == ((75.0, 100.0), (None, 30.0))
    clock = clock.turn(40.0, {1}, mover=1)  # it stays their turn: no increment yet
    assert clock.left[1] == 90.0
    clock = clock.turn(45.0, {0}, mover=1)
    assert clock.left[1] == 90.0
    assert clock.next_due() == (45.0 + 75.0, 0)
    assert clock.seconds(0, 50.0) == 70.0


def test_time_per_move_starts_anew_with_every_decision() -> None:
    clock = Clock.of(ClockPlan("move", 20), 2)
    clock = clock.turn(0.0, {0})
    clock = clock.turn(15.0, {0}, mover=0)  # nothing final: the same decision goes on
    assert clock.next_due() == (20.0, 0)
    clock = clock.turn(19.0, {0}, mover=0, renewed={0})
    assert clock.next_due() == (39.0, 0)
    clock = clock.turn(25.0, {1}, mover=0, renewed={0, 1})
    assert clock.next_due() == (45.0, 1)


def test_simultaneous_deciders_have_their_own_clocks() -> None:
    clock = Clock.of(ClockPlan("game", 60), 3)
    clock = clock.turn(0.0, {0, 1})
    clock = clock.turn(10.0, {1}, mover=0)
    assert (clock.left[0], clock.since) == (50.0, (None, 0.0, None))


def test_nobody_pays_for_the_time_the_house_was_closed() -> None:
    clock = Clock.of(ClockPlan("game", 60), 1)
    clock = clock.turn(0.0, {0})
    clock = clock.resume(1000.0)
    assert clock.next_due() == (1060.0, 0)


def test_house_1_7_a_move_played_and_taken_back_gives_no_time() -> None:
    played = FoldedTable(clock=ClockPlan("move", 60))
    while not played.free_moves():
        played.move()
    seat, ply = played.seat, played.table.ply
    assert played.left(seat) == 60
    for spent in (20, 40, 55):
        played.now += 20 if spent < 55 else 15
        assert not played.move(played.free_moves()[0])
        assert (played.seat, played.left(seat)) == (seat, 60 - spent)
        played.ask(played.undo(seat, ply))
        assert (played.table.ply, played.left(seat)) == (ply, 60 - spent)
    due = played.table.clock.next_due()
    assert due == (played.now + 5, seat)


def test_house_1_7_time_for_a_move_begins_anew_when_a_seat_is_called_on() -> None:
    played = FoldedTable(clock=ClockPlan("move", 60))
    kinds = set()
    for _ in range(60):
        played.now += 2
        left = played.left(played.seat)
        final = played.move()
        kinds.add(final)
        assert played.left(played.seat) == (60 if final else left)
    assert kinds == {True, False}


def test_house_1_7_taken_back_by_consent_everybody_has_the_time_they_had_then() -> None:
    played = FoldedTable(clock=ClockPlan("game", 600, 5))
    for _ in range(3):
        played.now += 7
        played.move()
    then = [played.left(seat) for seat in range(3)]
    asker = played.seat
    for _ in range(4):
        played.now += 50
        played.move()
    assert [played.left(seat) for seat in range(3)] != then
    played.ask(played.undo(asker, 3))
    played.now += 30
    played.write(rows.UndoAnswered([seat for seat in range(3) if seat != asker], True))
    assert (played.table.ply, [played.left(seat) for seat in range(3)]) == (3, then)
    played.now += 10
    assert played.left(asker) == (then[asker] or 0) - 10


@pytest.mark.parametrize("kind", ["move", "game"])
def test_house_1_8_who_leaves_comes_back_to_the_time_that_was_left(kind: str) -> None:
    played = FoldedTable(clock=ClockPlan("move" if kind == "move" else "game", 120))
    seat = played.seat
    played.now += 117
    for away in (1, 0.5, 0.5):
        left = played.left(seat) or 0
        played.ask(played.away(seat))
        played.now += away
        played.ask(played.back(seat))
        assert played.left(seat) == left - away


def test_house_1_8_the_time_of_who_is_away_stands_while_the_bot_plays() -> None:
    played = FoldedTable(clock=ClockPlan("game", 120))
    seat = played.seat
    played.now += 20
    played.ask(played.away(seat))
    played.now += 30
    played.move()
    played.now += 30
    played.ask(played.back(seat))
    assert played.left(seat) == 100


@pytest.mark.parametrize("kind", ["move", "game"])
def test_house_1_8_time_is_lent_once_for_a_decision_that_ran_out(kind: str) -> None:
    played = FoldedTable(clock=ClockPlan("move" if kind == "move" else "game", 120))
    seat = played.seat
    played.now += 120
    played.write(rows.StoodUp(seat, "normal", "clock"))
    played.now += 0.1
    played.ask(played.back(seat))
    assert played.left(seat) == RETURN_SECONDS
    played.now += 50
    played.ask(played.away(seat))
    played.ask(played.back(seat))
    assert played.left(seat) == 10
    played.now += 10
    played.write(rows.StoodUp(seat, "normal", "clock"))
    refused = played.refused(played.back(seat))
    assert (refused.id, refused.rule) == ("bot-decides-first", "HOUSE-1.8")
    while played.seat == seat:
        played.move()
    played.ask(played.back(seat))
    assert played.left(seat) == (120 if kind == "move" else RETURN_SECONDS)


def test_out_of_time_a_bot_takes_over_and_the_person_comes_back(people: list[Guest]) -> None:
    table = people[0].house.table_of(*people[:3], clock={"kind": "move", "seconds": 2})
    seat = people[0].snapshot(table)["deciding"][0]
    late = people[seat]
    with late.connect(table, seat) as live:
        shown = live.next("snapshot")
        assert 0 <= shown["table"]["seats"][seat]["clock"] <= 2
        while not shown["table"]["seats"][seat]["away"]:
            shown = live.next("snapshot")
        events = [event for told in shown["told"] for event in told["events"]]
        assert {"type": "clock-ran-out", "seat": seat, "bot": "normal"} in events
        refused = live.ask(type="play", seq=shown["seq"], seat=seat, moves=["pass"])["refused"]
        assert refused["id"] == "come-back-first"
        while shown["ply"] == 0:  # the bot has moved
            shown = live.next("snapshot")
        answer = live.ask(type="back", seq=shown["seq"], seat=seat)
        assert answer["accepted"]
        shown = live.until(answer["seq"])
        while shown["table"]["seats"][seat]["away"]:
            shown = live.next("snapshot")
        assert shown["table"]["seats"][seat]["bot"] is None


def test_who_leaves_is_played_for_to_the_end(people: list[Guest]) -> None:
    host, other = people[:2]
    table = host.house.table_of(host, other, game="kontor")
    with other.connect(table, 1) as live:
        seq = live.next("snapshot")["seq"]
        assert host.command(table, type="away", seq=seq, seat=0)["accepted"]
        shown = play_out(live, random.Random(6))
    assert shown["table"]["status"] == "finished"
    assert host.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ada"


def test_no_clock_runs_while_the_house_is_closed(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest("Ada") as ada:
        seats = [{"kind": "person"}] * 3
        plan = {"game": "batavia", "seats": seats, "clock": {"kind": "game", "seconds": 300}}
        table = ada.post("/api/tables", plan)["id"]
        ada.post(f"/api/tables/{table}/start", {})
        seat = ada.snapshot(table, 0)["deciding"][0]
        house.kill()
        age(tmp_path, 3600)
        reopened = House.start(house)
        shown = ada.snapshot(table, seat)
        assert not shown["table"]["seats"][seat]["away"]
        assert shown["table"]["seats"][seat]["clock"] > 200
        notation = choose(shown["legal"], random.Random(1))
        assert ada.play(table, seat, notation, seq=shown["seq"])["accepted"]
        assert reopened is house


def test_house_1_9_who_is_waited_for_and_not_there_is_replaced_and_may_come_back(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    with open_house(tmp_path, {"FONDACO_TEST_CLOCK": str(clock)}, module="tests.server.shifted") as house:
        people = [house.guest(name) for name in ("Ada", "Bea", "Cy")]
        table = house.table_of(*people)
        shown = people[0].snapshot(table, 0)
        gone = shown["deciding"][0]
        here = (gone + 1) % 3

        def ask(absent: int) -> Json:
            seq = people[here].snapshot(table, here)["seq"]
            answer: Json = people[here].command(table, type="replace", seq=seq, seat=here, absent=absent)
            return answer

        early = ask(gone)["refused"]
        assert (early["id"], early["rule"]) == ("wait-longer", "HOUSE-1.9")
        assert 30 <= early["arguments"]["seconds"] <= 120
        assert ask((gone + 2) % 3)["refused"]["id"] == "not-waited-for"
        clock.write_text("121")
        with people[gone].connect(table, gone) as live:
            live.next("snapshot")
            assert ask(gone)["refused"]["id"] == "is-there"
        deadline = time.monotonic() + PATIENCE
        while not ask(gone)["accepted"]:  # until the server has noticed that the socket is closed
            assert time.monotonic() < deadline
            time.sleep(0.1)
        told = [
            event
            for entry in people[here].snapshot(table, here, since=shown["seq"])["told"]
            for event in entry["events"]
        ]
        assert {"type": "replaced", "seat": gone, "bot": "normal"} in told
        seq = people[gone].snapshot(table, gone)["seq"]
        assert people[gone].command(table, type="back", seq=seq, seat=gone)["accepted"]
        for guest in people:
            guest.client.close()
