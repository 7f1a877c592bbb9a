# cython: auto_pickle=True
"""Indonesia's state: the board, the companies, the players, and what is going on."""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.kernel.declaring.fields import array, option, scalar, with_fields
from fondaco.kernel.declaring.positions import SEATS
from fondaco.kernel.playing.state import State as BaseState


@with_fields
class State(BaseState):
    """A company goes by the number of its first deed; `x[seat * TRACKS + track]`, `x[line * SEAS + sea]`."""

    money = option()
    new_deeds = option()
    contiguity = option()
    research = option()
    purchase = option()
    idle_growth = option()
    year = scalar()
    era = scalar(of=data.ERA_NAMES, start=0)
    order = array(SEATS, of=SEATS)  # seats in turn order
    cash = array(SEATS, signed=True)
    bank = array(SEATS)  # IND-5.3
    pile = array(SEATS, signed=True)  # IND-1.9
    issued = scalar(signed=True)  # money that came from the supply, less what went back
    level = array(SEATS, data.TRACK_NAMES)
    card = array(data.CARD_NAMES, of=SEATS)  # city card: whose it is or was
    shown = array(data.CARD_NAMES)  # city card: played or discarded
    dead = array(SEATS)  # IND-13.2: who discarded has no card outside this mask
    deed = array(data.DEED_NAMES, of=data.DEED_PLACES, start=0)  # later, offered, taken, removed
    part_of = array(data.DEED_NAMES, of=data.DEED_NAMES)  # deed: its company
    owner = array(data.DEED_NAMES, of=SEATS)  # company: its owner
    good = array(data.DEED_NAMES, of=data.TYPE_NAMES)  # company: its type
    size = array(data.DEED_NAMES)  # company: goods or ships on the board
    merged = array(data.DEED_NAMES)  # IND-6.7
    operated = array(data.DEED_NAMES)  # IND-10.1
    land = array(data.AREA_NAMES, of=(*data.DEED_NAMES, "city"))  # the company whose good is there, or CITY
    ships = array(data.LINE_NAMES, data.SEA_NAMES)
    cities = scalar()
    city = array(data.CITIES, of=data.AREA_NAMES)  # area
    city_size = array(data.CITIES)
    received = array(data.CITIES, data.GOOD_NAMES)  # x[city * GOODS + good], this year
    on_turn = scalar()  # place in turn order of who is on turn
    passes = scalar()  # IND-6.1: in succession
    placed = scalar()  # IND-4.4: cards played or discarded in this New Era
    bids = array(SEATS, start=-1, signed=True)  # IND-5.1; -1 before the bid
    active = scalar()  # bit mask of seats: in the auction, or in Acquisitions
    first = scalar(of=data.DEED_NAMES)  # the companies of a merger
    second = scalar(of=data.DEED_NAMES)
    announcer = scalar(of=SEATS)
    bid = scalar()
    bidder = scalar(of=SEATS)
    to_clear = scalar()  # IND-7.3: areas still to be emptied
    company = scalar(of=data.DEED_NAMES)  # that operates
    zones = scalar()  # of that company
    zone_area = array(data.ZONES, of=data.AREA_NAMES)  # its first area
    zone_left = array(data.ZONES)  # goods not yet sold
    zone_coast = array(data.ZONES)  # seas it touches, as a bit mask
    used = array(data.LINE_NAMES, data.SEA_NAMES)  # IND-10.5
    to_sell = scalar()  # IND-10.6: goods that must still be sold
    sold = scalar()
    zone = scalar(start=-1, signed=True)  # the delivery being entered: from which zone
    line = scalar(of=data.LINE_NAMES)  # by which shipping company
    route = array(data.SEAS, of=data.SEA_NAMES)  # through which seas
    legs = scalar()
    free = scalar()  # IND-10.8: everything was sold
    expanded = scalar()
    growing = scalar()  # IND-11.3: the size of the cities that grow now

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
        for company in range(data.DEEDS):
            if self.owner[company] == seat:
                count += 1
        return count

    def level_of(self, seat: int, track: int) -> int:
        """IND-9.2: how far a player's marker is."""
        return self.level[seat * data.TRACKS + track]

    def has_free_slot(self, seat: int) -> bool:
        """IND-1.8"""
        return self.companies(seat) < self.level_of(seat, data.SLOTS_TRACK)

    def wealth(self, seat: int) -> int:
        """IND-1.9: money wherever it lies."""
        return self.cash[seat] + self.bank[seat] + self.pile[seat]

    # -- companies ------------------------------------------------------------

    def any_deed_on_offer(self) -> bool:
        for deed in range(data.DEEDS):
            if self.deed[deed] == data.ON_OFFER:
                return True
        return False

    def deeds_of(self, company: int) -> int:
        """How many deeds a company consists of."""
        count = 0
        for deed in range(data.DEEDS):
            if self.part_of[deed] == company:
                count += 1
        return count

    def ship_limit(self, company: int) -> int:
        """IND-6.8, IND-10.2: the sum of the limits on its deeds in this era."""
        limit = 0
        for deed in range(data.DEEDS):
            if self.part_of[deed] == company:
                limit += data.SHIP_LIMIT[data.LINE_OF[deed] * data.ERAS + self.era]
        return limit

    def nominal_value(self, first: int, second: int) -> int:
        """IND-6.3: of two companies together."""
        size = self.size[first] + self.size[second]
        return size * (data.UNIT_VALUE[self.good[first]] if self.good[first] == self.good[second] else data.MIXED_VALUE)

    def carrier(self, line: int) -> int:
        """The owner of a shipping company by its own number."""
        return self.owner[data.LINE_DEED[line]]

    # -- the map --------------------------------------------------------------

    def ships_in(self, line: int, sea: int) -> int:
        """Ships of a shipping company in a sea."""
        return self.ships[line * data.SEAS + sea]

    def uses_in(self, line: int, sea: int) -> int:
        """IND-10.5: how many goods they have carried in this operation."""
        return self.used[line * data.SEAS + sea]

    def bought(self, city: int, good: int) -> int:
        """IND-10.3: goods of a type that a city has received this year."""
        return self.received[city * data.GOODS + good]

    def touches(self, area: int, company: int) -> bool:
        """Does an area lie beside one of this company?"""
        for entry in range(data.NEAR_FIRST[area], data.NEAR_FIRST[area + 1]):
            if self.land[data.NEAR[entry]] == company:
                return True
        return False

    def touches_good(self, area: int, good: int, besides: int) -> bool:
        """Does an area lie beside this good, other than that of one company (-1: none is left out)?"""
        for entry in range(data.NEAR_FIRST[area], data.NEAR_FIRST[area + 1]):
            company = self.land[data.NEAR[entry]]
            if 0 <= company < data.CITY and company != besides and self.good[company] == good:
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
        left = data.STONES[size]
        for number in range(self.cities):
            if self.city_size[number] == size:
                left -= 1
        return left
