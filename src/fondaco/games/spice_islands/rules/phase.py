"""The phases of Spice Islands, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.spice_islands.state import State
from fondaco.kernel.playing.rules import Phase

OVER, PURCHASE, ACTION, CAPTAIN, PLUNDER, OVERFLOW, RECOVERY, HARBOUR = range(8)


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
