"""IND-12: the score sheet of Indonesia."""

from __future__ import annotations

from fondaco.games.indonesia.data import OPEN_MONEY
from fondaco.games.indonesia.state import State
from fondaco.kernel.showing.scores import Category, Scores


def lines(s: State, seat: int) -> tuple[tuple[Category, ...], tuple[Category, ...]]:
    """IND-12.2: the income of the last year counts twice; ties go by turn order. Money may be secret (IND-2.4)."""
    open_ = s.deciding == 0 or s.money == OPEN_MONEY
    known = [open_ or player == seat for player in range(s.seats)]
    sums = (("cash", s.cash, 1), ("bank", s.bank, 1), ("income", s.pile, 2))
    return tuple(
        Category(name, "IND-12.2", tuple(times * money[player] if told else None for player, told in enumerate(known)))
        for name, money, times in sums
    ), (Category("turn-order", "IND-12.2", tuple(s.seats - s.place_of(player) for player in range(s.seats))),)


def year(s: State) -> int:
    return s.year


def wealth(s: State, seat: int) -> int:
    """IND-1.9"""
    return s.wealth(seat)


SCORES = Scores(
    categories=("cash", "bank", "income"),
    tie_breaks=("turn-order",),
    lines=lines,
    period=year,
    amount=wealth,
    gains=True,
)
