"""A lesson being taken: which step is shown, and what comes of a move."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from fondaco.kernel import Event, FondacoError, IllegalMove, Match, Refusal, ScriptError
from fondaco.kernel.errors import NotYourDecision
from fondaco.kernel.playing.luck import seed_of
from fondaco.lessons.lesson import Act, Lesson, OtherMove, Say

NAMES = ("", "Anna", "Pieter", "Dewi", "Jan")  # from the player's left on; the player has their own
SEED = seed_of(19)  # what is not scripted is still the same every time


class Answer(Struct, frozen=True):
    """What came of a move: made, refused by the rules, or legal but not what the lesson asks for.

    `effect` is what the move would have done, as far as the player would see it and no luck is in it.
    """

    accepted: bool
    notation: str
    reply: str | None = None
    refusal: Refusal | None = None
    effect: tuple[Event, ...] = ()


class Run:
    """A player's way through a lesson; the moves that belong to the lesson are made by itself."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.seat = lesson.seat
        seats = int(lesson.position["seats"])
        names = {(lesson.seat + place) % seats: name for place, name in enumerate(NAMES[:seats]) if name}
        self.match = Match(lesson.game, seed=SEED, names=names, position=lesson.position)
        self.at = 0
        self.moves: list[str] = []  # the player's own
        self._play_others()

    @classmethod
    def resume(cls, lesson: Lesson, at: int, moves: Sequence[str]) -> Run:
        """As far as a player has come; a place that the lesson does not have is its beginning."""
        run, left = cls(lesson), list(moves)
        while run.at < at and not run.done:
            if isinstance(run.step, Say):
                run.go_on()
            elif not left or not run.play(left.pop(0)).accepted:
                return cls(lesson)
        return run

    def back(self) -> Run:
        """The run at the step before this one; steps that share a text count as one."""
        steps = self.lesson.steps
        line = None if self.done else self.step.line
        shown = [at for at in range(min(self.at, len(steps))) if not isinstance(steps[at], OtherMove)]
        earlier = [at for at in shown if steps[at].line != line]
        first = next((at for at in earlier if steps[at].line == steps[earlier[-1]].line), 0) if earlier else 0
        return Run.resume(self.lesson, first, self.moves[: sum(isinstance(step, Act) for step in steps[:first])])

    @property
    def done(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Say | Act:
        """What is shown now; the review when the lesson is done."""
        step = self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]
        assert not isinstance(step, OtherMove)
        return step

    @property
    def shown(self) -> int:
        """How many steps were shown, this one included."""
        return self.lesson.shown_at(self.at)

    def go_on(self) -> None:
        """From a text to the next step."""
        if isinstance(self.step, Say) and not self.done:
            self.at += 1
            self._play_others()

    def play(self, notation: str) -> Answer:
        """Make a move if the lesson asks for it; otherwise the match stays as it is."""
        step, notation = self.step, " ".join(notation.split())
        try:
            move = self.match.check(self.seat, notation)
        except IllegalMove as error:
            return Answer(False, notation, refusal=error.refusal)
        notation = self.match.game.moves.write(move)
        if not isinstance(step, Act):
            return Answer(False, notation, refusal=NotYourDecision())
        if notation not in step.moves:
            reply = step.reply_to(notation)
            return Answer(False, notation, reply.text if reply else None, None, self._effect(notation))
        self._make(self.seat, notation, step.luck)
        self.moves.append(notation)
        self.at += 1
        self._play_others()
        return Answer(True, notation)

    def _play_others(self) -> None:
        while not self.done and isinstance(step := self.lesson.steps[self.at], OtherMove):
            try:
                self._make(step.seat, step.notation, step.luck)
            except FondacoError as error:
                raise self.lesson.error(step.line, f"{step.notation!r} cannot be played: {error}") from error
            self.at += 1

    def _make(self, seat: int, notation: str, luck: tuple[int, ...] | None) -> None:
        self.match.script = None if luck is None else list(luck)
        self.match.play(seat, notation)
        left, self.match.script = self.match.script, None
        if left:
            raise self.lesson.error(self.lesson.steps[self.at].line, f"luck that is not drawn: {left}")

    def _effect(self, notation: str) -> tuple[Event, ...]:
        match = self.match
        match.script = []  # a move that draws luck fails
        try:
            match.play(self.seat, notation)
        except ScriptError:
            return ()
        finally:
            match.script = None
        told = match.events(self.seat, match.ply)[0]
        match.rewind(match.ply - 1)
        match.script = None
        return tuple(told)
