"""IND-7 Siap faji."""

from __future__ import annotations

import random
from typing import Any

import networkx as nx
import pytest

from fondaco.games.indonesia.data import AREA_NAMES, COAST
from fondaco.games.indonesia.events import AreaEmptied, AreasLost, CompaniesMerged
from fondaco.games.indonesia.refusals import (
    EmptyAnArea,
    InsideTheProperty,
    MergersLevelTooLow,
    NothingWouldRemain,
    NotInFirstEra,
    NotOfTheMerger,
    TypesDoNotMerge,
    WouldSplitZone,
)
from fondaco.games.indonesia.rules import siap_faji
from fondaco.kernel import Match
from fondaco.locale.rulebook import rulebook
from tests.games.indonesia.boards import LAND
from tests.games.indonesia.table import amounts, at, heard, legal, now, play, refused, table, turn, view
from tests.speed import COMPILED, at_speed

RICE = "bali-1 bali-2 nusa-tenggara-barat-1 nusa-tenggara-barat-2"  # a line
SPICE = "maluku-5 maluku-6 maluku-7"  # another
MIXED = {"a-bali-rice": f"A {RICE}", "a-maluku-spice": f"B {SPICE}"}
MERGE = "merge a-bali-rice a-maluku-spice"
RICH = [2000] * 3
INLAND = {name for name, coast in zip(AREA_NAMES, COAST, strict=True) if coast == 0}


def merging(**fields: Any) -> dict[str, Any]:
    said: dict[str, Any] = {"companies": MIXED, "levels": {"A": {"mergers": 4}}, "cash": RICH, "era": "b"} | fields
    return table(3, phase="mergers", **said)


def won(**fields: Any) -> Match:
    """A has just won the merger."""
    match = at(merging(**fields))
    play(match, f"A {MERGE}")
    play(match, f"A bid {amounts(match)[0]}", "B pass", "C pass")
    return match


def test_ind_7_1_not_in_era_a() -> None:
    companies = MIXED | {"a-jawa-barat-rice": "C jawa-barat-1"}
    match = at(merging(era="a", companies=companies))
    assert legal(match, "merge") == ["a-bali-rice a-jawa-barat-rice"]
    refused(match, f"A {MERGE}", "IND-7.1", NotInFirstEra())


def test_ind_7_1_sizes_need_no_balance_but_the_deed_limit_holds() -> None:
    companies = {"a-bali-rice+b-aceh-rice": f"A {RICE} aceh-1", "a-maluku-spice": "B maluku-5"}
    assert MERGE in legal(at(merging(companies=companies, levels={"A": {"mergers": 3}})))
    companies |= {"a-halmahera-spice": "C halmahera-1"}
    match = at(merging(companies=companies, levels={"A": {"mergers": 2}}))
    refused(match, f"A {MERGE}", "IND-6.2a", MergersLevelTooLow(2, 3))


def test_ind_7_2_the_auction_is_as_usual_with_25_for_each_good() -> None:
    match = at(merging(cash=[200, 0, 0]))
    play(match, f"A {MERGE}", "A bid 196", "B pass", "C pass")
    assert now(match)["cash"] == [200 - 196 + 112, 84, 0]


def test_ind_7_3_the_new_owner_empties_half_rounded_up() -> None:
    """A23: of 7 areas 4 go and 3 remain."""
    match = won()
    assert turn(match) == "A siap-faji"
    merger = view(match, 0).merger
    assert merger is not None
    assert merger.to_clear == 4
    refused(match, "A pass", "IND-7.3", EmptyAnArea(4))
    refused(match, "A clear papua-1", "IND-7.3", NotOfTheMerger("papua-1"))
    events = play(match, "A clear bali-1", "A clear bali-2", "A clear maluku-5", "A clear maluku-7")
    assert [event.area for event in heard(events, AreaEmptied)] == ["bali-1", "bali-2", "maluku-5", "maluku-7"]
    assert heard(events, CompaniesMerged) == [CompaniesMerged(0, "a-bali-rice", "siap-faji", 3)]


BESIDE = {"a-jawa-barat-rice+a-halmahera-spice": "C jawa-timur-3 nusa-tenggara-timur-2"}


def test_ind_7_4_areas_beside_other_siap_faji_are_emptied_first_and_count() -> None:
    """A25: bali-1 and nusa-tenggara-barat-2 touch the siap faji of C."""
    match = at(merging(companies=MIXED | BESIDE))
    play(match, f"A {MERGE}")
    events = play(match, "A bid 175", "B pass")
    assert heard(events, AreasLost) == [AreasLost(0, ("bali-1", "nusa-tenggara-barat-2"))]
    assert turn(match) == "A siap-faji"
    assert now(match)["to_clear"] == 2


def test_ind_7_4_they_go_even_if_they_are_more_than_half() -> None:
    companies = {"a-bali-rice": "A bali-1 nusa-tenggara-barat-2", "a-maluku-spice": "B maluku-5"}
    other = "C jawa-timur-3 bali-2 nusa-tenggara-timur-2 maluku-6"
    companies |= {"a-jawa-barat-rice+a-halmahera-spice": other}
    match = at(merging(companies=companies))
    refused(match, f"A {MERGE}", "IND-7.4", NothingWouldRemain())
    companies["a-maluku-spice"] = "B maluku-8"
    companies["a-jawa-barat-rice+a-halmahera-spice"] = other.replace("maluku-6", "maluku-4")
    match = at(merging(companies=companies))
    play(match, f"A {MERGE}", "A bid 75", "B pass")
    assert match.stage != "siap-faji"  # two of three are gone already
    assert now(match)["size"]["a-bali-rice"] == 1


def test_ind_7_4_the_winners_own_other_company_counts_too() -> None:
    companies = MIXED | {"a-jawa-barat-rice+a-halmahera-spice": "A jawa-timur-3"}
    match = at(merging(companies=companies))
    play(match, f"A {MERGE}")
    events = play(match, "A bid 175", "B pass", "C pass")
    assert heard(events, AreasLost) == [AreasLost(0, ("bali-1",))]


def test_ind_7_5_what_remains_of_each_zone_is_connected_or_nothing() -> None:
    match = won()
    assert legal(match, "clear") == ["bali-1", "nusa-tenggara-barat-2", "maluku-5", "maluku-7"]
    refused(match, "A clear bali-2", "IND-7.5", WouldSplitZone("bali-2"))
    refused(match, "A clear maluku-6", "IND-7.5", WouldSplitZone("maluku-6"))


def test_ind_7_5_a_whole_zone_may_be_emptied() -> None:
    match = won()
    play(match, *[f"A clear {area}" for area in RICE.split()])
    (company,) = view(match, 0).companies
    assert company.areas == tuple(SPICE.split())


RING = "riau-1 riau-3 riau-5 sumatera-barat-1 sumatera-barat-2"
ENCLOSED = {"a-bali-rice": f"A riau-4 {RING}", "a-maluku-spice": f"B {SPICE}"}


def test_ind_7_5_areas_are_emptied_from_the_border_of_the_property() -> None:
    """A24: riau-4 touches no sea and, at first, no land but that of the two companies."""
    assert set(LAND.neighbors("riau-4")) == set(RING.split())
    match = won(companies=ENCLOSED)
    assert "riau-4" not in legal(match, "clear")
    refused(match, "A clear riau-4", "IND-7.5", InsideTheProperty("riau-4"))
    for language, words in (("en", "border of your property"), ("it", "confine della tua proprietà")):
        text = rulebook("indonesia", language).part("IND-7.5")
        assert text is not None
        assert words in text


def test_ind_7_8_an_inner_area_may_go_once_a_neighbour_has_gone() -> None:
    match = won(companies=ENCLOSED)
    play(match, "A clear riau-1")
    assert "riau-4" in legal(match, "clear")
    play(match, "A clear riau-4")


def test_ind_7_5_rice_beside_own_spice_is_inside() -> None:
    companies = {
        "a-bali-rice": "A riau-4 riau-1 riau-3",
        "a-maluku-spice": "B riau-5 sumatera-barat-1 sumatera-barat-2",
    }
    match = won(companies=companies)
    refused(match, "A clear riau-4", "IND-7.5", InsideTheProperty("riau-4"))
    companies["a-maluku-spice"] = "B riau-5 sumatera-barat-1 maluku-5"
    assert "riau-4" in legal(won(companies=companies), "clear")


def test_ind_7_5_the_option_contiguity_changes_nothing_about_the_border() -> None:
    refused(won(companies=ENCLOSED, contiguity="union"), "A clear riau-4", "IND-7.5", InsideTheProperty("riau-4"))


@pytest.mark.skipif(COMPILED, reason="a C function cannot be exchanged")
def test_ind_7_5_where_nothing_satisfies_both_the_border_is_waived(monkeypatch: pytest.MonkeyPatch) -> None:
    """No position of this map is known that needs it, so nothing is told to be at the border."""
    match = won()
    monkeypatch.setattr(siap_faji, "is_at_border", lambda s, area: False)
    assert legal(match, "clear") == ["bali-1", "nusa-tenggara-barat-2", "maluku-5", "maluku-7"]


def test_ind_7_5_only_ten_areas_are_inland() -> None:
    assert len(INLAND) == 10


def test_ind_7_5_a_match_of_version_1_does_not_ask_for_the_border() -> None:
    match = won(companies=ENCLOSED, rules=1)
    assert "riau-4" in legal(match, "clear")
    play(match, "A clear riau-4")
    assert set(legal(match, "clear")) > set(RING.split()) - {"riau-3", "riau-5"}


TOUCHING = {"a-bali-rice": "A bali-1 bali-2", "a-maluku-spice": "B nusa-tenggara-barat-1 nusa-tenggara-barat-2"}


def test_ind_7_5_each_former_zone_by_itself() -> None:
    """A24: rice beside spice are two zones, so nothing here holds anything together."""
    assert len(legal(won(companies=TOUCHING), "clear")) == 4


def test_ind_7_5_with_the_option_contiguity_the_union_must_hold_together() -> None:
    match = won(companies=TOUCHING, contiguity="union")
    assert legal(match, "clear") == ["bali-1", "nusa-tenggara-barat-2"]
    refused(match, "A clear bali-2", "IND-7.5", WouldSplitZone("bali-2"))


def test_ind_7_5_a_zone_split_by_other_siap_faji_counts_as_two() -> None:
    """A26: the owner need not remove more than half for it."""
    companies = {"a-bali-rice": "A jawa-timur-3 bali-1 bali-2", "a-maluku-spice": "B maluku-5 maluku-6"}
    line = {"a-bali-rice": "A maluku-4 maluku-5 maluku-6 maluku-7", "a-maluku-spice": "B bali-1 bali-2"}
    match = won(companies=companies)
    assert "bali-1" not in legal(match, "clear")
    line |= {"a-jawa-barat-rice+a-halmahera-spice": "C nusa-tenggara-barat-1"}
    match = at(merging(companies=line))
    play(match, f"A {MERGE}")
    events = play(match, "A bid 150", "B pass")
    assert heard(events, AreasLost) == [AreasLost(0, ("bali-2",))]
    assert legal(match, "clear") == ["bali-1", "maluku-4", "maluku-7"]


def test_ind_7_6_the_rest_becomes_siap_faji_and_zones_are_found_anew() -> None:
    match = won(companies={"a-bali-rice": "A bali-1 bali-2", "a-maluku-spice": "B nusa-tenggara-barat-1 maluku-5"})
    play(match, "A clear bali-1", "A clear maluku-5")
    (company,) = view(match, 0).companies
    assert (company.type, company.value, company.size) == ("siap-faji", 35, 2)
    assert company.deeds == ("a-bali-rice", "a-maluku-spice")
    assert company.areas == ("bali-2", "nusa-tenggara-barat-1")


def test_ind_7_7_siap_faji_merges_only_with_siap_faji_for_35_and_loses_nothing() -> None:
    companies = {
        "a-jawa-barat-rice+a-halmahera-spice": "A jawa-timur-3",
        "a-bali-rice+a-maluku-spice": "B maluku-5",
        "b-aceh-rice": "C aceh-1",
    }
    match = at(merging(companies=companies))
    assert legal(match, "merge") == ["a-bali-rice a-jawa-barat-rice"]
    refused(match, "A merge a-bali-rice b-aceh-rice", "IND-6.2b", TypesDoNotMerge("siap-faji", "rice"))
    play(match, "A merge a-bali-rice a-jawa-barat-rice", "A bid 70", "B pass")
    assert match.stage != "siap-faji"
    assert now(match)["size"]["a-bali-rice"] == 2


@pytest.mark.parametrize("seed", range(at_speed(20, 4)))
def test_ind_7_8_step_by_step_reaches_exactly_the_legal_sets_and_is_never_stuck(seed: int) -> None:
    """The sets that steps can leave, found by taking areas away by the words of IND-7.5, on another board than ours."""
    rng = random.Random(seed)
    rice = _clump(rng, set())
    spice = _clump(rng, set(rice))
    companies = {"a-bali-rice": "A " + " ".join(rice), "a-maluku-spice": "B " + " ".join(spice)}
    match = won(companies=companies)
    goods = frozenset({*rice, *spice})
    zones = [set(part) for held in (rice, spice) for part in nx.connected_components(LAND.subgraph(held))]

    def can_go(area: str, left: frozenset[str]) -> bool:
        (zone,) = [zone & left for zone in zones if area in zone]
        return len(zone) == 1 or nx.is_connected(LAND.subgraph(zone - {area}))

    def steps(left: frozenset[str]) -> set[str]:
        whole = {area for area in left if can_go(area, left)}
        return {area for area in whole if area not in INLAND or not set(LAND[area]) <= left} or whole

    seen: set[frozenset[str]] = set()

    def explore(at_now: Match, left: frozenset[str]) -> None:
        if left in seen:
            return
        seen.add(left)
        if at_now.stage != "siap-faji":
            assert len(left) == len(goods) // 2
            return
        moves = legal(at_now, "clear")
        assert set(moves) == steps(left)
        assert moves
        for area in moves:
            after = Match.replay(at_now.game, at_now.record)
            play(after, f"A clear {area}")
            explore(after, left - {area})

    explore(match, goods)


def _clump(rng: random.Random, taken: set[str]) -> list[str]:
    found = [rng.choice(sorted(set(LAND) - taken))]
    for _ in range(3):
        around = sorted({other for area in found for other in LAND[area]} - taken - set(found))
        if around:
            found.append(rng.choice(around))
    return found
