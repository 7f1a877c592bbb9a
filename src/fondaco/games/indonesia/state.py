# cython: auto_pickle=True
"""Indonesia's state: the board, the companies, the players, and what is going on."""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.games.indonesia.data import (
    AREA_NAMES,
    CARD_NAMES,
    DEED_NAMES,
    DEED_PLACES,
    ERA_NAMES,
    GOOD_NAMES,
    LINE_NAMES,
    SEA_NAMES,
    TRACK_NAMES,
    TYPE_NAMES,
)
from fondaco.kernel.positions import SEATS, Field
from fondaco.kernel.state import State as BaseState

AREAS, SEAS, DEEDS, LINES, ERAS = data.AREAS, data.SEAS, data.DEEDS, data.LINES, data.ERAS
SLOTS, NOBODY, CITY, SHIPPING = data.SLOTS, data.NOBODY, data.CITY, data.SHIPPING
MIXED_VALUE = data.MIXED_VALUE
UNIT_VALUE = data.UNIT_VALUE
LINE_OF = data.LINE_OF
SHIP_LIMIT = data.SHIP_LIMIT
STONES = data.STONES
NEAR_FIRST = data.NEAR_FIRST
NEAR = data.NEAR

FIELDS = (
    Field("year"),
    Field("era", values=ERA_NAMES),
    Field("order", SEATS, values=SEATS),
    Field("cash", SEATS, signed=True),
    Field("bank", SEATS),
    Field("pile", SEATS, signed=True),
    Field("issued", signed=True),
    Field("level", SEATS, TRACK_NAMES),
    Field("card", CARD_NAMES, values=SEATS),
    Field("shown", CARD_NAMES),
    Field("dead", SEATS),
    Field("deed", DEED_NAMES, values=DEED_PLACES),
    Field("part_of", DEED_NAMES, values=DEED_NAMES),
    Field("owner", DEED_NAMES, values=SEATS),
    Field("good", DEED_NAMES, values=TYPE_NAMES),
    Field("size", DEED_NAMES),
    Field("merged", DEED_NAMES),
    Field("operated", DEED_NAMES),
    Field("land", AREA_NAMES, values=(*DEED_NAMES, "city")),
    Field("ships", LINE_NAMES, SEA_NAMES),
    Field("cities"),
    Field("city", data.CITIES, values=AREA_NAMES),
    Field("city_size", data.CITIES),
    Field("received", data.CITIES, GOOD_NAMES),
    Field("on_turn"),
    Field("passes"),
    Field("placed"),
    Field("bids", SEATS, signed=True),
    Field("active"),
    Field("first", values=DEED_NAMES),
    Field("second", values=DEED_NAMES),
    Field("announcer", values=SEATS),
    Field("bid"),
    Field("bidder", values=SEATS),
    Field("to_clear"),
    Field("company", values=DEED_NAMES),
    Field("zones"),
    Field("zone_area", data.ZONES, values=AREA_NAMES),
    Field("zone_left", data.ZONES),
    Field("zone_coast", data.ZONES),
    Field("used", LINE_NAMES, SEA_NAMES),
    Field("to_sell"),
    Field("sold"),
    Field("zone", signed=True),
    Field("line", values=LINE_NAMES),
    Field("route", SEAS, values=SEA_NAMES),
    Field("legs"),
    Field("free"),
    Field("expanded"),
    Field("growing"),
)


class State(BaseState):
    """A company goes by the number of its first deed; `x[seat * 5 + track]`, `x[line * 21 + sea]`."""

    def __init__(self) -> None:
        BaseState.__init__(self)
        self.money = 0  # option
        self.new_deeds = 0  # option
        self.contiguity = 0  # option
        self.research = 0  # option
        self.purchase = 0  # option
        self.idle_growth = 0  # option
        self.year = 0
        self.era = 0
        self.order = [-1] * 5  # seats in turn order
        self.cash = [0] * 5
        self.bank = [0] * 5  # IND-5.3
        self.pile = [0] * 5  # IND-1.9
        self.issued = 0  # money that came from the supply, less what went back
        self.level = [0] * 25
        self.card = [-1] * 15  # city card: whose it is or was
        self.shown = [0] * 15  # city card: played or discarded
        self.dead = [0] * 5  # IND-13.2: who discarded has no card outside this mask
        self.deed = [0] * 24  # later, offered, taken, removed
        self.part_of = [-1] * 24  # deed: its company
        self.owner = [-1] * 24  # company: its owner
        self.good = [-1] * 24  # company: its type
        self.size = [0] * 24  # company: goods or ships on the board
        self.merged = [0] * 24  # IND-6.7
        self.operated = [0] * 24  # IND-10.1
        self.land = [-1] * 116  # the company whose good is there, or CITY
        self.ships = [0] * 126
        self.cities = 0
        self.city = [-1] * 15  # area
        self.city_size = [0] * 15
        self.received = [0] * 75  # x[city * 5 + good], this year
        self.on_turn = 0  # place in turn order of who is on turn
        self.passes = 0  # IND-6.1: in succession
        self.placed = 0  # IND-4.4: cards played or discarded in this New Era
        self.bids = [-1] * 5  # IND-5.1; -1 before the bid
        self.active = 0  # bit mask of seats: in the auction, or in Acquisitions
        self.first = -1  # the companies of a merger
        self.second = -1
        self.announcer = -1
        self.bid = 0
        self.bidder = -1
        self.to_clear = 0  # IND-7.3: areas still to be emptied
        self.company = -1  # that operates
        self.zones = 0  # of that company
        self.zone_area = [-1] * 55  # its first area
        self.zone_left = [0] * 55  # goods not yet sold
        self.zone_coast = [0] * 55  # seas it touches, as a bit mask
        self.used = [0] * 126  # IND-10.5
        self.to_sell = 0  # IND-10.6: goods that must still be sold
        self.sold = 0
        self.zone = -1  # the delivery being entered: from which zone
        self.line = -1  # by which shipping company
        self.route = [-1] * 21  # through which seas
        self.legs = 0
        self.free = 0  # IND-10.8: everything was sold
        self.expanded = 0
        self.growing = 0  # IND-11.3: the size of the cities that grow now

    def copy(self) -> State:
        other = State.__new__(State)
        self.copy_base(other)
        other.money = self.money
        other.new_deeds = self.new_deeds
        other.contiguity = self.contiguity
        other.research = self.research
        other.purchase = self.purchase
        other.idle_growth = self.idle_growth
        other.year = self.year
        other.era = self.era
        other.order = self.order[:]
        other.cash = self.cash[:]
        other.bank = self.bank[:]
        other.pile = self.pile[:]
        other.issued = self.issued
        other.level = self.level[:]
        other.card = self.card[:]
        other.shown = self.shown[:]
        other.dead = self.dead[:]
        other.deed = self.deed[:]
        other.part_of = self.part_of[:]
        other.owner = self.owner[:]
        other.good = self.good[:]
        other.size = self.size[:]
        other.merged = self.merged[:]
        other.operated = self.operated[:]
        other.land = self.land[:]
        other.ships = self.ships[:]
        other.cities = self.cities
        other.city = self.city[:]
        other.city_size = self.city_size[:]
        other.received = self.received[:]
        other.on_turn = self.on_turn
        other.passes = self.passes
        other.placed = self.placed
        other.bids = self.bids[:]
        other.active = self.active
        other.first = self.first
        other.second = self.second
        other.announcer = self.announcer
        other.bid = self.bid
        other.bidder = self.bidder
        other.to_clear = self.to_clear
        other.company = self.company
        other.zones = self.zones
        other.zone_area = self.zone_area[:]
        other.zone_left = self.zone_left[:]
        other.zone_coast = self.zone_coast[:]
        other.used = self.used[:]
        other.to_sell = self.to_sell
        other.sold = self.sold
        other.zone = self.zone
        other.line = self.line
        other.route = self.route[:]
        other.legs = self.legs
        other.free = self.free
        other.expanded = self.expanded
        other.growing = self.growing
        return other

    # -- players --------------------------------------------------------------

    def place_of(self, seat: int) -> int:
        """Where a seat stands in turn order."""
        place = 0
        while self.order[place] != seat:
            place += 1
        return place

    def companies(self, seat: int) -> int:
        """How many companies a player owns."""
        count = 0
        for company in range(DEEDS):
            if self.owner[company] == seat:
                count += 1
        return count

    def has_free_slot(self, seat: int) -> bool:
        """IND-1.8"""
        return self.companies(seat) < self.level[seat * 5 + SLOTS]

    # -- companies ------------------------------------------------------------

    def deeds_of(self, company: int) -> int:
        """How many deeds a company consists of."""
        count = 0
        for deed in range(DEEDS):
            if self.part_of[deed] == company:
                count += 1
        return count

    def ship_limit(self, company: int) -> int:
        """IND-6.8, IND-10.2: the sum of the limits on its deeds in this era."""
        limit = 0
        for deed in range(DEEDS):
            if self.part_of[deed] == company:
                limit += SHIP_LIMIT[LINE_OF[deed] * ERAS + self.era]
        return limit

    def nominal_value(self, first: int, second: int) -> int:
        """IND-6.3: of two companies together."""
        size = self.size[first] + self.size[second]
        return size * (UNIT_VALUE[self.good[first]] if self.good[first] == self.good[second] else MIXED_VALUE)

    # -- the map --------------------------------------------------------------

    def touches(self, area: int, company: int) -> bool:
        """Does an area lie beside one of this company?"""
        for entry in range(NEAR_FIRST[area], NEAR_FIRST[area + 1]):
            if self.land[NEAR[entry]] == company:
                return True
        return False

    def touches_good(self, area: int, good: int, besides: int) -> bool:
        """Does an area lie beside this good, other than that of one company (-1: none is left out)?"""
        for entry in range(NEAR_FIRST[area], NEAR_FIRST[area + 1]):
            company = self.land[NEAR[entry]]
            if 0 <= company < CITY and company != besides and self.good[company] == good:
                return True
        return False

    def city_at(self, area: int) -> int:
        """The number of the city on an area; -1 if there is none."""
        for number in range(self.cities):
            if self.city[number] == area:
                return number
        return -1

    def stones_left(self, size: int) -> int:
        """IND-1.10: city stones of a size that are not on the board."""
        left = STONES[size]
        for number in range(self.cities):
            if self.city_size[number] == size:
                left -= 1
        return left
