"""The lessons of a game, in their order."""

from __future__ import annotations

import functools
import logging

from fondaco.games import find
from fondaco.kernel import Game
from fondaco.lessons.checking import check
from fondaco.lessons.files import lesson_files
from fondaco.lessons.lesson import Lesson, LessonError
from fondaco.lessons.read import read_lesson

log = logging.getLogger("fondaco.lessons")


def course(game: Game) -> tuple[Lesson, ...]:
    """The lessons that can be taught; a broken one is left out and logged."""
    return _course(game.name)


@functools.cache
def _course(name: str) -> tuple[Lesson, ...]:
    return read_course(name)


def read_course(name: str) -> tuple[Lesson, ...]:
    game, lessons = find(name), list[Lesson]()
    for file, source in lesson_files(name).items():
        try:
            lesson = read_lesson(game, file, source)
            check(lesson)
        except LessonError as error:
            log.error("broken lesson", extra={"facts": {"game": name, "problem": str(error)}})
        else:
            lessons.append(lesson)
    return tuple(lessons)


def find_lesson(game: Game, name: str) -> Lesson | None:
    return next((lesson for lesson in course(game) if lesson.name == name), None)
