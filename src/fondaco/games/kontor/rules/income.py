"""KON-11: income and drawing."""

from __future__ import annotations

from fondaco.games.kontor import tell
from fondaco.games.kontor.data import CANAL, CARD_KIND, CARD_OWNER, NO_CARD, NOBODY, QUAY_CARDS
from fondaco.games.kontor.rules.hands import add_to_hand
from fondaco.games.kontor.state import State

# -- florins ------------------------------------------------------------------


def take_income(s: State) -> None:
    """KON-11.1, KON-11.4"""
    florins = grant(s, s.actor)
    tell.income(s, florins)


def grant(s: State, seat: int) -> int:
    """KON-11.4: a florin from the treasury, if it has one."""
    if s.treasury == 0:
        return 0
    s.treasury -= 1
    s.florins[seat] += 1
    return 1


def is_grant_refused(s: State, seat: int) -> bool:
    """KON-11.4: both are due a florin and there is only one: the richer player gets none."""
    return s.treasury == 1 and s.florins[seat] > s.florins[1 - seat]


def pay(s: State, seat: int, florins: int) -> None:
    """KON-5.6: to the treasury, never to the opponent."""
    s.florins[seat] -= florins
    s.treasury += florins


# -- cards --------------------------------------------------------------------


def draw(s: State, card: int) -> None:
    """KON-11.2, KON-14.4: one of the type laid; nothing for a special card."""
    if CARD_KIND[card] == CANAL:
        draw_canal(s, s.actor)
    elif CARD_OWNER[card] != NOBODY:
        draw_quay(s, s.actor)


def draw_canal(s: State, seat: int) -> None:
    """KON-11.2, KON-11.3: the visible canal card, if there is one."""
    card = s.top_canal()
    if card == NO_CARD:
        tell.nothing_to_draw(s, seat)
        return
    s.canal_left -= 1
    s.canal[s.canal_left] = NO_CARD
    add_to_hand(s, seat, card, True)
    tell.drew(s, seat, card)
    tell.canal_turned(s)


def draw_quay(s: State, seat: int) -> None:
    """KON-11.2, KON-11.3: the visible card of the own quay pile, if there is one."""
    card = s.top_quay(seat)
    if card == NO_CARD:
        tell.nothing_to_draw(s, seat)
        return
    s.quay_left[seat] -= 1
    s.quay[seat * QUAY_CARDS + s.quay_left[seat]] = NO_CARD
    s.quay_known[seat] = min(s.quay_known[seat], s.quay_left[seat])
    add_to_hand(s, seat, card, True)
    tell.drew(s, seat, card)
    tell.quay_turned(s, seat)
