"""Hints, the judgement of a player's own ideas, and annotations."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fondaco.bots import Verdict
from fondaco.server.core.wire import Word
from fondaco.server.play.wire import EffectTold


class Following(Struct):
    """A move that the search expects."""

    seat: int
    notation: str


class Outlook(Struct):
    """What a move brings at once, and what the search expects after it."""

    notation: str
    share: float  # of victories
    margin: float  # points ahead of the best other; behind if negative
    follows: list[Following]
    effects: list[EffectTold]


class Hint(Struct):
    """What a bot as strong as `hard` would do in the seat, dealt what the seat may know.

    `reasons` name texts `<game>-advice-<reason>`; they speak for the best move rather than the rival.
    """

    seq: int  # of the row that last changed the seat's decision
    seat: int
    best: Outlook
    rival: Outlook | None  # the next best
    reasons: list[str]
    confidence: float  # how likely the best is better than the rival
    forced: bool  # there is no choice


class AskIdea(Struct):
    """A legal move that the player thinks of."""

    seat: int
    notation: Word


class Idea(Struct):
    """The player's own move judged beside the hint, by the same search; the reasons speak for the better one."""

    hint: Hint
    idea: Outlook
    verdict: Verdict
    reasons: list[str]


class TurningPoint(Struct):
    """A move after which the outcome was another, and what a bot would have done."""

    ply: int
    seat: int
    notation: str
    before: list[float]  # each seat's chance to win, as the mover could know
    after: list[float]
    luck: float  # what chance added to the mover's own
    best: str  # the bot's choice
    loss: float  # what it promised more
    reasons: list[str]  # for it; texts `<game>-advice-<reason>`


class Annotation(Struct):
    """Everybody's chance to win before each move and at the end, and where it turned."""

    game: str
    seats: int
    bot: str
    plays: int
    shares: list[list[float]]
    turns: list[TurningPoint]


class AnnotationStatus(Struct):
    """How far the annotation of a finished match is; while it is made there is a first look, without turns."""

    state: Literal["none", "working", "ready"]
    done: float  # from 0 to 1
    annotation: Annotation | None = None
