"""What a player of Spice Islands looks at."""

from __future__ import annotations

from fondaco.games.spice_islands.state import State


def evaluate(s: State, seat: int) -> float:
    return float(s.money[seat])


def thin(s: State) -> None:
    """Leave out what another move does as well."""
