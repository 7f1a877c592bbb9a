"""Puzzles: whole data, a solution that can be played, and one of the day."""

from __future__ import annotations

import datetime as dt
import importlib.resources
import logging
from pathlib import Path

import pytest
from msgspec.structs import replace

from fondaco.bots import LEVELS
from fondaco.cli.mine import following
from fondaco.games import GAMES
from fondaco.puzzles import Attempt, find_puzzle, puzzle_of_the_day, puzzles, puzzles_file, read_puzzles, write_puzzles
from fondaco.puzzles import files as puzzle_files
from fondaco.puzzles.mine import mine, misses
from fondaco.puzzles.puzzle import puzzle_id
from fondaco.puzzles.search import MARGIN, is_clear
from tests.speed import COMPILED

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
# A new game has none.
STORED = {
    "batavia": 40,
    "borneo": 40,
    "kontor": 40,
    "spice_islands": 40,
    "indonesia": 40,
}


@EVERY_GAME
def test_every_game_has_its_puzzles_and_every_solution_can_be_played(name: str) -> None:
    game = GAMES[name]
    stored = read_puzzles(game)
    missing = STORED.get(name, 0) - len(stored)
    assert missing <= 0, f"find {missing} others: fondaco puzzles make {name}"
    assert list(puzzles(game)) == stored, "none is broken"
    assert len({puzzle.id for puzzle in stored}) == len(stored)
    for puzzle in stored:
        assert puzzle.id == puzzle_id(puzzle.seat, puzzle.position)
        assert 1 <= len(puzzle.solution) <= 3
        assert set(puzzle.missed) <= set(LEVELS)
        assert puzzle.missed
        assert puzzle.share > puzzle.other
        assert puzzle.theme.removeprefix("less-") in {"", *game.advice.terms}
        attempt = Attempt(game, puzzle)
        assert len(attempt.match.offers(puzzle.seat)) > 2
        attempt.solve()
        assert attempt.done
    if stored:
        assert len({puzzle.theme for puzzle in stored}) >= 3
        assert len({puzzle.difficulty for puzzle in stored}) >= 2
    assert [puzzle.difficulty for puzzle in stored] == sorted(puzzle.difficulty for puzzle in stored)


@EVERY_GAME
def test_easy_still_misses_what_it_is_said_to_miss(name: str) -> None:
    game = GAMES[name]
    for puzzle in puzzles(game):
        move = game.moves.read(puzzle.solution[0])
        assert move is not None
        assert misses(game, game.load(puzzle.position), puzzle.seat, "easy", move) == ("easy" in puzzle.missed)


def test_an_attempt_goes_on_with_right_moves_only() -> None:
    game = GAMES["kontor"]
    puzzle = max(puzzles(game), key=lambda each: len(each.solution))
    attempt = Attempt(game, puzzle)
    wrong = next(
        move for move in map(game.moves.write, attempt.match.offers(puzzle.seat)) if move != puzzle.solution[0]
    )
    outcome = attempt.play(wrong)
    assert (outcome.right, outcome.refusal, attempt.match.ply) == (False, None, 0)
    assert attempt.play("nonsense").refusal is not None
    assert attempt.play(f"  {puzzle.solution[0]} ").right
    assert attempt.found == [puzzle.solution[0]]
    assert Attempt.resume(game, puzzle, [puzzle.solution[0], wrong]).match.ply == 1
    assert Attempt.resume(game, puzzle, puzzle.solution).done
    whole = Attempt.resume(game, puzzle, puzzle.solution)
    assert whole.play(puzzle.solution[0]).refusal is not None


def test_every_day_has_a_puzzle_and_all_games_take_turns() -> None:
    known = {name: puzzles(game) for name, game in GAMES.items()}
    day = dt.date(2026, 11, 17)
    chosen = [puzzle_of_the_day(known, day + dt.timedelta(days=number)) for number in range(200)]
    assert all(each is not None for each in chosen)
    assert {each[0] for each in chosen[:5] if each is not None} == set(GAMES)
    assert len({each[1].id for each in chosen if each is not None}) == sum(
        min(40, len(found)) for found in known.values()
    )
    assert chosen[0] == puzzle_of_the_day(known, day)
    assert puzzle_of_the_day({"batavia": ()}, day) is None


def test_a_broken_puzzle_never_reaches_a_player(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = GAMES["batavia"]
    good, *others = read_puzzles(game)
    broken = [
        replace(others[0], solution=("bid 99",)),
        replace(others[1], position=others[1].position | {"seats": 9}),
        replace(others[2], seat=(others[2].seat + 1) % 3),
    ]
    monkeypatch.setattr(puzzle_files, "read_puzzles", lambda _: [good, *broken])
    with caplog.at_level(logging.ERROR):
        assert puzzle_files._puzzles.__wrapped__("batavia") == (good,)
    assert len(caplog.records) == len(broken)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    game = GAMES["kontor"]
    stored = read_puzzles(game)
    file = tmp_path / puzzles_file(game)
    write_puzzles(file, stored[::-1])
    here = importlib.resources.files("fondaco.games.kontor").joinpath(puzzles_file(game))
    assert file.read_bytes() == here.read_bytes()


@pytest.mark.skipif(not COMPILED, reason="plain, the searches would take minutes")
def test_a_clear_move_is_found_again_by_a_fresh_search() -> None:
    """`make test-puzzles` does this for all."""
    game = GAMES["kontor"]
    puzzle = max(puzzles(game), key=lambda each: each.share - each.other)
    world = game.load(puzzle.position)
    found = is_clear(game, world, puzzle.seat, 77, 1_000, MARGIN / 2, 0.9)
    assert found is not None
    assert game.moves.write(found.move) == puzzle.solution[0]
    assert find_puzzle(game, puzzle.id) == puzzle
    assert find_puzzle(game, "nothing") is None


@pytest.mark.skipif(not COMPILED, reason="plain, the searches would take minutes")
def test_mining_makes_puzzles_of_the_positions_it_finds_promising(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed makes the same puzzles."""
    monkeypatch.setattr("fondaco.puzzles.mine.PROBES", 1)
    monkeypatch.setattr("fondaco.puzzles.mine.hard_iterations", lambda game: 400)
    monkeypatch.setattr("fondaco.puzzles.search.hard_iterations", lambda game: 400)
    game = GAMES["kontor"]
    one, other = ([puzzle for seed in range(1, 3) for puzzle in mine(game, seed)] for _ in "ab")
    assert one
    assert one == other
    assert all(puzzle.missed for puzzle in one)
    assert {puzzle.mined for puzzle in one} <= set(range(1, 3))
    assert following(one) == 1 + max(puzzle.mined for puzzle in one), "mining goes on where it ended"
    assert following(()) == 1
