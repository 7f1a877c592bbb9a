"""HOUSE-1.10, HOUSE-1.11: who resigns is gone for good, and another person may play on."""

from __future__ import annotations

import random
import time

from fondaco.kernel import Record
from tests.server.house import PATIENCE, Guest, House, Json, choose, play_on, play_out
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
    record = Record.read(anna.client.get(f"/api/tables/{table}/record").text)
    assert len(record.moves) == shown["ply"] > 0
    assert record.result is None
    mine = {entry["id"]: entry["status"] for entry in anna.get("/api/tables", show="mine")["tables"]}
    assert mine[table] == "abandoned"
    assert not any(entry["id"] == table for entry in anna.get("/api/tables", show="playing")["tables"])
    assert anna.command(table, type="back", seq=99, seat=0)["refused"]["id"] == "abandoned"
    watcher.get(f"/api/tables/{table}/snapshot", 403)


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


def test_bots_keep_their_names_in_the_record_and_the_rematch_and_the_last_level_is_proposed(house: House) -> None:
    with house.guest("Ada") as ada:
        assert set(ada.get("/api/me/levels")["levels"].values()) == {"easy"}
        table = ada.post("/api/tables", {"game": "kontor", "seats": [PERSON, RANDOM]})["id"]
        before = ada.get(f"/api/tables/{table}")["seats"]
        name = before[1]["name"]
        assert name not in ("", "Ada")
        ada.post(f"/api/tables/{table}/start", {})
        assert ada.get("/api/me/levels")["levels"]["kontor"] == "easy", "until a match is finished"
        with ada.connect(table, 0) as live:
            play_out(live, random.Random(4))
        record = ada.client.get(f"/api/tables/{table}/record").text
        assert f"name 2 {name} (random)" in record
        uploaded = ada.post("/api/records", {"text": record})["id"]
        seats = ada.get(f"/api/records/{uploaded}/snapshot", ply=0)["table"]["seats"]
        assert [(seat["name"], seat["bot"]) for seat in seats] == [("Ada", None), (name, "random")]
        again = ada.post(f"/api/tables/{table}/rematch")
        assert again["status"] == "playing"  # nobody else is to come: it begins at once
        kept = [[(seat["name"], seat["bot"]) for seat in shown] for shown in (again["seats"], before)]
        assert kept[0] == kept[1]
        ada.post("/api/tables", {"game": "kontor", "seats": [PERSON, {"kind": "bot", "bot": "normal"}]})
        levels = ada.get("/api/me/levels")["levels"]
        assert (levels["kontor"], levels["batavia"]) == ("normal", "easy")
