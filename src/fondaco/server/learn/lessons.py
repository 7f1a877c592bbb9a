"""Lessons for people: each is a match from a position that only its player sees. It is kept as their progress."""

from __future__ import annotations

from fondaco.games import GAMES
from fondaco.kernel import IllegalMove
from fondaco.lessons import Answer, Lesson, Progress, Run, Say, course, find_lesson, text_id
from fondaco.server.accounts.people import People
from fondaco.server.core.errors import DeclinedError, refused_as
from fondaco.server.learn import solo
from fondaco.server.learn.repository import LessonRepository
from fondaco.server.learn.wire import CourseInfo, LessonAnswer, LessonCommand, LessonInfo, LessonState
from fondaco.server.play import wire
from fondaco.server.table.access import Person


class Lessons:
    """Nothing of a lesson is held between two requests: it is played again from the progress."""

    def __init__(self, repository: LessonRepository, people: People) -> None:
        self._repository = repository
        self._people = people

    async def courses(self, person: Person) -> list[CourseInfo]:
        return [await self._course(person, name) for name in GAMES]

    async def _course(self, person: Person, game: str) -> CourseInfo:
        progress = await self._repository.progress(person.ids, game)
        return CourseInfo(game, [_info(lesson, progress.get(lesson.name)) for lesson in course(GAMES[game])])

    async def show(self, person: Person, game: str, name: str) -> LessonState:
        lesson = _find(game, name)
        progress = (await self._repository.progress(person.ids, game)).get(name)
        run = progress.resume(lesson) if progress else Run(lesson)
        return _state(run, person, run.match.ply)

    async def reason(self, person: Person, game: str, name: str, target: str, chosen: list[str]) -> wire.TargetReason:
        """Why a piece cannot be chosen; nothing is told of one that can, even if the lesson asks for another."""
        lesson = _find(game, name)
        progress = (await self._repository.progress(person.ids, game)).get(name)
        run = progress.resume(lesson) if progress else Run(lesson)
        return wire.TargetReason(refused_as(run.match.why_not_target(run.seat, target, chosen)))

    async def carry_out(self, person: Person, game: str, name: str, command: LessonCommand) -> LessonState:
        """One step of a person; what was meant for another step than the one shown changes nothing."""
        lesson = _find(game, name)
        before = (await self._repository.progress(person.ids, game)).get(name)
        run = before.resume(lesson) if before else Run(lesson)
        ply, answer = run.match.ply, None
        if command.at != run.at:
            return _state(run, person, ply)
        if command.action == "again":
            run = Run(lesson)
        elif command.action == "back":
            run = run.back()
        elif command.action == "go-on":
            run.go_on()
        else:
            answer = run.play(command.move or "")
        if answer is None or answer.accepted:
            person = await self._people.store(person)
            await self._repository.keep(person.id, lesson, Progress.of(run, before))
        return _state(run, person, min(ply, run.match.ply), answer)


def _find(game: str, name: str) -> Lesson:
    lesson = find_lesson(GAMES[game], name) if game in GAMES else None
    if lesson is None:
        raise DeclinedError(404, "no-such-lesson")
    return lesson


def _info(lesson: Lesson, progress: Progress | None) -> LessonInfo:
    begun = progress is not None and progress.at > 0 and progress.digest == lesson.digest
    shown = lesson.shown_at(progress.at) if progress is not None and begun else 0
    done = progress is not None and progress.done
    return LessonInfo(lesson.name, lesson.number, lesson.title, lesson.shown_at(len(lesson.steps)), shown, done)


def _state(run: Run, person: Person, ply: int, answer: Answer | None = None) -> LessonState:
    lesson, step = run.lesson, run.step
    table = f"lesson-{lesson.game.name}-{lesson.name}"
    following = next((each.name for each in course(lesson.game) if each.number > lesson.number), None)
    return LessonState(
        name=lesson.name,
        step=("review" if step.review else "say") if isinstance(step, Say) else "act",
        text=text_id(lesson, step.text),
        point=list(step.point),
        at=run.at,
        shown=run.shown,
        steps=lesson.shown_at(len(lesson.steps)),
        done=run.done,
        following=following,
        snapshot=solo.snapshot(run.match, run.seat, person, table, run.at + 1, ply, not isinstance(step, Say)),
        answer=None if answer is None else _answer(run, answer),
    )


def _answer(run: Run, answer: Answer) -> LessonAnswer:
    refused = None
    if answer.refusal is not None:
        refused = DeclinedError.because(IllegalMove(answer.refusal)).refused
    effect = None
    if answer.effect:
        effect = wire.ToldPly(run.match.ply + 1, run.seat, answer.notation, list(answer.effect))
    reply = None if answer.reply is None else text_id(run.lesson, answer.reply)
    return LessonAnswer(answer.accepted, answer.notation, reply, refused, effect)
