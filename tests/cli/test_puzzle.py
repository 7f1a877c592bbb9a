"""Puzzles at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.locale import LANGUAGES
from fondaco.puzzles import Attempt, puzzles
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if puzzles(game)])
def test_a_puzzle_is_solved_and_the_next_one_is_offered(run: Run, name: str, language: str) -> None:
    known = puzzles(GAMES[name])
    outcome = run("puzzle", name, "--lang", language, lines=list(known[0].solution))
    assert (outcome.code, outcome.err) == (0, "")
    assert {"en": "Solved!", "it": "Risolto!"}[language] in outcome.out
    assert "-advice-" not in outcome.out, "an id without a text"
    following = run("puzzle", name, "--lang", language, lines=["quit"]).out
    assert {"en": "puzzle 2 *", "it": "problema 2 *"}[language] in following


def test_a_wrong_move_tells_what_follows_and_the_solution_can_be_seen(run: Run) -> None:
    game = GAMES["kontor"]
    puzzle = puzzles(game)[2]
    offers = [game.moves.write(move) for move in Attempt(game, puzzle).match.offers(puzzle.seat)]
    wrong = next(move for move in offers if move != puzzle.solution[0])
    out = run("puzzle", "kontor", "3", lines=[wrong, "nonsense", "table", "hint"]).out
    assert "The right move wins about" in out
    assert f"The solution: {', '.join(puzzle.solution)}" in out
    assert "Solved!" not in out
    assert run("puzzle", "kontor", "999").code != 0


def test_without_a_game_there_is_the_puzzle_of_the_day(run: Run) -> None:
    assert "puzzle" in run("puzzle", lines=["quit"]).out
