"""The rules of Spice Islands by chapter; SPI-x.y are the paragraphs of docs/rules/spice_islands.md."""

from fondaco.games.spice_islands.rules.game import Rules

__all__ = ["Rules"]
