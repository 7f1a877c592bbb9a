"""KON-15: the scenarios."""

from __future__ import annotations

import pytest

from fondaco.games.kontor import GAME
from fondaco.games.kontor.data import FIELD_SPACES, SPACE_NAMES
from fondaco.games.kontor.events import Income, LineMade, Ruined, YardRanked, YardsTied, YardWon
from fondaco.games.kontor.refusals import FieldWouldBreak, NoCanalAdjacent, OutOfBounds
from fondaco.kernel import Match
from tests.games.kontor.table import (
    all_heard,
    at,
    dealt,
    florins,
    harbour_of,
    heard,
    laying,
    name,
    now,
    place,
    places,
    play,
    points,
    refused,
    reveal,
    shipping,
    table,
    view,
)
from tests.games.kontor.test_end import FILLER, harbour

# -- KON-15.1 -----------------------------------------------------------------


def test_kon_15_1_water_games_begin_with_a_column_of_five() -> None:
    match = dealt(scenario="waterGames")
    assert {place(space) for space in now(match)["table"]} == {(row, 0) for row in range(-2, 3)}
    assert len(now(match)["canal"]) == 35
    seen = view(match, "red")
    assert (seen.rows.limit, seen.columns.limit, seen.rows.fixed, seen.columns.fixed) == (6, 6, False, False)


def test_kon_15_1_quay_cards_must_touch_a_canal() -> None:
    match = laying("R61", {(1, 1): "R27"}, scenario="waterGames")
    assert (1, 2) not in places(match, "lay")
    refused(match, "red lay (1,2)", "KON-15.1", NoCanalAdjacent(name((1, 2))))
    assert (1, 2) in places(laying("C55", {(1, 1): "R27"}, scenario="waterGames"), "lay")
    match = laying("S47", {(1, 1): "R27"}, scenario="waterGames", special="S50")
    assert (1, 2) not in places(match, "quay")
    assert (1, 2) in places(match, "canal")


def test_kon_15_1_a_bridge_too_must_touch_a_canal() -> None:
    laid = {(1, 1): "R27", (1, 2): "C54", (1, 3): "R29", (2, 2): "R31", (0, 2): "R35"}
    match = laying("S45", laid, scenario="waterGames", special="S50")
    refused(match, "red lay (1,2)", "KON-15.1", NoCanalAdjacent(name((1, 2))))
    del laid[(0, 2)]
    laid |= {(0, 2): "C55"}
    assert (1, 2) in places(laying("S45", laid, scenario="waterGames", special="S50"), "lay")


def test_kon_15_1_every_guarded_yard_scores_once_more() -> None:
    laid = {(1, 1): "R27", (1, 2): "C53", (2, 1): "C54", (0, 1): "C57"}
    laid |= {(1, -1): "R29", (1, -2): "C55", (2, -1): "C56", (0, -1): "C58"}
    guards = {(1, 1): "red", (1, -1): "black"}
    match = at(table(laid, scenario="waterGames", guards=guards, idle=2))
    reveal(match, "pass", "pass")
    assert len(all_heard(match, YardRanked)) == 2
    assert not all_heard(match, YardsTied)
    assert points(match) == (1, 1)


# -- KON-15.2 -----------------------------------------------------------------

CELLS = [place(SPACE_NAMES[space], "ticTacToe") for space in FIELD_SPACES]


def fields(*owners: tuple[int, str]) -> tuple[dict[tuple[int, int], str], dict[tuple[int, int], str]]:
    """Fields (from 0) filled with docks and won by these players: what lies there, and the guards."""
    docks = {
        "red": iter([f"R{value}" for value in (3, 5, 7, 9, 11, 13, 15, 19, 21, 23, 27, 29, 31, 35, 37, 41, 61, 85)]),
        "black": iter([f"B{value}" for value in (4, 6, 10, 12, 14, 16, 20, 22, 24, 28, 30, 32, 36, 38, 42)]),
    }
    laid = {cell: next(docks[owner]) for field, owner in owners for cell in CELLS[field * 4 : field * 4 + 4]}
    return laid, {CELLS[field * 4]: owner for field, owner in owners}


def test_kon_15_2_nine_fields_between_canals_and_no_cranes() -> None:
    match = dealt(scenario="ticTacToe")
    free = {
        (row, column) for row in range(1, 9) for column in range(1, 9) if row not in (3, 6) and column not in (3, 6)
    }
    assert {place(space, "ticTacToe") for space in now(match)["table"]} == {
        (row, column) for row in range(1, 9) for column in range(1, 9)
    } - free
    assert set(CELLS) == free
    assert now(match)["ship"] == name((3, 3), "ticTacToe")
    assert (now(match)["canal_left"], now(match)["quay_left"]) == (12, {"red": 16, "black": 16})
    for owner in ("red", "black"):
        assert not {"R1", "R51", "B2", "B52"} & set(now(match)["quay"][owner] + now(match)["hand"][owner])
    seen = view(match, "red")
    assert seen.rows.fixed
    assert seen.columns.fixed
    assert seen.fields == (None,) * 9


def test_kon_15_2a_kon_16_35_ex_25_a_canal_may_not_split_or_wipe_out_a_field() -> None:
    """EX-25"""
    match = laying("C91", scenario="ticTacToe")
    assert (1, 2) in places(match, "lay")
    match = laying("C91", {(1, 2): "C90"}, scenario="ticTacToe", hands=("", ""))
    assert {(1, 1), (2, 2)} <= places(match, "lay")
    assert (2, 1) not in places(match, "lay")
    refused(match, "red lay (2,1)", "KON-15.2a", FieldWouldBreak(name((2, 1), "ticTacToe")))
    match = laying("C91", {(1, 2): "C90", (1, 1): "C89", (2, 1): "C88"}, scenario="ticTacToe", hands=("", ""))
    refused(match, "red lay (2,2)", "KON-15.2a", FieldWouldBreak(name((2, 2), "ticTacToe")))
    match = laying("R61", {(1, 2): "C90", (1, 1): "C89", (2, 1): "C88"}, scenario="ticTacToe", hands=("", ""))
    assert (2, 2) in places(match, "lay")


def test_kon_15_2b_kon_16_34_ex_25_the_edge_closes_a_field_as_usual() -> None:
    """EX-25: docks on (1,1) and (2,1), canals on (1,2) and (2,2)."""
    laid = {(2, 1): "R27", (1, 1): "R29", (1, 2): "C90"}
    match = laying("C91", laid, scenario="ticTacToe", hands=("", ""))
    (won,) = heard(play(match, "red lay (2,2)"), YardWon)
    assert (won.seat, won.size) == (0, 2)
    assert view(match, "red").fields == (0,) + (None,) * 8
    assert points(match) == (1, 0)


@pytest.mark.parametrize("line", [(0, 1, 2), (2, 5, 8), (0, 4, 8), (2, 4, 6)])
def test_kon_15_2c_three_fields_in_a_line_win_at_once(line: tuple[int, int, int]) -> None:
    laid, guards = fields(*[(field, "red") for field in line])
    hole = CELLS[line[2] * 4 + 3]
    del laid[hole]
    guards = {where: owner for where, owner in guards.items() if where != CELLS[line[2] * 4]}
    match = laying("R73", laid, scenario="ticTacToe", guards=guards, florins=(0, 9), hands=("", ""))
    events = play(match, f"red lay ({hole[0]},{hole[1]})")
    (made,) = heard(events, LineMade)
    assert made.seat == 0
    assert match.result is not None
    assert (match.result.ending, match.result.ranks) == ("line", (1, 2))


def test_kon_15_2c_otherwise_more_fields_then_florins_win() -> None:
    laid, guards = fields((0, "red"), (1, "black"))
    for money, ranks in (((3, 5), (2, 1)), ((5, 3), (1, 2)), ((4, 4), (1, 1))):
        match = at(
            table(laid, scenario="ticTacToe", guards=guards, idle=2, florins=money, points={"red": 1, "black": 1})
        )
        reveal(match, "pass", "pass")
        assert match.result is not None
        assert (match.result.scores, match.result.ranks) == ((1, 1), ranks)
        assert not all_heard(match, YardRanked)


def test_kon_15_2d_if_both_have_a_line_the_player_who_laid_wins() -> None:
    laid, guards = fields((0, "red"), (1, "red"), (2, "red"), (6, "black"), (7, "black"), (8, "black"))
    del laid[CELLS[8 * 4 + 3]]
    del guards[CELLS[8 * 4]]
    match = laying("B62", laid, "black", scenario="ticTacToe", guards=guards, hands=("", ""))
    hole = CELLS[8 * 4 + 3]
    play(match, f"black lay ({hole[0]},{hole[1]})")
    assert match.result is not None
    assert (match.result.ending, match.result.ranks) == ("line", (2, 1))


def test_kon_15_2b_limited_guardians_do_not_limit_the_fields() -> None:
    laid, guards = fields(*[(field, "red") for field in (0, 1, 5, 8)])
    del laid[CELLS[35]], guards[CELLS[32]]
    match = laying(
        "R73",
        laid,
        scenario="ticTacToe",
        guards=guards,
        guardiansLimited="yes",
        immediateYardPoint="no",
        hands=("", ""),
    )
    (won,) = heard(play(match, f"red lay ({CELLS[35][0]},{CELLS[35][1]})"), YardWon)
    assert (won.points, won.guarded) == (1, 1)
    assert points(match) == (1, 0)


# -- KON-15.3, KON-15.4 -------------------------------------------------------


def test_kon_15_3_canal_grande() -> None:
    match = dealt(scenario="canalGrande")
    assert now(match)["ship"] == name((3, 6), "canalGrande")
    assert len(now(match)["table"]) == 17
    assert (now(match)["canal_left"], now(match)["quay_left"]["red"]) == (23, 18)
    seen = view(match, "red")
    assert (seen.rows.limit, seen.columns.limit, seen.rows.fixed, seen.columns.fixed) == (4, 12, True, True)
    assert [now(match)[side] for side in ("top", "bottom", "left", "right")] == [0, 3, 0, 11]
    match = laying("R61", scenario="canalGrande")
    refused(match, "red lay (5,6)", "KON-8.4", OutOfBounds(name((5, 6), "canalGrande")))
    assert (1, 7) in places(match, "lay")


def test_kon_15_3_every_guarded_yard_scores_once_more() -> None:
    laid = {(4, 1): "R27", (3, 1): "C53", (4, 2): "C54"}
    match = at(table(laid, scenario="canalGrande", guards={(4, 1): "red"}, idle=2))
    reveal(match, "pass", "pass")
    assert points(match) == (1, 0)


def test_kon_15_4_gulliver_begins_with_the_anchor_alone() -> None:
    match = dealt(scenario="gulliver")
    assert now(match)["table"] == {name((0, 0)): "anchor"}
    assert (now(match)["canal_left"], now(match)["quay_left"]) == (39, {"red": 17, "black": 17})
    cards = now(match)["quay"]["red"] + now(match)["hand"]["red"]
    assert "R1" not in cards
    assert "R51" in cards
    seen = view(match, "red")
    assert (seen.rows.limit, seen.columns.limit, seen.rows.fixed) == (5, 5, False)


def test_kon_15_4_every_guarded_yard_scores_once_more() -> None:
    laid = {(0, 1): "R27", (0, 2): "C53", (1, 1): "C54", (-1, 1): "C55"}
    match = at(table(laid, scenario="gulliver", guards={(0, 1): "black"}, idle=2))
    reveal(match, "pass", "pass")
    assert points(match) == (0, 1)


# -- KON-15.5 -----------------------------------------------------------------


def test_kon_15_5_poverty_has_six_florins_in_all() -> None:
    match = dealt(scenario="poverty")
    assert florins(match) == (3, 3, 0)
    assert len(now(match)["table"]) == 9


def ruined(match: Match) -> tuple[str, tuple[int, ...]]:
    assert match.result is not None
    return match.result.ending, match.result.ranks


def test_kon_15_5_ex_24_the_last_florin_ends_the_game() -> None:
    """EX-24: red 0, black 5, treasury 1; black lays a canal."""
    match = laying("C55", turn="black", scenario="poverty", florins=(0, 5), points={"red": 9, "black": 0})
    events = play(match, "black lay (1,1)")
    assert heard(events, Income) == [Income(1, 1)]
    assert heard(events, Ruined) == [Ruined(0)]
    assert ruined(match) == ("ruin", (2, 1))


def test_kon_15_5_ex_24_a_tax_payment_alone_never_ends_it() -> None:
    """EX-24: the paid florin lies in the treasury."""
    match = at(table(scenario="poverty", florins=(1, 5), hands=("R61", "B28")))
    reveal(match, "R61", "B28")
    assert florins(match) == (0, 5, 1)
    assert not match.over


def test_kon_15_5_passing_may_end_it() -> None:
    match = at(table(scenario="poverty", florins=(0, 5)))
    reveal(match, "R61", "pass")
    assert ruined(match) == ("ruin", (2, 1))
    match = at(table(scenario="poverty", florins=(0, 5)))
    reveal(match, "pass", "pass")
    assert florins(match) == (1, 5, 0)
    assert not match.over


def test_kon_15_5_kon_16_41_the_florin_for_the_last_space_goes_before_final_scoring() -> None:
    laid = harbour(FILLER)
    match = laying("C91", laid, "black", scenario="poverty", florins=(0, 5), hands=("", ""), guards={FILLER[0]: "red"})
    play(match, "black lay (-3,0)")
    assert ruined(match) == ("ruin", (2, 1))
    assert not all_heard(match, YardRanked)


def test_kon_15_5_otherwise_the_normal_end_applies() -> None:
    match = at(table(scenario="poverty", idle=2))
    reveal(match, "pass", "pass")
    assert ruined(match) == ("no-card-laid", (1, 1))


# -- KON-15.6 -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "rows", "columns"),
    [
        ("base", 7, 7),
        ("waterGames", 6, 6),
        ("ticTacToe", 8, 8),
        ("canalGrande", 4, 12),
        ("gulliver", 5, 5),
        ("poverty", 7, 7),
    ],
)
def test_kon_15_6_each_scenario_has_its_size(scenario: str, rows: int, columns: int) -> None:
    assert (harbour_of(scenario).rows, harbour_of(scenario).columns) == (rows, columns)
    seen = view(dealt(scenario=scenario), "red")
    assert (seen.rows.limit, seen.columns.limit) == (rows, columns)


def test_kon_15_6_a_smaller_harbour_is_full_and_fixed_earlier() -> None:
    match = laying("R61", {(0, 1): "C53", (0, 2): "C54", (0, -1): "C55"}, scenario="gulliver")
    play(match, "red lay (0,3)")
    assert view(match, "red").columns.fixed
    match = shipping("C17", {(0, 1): "C53", (0, 2): "C54", (0, -1): "C55", (0, -2): "C56"}, scenario="gulliver")
    play(match, "red stay")
    assert (0, 3) not in places(match, "lay")
    assert GAME.seats == (2,)
