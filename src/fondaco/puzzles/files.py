"""The puzzles of a game: a file in its folder."""

from __future__ import annotations

import functools
import importlib.resources
import logging
from pathlib import Path

import msgspec

from fondaco.games import find
from fondaco.kernel import FondacoError, Game
from fondaco.puzzles.attempt import Attempt
from fondaco.puzzles.puzzle import Puzzle

log = logging.getLogger("fondaco.puzzles")


def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """Those that can be played, the easy ones first; a broken one is left out and logged."""
    return _puzzles(game.name)


@functools.cache
def _puzzles(name: str) -> tuple[Puzzle, ...]:
    game, kept = find(name), list[Puzzle]()
    for puzzle in read_puzzles(game):
        try:
            Attempt(game, puzzle).solve()
        except (FondacoError, ValueError) as error:
            log.error("broken puzzle", extra={"facts": {"game": name, "id": puzzle.id, "problem": str(error)}})
        else:
            kept.append(puzzle)
    return tuple(kept)


def find_puzzle(game: Game, id_: str) -> Puzzle | None:
    return next((puzzle for puzzle in puzzles(game) if puzzle.id == id_), None)


def puzzles_file(game: Game) -> str:
    return f"puzzles-{game.version}.json"


def read_puzzles(game: Game) -> list[Puzzle]:
    """All of the file; none without a file. One puzzle on each line, for the sake of those who compare versions."""
    file = importlib.resources.files(f"fondaco.games.{game.name}").joinpath(puzzles_file(game))
    return msgspec.json.decode(file.read_bytes(), type=list[Puzzle]) if file.is_file() else []


def write_puzzles(file: Path, found: list[Puzzle]) -> None:
    """The easy ones first, and of these the clearest; an interrupted write leaves the old file."""
    ordered = sorted(found, key=lambda puzzle: (puzzle.difficulty, puzzle.other - puzzle.share, puzzle.id))
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in ordered)
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(b"[\n" + lines + b"\n]\n")
    beside.replace(file)
