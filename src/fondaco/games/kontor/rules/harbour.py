"""KON-8.4: the harbour and its bounds."""

from __future__ import annotations

from fondaco.games.kontor import data
from fondaco.games.kontor.state import State

BY_CARD, BY_CANAL, BY_ENEMY_CRANE, BY_CLOSED_YARD = 1, 2, 4, 8  # what lies around a space
# what keeps a card from a space; extending.py has the refusal for each
FREE, TAKEN, BEYOND, APART, CRANE_FORBIDS, NO_CANAL_NEAR, FIELD_BREAKS, NEAR_CLOSED, WOULD_CLOSE = range(9)
NO_FLOOD, NO_BRIDGE, SHIP_ON_IT, CRANE_FORBIDS_BRIDGE = range(9, 13)


def side_of(card: int) -> int:
    """What a space becomes by the card; customs may also lie as canal."""
    return (
        data.CANAL_LIKE if data.CARD_KIND[card] == data.CANAL or data.CARD_KIND[card] == data.FLOOD else data.QUAY_LIKE
    )


def put(s: State, card: int, space: int, ground: int) -> bool:
    """KON-8.1: the card lies on the space from now on; was an axis fixed by it?"""
    if s.ground[space] == data.EMPTY:
        s.filled += 1
    s.table[space] = card
    s.ground[space] = ground
    s.lays += 1
    s.order[card] = s.lays
    return widen(s, space)


def widen(s: State, space: int) -> bool:
    """KON-8.4: the extent includes the space; did an axis reach its full length?"""
    rows_fixed, columns_fixed = s.rows_fixed(), s.columns_fixed()
    s.top = min(s.top, data.ROW[space])
    s.bottom = max(s.bottom, data.ROW[space])
    s.left = min(s.left, data.COLUMN[space])
    s.right = max(s.right, data.COLUMN[space])
    return s.rows_fixed() != rows_fixed or s.columns_fixed() != columns_fixed


def lift(s: State, space: int) -> int:
    """KON-7.5: the space is empty from now on; the card that lay there."""
    card = s.table[space]
    s.table[space] = data.NO_CARD
    s.ground[space] = data.EMPTY
    s.order[card] = 0
    s.filled -= 1
    shrink(s)
    return card


def shrink(s: State) -> None:
    """KON-8.4: an axis not yet fixed reaches only as far as there are cards."""
    if not s.rows_fixed():
        while is_empty(s, s.top, s.left, s.top, s.right):
            s.top += 1
        while is_empty(s, s.bottom, s.left, s.bottom, s.right):
            s.bottom -= 1
    if not s.columns_fixed():
        while is_empty(s, s.top, s.left, s.bottom, s.left):
            s.left += 1
        while is_empty(s, s.top, s.right, s.bottom, s.right):
            s.right -= 1


def is_empty(s: State, top: int, left: int, bottom: int, right: int) -> bool:
    """Is there no card in these rows and columns?"""
    for row in range(top, bottom + 1):
        for space in range(row * data.SIDE + left, row * data.SIDE + right + 1):
            if s.ground[space] != data.EMPTY:
                return False
    return True
