"""Hints, and the judgement of a player's own ideas."""

from __future__ import annotations

from msgspec import Struct

from fondaco.bots import Verdict
from fondaco.server.wire.base import Text
from fondaco.server.wire.play import EffectTold


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
    notation: Text


class Idea(Struct):
    """The player's own move judged beside the hint, by the same search; the reasons speak for the better one."""

    hint: Hint
    idea: Outlook
    verdict: Verdict
    reasons: list[str]
