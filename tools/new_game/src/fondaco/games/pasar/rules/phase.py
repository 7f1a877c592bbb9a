"""The phases of Pasar, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.pasar.state import State
from fondaco.kernel.errors import Refusal

OVER, VISIT, SALE = range(3)
MARKET_CLOSED = 1  # the one ending


class Phase:
    """A chapter in which somebody decides: what is on offer, and what a move does."""

    def begin(self, s: State) -> None:
        """What happens before the first decision of the phase."""

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
    """Begin a phase."""
    s.phase = number
    phase: Phase = PHASES[number]
    phase.begin(s)


def end(s: State) -> None:
    """PAS-5.1"""
    s.phase = OVER
    s.ending = MARKET_CLOSED
    s.deciding = 0
