"""SPI-11: the score sheet of Spice Islands."""

from __future__ import annotations

from fondaco.games.spice_islands.state import State
from fondaco.kernel.showing.scores import Category, Scores


def lines(s: State, seat: int) -> tuple[tuple[Category, ...], tuple[Category, ...]]:
    """SPI-11.3, SPI-11.4: cash alone counts, then pawns, then shares; all of it lies open (SPI-1.7)."""
    players = range(s.seats)
    return (Category("cash", "SPI-11.3", tuple(list(s.money)[: s.seats])),), (
        Category("captains", "SPI-11.4", tuple(s.captains_of(player) for player in players)),
        Category("shares", "SPI-11.4", tuple(s.shares_of_all(player) for player in players)),
    )


def round_of(s: State) -> int:
    """Rounds of turns."""
    return 1 + max(s.turns - 1, 0) // s.seats


def cash(s: State, seat: int) -> int:
    return s.money[seat]


SCORES = Scores(
    categories=("cash",),
    tie_breaks=("captains", "shares"),
    lines=lines,
    period=round_of,
    amount=cash,
)
