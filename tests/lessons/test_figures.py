"""Illustrations of the rules: each loads, both languages show it, and what is broken is told by file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fondaco.lessons import LessonError
from fondaco.lessons.figures import BOARD, figures, read_figure
from fondaco.locale import LANGUAGES, page
from tests.declared import declaring

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"^> \[\w+\]\(figures/(\w+)/([\w-]+)\.figure\): \S", re.MULTILINE)
EVERY_GAME = pytest.mark.parametrize("name", declaring("figures"))


@EVERY_GAME
def test_every_figure_can_be_drawn(name: str) -> None:
    found = figures(name)
    assert found, "the rules have no illustration"
    drawn = (ROOT / "web" / "src" / "games" / name / "zones.ts").read_text(encoding="utf-8")
    for figure in found.values():
        assert figure.match.view(figure.seat) is not None
        assert figure.part in (BOARD, "own") or f"id: '{figure.part}'" in drawn, f"{figure.name}: {figure.part}"


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_is_shown_by_the_rules(name: str, language: str) -> None:
    named = NAMED.findall(page(f"rules/{name}", language))
    assert sorted(named) == sorted((name, figure) for figure in figures(name))


@EVERY_GAME
def test_both_languages_show_a_figure_at_the_same_rule(name: str) -> None:
    places = {
        language: re.findall(
            r"^\*\*(\S+)\*\*|figures/\w+/([\w-]+)\.figure", page(f"rules/{name}", language), re.MULTILINE
        )
        for language in LANGUAGES
    }
    assert places["en"] == places["it"]


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("part board\n", "yard.figure:1: there is no position"),
        ('position\n  phase = "nowhere"\n', "yard.figure:2: no such position"),
        ("position\n  florins = [99, 99]\n", "yard.figure:1: no such position"),
        ("position\nseat 2\n", "yard.figure:1: there is no position, or no such seat"),
        ("position\npoint space:z99\n", "yard.figure:2: there is no 'space:z99' to point at"),
        ("position\nshow board\n", "yard.figure:2: 'show' is not a word of figures"),
    ],
)
def test_what_is_broken_is_told_by_file_and_line(source: str, problem: str) -> None:
    with pytest.raises(LessonError, match=re.escape(problem)):
        read_figure("kontor", "yard.figure", source)


def test_a_figure_has_a_name() -> None:
    with pytest.raises(LessonError, match=r"is called like yard\.figure"):
        read_figure("kontor", "Yard.txt", "position\n")
