"""The files of a game's folder `lessons`."""

from __future__ import annotations

import functools
import importlib.resources
import re
from importlib.resources.abc import Traversable

PLACES = "places.txt"


def _folder(game: str) -> Traversable:
    return importlib.resources.files(f"fondaco.games.{game}").joinpath("lessons")


def lesson_files(game: str) -> dict[str, str]:
    """The lesson files of a game and the text of each, in their order."""
    if not _folder(game).is_dir():
        return {}
    found = sorted((entry for entry in _folder(game).iterdir() if entry.name != PLACES), key=lambda entry: entry.name)
    return {entry.name: entry.read_text(encoding="utf-8") for entry in found}


@functools.cache
def places(game: str) -> tuple[re.Pattern[str], ...]:
    """What a lesson may point at beside the targets of moves: one pattern on each line of `places.txt`."""
    file = _folder(game).joinpath(PLACES)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return tuple(re.compile(line.strip()) for line in lines if line.strip() and not line.startswith("#"))
