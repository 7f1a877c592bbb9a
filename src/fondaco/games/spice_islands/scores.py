"""SPI-11: the score sheet of Spice Islands."""

from __future__ import annotations

from fondaco.games.spice_islands.state import State
from fondaco.kernel.scores import Category, Scores
from fondaco.kernel.state import State as BaseState


def lines(s: BaseState, seat: int) -> tuple[tuple[Category, ...], tuple[Category, ...]]:
    """SPI-11.3, SPI-11.4: cash alone counts, then pawns, then shares; all of it lies open (SPI-1.7)."""
    assert isinstance(s, State)
    players = range(s.seats)
    return (Category("cash", "SPI-11.3", tuple(list(s.money)[: s.seats])),), (
        Category("captains", "SPI-11.4", tuple(s.captains_of(player) for player in players)),
        Category("shares", "SPI-11.4", tuple(s.shares_of_all(player) for player in players)),
    )


def round_of(s: BaseState) -> int:
    """Rounds of turns."""
    assert isinstance(s, State)
    return 1 + max(s.turns - 1, 0) // s.seats


def cash(s: BaseState, seat: int) -> int:
    assert isinstance(s, State)
    return s.money[seat]


SCORES = Scores(
    categories=("cash",),
    tie_breaks=("captains", "shares"),
    lines=lines,
    period=round_of,
    amount=cash,
)
