"""Puzzles over the API: only what the seat sees is sent, and who has solved one is stored."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from fondaco.games import GAMES
from fondaco.puzzles import Attempt, find_puzzle, puzzles
from fondaco.server.learn.puzzles import _state
from fondaco.server.table.access import Person
from tests.server.house import Guest, House

ADA = Person("ada", "Ada", True, frozenset({"ada"}))


def listed(guest: Guest, game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = next(each for each in guest.get("/api/puzzles")["games"] if each["game"] == game)[
        "puzzles"
    ]
    return found


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if puzzles(game)])
def test_a_puzzle_is_solved_move_by_move_and_remembered(house: House, people: list[Guest], name: str) -> None:
    ada, bo = people[:2]
    puzzle = puzzles(GAMES[name])[0]
    path = f"/api/puzzles/{name}/{puzzle.id}"
    state = ada.get(path)
    assert (state["moves"], state["found"], state["done"], state["solved"]) == (len(puzzle.solution), [], False, False)
    for number, move in enumerate(puzzle.solution, 1):
        state = ada.post(path, {"found": state["found"], "move": move})
        assert state["answer"]["right"]
        assert state["found"] == list(puzzle.solution[:number])
        assert state["snapshot"]["told"][0]["notation"] == move
    assert (state["done"], state["solved"], state["missed"]) == (True, True, list(puzzle.missed))
    assert state["snapshot"]["legal"] == []
    assert [each["solved"] for each in listed(ada, name)][:2] == [True, False]
    assert not listed(bo, name)[0]["solved"], "progress is one's own"
    assert not any(each["done"] for course in ada.get("/api/lessons") for each in course["lessons"])


def test_a_wrong_move_is_answered_with_what_follows(house: House, people: list[Guest]) -> None:
    ada, game = people[0], GAMES["kontor"]
    puzzle = puzzles(game)[0]
    path = f"/api/puzzles/kontor/{puzzle.id}"
    offers = map(game.moves.write, Attempt(game, puzzle).match.offers(puzzle.seat))
    wrong = next(move for move in offers if move != puzzle.solution[0])
    state = ada.post(path, {"found": [], "move": wrong})
    answer = state["answer"]
    assert (answer["right"], answer["refused"], answer["notation"]) == (False, None, wrong)
    assert answer["follows"]["notation"] == wrong
    assert 0 <= answer["follows"]["share"] <= 1
    assert 0 <= answer["share"] <= 1
    assert not state["done"]
    assert puzzle.solution[0] not in json.dumps(answer["follows"])
    refused = ada.post(path, {"found": [], "move": "nonsense"})["answer"]
    assert refused["refused"]["id"]
    shown = ada.post(path, {"found": [], "move": None})
    assert (shown["done"], shown["shown"], shown["solved"]) == (True, True, False)
    assert shown["found"] == list(puzzle.solution)
    assert not listed(ada, "kontor")[0]["solved"], "to look is not to solve"


def test_unknown_puzzles_are_refused_and_one_is_of_the_day(house: House, people: list[Guest]) -> None:
    ada = people[0]
    for path in ("kontor/nothing", "chess/1"):
        assert ada.get(f"/api/puzzles/{path}", status=404)["id"] == "no-such-puzzle"
        assert ada.post(f"/api/puzzles/{path}", {"found": []}, status=404)["id"] == "no-such-puzzle"
    daily = ada.get("/api/puzzles")["daily"]
    assert ada.get(f"/api/puzzles/{daily['game']}/{daily['id']}")["id"] == daily["id"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_of_a_puzzle_does_not_depend_on_what_is_hidden(name: str) -> None:
    """As with live tables: the same over worlds that look alike to the seat, before and after every move."""
    game = GAMES[name]
    for puzzle in puzzles(game)[::8]:
        world = game.load(puzzle.position)
        for twin in (game.dump(game.sample(world, puzzle.seat, number)) for number in range(3)):
            other = replace(puzzle, position=twin)
            one, two = Attempt(game, puzzle), Attempt(game, other)
            assert _state(one, ADA, False).snapshot.view == _state(two, ADA, False).snapshot.view
            assert _state(one, ADA, False).snapshot.legal == _state(two, ADA, False).snapshot.legal
        sent = _state(Attempt(game, puzzle), ADA, False)
        assert (sent.found, sent.theme, sent.missed, sent.snapshot.told) == ([], None, [], [])


def test_a_piece_that_cannot_be_chosen_in_a_puzzle_is_explained(house: House, people: list[Guest]) -> None:
    ada, game = people[0], GAMES["batavia"]
    puzzle = find_puzzle(game, "9eea2dc097")  # the last card of its company is to be laid
    assert puzzle is not None
    path = f"/api/puzzles/batavia/{puzzle.id}"

    def reason(target: str) -> Any:
        return ada.get(f"{path}/reason", target=target)["refused"]

    lit = {target for move in ada.get(path)["snapshot"]["legal"] for target in move["targets"]}
    assert lit
    assert all(reason(target) is None for target in lit)
    assert reason("lot")["rule"].startswith("BAT-")
    played = f"hand:{puzzle.solution[0].removeprefix('lay ')}"
    assert reason(played) is None
    assert ada.get(f"{path}/reason", target=played, found=list(puzzle.solution))["refused"]["rule"].startswith("BAT-")
    assert ada.get("/api/puzzles/batavia/no-such/reason", 404, target="lot")["id"] == "no-such-puzzle"
    assert ada.get("/api/puzzles/chess/no-such/reason", 404, target="lot")["id"] == "no-such-puzzle"
