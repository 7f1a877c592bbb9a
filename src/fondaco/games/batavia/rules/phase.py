"""The phases of Batavia, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.batavia.state import State
from fondaco.kernel.playing.rules import Phase

OVER, AUCTION, ACTION, PLAY, CONVERSION = range(5)
BY_FINAL_HEX = 1  # the one ending


PHASES: list[Phase] = []  # by number; the contract fills it


def enter(s: State, number: int) -> None:
    """Begin a phase."""
    s.phase = number
    phase: Phase = PHASES[number]
    phase.begin(s)


def end(s: State) -> None:
    """BAT-10.6"""
    s.phase = OVER
    s.ending = BY_FINAL_HEX
    s.deciding = 0
