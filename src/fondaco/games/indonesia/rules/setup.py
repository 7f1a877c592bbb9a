"""IND-2: set-up."""

from __future__ import annotations

from fondaco.games.indonesia import tell
from fondaco.games.indonesia.data import CARDS_EACH, CASH, DEED_ERA, DEEDS, ERA_CARDS, ERAS, LATER, ON_OFFER, TRACKS
from fondaco.games.indonesia.rules.phase import NEW_ERA, enter
from fondaco.games.indonesia.state import State


def set_up(s: State) -> None:
    """IND-2"""
    for seat in range(s.seats):
        s.cash[seat] = CASH  # IND-2.1
        s.order[seat] = seat
        for track in range(TRACKS):
            s.level[seat * TRACKS + track] = 1
    for last in range(s.seats - 1, 0, -1):  # IND-2.2
        other = s.below(last + 1)
        s.order[last], s.order[other] = s.order[other], s.order[last]
    deal_cards(s)
    for deed in range(DEEDS):
        s.deed[deed] = ON_OFFER if DEED_ERA[deed] == 0 else LATER  # IND-2.5
    tell.turn_order(s)
    tell.deeds_offered(s)
    enter(s, NEW_ERA)


def deal_cards(s: State) -> None:
    """IND-2.3, IND-13.1: of each era one card, or two with two players; the rest leave the game unseen."""
    for era in range(ERAS):
        left = [1] * ERA_CARDS
        for seat in range(s.seats):
            for _ in range(CARDS_EACH[s.seats]):
                s.card[era * ERA_CARDS + s.take(left, ERA_CARDS)] = seat
    for seat in range(s.seats):
        tell.cards_dealt(s, seat)
