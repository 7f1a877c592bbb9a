"""/api/lessons: the courses, and a lesson step by step."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fondaco.server.core.answers import refusals
from fondaco.server.learn.lessons import Lessons
from fondaco.server.learn.wire import CourseInfo, LessonCommand, LessonState
from fondaco.server.play.showing.preview_routes import Chosen, Target
from fondaco.server.play.wire import TargetReason
from fondaco.server.table.access import Person


@get("/api/lessons", responses=refusals())
async def list_courses(lessons: NamedDependency[Lessons], person: NamedDependency[Person]) -> list[CourseInfo]:
    """Every game's lessons, with the asker's progress."""
    return await lessons.courses(person)


@get("/api/lessons/{game:str}/{name:str}", responses=refusals(404))
async def show_lesson(
    game: FromPath[str], name: FromPath[str], lessons: NamedDependency[Lessons], person: NamedDependency[Person]
) -> LessonState:
    """A lesson where the asker left it."""
    return await lessons.show(person, game, name)


@post("/api/lessons/{game:str}/{name:str}", status_code=200, responses=refusals(403, 404, 413))
async def take_step(
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[LessonCommand],
    lessons: NamedDependency[Lessons],
    person: NamedDependency[Person],
) -> LessonState:
    """Read on, make a move, go back a step, or begin again."""
    return await lessons.carry_out(person, game, name, data)


@get("/api/lessons/{game:str}/{name:str}/reason", responses=refusals(404))
async def lesson_reason(
    game: FromPath[str],
    name: FromPath[str],
    lessons: NamedDependency[Lessons],
    person: NamedDependency[Person],
    target: Target,
    chosen: Chosen = None,
) -> TargetReason:
    """Why a piece cannot be chosen in the step that is shown, after those already chosen."""
    return await lessons.reason(person, game, name, target, chosen or [])


HANDLERS = (list_courses, show_lesson, take_step, lesson_reason)
