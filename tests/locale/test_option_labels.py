"""The rules name options as the form of a new table does; how they are written stands in the appendix."""

from __future__ import annotations

import re

import pytest

from fondaco.games import GAMES
from fondaco.locale import LANGUAGES, Formatter, rulebook
from tests.declared import declaring

EVERY_GAME = pytest.mark.parametrize("name", declaring("options"))
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
QUOTES = str.maketrans({"’": "'"})  # noqa: RUF001 - either apostrophe will do


@EVERY_GAME
@EVERY_LANGUAGE
def test_no_paragraph_calls_an_option_by_how_it_is_written(name: str, language: str) -> None:
    book = rulebook(name, language)
    written = {option.name for option in GAMES[name].options}
    written |= {choice for option in GAMES[name].options for choice in option.choices}
    chapters = [*book.chapters, *([book.rulings] if book.rulings else [])]
    texts = [book.introduction, *(paragraph.text for chapter in chapters for paragraph in chapter.paragraphs)]
    assert [word for text in texts for word in re.findall(r"`([^`]+)`", text) if word in written] == []


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_appendix_has_every_option_and_choice_with_its_label(name: str, language: str) -> None:
    appendix, texts = rulebook(name, language).appendix, Formatter(language, GAMES[name])
    assert appendix is not None
    told = appendix.markdown.translate(QUOTES)
    for option in GAMES[name].options:
        label = texts.option(option.name).translate(QUOTES)
        (row,) = [line for line in told.splitlines() if line.startswith(f"| {label} | `{option.name}` |")]
        for choice in option.choices:
            label = texts.choice(option.name, choice).translate(QUOTES)
            usual = ", " if choice == option.default else ")"
            assert f"{label} (`{choice}`{usual}" in row


@EVERY_LANGUAGE
def test_what_is_ours_says_so(language: str) -> None:
    ours = {"en": "ours", "it": "nostr"}[language]
    for name, rule in (("kontor", "KON-13.2"), ("kontor", "KON-14.1"), ("indonesia", "A25")):
        text = rulebook(name, language).part(rule)
        assert text is not None
        assert ours in text
    wider = rulebook("spice_islands", language).part("A11")
    assert wider is not None
    assert {"en": "wider than the rulebook", "it": "più largo del regolamento"}[language] in wider
