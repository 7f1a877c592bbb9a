"""BOR-1, BOR-3: the turn, and what every chapter does with cards."""

from __future__ import annotations

from fondaco.games.borneo import data
from fondaco.games.borneo.data import CARD_NAMES
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal

MISSION = data.MISSION
COMPANY = data.COMPANY
EXPEDITION = data.EXPEDITION
DISCARDED, CAPTURED = data.DISCARDED, data.CAPTURED
KINDS = data.KINDS
FEWEST = data.FEWEST
GOOD = data.GOOD
VALUE = data.VALUE


class Phase:
    """A step in which somebody decides: what is on offer, and what a move does."""

    def offer(self, s: State) -> None:
        raise NotImplementedError

    def apply(self, s: State, kind: int, value: int) -> None:
        raise NotImplementedError

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        raise NotImplementedError


# -- BOR-3 Turn ---------------------------------------------------------------


def begin_turn(s: State, seat: int) -> None:
    """BOR-3.1: asked for a mission is whoever has, as all can see, captures enough for any of those left."""
    s.active = seat
    s.phase = MISSION if may_have_goods(s, seat) else COMPANY
    s.turn(seat)


def may_have_goods(s: State, seat: int) -> bool:
    """Whether the number of captures, which is all that others see of them (BOR-13.2), would do for a mission."""
    captures = s.captures(seat)
    for kind in range(KINDS):
        if s.missions[kind] > 0 and captures >= FEWEST[kind]:
            return True
    return False


def begin_companies(s: State) -> None:
    """BOR-3.1: laying a card here passes on the companies."""
    s.phase = COMPANY
    s.turn(s.active)


def begin_expedition(s: State) -> None:
    """BOR-3.1"""
    s.phase = EXPEDITION
    s.turn(s.active)


# -- BOR-1 Cards --------------------------------------------------------------


def leave_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand; the caller says where it goes."""
    slot = seat * 8
    while s.hand[slot] != card:
        slot += 1
    s.hand_size[seat] -= 1
    last = seat * 8 + s.hand_size[seat]
    while slot < last:
        s.hand[slot] = s.hand[slot + 1]
        slot += 1
    s.hand[last] = -1


def discard(s: State, card: int) -> None:
    """Discard a card that all see."""
    s.place[card] = DISCARDED
    s.discard_size += 1


def clear_pile(s: State, slot: int) -> None:
    """All cards of a pile are discarded."""
    for layer in range(s.pile_size[slot]):
        discard(s, s.pile[slot * 8 + layer])
        s.pile[slot * 8 + layer] = -1
    s.pile_size[slot] = 0


def capture(s: State, seat: int, piece: int) -> None:
    """BOR-1.6: a card or port becomes a good of its owner."""
    s.place[piece] = CAPTURED + seat
    if VALUE[piece] == 2:
        s.doubles[seat * 4 + GOOD[piece]] += 1
    else:
        s.singles[seat * 4 + GOOD[piece]] += 1


def hand_of(s: State, seat: int) -> tuple[str, ...]:
    """A hand as names, for events."""
    return tuple([CARD_NAMES[s.hand[seat * 8 + slot]] for slot in range(s.hand_size[seat])])
