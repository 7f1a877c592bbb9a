"""SPI-1.7: what the bank pays; it never runs out."""

from __future__ import annotations

from fondaco.games.spice_islands import tell
from fondaco.games.spice_islands.data import NOBODY
from fondaco.games.spice_islands.state import State


def fill_treasury(s: State, colour: int, amount: int) -> None:
    """SPI-6.5, SPI-7.11, SPI-8.5, SPI-8.6"""
    s.treasury[colour] += amount
    tell.treasury_filled(s, colour, amount)


def pay_captain(s: State, colour: int, amount: int) -> None:
    """SPI-6.6, SPI-8.7: to the holder of the pawn; no captain, no payment."""
    if s.captain[colour] != NOBODY and amount > 0:
        s.money[s.captain[colour]] += amount
        tell.captain_paid(s, colour, amount)
