"""BOR-1: terms. How cards and ports go from place to place."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.state import State


def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    slot = seat * data.HAND_ROOM
    while s.hand[slot] != card:
        slot += 1
    s.hand_size[seat] -= 1
    last = seat * data.HAND_ROOM + s.hand_size[seat]
    while slot < last:
        s.hand[slot] = s.hand[slot + 1]
        slot += 1
    s.hand[last] = data.NO_CARD


def leave_pile(s: State, slot: int, card: int) -> None:
    """Take a card out of a pile; the caller says where it goes."""
    layer = slot * data.PILE_ROOM
    while s.pile[layer] != card:
        layer += 1
    s.pile_size[slot] -= 1
    last = slot * data.PILE_ROOM + s.pile_size[slot]
    while layer < last:
        s.pile[layer] = s.pile[layer + 1]
        layer += 1
    s.pile[last] = data.NO_CARD


def discard(s: State, card: int) -> None:
    """Discard a card that all see."""
    s.place[card] = data.DISCARDED
    s.discard_size += 1


def discard_in_secret(s: State, seat: int, card: int) -> None:
    """BOR-13.3: from a hand; the others do not see which card it is."""
    leave_hand(s, seat, card)
    s.place[card] = data.DISCARDED_BY + seat
    s.discard_size += 1


def discard_pile(s: State, slot: int) -> None:
    """Discard all cards of a pile."""
    for layer in range(s.pile_size[slot]):
        discard(s, s.pile[slot * data.PILE_ROOM + layer])
        s.pile[slot * data.PILE_ROOM + layer] = data.NO_CARD
    s.pile_size[slot] = 0


def capture(s: State, seat: int, piece: int) -> None:
    """BOR-1.6: a card or port becomes a good of its owner."""
    s.place[piece] = data.CAPTURED + seat
    if data.UNITS[piece] == 2:
        s.doubles[seat * data.GOODS + data.GOOD[piece]] += 1
    else:
        s.singles[seat * data.GOODS + data.GOOD[piece]] += 1
