"""IND-10.1, IND-10.2: the order of operations, and shipping companies."""

from __future__ import annotations

from fondaco.games.indonesia.data import SEA_NAMES, SEA_NEAR
from fondaco.games.indonesia.events import CompanyOperates, OperationEnded, ShipLaunched
from fondaco.games.indonesia.refusals import (
    AlreadyOperated,
    LaunchOrDone,
    NotYourCompany,
    OperateCompany,
    SeaOutOfReach,
)
from tests.games.indonesia.table import at, heard, legal, now, play, refused, table, turn

LINES = {
    "a-lampung-shipping": "A sea-sunda",
    "a-jawa-timur-shipping": "A sea-jawa-east",
    "a-halmahera-shipping": "C sea-halmahera",
}


def test_ind_10_1_round_after_round_each_operates_one_company_until_all_have() -> None:
    match = at(table(companies=LINES, offered=["a-bali-rice", "a-maluku-spice"]))
    assert legal(match) == ["operate a-jawa-timur-shipping", "operate a-lampung-shipping"]
    events = play(match, "A operate a-lampung-shipping", "A done")
    assert heard(events, CompanyOperates) == [CompanyOperates(0, "a-lampung-shipping")]
    assert heard(events, OperationEnded) == [OperationEnded(0, "a-lampung-shipping")]
    assert turn(match) == "C operations"  # B has no company
    play(match, "C operate a-halmahera-shipping", "C done")
    refused(match, "A operate a-lampung-shipping", "IND-10.1", AlreadyOperated("a-lampung-shipping"))
    refused(match, "A operate a-halmahera-shipping", "IND-10.1", NotYourCompany("a-halmahera-shipping"))
    refused(match, "A pass", "IND-10.1", OperateCompany())
    play(match, "A operate a-jawa-timur-shipping", "A done")
    assert match.stage == "turn-order"


def test_ind_10_1_even_to_his_disadvantage() -> None:
    """A48: a company that can do nothing operates too."""
    rice = {"a-bali-rice": "A bali-1 bali-2"}
    match = at(table(companies=rice, cities={"jawa-timur-3": 1, "nusa-tenggara-barat-1": 1}))
    assert legal(match) == ["operate a-bali-rice"]
    play(match, "A operate a-bali-rice")
    assert now(match)["year"] == 3


def test_ind_10_2_example_e5_ships_up_to_the_limit_of_the_era() -> None:
    fleet = "sea-sunda*2 sea-jawa-west sea-halmahera*2 sea-makassar"
    companies = {"a-lampung-shipping+a-halmahera-shipping": f"A {fleet}"}
    match = at(table(era="b", companies=companies, levels={"A": {"expansion": 2}}))
    play(match, "A operate a-halmahera-shipping")
    named = {"sea-sunda", "sea-jawa-west", "sea-halmahera", "sea-makassar"}
    beside = {
        other for sea in named for other in SEA_NAMES if SEA_NEAR[SEA_NAMES.index(sea)] >> SEA_NAMES.index(other) & 1
    }
    assert set(legal(match, "launch")) == named | beside
    assert "done" in legal(match)
    refused(match, "A launch sea-arafura", "IND-10.2", SeaOutOfReach("sea-arafura"))
    refused(match, "A pass", "IND-10.2", LaunchOrDone())
    events = play(match, "A launch sea-banda")
    assert heard(events, ShipLaunched) == [ShipLaunched(0, "a-halmahera-shipping", "sea-banda")]
    assert match.stage != "fleet"  # limit 7


def test_ind_10_2_example_e5_in_era_c_a_second_ship_may_extend_from_the_first() -> None:
    companies = {"a-lampung-shipping+a-halmahera-shipping": "A sea-sunda*2 sea-jawa-west sea-halmahera*2 sea-makassar"}
    match = at(table(era="c", companies=companies, levels={"A": {"expansion": 2}}))
    play(match, "A operate a-halmahera-shipping", "A launch sea-banda")
    assert turn(match) == "A fleet"
    play(match, "A launch sea-arafura")
    assert match.stage != "fleet"


def test_ind_10_2_a_full_fleet_adds_nothing() -> None:
    match = at(table(companies={"a-lampung-shipping": "A sea-sunda*2", "a-halmahera-shipping": "B sea-banda"}))
    play(match, "A operate a-lampung-shipping")
    assert turn(match) == "B operations"
