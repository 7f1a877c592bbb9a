"""PAS-5: the score sheet of Pasar."""

from __future__ import annotations

from fondaco.games.pasar.data import LEFTOVER_COINS
from fondaco.games.pasar.state import State
from fondaco.kernel.showing.scores import Category, Scores


def lines(s: State, seat: int) -> tuple[tuple[Category, ...], tuple[Category, ...]]:
    """PAS-4.2, PAS-5.2, PAS-5.4: which goods others have left is known only at the end."""
    over = s.deciding == 0
    left = tuple(LEFTOVER_COINS * s.hand_size(player) for player in range(s.seats))
    sold = tuple(s.coins[player] - (left[player] if over else 0) for player in range(s.seats))
    kinds = tuple(s.kinds(player) if over or player == seat else None for player in range(s.seats))
    return (
        Category("sales", "PAS-4.2", sold),
        Category("left", "PAS-5.2", left),
    ), (Category("kinds", "PAS-5.4", kinds),)


def round_of(s: State) -> int:
    return s.round


def coins_now(s: State, seat: int) -> int:
    """With a coin for each card left."""
    return sum(line.values[seat] or 0 for line in lines(s, seat)[0])


SCORES = Scores(
    categories=("sales", "left"),
    tie_breaks=("kinds",),
    lines=lines,
    period=round_of,
    amount=coins_now,
)
