"""What a Borneo player looks at."""

from __future__ import annotations

from fondaco.games.borneo.state import State


def evaluate(s: State, seat: int) -> float:
    """Points so far."""
    return float(s.captures(seat))
