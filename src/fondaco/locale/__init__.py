"""The words of the house in every language: one catalogue and one formatter for terminal, server and browser."""

from fondaco.locale.catalogue import LANGUAGES, Catalogue, catalogue, language_of, sources
from fondaco.locale.formatter import Argument, Formatter
from fondaco.locale.rulebook import Rulebook, page, rulebook

__all__ = [
    "LANGUAGES",
    "Argument",
    "Catalogue",
    "Formatter",
    "Rulebook",
    "catalogue",
    "language_of",
    "page",
    "rulebook",
    "sources",
]
