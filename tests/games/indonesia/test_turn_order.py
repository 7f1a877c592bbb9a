"""IND-5 Turn order bid."""

from __future__ import annotations

from typing import Any

from fondaco.games.indonesia.events import BidNamed, TurnOrder
from fondaco.games.indonesia.refusals import BidAboveCash, NameBid
from tests.games.indonesia.table import amounts, at, heard, legal, now, play, refused, table, turn, view


def bidding(seats: int = 4, **fields: Any) -> dict[str, Any]:
    return table(seats, phase="turn-order", **fields)


def test_ind_5_1_each_names_one_bid_in_turn_order_from_0_to_his_cash() -> None:
    match = at(bidding(order="BACD", turn="B", cash=[30, 40, -7, 0]))
    assert legal(match) == []
    assert amounts(match) == (0, 40, 1)
    refused(match, "B bid 41", "IND-5.1", BidAboveCash(40))
    refused(match, "B pass", "IND-5.1", NameBid())
    play(match, "B bid 40")
    assert turn(match) == "A turn-order"
    play(match, "A bid 1")  # it need not exceed earlier bids
    assert amounts(match) == (0, 0, 1)  # negative cash
    refused(match, "C bid 1", "IND-5.1", BidAboveCash(-7))


def test_ind_5_2_the_value_is_the_bid_times_the_multiplier() -> None:
    levels = {name: {"turn-order": level} for level, name in enumerate("ABCDE", 1)}
    match = at(bidding(5, levels=levels))
    events = play(match, "A bid 2", "B bid 2", "C bid 2", "D bid 2", "E bid 2")
    assert [event.value for event in heard(events, BidNamed)] == [2, 10, 50, 200, 800]
    assert now(match)["order"] == [4, 3, 2, 1, 0]


def test_ind_5_3_the_amount_goes_to_the_bank_box() -> None:
    match = at(bidding(2, levels={"A": {"turn-order": 5}}))
    play(match, "A bid 30", "B bid 0")
    assert (now(match)["cash"], now(match)["bank"]) == ([70, 100], [30, 0])


def test_ind_5_4_example_x1_equal_values_keep_their_order() -> None:
    levels = {"A": {"turn-order": 2}, "D": {"turn-order": 3}}
    match = at(bidding(levels=levels))
    events = play(match, "A bid 5", "B bid 25", "C bid 0", "D bid 1")
    assert [event.value for event in heard(events, BidNamed)] == [25, 25, 0, 25]
    assert heard(events, TurnOrder) == [TurnOrder((0, 1, 3, 2))]
    assert now(match)["bank"] == [5, 25, 0, 1]


def test_ind_5_4_all_equal_keeps_everything() -> None:
    match = at(bidding(order="CADB", turn="C"))
    play(match, "C bid 0", "A bid 0", "D bid 0", "B bid 0")
    assert now(match)["order"] == [2, 0, 3, 1]


def test_ind_5_1_the_bids_of_last_year_are_not_shown_as_this_year_s() -> None:
    match = at(table(phase="new-era", year=2, bids=[3, 4, 5]))
    assert [player.bid for player in view(match, 0).players] == [None, None, None]
    match = at(table(phase="research", bids=[3, 4, 5]))
    assert [player.bid for player in view(match, 0).players] == [3, 4, 5]
