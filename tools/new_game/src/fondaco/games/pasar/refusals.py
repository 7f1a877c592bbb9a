"""Why a move of Pasar is refused."""

from __future__ import annotations

from fondaco.kernel.errors import Refusal
from fondaco.kernel.showing.events import Piece


class NoSuchStall(Refusal, frozen=True):
    rule = "PAS-2.2"
    stalls: int


class VisitFirst(Refusal, frozen=True):
    rule = "PAS-3.1"


class StallsAreClosed(Refusal, frozen=True):
    rule = "PAS-4.1"


class NotInHand(Refusal, frozen=True):
    rule = "PAS-4.1"
    good: Piece


class OneGoodOnly(Refusal, frozen=True):
    rule = "PAS-4.3"
    good: Piece
