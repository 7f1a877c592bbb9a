"""What is printed on the cardboard of Spice Islands: colours, prices, dice and the charts."""

from __future__ import annotations

from typing import Any, Literal

from fondaco.kernel import DataError, DataFile

Colour = Literal["green", "blue", "yellow", "orange", "black"]
DieColour = Literal["green", "blue", "yellow", "orange", "black", "purple"]
Cargo = Literal["green-good", "blue-good", "yellow-good", "spice"]
SpaceKind = Literal["europe", "islands", "madagascar", "sea"]
Lines = list[tuple[int, int]]

GREEN, BLUE, YELLOW, ORANGE, BLACK, PURPLE = range(6)
COMPANIES = 3  # green, blue, yellow
ORGANISATIONS = 5  # and the navy (orange) and the pirates (black)
COLOUR_NAMES: tuple[Colour, ...] = ("green", "blue", "yellow", "orange", "black")
COMPANY_NAMES = COLOUR_NAMES[:COMPANIES]
TRACK_NAMES = COLOUR_NAMES[: ORANGE + 1]  # SPI-2.4: with election and dividend markers
TRACKS = 4
DIE_NAMES: tuple[DieColour, ...] = (*COLOUR_NAMES, "purple")
DIE_COLOURS = 6
FACE_NAMES = tuple(f"{name}-die" for name in DIE_NAMES)  # as pieces in events

SPICE = 3
CARGOES = 4
CARGO_NAMES: tuple[Cargo, ...] = ("green-good", "blue-good", "yellow-good", "spice")

SHIP_NAMES = ("green1", "green2", "blue1", "blue2", "yellow1", "yellow2", "pirate", "navy")
SHIPS_EACH = 2  # SPI-1.2: of each company
MERCHANTS = COMPANIES * SHIPS_EACH
MERCHANT_NAMES = SHIP_NAMES[:MERCHANTS]
PIRATE, NAVY = 6, 7
CARRIER_NAMES = SHIP_NAMES[:NAVY]  # SPI-8.1: the navy carries nothing
SHIPS, CARRIERS = 8, 7

SPACE_KINDS: tuple[SpaceKind, ...] = ("europe", "islands", "madagascar", "sea")
MAX_SPACES = 16  # the tables by map and space, `map * MAX_SPACES + space`, are that long for each map
MAX_MAPS = 4

MAX_PLAYERS = 5
NOBODY = -1
NONE = -1

PIECES_OF_CARGO = 10  # SPI-2.1, SPI-2.2: of each colour
SHARES = 10  # SPI-1.1: of each colour
ALL_SHARES = ORGANISATIONS * SHARES
CAPACITY = 2  # SPI-6.1, SPI-7.6
DICE = 4  # SPI-1.8
MONEY = 20  # SPI-2.5
TRIGGER = 4  # SPI-9.1, SPI-9.4, SPI-9.8
MAX_DICE = 12  # SPI-9.2: one for the step, one for the captain, ten shares
MAX_ROLLED = 25  # dice of one contest that are remembered: a full throw, a mark, and a full one again
SEAT_SHIFT, FACE_MASK = 4, 15  # a remembered die is `seat << SEAT_SHIFT | face`

GOOD_INCOME = 10  # SPI-6.5
FREIGHT = 3
SPICE_INCOME = 15
BONUS = 1  # SPI-6.6
LOOT = 10  # SPI-7.11
REWARD = 5  # SPI-8.5
SINKING = 5  # SPI-8.6

MAX_FACES = 12
SKULL = 1  # SPI-9.2: what a skull counts in an election
SKULL_NAME = "skull"
MAX_NUMBER = 9
NUMBER_NAMES = tuple(str(number) for number in range(2, MAX_NUMBER + 1))
FIRST_CAPTAINS = (0, 0, 3, 3, 4, 5)  # SPI-2.6: how many pawns are shuffled, by number of players
DEALT = (GREEN, BLUE, YELLOW, BLACK, ORANGE)  # in which order they join


def face_name(face: int) -> str:
    """A face of a pirate die as a piece."""
    return SKULL_NAME if face == SKULL else NUMBER_NAMES[face - 2]


# -- shares and dice ----------------------------------------------------------


def read_prices(file: DataFile) -> list[int]:
    """SPI-1.9: ten whole numbers from 1 to 99, the cheapest first."""
    prices: list[int] = []
    for place, price in enumerate(file.content["prices"], 1):
        if not isinstance(price, int) or isinstance(price, bool) or not 1 <= price <= 99:
            raise DataError("data-share-price", file=file.name, place=place, piece=str(price))
        if prices and price < prices[-1]:
            raise DataError("data-shares-not-ascending", file=file.name, place=place, piece=str(price))
        prices.append(price)
    if len(prices) != SHARES:
        raise DataError("data-count", file=file.name, wanted=SHARES, found=len(prices))
    return prices


def read_coloured_die(file: DataFile) -> list[int]:
    """SPI-1.8: every colour on at least one face, at most twelve faces."""
    faces: list[int] = []
    for place, name in enumerate(file.content["coloured"], 1):
        if name not in DIE_NAMES:
            raise DataError("data-unknown-piece", file=file.name, place=place, piece=str(name))
        faces.append(DIE_NAMES.index(name))
    for colour, name in enumerate(DIE_NAMES):
        if colour not in faces:
            raise DataError("data-missing-colour", file=file.name, piece=name)
    return _at_most_twelve(file, faces)


def read_pirate_die(file: DataFile) -> list[int]:
    """SPI-1.8: skulls and numbers from 2 to 9; without a skull, or with skulls alone, ties would never end."""
    faces: list[int] = []
    for place, name in enumerate(file.content["pirate"], 1):
        if name != SKULL_NAME and str(name) not in NUMBER_NAMES:
            raise DataError("data-unknown-piece", file=file.name, place=place, piece=str(name))
        faces.append(SKULL if name == SKULL_NAME else int(name))
    if SKULL not in faces:
        raise DataError("data-no-skull", file=file.name)
    if set(faces) == {SKULL}:
        raise DataError("data-only-skulls", file=file.name)
    return _at_most_twelve(file, faces)


def _at_most_twelve(file: DataFile, faces: list[int]) -> list[int]:
    if len(faces) > MAX_FACES:
        raise DataError("data-count", file=file.name, wanted=MAX_FACES, found=len(faces))
    return faces


def _padded(faces: list[int]) -> list[int]:
    return faces + [0] * (MAX_FACES - len(faces))


# -- the chart ----------------------------------------------------------------


class Chart:
    """One map, checked: a single blue route from Europe to the Islands, Madagascar joined to it."""

    def __init__(self, file: DataFile, name: str, spaces: list[dict[str, Any]], lines: dict[str, Any]) -> None:
        self.file = file.name
        self.name = name
        self.names = tuple(str(space["id"]) for space in spaces)
        self.kinds: list[SpaceKind] = [space["kind"] for space in spaces]
        self.places = [(int(space["x"]), int(space["y"])) for space in spaces]
        self.europe, self.islands, self.madagascar = (self.kinds.index(kind) for kind in SPACE_KINDS[:3])
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
        if space["kind"] not in SPACE_KINDS:
            raise DataError("data-unknown-piece", file=file.name, place=place, piece=str(space["kind"]))
        if names.count(space["id"]) > 1:
            raise DataError("data-piece-twice", file=file.name, place=place, piece=space["id"])
    for kind in SPACE_KINDS[:3]:
        if (found := sum(space["kind"] == kind for space in spaces)) != 1:
            raise DataError("data-chart-port", file=file.name, piece=kind, wanted=1, found=found)
    if len(spaces) > MAX_SPACES:
        raise DataError("data-count", file=file.name, wanted=MAX_SPACES, found=len(spaces))
    maps = file.content["maps"]
    if not 1 <= len(maps) <= MAX_MAPS:
        raise DataError("data-count", file=file.name, wanted=MAX_MAPS, found=len(maps))
    return tuple(Chart(file, name, spaces, lines) for name, lines in maps.items())


def _table(rows: list[list[int]]) -> list[int]:
    """One row for each map, all of the same length, in one flat list."""
    rows = rows + [[NONE] * MAX_SPACES] * (MAX_MAPS - len(rows))
    return [number for row in rows for number in row + [NONE] * (MAX_SPACES - len(row))]


# -- what the files say -------------------------------------------------------

PACKAGE = "fondaco.games.spice_islands"
MAP_FILE = DataFile.read(PACKAGE, "map", 1)
SHARES_FILE = DataFile.read(PACKAGE, "shares", 1)
DICE_FILE = DataFile.read(PACKAGE, "dice", 1)

CHARTS: tuple[Chart, ...] = read_charts(MAP_FILE)
MAP_NAMES = tuple(chart.name for chart in CHARTS)
SPACE_NAMES = CHARTS[0].names
SPACES = len(SPACE_NAMES)
EUROPE, ISLANDS, MADAGASCAR = CHARTS[0].europe, CHARTS[0].islands, CHARTS[0].madagascar

# by map and space, `map * MAX_SPACES + space`
AHEAD = _table([chart.ahead for chart in CHARTS])  # the next space towards the Spice Islands
BACK = _table([chart.back for chart in CHARTS])  # the next space towards Europe
TO_EUROPE = _table([chart.to_europe for chart in CHARTS])  # blue-line steps
TO_ISLANDS = _table([chart.to_islands for chart in CHARTS])
PIRATE_WAYS = _table([chart.pirate_ways for chart in CHARTS])  # bit masks of spaces
NAVY_WAYS = _table([chart.navy_ways for chart in CHARTS])

PRICES = read_prices(SHARES_FILE)
_coloured = read_coloured_die(DICE_FILE)
_pirate = read_pirate_die(DICE_FILE)
COLOURED_DIE, COLOURED_FACES = _padded(_coloured), len(_coloured)
PIRATE_DIE, PIRATE_FACES = _padded(_pirate), len(_pirate)
