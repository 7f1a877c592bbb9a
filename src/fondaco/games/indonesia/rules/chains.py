"""IND-10.4, IND-10.6: which steps of a delivery still lead to the maximum.

A delivery is entered step by step. A step is allowed if the chain can still be ended so that the rest of the network,
without what the chain uses up, carries `need` units more. A unit that the chain takes from the flow is sent another way
by one augmenting path, so each question costs about one search and not a flow of its own.
"""

from __future__ import annotations

from fondaco.games.indonesia.data import CITIES
from fondaco.games.indonesia.rules.flow import NODES, Network


class Chains(Network):
    """A network that is asked about chains of ships."""

    # -- taking away ----------------------------------------------------------

    def cancel_back(self, node: int, start: int) -> bool:
        """Take one unit off its way from a zone to this node; False if it came from `start` and so ran in a circle."""
        while True:
            for zone in range(self.zones):
                if self.from_zone[zone * NODES + node] > 0:
                    self.from_zone[zone * NODES + node] -= 1
                    self.sent[zone] -= 1
                    return True
            other = 0
            while not (self.near[node] >> other) & 1 or self.between[other * NODES + node] == 0:
                other += 1
            self.between[other * NODES + node] -= 1
            if other == start:
                return False
            self.through[other] -= 1
            node = other

    def cancel_on(self, node: int) -> None:
        """Take one unit off its way from this node to a city."""
        while True:
            for city in range(self.cities):
                if self.into[node * CITIES + city] > 0:
                    self.into[node * CITIES + city] -= 1
                    self.got[city] -= 1
                    return
            other = 0
            while not (self.near[node] >> other) & 1 or self.between[node * NODES + other] == 0:
                other += 1
            self.between[node * NODES + other] -= 1
            self.through[other] -= 1
            node = other

    def take_zone(self, zone: int) -> None:
        """One good of a zone is gone."""
        self.left[zone] -= 1
        if self.sent[zone] > self.left[zone]:
            self.cancel_zone(zone)

    def cancel_zone(self, zone: int) -> None:
        node = 0
        while self.from_zone[zone * NODES + node] == 0:
            node += 1
        self.from_zone[zone * NODES + node] -= 1
        self.sent[zone] -= 1
        self.through[node] -= 1
        self.value -= 1
        self.cancel_on(node)

    def take_node(self, node: int) -> None:
        """One use of the ships of a node is gone."""
        self.room[node] -= 1
        if self.through[node] > self.room[node]:
            self.through[node] -= 1
            if self.cancel_back(node, node):
                self.value -= 1
                self.cancel_on(node)

    def take_city(self, city: int) -> None:
        """One good that a city would buy is gone."""
        self.want[city] -= 1
        if self.got[city] > self.want[city]:
            node = 0
            while self.into[node * CITIES + city] == 0:
                node += 1
            self.into[node * CITIES + city] -= 1
            self.got[city] -= 1
            self.through[node] -= 1
            self.value -= 1
            self.cancel_back(node, -1)

    def trim(self) -> None:
        """No more units than are needed."""
        zone = 0
        while self.value > self.need:
            while self.sent[zone] == 0:
                zone += 1
            self.cancel_zone(zone)

    # -- questions about one delivery -----------------------------------------

    def can_sell(self, zone: int) -> bool:
        """Can a chain begin anywhere beside this zone?"""
        for node in range(self.nodes):
            if (self.touch[zone] >> node) & 1 and self.room[node] > 0 and self.can_load(zone, node):
                return True
        return False

    def can_load(self, zone: int, node: int) -> bool:
        """Can a chain from this zone begin here, if `need` others are to be sold as well?"""
        self.take_zone(zone)
        self.take_node(node)
        self.trim()
        can = self.fill() and self.can_go_on(node, 1 << node)
        self.left[zone] += 1
        self.room[node] += 1
        return can

    def can_sail(self, node: int, chain: int) -> bool:
        """Can a chain (a bit mask of nodes) go on to this node?"""
        chain |= 1 << node
        if not self.leads_to_city(node, chain):
            return False
        self.take_node(node)
        can = self.fill() and self.can_go_on(node, chain)
        self.room[node] += 1
        return can

    def can_unload(self, city: int) -> bool:
        """Can a chain end in this city, while `need` others are sold as well?"""
        if self.want[city] <= 0:
            return False
        self.take_city(city)
        can = self.fill()
        self.want[city] += 1
        return can

    def can_go_on(self, node: int, chain: int) -> bool:
        """Is there an end for a chain that has come to this node and avoids its own seas?"""
        if self.search(node) < 0:
            return False  # not even if it might cross them
        for city in range(self.cities):
            if (self.reach[node] >> city) & 1 and self.can_unload(city):
                return True
        for other in range(self.nodes):
            if (self.near[node] & ~chain) >> other & 1 and self.room[other] > 0 and self.can_sail(other, chain):
                return True
        return False

    def leads_to_city(self, node: int, chain: int) -> bool:
        """Is there any way from this node to a city that still buys, beside the chain's own seas?"""
        seen = 1 << node
        found = seen
        while found:
            fresh = 0
            for place in range(self.nodes):
                if (found >> place) & 1:
                    for city in range(self.cities):
                        if (self.reach[place] >> city) & 1 and self.want[city] > 0:
                            return True
                    fresh |= self.near[place]
            found = 0
            for place in range(self.nodes):
                if (fresh & ~seen & ~chain) >> place & 1 and self.room[place] > 0:
                    found |= 1 << place
            seen |= found
        return False


SPARE: list[Chains] = []  # scratch that nobody is using: two threads never share one


def borrow() -> Chains:
    """A network to ask; give it back when done."""
    return SPARE.pop() if SPARE else Chains()


def give_back(network: Chains) -> None:
    SPARE.append(network)
