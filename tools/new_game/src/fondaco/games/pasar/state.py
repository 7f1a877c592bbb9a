# cython: auto_pickle=True
"""Pasar's state: everything on the table and in the hands."""

from __future__ import annotations

from fondaco.games.pasar.data import GOOD_NAMES, GOODS, LOWEST_PRICE, ROUNDS, STALL_NAMES
from fondaco.kernel.declaring.fields import array, option, scalar, with_fields
from fondaco.kernel.declaring.positions import SEATS
from fondaco.kernel.playing.state import State as BaseState


@with_fields
class State(BaseState):
    """`x[seat * GOODS + good]`; goods and stalls by their number in data."""

    length = option()
    round = scalar()
    first = scalar(of=SEATS)  # who sells first in this round
    coins = array(SEATS)
    hand = array(SEATS, GOOD_NAMES)
    known = array(SEATS, GOOD_NAMES)  # cards of a hand that all saw going into it, while they may still be there
    price = array(GOOD_NAMES)
    traded = array(GOOD_NAMES)  # cards sold in this round
    stall = array(STALL_NAMES, of=GOOD_NAMES)  # the card that lies there
    chosen = array(SEATS, of=STALL_NAMES)  # PAS-3.1: the stall; secret until all have chosen
    selling = scalar(of=GOOD_NAMES)  # PAS-4.3: what the merchant on turn sells
    deck = array(GOOD_NAMES)
    discard = array(GOOD_NAMES)

    # -- questions ------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def in_hand(self, seat: int, good: int) -> int:
        return self.hand[seat * GOODS + good]

    def hand_size(self, seat: int) -> int:
        total = 0
        for good in range(GOODS):
            total += self.hand[seat * GOODS + good]
        return total

    def kinds(self, seat: int) -> int:
        """PAS-5.4: different goods in a hand."""
        total = 0
        for good in range(GOODS):
            if self.hand[seat * GOODS + good] > 0:
                total += 1
        return total

    def rounds_left(self) -> int:
        """Rounds after this one."""
        return ROUNDS[self.length] - self.round

    def proceeds(self, good: int, cards: int) -> int:
        """PAS-4.2: what so many cards of a good would bring now."""
        total = 0
        for sold in range(cards):
            total += max(self.price[good] - sold, LOWEST_PRICE)
        return total
