"""IND-8 Acquisitions."""

from __future__ import annotations

from typing import Any

from fondaco.games.indonesia.events import CompanyStarted, DeedUnstartable, Passed
from fondaco.games.indonesia.refusals import (
    AreaNotEmpty,
    NextToSameGood,
    NotOnOffer,
    OutsideProvince,
    SeaNotAtProvince,
    StartOrPass,
    WantsLand,
    WantsSea,
)
from tests.games.indonesia.table import at, heard, legal, now, play, refused, table, turn, view

OFFERED = ["a-bali-rice", "a-maluku-spice", "a-jawa-timur-shipping"]


def acquiring(seats: int = 3, **fields: Any) -> dict[str, Any]:
    return table(seats, phase="acquisitions", **{"offered": OFFERED} | fields)


def test_ind_8_1_round_after_round_each_starts_one_company_or_is_out() -> None:
    match = at(acquiring(levels={"A": {"slots": 3}, "B": {"slots": 2}}))
    play(match, "A start a-bali-rice bali-1")
    assert turn(match) == "B acquisitions"
    events = play(match, "B pass")
    assert heard(events, Passed) == [Passed(1)]
    play(match, "C start a-maluku-spice maluku-1")
    assert turn(match) == "A acquisitions"  # B passed, C will have no slot
    play(match, "A start a-jawa-timur-shipping sea-jawa-east")
    assert match.stage == "research"  # no deed is left


def test_ind_8_1_over_when_all_are_out() -> None:
    match = at(acquiring())
    refused(match, "A bid 3", "IND-8.1", StartOrPass())
    refused(match, "A start a-jawa-barat-rice jawa-barat-1", "IND-8.1", NotOnOffer("a-jawa-barat-rice"))
    play(match, "A pass", "B pass", "C pass")
    assert match.stage == "research"
    assert view(match, 0).offered == tuple(OFFERED)


def test_ind_8_1_without_a_free_slot_one_is_out_unasked() -> None:
    """A32."""
    match = at(acquiring(companies={"a-jawa-barat-rice": "B jawa-barat-1"}))
    play(match, "A pass")
    assert turn(match) == "C acquisitions"
    assert view(match, 0).active == (2,)
    play(match, "C start a-bali-rice bali-1")
    assert match.stage == "research"  # the only slot is filled


def test_ind_8_1_who_fills_the_last_slot_is_out_at_once() -> None:
    match = at(acquiring())
    play(match, "A start a-bali-rice bali-1")
    assert view(match, 0).active == (1, 2)


def test_ind_8_2_starting_is_free_and_fills_a_slot() -> None:
    match = at(acquiring(cash=[0, 0, 0]))
    play(match, "A start a-bali-rice bali-1")
    assert now(match)["cash"] == [0, 0, 0]
    assert view(match, 0).players[0].slots == 0


def test_ind_8_3_a_good_or_a_ship_comes_on_the_board_at_once() -> None:
    match = at(acquiring(levels={"A": {"slots": 2}}))
    events = play(match, "A start a-bali-rice bali-2")
    assert heard(events, CompanyStarted) == [CompanyStarted(0, "a-bali-rice", "bali-2")]
    assert view(match, 1).land == {"bali-2": "a-bali-rice"}
    play(match, "B start a-jawa-timur-shipping sea-jawa-south")
    assert view(match, 1).companies[1].ships == {"sea-jawa-south": 1}


def test_ind_8_4_example_e1_not_beside_the_same_good_whoever_owns_it() -> None:
    """A30: the arrow from Jawa Timur to Bali counts."""
    companies = {"a-jawa-barat-rice": "A jawa-timur-4 jawa-timur-3"}
    match = at(acquiring(companies=companies, levels={"A": {"slots": 2}}))
    assert [move for move in legal(match, "start") if "bali" in move] == ["a-bali-rice bali-2"]
    refused(match, "A start a-bali-rice bali-1", "IND-8.4", NextToSameGood("bali-1", "rice"))
    without = at(acquiring())
    assert [move for move in legal(without, "start") if "bali" in move] == ["a-bali-rice bali-1", "a-bali-rice bali-2"]


def test_ind_8_4_an_empty_land_area_of_the_province() -> None:
    match = at(acquiring(cities={"bali-1": 1}))
    refused(match, "A start a-bali-rice bali-1", "IND-1.4", AreaNotEmpty("bali-1"))
    refused(match, "A start a-bali-rice jawa-barat-1", "IND-8.4", OutsideProvince("jawa-barat-1", "bali"))
    refused(match, "A start a-bali-rice sea-lombok", "IND-8.4", WantsLand("a-bali-rice"))


def test_ind_8_5_a_ship_in_any_sea_at_the_province() -> None:
    """A31: other ships do not matter."""
    match = at(acquiring(companies={"a-lampung-shipping": "B sea-jawa-east"}))
    seas = [move.split()[1] for move in legal(match, "start") if "shipping" in move]
    assert seas == ["sea-jawa-south", "sea-jawa-east"]
    wrong = SeaNotAtProvince("sea-lombok", "jawa-timur")
    refused(match, "A start a-jawa-timur-shipping sea-lombok", "IND-8.5", wrong)
    refused(match, "A start a-jawa-timur-shipping jawa-timur-1", "IND-8.5", WantsSea("a-jawa-timur-shipping"))


def test_ind_8_6_after_each_acquisition_deeds_that_cannot_start_leave() -> None:
    """Rubber takes the last area of Papua that oil could have."""
    rice = {"a-bali-rice": "C papua-1 papua-2 papua-4 papua-5 papua-6 papua-7"}
    match = at(acquiring(era="c", companies=rice, offered=["c-maluku-oil", "c-papua-oil", "c-papua-rubber"]))
    events = play(match, "A start c-papua-rubber papua-3")
    assert heard(events, DeedUnstartable) == [DeedUnstartable("c-papua-oil")]
