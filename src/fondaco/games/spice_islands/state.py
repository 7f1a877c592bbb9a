# cython: auto_pickle=True
"""The state of Spice Islands: money, shares, pawns, markers, ships and cargo, and what is left of the turn."""

from __future__ import annotations

from fondaco.games.spice_islands.data import (
    CARGO_NAMES,
    CARRIER_NAMES,
    COLOUR_NAMES,
    DIE_NAMES,
    MOST_ROLLED,
    SHARES,
    SHIP_NAMES,
    SPACE_NAMES,
    TRACK_NAMES,
)
from fondaco.kernel.fields import array, option, scalar, with_fields
from fondaco.kernel.positions import SEATS
from fondaco.kernel.state import State as BaseState

STAGE_NAMES = ("over", "purchase", "action", "captain", "plunder", "overflow", "recovery", "harbour")
OVER, PURCHASE, ACTION, CAPTAIN, PLUNDER, OVERFLOW, RECOVERY, HARBOUR = range(8)
RESOLVED = 8  # no stage: an action is done, and the turn has to go on

# what pirate dice are rolled for: an election, the mutiny, or an attack on a ship
CONTEST_NAMES = (*COLOUR_NAMES, *CARRIER_NAMES)


@with_fields
class State(BaseState):
    """`share[colour * 10 + number]`, `cargo[ship * 4 + cargo]`; everything by its number in data.

    `rolled[die]` is `seat * 16 + face`, and 0 between a throw of all and the throw that repeats it.
    """

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
    rolled = array(MOST_ROLLED)  # those dice; face 1 is a skull
    rolls = scalar()  # how many they were
    winner = scalar(of=SEATS)  # whom they made captain, or left it

    # -- questions ------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def top(self, colour: int) -> int:
        """SPI-1.10: the number of the cheapest share in the stack; -1 if it is empty."""
        for number in range(colour * 10, colour * 10 + 10):
            if self.share[number] < 0:
                return number - colour * 10
        return -1

    def shares_of(self, seat: int, colour: int) -> int:
        count = 0
        for number in range(colour * 10, colour * 10 + 10):
            if self.share[number] == seat:
                count += 1
        return count

    def shares_out(self, colour: int) -> int:
        """How many shares of a colour the players hold."""
        count = 0
        for number in range(colour * 10, colour * 10 + 10):
            if self.share[number] >= 0:
                count += 1
        return count

    def load_of(self, ship: int) -> int:
        """How many pieces of cargo a ship carries; not for the navy."""
        aboard = ship * 4
        return self.cargo[aboard] + self.cargo[aboard + 1] + self.cargo[aboard + 2] + self.cargo[aboard + 3]

    def only_cargo(self, ship: int) -> int:
        """The kind of cargo aboard if it is all of one kind; -1 if there are several or none."""
        found = -1
        for cargo in range(4):
            if self.cargo[ship * 4 + cargo] > 0:
                if found >= 0:
                    return -1
                found = cargo
        return found
