"""What is printed on the cardboard of Spice Islands: colours, prices, dice and the chart."""

from __future__ import annotations

from typing import Literal

from fondaco.games.spice_islands.chart import MOST_MAPS, MOST_SPACES, Chart, read_charts
from fondaco.kernel import DataError, DataFile

Colour = Literal["green", "blue", "yellow", "orange", "black"]
DieColour = Literal["green", "blue", "yellow", "orange", "black", "purple"]
Cargo = Literal["green-good", "blue-good", "yellow-good", "spice"]

GREEN, BLUE, YELLOW, ORANGE, BLACK, PURPLE = range(6)
COMPANIES = 3  # green, blue, yellow
ORGANISATIONS = 5  # and the navy (orange) and the pirates (black)
COLOUR_NAMES: tuple[Colour, ...] = ("green", "blue", "yellow", "orange", "black")
COMPANY_NAMES = COLOUR_NAMES[:COMPANIES]
TRACK_NAMES = COLOUR_NAMES[: ORANGE + 1]  # SPI-2.4: with election and dividend markers
DIE_NAMES: tuple[DieColour, ...] = (*COLOUR_NAMES, "purple")
FACE_NAMES = tuple(f"{name}-die" for name in DIE_NAMES)  # as pieces in events

SPICE = 3
CARGOES = 4
CARGO_NAMES: tuple[Cargo, ...] = ("green-good", "blue-good", "yellow-good", "spice")

SHIP_NAMES = ("green1", "green2", "blue1", "blue2", "yellow1", "yellow2", "pirate", "navy")
MERCHANTS = 6
MERCHANT_NAMES = SHIP_NAMES[:MERCHANTS]
PIRATE, NAVY = 6, 7
CARRIER_NAMES = SHIP_NAMES[:NAVY]  # SPI-8.1: the navy carries nothing
SHIPS = 8

NOBODY = -1
NONE = -1

PIECES_OF_CARGO = 10  # SPI-2.1, SPI-2.2: of each colour
SHARES = 10  # SPI-1.1: of each colour
CAPACITY = 2  # SPI-6.1, SPI-7.6
DICE = 4  # SPI-1.8
MONEY = 20  # SPI-2.5
TRIGGER = 4  # SPI-9.1, SPI-9.4, SPI-9.8
MOST_DICE = 12  # SPI-9.2: one for the step, one for the captain, ten shares
MOST_ROLLED = 25  # dice of one contest that are remembered: a full throw, a mark, and a full one again

GOOD_INCOME = 10  # SPI-6.5
FREIGHT = 3
SPICE_INCOME = 15
BONUS = 1  # SPI-6.6
LOOT = 10  # SPI-7.11
RECOVERY = 5  # SPI-8.5
SINKING = 5  # SPI-8.6

MOST_FACES = 12
SKULL = 1  # SPI-9.2: what a skull counts in an election
SKULL_NAME = "skull"
MOST_NUMBER = 9
NUMBER_NAMES = tuple(str(number) for number in range(2, MOST_NUMBER + 1))
FIRST_CAPTAINS = (0, 0, 3, 3, 4, 5)  # SPI-2.6: how many pawns are shuffled, by number of players
DEALT = (GREEN, BLUE, YELLOW, BLACK, ORANGE)  # in which order they join


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
    if len(faces) > MOST_FACES:
        raise DataError("data-count", file=file.name, wanted=MOST_FACES, found=len(faces))
    return faces


def _padded(faces: list[int]) -> list[int]:
    return faces + [0] * (MOST_FACES - len(faces))


def _table(rows: list[list[int]]) -> list[int]:
    """One row of 16 spaces for each of at most four maps, in one flat list."""
    rows = rows + [[NONE] * MOST_SPACES] * (MOST_MAPS - len(rows))
    return [number for row in rows for number in row + [NONE] * (MOST_SPACES - len(row))]


PACKAGE = "fondaco.games.spice_islands"
MAP_FILE = DataFile.read(PACKAGE, "map", 1)
SHARES_FILE = DataFile.read(PACKAGE, "shares", 1)
DICE_FILE = DataFile.read(PACKAGE, "dice", 1)

CHARTS: tuple[Chart, ...] = read_charts(MAP_FILE)
MAP_NAMES = tuple(chart.name for chart in CHARTS)
SPACE_NAMES = CHARTS[0].names
SPACES = len(SPACE_NAMES)
EUROPE, ISLANDS, MADAGASCAR = CHARTS[0].europe, CHARTS[0].islands, CHARTS[0].madagascar

# by map and space, `map * 16 + space`
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
