"""What is printed on Kontor's cardboard: the deck, the harbours of the scenarios, the grid they lie on."""

from __future__ import annotations

from typing import Any, Literal

from fondaco.kernel import DataError, DataFile

OWNER_NAMES = ("red", "black")
RED, BLACK = range(2)
NOBODY = -1

Kind = Literal["anchor", "dock", "crane", "canal", "flood", "bridge", "customs"]
Symbol = Literal["none", "florin", "ship"]
Good = Literal["wine", "spices", "tea"]

KIND_NAMES: tuple[Kind, ...] = ("anchor", "dock", "crane", "canal", "flood", "bridge", "customs")
ANCHOR, DOCK, CRANE, CANAL, FLOOD, BRIDGE, CUSTOMS = range(7)
SYMBOL_NAMES: tuple[Symbol, ...] = ("none", "florin", "ship")
NO_SYMBOL, FLORIN, SHIP_SYMBOL = range(3)
GOOD_NAMES: tuple[Good, ...] = ("wine", "spices", "tea")  # KON-1.2: each beats the next, tea beats wine
GOODS = 3

GROUND_NAMES = ("empty", "canal", "quay")
EMPTY, CANAL_LIKE, QUAY_LIKE = range(3)

CARDS = 92  # KON-1.1: 42 quay cards, 43 valued canal cards, 6 special cards, and the anchor as number 0
NO_CARD = -1
NO_SLOT = -1
NO_WISH = -1
NOWHERE = -1
PASS_CARD = 0  # in `chosen`: no card but passing; the anchor is never chosen
CANAL_CARDS = 43
QUAY_CARDS = 21
SPECIAL_CARDS = 6
MAX_COVERED = 4  # by two floods and two bridges
HAND = 11  # at most 3 quay, 2 canal and 6 special cards
COUNTS = {DOCK: 19, CRANE: 2, CANAL: CANAL_CARDS, FLOOD: 2, BRIDGE: 2, CUSTOMS: 2}  # docks and cranes: each player

OPENING_QUAY = 3  # KON-2.4
OPENING_CANAL = 2  # KON-2.3
OPENING_FLORINS = 3  # KON-2.5
GUARDIANS = 5  # KON-2.5
BOTH = 3  # both players, as a bit mask
TAX = 1  # KON-5.1: florins
SPECIAL_PRICE = 2  # KON-14.2
BONUS_YARDS = 5  # KON-13.5
IDLE_ROUNDS = 3  # KON-13.2 (a)
STALE_ROUNDS = 10  # KON-13.2 (b)

SIDE = 13  # a harbour of 7 x 7 around an anchor in the middle of the grid never leaves it
SPACES = SIDE * SIDE
MIDDLE = SIDE // 2
MAX_YARDS = 32  # closed yards; at most every other space is one
FAR = 99  # more than any size or distance
MAX_IN_YARD = 64  # cards; no harbour has more spaces
COLUMN_LETTERS = "abcdefghijklm"
SPACE_NAMES = tuple(f"{COLUMN_LETTERS[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE))
ROW = [space // SIDE for space in range(SPACES)]
COLUMN = [space % SIDE for space in range(SPACES)]


def _neighbour(space: int, down: int, right: int) -> int:
    row, column = space // SIDE + down, space % SIDE + right
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else -1


EDGES = 4
# by space and edge (north, east, south, west), `space * EDGES + edge`; -1 beyond the grid
NEIGHBOUR = [
    _neighbour(space, down, right) for space in range(SPACES) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))
]

SCENARIO_NAMES = ("base", "waterGames", "ticTacToe", "canalGrande", "gulliver", "poverty")
BASE, WATER_GAMES, TIC_TAC_TOE, CANAL_GRANDE, GULLIVER, POVERTY = range(6)
BONUS_NAMES = ("none", "all guarded", "five largest")
NO_BONUS, ALL_GUARDED, FIVE_LARGEST = range(3)
CRANE_CHOICES = ("all", "with ship", "none")
ALWAYS, CUTOFF = range(2)  # the choices of the option `finalTieExclusion`
ENDING_NAMES = ("none", "harbour-full", "no-card-laid", "no-growth", "line", "ruin")
BY_FULL_HARBOUR, BY_IDLENESS, BY_STANDSTILL, BY_LINE, BY_RUIN = range(1, 6)
HOW_NAMES = ("by-difference", "by-goods-led", "by-circle")  # KON-10.3 to KON-10.5: what won a yard
BY_DIFFERENCE, BY_GOODS_LED, BY_CIRCLE = range(3)

FIELDS = 9  # KON-15.2
FIELD_SIZE = 4  # spaces
LINE = 3  # fields
LINES = [
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    0,
    3,
    6,
    1,
    4,
    7,
    2,
    5,
    8,
    0,
    4,
    8,
    2,
    4,
    6,
]  # KON-15.2c: LINE fields each
LINES_END = len(LINES)


# -- the deck -----------------------------------------------------------------


def read_deck(file: DataFile) -> list[dict[str, Any]]:
    """KON-1.1, KON-1.3: the valued cards by rising value, so that a card's number tells who is first."""
    cards = list(file.content["cards"])
    seen: set[object] = set()
    for place, card in enumerate(cards, 1):
        known = (
            card["kind"] in KIND_NAMES[1:]
            and card["symbol"] in ((None,) if card["kind"] in KIND_NAMES[FLOOD:] else (None, *SYMBOL_NAMES[1:]))
            and card["owner"] in ((*OWNER_NAMES,) if card["kind"] in ("dock", "crane") else (None,))
            and set(card["goods"]) <= set(GOOD_NAMES)
            and len(set(card["goods"])) == len(card["goods"])
            and bool(card["goods"]) == (card["kind"] == "dock")
        )
        if not known:
            raise DataError("data-unknown-piece", file=file.name, place=place, piece=str(card["id"]))
        if card["id"] in seen or card["value"] in seen:
            raise DataError("data-piece-twice", file=file.name, place=place, piece=str(card["id"]))
        seen |= {card["id"], card["value"]}
    for kind, wanted in COUNTS.items():
        for owner in OWNER_NAMES if kind in (DOCK, CRANE) else (None,):
            found = sum(card["kind"] == KIND_NAMES[kind] and card["owner"] == owner for card in cards)
            if found != wanted:
                raise DataError("data-count", file=f"{file.name}, {KIND_NAMES[kind]}", wanted=wanted, found=found)
    return sorted(cards, key=lambda card: int(card["value"]))


DECK_FILE = DataFile.read("fondaco.games.kontor", "deck", 1)
DECK = read_deck(DECK_FILE)
CARD_NAMES = ("anchor", *(str(card["id"]) for card in DECK))
CARD_VALUE = [0, *(int(card["value"]) for card in DECK)]
CARD_KIND = [ANCHOR, *(KIND_NAMES.index(card["kind"]) for card in DECK)]
CARD_OWNER = [NOBODY, *(NOBODY if card["owner"] is None else OWNER_NAMES.index(card["owner"]) for card in DECK)]
CARD_SYMBOL = [NO_SYMBOL, *(SYMBOL_NAMES.index(card["symbol"] or "none") for card in DECK)]
CARD_GOODS = [0] * GOODS + [int(good in card["goods"]) for card in DECK for good in GOOD_NAMES]  # by card and good
CANALS = tuple(card for card in range(CARDS) if CARD_KIND[card] == CANAL)
SPECIALS = tuple(card for card in range(CARDS) if CARD_KIND[card] in (FLOOD, BRIDGE, CUSTOMS))
CHOICE_NAMES = ("pass", *CARD_NAMES[1:])


def goods_of(card: int) -> tuple[Good, ...]:
    """The goods shown on a card."""
    return tuple([name for good, name in enumerate(GOOD_NAMES) if CARD_GOODS[card * GOODS + good]])


# -- the harbours -------------------------------------------------------------


class Harbour:
    """KON-15: how a scenario begins; spaces by their number on the grid."""

    def __init__(self, name: str, content: dict[str, Any]) -> None:
        self.name = name
        self.rows = int(content["rows"])
        self.columns = int(content["columns"])
        self.fixed = bool(content["fixed"])
        self.anchor = self.space(content["anchor"])
        self.canals = tuple(self.space(place) for place in content["canals"])
        self.cranes = str(content["cranes"])
        self.bonus = BONUS_NAMES.index(content["bonus"])
        self.treasury = int(content["treasury"])
        self.quays = tuple([self.quay_cards(owner) for owner in range(2)])

    def space(self, place: list[int]) -> int:
        """The space at [row, column], counted from the anchor or, in a fixed harbour, from [1, 1]."""
        first = -1 if self.fixed else MIDDLE
        row, column = place[0] + first, place[1] + first
        if not (0 <= row < SIDE and 0 <= column < SIDE):
            raise DataError("data-unknown-piece", file="harbours", place=0, piece=f"{self.name} {place}")
        return row * SIDE + column

    def quay_cards(self, owner: int) -> list[int]:
        """The quay cards a player has in this scenario."""
        return [card for card in range(1, CARDS) if CARD_OWNER[card] == owner and self._is_used(card)]

    def _is_used(self, card: int) -> bool:
        if CARD_KIND[card] != CRANE or self.cranes == "all":
            return True
        return self.cranes == "with ship" and CARD_SYMBOL[card] == SHIP_SYMBOL


def read_harbours(file: DataFile) -> list[Harbour]:
    """The scenarios in the order of SCENARIO_NAMES; no space is given twice, no harbour starts too large."""
    scenarios = file.content["scenarios"]
    if tuple(scenarios) != SCENARIO_NAMES:
        raise DataError("data-count", file=file.name, wanted=len(SCENARIO_NAMES), found=len(scenarios))
    harbours = [Harbour(name, content) for name, content in scenarios.items()]
    for place, harbour in enumerate(harbours, 1):
        spaces = (harbour.anchor, *harbour.canals)
        rows, columns = [ROW[space] for space in spaces], [COLUMN[space] for space in spaces]
        if len(set(spaces)) != len(spaces):
            raise DataError("data-piece-twice", file=file.name, place=place, piece=harbour.name)
        if max(rows) - min(rows) >= harbour.rows or max(columns) - min(columns) >= harbour.columns:
            raise DataError("data-unknown-piece", file=file.name, place=place, piece=harbour.name)
    return harbours


def read_fields(file: DataFile, harbour: Harbour) -> list[int]:
    """KON-15.2: the nine fields of two by two spaces, four spaces of each in rows; none is a canal."""
    spaces = [harbour.space(cell) for field in file.content["fields"] for cell in field]
    if len(set(spaces)) != FIELDS * FIELD_SIZE or set(spaces) & {harbour.anchor, *harbour.canals}:
        raise DataError("data-count", file=f"{file.name}, fields", wanted=FIELDS * FIELD_SIZE, found=len(set(spaces)))
    for field in range(FIELDS):
        first = spaces[field * FIELD_SIZE]
        if spaces[field * FIELD_SIZE : (field + 1) * FIELD_SIZE] != [first, first + 1, first + SIDE, first + SIDE + 1]:
            raise DataError("data-unknown-piece", file=file.name, place=field + 1, piece="field")
    return spaces


HARBOURS_FILE = DataFile.read("fondaco.games.kontor", "harbours", 1)
HARBOURS = read_harbours(HARBOURS_FILE)
ROWS = [harbour.rows for harbour in HARBOURS]  # KON-15.6, by scenario
COLUMNS = [harbour.columns for harbour in HARBOURS]
ANCHOR_SPACE = [harbour.anchor for harbour in HARBOURS]
BONUS = [harbour.bonus for harbour in HARBOURS]
FIELD_SPACES = read_fields(HARBOURS_FILE, HARBOURS[TIC_TAC_TOE])
FIELD_OF = [FIELD_SPACES.index(space) // FIELD_SIZE if space in FIELD_SPACES else -1 for space in range(SPACES)]
WHOLE = [1, 1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0]  # KON-15.2a, by the canals of a field as bits: one group left?
