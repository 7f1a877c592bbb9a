"""The phases of Spice Islands, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal

OVER, PURCHASE, ACTION, CAPTAIN, PLUNDER, OVERFLOW, RECOVERY, HARBOUR = range(8)


class Phase:
    """A moment of the game: what happens as it begins, what is on offer, and what a move does."""

    def begin(self, s: State) -> None:
        """What happens before the first decision of the phase; it may lead on to another phase."""

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


def end(s: State, ending: int) -> None:
    """SPI-11.1"""
    s.phase = OVER
    s.ending = ending
    s.deciding = 0
