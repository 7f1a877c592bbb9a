"""IND-6.4 to IND-6.7: the auction of a merger."""

from __future__ import annotations

from fondaco.games.indonesia import refusals, tell
from fondaco.games.indonesia.data import HIGHEST_BID, NOBODY, OPEN_MONEY
from fondaco.games.indonesia.moves import BID, PASS
from fondaco.games.indonesia.rules import mergers
from fondaco.games.indonesia.rules.phase import CLEARING, enter, next_place
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Auction(Phase):
    """IND-6.5: raise or pass, round and round, until all but the highest bidder are out."""

    def begin(self, s: State) -> None:
        s.bid = 0
        s.bidder = NOBODY
        s.active = 0
        for seat in range(s.seats):
            if mergers.can_hold(s, seat, s.first, s.second):
                s.active |= 1 << seat  # IND-6.5: whatever his Mergers level

    def offer(self, s: State) -> None:
        if s.bidder != NOBODY:
            s.offer(PASS)
        s.offer_range(BID, lowest_bid(s), min(s.cash[s.actor], HIGHEST_BID), step(s))  # IND-6.4

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == BID:
            s.bid = value
            s.bidder = s.actor
            tell.merger_bid(s)
        else:
            leave(s, s.actor)
        ask(s)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != BID:
            return refusals.OpenTheAuction() if s.bidder == NOBODY else refusals.RaiseOrPass()
        if s.bidder != NOBODY and value < lowest_bid(s):
            return refusals.BidTooLow(lowest_bid(s))
        if value < lowest_bid(s) or value % step(s) != 0:
            return refusals.NotInSteps(s.nominal_value(s.first, s.second), step(s))
        return refusals.RaiseAboveCash(s.cash[s.actor])


def step(s: State) -> int:
    """IND-6.4: bids rise by the size of both companies together."""
    return s.size[s.first] + s.size[s.second]


def lowest_bid(s: State) -> int:
    """IND-6.4, IND-6.5: the nominal value, later one step more than the highest bid."""
    return s.nominal_value(s.first, s.second) if s.bidder == NOBODY else s.bid + step(s)


def leave(s: State, seat: int) -> None:
    """IND-6.5: out of this auction."""
    s.active &= ~(1 << seat)
    tell.passed(s, seat)


def ask(s: State) -> None:
    """IND-6.5: the next in turn order who is in and not the highest bidder."""
    s.on_turn = s.place_of(s.actor)
    while s.active != 1 << s.bidder:
        next_place(s)
        seat = s.order[s.on_turn]
        if (s.active >> seat) & 1 and seat != s.bidder:
            if s.money != OPEN_MONEY or s.cash[seat] >= lowest_bid(s):  # IND-6.10
                s.turn(seat)
                return
            leave(s, seat)
    settle(s)


def settle(s: State) -> None:
    """IND-6.6: the winner pays, the owners share by size."""
    winner = s.bidder
    s.cash[winner] -= s.bid
    tell.merger_won(s)
    share = s.bid // step(s)  # for each good or ship, always whole
    pay_owner(s, s.first, share * s.size[s.first])
    pay_owner(s, s.second, share * s.size[s.second])
    s.turn(winner)
    if mergers.are_mixed(s, s.first, s.second):
        enter(s, CLEARING)
    else:
        mergers.unite(s)
        mergers.end_merger(s)


def pay_owner(s: State, company: int, amount: int) -> None:
    """IND-6.6: cash at once."""
    owner = s.owner[company]
    s.cash[owner] += amount
    tell.owner_paid(s, company, amount)
