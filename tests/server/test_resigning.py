"""HOUSE-1.10, HOUSE-1.11: who resigns is gone for good, and another person may play on."""

from __future__ import annotations

import random
import time

from fondaco.kernel import Record
from tests.server.house import PATIENCE, Guest, House, Json, choose, play_on
from tests.server.test_hints import turn_of

PERSON = {"kind": "person"}
EASY = {"kind": "bot", "bot": "easy"}
RANDOM = {"kind": "bot", "bot": "random"}


def resign(guest: Guest, table: str, seat: int) -> Json:
    return guest.command(table, type="resign", seq=guest.snapshot(table, seat)["seq"], seat=seat)


def test_house_1_10_a_bot_plays_on_for_who_resigned_and_they_cannot_come_back(people: list[Guest]) -> None:
    anna, bea, caro = people[:3]
    table = anna.house.table_of(anna, bea, caro)
    play_on([anna, bea, caro], table, 2, random.Random(1))
    assert resign(bea, table, 1)["accepted"]
    seat = anna.snapshot(table, 0)["table"]["seats"][1]
    assert (seat["kind"], seat["vacant"], seat["bot"]) == ("bot", True, "normal")
    assert {"type": "resigned", "seat": 1, "bot": "normal"} in [
        event for told in anna.snapshot(table, 0, since=1)["told"] for event in told["events"]
    ]
    assert bea.command(table, type="back", seq=99, seat=1)["refused"]["id"] == "not-your-seat"
    assert bea.get(f"/api/tables/{table}/snapshot", 403, seat=1)["id"] == "not-your-seat"
    assert bea.post(f"/api/tables/{table}/join", {"seat": 1}, 403)["id"] == "played-here"
    assert table not in [entry["id"] for entry in bea.get("/api/tables", show="mine")["tables"]]


def test_house_1_10_the_last_person_breaks_the_match_off_and_keeps_its_record(people: list[Guest]) -> None:
    anna, watcher = people[:2]
    table = anna.post("/api/tables", {"game": "batavia", "seats": [PERSON, RANDOM, RANDOM], "spectators": False})["id"]
    anna.post(f"/api/tables/{table}/start", {})
    shown = turn_of(anna, table)
    assert anna.play(table, 0, choose(shown["legal"], random.Random(1)), seq=shown["seq"])["accepted"]
    turn_of(anna, table)
    assert anna.get(f"/api/tables/{table}/record", 409)["id"] == "not-finished"
    assert resign(anna, table, 0)["accepted"]
    shown = anna.snapshot(table, 0)
    assert (shown["table"]["status"], shown["deciding"], shown["legal"], shown["outcome"]) == (
        "abandoned",
        [],
        [],
        None,
    )
    time.sleep(0.3)
    assert anna.snapshot(table, 0)["ply"] == shown["ply"], "the bots stop"
    record = Record.read(anna.client.get(f"/api/tables/{table}/record").text)
    assert len(record.moves) == shown["ply"] > 0
    assert record.result is None
    mine = {entry["id"]: entry["status"] for entry in anna.get("/api/tables", show="mine")["tables"]}
    assert mine[table] == "abandoned"
    assert not any(entry["id"] == table for entry in anna.get("/api/tables", show="playing")["tables"])
    assert anna.command(table, type="back", seq=99, seat=0)["refused"]["id"] == "abandoned"
    watcher.get(f"/api/tables/{table}/snapshot", 403)


def test_house_1_13_a_table_says_that_it_is_paused(people: list[Guest]) -> None:
    anna, bea = people[:2]
    table = anna.house.table_of(anna, bea, game="spice_islands")
    paused = [anna.snapshot(table, 0)["table"]["paused"]]
    for guest, seat in ((anna, 0), (bea, 1)):
        assert guest.command(table, type="away", seq=guest.snapshot(table, seat)["seq"], seat=seat)["accepted"]
        paused.append(anna.snapshot(table, 0)["table"]["paused"])
    anna.command(table, type="back", seq=anna.snapshot(table, 0)["seq"], seat=0)
    assert [*paused, anna.snapshot(table, 0)["table"]["paused"]] == [False, False, True, False]


def test_house_1_11_another_person_takes_the_seat_and_sees_what_it_sees(people: list[Guest]) -> None:
    anna, bea, caro, dora = people
    table = anna.house.table_of(anna, bea, caro, clock={"kind": "move", "seconds": 600})
    hand = bea.snapshot(table, 1)["view"]["players"][1]["hand"]
    resign(bea, table, 1)
    listed = {entry["id"]: entry for entry in dora.get("/api/tables", show="playing")["tables"]}
    assert [seat["vacant"] for seat in listed[table]["seats"]] == [False, True, False]
    assert caro.post(f"/api/tables/{table}/join", {"seat": 1}, 403)["rule"] == "HOUSE-1.11"
    assert dora.post(f"/api/tables/{table}/join", {"seat": 0}, 409)["id"] == "seat-taken"
    joined = dora.post(f"/api/tables/{table}/join", {"seat": 1})
    assert (joined["seats"][1]["kind"], joined["seats"][1]["mine"], joined["seats"][1]["vacant"]) == (
        "person",
        True,
        False,
    )
    assert joined["seats"][1]["clock"] > 590
    shown = dora.snapshot(table)
    assert shown["seat"] == 1
    if shown["ply"] == 0:
        assert shown["view"]["players"][1]["hand"] == hand
    deadline = time.monotonic() + PATIENCE
    while 1 not in shown["deciding"] and time.monotonic() < deadline:
        seat = shown["deciding"][0]
        mover = {0: anna, 1: dora, 2: caro}[seat]
        mover.play(table, seat, choose(mover.snapshot(table, seat)["legal"], random.Random(2)))
        shown = dora.snapshot(table, 1)
    assert dora.play(table, 1, choose(shown["legal"], random.Random(3)))["accepted"]
    with anna.house.guest() as late:
        assert late.post(f"/api/tables/{table}/join", {}, 409)["id"] == "already-started"


def test_bots_have_names_of_their_own_and_keep_them_in_the_record_and_the_rematch(house: House) -> None:
    with house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON, EASY, RANDOM]})["id"]
        before = ada.get(f"/api/tables/{table}")["seats"]
        names = [seat["name"] for seat in before]
        assert names[0] == "Ada"
        assert len(set(names)) == 3
        assert all(names)
        ada.post(f"/api/tables/{table}/start", {})
        rng = random.Random(4)
        while ada.snapshot(table, 0)["outcome"] is None:
            shown = ada.snapshot(table, 0)
            if shown["legal"]:
                ada.play(table, 0, choose(shown["legal"], rng), seq=shown["seq"])
        record = ada.client.get(f"/api/tables/{table}/record").text
        assert f"name 2 {names[1]} (easy)" in record
        assert f"name 3 {names[2]} (random)" in record
        uploaded = ada.post("/api/records", {"text": record})["id"]
        seats = ada.get(f"/api/records/{uploaded}/snapshot", ply=0)["table"]["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [
            ("Ada", None),
            (names[1], "easy"),
            (names[2], "random"),
        ]
        again = ada.post(f"/api/tables/{table}/rematch")
        assert again["status"] == "playing"  # nobody else is to come: it begins at once
        assert [(seat["name"], seat["bot"]) for seat in again["seats"]] == [
            (seat["name"], seat["bot"]) for seat in before
        ]


def test_the_level_proposed_is_easy_until_a_match_is_finished_and_then_the_last_choice(house: House) -> None:
    with house.guest("Ben") as ben:
        assert set(ben.get("/api/me/levels")["levels"].values()) == {"easy"}
        table = ben.post("/api/tables", {"game": "kontor", "seats": [PERSON, RANDOM]})["id"]
        ben.post(f"/api/tables/{table}/start", {})
        assert ben.get("/api/me/levels")["levels"]["kontor"] == "easy"
        rng = random.Random(5)
        while (shown := ben.snapshot(table, 0))["outcome"] is None:
            if shown["legal"]:
                ben.play(table, 0, choose(shown["legal"], rng), seq=shown["seq"])
        ben.post("/api/tables", {"game": "kontor", "seats": [PERSON, {"kind": "bot", "bot": "normal"}]})
        levels = ben.get("/api/me/levels")["levels"]
        assert (levels["kontor"], levels["batavia"]) == ("normal", "easy")


def test_an_undo_is_offered_only_where_it_can_succeed(house: House) -> None:
    with house.guest("Eve") as eve:
        table = eve.post("/api/tables", {"game": "kontor", "seats": [PERSON, RANDOM]})["id"]
        eve.post(f"/api/tables/{table}/start", {})
        rng, offered, sealed = random.Random(6), 0, 0
        while (shown := eve.snapshot(table, 0))["outcome"] is None and offered + sealed < 12:
            if not shown["legal"]:
                continue
            choice = rng.choice([entry for entry in shown["legal"] if entry["type"] == "move"])
            eve.play(table, 0, choice["notation"], seq=shown["seq"])
            after = eve.snapshot(table, 0)
            if choice["sealed"]:
                sealed += 1
                assert after["undo_offer"] is None
            elif after["undo_offer"] and after["outcome"] is None:
                offered += 1
                undo = after["undo_offer"]
                assert undo["asks"] == []
                answer = eve.command(table, type="undo", seq=after["seq"], seat=0, ply=undo["ply"])
                assert answer["accepted"] or answer["refused"]["id"] == "stale"
                if answer["accepted"]:
                    eve.play(table, 0, choice["notation"])
        assert offered
        assert sealed


def test_players_of_one_device_have_names(people: list[Guest]) -> None:
    host = people[0]
    seats = [{"kind": "person", "name": "Ugo"}, {"kind": "person", "name": "Pia"}, {"kind": "person"}]
    shown = host.post("/api/tables", {"game": "batavia", "seats": seats})["seats"]
    assert [seat["name"] for seat in shown[:2]] == ["Ugo", "Pia"]
    assert all(seat["mine"] for seat in shown)
    bad = [{"kind": "person", "name": "x" * 25}, PERSON, PERSON]
    assert host.post("/api/tables", {"game": "batavia", "seats": bad}, 400)["id"] == "name-length"
