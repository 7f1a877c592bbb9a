"""Records: kept back while a match runs, then downloaded, verified, uploaded, watched ply by ply."""

from __future__ import annotations

import random

import msgspec
import pytest

from fondaco.games import GAMES
from fondaco.kernel import Match, Record
from tests.server.house import Guest, House, play_on

PERSON = {"kind": "person"}


@pytest.fixture(scope="module")
def finished(house: House) -> tuple[str, str]:
    """A finished table and its record."""
    with house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        play_on([ada] * 3, table, 10_000, random.Random(11))
        answer = ada.client.get(f"/api/tables/{table}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="batavia-{table}.txt"'
        return table, answer.text


def test_a_running_match_keeps_its_record_and_seed(people: list[Guest]) -> None:
    table = people[0].house.table_of(*people[:3])
    assert people[0].get(f"/api/tables/{table}/record", 409)["id"] == "not-finished"
    assert people[0].snapshot(table, 0)["outcome"] is None


def test_the_record_is_the_match_and_keeps_the_commitment(people: list[Guest], finished: tuple[str, str]) -> None:
    table, text = finished
    record = Record.read(text)
    shown = people[0].snapshot(table, -1)
    assert record.commitment == shown["table"]["commitment"]
    assert record.seed is not None
    assert record.seed.hex() == shown["outcome"]["seed"]
    assert record.result is not None
    assert list(record.result.scores) == shown["outcome"]["scores"]


def test_a_finished_match_is_watched_from_any_seat_at_any_ply(people: list[Guest], finished: tuple[str, str]) -> None:
    table, text = finished
    record = Record.read(text)
    for ply in (0, 1, 15, 16, 17, 100, len(record.moves)):
        match = Match.replay(GAMES["batavia"], record, ply)
        for seat in (-1, 0, 2):
            shown = people[0].snapshot(table, seat, ply=ply)
            assert shown["ply"] == ply
            assert shown["view"] == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
            assert shown["deciding"] == list(match.deciding)
    assert people[0].get(f"/api/tables/{table}/snapshot", 404, ply=9999)["id"] == "no-such-ply"


def test_a_running_match_is_watched_from_ones_own_seat_as_it_was(people: list[Guest]) -> None:
    table = people[0].house.table_of(*people[:3])
    rng = random.Random(12)
    seen = []
    for _ in range(40):
        seen.append(people[0].snapshot(table, 0))
        play_on(people[:3], table, 1, rng)
    for shown in seen:
        past = people[0].snapshot(table, 0, ply=shown["ply"])
        assert (past["view"], past["legal"], past["deciding"]) == (shown["view"], shown["legal"], shown["deciding"])
    assert people[1].get(f"/api/tables/{table}/snapshot", 403, seat=0, ply=3)["id"] == "not-your-seat"


def test_a_record_is_verified(people: list[Guest], finished: tuple[str, str]) -> None:
    _, text = finished
    verdict = people[0].post("/api/verify", {"text": text})
    assert verdict["valid"] is True
    assert verdict["plies"] == len(Record.read(text).moves)


def test_a_forged_record_is_found_out(people: list[Guest], finished: tuple[str, str]) -> None:
    _, text = finished
    scores = next(line for line in text.splitlines() if line.startswith("scores"))
    forged = {
        "record-result": text.replace(scores, "scores 99 0 0"),
        "record-commitment": text.replace("commitment ", "commitment 0"),
        "record-illegal": text.replace("\n1 ", "\n1 ", 1).replace(" pass\n", " bid 70\n", 1),
        "record-first-line": "hello",
        "record-missing": "fondaco record 1\n",
    }
    for code, changed in forged.items():
        verdict = people[0].post("/api/verify", {"text": changed})
        assert verdict["valid"] is False
        assert verdict["refused"]["id"] == code


def test_an_uploaded_record_is_watched(people: list[Guest], finished: tuple[str, str]) -> None:
    table, text = finished
    watched = people[0].post("/api/records", {"text": text})
    assert people[1].post("/api/records", {"text": text})["id"] == watched["id"]
    assert people[2].get(f"/api/records/{watched['id']}") == watched
    for ply in (0, 40, watched["plies"]):
        here = people[2].get(f"/api/records/{watched['id']}/snapshot", seat=1, ply=ply)
        there = people[2].snapshot(table, 1, ply=ply)
        assert (here["view"], here["told"], here["outcome"]) == (there["view"], there["told"], there["outcome"])
    assert people[2].client.get(f"/api/records/{watched['id']}/text").text == text
    assert people[2].get("/api/records/none", 404)["id"] == "no-such-record"
    assert people[2].get(f"/api/records/{watched['id']}/snapshot", 404, seat=7)["id"] == "no-such-seat"
    assert people[2].post("/api/records", {"text": "x" * 500_000}, 413)["id"] == "too-large"


def test_arranged_matches_are_neither_verified_nor_taken_in(people: list[Guest]) -> None:
    """From a position, or with scripted luck: no table is made of them and nobody calls them fair."""
    game = GAMES["batavia"]
    from_position = Match(game, seed=1, position=game.position(3))
    from_position.play(0, "draw")
    scripted = Match(game, 3, seed=1)
    while scripted.stage == "auction":
        scripted.play(scripted.deciding[0], "pass")
    scripted.script = [0, 4]
    scripted.play(scripted.deciding[0], "draw")
    for match, code in ((from_position, "record-from-position"), (scripted, "record-scripted")):
        assert match.record.is_arranged
        text = match.record.write()
        assert people[0].post("/api/records", {"text": text}, 400)["id"] == code
        verdict = people[0].post("/api/verify", {"text": text})
        assert (verdict["valid"], verdict["refused"]["id"]) == (False, code)


def test_the_log_is_read_in_pages(people: list[Guest], finished: tuple[str, str]) -> None:
    table, text = finished
    moves = Record.read(text).moves
    told: list[object] = []
    while len(told) <= len(moves):
        page = people[0].get(f"/api/tables/{table}/told", seat=0, first=len(told))
        assert 0 < len(page) <= 60
        told += [(entry["seat"], entry["notation"]) for entry in page]
    assert told[1:] == [(move.seat, move.notation) for move in moves]
