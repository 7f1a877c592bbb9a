"""What is printed on Borneo's cards, as tables, and the numbers of the rulebook."""

from __future__ import annotations

from fondaco.games.borneo import deck
from fondaco.games.borneo.deck import Deck
from fondaco.kernel import DataFile

DECK_FILE = DataFile.read("fondaco.games.borneo", "deck", 1)
DECK = Deck(DECK_FILE)

CARDS, PORTS = deck.CARDS, deck.PORTS
COMPANY_NAMES, GOOD_NAMES = deck.COMPANY_NAMES, deck.GOOD_NAMES
COMPANIES = len(COMPANY_NAMES)
GOODS = len(GOOD_NAMES)
PIECES = CARDS + PORTS  # goods: expedition cards 0 to 59, ports 60 to 71
KINDS = len(DECK.mission_names)
ROW = 15  # the longest row there can be: every merchant of five players
HAND = 8  # room for a hand
OPEN_PORTS = 3  # BOR-2.3
NOBODY = NO_CARD = NO_PORT = NO_COMPANY = NO_GOOD = NO_KIND = NO_MERCHANT = -1

MERCHANTS = 3  # BOR-1.2
OPENING_HAND = 3  # BOR-2.2
DRAWN = 2  # BOR-11.1
HAND_LIMIT = 6  # BOR-11.3

CARD_NAMES = DECK.card_names
PORT_NAMES = DECK.port_names
PIECE_NAMES = CARD_NAMES + PORT_NAMES
MISSION_NAMES = DECK.mission_names
RANK_NAMES = tuple(str(rank) for rank in range(1, ROW + 1))
MERCHANT_NAMES = tuple(f"{company}-{rank}" for company in COMPANY_NAMES for rank in RANK_NAMES)  # company * ROW + rank

FLAG = DECK.flags  # card * 4 + place: which company; places 0 to 2 are the top row, 3 the second
TOP_FLAGS = [FLAG[card * 4 : card * 4 + 3].count(company) for card in range(CARDS) for company in range(COMPANIES)]
ALL_FLAGS = [FLAG[card * 4 : card * 4 + 4].count(company) for card in range(CARDS) for company in range(COMPANIES)]
COLOURS = [  # by card: the companies it shows, as bits
    sum(1 << company for company in range(COMPANIES) if ALL_FLAGS[card * 4 + company]) for card in range(CARDS)
]
GOOD = DECK.goods
VALUE = DECK.values
MOST = DECK.most_cards  # BOR-1.4: by port, the most cards
LIMIT = DECK.limits  # and the flag limit
EACH, SAME = range(2)
MODE = DECK.modes  # BOR-4.2: by kind of mission
AMOUNT = DECK.amounts
POINTS = DECK.points
COPIES = DECK.copies
FEWEST = [  # by kind of mission: the fewest pieces that could pay it, all of them doubles
    (AMOUNT[kind] + 1) // 2 * (GOODS if MODE[kind] == EACH else 1) for kind in range(KINDS)
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

# How a card came into the deck when the discards were last shuffled: not at all, openly, or as somebody's secret.
ORIGIN_NAMES = ("none", "open", *(f"secret-{number}" for number in SEAT_NUMBERS))
NOT_SHUFFLED, SHUFFLED_OPENLY, SHUFFLED_BY = 0, 1, 2

# Stages, by number of phase.
(
    OVER,
    PLACEMENT,
    MISSION,
    PAYMENT,
    COMPANY,
    ATTACK,
    DEFENCE,
    OUSTED,
    KEEPING,
    EXPEDITION,
    SPLIT,
    DISCARDS,
    LAST_MISSION,
) = range(13)
BY_PORTS, BY_CARDS = 1, 2  # endings

# Choices of the options.
RECYCLED, TAKEN_OUT = range(2)  # paid_cards
PASSED_OVER, SPOILS_LOST, AS_QUOTA = range(3)  # empty_company
FIRST_MERCHANT, LAST_CARD = range(2)  # monopoly_port
