"""Hints at a table: for the one who is to decide, from what they may know, as long as the table allows them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel import Match
from fondaco.server.bots.worker import AskHint, advise
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.quotas import Payer, Quotas
from tests.server.house import Guest, House, Json, choose, open_house, play_out

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "easy"}


def notations(legal: list[Json]) -> list[str]:
    """Every move on offer, amounts counted out."""
    moves = []
    for offer in legal:
        amounts = range(offer["low"], offer["high"] + 1, offer["step"]) if offer["type"] == "range" else [0]
        moves += [str(offer["notation"]).format(amount) for amount in amounts]
    return moves


def turn_of(guest: Guest, table: str) -> Json:
    """The snapshot at which the guest, alone among bots, is to decide."""
    with guest.connect(table, 0) as live:
        shown = live.next("snapshot")
        while 0 not in shown["deciding"]:
            shown = live.next("snapshot")
        return shown


def alone(guest: Guest, game: str = "batavia", bots: int = 2, **settings: object) -> str:
    table = guest.post("/api/tables", {"game": game, "seats": [PERSON] + [BOT] * bots, **settings})["id"]
    guest.post(f"/api/tables/{table}/start", {})
    return str(table)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_a_legal_move_with_reasons_in_both_languages(house: House, name: str) -> None:
    locale = Path(__file__).parents[2] / "src/fondaco/locale"
    words = {language: (locale / language / f"{name}.ftl").read_text(encoding="utf-8") for language in ("en", "it")}
    with house.guest("Ada") as ada:
        table = alone(ada, name, GAMES[name].seats[0] - 1)
        for _ in range(4):
            shown = turn_of(ada, table)
            hint = ada.post(f"/api/tables/{table}/hint?seat=0")
            best, rival = hint["best"], hint["rival"]
            assert best["notation"] in notations(shown["legal"])
            assert rival is None or rival["notation"] in set(notations(shown["legal"])) - {best["notation"]}
            assert hint["seq"] <= shown["seq"]  # in Kontor the other chooses at the same time
            assert hint["seat"] == 0
            assert 0 <= best["share"] <= 1
            effects = ada.post(f"/api/tables/{table}/effects", {"seat": 0, "moves": [best["notation"]]})["moves"]
            assert best["effects"] == effects[best["notation"]]
            for reason in hint["reasons"]:
                assert all(f"\n{name}-advice-{reason} = " in text for text in words.values())
            assert ada.play(table, 0, best["notation"], seq=shown["seq"])["accepted"]


def test_the_same_decision_gets_the_same_hint(house: House) -> None:
    with house.guest("Ada") as ada:
        table = alone(ada)
        turn_of(ada, table)
        assert len({str(ada.post(f"/api/tables/{table}/hint")) for _ in range(3)}) == 1


def test_an_idea_is_judged_beside_the_hint_by_the_same_search(house: House) -> None:
    with house.guest("Ada") as ada:
        table = alone(ada)
        shown = turn_of(ada, table)
        while len(notations(shown["legal"])) < 2:
            ada.play(table, 0, notations(shown["legal"])[0], seq=shown["seq"])
            shown = turn_of(ada, table)
        path = f"/api/tables/{table}"
        hint = ada.post(f"{path}/hint?seat=0")
        assert not hint["forced"]
        same = ada.post(f"{path}/idea", {"seat": 0, "notation": hint["best"]["notation"]})
        assert (same["verdict"], same["idea"], same["hint"]) == ("same", hint["best"], hint)
        other = next(move for move in notations(shown["legal"]) if move != hint["best"]["notation"])
        idea = ada.post(f"{path}/idea", {"seat": 0, "notation": other})
        assert idea["hint"] == hint
        assert idea["idea"]["notation"] == other
        assert idea["verdict"] in ("better", "equal", "worse")
        assert ada.post(f"{path}/idea", {"seat": 0, "notation": other}) == idea
        assert ada.post(f"{path}/idea", {"seat": 0, "notation": "bid 999"}, status=409)["id"]
        assert ada.get(f"{path}/snapshot", seat=0)["ply"] == shown["ply"], "nothing was played"


def test_only_the_one_who_sits_there_and_decides_gets_a_hint(house: House, people: list[Guest]) -> None:
    ada, bo, cleo, dido = people
    table = house.table_of(ada, bo, cleo)
    decider = ada.snapshot(table, 0)["deciding"][0]
    other = (decider + 1) % 3
    path = f"/api/tables/{table}/hint?seat="
    people = [ada, bo, cleo]
    assert people[decider].post(f"{path}{decider}")["best"]["notation"]
    assert people[other].post(f"{path}{other}", status=409)["id"] == "not-your-decision"
    assert people[other].post(f"{path}{decider}", status=403)["id"] == "not-your-seat"
    assert dido.post(f"{path}{decider}", status=403)["id"] == "not-your-seat"
    assert dido.post(f"{path}-1", status=404)["id"] == "no-such-seat"
    assert dido.post(f"/api/tables/nowhere/hint?seat={decider}", status=404)["id"] == "no-such-table"


def test_a_table_can_do_without_hints_and_says_so(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Bo") as bo:
        table = alone(ada, hints=False)
        turn_of(ada, table)
        assert ada.post(f"/api/tables/{table}/hint?seat=0", status=403)["id"] == "no-hints"
        asked = {"seat": 0, "notation": "pass"}
        assert ada.post(f"/api/tables/{table}/idea", asked, status=403)["id"] == "no-hints"
        assert bo.get(f"/api/tables/{table}")["hints"] is False
        assert bo.get(f"/api/tables/{alone(ada)}")["hints"] is True
        listed = {entry["id"]: entry["hints"] for entry in bo.get("/api/tables", show="playing")["tables"]}
        assert listed[table] is False


def test_who_is_away_or_done_gets_none(house: House) -> None:
    with house.guest("Ada") as ada:
        table = alone(ada, "kontor", 1)
        shown = turn_of(ada, table)
        assert ada.command(table, type="away", seq=shown["seq"], seat=0)["accepted"]
        assert ada.post(f"/api/tables/{table}/hint?seat=0", status=409)["id"] in ("come-back-first", "game-is-over")


def test_a_table_keeps_its_word_about_hints_over_a_restart_and_a_rematch(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest("Ada") as ada:
        table = alone(ada, "kontor", 1, hints=False)
        with ada.connect(table, 0) as live:
            play_out(live, random.Random(4))
        house.stop()
        house.start()
        assert ada.get(f"/api/tables/{table}")["hints"] is False
        assert ada.post(f"/api/tables/{table}/rematch")["hints"] is False


def test_the_head_that_gives_hints_is_handed_a_world_dealt_afresh() -> None:
    """The answer is the same whichever of the states that look alike to the seat was the true one."""
    game = GAMES["batavia"]
    match = Match(game, 4, 7)
    luck = random.Random(3)
    for _ in range(6):
        seat = match.deciding[0]
        worlds = [game.sample(match.state, seat, 5), game.sample(game.sample(match.state, seat, 8), seat, 5)]
        given = {str(advise(AskHint("batavia", seat, 9, game.dump(world), 60.0))) for world in worlds}
        assert len(given) == 1
        match.play_move(seat, luck.choice(match.offers(seat)))


def test_hints_are_rationed() -> None:
    """By person, and by network four times as many: a guest costs nothing to make."""
    quotas = Quotas(limited=True)
    ada = Payer("ada", "192.0.2.1")
    for _ in range(15):
        quotas.spend(ada, "hint")
    with pytest.raises(DeclinedError, match="quota-used"):
        quotas.spend(ada, "hint")
    quotas.spend(ada, "analysis")
    for number in range(45):
        quotas.spend(Payer(f"guest {number}", "192.0.2.1"), "hint")
    with pytest.raises(DeclinedError, match="quota-used"):
        quotas.spend(Payer("another guest", "192.0.2.1"), "hint")
    quotas.spend(Payer("bo", "192.0.2.2"), "hint")


def test_hints_do_not_hold_up_the_house(house: House) -> None:
    """While a bot searches for a hint, others play on."""
    with house.guest("Ada") as ada, house.guest("Bo") as bo:
        table = alone(ada)
        turn_of(ada, table)
        other = alone(bo, bots=2)
        shown = turn_of(bo, other)
        with ada.client.stream("POST", f"/api/tables/{table}/hint?seat=0") as answer:
            assert answer.status_code == 200
            assert bo.play(other, 0, choose(shown["legal"], random.Random(1)), seq=shown["seq"])["accepted"]
