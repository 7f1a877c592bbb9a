"""What an Indonesia player looks at."""

from __future__ import annotations

from fondaco.games.indonesia.state import State


def evaluate(s: State, seat: int) -> float:
    """Money in the end."""
    return float(s.cash[seat] + s.bank[seat] + 2 * s.pile[seat])


def narrow(s: State) -> None:
    """Leave only moves worth a thought."""
    s.thin_ranges(3)
