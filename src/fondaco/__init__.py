"""Fondaco: a house for five East-India trading games, and their rules as a fast library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fondaco._speed import choose_speed, compiled

choose_speed()  # before any other part of the package is imported

from fondaco.games import GAMES, find  # noqa: E402
from fondaco.kernel import Match, PositionError, ScriptError  # noqa: E402

__all__ = ["GAMES", "Match", "PositionError", "ScriptError", "compiled", "new"]


def new(
    game: str,
    seats: int = 0,
    seed: int | bytes | None = None,
    options: Mapping[str, str] | None = None,
    position: Mapping[str, Any] | None = None,
) -> Match:
    """A match of a game by its name: `fondaco.new("batavia", seats=4, seed=7)`; a position tells the seats itself."""
    return Match(find(game), seats, seed, options, position=position)
