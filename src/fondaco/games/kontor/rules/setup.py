"""KON-2: set-up; KON-15: how the scenarios begin."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.kontor import data, tell
from fondaco.games.kontor.rules.hands import add_to_hand
from fondaco.games.kontor.rules.harbour import put
from fondaco.games.kontor.rules.round import begin_round
from fondaco.games.kontor.state import State


def set_up(s: State) -> None:
    """KON-2, KON-15"""
    start: data.Harbour = data.HARBOURS[s.scenario]
    canals = shuffled(s, data.CANALS)
    lay_harbour(s, start, canals)
    deal_canals(s, canals[len(start.canals) :])
    for seat in range(2):
        deal_quays(s, seat, shuffled(s, start.quays[seat]))
        s.florins[seat] = data.OPENING_FLORINS  # KON-2.5
    s.treasury = start.treasury
    if s.special_cards:
        s.special = shuffled(s, data.SPECIALS)  # KON-14.1
        s.special_left = data.SPECIAL_CARDS
    s.most = s.filled
    for seat in range(2):
        tell.dealt(s, seat)
        tell.quay_turned(s, seat)
    tell.canal_turned(s)
    begin_round(s)


def shuffled(s: State, cards: Sequence[int]) -> list[int]:
    """The cards in any order, each as likely."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = s.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def lay_harbour(s: State, start: data.Harbour, canals: Sequence[int]) -> None:
    """KON-2.1, KON-2.2, KON-15.6: the anchor with the ship, the first canal cards, the bounds if they are fixed."""
    s.ship = start.anchor
    s.top = s.bottom = data.ROW[start.anchor]
    s.left = s.right = data.COLUMN[start.anchor]
    if start.fixed:
        s.top, s.bottom, s.left, s.right = 0, start.rows - 1, 0, start.columns - 1
    put(s, data.ANCHOR, start.anchor, data.CANAL_LIKE)
    for place, space in enumerate(start.canals):
        put(s, canals[place], space, data.CANAL_LIKE)
    tell.harbour_begun(s, canals, start.canals)


def deal_canals(s: State, canals: Sequence[int]) -> None:
    """KON-2.3: two to each hand in turn; the rest is the pile, its top card face up."""
    dealt = 2 * data.OPENING_CANAL
    for place in range(dealt):
        add_to_hand(s, place % 2, canals[place], False)
    s.canal_left = len(canals) - dealt
    for place in range(s.canal_left):
        s.canal[s.canal_left - 1 - place] = canals[dealt + place]


def deal_quays(s: State, seat: int, quays: Sequence[int]) -> None:
    """KON-2.4: three to the hand; the rest is the pile, its top card face up."""
    for place in range(data.OPENING_QUAY):
        add_to_hand(s, seat, quays[place], False)
    s.quay_left[seat] = len(quays) - data.OPENING_QUAY
    for place in range(s.quay_left[seat]):
        s.quay[seat * data.QUAY_CARDS + s.quay_left[seat] - 1 - place] = quays[data.OPENING_QUAY + place]
