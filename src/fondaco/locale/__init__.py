"""Texts in every language: one catalogue, one formatter and one rulebook parser for terminal, server and browser."""

from fondaco.locale.catalogue import LANGUAGES, Catalogue, catalogue, language_of, sources
from fondaco.locale.formatter import Argument, Formatter
from fondaco.locale.rulebook import Chapter, Paragraph, Rulebook, page, page_files, rulebook

__all__ = [
    "LANGUAGES",
    "Argument",
    "Catalogue",
    "Chapter",
    "Formatter",
    "Paragraph",
    "Rulebook",
    "catalogue",
    "language_of",
    "page",
    "page_files",
    "rulebook",
    "sources",
]
