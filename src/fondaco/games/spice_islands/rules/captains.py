"""SPI-10: captains; who may use a pawn for the free action."""

from __future__ import annotations

from fondaco.games.spice_islands import refusals, tell
from fondaco.games.spice_islands.data import COLOUR_NAMES, NOBODY, ORGANISATIONS
from fondaco.games.spice_islands.rules.phase import CAPTAIN, enter
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal


def can_command(s: State) -> bool:
    """SPI-10.1, SPI-10.3"""
    if s.spent:
        return False
    for colour in range(ORGANISATIONS):
        if s.ready[colour]:
            return True
    return False


def command(s: State, colour: int) -> None:
    """SPI-10.1: the pawn to be used is chosen; its action follows."""
    s.spent = 1
    s.free = colour
    tell.commanded(s, colour)
    enter(s, CAPTAIN)


def why_not_command(s: State, colour: int) -> Refusal:
    if s.captain[colour] != s.actor:
        return refusals.NotYourCaptain(COLOUR_NAMES[colour])
    return refusals.FreeActionUsed() if s.spent else refusals.CaptainTooNew(COLOUR_NAMES[colour])


def appoint(s: State, colour: int, seat: int) -> None:
    """SPI-10.3: a pawn that changes hands serves its new owner from the next turn on."""
    if s.captain[colour] != seat:
        s.captain[colour] = seat
        s.ready[colour] = 0


def take_pawn(s: State, colour: int) -> None:
    """SPI-7.2, SPI-8.2: without a captain, the player who moves the ship becomes captain."""
    if s.captain[colour] == NOBODY:
        appoint(s, colour, s.active)
        tell.captain_taken(s, colour)


def dismiss(s: State, colour: int) -> None:
    """SPI-7.13, SPI-8.6, SPI-9.7: the pawn goes back to the reserve."""
    if s.captain[colour] != NOBODY:
        tell.captain_returned(s, colour)
        appoint(s, colour, NOBODY)
