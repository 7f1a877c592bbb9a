"""BAT-1: set-up."""

from __future__ import annotations

from fondaco.games.batavia import data, redeal, tell
from fondaco.games.batavia.rules.phase import AUCTION, enter
from fondaco.games.batavia.rules.pile import take_card
from fondaco.games.batavia.state import State


def set_up(s: State) -> None:
    """BAT-1"""
    for seat in range(s.seats):
        s.bills[seat] = data.BILLS  # BAT-1.1
    if s.quick_start:
        lay_quick_start(s)
    else:
        lay_stations(s)
    for company in range(data.COMPANIES):
        s.deck[company] = data.SHIPS_OF_A_COMPANY
    for seat in range(s.seats):
        for _ in range(data.OPENING_HAND):  # BAT-1.6
            take_card(s, seat)
        tell.dealt(s, seat)
    if s.first_auctioneer == 0:  # BAT-1.8
        s.auctioneer = s.below(s.seats)
    else:
        s.auctioneer = s.first_auctioneer - 1
    enter(s, AUCTION)


def lay_stations(s: State) -> None:
    """BAT-1.2, BAT-1.3, BAT-1.4: shuffled goods of each company, one tile of each company in every block."""
    for company in range(data.COMPANIES):
        for good in range(data.GOODS):
            s.track[1 + good * data.BLOCK + company] = company * data.GOODS + good
    redeal.shuffle_stations(s, 0)
    s.shown = data.OPENING_STATIONS


def lay_quick_start(s: State) -> None:
    """BAT-1.5: a fixed order, all face up."""
    for space in range(1, data.SPACES + 1):
        s.track[space] = data.QUICK_START[space - 1]
    s.shown = data.SPACES
