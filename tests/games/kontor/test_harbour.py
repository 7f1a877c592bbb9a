"""KON-8 and KON-12: extending the harbour, its bounds, and cranes."""

from __future__ import annotations

import pytest

from fondaco.games.kontor.events import ColumnsFixed, Drew, Income, Laid, RowsFixed, TakenBack
from fondaco.games.kontor.refusals import CraneForbids, NoCustoms, NothingAdjacent, OutOfBounds, SpaceTaken
from tests.games.kontor.table import (
    Place,
    at,
    card_at,
    heard,
    laying,
    legal,
    name,
    now,
    places,
    play,
    refused,
    reveal,
    shipping,
    table,
    view,
)
from tests.games.kontor.test_ship import ROOMLESS

AROUND_THE_CROSS = {
    (-3, 0), (3, 0), (0, -3), (0, 3),
    (-2, -1), (-2, 1), (-1, -1), (-1, 1), (1, -1), (1, 1), (2, -1), (2, 1),
    (-1, -2), (1, -2), (-1, 2), (1, 2),
}  # fmt: skip


def test_kon_8_1_on_an_empty_space_beside_a_card() -> None:
    for card in ("C55", "R61", "R1"):
        assert places(laying(card), "lay") == AROUND_THE_CROSS
    match = laying("R61")
    refused(match, "red lay (0,1)", "KON-8.1", SpaceTaken(name((0, 1))))
    refused(match, "red lay (2,2)", "KON-8.1", NothingAdjacent(name((2, 2))))
    refused(match, "red quay (1,1)", "KON-14.11", NoCustoms("R61"))
    assert heard(play(match, "red lay (1,1)"), Laid) == [Laid(0, "R61", name((1, 1)))]
    assert card_at(match, (1, 1)) == "R61"


def test_kon_8_1_any_card_may_touch_any_other() -> None:
    match = laying("R61", {(1, 1): "B8", (1, 2): "R5"})
    assert {(2, 1), (1, 3), (2, 2)} <= places(match, "lay")


def test_kon_8_2_kon_16_36_a_card_that_can_be_laid_must_be_laid() -> None:
    assert {move.split()[0] for move in legal(laying("C55"))} == {"lay"}


def test_kon_8_3_kon_16_4_without_a_legal_space_the_card_goes_back_and_the_tax_stays_paid() -> None:
    match = at(table(ROOMLESS, scenario="waterGames", hands=("R85", "C18"), florins=(2, 3)))
    events = reveal(match, "R85", "C18")
    assert heard(events, TakenBack) == [TakenBack(0, "R85")]
    assert match.deciding == (1,)
    assert now(match)["florins"] == {"red": 1, "black": 3}
    assert now(match)["hand"]["red"] == ["R85"]
    assert not heard(events, Income) + heard(events, Drew)


def test_kon_8_4_the_extent_may_grow_to_seven_and_is_fixed_then() -> None:
    match = laying("R61", {(3, 0): "C55"})
    assert (now(match)["top"], now(match)["bottom"]) == (4, 9)
    assert {(-3, 0), (4, 0)} <= places(match, "lay")
    events = play(match, "red lay (4,0)")
    assert heard(events, RowsFixed) == [RowsFixed(5, 11)]
    assert not heard(events, ColumnsFixed)
    match = laying("R73", {(3, 0): "C55", (4, 0): "R61"}, turn="red")
    refused(match, "red lay (-3,0)", "KON-8.4", OutOfBounds(name((-3, 0))))
    refused(match, "red lay (5,0)", "KON-8.4", OutOfBounds(name((5, 0))))
    assert (0, 3) in places(match, "lay")
    rows = view(match, "red").rows
    assert (rows.fixed, rows.lowest, rows.highest) == (True, 4, 10)


def test_kon_8_4_kon_16_9_before_fixing_a_removal_shrinks_the_extent() -> None:
    laid = {(0, 3): "B12"}
    match = shipping("C17", laid)
    assert now(match)["right"] == 9
    assert (0, -4) not in places(at(table(laid | {(0, -3): "C55"}, phase="laying", chosen=("C56", None))), "lay")
    play(match, "red ship (0,2)", "red remove (0,3)")
    assert now(match)["right"] == 8
    assert (now(match)["left"], now(match)["top"], now(match)["bottom"]) == (4, 4, 8)


@pytest.mark.parametrize(
    ("outermost", "beside", "side", "shorter"),
    [
        ((0, -3), (0, -2), "left", 4),
        ((0, 3), (0, 2), "right", 8),
        ((-3, 0), (-2, 0), "top", 4),
        ((3, 0), (2, 0), "bottom", 8),
    ],
)
def test_kon_8_4_each_side_becomes_shorter_by_itself(outermost: Place, beside: Place, side: str, shorter: int) -> None:
    match = shipping("C17", {outermost: "B12"})
    before = {name: now(match)[name] for name in ("left", "right", "top", "bottom")}
    play(match, f"red ship ({beside[0]},{beside[1]})", f"red remove ({outermost[0]},{outermost[1]})")
    after = {name: now(match)[name] for name in before}
    assert after == before | {side: shorter}
    assert before[side] != shorter


def test_kon_8_4_that_a_direction_is_fixed_is_told_once() -> None:
    match = laying("C56", {(0, -3): "C55", (0, 3): "B12", (3, 0): "C57", (-3, 0): "C58"})
    assert view(match, "red").columns.fixed
    assert view(match, "red").rows.fixed
    events = play(match, "red lay (1,1)")
    assert not heard(events, ColumnsFixed)
    assert not heard(events, RowsFixed)


def test_kon_8_4_kon_16_9_a_fixed_axis_stays_when_an_outer_line_is_emptied() -> None:
    laid = {(0, -3): "C55", (0, 3): "B12"}
    match = shipping("C17", laid)
    assert view(match, "red").columns.fixed
    play(match, "red ship (0,2)", "red remove (0,3)")
    assert view(match, "red").columns.fixed
    assert (now(match)["left"], now(match)["right"]) == (3, 9)
    assert (0, -4) not in places(match, "lay")
    assert (0, 3) in places(match, "lay")


def test_kon_8_5_rows_and_columns_are_fixed_independently() -> None:
    match = laying("R61", {(0, -3): "C55"})
    events = play(match, "red lay (0,3)")
    assert heard(events, ColumnsFixed) == [ColumnsFixed("d", "j")]
    seen = view(match, "red")
    assert (seen.columns.fixed, seen.rows.fixed) == (True, False)


def test_kon_16_39_a_card_left_alone_by_a_removal_still_counts_as_a_card_on_the_table() -> None:
    laid = {(0, 3): "B12", (1, 3): "R5"}
    match = shipping("C17", laid)
    play(match, "red ship (0,2)", "red remove (0,3)")
    assert {(1, 4), (2, 3)} <= places(match, "lay")
    assert now(match)["right"] == 9


# -- KON-12 Cranes ------------------------------------------------------------


def test_kon_12_1_a_crane_is_a_quay_card_without_goods() -> None:
    match = laying("R1", {(1, 2): "R27"}, quay=("R5", ""))
    events = play(match, "red lay (1,1)")
    assert heard(events, Drew) == [Drew(0, "R5")]
    assert not heard(events, Income)
    (yard,) = view(match, "red").yards
    assert len(yard.spaces) == 2
    assert yard.warehouses[0] == {"wine": 1, "spices": 0, "tea": 0}


def test_kon_12_2_ex_16_beside_a_crane_the_opponent_lays_only_canals() -> None:
    """EX-16"""
    crane = {(1, 1): "R1"}
    assert (1, 2) in places(laying("R61", crane), "lay")
    for card in ("B62", "B2"):
        match = laying(card, crane, "black")
        assert (1, 2) not in places(match, "lay")
        refused(match, "black lay (1,2)", "KON-12.2", CraneForbids(name((1, 2))))
    assert (1, 2) in places(laying("C55", crane, "black"), "lay")
    assert (2, 2) in places(laying("B62", crane | {(2, 1): "C58", (2, 3): "C59", (1, 3): "C60"}, "black"), "lay")


def test_kon_12_2_kon_16_25_ex_16_the_crane_does_not_reach_diagonally() -> None:
    match = laying("B62", {(1, 1): "R1", (2, 1): "C58"}, "black")
    assert (2, 2) in places(match, "lay")


def test_kon_12_2_ex_17_between_two_cranes_only_canals() -> None:
    """EX-17"""
    laid = {(1, 1): "R1", (0, 3): "C58", (1, 3): "B2"}
    for turn, card in (("red", "R61"), ("black", "B62")):
        assert (1, 2) not in places(laying(card, laid, turn), "lay")
        assert (1, 2) in places(laying("C55", laid, turn), "lay")


def test_kon_12_3_quay_cards_beside_a_new_crane_stay() -> None:
    match = laying("R1", {(1, 1): "B8"})
    play(match, "red lay (1,2)")
    assert card_at(match, (1, 1)) == "B8"


def test_kon_12_3_kon_16_26_a_crane_goes_beside_enemy_docks_but_not_beside_an_enemy_crane() -> None:
    assert (1, 2) in places(laying("R1", {(1, 1): "B8"}), "lay")
    match = laying("R1", {(1, 1): "B2"})
    assert (1, 2) not in places(match, "lay")
    refused(match, "red lay (1,2)", "KON-12.2", CraneForbids(name((1, 2))))


def test_kon_12_3_a_removed_crane_has_no_effect_any_more() -> None:
    match = shipping("R13", {(1, 1): "B52"})
    assert (2, 1) not in places(laying("R61", {(1, 1): "B52"}), "lay")
    play(match, "red ship (0,1)", "red remove (1,1)")
    assert {(1, 1), (2, 1), (1, 2)} <= places(match, "lay")
