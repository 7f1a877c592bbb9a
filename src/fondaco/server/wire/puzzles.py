"""Puzzles: never the position or the solution, only what the player's seat sees."""

from __future__ import annotations

from msgspec import Struct

from fondaco.server.wire.base import Refused, Text
from fondaco.server.wire.hints import Outlook
from fondaco.server.wire.play import Snapshot


class PuzzleInfo(Struct):
    """A puzzle in the list."""

    id: str
    number: int
    difficulty: int  # 1 to 3: how many of easy, normal and hard miss it
    solved: bool


class PuzzlesOfGame(Struct):
    game: str
    puzzles: list[PuzzleInfo]


class PuzzleKey(Struct):
    game: str
    id: str


class PuzzleList(Struct):
    """All puzzles, and the one of the day."""

    games: list[PuzzlesOfGame]
    daily: PuzzleKey | None


class PuzzleAnswer(Struct):
    """What came of a move: refused, right, or wrong; then what follows it, and what the solution wins."""

    notation: str
    right: bool
    refused: Refused | None = None
    follows: Outlook | None = None
    share: float | None = None  # of victories after the right move
    is_good: bool = False  # hardly worse than the solution


class PuzzleState(Struct):
    """The position as the player sees it, after the moves found."""

    game: str
    id: str
    number: int
    difficulty: int
    moves: int  # of the solution
    found: list[str]
    done: bool
    solved: bool  # now or earlier
    shown: bool  # the solution was asked for
    theme: str | None  # a text `<game>-advice-<theme>`, when it is done
    missed: list[str]  # levels that do not find it, when it is done
    following: str | None  # the next puzzle
    snapshot: Snapshot
    answer: PuzzleAnswer | None = None


class PuzzleCommand(Struct):
    """`found` are the moves found so far; without a move the solution is shown."""

    found: list[Text]
    move: Text | None = None
