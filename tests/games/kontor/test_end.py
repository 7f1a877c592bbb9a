"""KON-13: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.kontor import GAME
from fondaco.games.kontor.data import CARD_KIND, CARD_NAMES, DOCK
from fondaco.games.kontor.events import (
    Drew,
    HarbourFull,
    Income,
    Stagnated,
    StoppedGrowing,
    TakenBack,
    YardRanked,
    YardsTied,
    YardWon,
)
from fondaco.kernel import Match
from tests.games.kontor.table import (
    all_heard,
    at,
    florins,
    heard,
    laying,
    name,
    now,
    play,
    points,
    reveal,
    table,
    view,
)

Laid = dict[tuple[int, int], str]
Yard = list[tuple[int, int]]
HOLE = (-3, 0)
DOCKS = [card for number, card in enumerate(CARD_NAMES) if CARD_KIND[number] == DOCK and card != "B8"]
FILLER: Yard = [(3, -3), (3, -2), (2, -3), (2, -2), (1, -3)]

# EX-11: (size, distance)
YARDS: dict[str, Yard] = {
    "A 5,3": [(-1, -2), (-2, -2), (-3, -2), (-2, -3), (-2, -1)],
    "B 4,2": [(1, 1), (2, 1), (3, 1), (3, 2)],
    "C 4,4": [(-2, 2), (-3, 2), (-2, 3), (-3, 3)],
    "D 3,3": [(0, 3), (1, 3), (2, 3)],
    "E 3,3": [(0, -3), (1, -3), (2, -3)],
    "F 2,2": [(1, -1), (2, -1)],
    "G 1,5": [(3, -2)],
}


def harbour(*yards: Yard, keep: str = "C91") -> Laid:
    """A harbour of 7 x 7 with docks in these yards and canals elsewhere, but for the hole; one canal card is kept."""
    docks, canals = iter(DOCKS), iter([card for card in CARD_NAMES if card.startswith("C") and card != keep])
    quays = {where: next(docks) for yard in yards for where in yard}
    spaces = [(row, column) for row in range(-3, 4) for column in range(-3, 4)]
    return {where: quays.get(where) or next(canals) for where in spaces if where not in ((0, 0), HOLE)}


def nearly_full(*yards: Yard, owners: str, **fields: Any) -> Match:
    """One space free, red to fill it with a canal; the yards are guarded by r or b in turn, or by nobody."""
    guards = {
        yard[0]: {"r": "red", "b": "black"}[owner] for yard, owner in zip(yards, owners, strict=True) if owner != "-"
    }
    return laying("C91", harbour(*yards), hands=("", "B8"), guards=guards, **fields)


def test_kon_13_1_ex_9_the_last_space_ends_the_game_at_once() -> None:
    """EX-9: red fills it first, scores, takes the florin; black takes the card back."""
    match = at(table(harbour([(-3, 1)], FILLER), hands=("C91", "B8"), most=48))
    assert now(match)["filled"] == 48
    events = reveal(match, "C91", "B8")
    assert match.deciding == (0,)
    events = play(match, "red lay (-3,0)")
    assert heard(events, YardWon) == [YardWon(0, 1, 1, "by-difference", 1, name((-3, 1)))]
    assert heard(events, Income) == [Income(0, 1)]
    assert heard(events, HarbourFull) == [HarbourFull(49)]
    assert heard(events, TakenBack) == [TakenBack(1, "B8")]
    assert not heard(events, Drew)
    assert match.over
    assert match.result is not None
    assert match.result.ending == "harbour-full"
    assert points(match) == (2, 0)
    assert florins(match) == (4, 3, 13)
    assert now(match)["hand"]["black"] == ["B8"]


def test_kon_13_1_kon_16_23_the_tax_of_the_player_who_did_not_act_stays_paid() -> None:
    match = at(table(harbour(FILLER, keep="C44"), hands=("C44", "B8")))
    reveal(match, "C44", "B8")
    play(match, "red lay (-3,0)")
    assert match.over
    assert florins(match) == (4, 2, 14)


def test_kon_13_2_kon_16_20_ex_29_three_rounds_without_a_card_end_the_game() -> None:
    """EX-29"""
    match = at(table())
    for _ in range(3):
        assert not match.over
        reveal(match, "pass", "pass")
    assert all_heard(match, Stagnated) == [Stagnated(3)]
    assert match.result is not None
    assert match.result.ending == "no-card-laid"


def test_kon_13_2_a_card_laid_begins_the_count_anew() -> None:
    match = at(table(idle=2))
    reveal(match, "pass", "B62")
    play(match, "black lay (1,1)")
    assert now(match)["idle"] == 0
    assert not match.over


def test_kon_13_2_ex_29_ten_rounds_without_growth_end_the_game() -> None:
    """EX-29: every card laid is balanced by a removal."""
    laid = {(1, 1): "B12", (1, -1): "R13"}
    hands = ("C17 C25 C33 C39 C43 C54 C57", "B24 B22 B20 B16 B14")
    match = at(table(laid, hands=hands, quay=("", "B4"), canal="C60 C65 C68 C71 C79 C84", stale=8, most=11))
    reveal(match, "C17", "pass")
    play(match, "red ship (0,1)", "red remove (1,1)", "red lay (1,1)")
    assert now(match)["stale"] == 9
    reveal(match, "pass", "pass")
    assert all_heard(match, StoppedGrowing) == [StoppedGrowing(10)]
    assert match.result is not None
    assert match.result.ending == "no-growth"


def test_kon_13_2_open_yards_do_not_score() -> None:
    match = at(table({(1, 1): "R27"}, idle=2))
    reveal(match, "pass", "pass")
    assert points(match) == (0, 0)


def test_kon_13_2_growth_begins_the_second_count_anew() -> None:
    match = at(table(stale=9))
    reveal(match, "R61", "pass")
    play(match, "red lay (1,1)")
    assert (now(match)["stale"], now(match)["most"]) == (0, 10)


# -- bonus --------------------------------------------------------------------


def ranked(match: Match) -> list[tuple[int, int, int]]:
    return [(event.size, event.distance, event.seat) for event in all_heard(match, YardRanked)]


def test_kon_13_3_kon_13_4_kon_13_5_kon_16_15_ex_11_the_final_ranking() -> None:
    """EX-11: A, B, C, F, G count; D and E are equal and fall out."""
    match = nearly_full(*YARDS.values(), owners="rbrrbbr", points={"red": 0, "black": 0})
    play(match, "red lay (-3,0)")
    assert match.over
    assert ranked(match) == [(5, 3, 0), (4, 2, 1), (4, 4, 0), (2, 2, 1), (1, 5, 0)]
    assert all_heard(match, YardsTied) == [YardsTied(2, 3, 3)]
    assert points(match) == (3, 2)


def test_kon_16_16_ex_11_with_cutoff_equal_yards_count_while_they_fit() -> None:
    """EX-11, flag: A, B, C, D, E."""
    match = nearly_full(*YARDS.values(), owners="rbrrbbr", finalTieExclusion="cutoff")
    play(match, "red lay (-3,0)")
    assert [(size, distance) for size, distance, _ in ranked(match)] == [(5, 3), (4, 2), (4, 4), (3, 3), (3, 3)]
    assert points(match) == (3, 2)


def test_kon_16_16_with_cutoff_equal_yards_that_do_not_all_fit_fall_out() -> None:
    near: list[Yard] = [[(-1, -3)], [(1, -3)], [(-1, 3)], [(1, 3)]]
    match = nearly_full(*near, [(3, 3)], [(3, -3)], owners="rrrbbb", finalTieExclusion="cutoff")
    play(match, "red lay (-3,0)")
    assert [(size, distance) for size, distance, _ in ranked(match)] == [(1, 4)] * 4
    assert all_heard(match, YardsTied) == [YardsTied(2, 1, 6)]
    assert points(match) == (3, 1)


def test_kon_13_3_kon_16_17_the_distance_is_that_of_the_nearest_card() -> None:
    match = nearly_full(YARDS["A 5,3"], owners="r")
    assert next(yard.distance for yard in view(match, "red").yards if yard.closed) == 3


def test_kon_13_3_a_yard_without_guardian_is_not_ranked() -> None:
    match = nearly_full(YARDS["A 5,3"], YARDS["B 4,2"], owners="-r")
    play(match, "red lay (-3,0)")
    assert ranked(match) == [(4, 2, 0)]


def test_kon_13_5_only_the_first_five_count() -> None:
    pair: Yard = [(-1, -3), (-1, -2)]
    match = nearly_full([(-3, -3)], [(3, 2)], [(3, -1)], [(-1, 2)], [(1, 1)], [(0, -1)], pair, owners="rrbrbrb")
    play(match, "red lay (-3,0)")
    assert ranked(match) == [(2, 3, 1), (1, 1, 0), (1, 2, 1), (1, 3, 0), (1, 4, 1)]
    assert points(match) == (2, 3)


@pytest.mark.parametrize(
    ("score", "money", "ranks"),
    [((3, 2), (1, 9), (1, 2)), ((2, 2), (5, 6), (2, 1)), ((2, 2), (6, 6), (1, 1)), ((0, 4), (9, 1), (2, 1))],
)
def test_kon_13_6_points_then_florins_then_a_draw(
    score: tuple[int, int], money: tuple[int, int], ranks: tuple[int, int]
) -> None:
    money = (money[0] - 1, money[1] - 1)  # each takes one more by passing
    match = at(table(points=dict(zip(("red", "black"), score, strict=True)), florins=money, idle=2))
    reveal(match, "pass", "pass")
    assert match.result is not None
    assert (match.result.scores, match.result.ranks) == (score, ranks)


def test_kon_13_1_every_ending_has_a_name() -> None:
    assert GAME.endings == ("none", "harbour-full", "no-card-laid", "no-growth", "line", "ruin")
