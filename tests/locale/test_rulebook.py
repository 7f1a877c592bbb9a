"""The one parser of the rulebooks: it loses nothing, and everything that names a rule finds it."""

from __future__ import annotations

import re

import pytest

from fondaco.games import GAMES
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.locale import LANGUAGES, page, rulebook
from fondaco.locale.rulebook import HOUSE, link, parse

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_BOOK = pytest.mark.parametrize("book", [HOUSE, *GAMES])


def words(text: str) -> list[str]:
    return text.split()


@IN_EVERY_LANGUAGE
@EVERY_BOOK
def test_no_word_of_a_page_is_lost(book: str, language: str) -> None:
    assert words(rulebook(book, language).text) == words(page(f"rules/{book}", language))


@IN_EVERY_LANGUAGE
@EVERY_BOOK
def test_every_number_in_bold_begins_a_part(book: str, language: str) -> None:
    numbered = re.findall(r"^\*\*(\S+)\*\*", page(f"rules/{book}", language), re.MULTILINE)
    assert numbered
    assert set(numbered) <= set(rulebook(book, language).parts)


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_stage_and_option_finds_its_rule(name: str, language: str) -> None:
    game = GAMES[name]
    book, house = rulebook(name, language), rulebook(HOUSE, language)
    wanted = {told.rule for told in game.refusals} | {stage.rule for stage in game.stages}
    wanted |= {option.rule for option in game.options}
    assert {rule for rule in wanted if book.part(rule) is None} == set()
    assert {told.rule for told in HOUSE_REFUSALS if house.part(told.rule) is None} == set()


@IN_EVERY_LANGUAGE
@EVERY_BOOK
def test_every_reference_is_a_link_to_a_part(book: str, language: str) -> None:
    linked = rulebook(book, language).linked()
    parts = {**rulebook(HOUSE, language).parts, **linked.parts}
    links = re.findall(r"\[([^\]]+)\]\(#([^)]+)\)", linked.text)
    assert links or book == HOUSE
    assert all(label == target and target in parts for label, target in links)
    unlinked = re.sub(r"\[[^\]]+\]\(#[^)]+\)|`[^`]*`|^(\*\*|## )\S+", "", linked.text, flags=re.MULTILINE)
    assert re.findall(r"\b[A-Z]{3,5}-\d+\.\d+\w*", unlinked) == []


def test_a_reference_with_a_letter_links_to_its_own_paragraph() -> None:
    known = frozenset({"KON-15.2", "KON-15.2a", "KON-15"})
    assert link("see KON-15.2a, KON-15.2. and KON-15.", known) == (
        "see [KON-15.2a](#KON-15.2a), [KON-15.2](#KON-15.2). and [KON-15](#KON-15)."
    )
    assert link("`KON-15` KON-99", known) == "`KON-15` KON-99"


def test_a_page_is_read_by_chapter_and_paragraph() -> None:
    book = parse(
        "x",
        "en",
        "# X\n\nHello.\n\n## Moves\n\nMove.\n\n## XYZ-1 First\n\n**XYZ-1.1** One\n\nmore.\n\n**XYZ-1.2a** Two.\n\n"
        "## Rulings\n\nWe say:\n\n**A1** So.\n",
    )
    assert (book.title, book.introduction) == ("X", "Hello.\n\n## Moves\n\nMove.")
    assert [(chapter.id, chapter.title) for chapter in book.chapters] == [("XYZ-1", "First")]
    assert [(part.id, part.text) for part in book.chapters[0].paragraphs] == [
        ("XYZ-1.1", "One\n\nmore."),
        ("XYZ-1.2a", "Two."),
    ]
    assert book.rulings is not None
    assert (book.rulings.title, book.rulings.introduction) == ("Rulings", "We say:")
    assert book.part("a1") == "**A1** So."
    assert book.part("xyz-1") == "## XYZ-1 First\n\n**XYZ-1.1** One\n\nmore.\n\n**XYZ-1.2a** Two."
    assert book.part("XYZ-1.2") is None
