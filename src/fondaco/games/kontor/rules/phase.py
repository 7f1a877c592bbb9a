"""The phases of Kontor, and the one way to enter a phase."""

from __future__ import annotations

from fondaco.games.kontor.data import BLACK, RED
from fondaco.games.kontor.state import State
from fondaco.kernel.playing.rules import Phase

OVER, BUYING, SHOWING, CHOOSING, SHIPPING, REMOVING, LAYING = range(7)


PHASES: list[Phase] = []  # by number; the contract fills it


def enter(s: State, number: int) -> None:
    """Begin a phase."""
    s.phase = number
    phase: Phase = PHASES[number]
    phase.begin(s)


def end(s: State, ending: int) -> None:
    """KON-13.6"""
    s.phase = OVER
    s.ending = ending
    s.deciding = 0


def ask(s: State, seats: int) -> None:
    """Hand the decision to one player or to both at the same time."""
    s.deciding = seats
    s.actor = RED if seats & (1 << RED) else BLACK


def is_settled(s: State) -> bool:
    """The actor has committed; has everybody?"""
    s.deciding &= ~(1 << s.actor)
    return s.deciding == 0
