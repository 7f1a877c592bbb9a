"""BAT-10: scoring."""

from __future__ import annotations

import pytest

from fondaco.games.batavia.data import GOOD_NAMES
from fondaco.games.batavia.events import BillsScored, GoodScored, HandShown, HexScored, SealsScored
from tests.games.batavia.table import ALL_SHOWN, at, cards, heard, now, play, scored, table

BLUE, ORANGE, RED, YELLOW = range(4)


def crates(good: str, *owners: int) -> dict[str, int]:
    """Crates of one good, on the boxes of EN, DK ... in turn."""
    return {f"{company}-{good}": owner for company, owner in zip(("EN", "DK", "FR", "NL", "SE"), owners, strict=False)}


def goods_gold(seats: int, taken: dict[str, int]) -> list[int]:
    """The gold from goods alone."""
    match = scored(seats, taken=taken, **ALL_SHOWN)
    gold = [0] * seats
    for event in heard(match.events(-1)[-1], GoodScored):
        for seat in event.seats:
            gold[seat] += event.gold
    return gold


def test_bat_10_1_all_hands_go_face_up_and_the_seals_are_assigned() -> None:
    match = scored(hands=["EN2 DK", "DK3", "SE"], tables=["DK2", "EN", "SE"])
    after = now(match)
    assert after["table"] == [cards("EN2 DK3"), cards("EN DK3"), cards("SE2")]
    assert after["hand"] == [cards("")] * 3
    assert after["seal"] == {"EN": 0, "DK": None, "FR": None, "NL": None, "SE": 2}
    assert after["cannon"] == 11
    shown = heard(match.events(-1)[-1], HandShown)
    assert [event.cards for event in shown] == [("EN", "EN", "DK"), ("DK", "DK", "DK"), ("SE",)]


def test_bat_10_1_no_merchant_moves() -> None:
    assert now(scored(hands=["EN2", "DK", "SE"], merchant=[36, 4, 0]))["merchant"] == [36, 4, 0]


def test_bat_10_2_ex_11_the_sole_majority_in_silk() -> None:
    """EX-11: orange 2, red 1, yellow 1, blue 1: orange 13."""
    assert goods_gold(4, crates("silk", ORANGE, ORANGE, RED, YELLOW, BLUE)) == [0, 13, 0, 0]


def test_bat_10_2_ex_12_three_share_the_lead_in_silk() -> None:
    """EX-12: red, yellow and blue with 1 each: 6 each."""
    assert goods_gold(4, crates("silk", RED, YELLOW, BLUE)) == [6, 0, 6, 6]


def test_bat_10_2_ex_13_two_share_the_lead_and_a_third_gets_nothing() -> None:
    """EX-13: yellow 2, blue 2, red 1."""
    assert goods_gold(4, crates("silk", YELLOW, BLUE, YELLOW, BLUE, RED)) == [6, 0, 0, 6]


@pytest.mark.parametrize(
    ("good", "alone", "shared"),
    [
        ("tea", 10, 5),
        ("cotton", 11, 5),
        ("porcelain", 12, 6),
        ("silk", 13, 6),
        ("ginger", 14, 7),
        ("nutmeg", 15, 7),
        ("pepper", 16, 8),
    ],
)
def test_bat_10_2_the_values_of_each_good(good: str, alone: int, shared: int) -> None:
    assert goods_gold(3, crates(good, 1)) == [0, alone, 0]
    assert goods_gold(3, crates(good, 1, 1, 2)) == [0, alone, 0]
    assert goods_gold(3, crates(good, 1, 2)) == [0, shared, shared]
    assert goods_gold(5, crates(good, 0, 1, 2, 3, 4)) == [shared] * 5


def test_bat_10_2_a_good_without_crates_pays_nobody() -> None:
    match = scored(taken=crates("tea", 1), **ALL_SHOWN)
    assert heard(match.events(-1)[-1], GoodScored) == [GoodScored("tea", (1,), 10)]
    assert goods_gold(3, {}) == [0, 0, 0]


def test_bat_10_2_all_goods_are_added_up() -> None:
    taken: dict[str, int] = {}
    for good in GOOD_NAMES:
        taken |= crates(good, 2)
    assert goods_gold(3, taken) == [0, 0, 10 + 11 + 12 + 13 + 14 + 15 + 16]


@pytest.mark.parametrize(
    ("bills", "gold", "leaders"),
    [
        ([12, 18, 18, 12], 2, (1, 2)),
        ([12, 19, 17, 12], 5, (1,)),
        ([15, 15, 15, 15], 2, (0, 1, 2, 3)),
        ([0, 0, 0, 60], 5, (3,)),
        ([20, 20, 20, 0], 2, (0, 1, 2)),
    ],
)
def test_bat_10_3_dx_18_most_bills(bills: list[int], gold: int, leaders: tuple[int, ...]) -> None:
    """DX-18: 12, 18, 18, 12 gives 2 to each of the tied; 12, 19, 17, 12 gives 5 to the one."""
    match = scored(4, bills=bills)
    assert heard(match.events(-1)[-1], BillsScored) == [BillsScored(leaders, max(bills), gold)]
    hex_gold = [4, 0, 0, 0]
    assert now(match)["gold"] == [hex_gold[seat] + (gold if seat in leaders else 0) for seat in range(4)]


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_bat_10_4_the_final_hex_is_worth_4_once(holder: int) -> None:
    merchants = [36 if seat == holder else 0 for seat in range(3)]
    match = scored(hex=holder, merchant=merchants)
    assert heard(match.events(-1)[-1], HexScored) == [HexScored(holder, 4)]
    assert now(match)["gold"] == [6 if seat == holder else 2 for seat in range(3)]


def test_bat_10_5_two_gold_for_each_seal() -> None:
    match = scored(tables=["EN", "DK2 FR SE", "NL"], hands=["", "", "NL"])
    assert heard(match.events(-1)[-1], SealsScored) == [
        SealsScored(0, ("EN",), 2),
        SealsScored(1, ("DK", "FR", "SE"), 6),
        SealsScored(2, ("NL",), 2),
    ]
    assert now(match)["gold"] == [2 + 4 + 2, 2 + 6, 2 + 2]


def test_bat_10_5_a_tied_company_pays_nobody() -> None:
    match = scored(tables=["EN", "EN"])
    assert heard(match.events(-1)[-1], SealsScored) == []


def test_bat_10_6_gold_from_conversions_counts_and_most_gold_wins() -> None:
    match = scored(gold=[0, 15, 6])
    assert match.result is not None
    assert match.result.scores == (6, 17, 8)
    assert match.result.ranks == (3, 1, 2)
    assert match.result.winners == (1,)


def test_bat_10_6_equal_gold_is_a_shared_victory_with_no_tie_breaker() -> None:
    """C ties with A though A has the Final Hex, and B who comes third is ranked third."""
    match = scored(gold=[0, 1, 4])
    assert match.result is not None
    assert match.result.scores == (6, 3, 6)
    assert match.result.ranks == (1, 3, 1)
    assert match.result.winners == (0, 2)


def test_bat_10_6_there_is_no_result_before_the_end() -> None:
    match = at(table(turn=1, hex=0, merchant=[36, 0, 0]))
    assert match.result is None
    play(match, "B draw")
    assert match.result is None
    play(match, "C draw")
    assert match.result is not None
