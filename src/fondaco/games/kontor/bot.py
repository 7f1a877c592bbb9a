"""What a Kontor player looks at."""

from __future__ import annotations

from fondaco.games.kontor.state import State


def evaluate(s: State, seat: int) -> float:
    """Points."""
    return float(s.points[seat] - s.points[1 - seat])
