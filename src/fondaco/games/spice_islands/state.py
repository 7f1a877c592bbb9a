# cython: auto_pickle=True
"""The state of Spice Islands: money, shares, pawns, markers, ships and cargo, and what is left of the turn."""

from __future__ import annotations

from fondaco.games.spice_islands import data
from fondaco.kernel.declaring.fields import array, option, scalar, with_fields
from fondaco.kernel.declaring.positions import SEATS
from fondaco.kernel.playing.state import State as BaseState

# what pirate dice are rolled for: an election, the mutiny, or an attack on a ship
CONTEST_NAMES = (*data.COLOUR_NAMES, *data.CARRIER_NAMES)


@with_fields
class State(BaseState):
    """`share[colour * SHARES + number]`, `cargo[ship * CARGOES + cargo]`; everything by its number in data."""

    map = option()
    turns = scalar()  # begun so far
    active = scalar(of=SEATS)  # whose turn it is
    dice = array(data.DIE_NAMES)  # coloured dice still to be used; purple: purchase rounds left
    buyers = scalar()  # still to be asked in this purchase round
    money = array(SEATS)
    treasury = array(data.COLOUR_NAMES)
    share = array(data.COLOUR_NAMES, data.SHARES, of=SEATS)  # whose; -1 in the stack
    captain = array(data.COLOUR_NAMES, of=SEATS)  # whose; -1 in the reserve
    ready = array(data.COLOUR_NAMES)  # SPI-10.3: held by the active player since the turn began
    spent = scalar()  # SPI-10.1: the free action of this turn was used
    free = scalar(of=data.COLOUR_NAMES)  # colour of the free action going on
    election = array(data.TRACK_NAMES)
    dividend = array(data.TRACK_NAMES)
    mutiny = scalar()
    space = array(data.SHIP_NAMES, of=data.SPACE_NAMES, start=0)  # by ship
    cargo = array(data.CARRIER_NAMES, data.CARGO_NAMES)  # by ship, without the navy, and cargo
    port = array(data.CARGO_NAMES)  # goods in Europe, spice in the Islands
    discard = array(data.CARGO_NAMES)  # out of the game
    target = scalar(of=data.SHIP_NAMES)  # ship under attack
    sunk = scalar()  # the attack had more skulls than the target had cargo
    to_take = scalar()  # pieces still to be taken or recovered
    taken = array(data.CARGO_NAMES)  # from the target, not yet stowed
    contest = scalar(of=CONTEST_NAMES)  # what the last pirate dice were rolled for, by its number in CONTEST_NAMES
    rolled = array(data.MAX_ROLLED)  # those dice, seat and face in one number; 0 between a throw and its repetition
    rolls = scalar()  # how many they were
    winner = scalar(of=SEATS)  # whom they made captain, or left it

    # -- questions ------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def top(self, colour: int) -> int:
        """SPI-1.10: the number of the cheapest share in the stack; NONE if it is empty."""
        for number in range(data.SHARES):
            if self.share[colour * data.SHARES + number] == data.NOBODY:
                return number
        return data.NONE

    def shares_of(self, seat: int, colour: int) -> int:
        """How many shares of a colour a player holds."""
        count = 0
        for number in range(data.SHARES):
            if self.share[colour * data.SHARES + number] == seat:
                count += 1
        return count

    def shares_of_all(self, seat: int) -> int:
        """SPI-11.4: the shares a player holds, all colours together."""
        count = 0
        for number in range(data.ALL_SHARES):
            if self.share[number] == seat:
                count += 1
        return count

    def shares_out(self, colour: int) -> int:
        """How many shares of a colour the players hold."""
        count = 0
        for number in range(data.SHARES):
            if self.share[colour * data.SHARES + number] != data.NOBODY:
                count += 1
        return count

    def captains_of(self, seat: int) -> int:
        """SPI-11.4: the pawns a player holds."""
        count = 0
        for colour in range(data.ORGANISATIONS):
            if self.captain[colour] == seat:
                count += 1
        return count

    def dice_left(self) -> int:
        """SPI-5.1: dice still to be used, purple apart."""
        count = 0
        for colour in range(data.ORGANISATIONS):
            count += self.dice[colour]
        return count

    def carries(self, ship: int, cargo: int) -> int:
        """How many pieces of one kind a ship carries; not for the navy."""
        return self.cargo[ship * data.CARGOES + cargo]

    def load_of(self, ship: int) -> int:
        """How many pieces of cargo a ship carries; not for the navy."""
        load = 0
        for cargo in range(data.CARGOES):
            load += self.cargo[ship * data.CARGOES + cargo]
        return load

    def only_cargo(self, ship: int) -> int:
        """The kind of cargo aboard if it is all of one kind; NONE if there are several or none."""
        found = data.NONE
        for cargo in range(data.CARGOES):
            if self.cargo[ship * data.CARGOES + cargo] > 0:
                if found != data.NONE:
                    return data.NONE
                found = cargo
        return found

    def pieces_taken(self) -> int:
        """SPI-7.6, SPI-8.4: the pieces taken or recovered and not yet put anywhere."""
        pieces = 0
        for cargo in range(data.CARGOES):
            pieces += self.taken[cargo]
        return pieces

    def face(self, die: int) -> int:
        """The face of a remembered pirate die."""
        return self.rolled[die] & data.FACE_MASK
