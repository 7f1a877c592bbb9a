"""Every rule has an id: the same in both languages, named by a test, and none in the code without its paragraph."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel.errors import HOUSE_REFUSALS

TESTS = Path(__file__).parent
ROOT = TESTS.parent
RULES = ROOT / "docs" / "rules"
SOURCE = ROOT / "src" / "fondaco"
PARAGRAPH = re.compile(r"^\*\*([A-Z]+-\d+\.\d+[a-z]?)\*\*", re.MULTILINE)
CHAPTER = re.compile(r"^## ([A-Z]+-\d+) ", re.MULTILINE)
TESTED = re.compile(r"test_([a-z]+)_(\d+)_(\d+[a-z]?)(?:_|$)")
PREFIXES = {"house": "HOUSE"} | {name: game.prefix for name, game in GAMES.items()}
BOOKS = pytest.mark.parametrize("book", PREFIXES)


def page(book: str, ending: str = "md") -> str:
    return (RULES / f"{book}.{ending}").read_text(encoding="utf-8")


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
    ids = PARAGRAPH.findall(page(book))
    assert ids
    assert ids == in_order(list(set(ids)))
    assert all(rule.startswith(f"{PREFIXES[book]}-") for rule in ids)


@BOOKS
def test_both_languages_have_the_same_paragraphs(book: str) -> None:
    assert PARAGRAPH.findall(page(book)) == PARAGRAPH.findall(page(book, "it.md"))
    assert CHAPTER.findall(page(book)) == CHAPTER.findall(page(book, "it.md"))


@BOOKS
def test_every_paragraph_is_named_by_a_test(book: str) -> None:
    missing = set(PARAGRAPH.findall(page(book))) - named_by_tests()
    assert not missing, f"no test_{PREFIXES[book].lower()}_... names {in_order(list(missing))}"


@BOOKS
def test_every_test_names_a_paragraph_that_exists(book: str) -> None:
    prefix = f"{PREFIXES[book]}-"
    named = {rule for rule in named_by_tests() if rule.startswith(prefix)}
    assert not named - set(PARAGRAPH.findall(page(book)))


@BOOKS
def test_every_id_in_the_code_is_a_paragraph_or_chapter(book: str) -> None:
    known = set(PARAGRAPH.findall(page(book))) | set(CHAPTER.findall(page(book)))
    found = in_code(PREFIXES[book])
    assert found
    assert {rule: place for rule, place in found.items() if rule not in known} == {}


@BOOKS
@pytest.mark.parametrize("ending", ["md", "it.md"])
def test_every_id_a_page_refers_to_exists(book: str, ending: str) -> None:
    text = page(book, ending)
    known = set(PARAGRAPH.findall(text)) | set(CHAPTER.findall(text))
    assert not set(re.findall(rf"\b{PREFIXES[book]}-\d+(?:\.\d+[a-z]?)?", text)) - known


@pytest.mark.parametrize("name", GAMES)
def test_refusals_stages_and_options_point_to_paragraphs(name: str) -> None:
    game = GAMES[name]
    known = set(PARAGRAPH.findall(page(name)))
    rules = [cls.rule for cls in game.refusals]
    rules += [stage.rule for stage in game.stages]
    rules += [option.rule for option in game.options]
    assert not set(rules) - known


def test_the_refusals_of_the_house_point_to_paragraphs() -> None:
    assert not {cls.rule for cls in HOUSE_REFUSALS} - set(PARAGRAPH.findall(page("house")))


def test_ids_with_letters_are_understood() -> None:
    found = TESTED.match("test_ind_6_2a_a_city_grows")
    assert found is not None
    assert found.groups() == ("ind", "6", "2a")
    assert PARAGRAPH.findall("**IND-6.2a** A city grows.") == ["IND-6.2a"]
    assert in_order(["BAT-10.1", "BAT-2.10", "BAT-2.9", "BAT-2.9a"]) == ["BAT-2.9", "BAT-2.9a", "BAT-2.10", "BAT-10.1"]
