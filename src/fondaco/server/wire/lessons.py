"""Lessons, coach and illustrations. Texts are ids of the catalogues: the page has them in both languages."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from fondaco.server.wire.base import Refused, Text
from fondaco.server.wire.play import Snapshot, Told


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
    effect: Told | None  # what the move would have done, where no luck is in it


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
    move: Text | None = None  # to play


class CoachState(Struct):
    """What the coach of a game has explained to the asker, and whether they have turned it off."""

    seen: list[str]
    off: bool


class CoachCommand(Struct):
    """Notes that were read, and the switch; what is left out stays as it is."""

    seen: list[Text] = []
    off: bool | None = None


class FigureInfo(Struct):
    """An illustration of the rules: what its seat sees, as a table of its own would show it."""

    part: str
    seat: int
    stage: str
    deciding: list[int]
    names: list[str]
    point: list[str]
    is_close: bool  # enlarged to what it points at
    view: Any
