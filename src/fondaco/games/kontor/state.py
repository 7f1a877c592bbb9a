# cython: auto_pickle=True
"""Kontor's state: the harbour, the hands, the piles, the florins."""

from __future__ import annotations

from fondaco.games.kontor.data import (
    ANCHOR_SPACE,
    CANAL_CARDS,
    CARD_NAMES,
    CHOICE_NAMES,
    COLUMN,
    COLUMNS,
    FAR,
    GROUND_NAMES,
    GUARDIANS,
    HAND,
    MOST_COVERED,
    MOST_YARDS,
    NO_CARD,
    NO_SLOT,
    OWNER_NAMES,
    QUAY_CARDS,
    ROW,
    ROWS,
    SPACE_NAMES,
    SPACES,
    SPECIAL_CARDS,
)
from fondaco.kernel.fields import array, option, scalar, with_fields
from fondaco.kernel.state import State as BaseState


@with_fields
class State(BaseState):
    """Seat 0 is red, seat 1 black; `hand[seat * HAND + slot]`; cards and spaces by their number in data."""

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
    yard_owner = array(MOST_YARDS, of=OWNER_NAMES)  # whose guardian stands there, by number of the yard
    yards = scalar()  # closed so far
    top = scalar()  # KON-8.4: the extent of the harbour; an axis of full length is fixed
    bottom = scalar()
    left = scalar()
    right = scalar()
    filled = scalar()  # spaces with a card
    ship = scalar(of=SPACE_NAMES)
    order = array(CARD_NAMES, small=True)  # when a card on the table was laid; KON-9.6: the centre is the earliest
    lays = scalar()
    hand = array(OWNER_NAMES, HAND, of=CARD_NAMES)
    known = array(OWNER_NAMES, HAND)  # hand cards that everybody has seen
    held = array(OWNER_NAMES)  # hand cards, in the first slots
    canal = array(CANAL_CARDS, of=CARD_NAMES)  # from the bottom
    canal_left = scalar()
    quay = array(OWNER_NAMES, QUAY_CARDS, of=CARD_NAMES)
    quay_left = array(OWNER_NAMES)
    quay_known = array(OWNER_NAMES)  # cards at the bottom that everybody saw going there
    special = array(SPECIAL_CARDS, of=CARD_NAMES)
    special_left = scalar()
    covered = array(MOST_COVERED, of=CARD_NAMES)  # cards under floods and bridges
    wish = array(OWNER_NAMES, of=("decline", "buy"))  # secret until both decided: buy a special card?
    chosen = array(OWNER_NAMES, of=CHOICE_NAMES)  # secret until both chose; then revealed, until laid or taken back
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
        """Where a card is in a hand; NO_SLOT if it is not there."""
        for slot in range(seat * HAND, seat * HAND + self.held[seat]):
            if self.hand[slot] == card:
                return slot
        return NO_SLOT

    def guardians(self, seat: int) -> int:
        """KON-2.5: the wooden guardians a player has left."""
        left = GUARDIANS
        for number in range(1, self.yards + 1):
            if self.yard_owner[number] == seat and left > 0:
                left -= 1
        return left

    def yard_size(self, number: int) -> int:
        """KON-13.3: the quay-like cards of a closed yard."""
        size = 0
        for space in range(SPACES):
            if self.yard[space] == number:
                size += 1
        return size

    def yard_distance(self, number: int) -> int:
        """KON-13.3: from the nearest card of a closed yard to the anchor's place."""
        anchor = ANCHOR_SPACE[self.scenario]
        nearest = FAR
        for space in range(SPACES):
            if self.yard[space] == number:
                nearest = min(nearest, abs(ROW[space] - ROW[anchor]) + abs(COLUMN[space] - COLUMN[anchor]))
        return nearest

    def top_canal(self) -> int:
        """KON-2.3: the visible card of the canal pile; NO_CARD if there is none."""
        return self.canal[self.canal_left - 1] if self.canal_left > 0 else NO_CARD

    def top_quay(self, seat: int) -> int:
        """KON-2.4: the visible card of a quay pile; NO_CARD if there is none."""
        left = self.quay_left[seat]
        return self.quay[seat * QUAY_CARDS + left - 1] if left > 0 else NO_CARD
