"""What companies could sell in a year as things stand, at first sight: bit masks of seas and cities, no flow."""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.games.indonesia.state import State

__all__ = ["Survey"]

FAR = 99


class Survey:
    """Cities and seas are bit masks; a company counts as one zone, and its nearest ships carry all its goods."""

    def __init__(self) -> None:
        self.land = [-2] * data.AREAS  # the board as it was at the last look
        self.ships = [-2] * data.BERTHS
        self.owner = [-2] * data.DEEDS
        self.good = [0] * data.DEEDS
        self.level = [-2] * data.LEVELS
        self.deed = [0] * data.DEEDS
        self.city_size = [0] * data.CITIES
        self.city = [-2] * data.CITIES
        self.beside = [0] * data.SEAS  # by sea: the cities there
        self.around = [0] * data.SEAS  # and those at the seas beside it
        self.fleet = [0] * data.LINES  # by line: the seas with its ships
        self.seas = [0] * data.BERTHS  # the same as a list, for each line
        self.spread = [0] * data.LINES  # its length
        self.chain = [0] * data.BERTHS  # by line and sea: the seas its ships there are joined with
        self.reach = [0] * data.BERTHS  # the cities at those
        self.hops = [0] * data.BERTHS  # ships to the nearest of them
        self.coast = [0] * data.DEEDS  # by company: the seas it touches
        self.seen = [-1] * data.DEEDS  # those with which the next four were found
        self.market = [0] * data.DEEDS  # the cities its goods can come to
        self.room = [0] * data.DEEDS  # goods that the ships beside it can load
        self.carrier = [0] * data.DEEDS  # the line with the shortest way, -1 if none
        self.way = [0] * data.DEEDS  # ships on that way
        self.supply = [0] * data.PURCHASES  # by city and good: goods that can come there
        self.has_sales = False  # whether the next three are known
        self.wanted = [0.0] * data.DEEDS  # goods that the cities would buy from this company
        self.sales = [0.0] * data.DEEDS
        self.gross = [0.0] * data.DEEDS  # rupiah a year; of a shipping company the fees, from all companies
        self.deeds = 0  # on offer, or yet to come
        self.on_offer = [0] * data.TYPES

    def look(self, s: State) -> None:
        """Everything anew that has changed: sizes follow from the land."""
        land, owners, cities = self.has_new_land(s), self.has_new_owners(s), self.has_new_cities(s)
        fleets, rest = self.has_new_fleets(s), self.has_new_levels(s)
        if not (land or owners or cities or fleets or rest):
            return
        if land:
            self.look_at_coasts(s)
        if cities:
            self.look_at_cities(s)
        if fleets or cities or owners:
            for line in range(data.LINES):
                if cities or owners or self.is_new_fleet(s, line):
                    self.look_at_line(s, line)
            self.ships = s.ships[:]
        if rest:
            self.look_at_deeds(s)
        self.supply = [0] * data.PURCHASES
        self.has_sales = False
        for company in range(data.DEEDS):
            if s.owner[company] >= 0 and s.good[company] < data.GOODS:
                if owners or cities or fleets or rest or self.coast[company] != self.seen[company]:
                    self.look_at_ships(s, company)
                self.look_at_supply(s, company)

    def has_new_land(self, s: State) -> bool:
        """Is the land another than at the last look? If so, it is remembered now."""
        if differences(self.land, s.land, data.AREAS) == 0:
            return False
        self.land = s.land[:]
        return True

    def has_new_owners(self, s: State) -> bool:
        """The same for the owners of companies."""
        if differences(self.owner, s.owner, data.DEEDS) == 0:
            return False
        self.owner = s.owner[:]
        return True

    def has_new_cities(self, s: State) -> bool:
        """The same for cities, but for their sizes."""
        if differences(self.city, s.city, data.CITIES) == 0:
            return False
        self.city = s.city[:]
        return True

    def has_new_levels(self, s: State) -> bool:
        """The same for levels, sizes of cities, deeds and goods."""
        changed = differences(self.level, s.level, data.LEVELS) | differences(self.city_size, s.city_size, data.CITIES)
        changed |= differences(self.deed, s.deed, data.DEEDS) | differences(self.good, s.good, data.DEEDS)
        if changed == 0:
            return False
        self.level = s.level[:]
        self.city_size = s.city_size[:]
        self.deed = s.deed[:]
        self.good = s.good[:]
        return True

    def has_new_fleets(self, s: State) -> bool:
        """Are there other ships than at the last look?"""
        return differences(self.ships, s.ships, data.BERTHS) != 0

    def is_new_fleet(self, s: State, line: int) -> bool:
        """The same for one line."""
        for place in range(line * data.SEAS, (line + 1) * data.SEAS):
            if self.ships[place] != s.ships[place]:
                return True
        return False

    def look_at_coasts(self, s: State) -> None:
        self.coast = [0] * data.DEEDS
        for area in range(data.AREAS):
            if 0 <= s.land[area] < data.CITY:
                self.coast[s.land[area]] |= data.COAST[area]

    def look_at_cities(self, s: State) -> None:
        self.beside = [0] * data.SEAS
        for city in range(s.cities):
            for entry in range(data.COAST_FIRST[s.city[city]], data.COAST_FIRST[s.city[city] + 1]):
                self.beside[data.COAST_SEA[entry]] |= 1 << city
        self.around = [0] * data.SEAS
        for sea in range(data.SEAS):
            if self.beside[sea] != 0:
                for other in range(data.SEAS):
                    if (data.SEA_NEAR[sea] >> other) & 1:
                        self.around[other] |= self.beside[sea]

    def look_at_deeds(self, s: State) -> None:
        """How many may still be had, and of which types."""
        self.deeds = 0
        self.on_offer = [0] * data.TYPES
        for deed in range(data.DEEDS):
            if s.deed[deed] <= data.ON_OFFER:
                self.deeds += 1
            if s.deed[deed] == data.ON_OFFER:
                self.on_offer[data.DEED_TYPE[deed]] += 1

    def look_at_line(self, s: State, line: int) -> None:
        """Which of its seas hang together, and how far each is from a city."""
        first = line * data.SEAS
        fleet = 0
        count = 0
        if s.owner[data.LINE_DEED[line]] >= 0:
            for sea in range(data.SEAS):
                if s.ships[first + sea] > 0:
                    fleet |= 1 << sea
                    self.seas[first + count] = sea
                    count += 1
        self.fleet[line] = fleet
        self.spread[line] = count
        seen = 0
        for number in range(count):
            if not (seen >> self.seas[first + number]) & 1:
                seen |= self.look_at_chain(first, count, number, fleet)

    def look_at_chain(self, first: int, count: int, start: int, fleet: int) -> int:
        """The seas that hang together with this one."""
        chain = 1 << self.seas[first + start]
        before = 0
        while chain != before:
            before = chain
            for number in range(start, count):
                sea = self.seas[first + number]
                if (before >> sea) & 1:
                    chain |= data.SEA_NEAR[sea] & fleet
        cities = 0
        edge = 0
        for number in range(start, count):
            sea = self.seas[first + number]
            if (chain >> sea) & 1 and self.beside[sea] != 0:
                cities |= self.beside[sea]
                edge |= 1 << sea
        for number in range(start, count):
            sea = self.seas[first + number]
            if (chain >> sea) & 1:
                self.chain[first + sea] = chain
                self.reach[first + sea] = cities
                self.hops[first + sea] = FAR
        self.count_hops(first, count, chain, edge)
        return chain

    def count_hops(self, first: int, count: int, chain: int, edge: int) -> None:
        """From the seas with cities outwards."""
        seen = edge
        level = 1
        while edge != 0:
            further = 0
            for number in range(count):
                sea = self.seas[first + number]
                if (edge >> sea) & 1:
                    self.hops[first + sea] = level
                    further |= data.SEA_NEAR[sea]
            edge = further & chain & ~seen
            seen |= edge
            level += 1

    def look_at_ships(self, s: State, company: int) -> None:
        """The ships beside a company, and where they go; its own owner's cost it nothing."""
        coast, market, room, carrier, way = self.coast[company], 0, 0, -1, FAR
        best = FAR
        for line in range(data.LINES):
            if self.fleet[line] & coast == 0:
                continue
            owner = s.owner[data.LINE_DEED[line]]
            hull = s.level[owner * data.TRACKS + data.HULL_TRACK]
            for number in range(self.spread[line]):
                sea = self.seas[line * data.SEAS + number]
                place = line * data.SEAS + sea
                if (coast >> sea) & 1 and self.reach[place] != 0:
                    market |= self.reach[place]
                    room += s.ships[place] * hull
                    cost = 0 if owner == s.owner[company] else self.hops[place]
                    if cost < best:
                        best, carrier, way = cost, line, self.hops[place]
        self.market[company], self.room[company] = market, room
        self.carrier[company], self.way[company] = carrier, way
        self.seen[company] = coast

    def look_at_supply(self, s: State, company: int) -> None:
        """Its goods, at the cities that they can come to."""
        good, size, market = s.good[company], s.size[company], self.market[company]
        for city in range(s.cities if market else 0):
            if (market >> city) & 1:
                self.supply[city * data.GOODS + good] += size

    def find_sales(self, s: State) -> None:
        """What everybody would sell, unless that is known: not every move is judged by it."""
        if self.has_sales:
            return
        self.has_sales = True
        self.gross = [0.0] * data.DEEDS
        for company in range(data.DEEDS):
            if s.owner[company] >= 0 and s.good[company] < data.GOODS:
                self.look_at_sales(s, company)

    def look_at_sales(self, s: State, company: int) -> None:
        """IND-10.3: cities are shared with the others who make the same good, by size."""
        good, size, market = s.good[company], s.size[company], self.market[company]
        wanted = 0.0
        for city in range(s.cities if market else 0):
            if (market >> city) & 1:
                others = self.supply[city * data.GOODS + good] - size
                wanted += s.city_size[city] * (size + 1.0) / (size + 1.0 + others)
        self.wanted[company] = wanted
        sales = min(wanted, float(min(size, self.room[company])))
        self.sales[company] = sales
        self.gross[company] = sales * data.UNIT_VALUE[good]
        if self.carrier[company] >= 0:
            self.gross[data.LINE_DEED[self.carrier[company]]] += sales * data.FEE * self.way[company]

    def income(self, s: State, company: int, seat: int) -> float:
        """What a company would earn for this seat in a year."""
        self.find_sales(s)
        if s.good[company] >= data.GOODS or self.carrier[company] < 0:
            return self.gross[company]
        if s.owner[data.LINE_DEED[self.carrier[company]]] == seat:
            return self.gross[company]
        return self.gross[company] - self.sales[company] * data.FEE * self.way[company]

    def lack(self, s: State, company: int) -> float:
        """Goods that find no ship or no city."""
        self.find_sales(s)
        return s.size[company] - self.sales[company]

    def demand(self, s: State, cities: int, good: int) -> float:
        """What these cities would buy of a good from a new company."""
        if cities == 0:
            return 0.0
        found = 0.0
        for city in range(s.cities):
            if (cities >> city) & 1:
                found += s.city_size[city] / (1.0 + 0.5 * self.supply[city * data.GOODS + good])
        return found

    def cities_near(self, s: State, area: int, known: int, good: int) -> float:
        """What is bought at the seas beside an area, but for known ones, and half of what is bought one sea further."""
        here = 0
        there = 0
        for entry in range(data.COAST_FIRST[area], data.COAST_FIRST[area + 1]):
            sea = data.COAST_SEA[entry]
            if not (known >> sea) & 1:
                here |= self.beside[sea]
                there |= self.around[sea]
        return (self.demand(s, here, good) + 0.5 * self.demand(s, there & ~here, good)) / 3.0

    def contest(self, s: State, company: int) -> float:
        """Goods of the others that could come to the same cities before, as many as one could lose."""
        others = 0
        for city in range(s.cities):
            if (self.market[company] >> city) & 1:
                supply = self.supply[city * data.GOODS + s.good[company]] - s.size[company]
                others += min(supply, s.city_size[city])
        return float(min(others, s.size[company]))

    def buyers(self, s: State, city: int, seat: int) -> float:
        """Goods of a player that can come to a city, less those of the others."""
        found = 0.0
        for company in range(data.DEEDS):
            if s.owner[company] >= 0 and s.good[company] < data.GOODS and (self.market[company] >> city) & 1:
                value = data.UNIT_VALUE[s.good[company]] / 30.0
                found += value if s.owner[company] == seat else -value / (s.seats - 1.0)
        return found

    def loaded(self, s: State, carrier: int, seat: int) -> float:
        """IND-10.5: goods (of one player, or with -1 of all) that find no room on a player's ships, though wanted."""
        self.find_sales(s)
        found = 0.0
        for company in range(data.DEEDS):
            if s.owner[company] < 0 or s.good[company] >= data.GOODS or self.carrier[company] < 0:
                continue
            if s.owner[data.LINE_DEED[self.carrier[company]]] == carrier and (seat < 0 or s.owner[company] == seat):
                most = min(self.wanted[company], s.size[company] + 1.0)
                found += max(most - self.room[company], 0.0)
        return found / 3.0


def differences(before: list[int], now: list[int], count: int) -> int:
    """The bits that are not the same in the first so many numbers."""
    changed = 0
    for place in range(count):
        changed |= before[place] ^ now[place]
    return changed


def space(s: State, area: int, good: int, company: int) -> float:
    """IND-10.10: empty areas beside this one that may be taken, and what lies beside those."""
    found = 0.0
    for entry in range(data.NEAR_FIRST[area], data.NEAR_FIRST[area + 1]):
        other = data.NEAR[entry]
        if s.land[other] == data.EMPTY and not s.touches_good(other, good, company):
            found += 1.0
            for further in range(data.NEAR_FIRST[other], data.NEAR_FIRST[other + 1]):
                if s.land[data.NEAR[further]] == data.EMPTY:
                    found += 0.2
    return found / 4.0
