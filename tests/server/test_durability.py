"""Nothing acknowledged is lost: not by kill -9, not by an orderly end, not by a fault in the rules."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.server.house import choose, open_house

PERSON = {"kind": "person"}
KILLS = 8  # `make kill-server` has hundreds


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.thorough) for part in (1, 2))])
def test_kill_9_after_an_acknowledged_move_loses_nothing(tmp_path: Path, part: int) -> None:
    """In parts, so that the machine may share them out."""
    rng = random.Random(part)
    with open_house(tmp_path) as house, house.guest("Ada") as ada:
        table = ""
        for _ in range(KILLS):
            if not table or ada.snapshot(table, 0)["outcome"]:
                table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3})["id"]
                ada.post(f"/api/tables/{table}/start", {})
            acknowledged = 0
            with ada.connect(table, 0) as live:
                wanted = rng.randrange(1, 6)
                while acknowledged < wanted:
                    seat = ada.snapshot(table, 0)["deciding"][0]
                    shown = ada.snapshot(table, seat)
                    notation = choose(shown["legal"], rng)
                    answer = live.ask(type="play", seq=shown["seq"], seat=seat, moves=[notation])
                    assert answer["accepted"]
                    acknowledged += 1
                    if answer["seq"] and acknowledged == wanted:
                        house.kill()  # at once
            house.start()
            after = ada.snapshot(table, seat, since=shown["seq"])
            assert after["seq"] == answer["seq"]
            assert after["ply"] == shown["ply"] + 1
            assert [told["notation"] for told in after["told"]] == [notation]


def test_kill_9_under_load_keeps_every_acknowledged_move(tmp_path: Path) -> None:
    """Several tables move as fast as they can; whatever was acknowledged is there afterwards."""
    with open_house(tmp_path) as house:
        guests = [house.guest(f"G{number}") for number in range(4)]
        acknowledged: dict[str, int] = {}
        tables = []
        for guest in guests:
            table = guest.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3})["id"]
            guest.post(f"/api/tables/{table}/start", {})
            tables.append(table)

        def hammer(number: int) -> None:
            guest, table, rng = guests[number], tables[number], random.Random(number)
            try:
                while True:
                    seat = guest.snapshot(table, 0)["deciding"][0]
                    shown = guest.snapshot(table, seat)
                    answer = guest.play(table, seat, choose(shown["legal"], rng), seq=shown["seq"])
                    acknowledged[table] = answer["seq"]
            except (httpx.HTTPError, IndexError):  # the power failed, or the game is over
                return

        threads = [threading.Thread(target=hammer, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        time.sleep(1.0)
        house.kill()
        for thread in threads:
            thread.join()
        house.start()
        assert len(acknowledged) == 4
        for guest, table in zip(guests, tables, strict=True):
            assert guest.snapshot(table, 0)["seq"] >= acknowledged[table]
            guest.client.close()


def test_an_orderly_end_loses_nothing_and_play_goes_on(tmp_path: Path) -> None:
    rng = random.Random(1)
    with open_house(tmp_path) as house, house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        for _ in range(3):
            for _ in range(5):
                seat = ada.snapshot(table, 0)["deciding"][0]
                assert ada.play(table, seat, choose(ada.snapshot(table, seat)["legal"], rng))["accepted"]
            before = [ada.snapshot(table, seat) for seat in range(3)]
            with ada.connect(table, 0) as live:
                assert house.stop() == 0
                assert live.closed()[0] in (1001, 1012)
            house.start()
            for seat, shown in enumerate(before):
                again = ada.snapshot(table, seat)
                assert (again["view"], again["legal"]) == (shown["view"], shown["legal"])


def test_a_repeated_key_is_known_after_a_crash(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        shown = ada.snapshot(table, 0)
        seat = shown["deciding"][0]
        command = {"type": "play", "key": "k", "seq": shown["seq"], "seat": seat, "moves": ["bid 1"]}
        first = ada.post(f"/api/tables/{table}/commands", command)
        house.kill()
        house.start()
        assert ada.post(f"/api/tables/{table}/commands", command) == first
        assert ada.snapshot(table, 0)["ply"] == 1


def test_a_fault_in_the_rules_poisons_nothing(tmp_path: Path) -> None:
    """A game whose rules break on `bid 2`: refused and told to the operator, and the table plays on."""
    with open_house(tmp_path, module="tests.server.broken") as house, house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        shown = ada.snapshot(table, 0)
        seat = shown["deciding"][0]
        refused = ada.play(table, seat, "bid 2")["refused"]
        assert refused == {"id": "rules-fault", "rule": None, "arguments": {}}
        assert ada.snapshot(table, seat)["seq"] == shown["seq"]
        assert ada.play(table, seat, "bid 1")["accepted"]
        faults = [line for line in house.log() if line["event"] == "rules-fault"]
        assert faults[0]["game"] == "batavia"
        assert "secret" not in house.output.read_text()
    with sqlite3.connect(tmp_path / "fondaco.db") as database:
        bodies = [body for (body,) in database.execute("SELECT body FROM log")]
    database.close()
    assert not any("bid 2" in body for body in bodies)
