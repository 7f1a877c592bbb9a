"""IND-5: turn order bid."""

from __future__ import annotations

from fondaco.games.indonesia import refusals, tell
from fondaco.games.indonesia.data import BID_TRACK, HIGHEST_BID, MULTIPLIER
from fondaco.games.indonesia.moves import BID
from fondaco.games.indonesia.rules.phase import MERGERS, enter
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class TurnOrder(Phase):
    """IND-5: everybody names one bid, openly and once."""

    def begin(self, s: State) -> None:
        for seat in range(s.seats):
            s.bids[seat] = -1
        s.on_turn = 0
        s.turn(s.order[0])

    def offer(self, s: State) -> None:
        s.offer_range(BID, 0, min(max(s.cash[s.actor], 0), HIGHEST_BID), 1)  # IND-5.1

    def apply(self, s: State, kind: int, value: int) -> None:
        s.bids[s.actor] = value
        s.cash[s.actor] -= value
        s.bank[s.actor] += value  # IND-5.3
        worth = bid_value(s, s.actor)
        tell.bid_named(s, value, worth)
        s.on_turn += 1
        if s.on_turn < s.seats:
            s.turn(s.order[s.on_turn])
        else:
            sort_players(s)
            enter(s, MERGERS)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return refusals.BidAboveCash(s.cash[s.actor]) if kind == BID else refusals.NameBid()


def bid_value(s: State, seat: int) -> int:
    """IND-5.2"""
    return s.bids[seat] * MULTIPLIER[s.level_of(seat, BID_TRACK)]


def sort_players(s: State) -> None:
    """IND-5.4: by descending value; equals keep their previous order."""
    for last in range(1, s.seats):
        seat = s.order[last]
        place = last
        while place > 0 and bid_value(s, s.order[place - 1]) < bid_value(s, seat):
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat
    tell.turn_order(s)
