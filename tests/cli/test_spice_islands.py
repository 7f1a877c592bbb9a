"""The table of Spice Islands in the terminal."""

from __future__ import annotations

import io

from rich.console import Console

from fondaco.cli.drawing import Drawing
from fondaco.cli.table import TerminalTable
from fondaco.games.spice_islands import GAME
from fondaco.games.spice_islands.terminal import digest
from fondaco.kernel import Match
from fondaco.locale import Formatter
from tests.games.spice_islands.table import SKULL, TWO, at, play, table


def drawn(match: Match, language: str = "en") -> list[str]:
    paper = io.StringIO()
    Console(file=paper, width=200).print(TerminalTable(match, language).picture(-1, 80))
    return paper.getvalue().splitlines()


def test_the_route_shows_ships_with_their_cargo() -> None:
    ships = {"green1": "S2 green yellow", "pirate": "S2 spice", "navy": "S3"}
    lines = drawn(at(table(ships=ships, captains={"black": 0}, mutiny=2)))
    assert next(line for line in lines if line.startswith(" S2")).endswith("green1[gy] pirate[*·]")
    assert next(line for line in lines if line.startswith(" S3")).endswith("navy")
    assert next(line for line in lines if line.startswith(" Pirates")).split()[-3:] == ["●●○○", "2", "mutiny"]


def test_a_choice_shows_the_throw_it_is_about() -> None:
    ships = {"blue1": "S2 green yellow", "pirate": "S2"}
    match = at(table(dice="black", ships=ships, captains={"black": 1}), script=[SKULL, TWO, TWO])
    play(match, "A attack blue1")
    assert drawn(match, "it")[-1].strip() == "dadi pirata: teschio due due"


def test_those_who_cannot_buy_are_told_together() -> None:
    match = at(table(dice="purple green", phase="purchase", money=[1, 0, 0]))
    words = Formatter("en", GAME, {1: "Bruno", 2: "Carla"})
    told = digest(play(match, "A pass"))[-1]
    assert Drawing(words).spoken(told) == "No share is cheap enough for Bruno and Carla."
