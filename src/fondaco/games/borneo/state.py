# cython: auto_pickle=True
"""Borneo's state: merchants in their rows, cards and ports wherever they are, and the step of the turn."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.data import (
    CARD_NAMES,
    COMPANY_NAMES,
    GOOD_NAMES,
    MERCHANT_NAMES,
    MISSION_NAMES,
    ORIGIN_NAMES,
    PIECE_NAMES,
    PLACE_NAMES,
    PORT_NAMES,
)
from fondaco.games.borneo.deck import MOST_CARDS
from fondaco.kernel.positions import SEATS, Field
from fondaco.kernel.state import State as BaseState

COMPANIES, OPEN_PORTS, HAND, ROW = data.COMPANIES, data.OPEN_PORTS, data.HAND, data.ROW
FLAG = data.FLAG
TOP_FLAGS = data.TOP_FLAGS
COLOURS = data.COLOURS
SLOT_NAMES = ("first", "second", "third")  # the places of the open ports

FIELDS = (
    Field("start", values=SEATS),
    Field("active", values=SEATS),
    Field("placed"),
    Field("row", COMPANY_NAMES, ROW, values=SEATS),
    Field("length", COMPANY_NAMES),
    Field("place", PIECE_NAMES, values=PLACE_NAMES),
    Field("origin", CARD_NAMES, values=ORIGIN_NAMES),
    Field("hand", SEATS, HAND, values=CARD_NAMES),
    Field("hand_size", SEATS),
    Field("deck_size"),
    Field("discard_size"),
    Field("port", OPEN_PORTS, values=PORT_NAMES),
    Field("pile", OPEN_PORTS, MOST_CARDS, values=CARD_NAMES),
    Field("pile_size", OPEN_PORTS),
    Field("singles", SEATS, GOOD_NAMES),
    Field("doubles", SEATS, GOOD_NAMES),
    Field("missions", MISSION_NAMES),
    Field("done", SEATS, MISSION_NAMES),
    Field("mission", values=MISSION_NAMES),
    Field("paid_good", values=GOOD_NAMES),
    Field("paid_singles", GOOD_NAMES),
    Field("paid_doubles", GOOD_NAMES),
    Field("attacker", values=MERCHANT_NAMES),
    Field("defender", values=MERCHANT_NAMES),
    Field("attack"),
    Field("attack_cards"),
    Field("defence"),
    Field("defence_cards"),
    Field("slot", values=SLOT_NAMES),
    Field("order", COMPANIES, values=COMPANY_NAMES),
    Field("sharing"),
    Field("turn_of"),
    Field("rank"),
    Field("to_ask"),
)


class State(BaseState):
    """Seats, companies, goods, cards and ports by their number in data; lists are flat."""

    def __init__(self) -> None:
        BaseState.__init__(self)
        self.first_player = 0  # option
        self.paid_cards = 0  # option
        self.empty_company = 0  # option
        self.monopoly_port = 0  # option
        self.start = -1  # BOR-2.5
        self.active = -1  # whose turn it is; others decide within it (BOR-3.2)
        self.placed = 0  # BOR-2.6: merchants placed so far
        self.row = [-1] * 60  # company * 15 + rank: whose merchant
        self.length = [0] * 4  # merchants in each row
        self.place = [0] * 72  # where each card and port is
        self.origin = [0] * 60  # how each card came into the deck at the last shuffle; for redeal
        self.hand = [-1] * 40  # seat * 8 + slot: cards, oldest first
        self.hand_size = [0] * 5
        self.deck_size = 0
        self.discard_size = 0
        self.port = [-1] * 3  # the open ports
        self.pile = [-1] * 24  # slot * 8 + layer: cards at the open ports, in order of play
        self.pile_size = [0] * 3
        self.singles = [0] * 20  # seat * 4 + good: captured pieces worth one
        self.doubles = [0] * 20  # and worth two
        self.missions = [0] * 5  # left, by kind
        self.done = [0] * 25  # seat * 5 + kind: missions completed
        self.mission = -1  # the kind being paid
        self.paid_good = -1  # the good of a payment in one good, once a card shows it
        self.paid_singles = [0] * 4  # pieces paid so far, by good
        self.paid_doubles = [0] * 4
        self.attacker = -1  # the place of the attacking merchant, company * 15 + rank
        self.defender = -1  # the place it attacks
        self.attack = 0  # BOR-6.5
        self.attack_cards = 0
        self.defence = 0  # BOR-6.6, the bonus included
        self.defence_cards = 0
        self.slot = -1  # the port being split
        self.order = [-1] * 4  # companies that share, first to last
        self.sharing = 0  # how many of them
        self.turn_of = 0  # whose turn in that order it is to pick
        self.rank = 0  # and with which merchant
        self.to_ask = 0  # BOR-12.3: players still to be asked for a last mission

    def copy(self) -> State:
        other = State.__new__(State)
        self.copy_base(other)
        other.first_player = self.first_player
        other.paid_cards = self.paid_cards
        other.empty_company = self.empty_company
        other.monopoly_port = self.monopoly_port
        other.start = self.start
        other.active = self.active
        other.placed = self.placed
        other.row = self.row[:]
        other.length = self.length[:]
        other.place = self.place[:]
        other.origin = self.origin[:]
        other.hand = self.hand[:]
        other.hand_size = self.hand_size[:]
        other.deck_size = self.deck_size
        other.discard_size = self.discard_size
        other.port = self.port[:]
        other.pile = self.pile[:]
        other.pile_size = self.pile_size[:]
        other.singles = self.singles[:]
        other.doubles = self.doubles[:]
        other.missions = self.missions[:]
        other.done = self.done[:]
        other.mission = self.mission
        other.paid_good = self.paid_good
        other.paid_singles = self.paid_singles[:]
        other.paid_doubles = self.paid_doubles[:]
        other.attacker = self.attacker
        other.defender = self.defender
        other.attack = self.attack
        other.attack_cards = self.attack_cards
        other.defence = self.defence
        other.defence_cards = self.defence_cards
        other.slot = self.slot
        other.order = self.order[:]
        other.sharing = self.sharing
        other.turn_of = self.turn_of
        other.rank = self.rank
        other.to_ask = self.to_ask
        return other

    # -- questions ------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def visible_flags(self, slot: int, company: int) -> int:
        """BOR-1.7: the top rows of a pile, and the second row of its last card."""
        count = 0
        size = self.pile_size[slot]
        for layer in range(size):
            count += TOP_FLAGS[self.pile[slot * 8 + layer] * 4 + company]
        if size > 0 and FLAG[self.pile[slot * 8 + size - 1] * 4 + 3] == company:
            count += 1
        return count

    def units(self, seat: int, good: int) -> int:
        """BOR-4.4: what a player's captures are worth in a good."""
        return self.singles[seat * 4 + good] + 2 * self.doubles[seat * 4 + good]

    def captures(self, seat: int) -> int:
        """Captured cards and ports."""
        count = 0
        for good in range(4):
            count += self.singles[seat * 4 + good] + self.doubles[seat * 4 + good]
        return count

    def missions_done(self, seat: int) -> int:
        count = 0
        for kind in range(5):
            count += self.done[seat * 5 + kind]
        return count

    def colours_in_hand(self, seat: int) -> int:
        """The companies whose colour a hand shows, as bits."""
        colours = 0
        for slot in range(self.hand_size[seat]):
            colours |= COLOURS[self.hand[seat * 8 + slot]]
        return colours
