"""SPI-2: set-up."""

from __future__ import annotations

from fondaco.games.spice_islands import tell
from fondaco.games.spice_islands.data import (
    CARGOES,
    COMPANIES,
    DEALT,
    EUROPE,
    FIRST_CAPTAINS,
    ISLANDS,
    MADAGASCAR,
    MONEY,
    NAVY,
    PIECES_OF_CARGO,
    PIRATE,
    SHARES,
    SHIPS_EACH,
    SPICE,
)
from fondaco.games.spice_islands.rules.turn import begin_turn
from fondaco.games.spice_islands.state import State


def set_up(s: State) -> None:
    """SPI-2"""
    for company in range(COMPANIES):
        s.port[company] = PIECES_OF_CARGO  # SPI-2.1
        s.space[company * SHIPS_EACH] = EUROPE
        s.space[company * SHIPS_EACH + 1] = ISLANDS
        s.cargo[(company * SHIPS_EACH + 1) * CARGOES + SPICE] = 1  # SPI-2.2
    s.port[SPICE] = PIECES_OF_CARGO - COMPANIES
    s.space[NAVY] = ISLANDS
    s.space[PIRATE] = MADAGASCAR  # SPI-2.3
    for seat in range(s.seats):
        s.money[seat] = MONEY  # SPI-2.5
    deal_captains(s)
    begin_turn(s, s.below(s.seats))  # SPI-2.8


def deal_captains(s: State) -> None:
    """SPI-2.6, SPI-2.7: a random pawn each, and the dearest share of a company to its captain."""
    pawns = list(DEALT[: FIRST_CAPTAINS[s.seats]])
    for seat in range(s.seats):
        colour = pawns.pop(s.below(len(pawns)))
        s.captain[colour] = seat
        tell.captain_dealt(s, seat, colour)
        if colour < COMPANIES:
            s.share[colour * SHARES + SHARES - 1] = seat
            tell.share_dealt(s, seat, colour, SHARES - 1)
