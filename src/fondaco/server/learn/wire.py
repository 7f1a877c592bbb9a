"""Lessons, coach and puzzles. Texts are ids of the catalogues: the page has them in both languages.

Of puzzles never the position or the solution is sent, only what the player's seat sees.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.server.bots.wire import Outlook
from fondaco.server.core.wire import Refused, Word, Words
from fondaco.server.play.wire import Snapshot, ToldPly


class LessonInfo(Struct):
    """A lesson in the list, and how far the asker has come."""

    name: str
    number: int
    title: str  # id of a text
    steps: int
    shown: int  # steps seen of a lesson that was begun; 0: not begun, or done
    done: bool


class CourseInfo(Struct):
    """The lessons of a game."""

    game: str
    lessons: list[LessonInfo]


class LessonAnswer(Struct):
    """What came of a move: accepted, refused by the rules, or legal but not what the lesson asks for."""

    accepted: bool
    notation: str
    reply: str | None  # id of a text
    refused: Refused | None
    effect: ToldPly | None  # what the move would have done, where no luck is in it


class LessonState(Struct):
    """The step that is shown, and the table as the player sees it. Nobody else can see it."""

    name: str
    step: Literal["say", "act", "review"]
    text: str  # id of a text
    point: list[str]  # targets on the table
    at: int  # the step as commands name it
    shown: int
    steps: int
    done: bool  # the review was read
    following: str | None  # the next lesson
    snapshot: Snapshot
    answer: LessonAnswer | None = None


class LessonCommand(Struct):
    """`at` is the step the person saw: a command for another one changes nothing."""

    action: Literal["go-on", "play", "back", "again"]
    at: int
    move: Word | None = None  # to play


class CoachState(Struct):
    """What the coach of a game has explained to the asker, and whether they have turned it off."""

    seen: list[str]
    off: bool


class CoachCommand(Struct):
    """Notes that were read, and the switch; what is left out stays as it is."""

    seen: Words = []
    off: bool | None = None


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

    found: Words
    move: Word | None = None
