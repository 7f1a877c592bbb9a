"""The phases of Indonesia, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal

OVER, NEW_ERA, TURN_ORDER, MERGERS, AUCTION, CLEARING, ACQUISITIONS, RESEARCH = range(8)
OPERATIONS, FLEET, DELIVERIES, EXPANSION, GROWTH = range(8, 13)
NO_DEEDS, ONE_TYPE = 1, 2  # the endings


class Phase:
    """A chapter in which somebody decides: how it begins, what is on offer, and what a move does."""

    def begin(self, s: State) -> None:
        """What happens before the first decision of the phase."""
        raise NotImplementedError

    def offer(self, s: State) -> None:
        """List the moves that `s.actor` may make."""
        raise NotImplementedError

    def apply(self, s: State, kind: int, value: int) -> None:
        """Carry out a move of `s.actor`."""
        raise NotImplementedError

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        """Why `s.actor` may not make a move."""
        raise NotImplementedError


PHASES: list[Phase] = []  # by number; the contract fills it


def enter(s: State, number: int) -> None:
    """IND-3.1: begin a phase."""
    s.phase = number
    phase: Phase = PHASES[number]
    phase.begin(s)


def resume(s: State, number: int) -> None:
    """Go back to a phase that others have interrupted, without beginning it again."""
    s.phase = number


def end(s: State, ending: int) -> None:
    """IND-12.1"""
    s.phase = OVER
    s.ending = ending
    s.deciding = 0


def next_place(s: State) -> None:
    """The next player in turn order is on turn, after the last the first."""
    s.on_turn = s.on_turn + 1 if s.on_turn + 1 < s.seats else 0
