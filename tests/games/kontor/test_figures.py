"""What the rules say below their figures, played on the positions that the figures show."""

from __future__ import annotations

import pytest

from fondaco.games.kontor.events import YardWon
from tests.games.figure import figure
from tests.games.kontor.table import at, dealt, heard, now, play, view


def test_kon_9_4_the_first_dock_in_a_yard_is_the_centre() -> None:
    (yard,) = view(at(figure("kontor", "centre")), "nobody").yards
    assert yard.centres == ("h8", "h9")
    assert yard.warehouses == ({"wine": 1, "spices": 1, "tea": 1}, {"wine": 0, "spices": 1, "tea": 1})


@pytest.mark.parametrize(
    ("name", "warehouses"),
    [
        ("difference", ({"wine": 3, "spices": 1, "tea": 0}, {"wine": 0, "spices": 1, "tea": 2})),
        ("differences", ({"wine": 2, "spices": 1, "tea": 0}, {"wine": 0, "spices": 0, "tea": 2})),
    ],
)
def test_kon_10_3_kon_10_4_red_takes_the_yard(name: str, warehouses: tuple[dict[str, int], ...]) -> None:
    match = at(figure("kontor", name))
    (yard,) = view(match, "nobody").yards
    assert (yard.warehouses, yard.closed) == (warehouses, False)
    events = play(match, "red lay (1,4)")
    assert [event.seat for event in heard(events, YardWon)] == [0]


@pytest.mark.parametrize(
    ("name", "scenario"),
    [
        ("base", "base"),
        ("water-games", "waterGames"),
        ("tic-tac-toe", "ticTacToe"),
        ("canal-grande", "canalGrande"),
        ("gulliver", "gulliver"),
        ("poverty", "poverty"),
    ],
)
def test_kon_2_2_kon_15_6_a_layout_is_how_the_scenario_begins(name: str, scenario: str) -> None:
    drawn, begun = figure("kontor", name), now(dealt(scenario=scenario))
    where = {space for space, card in drawn["table"].items() if card is not None}
    assert where == set(begun["table"])
    assert (drawn["ship"], drawn["treasury"]) == (begun["ship"], begun["treasury"])
    assert drawn["scenario"] == scenario
