"""IND-10.8 to IND-10.11: expansion."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.indonesia.events import AreaAdded, AreaBought, DeedUnstartable, SalesEnded
from fondaco.games.indonesia.refusals import (
    AreaNotEmpty,
    AreaOutOfReach,
    CannotPay,
    CashIsNegative,
    ExpandOrDone,
    LossLessensCash,
    MustExpand,
    NextToRival,
)
from fondaco.kernel import Match
from tests.games.indonesia.table import at, heard, legal, now, play, refused, table, turn

SOLD = {"a-bali-rice": "A bali-1", "a-lampung-shipping": "B sea-lombok"}
TOWN = {"nusa-tenggara-timur-1": 1}


def sold_all(**fields: Any) -> Match:
    """A sold the one good of his rice company."""
    said: dict[str, Any] = {"companies": SOLD, "cities": TOWN}
    match = at(table(**said | fields))
    play(match, "A operate a-bali-rice", "A cheapest")
    return match


def unsold(**fields: Any) -> Match:
    """A could sell nothing."""
    said: dict[str, Any] = {"companies": {"a-bali-rice": "A bali-1"}}
    match = at(table(**said | fields))
    play(match, "A operate a-bali-rice")
    return match


def test_ind_10_8_who_sold_everything_must_expand_free() -> None:
    match = sold_all(levels={"A": {"expansion": 2}})
    assert legal(match) == ["expand jawa-timur-3", "expand bali-2"]
    refused(match, "A done", "IND-10.8", MustExpand())
    events = play(match, "A expand bali-2")
    assert heard(events, AreaAdded) == [AreaAdded(0, "a-bali-rice", "bali-2")]
    assert turn(match) == "A expansion"
    play(match, "A expand nusa-tenggara-barat-1")
    assert turn(match) == "B operations"
    assert now(match)["cash"] == [100] * 3


def test_ind_10_8_no_further_than_there_is_room() -> None:
    """A42."""
    cities = TOWN | {"jawa-timur-3": 1, "nusa-tenggara-barat-1": 1}
    match = sold_all(cities=cities, levels={"A": {"expansion": 5}})
    play(match, "A expand bali-2")
    assert turn(match) == "B operations"


def test_ind_10_8_otherwise_areas_may_be_bought_at_the_value_of_the_good() -> None:
    match = unsold(levels={"A": {"expansion": 2}})
    assert legal(match) == ["done", "expand jawa-timur-3", "expand bali-2"]
    refused(match, "A cheapest", "IND-10.8", ExpandOrDone())
    events = play(match, "A expand bali-2", "A expand jawa-timur-3")
    assert heard(events, AreaBought)[0] == AreaBought(0, "a-bali-rice", "bali-2", 20)
    assert now(match)["cash"][0] == 60


def test_ind_10_8_only_the_goods_at_the_start_count_as_all() -> None:
    """A43."""
    companies = SOLD | {"a-bali-rice": "A bali-1 bali-2"}
    match = at(table(companies=companies, cities=TOWN))
    events = play(match, "A operate a-bali-rice", "A cheapest")
    assert heard(events, SalesEnded) == [SalesEnded("a-bali-rice", 1, 2)]
    assert "done" in legal(match)


def test_ind_10_9_from_cash_and_the_rest_from_a_positive_pile() -> None:
    match = unsold(cash=[15, 0, 0], pile=[10, 0, 0])
    play(match, "A expand bali-2")
    assert (now(match)["cash"][0], now(match)["pile"][0]) == (0, 5)


def test_ind_10_9_never_on_credit() -> None:
    for cash, pile in ((15, 4), (19, -50)):
        match = unsold(cash=[cash, 0, 0], pile=[pile, 0, 0])
        assert legal(match) == ["done"]
        refused(match, "A expand bali-2", "IND-10.9", CannotPay(20))


@pytest.mark.parametrize("purchase", ["cash-first", "cash-only", "pile-first"])
def test_ind_10_9_a_loss_lessens_what_may_be_spent(purchase: str) -> None:
    """A38: cash 30 and pile -20 leave 10."""
    for cash, pile, left in ((30, -20, 10), (39, -20, 19), (30, -90, 0)):
        match = unsold(cash=[cash, 0, 0], pile=[pile, 0, 0], purchase=purchase)
        assert legal(match) == ["done"]
        refused(match, "A expand bali-2", "IND-10.9", LossLessensCash(20, left))
    match = unsold(cash=[40, 0, 0], pile=[-20, 0, 0], purchase=purchase)
    play(match, "A expand bali-2")
    assert (now(match)["cash"][0], now(match)["pile"][0]) == (20, -20)


def test_ind_10_9_in_a_match_of_version_1_a_loss_did_not_count() -> None:
    match = unsold(cash=[30, 0, 0], pile=[-20, 0, 0], rules=1)
    play(match, "A expand bali-2")
    assert (now(match)["cash"][0], now(match)["pile"][0]) == (10, -20)


def test_ind_1_9_negative_cash_buys_nothing_whatever_the_pile_holds() -> None:
    match = unsold(cash=[-1, 0, 0], pile=[100, 0, 0])
    assert legal(match) == ["done"]
    refused(match, "A expand bali-2", "IND-1.9", CashIsNegative())


def test_ind_10_9_the_option_purchase_says_what_pays() -> None:
    """A38."""
    match = unsold(cash=[15, 0, 0], pile=[10, 0, 0], purchase="pile-first")
    play(match, "A expand bali-2")
    assert (now(match)["cash"][0], now(match)["pile"][0]) == (5, 0)
    match = unsold(cash=[15, 0, 0], pile=[10, 0, 0], purchase="cash-only")
    assert legal(match) == ["done"]
    match = unsold(cash=[50, 0, 0], pile=[-10, 0, 0], purchase="pile-first")
    play(match, "A expand bali-2")
    assert (now(match)["cash"][0], now(match)["pile"][0]) == (30, -10)


def test_ind_10_10_empty_land_beside_the_company_and_not_beside_a_rivals_same_good() -> None:
    """A44: the owner's second company is another company too."""
    companies = {
        "a-bali-rice": "A bali-1",
        "a-jawa-barat-rice": "A nusa-tenggara-barat-1",
        "a-maluku-spice": "B jawa-timur-4",
    }
    match = unsold(companies=companies, cities={"nusa-tenggara-timur-1": 1}, levels={"A": {"expansion": 2}})
    assert legal(match, "expand") == ["jawa-timur-3"]  # beside spice is no matter
    refused(match, "A expand bali-2", "IND-10.10", NextToRival("bali-2", "rice"))
    refused(match, "A expand jawa-timur-5", "IND-10.10", AreaOutOfReach("jawa-timur-5"))
    refused(match, "A expand jawa-timur-4", "IND-1.4", AreaNotEmpty("jawa-timur-4"))


def test_ind_10_10_zones_of_one_company_may_join_and_areas_just_added_count() -> None:
    match = unsold(companies={"a-bali-rice": "A bali-1 nusa-tenggara-barat-2"}, levels={"A": {"expansion": 3}})
    play(match, "A expand bali-2", "A expand nusa-tenggara-barat-1")
    assert "expand nusa-tenggara-timur-2" in legal(match)


def test_ind_10_11_new_goods_are_not_sold_this_year_and_deeds_are_checked() -> None:
    rice = {"a-jawa-barat-rice": "A jawa-timur-4", "a-maluku-spice": "B bali-2"}
    match = at(table(companies=rice, offered=["a-bali-rice", "a-halmahera-spice"]))
    events = play(match, "A operate a-jawa-barat-rice", "A expand jawa-timur-3")
    assert heard(events, DeedUnstartable) == [DeedUnstartable("a-bali-rice")]
    assert turn(match) == "B operations"


def test_ind_10_11_the_good_of_a_company_started_this_year_is_sold() -> None:
    position = table(
        2, phase="acquisitions", companies={"a-lampung-shipping": "B sea-lombok"}, cities=TOWN, offered=["a-bali-rice"]
    )
    match = at(position)
    play(match, "A start a-bali-rice bali-1", "A pass", "B pass", "A operate a-bali-rice")
    assert now(match)["to_sell"] == 1
