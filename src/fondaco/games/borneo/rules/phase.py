"""The phases of Borneo, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

(
    OVER,
    PLACEMENT,
    MISSION,
    PAYMENT,
    COMPANY,
    ATTACK,
    DEFENCE,
    OUSTED,
    KEEPING,
    EXPEDITION,
    SPLIT,
    DISCARDS,
    LAST_MISSION,
) = range(13)
BY_PORTS, BY_CARDS = 1, 2  # the endings


class Phase:
    """A step in which somebody decides: what is on offer, and what a move does."""

    def begin(self, s: State) -> None:
        """What happens before the first decision of the phase; most are the active player's."""
        s.turn(s.active)

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
    """BOR-12.5"""
    s.phase = OVER
    s.deciding = 0
