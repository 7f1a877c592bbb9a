"""The phases of Borneo, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.borneo.state import State
from fondaco.kernel.playing.rules import Phase as BasePhase

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


class Phase(BasePhase):
    """A step that the active player decides, unless it says otherwise."""

    def begin(self, s: State) -> None:
        s.turn(s.active)


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
