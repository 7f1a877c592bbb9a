"""The coach over the API: what was read is kept for each person and game, also when an account is made."""

from __future__ import annotations

from typing import Any

from fondaco.games import GAMES
from tests.server.house import Guest, House

COACH = "/api/coach/batavia"


def test_notes_are_kept_for_each_person_and_game(people: list[Guest]) -> None:
    ada, bo = people[:2]
    assert ada.get(COACH) == {"seen": [], "off": False}
    assert ada.post(COACH, {"seen": ["auction"]}) == {"seen": ["auction"], "off": False}
    assert ada.post(COACH, {"seen": ["move-sail", "auction"]})["seen"] == ["auction", "move-sail"]
    assert ada.get(COACH)["seen"] == ["auction", "move-sail"]
    assert ada.get("/api/coach/kontor")["seen"] == []
    assert bo.get(COACH)["seen"] == []


def test_the_coach_is_turned_off_and_on_for_one_game(people: list[Guest]) -> None:
    ada = people[2]
    ada.post(COACH, {"seen": ["play"]})
    assert ada.post(COACH, {"off": True}) == {"seen": ["play"], "off": True}
    assert not ada.get("/api/coach/kontor")["off"]
    assert ada.get(COACH)["off"]
    assert ada.post(COACH, {"off": False}) == {"seen": ["play"], "off": False}


def test_an_account_takes_over_what_its_guests_have_read(house: House) -> None:
    with house.guest("Cora") as cora, house.guest("Cora too") as other:
        cora.post(COACH, {"seen": ["auction"]})
        cora.post("/api/account", {"name": "Cora of the coach", "password": "a long password"}, status=201)
        assert cora.get(COACH)["seen"] == ["auction"]
        other.post(COACH, {"seen": ["play"], "off": True})
        other.post("/api/session", {"name": "Cora of the coach", "password": "a long password"}, status=201)
        assert other.get(COACH) == {"seen": ["auction", "play"], "off": True}


def test_nothing_but_notes_of_the_game_is_kept(people: list[Guest]) -> None:
    ada = people[3]
    assert ada.post(COACH, {"seen": ["siap-faji"]}, status=400)["id"] == "bad-request"
    assert ada.get(COACH)["seen"] == []
    assert ada.get("/api/coach/chess", status=404)["id"] == "no-such-game"
    assert ada.post("/api/coach/chess", {"seen": []}, status=404)["id"] == "no-such-game"


def test_aids_and_figures_are_served(people: list[Guest]) -> None:
    ada = people[0]
    for name, game in GAMES.items():
        aid: Any = ada.get(f"/api/games/{name}/aid")
        assert [section["name"] for section in aid["sections"]] == [section.name for section in game.aid.sections]
    figure = ada.get("/api/games/kontor/figures/yard")
    assert (figure["part"], figure["seat"], figure["names"]) == ("board", 0, ["Anna", "Pieter"])
    assert figure["point"] == ["space:j8"]
    assert figure["view"]["spaces"]
    assert ada.get("/api/games/kontor/figures/nothing", status=404)["id"] == "no-such-rules"
    assert ada.get("/api/games/chess/figures/yard", status=404)["id"] == "no-such-rules"
    assert ada.get("/api/games/chess/aid", status=404)["id"] == "no-such-game"
