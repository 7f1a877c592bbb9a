"""Fondaco: a house for five East-India trading games, and their rules as a fast library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from fondaco._speed import choose_speed, compiled

choose_speed()  # before any other part of the package is imported

from fondaco.games import GAMES, find  # noqa: E402
from fondaco.kernel import Match, PositionError, ScriptError  # noqa: E402

__all__ = ["GAMES", "Match", "PositionError", "ScriptError", "__version__", "compiled", "new"]

if TYPE_CHECKING:
    __version__: str


def new(
    game: str,
    seats: int = 0,
    seed: int | bytes | None = None,
    options: Mapping[str, str] | None = None,
    position: Mapping[str, Any] | None = None,
) -> Match:
    """A match of a game by its name: `fondaco.new("batavia", seats=4, seed=7)`; a position tells the seats itself."""
    return Match(find(game), seats, seed, options, position=position)


def __getattr__(name: str) -> str:
    """`__version__` is looked up when it is asked for: few do, and it takes as long as a game's import."""
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("fondaco")
        except PackageNotFoundError:  # run from a checkout that is not installed
            return "0"
    raise AttributeError(f"module 'fondaco' has no attribute {name!r}")
