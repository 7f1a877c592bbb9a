"""Fondaco: a house for five East-India trading games, and their rules as a fast library."""

from __future__ import annotations

from collections.abc import Mapping

from fondaco.games import GAMES, find
from fondaco.kernel import Match

__all__ = ["GAMES", "Match", "new"]


def new(game: str, seats: int, seed: int | bytes | None = None, options: Mapping[str, str] | None = None) -> Match:
    """A match of a game by its name: `fondaco.new("batavia", seats=4, seed=7)`."""
    return Match(find(game), seats, seed, options)
