"""Everything that can be refused, as a class with facts; the words for it are in the catalogues."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from fondaco.kernel.showing.events import Told


class Refusal(Told, frozen=True):
    """Why a move is not allowed: the class names the text, `rule` the paragraph."""

    rule: ClassVar[str]


class NotYourDecision(Refusal, frozen=True):
    rule = "HOUSE-1.1"


class NotInNotation(Refusal, frozen=True):
    rule = "HOUSE-1.2"


class GameIsOver(Refusal, frozen=True):
    rule = "HOUSE-1.3"


class Sealed(Refusal, frozen=True):
    """A secret choice is never taken back."""

    rule = "HOUSE-1.5"


class NothingToUndo(Refusal, frozen=True):
    rule = "HOUSE-1.6"


class FinalComesLast(Refusal, frozen=True):
    """Of several moves at once: the answer to what follows a final one would tell what came of it."""

    rule = "HOUSE-1.6"


class NoMeaningNow(Refusal, frozen=True):
    """A piece on the board that stands for no move at this moment."""

    rule = "HOUSE-1.2"


HOUSE_REFUSALS: tuple[type[Refusal], ...] = (
    NotYourDecision,
    NotInNotation,
    GameIsOver,
    Sealed,
    NothingToUndo,
    FinalComesLast,
    NoMeaningNow,
)


class FondacoError(Exception):
    """A problem with a code (the id of its text) and facts."""

    def __init__(self, code: str, **facts: str | int) -> None:
        self.code = code
        self.facts = facts
        super().__init__(code + "".join(f" {name}={value}" for name, value in facts.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.code, **self.facts), ()


class IllegalMove(FondacoError):
    """A refused move; the match is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.rule = refusal.rule
        super().__init__(refusal.message(), rule=refusal.rule)

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.refusal,)


class OptionError(FondacoError):
    """A wrong choice of game, seats or options."""


class BotError(FondacoError):
    """A bot that does not keep its contract."""


class PositionError(FondacoError):
    """A position that cannot be; `facts["field"]` says where."""


class ScriptError(FondacoError):
    """Scripted luck that does not fit what the rules draw, or too little of it; the match is as it was."""


class RecordError(FondacoError):
    """A bad record; `facts["line"]` says where."""


class RecordPartError(RecordError):
    """A game, an option or a position of a record that is wrong in itself: the same problem with its line."""

    @classmethod
    def of(cls, problem: FondacoError, line: int) -> RecordPartError:
        return cls(problem.code, **problem.facts, line=line)


class DataError(FondacoError):
    """A bad data file; the facts say which piece."""
