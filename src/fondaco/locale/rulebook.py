"""The rules as text: the pages of docs/, whole or by numbered paragraph."""

from __future__ import annotations

import functools
import importlib.resources
import re
from importlib.resources.abc import Traversable
from pathlib import Path

PARAGRAPH = re.compile(r"\*\*([A-Z]+-\d+\.\d+[a-z]?|A\d+)\*\* ")
CHAPTER = re.compile(r"## ([A-Z]+-\d+) ")
HOUSE = "house"


class Rulebook:
    """One page of rules: its chapters and paragraphs by id, in Markdown."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.parts: dict[str, str] = {}
        self._read()

    def _read(self) -> None:
        chapter = paragraph = ""
        for line in self.text.splitlines(keepends=True):
            if line.startswith("## "):
                chapter = _mark(CHAPTER, line)
                paragraph = ""
            elif _mark(PARAGRAPH, line):
                paragraph = _mark(PARAGRAPH, line)
            for part in (chapter, paragraph):
                if part:
                    self.parts[part] = self.parts.get(part, "") + line

    def part(self, identifier: str) -> str | None:
        """A chapter (`BAT-3`), a paragraph (`BAT-3.4`, `KON-15.2a`) or a ruling (`A4`); case does not matter."""
        for name, text in self.parts.items():
            if name.upper() == identifier.upper():
                return text.strip()
        return None


@functools.cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game, or of the house."""
    return Rulebook(page(f"rules/{game}", language))


def page(name: str, language: str) -> str:
    """A page of docs/ by its name without ending: `rules/batavia`, `record`."""
    *folders, stem = name.split("/")
    place = _docs()
    for folder in folders:
        place = place.joinpath(folder)
    return place.joinpath(f"{stem}.md" if language == "en" else f"{stem}.{language}.md").read_text(encoding="utf-8")


def _docs() -> Traversable:
    """Inside an installed package `fondaco/texts`, beside the sources `docs`."""
    installed = importlib.resources.files("fondaco").joinpath("texts")
    return installed if installed.is_dir() else Path(__file__).parents[3] / "docs"


def _mark(pattern: re.Pattern[str], line: str) -> str:
    found = pattern.match(line)
    return found.group(1) if found else ""
