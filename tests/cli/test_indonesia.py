"""Indonesia's map in a terminal of 100 columns."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from fondaco.cli.table import TerminalTable
from fondaco.games.indonesia import GAME
from fondaco.games.indonesia.chart import PROVINCES, SEAS, WIDTH
from fondaco.games.indonesia.data import AREA_NAMES, SEA_NAMES
from fondaco.games.indonesia.terminal import SHORT_SEAS, _short
from fondaco.kernel import Match
from fondaco.locale import LANGUAGES


def drawn(match: Match, language: str, width: int) -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=300).print(TerminalTable(match, language).picture(-1, width))
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def test_every_area_and_sea_has_a_place_of_its_own() -> None:
    spans = [(place, 2) for _, _, places in PROVINCES.values() for place in places]
    spans += [(place, len(short)) for short, place, _ in PROVINCES.values()]
    spans += [(place, len(_short(sea, SHORT_SEAS))) for sea, (place, _, _) in SEAS.items()]
    spans += [(place, room) for _, place, room in SEAS.values()]
    taken: set[tuple[int, int]] = set()
    for (row, column), length in spans:
        cells = {(row, each) for each in range(column, column + length)}
        assert not cells & taken
        assert column + length <= WIDTH
        taken |= cells
    assert {
        f"{province}-{number}" for province, (_, _, places) in PROVINCES.items() for number in range(1, len(places) + 1)
    } == set(AREA_NAMES)
    assert set(SEAS) == set(SEA_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_shows_cities_goods_and_ships_and_fits(language: str) -> None:
    match, rng = Match(GAME, 5, 3), random.Random(3)
    seen: set[str] = set()
    while not match.over and match.ply < 400:
        seat = match.deciding[-1]
        match.play_move(seat, rng.choice(match.offers(seat)))
        if match.ply % 40 == 0:
            lines = drawn(match, language, WIDTH)
            assert max(len(line) for line in lines) <= WIDTH
            view = match.view(-1)
            chart = lines[1 : next(number for number, line in enumerate(lines) if line.startswith("·1"))]
            assert sum(line.count("#") for line in chart) == len(view.towns)  # type: ignore[attr-defined]
            assert sum(line.count("^") for line in chart) > 0 or not any(c.ships for c in view.companies)  # type: ignore[attr-defined]
            seen |= {mark for line in chart for mark in "#^rs" if mark in line}
    assert seen == set("#^rs")


def test_80_columns_have_the_list_of_provinces_instead() -> None:
    match = Match(GAME, 3, 1)
    assert any(line.startswith("sum-utara") for line in drawn(match, "en", 80))
    assert not any("Sumut" in line for line in drawn(match, "en", 80))
