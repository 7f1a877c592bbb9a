"""Random boards of Indonesia in the middle of Operations, and independent answers to what can be sold on them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import networkx as nx

from fondaco.games.indonesia import data
from tests.games.indonesia.table import SEATS, table

GOODS = [name for name in data.DEED_NAMES if name not in data.LINE_NAMES]
SOURCE, SINK = "source", "sink"


def random_board(rng: random.Random) -> tuple[dict[str, Any], str]:
    """A position of era c where a seat may operate, and the company to operate."""
    seats = rng.randint(2, 5)
    company = rng.choice(GOODS)
    areas = _areas(rng)
    companies = {company: f"{SEATS[rng.randrange(seats)]} " + " ".join(data.AREA_NAMES[area] for area in areas)}
    waters = sorted({sea for area in areas for sea in range(len(data.SEA_NAMES)) if data.COAST[area] >> sea & 1}) or [0]
    for group in _groups(rng):
        owner = rng.choice([seat for seat in range(seats) if _owned(companies, seat) < 5])
        companies["+".join(group)] = f"{SEATS[owner]} " + _fleet(rng, group, rng.choice(waters))
    cities = _cities(rng, areas, company.rsplit("-", 1)[1])
    levels = {SEATS[seat]: {"hull": rng.choice((1, 1, 2, 3, 5)), "slots": 5} for seat in range(seats)}
    return table(seats, turn=companies[company][0], era="c", companies=companies, cities=cities, levels=levels), company


def _owned(companies: dict[str, str], seat: int) -> int:
    return sum(text[0] == SEATS[seat] for text in companies.values())


def _groups(rng: random.Random) -> list[list[str]]:
    """Shipping deeds, some of them merged."""
    names = rng.sample(data.LINE_NAMES, rng.randint(1, 6))
    groups: list[list[str]] = []
    while names:
        count = min(len(names), rng.choice((1, 1, 1, 2, 3, 5)))
        groups.append([names.pop() for _ in range(count)])
    return groups


def _areas(rng: random.Random) -> list[int]:
    """One to four connected clumps of areas."""
    found: list[int] = []
    for _ in range(rng.randint(1, 4)):
        clump = [rng.randrange(len(data.AREA_NAMES))]
        for _ in range(rng.randint(0, 5)):
            place = rng.choice(clump)
            clump.append(data.NEAR[rng.randrange(data.NEAR_FIRST[place], data.NEAR_FIRST[place + 1])])
        found += clump
    return sorted(set(found))


def _fleet(rng: random.Random, group: list[str], start: int) -> str:
    """Ships up to the limit, in seas that lie together."""
    limit = sum(data.SHIP_LIMIT[data.LINE_NAMES.index(name) * 3 + 2] for name in group)
    seas = [start if rng.random() < 0.8 else rng.randrange(len(data.SEA_NAMES))]
    for _ in range(rng.randint(limit // 2, limit - 1)):
        place = rng.choice(seas)
        seas.append(
            rng.choice([sea for sea in range(len(data.SEA_NAMES)) if data.SEA_NEAR[place] >> sea & 1 or sea == place])
        )
    return " ".join(f"{data.SEA_NAMES[sea]}*{seas.count(sea)}" for sea in sorted(set(seas)))


def _cities(rng: random.Random, taken: list[int], good: str) -> dict[str, str]:
    cities: dict[str, str] = {}
    provinces: set[int] = set()
    places = [area for area in range(len(data.AREA_NAMES)) if data.COAST[area] and area not in taken]
    rng.shuffle(places)
    stones = {1: 12, 2: 8, 3: 3}
    for area in places[: rng.randint(2, 20)]:
        size = rng.choice((1, 1, 2, 3))
        if data.PROVINCE_OF[area] not in provinces and stones[size] and len(cities) < 15:
            provinces.add(data.PROVINCE_OF[area])
            stones[size] -= 1
            cities[data.AREA_NAMES[area]] = f"{size}" + f" {good}" * rng.choice((0, 0, 0, 1, size))
    return cities


# -- independent answers ------------------------------------------------------


def land_map() -> nx.Graph:
    graph = nx.Graph()
    for area, name in enumerate(data.AREA_NAMES):
        graph.add_node(name)
        graph.add_edges_from(
            (name, data.AREA_NAMES[other]) for other in data.NEAR[data.NEAR_FIRST[area] : data.NEAR_FIRST[area + 1]]
        )
    return graph


LAND = land_map()


def coast(area: str) -> set[str]:
    return {sea for number, sea in enumerate(data.SEA_NAMES) if data.COAST[data.AREA_NAMES.index(area)] >> number & 1}


def zones(now: dict[str, Any]) -> list[list[str]]:
    """The operating company's zones, each in the order of the board."""
    held = [area for area, company in now["land"].items() if company == now["company"]]
    parts = nx.connected_components(LAND.subgraph(held))
    return sorted(
        (sorted(part, key=data.AREA_NAMES.index) for part in parts), key=lambda part: data.AREA_NAMES.index(part[0])
    )


def fleet(now: dict[str, Any]) -> dict[tuple[str, str], int]:
    """What the ships of each company can still carry in each sea."""
    return {
        (line, sea): count * now["level"][now["owner"][line]]["hull"] - now["used"][line][sea]
        for line, seas in now["ships"].items()
        for sea, count in seas.items()
        if count
    }


def towns(now: dict[str, Any]) -> dict[str, int]:
    """What each city still buys of the company's good."""
    good = now["good"][now["company"]]
    return {
        area: now["city_size"][number] - now["received"][number][good]
        for number, area in enumerate(now["city"])
        if area is not None
    }


def beside(sea: str, other: str) -> bool:
    return bool(data.SEA_NEAR[data.SEA_NAMES.index(sea)] >> data.SEA_NAMES.index(other) & 1)


class Board:
    """What is left to sell, as plain dictionaries."""

    def __init__(self, now: dict[str, Any]) -> None:
        parts = zones(now)
        self.coast = [set().union(*[coast(area) for area in part]) for part in parts]
        self.left = [now["zone_left"][number] for number in range(len(parts))]
        self.names = [part[0] for part in parts]
        self.room = fleet(now)
        self.want = towns(now)
        self.own = {line for line in data.LINE_NAMES if now["owner"][line] == now["owner"][now["company"]]}

    def graph(self) -> nx.DiGraph:
        graph = nx.DiGraph()
        graph.add_node(SOURCE)
        graph.add_node(SINK)
        for number, left in enumerate(self.left):
            graph.add_edge(SOURCE, ("zone", number), capacity=left, weight=0)
        for (line, sea), room in self.room.items():
            fee = 0 if line in self.own else 5
            graph.add_edge(("in", line, sea), ("out", line, sea), capacity=room, weight=fee)
            for number, seas in enumerate(self.coast):
                if sea in seas:
                    graph.add_edge(("zone", number), ("in", line, sea), capacity=1000, weight=0)
            for other, there in self.room:
                if other == line and beside(sea, there):
                    graph.add_edge(("out", line, sea), ("in", line, there), capacity=1000, weight=0)
            for area in self.want:
                if sea in coast(area):
                    graph.add_edge(("out", line, sea), ("city", area), capacity=1000, weight=0)
        for area, want in self.want.items():
            graph.add_edge(("city", area), SINK, capacity=want, weight=0)
        return graph

    def maximum(self) -> int:
        return int(nx.maximum_flow_value(self.graph(), SOURCE, SINK))

    def least_fees(self) -> int:
        graph = self.graph()
        return int(nx.cost_of_flow(graph, nx.max_flow_min_cost(graph, SOURCE, SINK)))

    def chains(self) -> Iterator[tuple[int, str, tuple[str, ...], str]]:
        """Every single delivery that could be made: zone, line, seas, city."""
        for number, left in enumerate(self.left):
            for (line, sea), room in self.room.items():
                if left and room and sea in self.coast[number]:
                    for seas, area in self.ways(line, (sea,)):
                        yield number, line, seas, area

    def ways(self, line: str, seas: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
        for area, want in self.want.items():
            if want and seas[-1] in coast(area):
                yield seas, area
        for (other, there), room in self.room.items():
            if other == line and room and there not in seas and beside(seas[-1], there):
                yield from self.ways(line, (*seas, there))

    def leaves(self, chain: tuple[int, str, tuple[str, ...], str]) -> int:
        """The maximum of what is left after a delivery."""
        number, line, seas, area = chain
        change: list[tuple[Any, Any]] = [(self.left, number), (self.want, area)]
        change += [(self.room, (line, sea)) for sea in seas]
        for where, what in change:
            where[what] -= 1
        value = self.maximum()
        for where, what in change:
            where[what] += 1
        return value

    def good_chains(self) -> list[tuple[int, str, tuple[str, ...], str]]:
        """IND-10.6: the deliveries after which the maximum can still be reached."""
        maximum = self.maximum()
        return [chain for chain in self.chains() if self.leaves(chain) == maximum - 1]
