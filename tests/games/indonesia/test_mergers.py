"""IND-6 Mergers."""

from __future__ import annotations

from typing import Any

import pytest

from fondaco.games.indonesia.events import CompaniesMerged, MergerAnnounced, MergerWon, OwnerPaid, Passed
from fondaco.games.indonesia.refusals import (
    AlreadyMerged,
    AnnounceOrPass,
    BidTooLow,
    MergersLevelTooLow,
    NamedTheOtherWay,
    NominalAboveCash,
    NoRoomForMerger,
    NoSuchCompany,
    NotInSteps,
    OpenTheAuction,
    RaiseAboveCash,
    RaiseOrPass,
    TwoDifferentCompanies,
    TypesDoNotMerge,
)
from tests.games.indonesia.table import amounts, at, heard, legal, now, play, refused, table, turn, view

RICE3 = "jawa-barat-1 jawa-barat-2 jawa-barat-3"
RICE5 = "bali-1 bali-2 nusa-tenggara-barat-1 nusa-tenggara-barat-2 nusa-tenggara-timur-2"
RICE = {"a-jawa-barat-rice": f"A {RICE3}", "a-bali-rice": f"B {RICE5}"}
MERGE_RICE = "merge a-bali-rice a-jawa-barat-rice"
ABLE = {"mergers": 2}


def merging(seats: int = 3, **fields: Any) -> dict[str, Any]:
    said: dict[str, Any] = {"companies": RICE, "levels": {"A": ABLE}, "cash": [500] * seats} | fields
    return table(seats, **{"phase": "mergers"} | said)


# -- IND-6.1 ------------------------------------------------------------------


def test_ind_6_1_each_announces_or_passes_and_a_pass_does_not_exclude() -> None:
    levels = dict.fromkeys("ABC", ABLE)
    match = at(merging(levels=levels))
    assert legal(match) == ["pass", MERGE_RICE]
    events = play(match, "A pass")
    assert heard(events, Passed) == [Passed(0)]
    assert turn(match) == "B mergers"
    play(match, f"B {MERGE_RICE}", "B bid 160", "C pass", "A pass")
    assert match.stage != "mergers"  # nothing is left to merge, so all are passed over


def test_ind_6_1_after_a_merger_it_is_the_turn_of_the_next_after_the_announcer() -> None:
    companies = RICE | {"a-halmahera-spice": "A halmahera-1", "a-maluku-spice": "C maluku-1"}
    levels = {"A": ABLE | {"slots": 3}, "B": ABLE, "C": ABLE}
    match = at(merging(companies=companies, levels=levels))
    play(match, f"A {MERGE_RICE}", "A bid 160", "B pass")
    assert turn(match) == "B mergers"  # C has no room for the rice, B has a slot for the spice


def test_ind_6_1_the_phase_ends_when_all_in_succession_have_passed() -> None:
    match = at(merging(levels=dict.fromkeys("ABC", ABLE)))
    play(match, "A pass", "B pass")
    assert turn(match) == "C mergers"
    play(match, "C pass")
    assert match.stage != "mergers"


def test_ind_6_1_in_the_first_year_nobody_can_announce() -> None:
    """A20."""
    match = at(table(phase="turn-order", companies=RICE, year=1))
    play(match, "A bid 0", "B bid 0", "C bid 0")
    assert match.stage == "research"


# -- IND-6.2 ------------------------------------------------------------------


def test_ind_6_2_a_merger_names_two_different_companies_whoever_owns_them() -> None:
    match = at(merging(turn="C", levels={"C": ABLE}))
    assert legal(match) == ["pass", MERGE_RICE]  # C owns neither
    refused(match, "C merge a-bali-rice a-bali-rice", "IND-6.2", TwoDifferentCompanies())
    refused(match, "C merge a-bali-rice a-maluku-spice", "IND-6.2", NoSuchCompany("a-maluku-spice"))
    other = NamedTheOtherWay("a-bali-rice", "a-jawa-barat-rice")
    refused(match, "C merge a-jawa-barat-rice a-bali-rice", "IND-6.2", other)
    refused(match, "C bid 160", "IND-6.1", AnnounceOrPass())
    events = play(match, f"C {MERGE_RICE}")
    assert heard(events, MergerAnnounced) == [MergerAnnounced(2, "a-bali-rice", "a-jawa-barat-rice", 8, 160)]


def test_ind_6_2a_the_mergers_level_must_be_2_and_cover_all_deeds() -> None:
    companies = {"a-bali-rice+b-aceh-rice": "A bali-1 aceh-1", "a-jawa-barat-rice": "B jawa-barat-1"}
    companies |= {"a-maluku-spice": "B maluku-1", "a-halmahera-spice": "B halmahera-1"}
    match = at(merging(era="b", companies=companies))
    refused(match, f"A {MERGE_RICE}", "IND-6.2a", MergersLevelTooLow(2, 3))
    refused(match, "A merge a-bali-rice a-maluku-spice", "IND-6.2a", MergersLevelTooLow(2, 3))
    match = at(merging(era="b", companies=companies, levels={"A": {"mergers": 3}}))
    assert MERGE_RICE in legal(match)


def test_ind_6_2b_the_same_type_or_rice_with_spice() -> None:
    companies = RICE | {"b-riau-rubber": "A riau-1", "a-maluku-spice": "A maluku-1"}
    match = at(merging(era="b", companies=companies))
    assert legal(match, "merge") == [
        "a-bali-rice a-jawa-barat-rice",
        "a-bali-rice a-maluku-spice",
        "a-jawa-barat-rice a-maluku-spice",
    ]
    refused(match, "A merge a-bali-rice b-riau-rubber", "IND-6.2b", TypesDoNotMerge("rice", "rubber"))


def test_ind_6_2c_a_merged_company_does_not_merge_again_in_this_phase() -> None:
    companies = RICE | {"b-aceh-rice": "C aceh-1"}
    levels = {name: {"mergers": 3, "slots": 2} for name in "ABC"}
    match = at(merging(era="b", companies=companies, levels=levels))
    play(match, f"A {MERGE_RICE}", "A bid 160", "B pass", "C pass")
    assert match.stage != "mergers"
    companies |= {"a-maluku-spice": "A maluku-1"}
    match = at(merging(era="b", companies=companies, levels=levels, merged={"a-bali-rice": 1}))
    refused(match, f"A {MERGE_RICE}", "IND-6.2c", AlreadyMerged("a-bali-rice"))


def test_ind_6_2d_the_announcer_owns_one_of_the_two_or_has_a_free_slot() -> None:
    """A13: full slots do not matter to an owner."""
    companies = RICE | {"a-maluku-spice": "C maluku-1", "a-halmahera-spice": "C halmahera-1"}
    levels = {"A": ABLE, "C": ABLE}
    match = at(merging(companies=companies, levels=levels, turn="C"))
    assert legal(match, "merge") == ["a-halmahera-spice a-maluku-spice"]
    refused(match, f"C {MERGE_RICE}", "IND-6.2d", NoRoomForMerger())
    match = at(merging(companies=companies, levels=levels))
    assert legal(match, "merge") == ["a-bali-rice a-jawa-barat-rice"]


def test_ind_6_2e_the_announcer_has_the_nominal_value() -> None:
    match = at(merging(cash=[159, 500, 500]))
    assert legal(match) == ["pass"]
    refused(match, f"A {MERGE_RICE}", "IND-6.2e", NominalAboveCash(160, 159))
    assert legal(at(merging(cash=[160, 0, 0]))) == ["pass", MERGE_RICE]


# -- IND-6.3, IND-6.4 ---------------------------------------------------------


@pytest.mark.parametrize(
    ("companies", "era", "size", "nominal"),
    [
        ({"a-bali-rice": "A bali-1 bali-2", "a-jawa-barat-rice": f"B {RICE3}"}, "a", 5, 100),
        ({"a-lampung-shipping": "A sea-sunda*3", "a-halmahera-shipping": "B sea-banda*3"}, "b", 6, 60),
        (RICE, "a", 8, 160),
        ({"a-maluku-spice": "A maluku-1", "a-halmahera-spice": "B halmahera-1"}, "a", 2, 50),
        ({"b-riau-rubber": "A riau-1", "b-sumatera-barat-rubber": "B sumatera-barat-4"}, "b", 2, 60),
        ({"c-maluku-oil": "A maluku-1", "c-papua-oil": "B papua-1"}, "c", 2, 80),
        ({"a-bali-rice": "A bali-1", "a-maluku-spice": "B maluku-1"}, "b", 2, 50),
    ],
)
def test_ind_6_3_example_e3_the_nominal_value(companies: dict[str, str], era: str, size: int, nominal: int) -> None:
    match = at(merging(companies=companies, era=era))
    (merger,) = legal(match, "merge")
    (told,) = heard(play(match, f"A merge {merger}"), MergerAnnounced)
    assert (told.size, told.nominal) == (size, nominal)
    assert amounts(match) == (nominal, 500 - (500 - nominal) % size, size)


def test_ind_6_4_bids_are_the_nominal_value_and_steps_of_the_size() -> None:
    match = at(merging(cash=[190, 500, 500]))
    play(match, f"A {MERGE_RICE}")
    assert amounts(match) == (160, 184, 8)
    refused(match, "A pass", "IND-6.4", OpenTheAuction())
    refused(match, "A bid 161", "IND-6.4", NotInSteps(160, 8))
    refused(match, "A bid 152", "IND-6.4", NotInSteps(160, 8))
    refused(match, "A bid 192", "IND-6.4", RaiseAboveCash(190))


# -- IND-6.5 ------------------------------------------------------------------


def auction() -> dict[str, Any]:
    """Example E3: A and B own the rice, C has a free slot, D has none."""
    companies = RICE | {"a-maluku-spice": "D maluku-1"}
    return merging(4, companies=companies, cash=[170, 300, 230, 900])


def test_ind_6_5_example_e3_the_auction_goes_round_those_who_can_hold_the_company() -> None:
    match = at(auction())
    play(match, f"A {MERGE_RICE}", "A bid 160")
    assert turn(match) == "B auction"
    refused(match, "B bid 160", "IND-6.5", BidTooLow(168))
    refused(match, f"B {MERGE_RICE}", "IND-6.5", RaiseOrPass())
    play(match, "B bid 168")
    assert amounts(match) == (176, 224, 8)
    play(match, "C bid 224")  # a jump of seven steps
    assert turn(match) == "A auction"  # D is not eligible, A was overbid
    assert legal(match) == ["pass"]  # 232 is more than his 170
    play(match, "A pass")
    assert turn(match) == "B auction"
    events = play(match, "B pass")
    assert heard(events, MergerWon) == [MergerWon(2, 224, "a-bali-rice", "a-jawa-barat-rice")]


def test_ind_6_5_who_passed_is_out_and_the_highest_bidder_is_not_asked() -> None:
    match = at(merging(cash=[900] * 3))
    play(match, f"A {MERGE_RICE}", "A bid 160", "B pass", "C bid 168", "A bid 176")
    assert turn(match) == "C auction"
    play(match, "C pass")
    assert now(match)["owner"]["a-bali-rice"] == 0


def test_ind_6_5_the_mergers_level_does_not_matter_for_bidding() -> None:
    """A14: nor do full slots for an owner."""
    match = at(merging(turn="C", levels={"C": ABLE}))
    play(match, f"C {MERGE_RICE}", "C bid 160")
    assert turn(match) == "A auction"
    play(match, "A bid 168")
    assert turn(match) == "B auction"


# -- IND-6.6 to IND-6.9 -------------------------------------------------------


def test_ind_6_6_example_e3_the_winner_pays_and_the_owners_share_by_size() -> None:
    match = at(auction())
    turns = [f"A {MERGE_RICE}", "A bid 160", "B bid 168", "C bid 224", "A pass"]
    play(match, *turns)
    events = play(match, "B pass")
    paid = [OwnerPaid(1, "a-bali-rice", 140), OwnerPaid(0, "a-jawa-barat-rice", 84)]
    assert heard(events, OwnerPaid) == paid
    assert now(match)["cash"] == [254, 440, 6, 900]


def test_ind_6_6_a_winner_gets_his_own_share_back() -> None:
    """A19: and who owns both pays nothing in the end, but must have the sum."""
    both = {"a-jawa-barat-rice": f"A {RICE3}", "a-bali-rice": f"A {RICE5}"}
    match = at(merging(companies=both, cash=[165, 0, 0]))
    play(match, f"A {MERGE_RICE}")
    assert amounts(match) == (160, 160, 8)
    play(match, "A bid 160", "B pass", "C pass")
    assert now(match)["cash"] == [165, 0, 0]


def test_ind_6_7_the_new_company_has_all_deeds_and_goods_in_one_slot_of_the_winner() -> None:
    match = at(auction())
    events = play(match, f"A {MERGE_RICE}", "A bid 160", "B bid 168", "C bid 224", "A pass", "B pass")
    assert heard(events, CompaniesMerged) == [CompaniesMerged(2, "a-bali-rice", "rice", 8)]
    seen = view(match, 0)
    (rice,) = [company for company in seen.companies if company.type == "rice"]
    assert rice.deeds == ("a-bali-rice", "a-jawa-barat-rice")
    assert set(rice.areas) == {*RICE3.split(), *RICE5.split()}
    assert [player.slots for player in seen.players] == [1, 1, 0, 0]


def test_ind_6_7_a_slot_freed_by_the_merger_counts() -> None:
    match = at(merging())
    play(match, f"A {MERGE_RICE}", "A bid 160", "B pass", "C pass")
    assert [player.slots for player in view(match, 0).players] == [0, 1, 1]


def test_ind_6_8_example_e5_ships_stay_and_the_limits_add_up() -> None:
    companies = {"a-lampung-shipping": "A sea-sunda*2", "a-halmahera-shipping": "B sea-banda*3"}
    match = at(merging(companies=companies))
    play(match, "A merge a-halmahera-shipping a-lampung-shipping", "A bid 50", "B pass", "C pass")
    (fleet,) = view(match, 0).companies
    assert (fleet.ships, fleet.limit, fleet.hull) == ({"sea-sunda": 2, "sea-banda": 3}, 5, 1)
    merged = {"a-lampung-shipping+a-halmahera-shipping": "A sea-sunda"}
    limits = [view(at(merging(companies=merged, era=era, phase="operations")), 0).companies[0].limit for era in "abc"]
    assert limits == [5, 7, 9]


def test_ind_6_8_the_merged_fleet_uses_the_winners_hull() -> None:
    """A21."""
    companies = {"a-lampung-shipping": "A sea-sunda*2", "a-halmahera-shipping": "B sea-banda*3"}
    match = at(merging(companies=companies, levels={"A": ABLE | {"hull": 2}, "B": {"hull": 4}}))
    play(match, "A merge a-halmahera-shipping a-lampung-shipping", "A bid 50", "B bid 55", "C pass", "A pass")
    assert view(match, 0).companies[0].hull == 4


def test_ind_6_9_goods_stay_and_zones_join_only_where_they_touch() -> None:
    match = at(merging())
    play(match, f"A {MERGE_RICE}", "A bid 160", "B pass", "C pass")
    assert match.stage == "research"
    play(match, "A pass", "B pass", "C pass", "A operate a-bali-rice")
    assert match.stage == "expansion"  # no ships, nothing sold
    companies = {"a-bali-rice+a-jawa-barat-rice": f"A {RICE3} {RICE5}", "a-lampung-shipping": "B sea-sunda"}
    match = at(merging(phase="operations", companies=companies, cities={"lampung-1": 1}))
    play(match, "A operate a-bali-rice")
    operation = view(match, 0).operation
    assert operation is not None
    assert [zone.left for zone in operation.zones] == [3, 5]


# -- IND-6.10 -----------------------------------------------------------------


def test_ind_6_10_with_secret_money_who_cannot_pay_is_asked_all_the_same() -> None:
    levels = dict.fromkeys("ABC", ABLE)
    match = at(merging(levels=levels, cash=[500, 0, 0]))
    play(match, "A pass")
    assert (turn(match), legal(match)) == ("B mergers", ["pass"])
    match = at(merging(levels=levels, cash=[500, 0, 0]))
    play(match, f"A {MERGE_RICE}", "A bid 160")
    assert (turn(match), legal(match)) == ("B auction", ["pass"])


def test_ind_6_10_with_open_money_everybody_sees_that_he_cannot() -> None:
    levels = dict.fromkeys("ABC", ABLE)
    match = at(merging(levels=levels, cash=[500, 0, 0], money="open"))
    play(match, "A pass")
    assert match.stage != "mergers"
    match = at(merging(levels=levels, cash=[500, 0, 0], money="open"))
    events = play(match, f"A {MERGE_RICE}", "A bid 160")
    assert heard(events, Passed) == [Passed(1), Passed(2)]
    assert len(heard(events, MergerWon)) == 1


def test_ind_6_10_a_low_level_is_for_all_to_see() -> None:
    match = at(merging(levels={"A": ABLE, "C": ABLE}))
    play(match, "A pass")
    assert turn(match) == "C mergers"
