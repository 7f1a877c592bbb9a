"""A chapter of the rules in which somebody decides, and the way from one chapter to the next."""

from __future__ import annotations

from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal

__all__ = ["enter", "next_place"]

OVER, NEW_ERA, TURN_ORDER, MERGERS, AUCTION, SIAP_FAJI, ACQUISITIONS, RESEARCH = range(8)
OPERATIONS, FLEET, DELIVERIES, EXPANSION, GROWTH = range(8, 13)


class Phase:
    """How a chapter begins, what is on offer in it, what a move does, and why another is refused."""

    def begin(self, s: State) -> None:
        raise NotImplementedError

    def offer(self, s: State) -> None:
        raise NotImplementedError

    def apply(self, s: State, kind: int, value: int) -> None:
        raise NotImplementedError

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        raise NotImplementedError


PHASES: list[Phase] = []


def assemble(phases: list[Phase]) -> None:
    """Bind the chapters, in the order of their numbers."""
    PHASES[:] = phases


def enter(s: State, number: int) -> None:
    """IND-3.1: go to a chapter."""
    s.phase = number
    phase: Phase = PHASES[number]
    phase.begin(s)


def next_place(s: State) -> None:
    """The next player in turn order is on turn, after the last the first."""
    s.on_turn = s.on_turn + 1 if s.on_turn + 1 < s.seats else 0
