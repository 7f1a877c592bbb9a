"""IND-10.6: the cheapest way to sell as much as possible: a maximum flow of least cost, as a list of deliveries."""

from __future__ import annotations

from fondaco.games.indonesia.data import AREAS, CITIES, FEE, LINE_DEED
from fondaco.games.indonesia.rules.flow import IN_CITY, IN_ZONE, INSIDE, NODES, OUTSIDE, PLACES, SOURCE, Network
from fondaco.games.indonesia.state import State

__all__ = ["cheapest_fees", "cheapest_routes"]

STARTS = AREAS + 1
LEGS = 160  # no more than all ships can carry, 26 x 5
FAR = 1_000_000
OWN, FOREIGN = 1, 257  # a ship of one's own costs nothing (IND-10.7); among equals the fewest ships are used


class Plan(Network):
    """Deliveries number 0 to `deliveries` - 1; the seas of each stand together in `plan_sea`."""

    def __init__(self) -> None:
        Network.__init__(self)
        self.cost = [0] * NODES  # by node
        self.distance = [0] * PLACES
        self.waiting = [0] * PLACES
        self.ring = [0] * PLACES  # the places that wait
        self.ring_first = 0
        self.ring_count = 0
        self.deliveries = 0
        self.plan_zone = [0] * AREAS
        self.plan_line = [0] * AREAS
        self.plan_city = [0] * AREAS
        self.plan_first = [0] * STARTS  # where its seas begin
        self.plan_sea = [0] * LEGS
        self.legs = 0

    def make(self, s: State) -> None:
        """Plan all that the company must still sell."""
        self.build(s)
        operator = s.owner[s.company]
        for node in range(self.nodes):
            self.cost[node] = OWN if s.owner[LINE_DEED[self.line[node]]] == operator else FOREIGN
        city = self.nearest()
        while city >= 0:
            self.push(city)
            city = self.nearest()
        self.write_down()

    def fees(self, s: State) -> int:
        """IND-10.7: what the plan costs the operator."""
        total = 0
        operator = s.owner[s.company]
        for number in range(self.deliveries):
            if s.carrier(self.plan_line[number]) != operator:
                total += FEE * (self.plan_first[number + 1] - self.plan_first[number])
        return total

    # -- the cheapest augmenting path (Bellman and Ford, with a queue) ---------

    def nearest(self) -> int:
        """The city that one unit more reaches at the least cost; -1 if none."""
        self.clear_distances()
        self.ring_first = 0
        self.ring_count = 0
        for zone in range(self.zones):
            if self.sent[zone] < self.left[zone]:
                self.relax(IN_ZONE + zone, SOURCE, 0)
        while self.ring_count > 0:
            place = self.ring[self.ring_first]
            self.ring_first = self.ring_first + 1 if self.ring_first + 1 < PLACES else 0
            self.ring_count -= 1
            self.waiting[place] = 0
            self.relax_from(place, self.distance[place])
        best, nearest = -1, FAR
        for city in range(self.cities):
            distance = self.distance[IN_CITY + city]
            if self.got[city] < self.want[city] and distance < nearest:
                best, nearest = city, distance
        return best

    def clear_distances(self) -> None:
        for node in range(self.nodes):
            self.distance[INSIDE + node] = FAR
            self.distance[OUTSIDE + node] = FAR
        for city in range(self.cities):
            self.distance[IN_CITY + city] = FAR
        for zone in range(self.zones):
            self.distance[IN_ZONE + zone] = FAR

    def relax(self, place: int, parent: int, distance: int) -> None:
        """Remember a cheaper way to a place."""
        if distance >= self.distance[place]:
            return
        self.distance[place] = distance
        self.parent[place] = parent
        if self.waiting[place] == 0:
            self.waiting[place] = 1
            end = self.ring_first + self.ring_count
            self.ring[end if end < PLACES else end - PLACES] = place
            self.ring_count += 1

    def relax_from(self, place: int, distance: int) -> None:
        if place < OUTSIDE:
            self.relax_inside(place, distance)
        elif place < IN_CITY:
            self.relax_outside(place - OUTSIDE, distance)
        elif place < IN_ZONE:
            for node in range(self.nodes):
                if self.into[node * CITIES + place - IN_CITY] > 0:
                    self.relax(OUTSIDE + node, place, distance)
        else:
            for node in range(self.nodes):
                if (self.touch[place - IN_ZONE] >> node) & 1:
                    self.relax(INSIDE + node, place, distance)

    def relax_inside(self, node: int, distance: int) -> None:
        if self.through[node] < self.room[node]:
            self.relax(OUTSIDE + node, INSIDE + node, distance + self.cost[node])
        if self.through[node] > 0:
            for other in range(self.nodes):
                if (self.near[node] >> other) & 1 and self.between[other * NODES + node] > 0:
                    self.relax(OUTSIDE + other, INSIDE + node, distance)
            for zone in range(self.zones):
                if self.from_zone[zone * NODES + node] > 0:
                    self.relax(IN_ZONE + zone, INSIDE + node, distance)

    def relax_outside(self, node: int, distance: int) -> None:
        for city in range(self.cities):
            if (self.reach[node] >> city) & 1:
                self.relax(IN_CITY + city, OUTSIDE + node, distance)
        for other in range(self.nodes):
            if (self.near[node] >> other) & 1:
                self.relax(INSIDE + other, OUTSIDE + node, distance)
        if self.through[node] > 0:
            self.relax(INSIDE + node, OUTSIDE + node, distance - self.cost[node])

    # -- from flow to deliveries ----------------------------------------------

    def write_down(self) -> None:
        """Take the flow apart into deliveries: zones, ships and cities in the order of the board."""
        self.deliveries = 0
        self.legs = 0
        for zone in range(self.zones):
            for node in range(self.nodes):
                while self.from_zone[zone * NODES + node] > 0:
                    self.from_zone[zone * NODES + node] -= 1
                    self.follow(zone, node)
        self.plan_first[self.deliveries] = self.legs

    def follow(self, zone: int, node: int) -> None:
        """One unit from its zone to its city; a cheapest flow has no circles."""
        number = self.deliveries
        self.deliveries += 1
        self.plan_zone[number] = zone
        self.plan_line[number] = self.line[node]
        self.plan_first[number] = self.legs
        while True:
            self.plan_sea[self.legs] = self.sea[node]
            self.legs += 1
            for city in range(self.cities):
                if self.into[node * CITIES + city] > 0:
                    self.into[node * CITIES + city] -= 1
                    self.plan_city[number] = city
                    return
            other = 0
            while not (self.near[node] >> other) & 1 or self.between[node * NODES + other] == 0:
                other += 1
            self.between[node * NODES + other] -= 1
            node = other


SPARE: list[Plan] = []  # plans that nobody is using


def cheapest(s: State) -> Plan:
    """The cheapest plan for what the operating company must still sell; give it back when done."""
    plan: Plan = SPARE.pop() if SPARE else Plan()
    plan.make(s)
    return plan


def give_back(plan: Plan) -> None:
    SPARE.append(plan)


def cheapest_fees(s: State) -> int:
    """IND-10.7: what the cheapest plan costs the operator."""
    plan = cheapest(s)
    fees = plan.fees(s)
    give_back(plan)
    return fees


def cheapest_routes(s: State) -> list[tuple[int, int, list[int], int]]:
    """The deliveries of the cheapest plan: zone, line, seas, city."""
    plan = cheapest(s)
    routes = []
    for number in range(plan.deliveries):
        seas = [plan.plan_sea[leg] for leg in range(plan.plan_first[number], plan.plan_first[number + 1])]
        routes.append((plan.plan_zone[number], plan.plan_line[number], seas, plan.plan_city[number]))
    give_back(plan)
    return routes
