"""What is printed on Borneo's cards, read from the data file and checked, and the numbers of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from fondaco.kernel import DataError, DataFile

Company = Literal["yellow", "red", "green", "blue"]
Good = Literal["pepper", "cinnamon", "cloves", "nutmeg"]
COMPANY_NAMES: tuple[Company, ...] = ("yellow", "red", "green", "blue")
GOOD_NAMES: tuple[Good, ...] = ("pepper", "cinnamon", "cloves", "nutmeg")
MODES = ("each", "same")
EACH, SAME = range(2)

MAX_PLAYERS = 5  # BOR-2.1
COMPANIES = len(COMPANY_NAMES)
GOODS = len(GOOD_NAMES)
CARDS = 60  # BOR-1.3
PORTS = 12  # BOR-1.4
PIECES = CARDS + PORTS  # goods: expedition cards 0 to 59, ports 60 to 71
FLAGS = 4  # BOR-1.3: flags of a card
TOP_ROW = 3  # and how many of them are in the top row
MISSIONS = 12  # BOR-2.4
MISSION_KINDS = 5  # BOR-4.2
MERCHANTS = 3  # BOR-1.2
OPENING_HAND = 3  # BOR-2.2
OPEN_PORTS = 3  # BOR-2.3
DRAWN = 2  # BOR-11.1
HAND_LIMIT = 6  # BOR-11.3

ROW = MERCHANTS * MAX_PLAYERS  # the longest row there can be
HAND_ROOM = HAND_LIMIT + DRAWN
PILE_ROOM = 8
NOBODY = NO_CARD = NO_PORT = NO_SLOT = NO_COMPANY = NO_GOOD = NO_MISSION = NO_MERCHANT = -1

# Choices of the options.
RECYCLED, TAKEN_OUT = range(2)  # paid_cards
PASSED_OVER, SPOILS_LOST, AS_QUOTA = range(3)  # empty_company
FIRST_MERCHANT, LAST_CARD = range(2)  # monopoly_port


class Deck:
    """All that is printed, as tables by number of card, port or kind of mission."""

    def __init__(self, file: DataFile) -> None:
        self.file = file.name
        cards = self.entries(file.content, "cards", CARDS)
        ports = self.entries(file.content, "ports", PORTS)
        missions = self.entries(file.content, "missions", MISSION_KINDS)
        self.card_names = self.names(cards)
        self.port_names = self.names(cards + ports)[CARDS:]  # no port may be called as a card
        self.mission_names = self.names(missions)
        self.flags = [self.flag(card, place) for card in cards for place in range(FLAGS)]  # card * FLAGS + place
        self.goods = [self.word(piece, "good", GOOD_NAMES) for piece in cards + ports]  # cards, then ports
        self.units = [self.number(card, "value", 1, 2) for card in cards] + [1] * PORTS  # BOR-4.4
        self.titles = tuple(str(self.field(port, "name")) for port in ports)
        self.most_cards = [self.number(port, "cards", 1, PILE_ROOM) for port in ports]
        self.limits = [self.number(port, "flags", 1, TOP_ROW * PILE_ROOM + 1) for port in ports]
        self.modes = [self.word(mission, "mode", MODES) for mission in missions]
        self.amounts = [self.number(mission, "amount", 1, 9) for mission in missions]
        self.points = [self.number(mission, "points", 0, 99) for mission in missions]
        self.copies = [self.number(mission, "copies", 0, MISSIONS) for mission in missions]
        self.check_sums(file.content)

    # -- reading --------------------------------------------------------------

    def entries(self, content: Any, name: str, wanted: int) -> list[Any]:
        """A list of the file, of the right length."""
        listed = content.get(name) if isinstance(content, Mapping) else None
        if not isinstance(listed, list):
            raise DataError("data-borneo-missing", file=self.file, place=self.file, name=name)
        if len(listed) != wanted:
            raise DataError("data-borneo-total", file=self.file, name=name, wanted=wanted, found=len(listed))
        return listed

    def names(self, entries: Sequence[Any]) -> tuple[str, ...]:
        """The ids, all different."""
        names: list[str] = []
        for number, entry in enumerate(entries, 1):
            name = entry.get("id") if isinstance(entry, Mapping) else None
            if not isinstance(name, str) or not name or set(name) & set(" {}"):
                raise DataError("data-borneo-missing", file=self.file, place=str(number), name="id")
            if name in names:
                raise DataError("data-piece-twice", file=self.file, place=str(number), piece=name)
            names.append(name)
        return tuple(names)

    def field(self, entry: Mapping[str, Any], name: str) -> Any:
        if name not in entry:
            raise DataError("data-borneo-missing", file=self.file, place=str(entry["id"]), name=name)
        return entry[name]

    def word(self, entry: Mapping[str, Any], name: str, known: tuple[str, ...]) -> int:
        """The number of one of the known words."""
        return self.number_of(entry, self.field(entry, name), known)

    def number_of(self, entry: Mapping[str, Any], word: Any, known: tuple[str, ...]) -> int:
        if word not in known:
            raise DataError("data-unknown-piece", file=self.file, place=str(entry["id"]), piece=str(word))
        return known.index(word)

    def number(self, entry: Mapping[str, Any], name: str, low: int, high: int) -> int:
        value = self.field(entry, name)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise DataError("data-borneo-number", file=self.file, place=str(entry["id"]), name=name, low=low, high=high)
        return value

    def flag(self, card: Mapping[str, Any], place: int) -> int:
        """BOR-1.3: the company of a flag; 0 to 2 is the top row from the left, 3 the second row."""
        if place == TOP_ROW:
            return self.word(card, "second", COMPANY_NAMES)
        top = self.field(card, "top")
        if not isinstance(top, list) or len(top) != TOP_ROW:
            raise DataError("data-borneo-missing", file=self.file, place=str(card["id"]), name="top")
        return self.number_of(card, top[place], COMPANY_NAMES)

    # -- sums -----------------------------------------------------------------

    def check_sums(self, content: Mapping[str, Any]) -> None:
        """The cards come to the sums the file itself states, the missions to twelve."""
        for company, name in enumerate(COMPANY_NAMES):
            self.check_sum(content, "flags", name, self.flags.count(company))
        for good, spice in enumerate(GOOD_NAMES):
            cards = [self.units[card] for card in range(CARDS) if self.goods[card] == good]
            self.check_sum(content, "goods", spice, len(cards))
            self.check_sum(content, "doubles", spice, cards.count(2))
        if sum(self.copies) != MISSIONS:
            raise DataError(
                "data-borneo-total", file=self.file, name="missions", wanted=MISSIONS, found=sum(self.copies)
            )

    def check_sum(self, content: Mapping[str, Any], field: str, name: str, found: int) -> None:
        stated = content.get(field)
        wanted = stated.get(name) if isinstance(stated, Mapping) else None
        if not isinstance(wanted, int):
            raise DataError("data-borneo-missing", file=self.file, place=field, name=name)
        if wanted != found:
            raise DataError("data-borneo-total", file=self.file, name=f"{field} {name}", wanted=wanted, found=found)


DECK_FILE = DataFile.read("fondaco.games.borneo", "deck", 1)
DECK = Deck(DECK_FILE)

CARD_NAMES = DECK.card_names
PORT_NAMES = DECK.port_names
PIECE_NAMES = CARD_NAMES + PORT_NAMES
MISSION_NAMES = DECK.mission_names
RANK_NAMES = tuple(str(rank) for rank in range(1, ROW + 1))
MERCHANT_NAMES = tuple(f"{company}-{rank}" for company in COMPANY_NAMES for rank in RANK_NAMES)  # company * ROW + rank

FLAG = DECK.flags  # card * FLAGS + place: which company; the top row from the left, then the second row
TOP_FLAGS = [  # card * COMPANIES + company
    FLAG[card * FLAGS : card * FLAGS + TOP_ROW].count(company) for card in range(CARDS) for company in range(COMPANIES)
]
ALL_FLAGS = [  # card * COMPANIES + company
    FLAG[card * FLAGS : (card + 1) * FLAGS].count(company) for card in range(CARDS) for company in range(COMPANIES)
]
COLOURS = [  # by card: the companies it shows, as bits
    sum(1 << company for company in range(COMPANIES) if ALL_FLAGS[card * COMPANIES + company]) for card in range(CARDS)
]
GOOD = DECK.goods  # by piece
UNITS = DECK.units  # BOR-4.4: by piece
MAX_CARDS = DECK.most_cards  # BOR-1.4: by port
FLAG_LIMIT = DECK.limits
MODE = DECK.modes  # BOR-4.2: by kind of mission
AMOUNT = DECK.amounts
POINTS = DECK.points
COPIES = DECK.copies
MIN_PIECES = [  # by kind of mission: the fewest pieces that could pay it, all of them doubles
    (AMOUNT[kind] + 1) // 2 * (GOODS if MODE[kind] == EACH else 1) for kind in range(MISSION_KINDS)
]

# Where a card or a port is; discards made in secret (BOR-11.3) are known to their owner alone.
SEAT_NUMBERS = ("1", "2", "3", "4", "5")
PLACE_NAMES = (
    "deck",
    "discard",
    *(f"discard-{number}" for number in SEAT_NUMBERS),
    *(f"hand-{number}" for number in SEAT_NUMBERS),
    *(f"captures-{number}" for number in SEAT_NUMBERS),
    "table",
    "attack",
    "defence",
    "paid",
    "removed",
)
IN_DECK = 0
DISCARDED = 1
DISCARDED_BY = 2  # + seat
IN_HAND = 7  # + seat
CAPTURED = 12  # + seat
ON_TABLE, IN_ATTACK, IN_DEFENCE, PAID, REMOVED = range(17, 22)

# How a card came into the deck when the discards were last shuffled: not at all, openly, or as a player's secret.
ORIGIN_NAMES = ("none", "open", *(f"secret-{number}" for number in SEAT_NUMBERS))
ORIGINS = len(ORIGIN_NAMES)
NOT_SHUFFLED = 0
SHUFFLED_OPENLY = 1
SHUFFLED_BY = 2  # + seat
