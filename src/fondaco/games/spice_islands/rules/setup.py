"""SPI-2: set-up."""

from __future__ import annotations

from fondaco.games.spice_islands import data, tell
from fondaco.games.spice_islands.rules.turn import begin_turn
from fondaco.games.spice_islands.state import State


def set_up(s: State) -> None:
    """SPI-2"""
    for company in range(data.COMPANIES):
        s.port[company] = data.PIECES_OF_CARGO  # SPI-2.1
        s.space[company * data.SHIPS_EACH] = data.EUROPE
        s.space[company * data.SHIPS_EACH + 1] = data.ISLANDS
        s.cargo[(company * data.SHIPS_EACH + 1) * data.CARGOES + data.SPICE] = 1  # SPI-2.2
    s.port[data.SPICE] = data.PIECES_OF_CARGO - data.COMPANIES
    s.space[data.NAVY] = data.ISLANDS
    s.space[data.PIRATE] = data.MADAGASCAR  # SPI-2.3
    for seat in range(s.seats):
        s.money[seat] = data.MONEY  # SPI-2.5
    deal_captains(s)
    begin_turn(s, s.below(s.seats))  # SPI-2.8


def deal_captains(s: State) -> None:
    """SPI-2.6, SPI-2.7: a random pawn each, and the dearest share of a company to its captain."""
    pawns = list(data.DEALT[: data.FIRST_CAPTAINS[s.seats]])
    for seat in range(s.seats):
        colour = pawns.pop(s.below(len(pawns)))
        s.captain[colour] = seat
        tell.captain_dealt(s, seat, colour)
        if colour < data.COMPANIES:
            s.share[colour * data.SHARES + data.SHARES - 1] = seat
            tell.share_dealt(s, seat, colour, data.SHARES - 1)
