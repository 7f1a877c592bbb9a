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
from fondaco.kernel.positions import SEATS, Field
from fondaco.kernel.state import State as BaseState

STAGE_NAMES = ("over", "purchase", "action", "captain", "plunder", "overflow", "recovery", "harbour")
OVER, PURCHASE, ACTION, CAPTAIN, PLUNDER, OVERFLOW, RECOVERY, HARBOUR = range(8)
RESOLVED = 8  # no stage: an action is done, and the turn has to go on

# what pirate dice are rolled for: an election, the mutiny, or an attack on a ship
CONTEST_NAMES = (*COLOUR_NAMES, *CARRIER_NAMES)

FIELDS = (
    Field("turns"),
    Field("active", values=SEATS),
    Field("dice", DIE_NAMES),
    Field("buyers"),
    Field("money", SEATS),
    Field("treasury", COLOUR_NAMES),
    Field("share", COLOUR_NAMES, SHARES, values=SEATS),
    Field("captain", COLOUR_NAMES, values=SEATS),
    Field("ready", COLOUR_NAMES),
    Field("spent"),
    Field("free", values=COLOUR_NAMES),
    Field("election", TRACK_NAMES),
    Field("dividend", TRACK_NAMES),
    Field("mutiny"),
    Field("space", SHIP_NAMES, values=SPACE_NAMES),
    Field("cargo", CARRIER_NAMES, CARGO_NAMES),
    Field("port", CARGO_NAMES),
    Field("discard", CARGO_NAMES),
    Field("target", values=SHIP_NAMES),
    Field("sunk"),
    Field("to_take"),
    Field("taken", CARGO_NAMES),
    Field("contest", values=CONTEST_NAMES),
    Field("rolled", MOST_ROLLED),
    Field("rolls"),
    Field("winner", values=SEATS),
)


class State(BaseState):
    """`share[colour * 10 + number]`, `cargo[ship * 4 + cargo]`; everything by its number in data.

    `rolled[die]` is `seat * 16 + face`, and 0 between a throw of all and the throw that repeats it.
    """

    def __init__(self) -> None:
        BaseState.__init__(self)
        self.map = 0  # option
        self.turns = 0  # begun so far
        self.active = -1  # whose turn it is
        self.dice = [0] * 6  # coloured dice still to be used; purple: purchase rounds left
        self.buyers = 0  # still to be asked in this purchase round
        self.money = [0] * 5
        self.treasury = [0] * 5
        self.share = [-1] * 50  # whose; -1 in the stack
        self.captain = [-1] * 5  # whose; -1 in the reserve
        self.ready = [0] * 5  # SPI-10.3: held by the active player since the turn began
        self.spent = 0  # SPI-10.1: the free action of this turn was used
        self.free = -1  # colour of the free action going on
        self.election = [0] * 4
        self.dividend = [0] * 4
        self.mutiny = 0
        self.space = [0] * 8  # by ship
        self.cargo = [0] * 28  # by ship, without the navy, and cargo
        self.port = [0] * 4  # goods in Europe, spice in the Islands
        self.discard = [0] * 4  # out of the game
        self.target = -1  # ship under attack
        self.sunk = 0  # the attack had more skulls than the target had cargo
        self.to_take = 0  # pieces still to be taken or recovered
        self.taken = [0] * 4  # from the target, not yet stowed
        self.contest = -1  # what the last pirate dice were rolled for, by its number in CONTEST_NAMES
        self.rolled = [0] * 25  # those dice; face 1 is a skull
        self.rolls = 0  # how many they were
        self.winner = -1  # whom they made captain, or left it

    def copy(self) -> State:
        other = State.__new__(State)
        self.copy_base(other)
        other.map = self.map
        other.turns = self.turns
        other.active = self.active
        other.dice = self.dice[:]
        other.buyers = self.buyers
        other.money = self.money[:]
        other.treasury = self.treasury[:]
        other.share = self.share[:]
        other.captain = self.captain[:]
        other.ready = self.ready[:]
        other.spent = self.spent
        other.free = self.free
        other.election = self.election[:]
        other.dividend = self.dividend[:]
        other.mutiny = self.mutiny
        other.space = self.space[:]
        other.cargo = self.cargo[:]
        other.port = self.port[:]
        other.discard = self.discard[:]
        other.target = self.target
        other.sunk = self.sunk
        other.to_take = self.to_take
        other.taken = self.taken[:]
        other.contest = self.contest
        other.rolled = self.rolled[:]
        other.rolls = self.rolls
        other.winner = self.winner
        return other

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
