"""A puzzle, and which one is the puzzle of a day."""

from __future__ import annotations

import datetime as dt
import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

HARDEST = 3
FIRST_DAY = dt.date(2026, 1, 1)


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A position as a seat may know it, dealt afresh, and the moves to be found.

    `theme` is the term of the advice that speaks most for the first move. `missed` are the levels that do not find it.
    `share` and `other` are the shares of victories after the solution and after the best of the other moves.
    `mined` is the number of the game of self-play it is from: mining goes on after the highest.
    """

    id: str
    seat: int
    solution: tuple[str, ...]
    theme: str
    missed: tuple[str, ...]
    share: float
    other: float
    position: dict[str, Any]
    mined: int = 0

    @property
    def difficulty(self) -> int:
        """From 1 to 3: how many levels miss it."""
        return max(1, min(HARDEST, len(self.missed)))


def puzzle_id(seat: int, position: Mapping[str, Any]) -> str:
    """The same position has the same id, whatever version of the rules it is played by."""
    told = {**position, "rules": 1}
    return hashlib.sha256(msgspec.json.encode([seat, told], order="sorted")).hexdigest()[:10]


def puzzle_of_the_day(games: Mapping[str, Sequence[Puzzle]], day: dt.date) -> tuple[str, Puzzle] | None:
    """Every day another game, and of each game its puzzles in turn."""
    filled = [(name, found) for name, found in games.items() if found]
    if not filled:
        return None
    turn, place = divmod((day - FIRST_DAY).days, len(filled))
    name, found = filled[place]
    return name, found[turn % len(found)]
