"""What is printed on Indonesia's board and cards: `board-1.json` and `cards-1.json`, as flat tables."""

from __future__ import annotations

from typing import Any

from fondaco.kernel.declaring.game import DataFile
from fondaco.kernel.declaring.positions import MAX_SEATS
from fondaco.kernel.errors import DataError

PROVINCES, AREAS, SEAS, DEEDS, LINES, CARDS = 26, 116, 21, 24, 6, 15
BERTHS = LINES * SEAS  # a sea of a line: x[line * SEAS + sea]
NEIGHBOURS = 356  # entries of NEAR: both ways of 178 land links
ZONES = 55  # no more areas of this board can lie apart from one another, so no company has more zones
CITIES = 15  # IND-2.3: at most five in each era
GOODS = 5
PURCHASES = CITIES * GOODS  # a good of a city: x[city * GOODS + good]
ERAS = 3
LAST_ERA = ERAS - 1
ERA_CARDS = CARDS // ERAS  # those of an era stand together
CARD_PROVINCES = 3

ERA_NAMES = ("a", "b", "c")
RICE, SPICE, RUBBER, SIAP_FAJI, OIL, SHIPPING = range(6)
TYPE_NAMES = ("rice", "spice", "rubber", "siap-faji", "oil", "shipping")
TYPES = len(TYPE_NAMES)
GOOD_NAMES = TYPE_NAMES[:GOODS]
UNIT_VALUE = [20, 25, 30, 35, 40, 10]  # IND-6.3, by type; for goods also what one is sold for (IND-10.7)
MIXED_VALUE = 25  # IND-6.3: rice + spice
FEE = 5  # IND-10.7

BID_TRACK, SLOTS_TRACK, MERGERS_TRACK, EXPANSION_TRACK, HULL_TRACK = range(5)
TRACK_NAMES = ("turn-order", "slots", "mergers", "expansion", "hull")
TRACKS = 5
LEVELS = MAX_SEATS * TRACKS  # of a player on a track: x[seat * TRACKS + track]
LAST_LEVEL = 5
MULTIPLIER = [0, 1, 5, 25, 100, 400]  # IND-5.2, by level

CASH = 100  # IND-2.1
STONES = [0, 12, 8, 3]  # IND-1.10, by size of the city
LARGEST = 3  # size of a city
CARDS_EACH = [0, 0, 2, 1, 1, 1]  # IND-2.3, IND-13.1: of each era, by number of players

NOBODY = -1
EMPTY = -1
CITY = DEEDS  # in `land`, where a company would stand
LATER, ON_OFFER, TAKEN, REMOVED = range(4)  # where a deed is
DEED_PLACES = ("later", "offered", "taken", "removed")
HIGHEST_BID = 0xFFFF  # the highest amount a move can name

# Versions of the rules that brought something: matches of earlier ones go on without it
BORDER_SINCE = 2  # IND-7.5: areas are emptied at the border of the property
LOSS_COUNTS_SINCE = 2  # IND-10.9: a negative pile lessens what may be spent

# The choices of the options `money`, `new_deeds`, `contiguity`, `research`, `purchase`, `idle_growth`
SECRET_MONEY, OPEN_MONEY = range(2)
AFTER_CITIES, BEFORE_CITIES = range(2)
BY_ZONE, UNION = range(2)
OPTIONAL, COMPULSORY = range(2)
CASH_FIRST, CASH_ONLY, PILE_FIRST = range(3)
IDLE_GROWTH, NO_IDLE_GROWTH = range(2)


class Board:
    """The map, checked and made into tables."""

    def __init__(self, file: DataFile) -> None:
        self.file = file
        content = file.content
        self.provinces = [str(entry["name"]) for entry in content["provinces"]]
        self.first = [0]  # IND-1.1: the areas of a province stand together
        self.areas: list[str] = []
        self.points: list[tuple[float, float]] = []
        for entry in content["provinces"]:
            for number, (across, down) in enumerate(entry["areas"], 1):
                self.areas.append(f"{entry['name']}-{number}")
                self.points.append((across, down))
            self.first.append(len(self.areas))
        self.seas = [str(entry["name"]) for entry in content["seas"]]
        self.sea_points = [(entry["point"][0], entry["point"][1]) for entry in content["seas"]]
        for what, found, wanted in (
            ("provinces", self.provinces, PROVINCES),
            ("areas", self.areas, AREAS),
            ("seas", self.seas, SEAS),
        ):
            if len(found) != wanted or len(set(found)) != wanted:
                raise DataError("data-count", file=file.name, piece=what, wanted=wanted, found=len(set(found)))
        self.links = self.read_links(content["borders"] + content["arrows"], self.areas)
        self.arrows = self.read_links(content["arrows"], self.areas)
        self.sea_links = self.read_links(content["sea_borders"], self.seas)
        self.coast = self.read_coast(content["seas"])

    def number(self, names: list[str], name: object, entry: int) -> int:
        """The number of a place; DataError, with the entry that names it, if there is none of that name."""
        if name not in names:
            raise DataError("data-unknown-piece", file=self.file.name, place=entry, piece=str(name))
        return names.index(str(name))

    def read_links(self, pairs: list[Any], names: list[str]) -> list[tuple[int, int]]:
        """Pairs of places as numbers, each pair once."""
        links: list[tuple[int, int]] = []
        for entry, pair in enumerate(pairs, 1):
            one, other = sorted(self.number(names, name, entry) for name in pair)
            if one == other or (one, other) in links:
                raise DataError("data-piece-twice", file=self.file.name, place=entry, piece=" / ".join(pair))
            links.append((one, other))
        return links

    def read_coast(self, seas: list[Any]) -> list[int]:
        """IND-1.3: for each land area the seas it touches, as a bit mask."""
        coast = [0] * AREAS
        for sea, entry in enumerate(seas):
            for name in entry["coast"]:
                coast[self.number(self.areas, name, sea + 1)] |= 1 << sea
        return coast

    def neighbours(self) -> tuple[list[int], list[int]]:
        """IND-1.2: where each area's neighbours begin in one long list, and that list."""
        near: list[list[int]] = [[] for _ in range(AREAS)]
        for one, other in self.links:
            near[one].append(other)
            near[other].append(one)
        starts, flat = [0], []
        for row in near:
            flat += sorted(row)
            starts.append(len(flat))
        if len(flat) != NEIGHBOURS:
            raise DataError("data-count", file=self.file.name, piece="borders", wanted=NEIGHBOURS, found=len(flat))
        return starts, flat

    def sea_masks(self) -> list[int]:
        """IND-1.3: for each sea the seas beside it, as a bit mask."""
        masks = [0] * SEAS
        for one, other in self.sea_links:
            masks[one] |= 1 << other
            masks[other] |= 1 << one
        return masks


BOARD_FILE = DataFile.read("fondaco.games.indonesia", "board", 1)
CARDS_FILE = DataFile.read("fondaco.games.indonesia", "cards", 1)
BOARD = Board(BOARD_FILE)

PROVINCE_NAMES = tuple(BOARD.provinces)
AREA_NAMES = tuple(BOARD.areas)
SEA_NAMES = tuple(BOARD.seas)
PLACE_NAMES = AREA_NAMES + SEA_NAMES
PROVINCE_FIRST = BOARD.first  # areas of province p: from PROVINCE_FIRST[p] to PROVINCE_FIRST[p + 1]
PROVINCE_OF = [place for place in range(PROVINCES) for _ in range(BOARD.first[place], BOARD.first[place + 1])]
NEAR_FIRST, NEAR = BOARD.neighbours()
COAST = BOARD.coast  # by area: the seas it touches, as a bit mask
COAST_SEA = [sea for area in range(AREAS) for sea in range(SEAS) if COAST[area] >> sea & 1]
COAST_FIRST = [sum(COAST[area].bit_count() for area in range(last)) for last in range(AREAS + 1)]  # where they begin
SHORE = [area for sea in range(SEAS) for area in range(AREAS) if COAST[area] >> sea & 1]  # by sea: the areas beside it
SHORE_FIRST = [sum(mask >> sea & 1 for sea in range(last) for mask in COAST) for last in range(SEAS + 1)]
SEA_NEAR = BOARD.sea_masks()
PROVINCE_COAST = [0] * PROVINCES  # IND-8.5
for _area in range(AREAS):
    PROVINCE_COAST[PROVINCE_OF[_area]] |= COAST[_area]


def read_deeds(file: DataFile) -> list[dict[str, Any]]:
    """The 24 deeds, ordered by era, with their numbers for province and type."""
    deeds: list[dict[str, Any]] = []
    for place, entry in enumerate(file.content["deeds"], 1):
        shipping = entry["type"] == "shipping"
        if entry["type"] not in TYPE_NAMES or entry["era"] not in ERA_NAMES or ("ships" in entry) != shipping:
            raise DataError("data-unknown-piece", file=file.name, place=place, piece=str(entry["name"]))
        deeds.append({**entry, "province": BOARD.number(BOARD.provinces, entry["province"], place)})
    if len(deeds) != DEEDS or len({entry["name"] for entry in deeds}) != DEEDS:
        raise DataError("data-count", file=file.name, piece="deeds", wanted=DEEDS, found=len(deeds))
    return sorted(deeds, key=_era)


def read_cards(file: DataFile) -> list[dict[str, Any]]:
    """The 15 city cards, five of each era, each with three provinces."""
    cards: list[dict[str, Any]] = []
    for place, entry in enumerate(file.content["city_cards"], 1):
        provinces = [BOARD.number(BOARD.provinces, name, place) for name in entry["provinces"]]
        if len(set(provinces)) != CARD_PROVINCES:
            raise DataError(
                "data-count", file=file.name, piece=str(entry["name"]), wanted=CARD_PROVINCES, found=len(provinces)
            )
        cards.append({**entry, "provinces": provinces})
    for era in ERA_NAMES:
        found = sum(entry["era"] == era for entry in cards)
        if found != ERA_CARDS:
            raise DataError("data-count", file=file.name, piece=f"city cards {era}", wanted=ERA_CARDS, found=found)
    return sorted(cards, key=_era)


def _era(entry: dict[str, Any]) -> int:
    return ERA_NAMES.index(entry["era"])


_deeds = read_deeds(CARDS_FILE)
DEED_NAMES = tuple([str(entry["name"]) for entry in _deeds])
DEED_ERA = [_era(entry) for entry in _deeds]
DEED_PROVINCE = [int(entry["province"]) for entry in _deeds]
DEED_TYPE = [TYPE_NAMES.index(entry["type"]) for entry in _deeds]
LINE_DEED = [deed for deed in range(DEEDS) if DEED_TYPE[deed] == SHIPPING]  # shipping companies by their own number
LINE_OF = [LINE_DEED.index(deed) if deed in LINE_DEED else -1 for deed in range(DEEDS)]
LINE_NAMES = tuple([DEED_NAMES[deed] for deed in LINE_DEED])
SHIP_LIMIT = [int(limit) for deed in LINE_DEED for limit in _deeds[deed]["ships"]]  # x[line * ERAS + era]

_cards = read_cards(CARDS_FILE)
CARD_NAMES = tuple([str(entry["name"]) for entry in _cards])
CARD_ERA = [_era(entry) for entry in _cards]
CARD_PROVINCE = [place for entry in _cards for place in entry["provinces"]]  # x[card * CARD_PROVINCES + n]
