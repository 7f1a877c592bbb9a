"""KON-16: the rulings, each on a table of its own."""

from __future__ import annotations

import pytest

from fondaco.games.kontor import GAME
from fondaco.games.kontor.events import (
    Bought,
    Broke,
    Income,
    Passed,
    Relieved,
    Stored,
    TakenBack,
    YardRanked,
    YardsTied,
    YardUnclaimed,
    YardWon,
)
from fondaco.games.kontor.refusals import NoRemovalNow, NothingToFlood
from fondaco.games.kontor.rules.scoring import majority
from tests.games.kontor.table import (
    all_heard,
    at,
    dealt,
    florins,
    heard,
    laying,
    legal,
    name,
    now,
    places,
    play,
    points,
    refused,
    reveal,
    shipping,
    table,
    view,
)
from tests.games.kontor.test_end import FILLER, YARDS, harbour, nearly_full, ranked
from tests.games.kontor.test_ship import ROOMLESS
from tests.games.kontor.test_yards import closed


def test_kon_16_2_the_broke_player_takes_the_card_back_not_the_one_who_taxes() -> None:
    match = at(table(hands=("R27", "B8"), florins=(3, 0)))
    assert [event.seat for event in heard(reveal(match, "R27", "B8"), Broke)] == [1]
    assert now(match)["chosen"] == {"red": "R27", "black": None}


def test_kon_16_3_a_broke_player_gets_no_florin() -> None:
    match = at(table(hands=("R27", "B8"), florins=(3, 0)))
    assert not heard(reveal(match, "R27", "B8"), Relieved)
    assert florins(match)[1] == 0


@pytest.mark.parametrize("card", ["R85", "R1"])
def test_kon_16_4_a_card_that_cannot_be_laid_returns(card: str) -> None:
    match = at(table(ROOMLESS, scenario="waterGames", hands=(card, "B8")))
    assert heard(reveal(match, card, "pass"), TakenBack) == [TakenBack(0, card)]


def test_kon_16_5_a_ship_that_stays_removes_nothing() -> None:
    match = shipping("C17", {(0, 3): "B12"}, ship=(0, 2))
    play(match, "red stay")
    refused(match, "red remove (0,3)", "KON-7.2", NoRemovalNow())


def test_kon_16_8_a_card_that_cannot_be_laid_does_not_use_the_ship() -> None:
    match = at(table(ROOMLESS, scenario="waterGames", hands=("R13", "B8")))
    reveal(match, "R13", "pass")
    assert now(match)["ship"] == name((0, 0))


def test_kon_16_9_removals_shrink_open_axes_alone() -> None:
    match = shipping("C17", {(0, 3): "B12", (3, 0): "C55", (-3, 0): "C56"})
    play(match, "red ship (0,2)", "red remove (0,3)")
    assert (now(match)["right"], now(match)["top"], now(match)["bottom"]) == (8, 3, 9)


def test_kon_16_10_an_open_edge_closes_nothing() -> None:
    match = laying("C58", {(3, 0): "R27", (3, 1): "C55"})
    events = play(match, "red lay (3,-1)")
    assert not heard(events, YardWon)
    assert not view(match, "red").yards[0].closed


def test_kon_16_11_cranes_join_yards_and_count_for_their_size() -> None:
    match = laying("C91", {(1, 1): "R27", (1, 2): "R1", (1, 3): "C55", (2, 2): "C58"})
    (won,) = heard(play(match, "red lay (2,1)"), YardWon)
    assert (won.seat, won.size) == (0, 2)


def test_kon_16_14_any_positive_difference_counts() -> None:
    assert majority(2, 1, -2) == 0
    assert majority(-2, -1, 2) == 1
    assert majority(3, -3, -1) == 1


def test_kon_10_3_the_larger_difference_wins_though_the_other_leads_in_more_goods() -> None:
    assert majority(3, -2, -2) == 0
    assert closed("R27", "R41", "B8") == ((1, 0), ["by-difference"])


def test_kon_13_4_equal_yards_fall_out_and_smaller_ones_move_up() -> None:
    match = nearly_full(YARDS["D 3,3"], YARDS["E 3,3"], YARDS["F 2,2"], owners="rbb")
    play(match, "red lay (-3,0)")
    assert all_heard(match, YardsTied) == [YardsTied(2, 3, 3)]
    assert ranked(match) == [(2, 2, 1)]


def test_kon_16_15_the_five_largest_are_those_of_both_players_together() -> None:
    match = nearly_full(*YARDS.values(), owners="rrrrbbb")
    play(match, "red lay (-3,0)")
    assert len(ranked(match)) == 5
    assert points(match) == (3, 2)


def test_kon_16_17_the_nearest_card_gives_the_distance() -> None:
    match = nearly_full(YARDS["B 4,2"], FILLER, owners="r-")
    play(match, "red lay (-3,0)")
    assert ranked(match) == [(4, 2, 0)]


def test_kon_16_18_a_balanced_yard_is_closed_without_point_guardian_or_bonus() -> None:
    match = laying("C91", {(1, 1): "R27", (1, 2): "B28", (1, 3): "C55", (2, 2): "C58"}, idle=2)
    events = play(match, "red lay (2,1)")
    assert heard(events, YardUnclaimed)
    for _ in range(3):
        reveal(match, "pass", "pass")
    assert match.over
    assert points(match) == (0, 0)
    assert not all_heard(match, YardRanked)


def test_kon_16_19_the_warehouses_of_the_closing_card_count() -> None:
    match = laying("R31", {(1, 1): "B28", (2, 1): "C55", (1, 3): "C58", (2, 2): "C59"})
    (won,) = heard(play(match, "red lay (1,2)"), YardWon)
    assert (won.seat, won.how) == (0, "by-circle")


def test_kon_16_20_passing_for_ever_ends_the_game() -> None:
    match = dealt()
    while not match.over:
        reveal(match, "pass", "pass")
    assert match.ply == 6


def test_kon_16_21_an_empty_treasury_pays_nothing() -> None:
    match = at(table(florins=(10, 10)))
    assert [event.florins for event in heard(reveal(match, "pass", "pass"), Passed)] == [0, 0]


def test_kon_16_22_the_hand_stays_smaller_when_the_pile_is_empty() -> None:
    reds = [f"R{value}" for value in (1, 3, 5, 7, 9, 11, 13, 15, 19, 21, 23, 27, 29, 31, 35, 37, 41, 51, 61, 73, 85)]
    laid = {(row, column): reds.pop() for row in (1, -1, 2, -2) for column in (1, 2, -1)}
    match = at(table(laid, hands=(" ".join(reds), "B62")))
    assert now(match)["quay_left"]["red"] == 0
    reveal(match, "R7", "pass")
    play(match, f"red lay {name((1, -2))}")
    assert now(match)["held"]["red"] == len(reds) - 1


def test_kon_16_23_after_the_last_space_the_second_player_does_not_act() -> None:
    match = at(table(harbour(FILLER), hands=("C91", "B12")))
    reveal(match, "C91", "B12")
    play(match, "red lay (-3,0)")
    assert match.over
    assert now(match)["hand"]["black"] == ["B12"]


def test_kon_16_24_two_yards_closed_by_one_card_are_both_scored() -> None:
    laid = {(2, 1): "R27", (1, 1): "C53", (3, 1): "C54", (3, 0): "C56", (1, 2): "R31", (1, 3): "C57", (0, 3): "C59"}
    match = laying("C91", laid)
    play(match, "red lay (2,2)")
    assert points(match) == (2, 0)


def test_kon_16_25_diagonally_a_crane_has_no_influence() -> None:
    match = laying("B62", {(1, 1): "R1", (1, 2): "C55", (2, 1): "C58"}, "black")
    assert (2, 2) in places(match, "lay")


def test_kon_16_26_no_crane_beside_an_enemy_crane() -> None:
    assert (1, 2) not in places(laying("B2", {(1, 1): "R1"}, "black"), "lay")
    assert (1, 2) in places(laying("R51", {(1, 1): "R1"}, "red"), "lay")


def test_kon_16_27_the_centre_is_kept_without_asking() -> None:
    match = laying("R29", {(1, 1): "R27", (1, 3): "R31", (0, 3): "C55"})
    (stored,) = heard(play(match, "red lay (1,2)"), Stored)
    assert stored.space == name((1, 1))
    assert match.stage == "choosing"


def test_kon_16_28_no_flood_on_cranes_or_customs() -> None:
    match = laying("S49", {(1, 1): "R1", (1, -1): "S47", (-1, 1): "B62"}, special="S50")
    for where in ((1, 1), (1, -1)):
        refused(match, f"red lay ({where[0]},{where[1]})", "KON-14.8", NothingToFlood(name(where)))


def test_kon_16_29_no_bridge_under_the_ship() -> None:
    assert (0, 0) not in places(laying("S45", special="S50"), "lay")
    assert (0, 0) in places(laying("S45", special="S50", ship=(0, 1)), "lay")


def test_kon_16_30_customs_as_canal_are_in_no_yard() -> None:
    match = laying("C91", {(1, 1): "R27", (1, 2): "S47"}, as_canal=[(1, 2)], special="S50")
    (yard,) = view(match, "red").yards
    assert (yard.spaces, yard.customs) == ((name((1, 1)),), 0)


def test_kon_16_31_a_flood_earns_a_florin_and_draws_nothing() -> None:
    match = laying("S49", {(1, 1): "R27"}, special="S50")
    before = now(match)["held"]["red"]
    assert heard(play(match, "red lay (1,1)"), Income) == [Income(0, 1)]
    assert now(match)["held"]["red"] == before - 1


def test_kon_16_32_customs_may_not_close_by_fixing_an_axis() -> None:
    laid = {(0, 3): "R27", (1, 3): "C53", (-1, 3): "C54"}
    match = laying("S47", laid, special="S50")
    assert (0, -3) not in places(match, "quay") | places(match, "canal")
    assert (-3, 0) in places(match, "canal")


def test_kon_16_34_the_edge_closes_fields() -> None:
    laid = {(2, 1): "R27", (1, 2): "C90", (2, 2): "C89"}
    match = laying("R29", laid, scenario="ticTacToe", hands=("", ""))
    assert heard(play(match, "red lay (1,1)"), YardWon)


def test_kon_16_35_no_field_is_divided() -> None:
    match = laying("C91", {(4, 4): "C90"}, scenario="ticTacToe", hands=("", ""))
    assert (5, 5) not in places(match, "lay")
    assert {(4, 5), (5, 4)} <= places(match, "lay")


def test_kon_16_36_extending_the_harbour_comes_after_the_ship() -> None:
    assert [stage.name for stage in GAME.stages[4:]] == ["shipping", "removing", "laying"]
    assert {move.split()[0] for move in legal(shipping("C17"))} == {"stay", "ship"}


def test_kon_16_40_both_broke_in_poverty_is_no_early_end() -> None:
    match = at(table(scenario="poverty", hands=("C44", "B28"), florins=(0, 0)))
    reveal(match, "C44", "B28")
    assert not match.over
    assert florins(match) == (1, 1, 4)


def test_kon_16_41_the_last_florin_for_the_last_space_is_the_poverty_end() -> None:
    match = laying(
        "C91", harbour(FILLER), scenario="poverty", florins=(5, 0), hands=("", ""), guards={FILLER[0]: "black"}
    )
    play(match, "red lay (-3,0)")
    assert match.result is not None
    assert (match.result.ending, match.result.winners) == ("ruin", (0,))


def test_kon_16_42_red_draws_the_upper_special_card() -> None:
    match = at(table(special="S50 S46", phase="buying"))
    events = play(match, "red buy", "black buy")
    assert [event.card for event in heard(events, Bought)] == ["S50", "S46"]
