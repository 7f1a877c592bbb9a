"""What is printed on Batavia's cardboard."""

from __future__ import annotations

from typing import Literal

from fondaco.kernel import DataError, DataFile

COMPANIES = 5
GOODS = 7
SPACES = 35  # station spaces 1 to 35; 0 is the start
FINAL_HEX = 36
BLOCK = 5
TILES = COMPANIES * GOODS
NOBODY = -1
NO_TILE = -1
LAST_TILE, LAST_BLOCK = range(2)  # the choices of the option `reveal`

Company = Literal["EN", "DK", "FR", "NL", "SE"]
Good = Literal["tea", "cotton", "porcelain", "silk", "ginger", "nutmeg", "pepper"]
COMPANY_NAMES: tuple[Company, ...] = ("EN", "DK", "FR", "NL", "SE")
GOOD_NAMES: tuple[Good, ...] = ("tea", "cotton", "porcelain", "silk", "ginger", "nutmeg", "pepper")
TILE_NAMES = tuple(f"{company}-{good}" for company in COMPANY_NAMES for good in GOOD_NAMES)
COLOURS = ("blue", "orange", "red", "yellow", "green")

SHIPS_OF_A_COMPANY = 22  # BAT-1.6
OPENING_HAND = 10  # BAT-1.6
BILLS = 15  # BAT-1.1
OPENING_STATIONS = 10  # BAT-1.4

CONVERSION_GOLD = [0, 1, 3, 6, 10, 15]  # BAT-7.3, by number of companies
PIRATES_AT = [0, 0, 0, 21, 25, 25]  # BAT-8.1, by number of players
MAJORITY_GOLD = [10, 11, 12, 13, 14, 15, 16]  # BAT-10.2, by good
TIE_GOLD = [5, 5, 6, 6, 7, 7, 8]
MOST_BILLS_GOLD = 5  # BAT-10.3
TIED_BILLS_GOLD = 2
FINAL_HEX_GOLD = 4  # BAT-10.4
SEAL_GOLD = 2  # BAT-10.5


def tile(company: int, good: int) -> int:
    return company * GOODS + good


def read_quick_start(file: DataFile) -> list[int]:
    """BAT-1.5: the tiles of spaces 1 to 35; all different, one of each company in every block of five."""
    tiles: list[int] = []
    for space, name in enumerate(file.content["order"], 1):
        if name not in TILE_NAMES:
            raise DataError("data-unknown-piece", file=file.name, place=space, piece=str(name))
        if TILE_NAMES.index(name) in tiles:
            raise DataError("data-piece-twice", file=file.name, place=space, piece=name)
        tiles.append(TILE_NAMES.index(name))
    if len(tiles) != SPACES:
        raise DataError("data-count", file=file.name, wanted=SPACES, found=len(tiles))
    for start in range(0, SPACES, BLOCK):
        if {number // GOODS for number in tiles[start : start + BLOCK]} != set(range(COMPANIES)):
            raise DataError("data-block", file=file.name, place=start + 1)
    return tiles


QUICK_START_FILE = DataFile.read("fondaco.games.batavia", "quick_start", 1)
QUICK_START = read_quick_start(QUICK_START_FILE)
