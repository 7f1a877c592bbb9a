"""The chart of Spice Islands: spaces, blue and grey lines, and what follows from them for each kind of ship."""

from __future__ import annotations

from typing import Any, Literal

from fondaco.kernel import DataError, DataFile

SpaceKind = Literal["europe", "islands", "madagascar", "sea"]

KINDS: tuple[SpaceKind, ...] = ("europe", "islands", "madagascar", "sea")
MOST_SPACES = 16  # the tables in the compiled rules are that long
MOST_MAPS = 4
NONE = -1

Lines = list[tuple[int, int]]


class Chart:
    """One map, checked: a single blue route from Europe to the Islands, Madagascar joined to it."""

    def __init__(self, file: DataFile, name: str, spaces: list[dict[str, Any]], lines: dict[str, Any]) -> None:
        self.file = file.name
        self.name = name
        self.names = tuple(str(space["id"]) for space in spaces)
        self.kinds: list[SpaceKind] = [space["kind"] for space in spaces]
        self.places = [(int(space["x"]), int(space["y"])) for space in spaces]
        self.europe, self.islands, self.madagascar = (self.kinds.index(kind) for kind in KINDS[:3])
        self.blue = self._lines(lines["blue"])
        self.grey = self._lines(lines["grey"])
        self.route = self._route()
        self._fill_tables()
        self._check_madagascar()

    def _lines(self, pairs: list[list[str]]) -> Lines:
        lines: Lines = []
        for place, pair in enumerate(pairs, 1):
            for name in pair:
                if name not in self.names:
                    raise DataError("data-unknown-piece", file=self.file, place=place, piece=str(name))
            if len(pair) != 2 or pair[0] == pair[1]:
                raise DataError("data-chart-line", file=self.file, place=place, piece="-".join(pair))
            lines.append((self.names.index(pair[0]), self.names.index(pair[1])))
        return lines

    def _route(self) -> list[int]:
        """SPI-1.3: the blue lines lead from Europe over sea spaces to the Islands, without a fork."""
        route = [self.europe]
        left = list(self.blue)
        while route[-1] != self.islands:
            onward = [line for line in left if route[-1] in line]
            if len(onward) != 1:
                raise DataError("data-chart-route", file=self.file, map=self.name, piece=self.names[route[-1]])
            left.remove(onward[0])
            first, second = onward[0]
            route.append(second if first == route[-1] else first)
        sea = route[1:-1]
        for space in sea:
            if self.kinds[space] != "sea" or sea.count(space) > 1:
                raise DataError("data-chart-route", file=self.file, map=self.name, piece=self.names[space])
        if left or not sea:
            piece = self.names[left[0][0]] if left else self.names[self.europe]
            raise DataError("data-chart-route", file=self.file, map=self.name, piece=piece)
        return route

    def _fill_tables(self) -> None:
        """SPI-1.4, SPI-1.5, SPI-7.10 as numbers by space; bit masks for where pirates and navy may go."""
        count = len(self.names)
        self.ahead, self.back = [NONE] * count, [NONE] * count
        self.to_europe, self.to_islands = [NONE] * count, [NONE] * count
        for steps, space in enumerate(self.route):
            self.to_europe[space] = steps
            self.to_islands[space] = len(self.route) - 1 - steps
            if space != self.islands:
                self.ahead[space] = self.route[steps + 1]
            if space != self.europe:
                self.back[space] = self.route[steps - 1]
        self.pirate_ways = [self._ways(space, (self.europe, self.islands)) for space in range(count)]
        self.navy_ways = [self._ways(space, (self.madagascar,)) for space in range(count)]

    def _ways(self, space: int, barred: tuple[int, ...]) -> int:
        mask = 0
        for first, second in self.blue + self.grey:
            if space in (first, second):
                other = second if space == first else first
                mask |= 0 if other in barred else 1 << other
        return mask

    def _check_madagascar(self) -> None:
        """SPI-5.4: from Madagascar the pirates must be able to put to sea, and to reach the route."""
        reached = 1 << self.madagascar
        for _ in self.names:
            for space, ways in enumerate(self.pirate_ways):
                if reached >> space & 1:
                    reached |= ways
        if not any(reached >> space & 1 for space in self.route[1:-1]):
            raise DataError("data-chart-unreachable", file=self.file, map=self.name, piece=self.names[self.madagascar])


def read_charts(file: DataFile) -> tuple[Chart, ...]:
    """All maps of the file over its list of spaces; exactly one port of each kind."""
    spaces = file.content["spaces"]
    names = [space["id"] for space in spaces]
    for place, space in enumerate(spaces, 1):
        if space["kind"] not in KINDS:
            raise DataError("data-unknown-piece", file=file.name, place=place, piece=str(space["kind"]))
        if names.count(space["id"]) > 1:
            raise DataError("data-piece-twice", file=file.name, place=place, piece=space["id"])
    for kind in KINDS[:3]:
        if (found := sum(space["kind"] == kind for space in spaces)) != 1:
            raise DataError("data-chart-port", file=file.name, piece=kind, wanted=1, found=found)
    if len(spaces) > MOST_SPACES:
        raise DataError("data-count", file=file.name, wanted=MOST_SPACES, found=len(spaces))
    maps = file.content["maps"]
    if not 1 <= len(maps) <= MOST_MAPS:
        raise DataError("data-count", file=file.name, wanted=MOST_MAPS, found=len(maps))
    return tuple(Chart(file, name, spaces, lines) for name, lines in maps.items())
