"""Every rule has an id: the same in both languages, named by a test, and none in the code without its paragraph."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.locale import LANGUAGES, page, rulebook

TESTS = Path(__file__).parent
ROOT = TESTS.parent
SOURCE = ROOT / "src" / "fondaco"
TESTED = re.compile(r"test_([a-z]+)_(\d+)_(\d+[a-z]?)(?:_|$)")
PREFIXES = {"house": "HOUSE"} | {name: game.prefix for name, game in GAMES.items()}
BOOKS = pytest.mark.parametrize("book", PREFIXES)


def chapters(book: str, language: str = "en") -> list[str]:
    return [chapter.id for chapter in rulebook(book, language).chapters]


def paragraphs(book: str, language: str = "en") -> list[str]:
    """The ids of the numbered paragraphs, in the order of the page; rulings (`A4`) have no test of their own."""
    found = rulebook(book, language)
    every = [*found.chapters, *([found.rulings] if found.rulings else [])]
    ids = [paragraph.id for chapter in every for paragraph in chapter.paragraphs]
    return [rule for rule in ids if "-" in rule]


def in_order(ids: list[str]) -> list[str]:
    return sorted(ids, key=lambda rule: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", rule)])


@cache
def named_by_tests() -> set[str]:
    names: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (found := TESTED.match(node.name)):
                prefix, chapter, paragraph = found.groups()
                names.add(f"{prefix.upper()}-{chapter}.{paragraph}")
    return names


def in_code(prefix: str) -> dict[str, str]:
    """Every id of the prefix that stands in a source, with a place; chapters (`BAT-3`) too."""
    found = {}
    for path in sorted(SOURCE.rglob("*.py")) + sorted(SOURCE.rglob("*.pxd")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in re.findall(rf"\b{prefix}-\d+(?:\.\d+[a-z]?)?", line):
                found[rule] = f"{path.relative_to(ROOT)}:{number}"
    return found


@BOOKS
def test_the_paragraphs_are_numbered_in_order_without_doubles(book: str) -> None:
    ids = paragraphs(book)
    assert ids
    assert ids == in_order(list(set(ids)))
    assert all(rule.startswith(f"{PREFIXES[book]}-") for rule in ids)


@BOOKS
def test_both_languages_have_the_same_paragraphs(book: str) -> None:
    assert paragraphs(book) == paragraphs(book, "it")
    assert chapters(book) == chapters(book, "it")


@BOOKS
def test_every_paragraph_is_named_by_a_test(book: str) -> None:
    missing = set(paragraphs(book)) - named_by_tests()
    assert not missing, f"no test_{PREFIXES[book].lower()}_... names {in_order(list(missing))}"


@BOOKS
def test_every_test_names_a_paragraph_that_exists(book: str) -> None:
    prefix = f"{PREFIXES[book]}-"
    named = {rule for rule in named_by_tests() if rule.startswith(prefix)}
    assert not named - set(paragraphs(book))


@BOOKS
def test_every_id_in_the_code_is_a_paragraph_or_chapter(book: str) -> None:
    known = {*paragraphs(book), *chapters(book)}
    found = in_code(PREFIXES[book])
    assert found
    assert {rule: place for rule, place in found.items() if rule not in known} == {}


@BOOKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_a_page_refers_to_exists(book: str, language: str) -> None:
    text = page(f"rules/{book}", language)
    known = {*paragraphs(book, language), *chapters(book, language)}
    assert not set(re.findall(rf"\b{PREFIXES[book]}-\d+(?:\.\d+[a-z]?)?", text)) - known


@pytest.mark.parametrize("name", GAMES)
def test_refusals_stages_and_options_point_to_paragraphs(name: str) -> None:
    game = GAMES[name]
    known = set(paragraphs(name))
    rules = [cls.rule for cls in game.refusals]
    rules += [stage.rule for stage in game.stages]
    rules += [option.rule for option in game.options]
    assert not set(rules) - known


def test_the_refusals_of_the_house_point_to_paragraphs() -> None:
    assert not {cls.rule for cls in HOUSE_REFUSALS} - set(paragraphs("house"))


def test_ids_with_letters_are_understood() -> None:
    found = TESTED.match("test_ind_6_2a_a_city_grows")
    assert found is not None
    assert found.groups() == ("ind", "6", "2a")
    assert "IND-6.2a" in paragraphs("indonesia")
    assert in_order(["BAT-10.1", "BAT-2.10", "BAT-2.9", "BAT-2.9a"]) == ["BAT-2.9", "BAT-2.9a", "BAT-2.10", "BAT-10.1"]
