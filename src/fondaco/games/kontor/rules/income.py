"""KON-2 and KON-11: hands and piles, how cards go between them, and the florins of the treasury."""

from __future__ import annotations

from fondaco.games.kontor import data, moves
from fondaco.games.kontor.data import CARD_NAMES
from fondaco.games.kontor.state import State

NO_CARD, HAND, QUAY_CARDS = data.NO_CARD, data.HAND, data.QUAY_CARDS
RED, BLACK = data.RED, data.BLACK


# -- hands --------------------------------------------------------------------


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


# -- piles --------------------------------------------------------------------


def draw_canal(s: State, seat: int) -> None:
    """KON-11.2, KON-11.3: the visible canal card, if there is one."""
    if s.canal_left == 0:
        if s.heard is not None:
            s.heard.append(moves.NothingToDraw(seat))
        return
    s.canal_left -= 1
    card = s.canal[s.canal_left]
    s.canal[s.canal_left] = NO_CARD
    add_to_hand(s, seat, card, True)
    if s.heard is not None:
        s.heard.append(moves.Drew(seat, CARD_NAMES[card]))
        tell_canal(s)


def draw_quay(s: State, seat: int) -> None:
    """KON-11.2, KON-11.3: the visible card of the own quay pile, if there is one."""
    if s.quay_left[seat] == 0:
        if s.heard is not None:
            s.heard.append(moves.NothingToDraw(seat))
        return
    s.quay_left[seat] -= 1
    top = seat * QUAY_CARDS + s.quay_left[seat]
    card = s.quay[top]
    s.quay[top] = NO_CARD
    s.quay_known[seat] = min(s.quay_known[seat], s.quay_left[seat])
    add_to_hand(s, seat, card, True)
    if s.heard is not None:
        s.heard.append(moves.Drew(seat, CARD_NAMES[card]))
        tell_quay(s, seat)


def put_under(s: State, owner: int, card: int) -> None:
    """KON-7.3: face up to the bottom of the owner's quay pile."""
    bottom = owner * QUAY_CARDS
    for place in range(bottom + s.quay_left[owner], bottom, -1):
        s.quay[place] = s.quay[place - 1]
    s.quay[bottom] = card
    s.quay_left[owner] += 1
    s.quay_known[owner] += 1
    if s.heard is not None and s.quay_left[owner] == 1:
        tell_quay(s, owner)


def take_special(s: State, seat: int) -> int:
    """KON-14.2: the top special card, hidden into the hand."""
    s.special_left -= 1
    card = s.special[s.special_left]
    s.special[s.special_left] = NO_CARD
    add_to_hand(s, seat, card, False)
    return card


def tell_canal(s: State) -> None:
    """The card now on top of the canal pile."""
    if s.heard is not None and s.canal_left > 0:
        s.heard.append(moves.CanalTurned(CARD_NAMES[s.canal[s.canal_left - 1]], s.canal_left))


def tell_quay(s: State, seat: int) -> None:
    """The card now on top of a quay pile."""
    if s.heard is not None and s.quay_left[seat] > 0:
        card = s.quay[seat * QUAY_CARDS + s.quay_left[seat] - 1]
        s.heard.append(moves.QuayTurned(seat, CARD_NAMES[card], s.quay_left[seat]))


# -- florins ------------------------------------------------------------------


def grant(s: State, seat: int) -> int:
    """KON-11.4: a florin from the treasury, if it has one."""
    if s.treasury == 0:
        return 0
    s.treasury -= 1
    s.florins[seat] += 1
    return 1


def grant_is_refused(s: State, seat: int) -> bool:
    """KON-11.4: both are due a florin and there is only one: the richer player gets none."""
    return s.treasury == 1 and s.florins[seat] > s.florins[1 - seat]


def pay(s: State, seat: int, florins: int) -> None:
    """KON-5.6: to the treasury, never to the opponent."""
    s.florins[seat] -= florins
    s.treasury += florins
