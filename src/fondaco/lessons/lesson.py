"""A lesson: a position and the steps from it."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any

from msgspec import Struct

from fondaco.kernel import Game


class LessonError(ValueError):
    """A lesson that cannot be taught; tells file and line. For authors: no player ever sees one."""

    def __init__(self, file: str, line: int, problem: str) -> None:
        super().__init__(f"{file}:{line}: {problem}")


class Say(Struct, frozen=True):
    """A text; the reader goes on when they like. The last step of a lesson is its review."""

    line: int
    text: str
    point: tuple[str, ...] = ()
    review: bool = False


class Reply(Struct, frozen=True):
    """What is said to a legal move that the lesson does not ask for; `pattern` may hold `*`."""

    line: int
    pattern: str
    text: str

    def fits(self, notation: str) -> bool:
        return fnmatchcase(notation, self.pattern)


class Act(Struct, frozen=True):
    """The player is to make one of these moves; every other legal move has a reply."""

    line: int
    text: str
    moves: tuple[str, ...]
    replies: tuple[Reply, ...]
    point: tuple[str, ...] = ()
    luck: tuple[int, ...] | None = None

    def reply_to(self, notation: str) -> Reply | None:
        return next((reply for reply in self.replies if reply.fits(notation)), None)


class OtherMove(Struct, frozen=True):
    """A move that the lesson makes by itself, usually for another seat."""

    line: int
    seat: int
    notation: str
    luck: tuple[int, ...] | None = None


Step = Say | Act | OtherMove


class Lesson(Struct, frozen=True):
    """A lesson as its file tells it. `digest` changes with the file: progress in another version is of no use."""

    game: Game
    file: str
    number: int
    name: str
    digest: str
    seat: int
    position: dict[str, Any]
    lines: dict[str, int]  # where each field of the position is set
    steps: tuple[Step, ...]

    @property
    def title(self) -> str:
        """The id of its title."""
        return text_id(self, "")

    @property
    def texts(self) -> dict[str, int]:
        """Its texts and where each is first named; the title is called ""."""
        wanted = {"": 1}
        for step in self.steps:
            if not isinstance(step, OtherMove):
                wanted.setdefault(step.text, step.line)
            for reply in step.replies if isinstance(step, Act) else ():
                wanted.setdefault(reply.text, reply.line)
        return wanted

    def shown_at(self, at: int) -> int:
        """How many steps have been shown when this one is; those that share a text count as one."""
        return len({step.line for step in self.steps[: at + 1] if not isinstance(step, OtherMove)})

    def error(self, line: int, problem: str) -> LessonError:
        return LessonError(self.file, line, problem)


def text_id(lesson: Lesson, text: str) -> str:
    """The id of a text of the lesson in the catalogues."""
    whole = f"{lesson.game.name}-lesson-{lesson.name}"
    return f"{whole}-{text}" if text else whole
