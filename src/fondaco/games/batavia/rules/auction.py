"""BAT-3: the auction of the lot."""

from __future__ import annotations

from fondaco.games.batavia import refusals, tell
from fondaco.games.batavia.data import COMPANIES, NOBODY
from fondaco.games.batavia.moves import BID, PASS
from fondaco.games.batavia.rules.pile import draw_ship
from fondaco.games.batavia.rules.rounds import begin_actions
from fondaco.games.batavia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Auction(Phase):
    """BAT-3: everyone bids bills of exchange for the lot and the right to go first."""

    def begin(self, s: State) -> None:
        """BAT-2.1, BAT-3.1: the die is rolled and the lot turned up."""
        s.round += 1
        turn_up_lot(s)
        s.bidding = (1 << s.seats) - 1
        s.turn(s.left_of(s.auctioneer))  # BAT-3.2

    def offer(self, s: State) -> None:
        s.offer(PASS)  # BAT-3.4: even the first bidder may pass
        s.offer_range(BID, s.bid + 1, s.bills[s.actor], 1)  # BAT-3.3

    def apply(self, s: State, kind: int, value: int) -> None:
        if kind == BID:
            s.bid = value
            s.bidder = s.actor
            s.bids[s.actor] = value
            tell.bid(s, value)
        else:
            s.bidding &= ~(1 << s.actor)  # BAT-3.4: out of this auction
            tell.passed(s)
        if s.bidding == 0:
            leave_unsold(s)  # BAT-3.5
        elif s.bidder != NOBODY and s.bidding == 1 << s.bidder:
            sell(s)  # BAT-3.5
        else:
            seat = s.left_of(s.actor)
            while not (s.bidding >> seat) & 1:
                seat = s.left_of(seat)
            s.turn(seat)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind != BID:
            return refusals.BidOrPass()
        if value <= s.bid:
            return refusals.BidTooLow(s.bid)
        return refusals.TooFewBills(s.bills[s.actor])


def turn_up_lot(s: State) -> None:
    """BAT-3.1"""
    die = s.below(6) + 1
    turned = [0] * COMPANIES
    for _ in range(die):
        ship = draw_ship(s)
        if ship < 0:
            break  # BAT-11.2
        turned[ship] += 1
        s.lot[ship] += 1
    tell.lot_turned(s, die, turned)


def sell(s: State) -> None:
    """BAT-3.6, BAT-3.7: the price goes round the others from the left; ship and lot go to the winner."""
    winner = s.bidder
    tell.sold(s)
    s.bills[winner] -= s.bid
    rest = s.bid
    seat = s.left_of(winner)
    for others in range(s.seats - 1, 0, -1):
        share = (rest + others - 1) // others  # those nearer to the left get one more
        rest -= share
        s.bills[seat] += share
        tell.paid(s, winner, seat, share)
        seat = s.left_of(seat)
    for company in range(COMPANIES):
        s.hand[winner * COMPANIES + company] += s.lot[company]
        s.known[winner * COMPANIES + company] += s.lot[company]
        s.lot[company] = 0
    s.ship = winner
    begin_actions(s)


def leave_unsold(s: State) -> None:
    """BAT-3.8, BAT-3.9: the lot stays; the first player too, or in the very first auction the auctioneer."""
    if s.ship == NOBODY:
        s.ship = s.auctioneer
    tell.unsold(s)
    begin_actions(s)
