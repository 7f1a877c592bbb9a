"""Map, prices and dice as replaceable data, checked piece by piece."""

from __future__ import annotations

import copy
import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import fondaco
from fondaco.games.spice_islands import data
from fondaco.games.spice_islands.data import read_charts
from fondaco.kernel import DataError, DataFile


def broken(file: DataFile, **changes: Any) -> DataFile:
    return DataFile(file.name, file.version, "", copy.deepcopy(file.content) | changes)


def refuses(code: str, piece: object, read: Any, file: DataFile) -> None:
    with pytest.raises(DataError, match=code) as caught:
        read(file)
    assert caught.value.facts["file"] == file.name
    assert caught.value.facts.get("piece", caught.value.facts.get("found")) == piece


@pytest.mark.parametrize(
    ("prices", "code", "piece"),
    [
        ([1, 1, 2, 2, 3, 3, 4, 4, 5], "data-count", 9),
        ([1, 1, 2, 2, 3, 3, 4, 5, 4, 5], "data-shares-not-ascending", "4"),
        ([0, 1, 2, 2, 3, 3, 4, 4, 5, 5], "data-share-price", "0"),
        (["1", 1, 2, 2, 3, 3, 4, 4, 5, 5], "data-share-price", "1"),
        ([True, 1, 2, 2, 3, 3, 4, 4, 5, 5], "data-share-price", "True"),
    ],
)
def test_spi_1_9_prices_are_ten_ascending_numbers(prices: list[object], code: str, piece: object) -> None:
    refuses(code, piece, data.read_prices, broken(data.SHARES_FILE, prices=prices))


@pytest.mark.parametrize(
    ("faces", "code", "piece"),
    [
        ([2, 3, 4, 5, 6, 6], "data-no-skull", None),
        (["skull"] * 6, "data-only-skulls", None),
        (["skull", 1], "data-unknown-piece", "1"),
        (["skull", 10], "data-unknown-piece", "10"),
        (["skull", "bone"], "data-unknown-piece", "bone"),
        (["skull", *[2] * 12], "data-count", 13),
    ],
)
def test_spi_1_8_a_pirate_die_has_skulls_and_numbers(faces: list[object], code: str, piece: object) -> None:
    refuses(code, piece, data.read_pirate_die, broken(data.DICE_FILE, pirate=faces))


@pytest.mark.parametrize(
    ("faces", "code", "piece"),
    [
        (["green", "blue", "yellow", "black", "orange"], "data-missing-colour", "purple"),
        (["green", "blue", "yellow", "black", "orange", "purple", "red"], "data-unknown-piece", "red"),
        (["green", "blue", "yellow", "black", "orange", *["purple"] * 8], "data-count", 13),
    ],
)
def test_spi_1_8_a_coloured_die_has_every_colour(faces: list[str], code: str, piece: object) -> None:
    refuses(code, piece, data.read_coloured_die, broken(data.DICE_FILE, coloured=faces))


BLUE = data.MAP_FILE.content["maps"]["standard"]["blue"]
GREY = data.MAP_FILE.content["maps"]["standard"]["grey"]


@pytest.mark.parametrize(
    ("blue", "grey", "code", "piece"),
    [
        (BLUE[:-1], GREY, "data-chart-route", "S4"),
        ([*BLUE, ["S1", "S3"]], GREY, "data-chart-route", "S1"),  # a fork
        ([["EUR", "ISL"]], GREY, "data-chart-route", "EUR"),  # no sea
        ([*BLUE, ["X1", "X2"]], GREY, "data-chart-route", "X1"),  # a loose end
        ([["EUR", "MAD"], ["MAD", "ISL"]], GREY, "data-chart-route", "MAD"),
        (BLUE, [["MAD", "X1"]], "data-chart-unreachable", "MAD"),
        (BLUE, [], "data-chart-unreachable", "MAD"),
        (BLUE, [["MAD", "S9"]], "data-unknown-piece", "S9"),
        (BLUE, [["MAD", "MAD"]], "data-chart-line", "MAD-MAD"),
    ],
)
def test_spi_1_3_a_map_is_one_route_with_madagascar_joined_to_it(
    blue: list[list[str]], grey: list[list[str]], code: str, piece: str
) -> None:
    refuses(code, piece, read_charts, broken(data.MAP_FILE, maps={"mine": {"blue": blue, "grey": grey}}))


def test_spi_1_3_the_spaces_are_named_once_and_each_port_is_there_once() -> None:
    spaces = data.MAP_FILE.content["spaces"]
    refuses("data-piece-twice", "EUR", read_charts, broken(data.MAP_FILE, spaces=[*spaces, spaces[0]]))
    refuses("data-chart-port", "islands", read_charts, broken(data.MAP_FILE, spaces=[*spaces[:5], *spaces[6:]]))
    strange = [*spaces, {"id": "Z", "kind": "lake", "x": 0, "y": 0}]
    refuses("data-unknown-piece", "lake", read_charts, broken(data.MAP_FILE, spaces=strange))
    many = [*spaces, *({"id": f"Z{number}", "kind": "sea", "x": 0, "y": 0} for number in range(8))]
    refuses("data-count", 17, read_charts, broken(data.MAP_FILE, spaces=many))
    refuses("data-count", 0, read_charts, broken(data.MAP_FILE, maps={}))


THREE_SEAS = """
from fondaco.games.spice_islands import GAME
from fondaco.kernel import Match, IllegalMove, play_random
for seed in range(20):
    s = GAME.deal(2 + seed % 4, seed)
    play_random(GAME.rules, s, 5000)
    assert s.deciding == 0
    GAME.check(s)
goods = {"green-good": 10, "blue-good": 10, "yellow-good": 10, "spice": 9}
space = dict.fromkeys(("green1", "green2", "blue2", "yellow1", "yellow2", "navy"), "ISL")
position = dict(seats=2, phase="action", deciding=1, active=0, turns=1, dice={"black": 1, "blue": 1},
                captain={"black": 1}, space=space | {"blue1": "S2", "pirate": "S2"},
                cargo={"blue1": {"spice": 1}}, port=goods)
for port, script in (("EUR", [0, 0]), ("ISL", [0, 5])):  # sunk, and plundered
    match = Match(GAME, seed=1, position=position)
    match.script = script
    match.play(0, "attack blue1")
    assert match.stage == "harbour", match.stage
    assert [GAME.moves.write(move) for move in match.offers(0)] == ["harbour EUR", "harbour ISL"]
    try:
        match.play(0, "harbour MAD")
    except IllegalMove as error:
        assert error.rule == "SPI-7.10"
    match.play(0, "harbour " + port)
    assert GAME.dump(match.state)["space"]["blue1"] == port
    assert match.stage == "action"
print("three seas")
"""


def test_spi_7_10_on_a_map_with_three_seas_the_active_player_decides_ties(tmp_path: Path) -> None:
    """The same package, plain, with other data files: a shorter route, one more skull, dearer shares."""
    home = Path(fondaco.__file__).parent
    shutil.copytree(home, tmp_path / "fondaco", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    place = tmp_path / "fondaco" / "games" / "spice_islands"
    chart = copy.deepcopy(data.MAP_FILE.content)
    chart["maps"] = {
        "short": {"blue": [["EUR", "S1"], ["S1", "S2"], ["S2", "S4"], ["S4", "ISL"]], "grey": [["MAD", "S2"]]}
    }
    (place / "map-1.json").write_text(json.dumps(chart))
    coloured = data.DICE_FILE.content["coloured"]
    (place / "dice-1.json").write_text(json.dumps({"coloured": coloured, "pirate": ["skull", "skull", 2, 3, 4, 5]}))
    (place / "shares-1.json").write_text(json.dumps({"prices": [2, 2, 3, 3, 4, 4, 5, 5, 6, 6]}))
    run = subprocess.run(
        [sys.executable, "-c", THREE_SEAS],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": str(tmp_path)},
    )
    assert run.stdout == "three seas\n", run.stderr
