"""KON-9, KON-10 and KON-11: yards, their scoring, income and draw."""

from __future__ import annotations

import pytest

from fondaco.games.kontor import GAME
from fondaco.games.kontor.data import HOW_NAMES
from fondaco.games.kontor.events import (
    CanalTurned,
    Drew,
    Income,
    NothingToDraw,
    Passed,
    QuayTurned,
    Stored,
    YardUnclaimed,
    YardWon,
)
from fondaco.games.kontor.rules.scoring import how_won, majority
from tests.games.kontor.table import (
    HANDS,
    all_heard,
    at,
    florins,
    heard,
    laying,
    name,
    now,
    place,
    places,
    play,
    points,
    reveal,
    shipping,
    spaces_of,
    table,
    view,
)

CELLS = ((1, 1), (1, 2), (2, 1), (2, 2), (3, 1))
CROSS = {(0, 1), (0, 2), (1, 0), (2, 0)}
Laid = dict[tuple[int, int], str]


def room(*cards: str) -> tuple[Laid, str]:
    """A yard of these cards, canals around it but for one space, and that space."""
    yard = dict(zip(CELLS, cards, strict=False))
    around = {
        (row + down, column + right) for row, column in yard for down, right in ((1, 0), (-1, 0), (0, 1), (0, -1))
    }
    *canals, gap = sorted(around - set(yard) - CROSS)
    return yard | {where: f"C{53 + number}" for number, where in enumerate(canals)}, f"({gap[0]},{gap[1]})"


def closed(*cards: str) -> tuple[tuple[int, int], list[object]]:
    """The points and how, after a canal closes the yard of these cards."""
    laid, gap = room(*cards)
    match = laying("C91", laid)
    events = play(match, f"red lay {gap}")
    return points(match), [event.how for event in heard(events, YardWon)]


# -- KON-9 --------------------------------------------------------------------


def test_kon_9_1_a_yard_is_a_group_of_quay_cards_whoever_owns_them() -> None:
    match = laying("C55", {(1, 1): "R5", (1, 2): "B8", (2, 1): "R1", (-1, -1): "B2"})
    groups = [{place(space) for space in yard.spaces} for yard in view(match, "red").yards]
    assert groups == [{(-1, -1)}, {(1, 1), (1, 2), (2, 1)}]


def test_kon_9_2_ex_12_closed_by_canals() -> None:
    """EX-12"""
    match = laying("C55", {(1, 1): "R27"})
    play(match, "red lay (1,2)")
    assert not view(match, "red").yards[0].closed
    match = laying("C58", {(1, 1): "R27", (1, 2): "C55"})
    events = play(match, "red lay (2,1)")
    (won,) = heard(events, YardWon)
    assert won == YardWon(0, 1, 1, "by-difference", 1, name((1, 1)))
    assert points(match) == (1, 0)
    (yard,) = view(match, "red").yards
    assert (yard.closed, yard.guard) == (True, 0)
    assert yard.warehouses[0] == {"wine": 0, "spices": 0, "tea": 0}
    assert view(match, "red").players[0].guardians == 4


def test_kon_9_2_kon_16_10_an_edge_counts_only_once_its_axis_is_fixed() -> None:
    """(3, 0) is enclosed but for the outside; (-3, 0) fixes the rows far away."""
    laid = {(3, 0): "R27", (3, 1): "C53", (3, -1): "C54"}
    match = laying("C55", laid)
    assert not view(match, "red").yards[0].closed
    assert points(match) == (0, 0)
    events = play(match, "red lay (-3,0)")
    assert heard(events, YardWon) == [YardWon(0, 1, 1, "by-difference", 1, name((3, 0)))]


def test_kon_9_2_one_empty_space_keeps_a_yard_open() -> None:
    laid, _gap = room("R27", "B32")
    match = laying("C91", laid)
    play(match, "red lay (-1,1)")
    assert not any(yard.closed for yard in view(match, "red").yards)


def test_kon_9_3_a_closed_yard_is_final() -> None:
    laid = {(1, 1): "R13", (1, 2): "C55", (2, 1): "C58"}
    match = shipping("C17", laid, guards={(1, 1): "red"})
    assert places(match, "ship") >= {(0, 1), (1, 0)}
    play(match, "red ship (0,1)")
    assert match.stage == "laying"


def test_kon_9_4_kon_16_19_ex_2_the_first_card_in_a_yard_is_the_distribution_centre() -> None:
    """EX-2"""
    match = at(table(hands=("R11 R27", "B8")))
    reveal(match, "R11", "pass")
    play(match, "red stay")
    assert heard(play(match, "red lay (1,1)"), Stored) == [Stored(0, ("spices", "tea"), name((1, 1)))]
    reveal(match, "R27", "pass")
    assert heard(play(match, "red lay (1,2)"), Stored) == [Stored(0, ("wine",), name((1, 1)))]
    reveal(match, "pass", "B8")
    assert heard(play(match, "black lay (2,1)"), Stored) == [Stored(1, ("spices", "tea"), name((2, 1)))]
    (yard,) = view(match, "red").yards
    assert yard.centres == (name((1, 1)), name((2, 1)))
    assert yard.warehouses == ({"wine": 1, "spices": 1, "tea": 1}, {"wine": 0, "spices": 1, "tea": 1})
    assert (len(yard.spaces), yard.closed) == (3, False)


def test_kon_9_4_kon_16_11_a_crane_may_be_the_centre_and_adds_no_warehouse() -> None:
    match = laying("R27", {(1, 1): "R1"})
    assert heard(play(match, "red lay (1,2)"), Stored) == [Stored(0, ("wine",), name((1, 1)))]
    match = laying("R1")
    assert not heard(play(match, "red lay (1,2)"), Stored)


def test_kon_9_5_warehouses_are_the_goods_on_ones_docks_in_the_yard() -> None:
    match = laying("C55", {(1, 1): "R3", (1, 2): "R5", (2, 1): "B4", (2, 2): "R1"})
    (yard,) = view(match, "red").yards
    assert yard.warehouses == ({"wine": 2, "spices": 2, "tea": 1}, {"wine": 1, "spices": 1, "tea": 1})


def test_kon_9_6_kon_16_27_merged_yards_keep_the_centre_laid_first() -> None:
    match = laying("R29", {(1, 1): "R27", (1, 3): "R31", (0, 3): "C55"})
    assert [yard.centres[0] for yard in view(match, "red").yards] == [name((1, 1)), name((1, 3))]
    assert heard(play(match, "red lay (1,2)"), Stored) == [Stored(0, ("spices",), name((1, 1)))]
    (yard,) = view(match, "red").yards
    assert yard.centres[0] == name((1, 1))
    assert yard.warehouses[0] == {"wine": 1, "spices": 1, "tea": 1}


def test_kon_9_7_a_new_centre_is_named_where_the_old_one_went() -> None:
    match = shipping("C17", {(1, 2): "R13", (1, 1): "R27", (1, 3): "R29", (0, 3): "C55"})
    (yard,) = view(match, "red").yards
    assert yard.centres[0] == name((1, 2))
    play(match, "red ship (0,2)", "red remove (1,2)")
    first, second = view(match, "red").yards
    assert (first.centres[0], second.centres[0]) == (name((1, 1)), name((1, 3)))
    assert first.warehouses[0] == {"wine": 1, "spices": 0, "tea": 0}
    match = shipping("C17", {(1, 1): "R27", (1, 2): "B12"})
    play(match, "red ship (0,2)", "red remove (1,2)")
    (yard,) = view(match, "red").yards
    assert yard.centres == (name((1, 1)), None)
    assert sum(yard.warehouses[1].values()) == 0


def test_kon_9_8_there_are_as_many_warehouses_as_needed() -> None:
    """Nothing counts the wood: the fields of a state hold no stock of warehouses."""
    assert not [field.name for field in GAME.fields if "warehouse" in field.name]


# -- KON-10 -------------------------------------------------------------------


def test_kon_10_1_one_card_may_close_several_yards() -> None:
    """(2, 2) is a canal between a red yard on its left and a black one above."""
    laid = {(2, 1): "R27", (1, 1): "C53", (3, 1): "C54", (3, 0): "C56", (1, 2): "B32", (1, 3): "C57", (0, 3): "C59"}
    match = laying("C91", laid)
    events = play(match, "red lay (2,2)")
    assert {(event.seat, event.spaces) for event in heard(events, YardWon)} == {(0, name((2, 1))), (1, name((1, 2)))}
    assert points(match) == (1, 1)


def test_kon_10_1_kon_16_24_a_card_that_is_closed_at_once_is_scored_with_its_own_warehouses() -> None:
    match = laying("R27", {(1, 2): "C53", (2, 1): "C54"})
    events = play(match, "red lay (1,1)")
    assert heard(events, YardWon) == [YardWon(0, 1, 1, "by-difference", 1, name((1, 1)))]


def test_kon_10_1_fixing_an_axis_closes_far_away_yards_each_scored_by_itself() -> None:
    laid = {(3, 0): "R27", (3, 1): "C53", (3, -1): "B32", (3, -2): "C54", (2, -1): "C56", (2, 1): "B28", (2, 2): "C57"}
    laid |= {(1, 1): "C59"}
    match = laying("C91", laid)
    assert now(match)["yards"] == 1
    events = play(match, "red lay (-3,0)")
    (won,) = heard(events, YardWon)
    assert won.spaces == spaces_of((3, 0), (3, -1))


def test_kon_10_2_kon_10_3_ex_3_the_largest_difference_wins() -> None:
    """EX-3: wine red +3, spices 0, tea black +2."""
    assert closed("R5", "R27", "R41", "B8", "B32") == ((1, 0), ["by-difference"])
    assert (majority(3, 0, -2), how_won(3, 0, -2)) == (0, 0)
    assert majority(2, 0, -3) == 1


def test_kon_10_4_kon_16_14_ex_4_more_goods_led_wins() -> None:
    """EX-4: wine red +2, spices red +1, tea black +2."""
    assert (majority(2, 1, -2), HOW_NAMES[how_won(2, 1, -2)]) == (0, "by-goods-led")
    assert majority(2, -1, -2) == 1
    assert closed("R27", "R41", "R35", "B32", "B38") == ((1, 0), ["by-goods-led"])


def test_kon_10_5_ex_5_the_circle_decides_the_rest() -> None:
    """EX-5: wine red +1, tea black +1: tea beats wine."""
    assert closed("R27", "B32") == ((0, 1), ["by-circle"])


@pytest.mark.parametrize(
    ("red", "black", "points_of"), [("R29", "B32", (1, 0)), ("R27", "B30", (1, 0)), ("R31", "B28", (1, 0))]
)
def test_kon_10_5_kon_1_2_ex_19_the_other_pairs_of_the_circle(red: str, black: str, points_of: tuple[int, int]) -> None:
    """EX-19"""
    assert closed(red, black) == (points_of, ["by-circle"])


def test_kon_10_5_every_tie_after_the_first_two_comparisons_is_decided() -> None:
    for wine in range(-4, 5):
        for spices in range(-4, 5):
            for tea in range(-4, 5):
                winner = majority(wine, spices, tea)
                assert (winner == -1) == (wine == spices == tea == 0)
                assert majority(-wine, -spices, -tea) == (-1 if winner == -1 else 1 - winner)


def test_kon_10_6_kon_16_18_ex_18_all_equal_nobody_wins_and_the_yard_is_closed() -> None:
    """EX-18: R3 and B4 only; a crane alone."""
    for cards in (("R3", "B4"), ("R1",)):
        laid, gap = room(*cards)
        match = laying("C91", laid)
        events = play(match, f"red lay {gap}")
        (unclaimed,) = heard(events, YardUnclaimed)
        assert unclaimed.size == len(cards)
        assert points(match) == (0, 0)
        (yard,) = [yard for yard in view(match, "red").yards if yard.closed]
        assert (yard.guard, yard.leader) == (None, None)


def test_kon_10_7_the_winner_scores_a_point_and_places_a_guardian() -> None:
    laid, gap = room("R27")
    match = laying("C91", laid)
    play(match, f"red lay {gap}")
    assert points(match) == (1, 0)
    assert [player.guardians for player in view(match, "red").players] == [4, 5]
    assert now(match)["yard_owner"][1] == "red"


# five red yards along the rim and one more to come, with the columns fixed
RIM = {
    (0, 3): "C53", (0, -3): "C54",
    (1, 3): "R27", (2, 3): "C56", (1, 2): "C55",
    (-1, 3): "R29", (-2, 3): "C58", (-1, 2): "C57",
    (1, -3): "R31", (2, -3): "C60", (1, -2): "C59",
    (-1, -3): "R35", (-2, -3): "C64", (-1, -2): "C63",
    (1, 1): "R37", (2, 1): "C65",
    (-1, 1): "R41",
}  # fmt: skip
FIVE = dict.fromkeys([(1, 3), (-1, 3), (1, -3), (-1, -3), (1, 1)], "red")


def test_kon_10_8_kon_16_12_a_sixth_yard_is_owned_all_the_same() -> None:
    match = laying("C91", RIM, guards=FIVE)
    assert view(match, "red").players[0].guardians == 0
    (won,) = heard(play(match, "red lay (-2,1)"), YardWon)
    assert (won.points, won.guarded) == (1, 1)
    assert now(match)["yard_owner"][6] == "red"


def test_kon_16_12_with_guardians_limited_the_sixth_yard_scores_but_is_not_guarded() -> None:
    match = laying("C91", RIM, guards=FIVE, guardiansLimited="yes")
    (won,) = heard(play(match, "red lay (-2,1)"), YardWon)
    assert (won.points, won.guarded) == (1, 0)
    assert now(match)["yard_owner"][6] is None


def test_kon_16_13_without_the_immediate_point_a_closed_yard_scores_only_at_the_end() -> None:
    laid, gap = room("R27")
    match = laying("C91", laid, immediateYardPoint="no")
    (won,) = heard(play(match, f"red lay {gap}"), YardWon)
    assert (won.points, won.guarded) == (0, 1)
    assert points(match) == (0, 0)


# -- KON-11 -------------------------------------------------------------------


def test_kon_11_1_kon_11_2_ex_10_draw_the_type_you_laid() -> None:
    """EX-10"""
    match = laying("R1", quay=("R5 R7", ""))
    events = play(match, "red lay (1,1)")
    assert heard(events, Drew) == [Drew(0, "R5")]
    assert heard(events, QuayTurned) == [QuayTurned(0, "R7", 16)]
    assert not heard(events, Income)
    match = laying("C55", canal="C17 C18")
    events = play(match, "red lay (1,1)")
    assert heard(events, Income) == [Income(0, 1)]
    assert heard(events, Drew) == [Drew(0, "C17")]
    assert heard(events, CanalTurned) == [CanalTurned("C18", 29)]
    assert florins(match) == (4, 3, 13)


def test_kon_11_2_hands_are_again_three_and_two() -> None:
    match = at(table())
    reveal(match, "R61", "C87")
    play(match, "black lay (1,1)", "red lay (2,1)")
    assert [player.backs for player in view(match, "nobody").players] == [{"quay": 3, "canal": 2, "special": 0}] * 2


def test_kon_11_3_kon_16_22_from_an_empty_pile_nothing_is_drawn() -> None:
    reds = [f"R{value}" for value in (3, 5, 7, 9, 11, 13, 15, 19, 21, 23, 27, 29, 31, 35, 37, 41, 51, 61, 73, 85)]
    laid = {(row, column): reds.pop() for row in (1, -1) for column in (1, 2, -1, -2)} | {(2, 1): reds.pop()}
    match = laying("R1", laid, hands=(" ".join(reds[1:]), HANDS[1]), quay=("", ""))
    play(match, "red lay (2,-1)")
    reveal(match, "R5", "pass")
    events = play(match, "red lay (-2,1)")
    assert heard(events, NothingToDraw) == [NothingToDraw(0)]
    assert now(match)["quay_left"]["red"] == 0


def test_kon_11_3_no_card_laid_no_draw() -> None:
    match = at(table())
    before = now(match)["hand"]
    reveal(match, "pass", "pass")
    assert now(match)["hand"] == before


def test_kon_11_4_kon_16_21_ex_23_the_treasury_is_limited() -> None:
    """EX-23"""
    match = at(table(florins=(12, 7)))
    events = reveal(match, "pass", "pass")
    assert heard(events, Passed) == [Passed(0, 0), Passed(1, 1)]
    assert florins(match) == (12, 8, 0)
    match = at(table(florins=(7, 12)))
    reveal(match, "pass", "pass")
    assert florins(match) == (8, 12, 0)
    match = laying("C55", florins=(12, 8))
    assert heard(play(match, "red lay (1,1)"), Income) == [Income(0, 0)]
    assert florins(match) == (12, 8, 0)
    match = at(table(florins=(12, 8)))
    reveal(match, "pass", "pass")
    assert [event.florins for event in all_heard(match, Passed)] == [0, 0]


def test_kon_11_4_with_only_one_due_the_last_florin_is_paid_to_the_richer_too() -> None:
    match = at(table(florins=(12, 7)))
    reveal(match, "pass", "B62")
    assert florins(match) == (13, 7, 0)
