"""PAS-1: set-up."""

from __future__ import annotations

from fondaco.games.pasar import tell
from fondaco.games.pasar.data import CARDS_OF_A_GOOD, GOODS, OPENING_HAND, OPENING_PRICE
from fondaco.games.pasar.rules.phase import VISIT, enter
from fondaco.games.pasar.state import State


def set_up(s: State) -> None:
    """PAS-1"""
    for good in range(GOODS):
        s.price[good] = OPENING_PRICE  # PAS-1.1
        s.deck[good] = CARDS_OF_A_GOOD  # PAS-1.2
    for seat in range(s.seats):
        for _ in range(OPENING_HAND):  # PAS-1.3
            s.hand[seat * GOODS + s.take(s.deck, GOODS)] += 1
        tell.dealt(s, seat)
    s.first = s.below(s.seats)  # PAS-1.4
    enter(s, VISIT)
