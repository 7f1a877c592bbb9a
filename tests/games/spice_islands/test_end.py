"""SPI-11: the end and the ranking."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.spice_islands import GAME, events
from fondaco.kernel import IllegalMove, PositionError
from tests.games.spice_islands.table import SKULL, TWO, A, B, C, at, heard, now, play, table

LAST: dict[str, Any] = {"dice": "green blue blue", "captains": {"green": A}}


@pytest.mark.parametrize(("colour", "ending"), [("green", 1), ("blue", 2), ("yellow", 3)])
def test_spi_11_1_the_tenth_good_of_a_colour_ends_the_game(colour: str, ending: int) -> None:
    match = at(table(**LAST, ships={"green1": f"S4 {colour}"}, discard=f"{colour}9"))
    told = heard(play(match, "A sail green1 ISL"), events.CargoExhausted)
    assert told == [events.CargoExhausted(f"{colour}-good")]
    assert match.over
    assert match.result is not None
    assert match.result.ending == GAME.endings[ending] == f"{colour}-goods"


def test_spi_11_1_the_tenth_spice_ends_the_game() -> None:
    match = at(table(**LAST, ships={"green1": "S1 spice"}, discard="spice9"))
    play(match, "A sail green1 EUR")
    assert match.result is not None
    assert match.result.ending == "spice"


def test_spi_11_1_cargo_in_a_hold_is_not_discarded() -> None:
    position = table(dice="black black", ships={"pirate": "S1 blue"}, discard="blue9", captains={"black": B})
    match = at(position)
    play(match, "A sail pirate S2")
    assert match.stage == "action"
    play(match, "A sail pirate MAD")
    assert match.over


def test_spi_11_1_recovered_by_the_navy_counts_too() -> None:
    position = table(dice="orange black", ships={"pirate": "S2 blue", "navy": "S2"}, discard="blue9")
    match = at(position | {"captain": {"black": B, "orange": C}}, script=[SKULL, TWO])
    play(match, "A attack pirate")
    assert match.over
    assert now(match)["money"] == [20, 20, 21]


def test_spi_11_2_the_action_is_resolved_and_the_rest_of_the_turn_lapses() -> None:
    ships = {"pirate": "S2 blue", "green1": "S2 green"}
    position = table(dice="black green blue", ships=ships, captains={"black": B, "green": A}, discard="blue9")
    match = at(position | {"share": {"black": [A, B] + [None] * 8}})
    play(match, "A sail pirate MAD")
    after = now(match)
    assert match.over
    assert after["money"] == [25, 25, 20]
    assert after["captain"]["black"] is None
    assert after["share"]["black"] == [None] * 10
    assert sum(after["dice"].values()) == 0
    with pytest.raises(IllegalMove):
        play(match, "A election green")


def test_spi_11_2_an_overflowing_attack_still_moves_the_ship() -> None:
    ships = {"pirate": "S3 green blue", "yellow1": "S3 yellow"}
    position = table(dice="black black", ships=ships, captains={"black": B}, discard="yellow9")
    match = at(position, script=[SKULL, TWO])
    play(match, "A attack yellow1")
    assert match.over
    assert now(match)["space"]["yellow1"] == "ISL"


def test_spi_11_2_after_a_choice_of_cargo_the_game_may_end() -> None:
    ships = {"pirate": "S3 spice", "yellow1": "S3 yellow green"}
    position = table(dice="black black", ships=ships, captains={"black": B}, discard="yellow9")
    match = at(position, script=[SKULL, SKULL, TWO])
    play(match, "A attack yellow1")
    assert match.stage == "overflow"
    play(match, "A keep green-good")
    assert match.over


def test_spi_11_3_no_last_dividend_and_cash_alone_counts() -> None:
    position = table(
        **LAST,
        ships={"green1": "S1 spice"},
        discard="spice9",
        shares={"green": [0, 5], "blue": [0, 5]},
        treasury={"green": 50, "blue": 50},
        money=[10, 20, 30],
    )
    match = at(position)
    play(match, "A sail green1 EUR")
    assert match.result is not None
    assert match.result.scores == (11, 20, 30)
    assert match.result.ranks == (3, 2, 1)


def ranks(money: list[int], captains: dict[str, int], shares: dict[str, list[int]]) -> tuple[int, ...]:
    """The ranks after the last spice, brought by a ship without a captain."""
    fields: dict[str, Any] = {"dice": "green blue", "ships": {"green1": "S1 spice"}, "discard": "spice9"}
    match = at(table(**fields, money=money, captains=captains, shares=shares))
    play(match, "A sail green1 EUR")
    assert match.result is not None
    return match.result.ranks


def test_spi_11_4_ties_go_to_captains_then_to_shares_then_are_shared() -> None:
    assert ranks([40, 40, 39], {"blue": B}, {"blue": [9]}) == (2, 1, 3)
    assert ranks([40, 40, 39], {"blue": B, "yellow": A}, {"blue": [2, 3], "orange": [0, 1]}) == (2, 1, 3)
    assert ranks([40, 40, 39], {"blue": B, "yellow": A}, {"blue": [2, 1], "orange": [0, 1]}) == (1, 1, 3)


def test_a_position_past_the_end_is_refused() -> None:
    with pytest.raises(PositionError):
        at(table(discard="spice10"))


def test_two_colours_at_once_are_both_told() -> None:
    match = at(table(**LAST, ships={"green1": "S4 green blue"}, discard="green9 blue9"))
    told = heard(play(match, "A sail green1 ISL"), events.CargoExhausted)
    assert {event.cargo for event in told} == {"green-good", "blue-good"}
    assert match.result is not None
    assert match.result.ending == "green-goods"
