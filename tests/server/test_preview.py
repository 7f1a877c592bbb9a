"""Effects, reasons and score sheets over the network: to whom, of what, and in both languages."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.locale import LANGUAGES, Formatter, catalogue
from tests.server.house import Guest, House, Json, choose
from tests.server.test_hints import alone, notations, turn_of

GOLDEN = Path(__file__).parents[1] / "golden"


def effects(guest: Guest, table: str, *moves: str, status: int = 200) -> Json:
    found: Json = guest.post(f"/api/tables/{table}/effects", {"seat": 0, "moves": list(moves)}, status=status)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_move_of_the_decision_tells_its_effects_by_texts_that_are_there(house: House, name: str) -> None:
    with house.guest("Ada") as ada:
        table = alone(ada, name, GAMES[name].seats[0] - 1)
        info = next(entry for entry in ada.client.get("/api/games").json() if entry["name"] == name)
        for _ in range(3):
            shown = turn_of(ada, table)
            moves = notations(shown["legal"])[:32]
            found = effects(ada, table, *moves)
            assert set(found["moves"]) == set(moves)
            for effect in (effect for told in found["moves"].values() for effect in told):
                kind, _, message = effect["id"].partition("-")
                kinds = info["effects" if kind == "effect" else "events"][message]
                assert set(kinds) == set(effect["arguments"])
                ids = {f"{name}-{effect['id']}", f"house-{effect['id']}"}
                assert all(any(text in catalogue(language) for text in ids) for language in LANGUAGES)
            assert ada.play(table, 0, choose(shown["legal"], random.Random(1)), seq=shown["seq"])["accepted"]


def test_effects_are_for_the_one_who_decides(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Bob") as bob:
        table = house.table_of(ada, bob, game="spice_islands")
        shown = ada.snapshot(table, 0)
        decides, waits = (ada, bob) if shown["deciding"] == [0] else (bob, ada)
        seat = shown["deciding"][0]
        move = notations(decides.snapshot(table, seat)["legal"])[0]
        question = {"seat": seat, "moves": [move]}
        assert waits.post(f"/api/tables/{table}/effects", question, status=403)["id"] == "not-your-seat"
        own = {"seat": 1 - seat, "moves": [move]}
        assert waits.post(f"/api/tables/{table}/effects", own, status=409)["rule"] == "HOUSE-1.1"
        assert decides.post(f"/api/tables/{table}/effects", {"seat": seat, "moves": ["mutiny x"]}, status=409)
        many = {"seat": seat, "moves": [move] * 33}
        assert decides.post(f"/api/tables/{table}/effects", many, status=400)["id"] == "bad-request"
        assert move in decides.post(f"/api/tables/{table}/effects", question)["moves"]


def test_a_plan_is_for_the_one_who_decides_and_played_in_one_command(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Bob") as bob:
        table = house.table_of(ada, bob, game="indonesia")
        rng = random.Random(1)
        while (shown := ada.snapshot(table, 0))["stage"] != "deliveries":
            seat = shown["deciding"][0]
            mover = (ada, bob)[seat]
            legal = mover.snapshot(table, seat)["legal"]
            useful = [move for move in legal if move["kind"] in ("operate", "launch", "start", "found")]
            assert mover.play(table, seat, choose(useful or legal, rng))["accepted"]
        seat = shown["deciding"][0]
        decides, waits = (ada, bob) if seat == 0 else (bob, ada)
        path = f"/api/tables/{table}/plan"
        plan = decides.post(path, {"seat": seat, "fixed": []})
        assert waits.post(path, {"seat": seat, "fixed": []}, status=403)["id"] == "not-your-seat"
        assert waits.post(path, {"seat": 1 - seat, "fixed": []}, status=409)["rule"] == "HOUSE-1.1"
        assert decides.post(path, {"seat": seat, "fixed": [["cheapest"] * 64]}, status=400)["id"] == "bad-request"
        assert decides.post(path, {"seat": seat, "fixed": [["done"]]}, status=409)["rule"].startswith("IND-10")
        asked = decides.post(path, {"seat": seat, "fixed": [], "target": plan["targets"][0]})
        choice = asked["choices"][0]
        chosen = decides.post(path, {"seat": seat, "fixed": [choice["moves"]]})
        assert (chosen["fixed"], chosen["effects"]) == (1, choice["effects"])
        assert len(chosen["lines"]) == len(plan["lines"])
        answer = decides.command(
            table, type="play", seq=decides.snapshot(table, seat)["seq"], seat=seat, moves=chosen["moves"]
        )
        assert answer["accepted"]
        assert decides.snapshot(table, seat)["stage"] != "deliveries"


def test_a_target_that_is_not_legal_is_explained_with_its_rule(house: House) -> None:
    with house.guest("Ada") as ada:
        table = alone(ada)
        shown = turn_of(ada, table)
        assert shown["stage"] == "auction"

        def reason(target: str) -> Json:
            return ada.get(f"/api/tables/{table}/reason", seat=0, target=target)["refused"]  # type: ignore[no-any-return]

        refused = reason("hand:EN")
        assert (refused["id"], refused["rule"]) == ("bid-or-pass", "BAT-3.4")
        assert reason("lot") is None
        assert reason("no-such-thing")["rule"] == "HOUSE-1.2"


@pytest.mark.parametrize(
    "record",
    [
        "batavia/shared-victory",
        "borneo/tie-broken-by-missions",
        "kontor/florins-decide",
        "spice_islands/four-seats",
        "indonesia/two-seats",
    ],
)
def test_the_final_sheet_comes_to_the_scores_and_has_a_history(house: House, record: str) -> None:
    text = (GOLDEN / f"{record}.record").read_text(encoding="utf-8")
    with house.guest("Ada") as ada:
        watched = ada.post("/api/records", {"text": text})
        found = ada.get(f"/api/records/{watched['id']}/sheet")
        sheet, outcome = found["sheet"], watched["outcome"]
        assert sheet["final"]
        assert sheet["totals"] == outcome["scores"]
        assert sheet["ranks"] == outcome["ranks"]
        assert [sum(column) for column in zip(*(line["values"] for line in sheet["categories"]), strict=True)] == sheet[
            "totals"
        ]
        assert found["history"]
        earlier = ada.get(f"/api/records/{watched['id']}/sheet", ply=3, seat=0)
        assert not earlier["sheet"]["final"]
        assert earlier["history"] == []


def test_the_sheet_of_a_running_match_is_as_the_seat_knows_it(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Bob") as bob:
        table = alone(ada, "indonesia", 1)
        turn_of(ada, table)
        own = ada.get(f"/api/tables/{table}/sheet")
        cash = own["sheet"]["categories"][0]
        assert cash["name"] == "cash"
        assert cash["values"][0] is not None
        assert cash["values"][1] is None
        assert own["history"] == []
        assert own["sheet"]["ranks"] == [None, None]
        watched = bob.get(f"/api/tables/{table}/sheet")["sheet"]
        assert watched["categories"][0]["values"] == [None, None]
        assert bob.client.get(f"/api/tables/{table}/sheet?seat=0").status_code == 403


def test_a_player_is_named_in_a_move_and_not_numbered() -> None:
    game = GAMES["indonesia"]
    kind = game.moves.by_word["refit"]
    names = {1: "Dewi"}
    assert Formatter("en", game, names).move(kind, ["2"]) == "Advance Dewi’s Hull"  # noqa: RUF001
    assert Formatter("it", game, names).move(kind, ["2"]) == "Fai avanzare lo Scafo di Dewi"
