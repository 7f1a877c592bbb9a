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
from fondaco.kernel.fields import array, option, scalar, with_fields
from fondaco.kernel.positions import SEATS
from fondaco.kernel.state import State as BaseState

COMPANIES, OPEN_PORTS, HAND, ROW = data.COMPANIES, data.OPEN_PORTS, data.HAND, data.ROW
FLAG = data.FLAG
TOP_FLAGS = data.TOP_FLAGS
COLOURS = data.COLOURS
SLOT_NAMES = ("first", "second", "third")  # the places of the open ports


@with_fields
class State(BaseState):
    """Seats, companies, goods, cards and ports by their number in data; lists are flat."""

    first_player = option()
    paid_cards = option()
    empty_company = option()
    monopoly_port = option()
    start = scalar(of=SEATS)  # BOR-2.5
    active = scalar(of=SEATS)  # whose turn it is; others decide within it (BOR-3.2)
    placed = scalar()  # BOR-2.6: merchants placed so far
    row = array(COMPANY_NAMES, ROW, of=SEATS)  # company * 15 + rank: whose merchant
    length = array(COMPANY_NAMES)  # merchants in each row
    place = array(PIECE_NAMES, of=PLACE_NAMES, start=0)  # where each card and port is
    origin = array(
        CARD_NAMES, of=ORIGIN_NAMES, start=0
    )  # how each card came into the deck at the last shuffle; for redeal
    hand = array(SEATS, HAND, of=CARD_NAMES)  # seat * 8 + slot: cards, oldest first
    hand_size = array(SEATS)
    deck_size = scalar()
    discard_size = scalar()
    port = array(OPEN_PORTS, of=PORT_NAMES)  # the open ports
    pile = array(OPEN_PORTS, MOST_CARDS, of=CARD_NAMES)  # slot * 8 + layer: cards at the open ports, in order of play
    pile_size = array(OPEN_PORTS)
    singles = array(SEATS, GOOD_NAMES)  # seat * 4 + good: captured pieces worth one
    doubles = array(SEATS, GOOD_NAMES)  # and worth two
    missions = array(MISSION_NAMES)  # left, by kind
    done = array(SEATS, MISSION_NAMES)  # seat * 5 + kind: missions completed
    mission = scalar(of=MISSION_NAMES)  # the kind being paid
    paid_good = scalar(of=GOOD_NAMES)  # the good of a payment in one good, once a card shows it
    paid_singles = array(GOOD_NAMES)  # pieces paid so far, by good
    paid_doubles = array(GOOD_NAMES)
    attacker = scalar(of=MERCHANT_NAMES)  # the place of the attacking merchant, company * 15 + rank
    defender = scalar(of=MERCHANT_NAMES)  # the place it attacks
    attack = scalar()  # BOR-6.5
    attack_cards = scalar()
    defence = scalar()  # BOR-6.6, the bonus included
    defence_cards = scalar()
    slot = scalar(of=SLOT_NAMES)  # the port being split
    order = array(COMPANIES, of=COMPANY_NAMES)  # companies that share, first to last
    sharing = scalar()  # how many of them
    turn_of = scalar()  # whose turn in that order it is to pick
    rank = scalar()  # and with which merchant
    to_ask = scalar()  # BOR-12.3: players still to be asked for a last mission

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
