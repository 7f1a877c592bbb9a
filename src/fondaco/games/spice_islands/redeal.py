"""Spice Islands hides nothing but the luck to come, which every sample draws anew."""

from __future__ import annotations

from fondaco.games.spice_islands.state import State


def redeal(s: State, seat: int, forget: bool) -> None:
    """SPI-1.7: money, shares, pawns, cargo and tracks are public, so there is nothing to deal."""
