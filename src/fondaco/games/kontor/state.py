# cython: auto_pickle=True
"""Kontor's state: the harbour, the hands, the piles, the florins."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.kernel.declaring.fields import array, option, scalar, with_fields
from fondaco.kernel.playing.state import State as BaseState


@with_fields
class State(BaseState):
    """Seat 0 is red, seat 1 black; `hand[seat * HAND + slot]`; cards and spaces by their number in data."""

    scenario = option()
    special_cards = option()
    immediateYardPoint = option()  # noqa: N815 - as records name it
    guardiansLimited = option()  # noqa: N815 - as records name it
    finalTieExclusion = option()  # noqa: N815 - as records name it
    round = scalar()
    florins = array(data.OWNER_NAMES)
    treasury = scalar()
    points = array(data.OWNER_NAMES)
    table = array(data.SPACE_NAMES, of=data.CARD_NAMES, small=True)  # the card on top, by space
    ground = array(data.SPACE_NAMES, of=data.GROUND_NAMES, start=0, small=True)  # empty, canal-like or quay-like
    yard = array(data.SPACE_NAMES, small=True)  # the number of the closed yard a card lies in, from 1
    yard_owner = array(data.MAX_YARDS, of=data.OWNER_NAMES)  # whose guardian stands there, by number of the yard
    yards = scalar()  # closed so far
    top = scalar()  # KON-8.4: the extent of the harbour; an axis of full length is fixed
    bottom = scalar()
    left = scalar()
    right = scalar()
    filled = scalar()  # spaces with a card
    ship = scalar(of=data.SPACE_NAMES)
    order = array(data.CARD_NAMES, small=True)  # when a card on the table was laid; KON-9.6: the centre is the earliest
    lays = scalar()
    hand = array(data.OWNER_NAMES, data.HAND, of=data.CARD_NAMES)
    known = array(data.OWNER_NAMES, data.HAND)  # hand cards that everybody has seen
    held = array(data.OWNER_NAMES)  # hand cards, in the first slots
    canal = array(data.CANAL_CARDS, of=data.CARD_NAMES)  # from the bottom
    canal_left = scalar()
    quay = array(data.OWNER_NAMES, data.QUAY_CARDS, of=data.CARD_NAMES)
    quay_left = array(data.OWNER_NAMES)
    quay_known = array(data.OWNER_NAMES)  # cards at the bottom that everybody saw going there
    special = array(data.SPECIAL_CARDS, of=data.CARD_NAMES)
    special_left = scalar()
    covered = array(data.MAX_COVERED, of=data.CARD_NAMES)  # cards under floods and bridges
    wish = array(data.OWNER_NAMES, of=("decline", "buy"))  # secret until both decided: buy a special card?
    chosen = array(
        data.OWNER_NAMES, of=data.CHOICE_NAMES
    )  # secret until both chose; then revealed, until laid or taken back
    shown = array(data.OWNER_NAMES, of=data.CHOICE_NAMES)  # what each player revealed or showed last, for all to see
    first = scalar(of=data.OWNER_NAMES)
    second = scalar(of=data.OWNER_NAMES)  # who is still to act after the player who acts now
    laid = scalar()  # cards laid in this round
    idle = scalar()  # KON-13.2 (a)
    stale = scalar()  # KON-13.2 (b)
    most = scalar()  # the most spaces ever filled at the end of a round
    winner = scalar(of=data.OWNER_NAMES)  # who won outright, whatever the points

    # -- questions ------------------------------------------------------------

    def rows_fixed(self) -> bool:
        """KON-8.4, KON-8.5"""
        return self.bottom - self.top + 1 == data.ROWS[self.scenario]

    def columns_fixed(self) -> bool:
        """KON-8.4, KON-8.5"""
        return self.right - self.left + 1 == data.COLUMNS[self.scenario]

    def in_bounds(self, space: int) -> bool:
        """KON-8.4: the extent including the space is not too long, on either axis."""
        rows, columns = data.ROWS[self.scenario], data.COLUMNS[self.scenario]
        row, column = data.ROW[space], data.COLUMN[space]
        return self.bottom - rows < row < self.top + rows and self.right - columns < column < self.left + columns

    def is_full(self) -> bool:
        """KON-13.1, KON-15.6"""
        return self.filled == data.ROWS[self.scenario] * data.COLUMNS[self.scenario]

    def slot_of(self, seat: int, card: int) -> int:
        """Where a card is in a hand; NO_SLOT if it is not there."""
        for slot in range(seat * data.HAND, seat * data.HAND + self.held[seat]):
            if self.hand[slot] == card:
                return slot
        return data.NO_SLOT

    def guardians(self, seat: int) -> int:
        """KON-2.5: the wooden guardians a player has left."""
        left = data.GUARDIANS
        for number in range(1, self.yards + 1):
            if self.yard_owner[number] == seat and left > 0:
                left -= 1
        return left

    def yard_size(self, number: int) -> int:
        """KON-13.3: the quay-like cards of a closed yard."""
        size = 0
        for space in range(data.SPACES):
            if self.yard[space] == number:
                size += 1
        return size

    def yard_distance(self, number: int) -> int:
        """KON-13.3: from the nearest card of a closed yard to the anchor's place."""
        anchor = data.ANCHOR_SPACE[self.scenario]
        nearest = data.FAR
        for space in range(data.SPACES):
            if self.yard[space] == number:
                nearest = min(
                    nearest, abs(data.ROW[space] - data.ROW[anchor]) + abs(data.COLUMN[space] - data.COLUMN[anchor])
                )
        return nearest

    def top_canal(self) -> int:
        """KON-2.3: the visible card of the canal pile; NO_CARD if there is none."""
        return self.canal[self.canal_left - 1] if self.canal_left > 0 else data.NO_CARD

    def top_quay(self, seat: int) -> int:
        """KON-2.4: the visible card of a quay pile; NO_CARD if there is none."""
        left = self.quay_left[seat]
        return self.quay[seat * data.QUAY_CARDS + left - 1] if left > 0 else data.NO_CARD
