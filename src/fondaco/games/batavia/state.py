# cython: auto_pickle=True
"""Batavia's state: everything on the table and in the hands."""

from __future__ import annotations

from fondaco.games.batavia.data import COMPANY_NAMES, SPACES, TILE_NAMES
from fondaco.kernel.positions import SEATS, Field
from fondaco.kernel.state import State as BaseState

FIELDS = (
    Field("round"),
    Field("bills", SEATS),
    Field("gold", SEATS),
    Field("merchant", SEATS),
    Field("hand", SEATS, COMPANY_NAMES),
    Field("known", SEATS, COMPANY_NAMES),
    Field("table", SEATS, COMPANY_NAMES),
    Field("tiles", SEATS, COMPANY_NAMES),
    Field("marker", COMPANY_NAMES),
    Field("cannon"),
    Field("most", COMPANY_NAMES),
    Field("seal", COMPANY_NAMES, values=SEATS),
    Field("box", TILE_NAMES, values=SEATS),
    Field("track", SPACES + 1, values=TILE_NAMES),
    Field("shown"),
    Field("deck", COMPANY_NAMES),
    Field("discard", COMPANY_NAMES),
    Field("lot", COMPANY_NAMES),
    Field("bidding"),
    Field("bid"),
    Field("bidder", values=SEATS),
    Field("auctioneer", values=SEATS),
    Field("ship", values=SEATS),
    Field("hex", values=SEATS),
    Field("to_act"),
    Field("laid"),
)


class State(BaseState):
    """`x[seat * 5 + company]`; companies and goods by their number in data."""

    def __init__(self) -> None:
        BaseState.__init__(self)
        self.quick_start = 0  # option
        self.reveal = 0  # option
        self.first_auctioneer = 0  # option
        self.round = 0
        self.bills = [0] * 5
        self.gold = [0] * 5
        self.merchant = [0] * 5  # space
        self.hand = [0] * 25
        self.known = [0] * 25  # cards of a hand that all saw going into it, while they may still be there
        self.table = [0] * 25  # face-up ships
        self.tiles = [0] * 25  # station tiles in front of a player
        self.marker = [0] * 5  # BAT-5.3: face-up ships by company
        self.cannon = 0  # and in all
        self.most = [0] * 5  # by company: the most ships any single player has
        self.seal = [-1] * 5  # holder
        self.box = [-1] * 35  # by tile: whose crate
        self.track = [-1] * 36  # by space: tile
        self.shown = 0  # the highest face-up space
        self.deck = [0] * 5
        self.discard = [0] * 5
        self.lot = [0] * 5
        self.bidding = 0  # bit mask of seats still in the auction
        self.bid = 0
        self.bidder = -1
        self.auctioneer = -1
        self.ship = -1  # holder of the first-player ship
        self.hex = -1  # holder of the Final Hex
        self.to_act = 0  # actions left in this round
        self.laid = 0  # cards laid in this play

    def copy(self) -> State:
        other = State.__new__(State)
        self.copy_base(other)
        other.quick_start = self.quick_start
        other.reveal = self.reveal
        other.first_auctioneer = self.first_auctioneer
        other.round = self.round
        other.bills = self.bills[:]
        other.gold = self.gold[:]
        other.merchant = self.merchant[:]
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.table = self.table[:]
        other.tiles = self.tiles[:]
        other.marker = self.marker[:]
        other.cannon = self.cannon
        other.most = self.most[:]
        other.seal = self.seal[:]
        other.box = self.box[:]
        other.track = self.track[:]
        other.shown = self.shown
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.lot = self.lot[:]
        other.bidding = self.bidding
        other.bid = self.bid
        other.bidder = self.bidder
        other.auctioneer = self.auctioneer
        other.ship = self.ship
        other.hex = self.hex
        other.to_act = self.to_act
        other.laid = self.laid
        return other

    # -- questions ------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def hand_size(self, seat: int) -> int:
        total = 0
        for company in range(5):
            total += self.hand[seat * 5 + company]
        return total

    def ahead(self, seat: int, company: int) -> int:
        """BAT-6.2: the nearest space ahead of the merchant with a tile of the company; 0 if there is none."""
        low = company * 7
        for space in range(self.merchant[seat] + 1, 36):
            if low <= self.track[space] < low + 7:
                return space
        return 0

    def can_lead(self, seat: int) -> bool:
        """BAT-4.5, BAT-4.6: could the hand bring a majority, in the last round one with a tile ahead (BAT-9.4)?"""
        for company in range(5):
            leads = self.seal[company] == seat  # case 1
            if not leads:  # case 2
                leads = self.table[seat * 5 + company] + self.hand[seat * 5 + company] > self.most[company]
            if leads and (self.hex < 0 or self.ahead(seat, company) > 0):
                return True
        return False
