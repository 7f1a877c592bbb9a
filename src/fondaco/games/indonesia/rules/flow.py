"""IND-10.6: how much a company can sell, as a maximum flow over zones, ships and cities, on flat arrays.

A *node* is a sea where one shipping company has ships. Its room is what they can still carry; units pass through it.
The residual graph that augmenting paths run through has four kinds of place: the in-side of a node, its out-side, a
city and a zone. All of it is scratch: nothing here outlives a question.
"""

from __future__ import annotations

from fondaco.games.indonesia import data
from fondaco.games.indonesia.state import State

__all__ = ["maximum"]

NODES = 32  # at least the ships that the deeds allow, 26
ZONE_LINKS, NODE_LINKS, CITY_LINKS = data.ZONES * NODES, NODES * NODES, NODES * data.CITIES
INSIDE, OUTSIDE, IN_CITY, IN_ZONE = 0, NODES, 2 * NODES, 2 * NODES + data.CITIES  # places: where each kind begins
PLACES = IN_ZONE + data.ZONES
SOURCE, UNSEEN = -1, -2  # no place: the source, and what a search has not come to
UNLIMITED = 1000  # more units than ships can carry


class Network:
    """What the operating company can still sell, and a flow of `value` units through it."""

    def __init__(self) -> None:
        self.nodes = 0
        self.line = [0] * NODES  # by node
        self.sea = [0] * NODES
        self.room = [0] * NODES
        self.near = [0] * NODES  # nodes beside it, as a bit mask
        self.reach = [0] * NODES  # cities beside it, as a bit mask
        self.through = [0] * NODES  # flow
        self.node_at = [-1] * data.BERTHS  # by line and sea
        self.sea_reach = [0] * data.SEAS  # cities beside a sea, as a bit mask
        self.zones = 0
        self.left = [0] * data.ZONES
        self.touch = [0] * data.ZONES  # nodes beside it, as a bit mask
        self.sent = [0] * data.ZONES  # flow
        self.cities = 0
        self.want = [0] * data.CITIES
        self.got = [0] * data.CITIES  # flow
        self.from_zone = [0] * ZONE_LINKS  # flow x[zone * NODES + node]
        self.between = [0] * NODE_LINKS  # flow x[node * NODES + node], where `near` says so
        self.into = [0] * CITY_LINKS  # flow x[node * CITIES + city]
        self.parent = [0] * PLACES
        self.queue = [0] * PLACES
        self.found = -1  # the city a search came to
        self.value = 0
        self.need = 0  # how many units are wanted

    # -- building -------------------------------------------------------------

    def build(self, s: State) -> None:
        """The network of what is left to sell in this operation, without any flow."""
        self.value = 0
        self.add_cities(s)
        self.add_nodes(s)
        self.zones = s.zones
        for zone in range(self.zones):
            self.left[zone] = s.zone_left[zone]
            self.sent[zone] = 0
            self.touch[zone] = 0
            for node in range(self.nodes):
                self.from_zone[zone * NODES + node] = 0
                if (s.zone_coast[zone] >> self.sea[node]) & 1:
                    self.touch[zone] |= 1 << node

    def add_cities(self, s: State) -> None:
        """IND-10.3: what each city still buys."""
        good = s.good[s.company]
        self.cities = s.cities
        for sea in range(data.SEAS):
            self.sea_reach[sea] = 0
        for city in range(self.cities):
            self.want[city] = s.city_size[city] - s.received[city * data.GOODS + good]
            self.got[city] = 0
            if self.want[city] > 0:
                for entry in range(data.COAST_FIRST[s.city[city]], data.COAST_FIRST[s.city[city] + 1]):
                    self.sea_reach[data.COAST_SEA[entry]] |= 1 << city

    def add_nodes(self, s: State) -> None:
        """IND-10.4, IND-10.5: ships by company and sea, and what they can still carry."""
        self.nodes = 0
        for line in range(data.LINES):
            owner = s.owner[data.LINE_DEED[line]]
            if owner < 0:
                continue
            first = self.nodes
            for sea in range(data.SEAS):
                if s.ships[line * data.SEAS + sea] > 0:
                    room = (
                        s.ships[line * data.SEAS + sea] * s.level[owner * data.TRACKS + data.HULL_TRACK]
                        - s.used[line * data.SEAS + sea]
                    )
                    self.add_node(first, line, sea, room)

    def add_node(self, first: int, line: int, sea: int, room: int) -> None:
        """One node more, beside those of its line from number `first` on."""
        node = self.nodes
        self.nodes += 1
        self.line[node] = line
        self.sea[node] = sea
        self.room[node] = room
        self.near[node] = 0
        self.reach[node] = self.sea_reach[sea]
        self.through[node] = 0
        self.node_at[line * data.SEAS + sea] = node
        for city in range(self.cities):
            self.into[node * data.CITIES + city] = 0
        for other in range(first, node):
            if (data.SEA_NEAR[sea] >> self.sea[other]) & 1:
                self.near[node] |= 1 << other
                self.near[other] |= 1 << node
                self.between[node * NODES + other] = 0
                self.between[other * NODES + node] = 0

    # -- augmenting -----------------------------------------------------------

    def fill(self) -> bool:
        """Add units until the flow is what is needed; whether it is."""
        while self.value < self.need:
            city = self.search(SOURCE)
            if city < 0:
                return False
            self.push(city)
        return True

    def search(self, node: int) -> int:
        """A city that one unit more can reach from the zones, or from the out-side of a node; -1 if none."""
        self.forget()
        self.found = -1
        head = 0
        tail = self.see_zones(0) if node == SOURCE else self.see(OUTSIDE + node, SOURCE, 0)
        while head < tail and self.found < 0:
            place = self.queue[head]
            head += 1
            if place < OUTSIDE:
                tail = self.from_inside(place, tail)
            elif place < IN_CITY:
                tail = self.from_outside(place - OUTSIDE, tail)
            elif place < IN_ZONE:
                tail = self.from_city(place - IN_CITY, tail)
            else:
                tail = self.from_zone_on(place - IN_ZONE, tail)
                if node != SOURCE:
                    tail = self.see_zones(tail)  # the unit it sent can come from another zone instead
        return self.found

    def forget(self) -> None:
        """Nothing was seen yet."""
        for node in range(self.nodes):
            self.parent[INSIDE + node] = UNSEEN
            self.parent[OUTSIDE + node] = UNSEEN
        for city in range(self.cities):
            self.parent[IN_CITY + city] = UNSEEN
        for zone in range(self.zones):
            self.parent[IN_ZONE + zone] = UNSEEN

    def see(self, place: int, parent: int, tail: int) -> int:
        """Put a place in the queue, if it is new; the new end of the queue."""
        if self.parent[place] != UNSEEN:
            return tail
        self.parent[place] = parent
        self.queue[tail] = place
        return tail + 1

    def see_zones(self, tail: int) -> int:
        """All zones with goods that are not sent."""
        for zone in range(self.zones):
            if self.sent[zone] < self.left[zone]:
                tail = self.see(IN_ZONE + zone, SOURCE, tail)
        return tail

    def from_zone_on(self, zone: int, tail: int) -> int:
        for node in range(self.nodes):
            if (self.touch[zone] >> node) & 1:
                tail = self.see(INSIDE + node, IN_ZONE + zone, tail)
        return tail

    def from_inside(self, node: int, tail: int) -> int:
        """On through the node if there is room, or back against a unit that came in."""
        if self.through[node] < self.room[node]:
            tail = self.see(OUTSIDE + node, INSIDE + node, tail)
        if self.through[node] > 0:
            for other in range(self.nodes):
                if (self.near[node] >> other) & 1 and self.between[other * NODES + node] > 0:
                    tail = self.see(OUTSIDE + other, INSIDE + node, tail)
            for zone in range(self.zones):
                if self.from_zone[zone * NODES + node] > 0:
                    tail = self.see(IN_ZONE + zone, INSIDE + node, tail)
        return tail

    def from_outside(self, node: int, tail: int) -> int:
        """On to a city or to the next sea, or back through the node."""
        if self.reach[node]:
            for city in range(self.cities):
                if (self.reach[node] >> city) & 1:
                    tail = self.see(IN_CITY + city, OUTSIDE + node, tail)
                    if self.got[city] < self.want[city]:
                        self.found = city
                        return tail
        if self.near[node]:
            for other in range(self.nodes):
                if (self.near[node] >> other) & 1:
                    tail = self.see(INSIDE + other, OUTSIDE + node, tail)
        if self.through[node] > 0:
            tail = self.see(INSIDE + node, OUTSIDE + node, tail)
        return tail

    def from_city(self, city: int, tail: int) -> int:
        """Back against a unit that was delivered."""
        for node in range(self.nodes):
            if self.into[node * data.CITIES + city] > 0:
                tail = self.see(OUTSIDE + node, IN_CITY + city, tail)
        return tail

    def push(self, city: int) -> None:
        """Send a unit along the path that `search` found."""
        self.got[city] += 1
        self.value += 1
        place = IN_CITY + city
        while self.parent[place] != SOURCE:
            self.step(self.parent[place], place)
            place = self.parent[place]
        self.sent[place - IN_ZONE] += 1

    def step(self, place: int, to: int) -> None:
        """Change the flow on one link of the residual graph; against the stream it is taken back."""
        if place >= IN_ZONE:
            self.from_zone[(place - IN_ZONE) * NODES + to] += 1
        elif place >= IN_CITY:
            self.into[(to - OUTSIDE) * data.CITIES + place - IN_CITY] -= 1
        elif place < OUTSIDE:
            if to >= IN_ZONE:
                self.from_zone[(to - IN_ZONE) * NODES + place] -= 1
            elif to - OUTSIDE == place:
                self.through[place] += 1
            else:
                self.between[(to - OUTSIDE) * NODES + place] -= 1
        elif to >= IN_CITY:
            self.into[(place - OUTSIDE) * data.CITIES + to - IN_CITY] += 1
        elif to == place - OUTSIDE:
            self.through[to] -= 1
        else:
            self.between[(place - OUTSIDE) * NODES + to] += 1


def has_ships(s: State) -> bool:
    """Is there any ship beside a zone? Often not, and then nothing need be built."""
    coast = 0
    for zone in range(s.zones):
        coast |= s.zone_coast[zone]
    for line in range(data.LINES):
        if s.carrier(line) >= 0:
            for sea in range(data.SEAS):
                if s.ships[line * data.SEAS + sea] > 0 and (coast >> sea) & 1:
                    return True
    return False


SPARE: list[Network] = []  # scratch that nobody is using: two threads never share one


def maximum(s: State) -> int:
    """IND-10.6: the most goods that can still be sold in this operation."""
    if not has_ships(s):
        return 0
    network: Network = SPARE.pop() if SPARE else Network()
    network.build(s)
    network.need = UNLIMITED
    network.fill()
    value = network.value
    SPARE.append(network)
    return value
