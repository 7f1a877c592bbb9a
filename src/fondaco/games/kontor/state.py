# cython: auto_pickle=True
"""Kontor's state: the harbour, the hands, the piles, the florins."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.data import CARD_NAMES, CHOICE_NAMES, GROUND_NAMES, OWNER_NAMES, SPACE_NAMES
from fondaco.kernel.positions import Field
from fondaco.kernel.state import State as BaseState

FIELDS = (
    Field("round"),
    Field("florins", OWNER_NAMES),
    Field("treasury"),
    Field("points", OWNER_NAMES),
    Field("table", SPACE_NAMES, values=CARD_NAMES),
    Field("ground", SPACE_NAMES, values=GROUND_NAMES),
    Field("yard", SPACE_NAMES),
    Field("yard_owner", data.MOST_YARDS, values=OWNER_NAMES),
    Field("yards"),
    Field("top"),
    Field("bottom"),
    Field("left"),
    Field("right"),
    Field("filled"),
    Field("ship", values=SPACE_NAMES),
    Field("order", CARD_NAMES),
    Field("lays"),
    Field("hand", OWNER_NAMES, data.HAND, values=CARD_NAMES),
    Field("known", OWNER_NAMES, data.HAND),
    Field("held", OWNER_NAMES),
    Field("canal", data.CANAL_CARDS, values=CARD_NAMES),
    Field("canal_left"),
    Field("quay", OWNER_NAMES, data.QUAY_CARDS, values=CARD_NAMES),
    Field("quay_left", OWNER_NAMES),
    Field("quay_known", OWNER_NAMES),
    Field("special", data.SPECIAL_CARDS, values=CARD_NAMES),
    Field("special_left"),
    Field("covered", 4, values=CARD_NAMES),
    Field("wish", OWNER_NAMES, values=("decline", "buy")),
    Field("chosen", OWNER_NAMES, values=CHOICE_NAMES),
    Field("shown", OWNER_NAMES, values=CHOICE_NAMES),
    Field("first", values=OWNER_NAMES),
    Field("second", values=OWNER_NAMES),
    Field("laid"),
    Field("idle"),
    Field("stale"),
    Field("most"),
    Field("winner", values=OWNER_NAMES),
)

ROW = data.ROW
COLUMN = data.COLUMN
ROWS = data.ROWS
COLUMNS = data.COLUMNS


class State(BaseState):
    """Seat 0 is red, seat 1 black; `x[seat * 11 + slot]`; cards and spaces by their number in data; -1 is none."""

    def __init__(self) -> None:
        BaseState.__init__(self)
        self.scenario = 0  # option
        self.special_cards = 0  # option
        self.immediateYardPoint = 0  # option
        self.guardiansLimited = 0  # option
        self.finalTieExclusion = 0  # option
        self.round = 0
        self.florins = [0] * 2
        self.treasury = 0
        self.points = [0] * 2
        self.table = [-1] * 169  # the card on top, by space
        self.ground = [0] * 169  # empty, canal-like or quay-like
        self.yard = [0] * 169  # the number of the closed yard a card lies in, from 1
        self.yard_owner = [-1] * 32  # whose guardian stands there, by number of the yard
        self.yards = 0  # closed so far
        self.top = 0  # KON-8.4: the extent of the harbour; an axis of full length is fixed
        self.bottom = 0
        self.left = 0
        self.right = 0
        self.filled = 0  # spaces with a card
        self.ship = -1
        self.order = [0] * 92  # when a card on the table was laid; the earliest of a player in a yard is the centre
        self.lays = 0
        self.hand = [-1] * 22
        self.known = [0] * 22  # hand cards that everybody has seen
        self.held = [0] * 2  # hand cards, in the first slots
        self.canal = [-1] * 43  # from the bottom
        self.canal_left = 0
        self.quay = [-1] * 42
        self.quay_left = [0] * 2
        self.quay_known = [0] * 2  # cards at the bottom that everybody saw going there
        self.special = [-1] * 6
        self.special_left = 0
        self.covered = [-1] * 4  # cards under floods and bridges
        self.wish = [-1] * 2  # secret until both decided: buy a special card?
        self.chosen = [-1] * 2  # secret until both chose; then the revealed card, until it is laid or taken back
        self.shown = [-1] * 2  # what each player revealed or showed last, for all to see
        self.first = -1
        self.second = -1  # who is still to act after the player who acts now
        self.laid = 0  # cards laid in this round
        self.idle = 0  # KON-13.2 (a)
        self.stale = 0  # KON-13.2 (b)
        self.most = 0  # the most spaces ever filled at the end of a round
        self.winner = -1  # who won outright, whatever the points

    def copy(self) -> State:
        other = State.__new__(State)
        self.copy_base(other)
        other.scenario = self.scenario
        other.special_cards = self.special_cards
        other.immediateYardPoint = self.immediateYardPoint
        other.guardiansLimited = self.guardiansLimited
        other.finalTieExclusion = self.finalTieExclusion
        other.round = self.round
        other.florins = self.florins[:]
        other.treasury = self.treasury
        other.points = self.points[:]
        other.table = self.table[:]
        other.ground = self.ground[:]
        other.yard = self.yard[:]
        other.yard_owner = self.yard_owner[:]
        other.yards = self.yards
        other.top = self.top
        other.bottom = self.bottom
        other.left = self.left
        other.right = self.right
        other.filled = self.filled
        other.ship = self.ship
        other.order = self.order[:]
        other.lays = self.lays
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.held = self.held[:]
        other.canal = self.canal[:]
        other.canal_left = self.canal_left
        other.quay = self.quay[:]
        other.quay_left = self.quay_left[:]
        other.quay_known = self.quay_known[:]
        other.special = self.special[:]
        other.special_left = self.special_left
        other.covered = self.covered[:]
        other.wish = self.wish[:]
        other.chosen = self.chosen[:]
        other.shown = self.shown[:]
        other.first = self.first
        other.second = self.second
        other.laid = self.laid
        other.idle = self.idle
        other.stale = self.stale
        other.most = self.most
        other.winner = self.winner
        return other

    # -- questions ------------------------------------------------------------

    def rows_fixed(self) -> bool:
        """KON-8.4, KON-8.5"""
        return self.bottom - self.top + 1 == ROWS[self.scenario]

    def columns_fixed(self) -> bool:
        """KON-8.4, KON-8.5"""
        return self.right - self.left + 1 == COLUMNS[self.scenario]

    def in_bounds(self, space: int) -> bool:
        """KON-8.4: the extent including the space is not too long, on either axis."""
        rows, columns = ROWS[self.scenario], COLUMNS[self.scenario]
        row, column = ROW[space], COLUMN[space]
        return self.bottom - rows < row < self.top + rows and self.right - columns < column < self.left + columns

    def is_full(self) -> bool:
        """KON-13.1, KON-15.6"""
        return self.filled == ROWS[self.scenario] * COLUMNS[self.scenario]

    def slot_of(self, seat: int, card: int) -> int:
        """Where a card is in a hand; -1 if it is not there."""
        for slot in range(seat * 11, seat * 11 + self.held[seat]):
            if self.hand[slot] == card:
                return slot
        return -1

    def guardians(self, seat: int) -> int:
        """KON-2.5: the wooden guardians a player has left."""
        left = 5
        for number in range(1, self.yards + 1):
            if self.yard_owner[number] == seat and left > 0:
                left -= 1
        return left
