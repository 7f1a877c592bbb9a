"""KON-2 and the beginnings of the scenarios (KON-15)."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.kontor import data, moves
from fondaco.games.kontor.data import CARD_NAMES, HARBOURS, SPACE_NAMES, Harbour
from fondaco.games.kontor.rules import hands, harbour, rounds
from fondaco.games.kontor.state import State

__all__ = ["set_up"]

RED, BLACK, HAND, QUAY_CARDS, CANAL_LIKE, ANCHOR = (
    data.RED,
    data.BLACK,
    data.HAND,
    data.QUAY_CARDS,
    data.CANAL_LIKE,
    data.ANCHOR,
)


def set_up(s: State) -> None:
    """KON-2, KON-15"""
    start: Harbour = HARBOURS[s.scenario]
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
    if s.heard is not None:
        tell_deal(s)
    rounds.begin_round(s)


def shuffled(s: State, cards: Sequence[int]) -> list[int]:
    """The cards in any order, each as likely."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = s.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def lay_harbour(s: State, start: Harbour, canals: Sequence[int]) -> None:
    """KON-2.1, KON-2.2, KON-15.6: the anchor with the ship, the first canal cards, the bounds if they are fixed."""
    s.ship = start.anchor
    s.top = s.bottom = data.ROW[start.anchor]
    s.left = s.right = data.COLUMN[start.anchor]
    if start.fixed:
        s.top, s.bottom, s.left, s.right = 0, start.rows - 1, 0, start.columns - 1
    harbour.put(s, ANCHOR, start.anchor, CANAL_LIKE)
    for place, space in enumerate(start.canals):
        harbour.put(s, canals[place], space, CANAL_LIKE)
    if s.heard is not None:
        names = tuple([CARD_NAMES[card] for card in canals[: len(start.canals)]])
        spaces = " ".join([SPACE_NAMES[space] for space in start.canals])
        s.heard.append(moves.HarbourBegun(SPACE_NAMES[start.anchor], names, spaces))


def deal_canals(s: State, canals: Sequence[int]) -> None:
    """KON-2.3: two to each hand in turn; the rest is the pile, its top card face up."""
    dealt = 2 * data.OPENING_CANAL
    for place in range(dealt):
        hands.add_to_hand(s, place % 2, canals[place], False)
    s.canal_left = len(canals) - dealt
    for place in range(s.canal_left):
        s.canal[s.canal_left - 1 - place] = canals[dealt + place]


def deal_quays(s: State, seat: int, quays: Sequence[int]) -> None:
    """KON-2.4: three to the hand; the rest is the pile, its top card face up."""
    for place in range(data.OPENING_QUAY):
        hands.add_to_hand(s, seat, quays[place], False)
    s.quay_left[seat] = len(quays) - data.OPENING_QUAY
    for place in range(s.quay_left[seat]):
        s.quay[seat * QUAY_CARDS + s.quay_left[seat] - 1 - place] = quays[data.OPENING_QUAY + place]


def tell_deal(s: State) -> None:
    """The hands to their owners, the top cards to all."""
    assert s.heard is not None
    for seat in range(2):
        cards = [CARD_NAMES[s.hand[seat * HAND + slot]] for slot in range(s.held[seat])]
        s.heard.append(moves.Dealt(seat, s.held[seat], tuple(cards)))
        hands.tell_quay(s, seat)
    hands.tell_canal(s)
