"""Every game's table in the terminal: never short of words, never wider than the page."""

from __future__ import annotations

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from fondaco.cli.drawing import Drawing
from fondaco.cli.table import TerminalTable
from fondaco.games import GAMES
from fondaco.games.spice_islands import GAME as SPICE_ISLANDS
from fondaco.kernel import Match
from fondaco.kernel.showing.layout import Cell, Columns, Cut, Flow, Joined, PieceName, SeatName, line
from fondaco.locale import Formatter

NAMES = {0: "Anna", 1: "Massimiliano Bartolomeo"}
TABLES = [
    *((name, {}) for name in GAMES),
    ("kontor", {"scenario": "canalGrande", "special_cards": "yes"}),
    ("spice_islands", {"map": "grey_lagoons"}),
    ("indonesia", {"money": "open"}),
]


def drawn(table: TerminalTable, seat: int, width: int = 80) -> list[str]:
    """The lines of the picture, on paper wide enough for anything."""
    paper = io.StringIO()
    Console(file=paper, width=300).print(table.picture(seat, width))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


@pytest.mark.parametrize("language", ["en", pytest.param("it", marks=pytest.mark.thorough)])
@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_game_is_drawn_in_80_columns_noted_and_told_without_a_missing_word(
    name: str, options: dict[str, str], language: str
) -> None:
    game = GAMES[name]
    match = Match(game, game.seats[-1], 3, options, names=NAMES)
    table = TerminalTable(match, language)
    rng = random.Random(3)
    while not match.over:
        seat = match.deciding[-1]
        if match.ply % 25 == 0:
            for legal in match.legal(seat):
                table.note(seat, legal)
            for viewer in range(-1, match.seats):
                assert [line for line in drawn(table, viewer) if cell_len(line) > 80] == []
        table.play(seat, match.game.moves.write(rng.choice(match.offers(seat))))
    assert drawn(table, -1)
    assert all(paragraph.strip() for paragraph in table.story(0))
    assert table.words.problems == []


# -- the drawing itself -------------------------------------------------------


def draw(*blocks: object, width: int = 80, names: dict[int, str] | None = None) -> list[str]:
    drawing = Drawing(Formatter("en", SPICE_ISLANDS, names), "over", width)
    return [text.plain for text in drawing.lines(blocks)]  # type: ignore[arg-type]


def test_cells_are_padded_in_columns_also_where_letters_are_two_columns_wide() -> None:
    for name in ("Anna", "李小龍"):
        (told,) = draw(line(Cell(Cut(SeatName(0), 8), "", 8), "|"), names={0: name})
        assert told == name + " " * (4 if name == "Anna" else 2) + "|"
    assert draw(line(Cell("ab", width=5, align="right"), Cell("c", width=3, align="center"))) == ["   ab c "]


def test_the_right_part_of_a_line_ends_at_the_end_of_the_page() -> None:
    assert draw(line("left", right=["right"]), width=20) == ["left           right"]
    assert draw(line("left", right=["right"]), width=8) == ["left", "   right"]
    assert len(draw(line("left", right=["right"]), width=200)[0]) == 80


def test_columns_stand_beside_each_other_and_the_shorter_ends_sooner() -> None:
    columns = Columns(((line("a"), line("b")), (line("c"),)), 4)
    assert draw(columns) == ["a   c", "b   "]


def test_items_flow_onto_as_many_lines_as_they_need() -> None:
    items = (("one two",), ("three",), ("four",))
    assert draw(Flow(("> ",), items, ", "), width=16) == ["> one two,", "  three, four"]
    assert draw(Flow(("> ",), items, ", ", indent=1), width=16) == ["> one two,", " three, four"]
    assert draw(Flow(("> ",), items, ", ", loose=True), width=9) == ["> one", "  two,", "  three,", "  four"]
    assert draw(Flow(("> ",), ())) == ["> "]
    assert len(draw(Flow((), (("word",),) * 16, " "), width=80)) == 1
    assert len(draw(Flow((), (("word",),) * 18, " "), width=80)) == 2
    assert len(draw(Flow((), (("word",),) * 18, " "), width=100)) == 1
    assert draw(Flow(("a long head: ",), (("item",),), indent=1), width=16) == ["a long head:", " item"]


def test_words_are_joined_and_cut() -> None:
    assert draw(line(Joined((Cut("abc def", 4), Cut("xy", 1, upper=True), PieceName("spice")), "-"))) == ["abc-X-spice"]
