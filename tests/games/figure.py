"""The examples of the rules, to be played by the tests: the positions that the pages draw."""

from __future__ import annotations

from typing import Any

from fondaco.games import find
from fondaco.lessons.figures import figures


def figure(game: str, name: str) -> dict[str, Any]:
    """The position of a figure."""
    return find(game).dump(figures(game)[name].match.state)
