# cython: auto_pickle=True
"""Borneo's state: merchants in their rows, cards and ports wherever they are, and the step of the turn."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.kernel.declaring.fields import array, option, scalar, with_fields
from fondaco.kernel.declaring.positions import SEATS
from fondaco.kernel.playing.state import State as BaseState

SLOT_NAMES = ("first", "second", "third")  # the places of the open ports


@with_fields
class State(BaseState):
    """Seats, companies, goods, cards and ports by their number in data; `hand[seat * HAND_ROOM + slot]`."""

    first_player = option()
    paid_cards = option()
    empty_company = option()
    monopoly_port = option()
    start = scalar(of=SEATS)  # BOR-2.5
    active = scalar(of=SEATS)  # whose turn it is; others decide within it (BOR-3.2)
    placed = scalar()  # BOR-2.6: merchants placed so far
    row = array(data.COMPANY_NAMES, data.ROW, of=SEATS)  # company * ROW + rank: whose merchant
    length = array(data.COMPANY_NAMES)  # merchants in each row
    place = array(data.PIECE_NAMES, of=data.PLACE_NAMES, start=0)  # where each card and port is
    origin = array(
        data.CARD_NAMES, of=data.ORIGIN_NAMES, start=0
    )  # how it came into the deck at the last shuffle; for redeal
    hand = array(SEATS, data.HAND_ROOM, of=data.CARD_NAMES)  # cards, oldest first
    hand_size = array(SEATS)
    deck_size = scalar()
    discard_size = scalar()
    port = array(data.OPEN_PORTS, of=data.PORT_NAMES)  # the open ports
    pile = array(data.OPEN_PORTS, data.PILE_ROOM, of=data.CARD_NAMES)  # cards at the open ports, in order of play
    pile_size = array(data.OPEN_PORTS)
    singles = array(SEATS, data.GOOD_NAMES)  # captured pieces worth one
    doubles = array(SEATS, data.GOOD_NAMES)  # and worth two
    missions = array(data.MISSION_NAMES)  # left, by kind
    done = array(SEATS, data.MISSION_NAMES)  # missions completed
    mission = scalar(of=data.MISSION_NAMES)  # the kind being paid
    paid_good = scalar(of=data.GOOD_NAMES)  # the good of a payment in one good, once a card shows it
    paid_singles = array(data.GOOD_NAMES)  # pieces paid so far, by good
    paid_doubles = array(data.GOOD_NAMES)
    attacker = scalar(of=data.MERCHANT_NAMES)  # the place of the attacking merchant, company * ROW + rank
    defender = scalar(of=data.MERCHANT_NAMES)  # the place it attacks
    attack = scalar()  # BOR-6.5
    attack_cards = scalar()
    defence = scalar()  # BOR-6.6, the bonus included
    defence_cards = scalar()
    slot = scalar(of=SLOT_NAMES)  # the port being split
    order = array(data.COMPANIES, of=data.COMPANY_NAMES)  # companies that share, first to last
    sharing = scalar()  # how many of them
    turn_of = scalar()  # whose turn in that order it is to pick
    rank = scalar()  # and with which merchant
    to_ask = scalar()  # BOR-12.3: players still to be asked for a last mission

    # -- questions ------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def placing_seat(self, number: int) -> int:
        """BOR-2.6: who places the merchant of this number, from 0: clockwise, back again, and clockwise once more."""
        step = number % self.seats
        if number // self.seats == 1:
            step = self.seats - 1 - step
        return (self.start + step) % self.seats

    def picking_seat(self) -> int:
        """BOR-8.4: whose merchant picks next from a cargo that is shared out."""
        return self.row[self.order[self.turn_of] * data.ROW + self.rank]

    def slot_of(self, port: int) -> int:
        """The slot of an open port."""
        slot = 0
        while self.port[slot] != port:
            slot += 1
        return slot

    def visible_flags(self, slot: int, company: int) -> int:
        """BOR-1.7: the top rows of a pile, and the second row of its last card."""
        count = 0
        size = self.pile_size[slot]
        for layer in range(size):
            count += data.TOP_FLAGS[self.pile[slot * data.PILE_ROOM + layer] * data.COMPANIES + company]
        if size > 0 and data.FLAG[self.pile[slot * data.PILE_ROOM + size - 1] * data.FLAGS + data.TOP_ROW] == company:
            count += 1
        return count

    def units(self, seat: int, good: int) -> int:
        """BOR-4.4: what a player's captures are worth in a good."""
        return self.singles[seat * data.GOODS + good] + 2 * self.doubles[seat * data.GOODS + good]

    def units_to_pay(self, good: int) -> int:
        """BOR-4.5: units of a good that the mission being paid still asks for; one too many paid is -1."""
        return data.AMOUNT[self.mission] - self.paid_singles[good] - 2 * self.paid_doubles[good]

    def captures(self, seat: int) -> int:
        """BOR-1.6: captured cards and ports."""
        count = 0
        for good in range(data.GOODS):
            count += self.singles[seat * data.GOODS + good] + self.doubles[seat * data.GOODS + good]
        return count

    def could_pay(self, seat: int) -> bool:
        """BOR-3.1: the number of captures, all that others see of them (BOR-13.2), is enough for a mission left."""
        captures = self.captures(seat)
        for kind in range(data.MISSION_KINDS):
            if self.missions[kind] > 0 and captures >= data.MIN_PIECES[kind]:
                return True
        return False

    def missions_done(self, seat: int) -> int:
        count = 0
        for kind in range(data.MISSION_KINDS):
            count += self.done[seat * data.MISSION_KINDS + kind]
        return count

    def score(self, seat: int) -> int:
        """BOR-12.4: one point for each captured card and port, and the missions."""
        points = self.captures(seat)
        for kind in range(data.MISSION_KINDS):
            points += self.done[seat * data.MISSION_KINDS + kind] * data.POINTS[kind]
        return points

    def colours_in_hand(self, seat: int) -> int:
        """The companies whose colour a hand shows, as bits."""
        colours = 0
        for slot in range(self.hand_size[seat]):
            colours |= data.COLOURS[self.hand[seat * data.HAND_ROOM + slot]]
        return colours

    # -- for people: tellers, views ------------------------------------------

    def cards_in_hand(self, seat: int) -> tuple[int, ...]:
        """Oldest first."""
        return tuple([self.hand[seat * data.HAND_ROOM + slot] for slot in range(self.hand_size[seat])])

    def cards_at(self, slot: int) -> tuple[int, ...]:
        """The pile at an open port, in order of play."""
        return tuple([self.pile[slot * data.PILE_ROOM + layer] for layer in range(self.pile_size[slot])])

    def merchants_in(self, company: int) -> tuple[int, ...]:
        """BOR-1.1: the owners of a row, position 1 first."""
        return tuple([self.row[company * data.ROW + rank] for rank in range(self.length[company])])
