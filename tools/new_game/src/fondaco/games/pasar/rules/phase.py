"""The phases of Pasar, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.pasar.state import State
from fondaco.kernel.playing.rules import Phase

OVER, VISIT, SALE = range(3)
MARKET_CLOSED = 1  # the one ending


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
