"""The table of Spice Islands in the terminal: never wider than the paper, never short of words."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from fondaco.cli.tables import LAYOUTS, Scene
from fondaco.games.spice_islands import GAME
from fondaco.kernel import Match
from fondaco.locale import LANGUAGES, Formatter
from tests.games.spice_islands.table import SKULL, TWO, at, play, table

LAYOUT = LAYOUTS["spice_islands"]


def drawn(match: Match, words: Formatter, seat: int = -1) -> list[str]:
    scene = Scene(match.view(seat), words, seat, match.deciding, match.stage, 80)
    paper = io.StringIO()
    Console(file=paper, width=200).print(LAYOUT.picture(scene))
    return paper.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chart", ["standard", "grey_lagoons"])
def test_a_whole_game_fits_80_columns_and_is_told(language: str, chart: str) -> None:
    match = Match(GAME, 5, 3, {"map": chart})
    words = Formatter(language, GAME, {0: "Anna", 1: "Massimiliano Bartolomeo"})
    rng = random.Random(3)
    while not match.over:
        (seat,) = match.deciding
        scene = Scene(match.view(seat), words, seat, match.deciding, match.stage, 80)
        for legal in match.legal(seat) if match.ply % 10 == 0 else []:
            LAYOUT.note(scene, legal)
        told = LAYOUT.digest(words, match.play_move(seat, rng.choice(match.offers(seat))))
        assert all(sentence.strip() for sentence in told)
        assert max(map(len, map(str.rstrip, drawn(match, words, seat)))) <= 80
    assert words.problems == []


def test_the_route_shows_ships_with_their_cargo() -> None:
    ships = {"green1": "S2 green yellow", "pirate": "S2 spice", "navy": "S3"}
    lines = drawn(at(table(ships=ships, captains={"black": 0}, mutiny=2)), Formatter("en", GAME, {0: "Anna"}))
    assert next(line for line in lines if line.startswith(" S2")).endswith("green1[gy] pirate[*·]")
    assert next(line for line in lines if line.startswith(" S3")).endswith("navy")
    assert next(line for line in lines if line.startswith(" Pirates")).split()[-3:] == ["●●○○", "2", "mutiny"]


def test_a_choice_shows_the_throw_it_is_about() -> None:
    ships = {"blue1": "S2 green yellow", "pirate": "S2"}
    match = at(table(dice="black", ships=ships, captains={"black": 1}), script=[SKULL, TWO, TWO])
    play(match, "A attack blue1")
    assert drawn(match, Formatter("it", GAME))[-1].strip() == "dadi pirata: teschio due due"


def test_those_who_cannot_buy_are_told_together() -> None:
    match = at(table(dice="purple green", phase="purchase", money=[1, 0, 0]))
    words = Formatter("en", GAME, {1: "Bruno", 2: "Carla"})
    assert LAYOUT.digest(words, play(match, "A pass"))[-1] == "No share is cheap enough for Bruno and Carla."
