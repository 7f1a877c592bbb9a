"""KON-16.37 and what a seat knows by perfect memory; copies, positions and the contract."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fondaco.games.kontor import GAME
from fondaco.kernel import Match, PositionError
from tests.games.kontor.table import at, now, play, reveal, shipping, table, view


def worlds(match: Match, seat: int, forget: bool = False, count: int = 60) -> list[dict[str, Any]]:
    return [GAME.dump(GAME.sample(match.state, seat, number, forget)) for number in range(count)]


def test_kon_16_37_hands_are_shown_to_the_owner_alone() -> None:
    match = at(table())
    seen = view(match, "red")
    assert {card.name for card in seen.players[0].hand or ()} == set(now(match)["hand"]["red"])
    assert seen.players[1].hand is None
    assert seen.players[1].backs == {"quay": 3, "canal": 2, "special": 0}
    assert [player.hand for player in view(match, "nobody").players] == [None, None]


def test_kon_16_37_the_hidden_cards_are_dealt_afresh_and_the_top_cards_stay() -> None:
    match = at(table())
    for world in worlds(match, 0):
        assert world["hand"]["red"] == now(match)["hand"]["red"] + [None] * 6
        assert world["canal"][world["canal_left"] - 1] == now(match)["canal"][0]
        assert world["quay"]["black"][world["quay_left"]["black"] - 1] == now(match)["quay"]["black"][0]
    assert len({tuple(world["hand"]["black"]) for world in worlds(match, 0)}) > 40


def test_kon_16_37_a_drawn_card_is_remembered_and_forgotten_only_when_asked() -> None:
    match = at(table(canal="C17"))
    reveal(match, "pass", "C88")
    play(match, "black lay (1,1)")
    assert all("C17" in world["hand"]["black"] for world in worlds(match, 0))
    assert not all("C17" in world["hand"]["black"] for world in worlds(match, 0, forget=True))


def test_kon_7_3_a_removed_card_is_remembered_at_the_bottom() -> None:
    match = shipping("C17", {(0, 3): "B12"})
    play(match, "red ship (0,2)", "red remove (0,3)")
    assert {world["quay"]["black"][0] for world in worlds(match, 0)} == {"B12"}
    assert {world["quay"]["black"][0] for world in worlds(match, 1)} == {"B12"}
    assert len({world["quay"]["black"][0] for world in worlds(match, 0, forget=True)}) > 5


def test_kon_5_2_a_card_taken_back_is_remembered() -> None:
    match = at(table(hands=("R27", "B8 B62 B74"), florins=(3, 0)))
    reveal(match, "R27", "B8")
    play(match, "red lay (1,1)")
    assert all("B8" in world["hand"]["black"] for world in worlds(match, 0))


def test_kon_4_1_a_secret_choice_could_be_any() -> None:
    match = at(table())
    play(match, "black choose B62")
    chosen = Counter(world["chosen"]["black"] for world in worlds(match, 0, count=300))
    assert "pass" in chosen
    assert len(chosen) > 12
    assert {world["chosen"]["black"] for world in worlds(match, 1)} == {"B62"}


def test_kon_14_2_a_secret_wish_could_be_either() -> None:
    match = at(table(special="S49", phase="buying"))
    play(match, "black buy")
    assert {world["wish"]["black"] for world in worlds(match, 0)} == {"buy", "decline"}
    assert {world["wish"]["black"] for world in worlds(match, 1)} == {"buy"}


def test_kon_14_3_a_secret_card_to_show_could_be_any_of_the_hand() -> None:
    match = at(table(hands=("R61 C90 S45 S46", "B62 C88 S47 S48 S49"), special="S50", phase="buying"))
    play(match, "red buy", "black buy", "black show C88")
    shown = {world["chosen"]["black"] for world in worlds(match, 0)}
    assert len(shown) > 5
    assert None not in shown


def test_kon_14_2_a_bought_card_is_hidden() -> None:
    match = at(table(special="S49 S45", phase="buying"))
    play(match, "red decline", "black buy")
    bought = {next(card for card in world["hand"]["black"] if card and card[0] == "S") for world in worlds(match, 0)}
    assert bought == {"S45", "S46", "S47", "S48", "S49", "S50"}


# -- positions ----------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"treasury": 15},
        {"filled": 10},
        {"ship": "a1"},
        {"top": 3},
        {"canal_left": 3},
        {"yards": 1, "yard": {"g7": 1}},
        {"yard_owner": ["red"] + [None] * 31},
        {"chosen": {"red": "R61", "black": None}},
        {"wish": {"red": "buy", "black": None}},
        {"known": {"red": [0] * 10 + [1], "black": [0] * 11}},
        {"quay_known": {"red": 20, "black": 0}},
        {"order": {"anchor": 0}},
        {"ground": {"g7": "quay"}},
        {"ground": {"g7": "empty"}},
        {"phase": "laying", "deciding": 1},
        {"scenario": "gulliver"},
    ],
)
def test_a_position_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    position = table()
    for field, value in change.items():
        position[field] = position[field] | value if isinstance(value, dict) and field in position else value
    with pytest.raises(PositionError):
        GAME.load(position)


def test_a_position_where_the_second_player_is_not_ready_is_refused() -> None:
    position = table(phase="laying", chosen=("R61", None))
    with pytest.raises(PositionError):
        GAME.load(position | {"second": "black"})


def test_a_yard_that_is_closed_but_not_marked_is_refused() -> None:
    position = table({(1, 1): "R27", (1, 2): "C55", (2, 1): "C58"})
    with pytest.raises(PositionError):
        GAME.load(position | {"yard": {}, "yards": 0})
