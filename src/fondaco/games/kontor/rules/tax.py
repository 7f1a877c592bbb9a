"""KON-5: harbour tax."""

from __future__ import annotations

from fondaco.games.kontor import tell
from fondaco.games.kontor.data import BLACK, CARD_SYMBOL, FLORIN, NO_CARD, PASS_CARD, RED, TAX
from fondaco.games.kontor.rules.income import grant, pay
from fondaco.games.kontor.state import State


def collect_tax(s: State) -> None:
    """KON-5.1 to KON-5.6: who must pay and cannot takes the card back, and its florin taxes nobody."""
    red_owes = owes(s, RED)
    black_owes = owes(s, BLACK)
    red_broke = red_owes and s.florins[RED] == 0
    black_broke = black_owes and s.florins[BLACK] == 0
    if red_broke:
        go_broke(s, RED)
    if black_broke:
        go_broke(s, BLACK)
    if red_broke and black_broke:
        relieve(s)  # KON-5.4
        return
    if red_owes and not red_broke and not black_broke:
        pay_tax(s, RED)
    if black_owes and not black_broke and not red_broke:
        pay_tax(s, BLACK)


def owes(s: State, seat: int) -> bool:
    """KON-5.1, KON-4.2: the other's card shows the florin, and this player did not pass."""
    return s.chosen[seat] != PASS_CARD and CARD_SYMBOL[s.chosen[1 - seat]] == FLORIN


def go_broke(s: State, seat: int) -> None:
    """KON-5.2"""
    tell.broke(s, seat)
    s.chosen[seat] = NO_CARD


def relieve(s: State) -> None:
    """KON-5.4: with both broke the treasury has all the florins."""
    for seat in range(2):
        florins = grant(s, seat)
        tell.relieved(s, seat, florins)


def pay_tax(s: State, seat: int) -> None:
    """KON-5.1"""
    pay(s, seat, TAX)
    tell.tax_paid(s, seat)
