# cython: auto_pickle=True
"""The state of Spice Islands: money, shares, pawns, markers, ships and cargo, and what is left of the turn."""

from __future__ import annotations

from fondaco.games.spice_islands.data import (
    ALL_SHARES,
    CARGO_NAMES,
    CARGOES,
    CARRIER_NAMES,
    COLOUR_NAMES,
    DIE_NAMES,
    FACE_MASK,
    MOST_ROLLED,
    NOBODY,
    NONE,
    ORGANISATIONS,
    SHARES,
    SHIP_NAMES,
    SPACE_NAMES,
    TRACK_NAMES,
)
from fondaco.kernel.fields import array, option, scalar, with_fields
from fondaco.kernel.positions import SEATS
from fondaco.kernel.state import State as BaseState

# what pirate dice are rolled for: an election, the mutiny, or an attack on a ship
CONTEST_NAMES = (*COLOUR_NAMES, *CARRIER_NAMES)


@with_fields
class State(BaseState):
    """`share[colour * SHARES + number]`, `cargo[ship * CARGOES + cargo]`; everything by its number in data."""

    map = option()
    turns = scalar()  # begun so far
    active = scalar(of=SEATS)  # whose turn it is
    dice = array(DIE_NAMES)  # coloured dice still to be used; purple: purchase rounds left
    buyers = scalar()  # still to be asked in this purchase round
    money = array(SEATS)
    treasury = array(COLOUR_NAMES)
    share = array(COLOUR_NAMES, SHARES, of=SEATS)  # whose; -1 in the stack
    captain = array(COLOUR_NAMES, of=SEATS)  # whose; -1 in the reserve
    ready = array(COLOUR_NAMES)  # SPI-10.3: held by the active player since the turn began
    spent = scalar()  # SPI-10.1: the free action of this turn was used
    free = scalar(of=COLOUR_NAMES)  # colour of the free action going on
    election = array(TRACK_NAMES)
    dividend = array(TRACK_NAMES)
    mutiny = scalar()
    space = array(SHIP_NAMES, of=SPACE_NAMES, start=0)  # by ship
    cargo = array(CARRIER_NAMES, CARGO_NAMES)  # by ship, without the navy, and cargo
    port = array(CARGO_NAMES)  # goods in Europe, spice in the Islands
    discard = array(CARGO_NAMES)  # out of the game
    target = scalar(of=SHIP_NAMES)  # ship under attack
    sunk = scalar()  # the attack had more skulls than the target had cargo
    to_take = scalar()  # pieces still to be taken or recovered
    taken = array(CARGO_NAMES)  # from the target, not yet stowed
    contest = scalar(of=CONTEST_NAMES)  # what the last pirate dice were rolled for, by its number in CONTEST_NAMES
    rolled = array(MOST_ROLLED)  # those dice, seat and face in one number; 0 between a throw and its repetition
    rolls = scalar()  # how many they were
    winner = scalar(of=SEATS)  # whom they made captain, or left it

    # -- questions ------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def top(self, colour: int) -> int:
        """SPI-1.10: the number of the cheapest share in the stack; NONE if it is empty."""
        for number in range(SHARES):
            if self.share[colour * SHARES + number] == NOBODY:
                return number
        return NONE

    def shares_of(self, seat: int, colour: int) -> int:
        """How many shares of a colour a player holds."""
        count = 0
        for number in range(SHARES):
            if self.share[colour * SHARES + number] == seat:
                count += 1
        return count

    def shares_of_all(self, seat: int) -> int:
        """SPI-11.4: the shares a player holds, all colours together."""
        count = 0
        for number in range(ALL_SHARES):
            if self.share[number] == seat:
                count += 1
        return count

    def shares_out(self, colour: int) -> int:
        """How many shares of a colour the players hold."""
        count = 0
        for number in range(SHARES):
            if self.share[colour * SHARES + number] != NOBODY:
                count += 1
        return count

    def captains_of(self, seat: int) -> int:
        """SPI-11.4: the pawns a player holds."""
        count = 0
        for colour in range(ORGANISATIONS):
            if self.captain[colour] == seat:
                count += 1
        return count

    def dice_left(self) -> int:
        """SPI-5.1: dice still to be used, purple apart."""
        count = 0
        for colour in range(ORGANISATIONS):
            count += self.dice[colour]
        return count

    def carries(self, ship: int, cargo: int) -> int:
        """How many pieces of one kind a ship carries; not for the navy."""
        return self.cargo[ship * CARGOES + cargo]

    def load_of(self, ship: int) -> int:
        """How many pieces of cargo a ship carries; not for the navy."""
        load = 0
        for cargo in range(CARGOES):
            load += self.cargo[ship * CARGOES + cargo]
        return load

    def only_cargo(self, ship: int) -> int:
        """The kind of cargo aboard if it is all of one kind; NONE if there are several or none."""
        found = NONE
        for cargo in range(CARGOES):
            if self.cargo[ship * CARGOES + cargo] > 0:
                if found != NONE:
                    return NONE
                found = cargo
        return found

    def pieces_taken(self) -> int:
        """SPI-7.6, SPI-8.4: the pieces taken or recovered and not yet put anywhere."""
        pieces = 0
        for cargo in range(CARGOES):
            pieces += self.taken[cargo]
        return pieces

    def face(self, die: int) -> int:
        """The face of a remembered pirate die."""
        return self.rolled[die] & FACE_MASK
