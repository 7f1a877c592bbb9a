"""KON-2.3, KON-2.4: the hands, and which of their cards everybody has seen."""

from __future__ import annotations

from fondaco.games.kontor.data import HAND, NO_CARD
from fondaco.games.kontor.state import State


def add_to_hand(s: State, seat: int, card: int, known: bool) -> None:
    """Put a card into a hand; known: everybody saw it going there."""
    slot = seat * HAND + s.held[seat]
    s.hand[slot] = card
    s.known[slot] = 1 if known else 0
    s.held[seat] += 1


def take_from_hand(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand; the last card fills its slot."""
    slot = s.slot_of(seat, card)
    s.held[seat] -= 1
    last = seat * HAND + s.held[seat]
    s.hand[slot] = s.hand[last]
    s.known[slot] = s.known[last]
    s.hand[last] = NO_CARD
    s.known[last] = 0


def make_known(s: State, seat: int, card: int) -> None:
    """Everybody has seen this hand card."""
    s.known[s.slot_of(seat, card)] = 1
