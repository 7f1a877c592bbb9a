# cython: auto_pickle=True
"""Batavia's state: everything on the table and in the hands."""

from __future__ import annotations

from fondaco.games.batavia.data import COMPANIES, COMPANY_NAMES, GOODS, NOBODY, SPACES, TILE_NAMES
from fondaco.kernel.declaring.fields import array, option, scalar, with_fields
from fondaco.kernel.declaring.positions import SEATS
from fondaco.kernel.playing.state import State as BaseState


@with_fields
class State(BaseState):
    """`x[seat * COMPANIES + company]`; companies, goods and tiles by their number in data."""

    quick_start = option()
    reveal = option()
    first_auctioneer = option()
    round = scalar()
    bills = array(SEATS)
    gold = array(SEATS)
    merchant = array(SEATS)  # space
    hand = array(SEATS, COMPANY_NAMES)
    known = array(SEATS, COMPANY_NAMES)  # cards of a hand that all saw going into it, while they may still be there
    old = array(SEATS, COMPANY_NAMES)  # hidden cards of a hand when the pile was last shuffled again
    drawn = array(SEATS, COMPANY_NAMES)  # cards drawn since then
    table = array(SEATS, COMPANY_NAMES)  # face-up ships
    tiles = array(SEATS, COMPANY_NAMES)  # station tiles in front of a player
    marker = array(COMPANY_NAMES)  # BAT-5.3: face-up ships by company
    cannon = scalar()  # and in all
    most = array(COMPANY_NAMES)  # the most ships any single player has
    seal = array(COMPANY_NAMES, of=SEATS)  # holder
    box = array(TILE_NAMES, of=SEATS)  # whose crate
    track = array(SPACES + 1, of=TILE_NAMES)  # by space
    shown = scalar()  # the highest face-up space
    deck = array(COMPANY_NAMES)
    discard = array(COMPANY_NAMES)
    lot = array(COMPANY_NAMES)
    bidding = scalar()  # bit mask of seats still in the auction
    bid = scalar()
    bidder = scalar(of=SEATS)
    bids = array(SEATS)  # each seat's last bid in this auction
    auctioneer = scalar(of=SEATS)
    ship = scalar(of=SEATS)  # holder of the first-player ship
    hex = scalar(of=SEATS)  # holder of the Final Hex
    to_act = scalar()  # actions left in this round
    laid = scalar()  # cards laid in this play

    # -- questions ------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_hand(self, seat: int, company: int) -> int:
        """Ship cards of the company in a hand."""
        return self.hand[seat * COMPANIES + company]

    def shown_since(self, seat: int, company: int) -> int:
        """Hidden cards laid since the pile was last shuffled again."""
        place = seat * COMPANIES + company
        return self.old[place] + self.drawn[place] - self.hand[place] + self.known[place]

    def at_sea(self, seat: int, company: int) -> int:
        """Face-up ships of the company in front of a player."""
        return self.table[seat * COMPANIES + company]

    def hand_size(self, seat: int) -> int:
        total = 0
        for company in range(COMPANIES):
            total += self.hand[seat * COMPANIES + company]
        return total

    def ahead(self, seat: int, company: int) -> int:
        """BAT-6.2: the nearest space ahead of the merchant with a tile of the company; 0 if there is none."""
        low = company * GOODS
        for space in range(self.merchant[seat] + 1, SPACES + 1):
            if low <= self.track[space] < low + GOODS:
                return space
        return 0

    def can_lead(self, seat: int) -> bool:
        """BAT-4.5, BAT-4.6: could the hand bring a majority, in the last round one with a tile ahead (BAT-9.4)?"""
        for company in range(COMPANIES):
            leads = self.seal[company] == seat  # case 1
            if not leads:  # case 2
                leads = (
                    self.table[seat * COMPANIES + company] + self.hand[seat * COMPANIES + company] > self.most[company]
                )
            if leads and (self.hex == NOBODY or self.ahead(seat, company) > 0):
                return True
        return False
