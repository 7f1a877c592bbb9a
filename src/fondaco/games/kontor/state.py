# cython: auto_pickle=True
"""Kontor's state: the harbour, the hands, the piles, the florins."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.data import CARD_NAMES, CHOICE_NAMES, GROUND_NAMES, OWNER_NAMES, SPACE_NAMES
from fondaco.kernel.fields import array, option, scalar, with_fields
from fondaco.kernel.state import State as BaseState

ROW = data.ROW
COLUMN = data.COLUMN
ROWS = data.ROWS
COLUMNS = data.COLUMNS


@with_fields
class State(BaseState):
    """Seat 0 is red, seat 1 black; `x[seat * 11 + slot]`; cards and spaces by their number in data; -1 is none."""

    scenario = option()
    special_cards = option()
    immediateYardPoint = option()  # noqa: N815 - as records name it
    guardiansLimited = option()  # noqa: N815 - as records name it
    finalTieExclusion = option()  # noqa: N815 - as records name it
    round = scalar()
    florins = array(OWNER_NAMES)
    treasury = scalar()
    points = array(OWNER_NAMES)
    table = array(SPACE_NAMES, of=CARD_NAMES, small=True)  # the card on top, by space
    ground = array(SPACE_NAMES, of=GROUND_NAMES, start=0, small=True)  # empty, canal-like or quay-like
    yard = array(SPACE_NAMES, small=True)  # the number of the closed yard a card lies in, from 1
    yard_owner = array(data.MOST_YARDS, of=OWNER_NAMES)  # whose guardian stands there, by number of the yard
    yards = scalar()  # closed so far
    top = scalar()  # KON-8.4: the extent of the harbour; an axis of full length is fixed
    bottom = scalar()
    left = scalar()
    right = scalar()
    filled = scalar()  # spaces with a card
    ship = scalar(of=SPACE_NAMES)
    order = array(
        CARD_NAMES, small=True
    )  # when a card on the table was laid; the earliest of a player in a yard is the centre
    lays = scalar()
    hand = array(OWNER_NAMES, data.HAND, of=CARD_NAMES)
    known = array(OWNER_NAMES, data.HAND)  # hand cards that everybody has seen
    held = array(OWNER_NAMES)  # hand cards, in the first slots
    canal = array(data.CANAL_CARDS, of=CARD_NAMES)  # from the bottom
    canal_left = scalar()
    quay = array(OWNER_NAMES, data.QUAY_CARDS, of=CARD_NAMES)
    quay_left = array(OWNER_NAMES)
    quay_known = array(OWNER_NAMES)  # cards at the bottom that everybody saw going there
    special = array(data.SPECIAL_CARDS, of=CARD_NAMES)
    special_left = scalar()
    covered = array(4, of=CARD_NAMES)  # cards under floods and bridges
    wish = array(OWNER_NAMES, of=("decline", "buy"))  # secret until both decided: buy a special card?
    chosen = array(
        OWNER_NAMES, of=CHOICE_NAMES
    )  # secret until both chose; then the revealed card, until it is laid or taken back
    shown = array(OWNER_NAMES, of=CHOICE_NAMES)  # what each player revealed or showed last, for all to see
    first = scalar(of=OWNER_NAMES)
    second = scalar(of=OWNER_NAMES)  # who is still to act after the player who acts now
    laid = scalar()  # cards laid in this round
    idle = scalar()  # KON-13.2 (a)
    stale = scalar()  # KON-13.2 (b)
    most = scalar()  # the most spaces ever filled at the end of a round
    winner = scalar(of=OWNER_NAMES)  # who won outright, whatever the points

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
