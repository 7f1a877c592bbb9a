"""What the rules say below their figures, played on the positions that the figures show."""

from __future__ import annotations

from fondaco.games.indonesia.data import AREA_NAMES, COAST, SEA_NAMES, SEA_NEAR
from fondaco.games.indonesia.events import CompaniesMerged, OwnerPaid
from fondaco.games.indonesia.refusals import InsideTheProperty, WouldSplitZone
from tests.games.figure import figure
from tests.games.indonesia.table import amounts, at, heard, legal, now, play, refused, table, view


def test_ind_1_3_the_seas_around_bali() -> None:
    def near(sea: str) -> set[str]:
        return {name for bit, name in enumerate(SEA_NAMES) if SEA_NEAR[SEA_NAMES.index(sea)] >> bit & 1}

    def coast(area: str) -> set[str]:
        return {name for bit, name in enumerate(SEA_NAMES) if COAST[AREA_NAMES.index(area)] >> bit & 1}

    jawa = {"sea-jawa-south", "sea-jawa-east"}
    assert jawa <= near("sea-lombok")
    assert not jawa & (near("sea-jawa-south") | near("sea-jawa-east"))
    assert coast("bali-1") == jawa | {"sea-lombok"}
    assert coast("bali-2") == {"sea-lombok"}


def test_ind_6_3_ind_6_6_eight_goods_for_224_bring_84_and_140() -> None:
    match = at(figure("indonesia", "merger"))
    merger = view(match, 2).merger
    assert merger is not None
    assert merger.nominal == 160
    assert amounts(match) == (176, 224, 8)
    events = play(match, "C bid 224", "A pass", "B pass")
    paid = {event.seat: event.amount for event in heard(events, OwnerPaid)}
    assert paid == {0: 84, 1: 140}
    assert now(match)["cash"] == [254, 440, 6, 900]


def test_ind_6_8_lampung_and_halmahera_may_have_5_7_and_9_ships() -> None:
    both = {"a-lampung-shipping+a-halmahera-shipping": "A sea-sunda"}
    limits = [view(at(table(3, era=era, companies=both)), 0).companies[0].limit for era in "abc"]
    assert limits == [5, 7, 9]
    match = at(figure("indonesia", "fleets"))
    play(match, f"A {legal(match)[1]}")
    assert match.stage != "fleet"


def test_ind_7_3_ind_7_5_seven_areas_become_three() -> None:
    match = at(figure("indonesia", "siap-faji"))
    assert legal(match, "clear") == ["bali-1", "nusa-tenggara-barat-2", "maluku-5", "maluku-7"]
    refused(match, "A clear maluku-6", "IND-7.5", WouldSplitZone("maluku-6"))
    events = play(match, "A clear maluku-5", "A clear maluku-6", "A clear maluku-7", "A clear bali-1")
    assert heard(events, CompaniesMerged) == [CompaniesMerged(0, "a-bali-rice", "siap-faji", 3)]


def test_ind_7_5_ind_7_8_an_area_inside_waits_for_a_neighbour() -> None:
    for gone in ("riau-1", "sumatera-barat-2"):
        match = at(figure("indonesia", "border"))
        refused(match, "A clear riau-4", "IND-7.5", InsideTheProperty("riau-4"))
        play(match, f"A clear {gone}", "A clear riau-4")


def test_ind_8_4_rice_beside_rice_across_an_arrow() -> None:
    match = at(figure("indonesia", "bali"))
    assert legal(match, "start") == ["a-bali-rice bali-2"]


def test_ind_10_6_two_spices_must_be_sold_and_three_with_a_better_hull() -> None:
    position = figure("indonesia", "spice")
    for city, fee, pile in (("sarawak-4", 5, 40), ("halmahera-1", 10, 35)):
        match = at(position)
        play(match, "C operate b-sulawesi-tengah-spice")
        assert now(match)["to_sell"] == 2
        play(match, "C load a-lampung-shipping sea-makassar")
        play(match, *(["C sail sea-halmahera"] if city == "halmahera-1" else []), f"C unload {city}")
        play(match, "C load a-sulawesi-selatan-shipping sea-tomini", "C unload sulawesi-utara-2")
        assert now(match)["pile"] == [fee, 5, pile]
    levels = [level | {"hull": 2} for level in position["level"]]
    match = at(position | {"level": levels})
    play(match, "C operate b-sulawesi-tengah-spice")
    assert now(match)["to_sell"] == 3
