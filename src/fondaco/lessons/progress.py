"""How far a learner has come in a lesson."""

from __future__ import annotations

from msgspec import Struct

from fondaco.lessons.lesson import Lesson
from fondaco.lessons.run import Run


class Progress(Struct, frozen=True):
    """The step that is shown and the player's moves up to it, in one version of a lesson; `done` stays once it is."""

    digest: str
    at: int = 0
    moves: tuple[str, ...] = ()
    done: bool = False

    @classmethod
    def of(cls, run: Run, before: Progress | None) -> Progress:
        done = run.done or (before is not None and before.done)
        return cls(run.lesson.digest, 0, (), done) if run.done else cls(run.lesson.digest, run.at, (*run.moves,), done)

    def resume(self, lesson: Lesson) -> Run:
        """The lesson where it was left; from the beginning if it has changed since."""
        return Run.resume(lesson, self.at, self.moves) if self.digest == lesson.digest else Run(lesson)
