"""IND-6.4 to IND-6.7: the auction of a merger."""

from __future__ import annotations

from fondaco.games.indonesia import data, events, moves, refusals
from fondaco.games.indonesia.data import DEED_NAMES
from fondaco.games.indonesia.rules import mergers, phase
from fondaco.games.indonesia.rules.phase import Phase
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal

SIAP_FAJI = phase.SIAP_FAJI
BID, PASS = moves.BID, moves.PASS
NOBODY, MOST = data.NOBODY, data.MOST
OPEN_MONEY = 1  # a choice of the option `money`


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
        s.offer_range(BID, lowest_bid(s), min(s.cash[s.actor], MOST), step(s))  # IND-6.4

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == BID:
            s.bid = value
            s.bidder = s.actor
            if s.heard is not None:
                s.heard.append(events.MergerBid(s.actor, value))
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
    if s.heard is not None:
        s.heard.append(events.Passed(seat))


def ask(s: State) -> None:
    """IND-6.5: the next in turn order who is in and not the highest bidder."""
    s.on_turn = s.place_of(s.actor)
    while s.active != 1 << s.bidder:
        phase.next_place(s)
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
    if s.heard is not None:
        s.heard.append(events.MergerWon(winner, s.bid, DEED_NAMES[s.first], DEED_NAMES[s.second]))
    share = s.bid // step(s)  # for each good or ship, always whole
    pay_owner(s, s.first, share * s.size[s.first])
    pay_owner(s, s.second, share * s.size[s.second])
    s.turn(winner)
    if mergers.are_mixed(s, s.first, s.second):
        phase.enter(s, SIAP_FAJI)
    else:
        mergers.unite(s)
        mergers.resume(s)


def pay_owner(s: State, company: int, amount: int) -> None:
    """IND-6.6: cash at once."""
    owner = s.owner[company]
    s.cash[owner] += amount
    if s.heard is not None:
        s.heard.append(events.OwnerPaid(owner, DEED_NAMES[company], amount))
