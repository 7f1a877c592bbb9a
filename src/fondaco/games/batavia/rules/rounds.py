"""BAT-2: a round is an auction, then one action each."""

from __future__ import annotations

from fondaco.games.batavia.data import NOBODY
from fondaco.games.batavia.rules.phase import ACTION, AUCTION, enter
from fondaco.games.batavia.rules.pirates import check_pirates
from fondaco.games.batavia.rules.scoring import score
from fondaco.games.batavia.state import State


def begin_actions(s: State) -> None:
    """BAT-2.1: one action each, from the first player clockwise."""
    s.bid = 0
    s.bidder = NOBODY
    s.bidding = 0
    for seat in range(s.seats):
        s.bids[seat] = 0
    s.to_act = s.seats
    s.turn(s.ship)
    enter(s, ACTION)


def end_action(s: State) -> None:
    """BAT-2.2, BAT-2.3, BAT-2.4"""
    check_pirates(s)
    s.laid = 0
    s.to_act -= 1
    if s.to_act > 0:
        s.turn(s.left_of(s.actor))
        enter(s, ACTION)
    elif s.hex == NOBODY:
        s.auctioneer = s.ship
        enter(s, AUCTION)
    else:
        score(s)
