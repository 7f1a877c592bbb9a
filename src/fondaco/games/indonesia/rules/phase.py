"""The phases of Indonesia, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.indonesia.state import State
from fondaco.kernel.playing.rules import Phase

OVER, NEW_ERA, TURN_ORDER, MERGERS, AUCTION, CLEARING, ACQUISITIONS, RESEARCH = range(8)
OPERATIONS, FLEET, DELIVERIES, EXPANSION, GROWTH = range(8, 13)
NO_DEEDS, ONE_TYPE = 1, 2  # the endings


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
