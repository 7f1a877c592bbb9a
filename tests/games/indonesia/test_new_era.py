"""IND-4 New Era, IND-13.2 with two players."""

from __future__ import annotations

from typing import Any

from fondaco.games.indonesia.events import (
    CardDiscarded,
    CityFounded,
    DeedsOffered,
    DeedsRemoved,
    DeedUnstartable,
    EraBegan,
    EraEnded,
    FinalResult,
    PileTaken,
)
from fondaco.games.indonesia.refusals import (
    AreaNotEmpty,
    CardCanBePlayed,
    NoGreenStone,
    NotCoastal,
    NotOnTheCard,
    NotYourCard,
    PlaceCity,
    ProvinceHasCity,
)
from fondaco.kernel import Event, Match
from tests.games.indonesia.table import at, heard, legal, now, play, refused, table, turn, view

BLOCKED = {"a-jawa-barat-rice": "A kalimantan-selatan-3", "b-riau-rubber": "B kalimantan-selatan-2"}


def last_operation(**fields: Any) -> dict[str, Any]:
    """A position where one move of A ends the year, and phase 1 comes next."""
    said: dict[str, Any] = {"companies": {"a-lampung-shipping": "A sea-sunda"}, "seats": 2} | fields
    return table(said.pop("seats"), phase="fleet", company="a-lampung-shipping", **_operated(said))


def _operated(said: dict[str, Any]) -> dict[str, Any]:
    return said | {"operated": dict.fromkeys(said["companies"], 1)}


# -- IND-4.1 ------------------------------------------------------------------


def test_ind_4_1_a_deed_without_any_area_to_start_on_leaves_at_once() -> None:
    """Example E1, follow-up: rice beside bali-1 and a city on bali-2."""
    companies = {"a-jawa-barat-rice": "C jawa-timur-4 jawa-timur-3"}
    position = table(phase="new-era", companies=companies, offered=["a-bali-rice", "a-maluku-spice"])
    position["card"] |= {"a1": 2, "a3": 0}
    match = at(position)
    assert "a-bali-rice" in view(match, 0).offered
    events = play(match, "A found a3 bali-2")
    assert heard(events, DeedUnstartable) == [DeedUnstartable("a-bali-rice")]
    assert "a-bali-rice" in view(match, 0).removed


def test_ind_4_1_example_e2_an_oil_deed_goes_when_the_last_area_of_its_province_is_filled() -> None:
    companies = {"a-jawa-barat-rice": "A kalimantan-tengah-5", "b-riau-rubber": "B kalimantan-selatan-2"}
    position = table(
        2,
        phase="expansion",
        era="c",
        companies=companies,
        cities={"kalimantan-selatan-1": 1},
        offered=["c-kalimantan-selatan-oil", "c-sumatera-selatan-spice"],
        company="a-jawa-barat-rice",
        free=1,
        operated=dict.fromkeys(companies, 1),
    )
    match = at(position)
    events = play(match, "A expand kalimantan-selatan-3")
    assert heard(events, DeedUnstartable) == [DeedUnstartable("c-kalimantan-selatan-oil")]
    assert match.result is not None  # IND-4.2: the next phase 1 finds one type
    assert match.result.ending == "one-type"


def test_ind_4_1_example_e2_variant_oil_beside_the_last_empty_area() -> None:
    companies = BLOCKED | {"c-sarawak-oil": "A kalimantan-timur-4"}
    position = table(
        2, phase="expansion", era="c", companies=companies, company="c-sarawak-oil", free=1,
        offered=["c-kalimantan-selatan-oil", "c-sumatera-selatan-spice"],
        operated=dict.fromkeys(companies, 1),
    )  # fmt: skip
    events = play(at(position), "A expand kalimantan-timur-5")
    assert heard(events, DeedUnstartable) == [DeedUnstartable("c-kalimantan-selatan-oil")]


# -- IND-4.2, IND-4.3 ---------------------------------------------------------


def test_ind_4_2_the_era_is_over_when_all_deeds_on_offer_are_of_one_type() -> None:
    """Shipping is a type like the goods (A6)."""
    match = at(last_operation(offered=["a-halmahera-shipping", "a-jawa-timur-shipping"]))
    events = play(match, "A done")
    assert heard(events, EraEnded) == [EraEnded("era-a")]
    assert heard(events, EraBegan) == [EraBegan("era-b")]
    assert turn(match) == "A new-era"


def test_ind_4_2_the_era_is_over_when_no_deed_is_on_offer() -> None:
    match = at(last_operation())
    play(match, "A done")
    assert (turn(match), now(match)["era"]) == ("A new-era", "b")


def test_ind_4_2_two_types_on_offer_and_the_era_goes_on() -> None:
    match = at(last_operation(offered=["a-halmahera-shipping", "a-maluku-spice"]))
    events = play(match, "A done")
    assert not heard(events, EraEnded)
    assert (turn(match), now(match)["era"]) == ("A turn-order", "a")


def test_ind_4_3_when_era_c_is_over_the_game_ends_at_once() -> None:
    """Example E2: the oil deed was removed before the check, so one type is left."""
    match = at(last_operation(era="c", offered=["c-sumatera-selatan-spice"]))
    events = play(match, "A done")
    assert match.over
    assert match.result is not None
    assert match.result.ending == "one-type"
    assert len(heard(events, FinalResult)) == 2
    assert not heard(events, PileTaken)


def test_ind_4_3_example_e2_control_with_a_second_type_era_c_goes_on() -> None:
    match = at(last_operation(era="c", offered=["c-sumatera-selatan-spice", "c-papua-oil"]))
    play(match, "A done")
    assert turn(match) == "A turn-order"


def test_ind_4_3_without_deeds_the_ending_has_its_own_name() -> None:
    match = at(last_operation(era="c"))
    play(match, "A done")
    assert match.result is not None
    assert match.result.ending == "no-deeds"


# -- IND-4.4, IND-4.5 ---------------------------------------------------------


def test_ind_4_4_in_turn_order_each_founds_a_city_in_a_province_of_his_card() -> None:
    match = at(table(phase="new-era", order="CAB", turn="C"))
    places = [move.split()[1].rsplit("-", 1)[0] for move in legal(match, "found")]
    assert set(places) == {"bali", "jawa-tengah", "sulawesi-utara"}
    events = play(match, "C found a3 bali-1")
    assert heard(events, CityFounded) == [CityFounded(2, "a3", "bali-1")]
    assert turn(match) == "A new-era"
    play(match, "A found a1 jawa-barat-2")
    assert turn(match) == "B new-era"
    play(match, "B found a2 sumatera-selatan-5")
    assert turn(match) == "C turn-order"
    assert [town.area for town in view(match, 0).towns] == ["bali-1", "jawa-barat-2", "sumatera-selatan-5"]


def test_ind_4_4_not_elsewhere() -> None:
    companies = {"a-jawa-barat-rice": "A jawa-barat-2"}
    match = at(table(phase="new-era", companies=companies, cities={"jawa-tengah-1": 1}))
    refused(match, "A found a1 bali-1", "IND-4.4", NotOnTheCard("a1", "bali"))
    refused(match, "A found a2 jawa-timur-1", "IND-4.4", NotYourCard("a2"))
    refused(match, "A found b1 aceh-1", "IND-4.4", NotYourCard("b1"))
    refused(match, "A found a1 jawa-tengah-2", "IND-4.4", ProvinceHasCity("jawa-tengah"))
    refused(match, "A found a1 sumatera-selatan-1", "IND-1.3", NotCoastal("sumatera-selatan-1"))
    refused(match, "A found a1 jawa-barat-2", "IND-1.4", AreaNotEmpty("jawa-barat-2"))
    refused(match, "A pass", "IND-4.4", PlaceCity())


def test_ind_4_4_if_he_can_he_must() -> None:
    match = at(table(phase="new-era", cities={"jawa-tengah-1": 1, "jawa-barat-1": 1}))
    refused(match, "A discard a1", "IND-4.4", CardCanBePlayed("a1"))
    refused(match, "A discard a2", "IND-4.4", NotYourCard("a2"))


def test_ind_4_5_a_card_without_a_legal_area_is_discarded() -> None:
    cities = {"jawa-tengah-1": 1, "jawa-barat-1": 1, "sumatera-selatan-2": 2}
    match = at(table(phase="new-era", cities=cities))
    assert legal(match) == ["discard a1"]
    events = play(match, "A discard a1")
    assert heard(events, CardDiscarded) == [CardDiscarded(0, "a1")]
    assert [card.name for card in view(match, 1).shown] == ["a1"]
    assert turn(match) == "B new-era"


def test_ind_4_5_without_a_green_stone_too() -> None:
    places = "aceh-1 bengkulu-3 halmahera-1 jambi-2 lampung-1 maluku-1 papua-1 sarawak-1 riau-1 jawa-timur-1 bali-1"
    match = at(table(phase="new-era", cities=dict.fromkeys([*places.split(), "sulawesi-utara-1"], 1)))
    assert legal(match) == ["discard a1"]
    refused(match, "A found a1 jawa-barat-1", "IND-4.5", NoGreenStone())


# -- IND-4.6, IND-4.7 ---------------------------------------------------------


def begun_era_b(**options: str) -> tuple[Match, list[Event]]:
    match = at(last_operation(seats=3, offered=["a-halmahera-shipping"]) | options)
    return match, play(match, "A done")


def test_ind_4_6_after_the_cities_old_deeds_leave_and_new_ones_come() -> None:
    match, _ = begun_era_b()
    assert view(match, 0).offered == ("a-halmahera-shipping",)
    play(match, "A found b1 aceh-1", "B found b2 lampung-1")
    events = play(match, "C found b3 maluku-1")
    assert heard(events, DeedsRemoved) == [DeedsRemoved(("a-halmahera-shipping",))]
    assert len(heard(events, DeedsOffered)[0].deeds) == 9
    assert turn(match) == "A turn-order"


def test_ind_4_6_with_the_option_new_deeds_they_come_first() -> None:
    """A3."""
    match, events = begun_era_b(new_deeds="before-cities")
    assert len(heard(events, DeedsOffered)[0].deeds) == 9
    assert len(view(match, 0).offered) == 9
    assert turn(match) == "A new-era"
    events = play(match, "A found b1 aceh-1", "B found b2 lampung-1", "C found b3 maluku-1")
    assert not heard(events, DeedsOffered)


def test_ind_4_6_new_deeds_that_cannot_start_leave_at_once_and_the_era_is_not_checked_again() -> None:
    """A5: even if nothing but one type is left."""
    rice = "aceh-1 aceh-3 sumatera-utara-4 kalimantan-timur-2 kalimantan-timur-5 kalimantan-barat-1 sarawak-2"
    match = at(
        last_operation(seats=3, companies={"a-lampung-shipping": "A sea-sunda", "a-jawa-barat-rice": f"B {rice}"})
    )
    play(match, "A done", "A found b1 bengkulu-1", "B found b2 lampung-1")
    events = play(match, "C found b3 maluku-1")
    assert {event.deed for event in heard(events, DeedUnstartable)} == {"b-aceh-rice", "b-kalimantan-timur-rice"}
    assert turn(match) == "A turn-order"


def test_ind_4_7_piles_become_cash_and_negative_ones_are_subtracted() -> None:
    match = at(last_operation(offered=["a-halmahera-shipping", "a-maluku-spice"], cash=[50, 10], pile=[35, -15]))
    events = play(match, "A done")
    assert (now(match)["cash"], now(match)["pile"]) == ([85, -5], [0, 0])
    assert [event.amount for event in heard(events, PileTaken)] == [35, -15]
    assert [event.amount for event in heard(match.events(1)[-1], PileTaken)] == [None, -15]


# -- IND-13.2 -----------------------------------------------------------------


def test_ind_13_2_two_players_place_four_cities_alternating() -> None:
    match = at(table(2, phase="new-era", order="BA", turn="B"))
    play(match, "B found a3 bali-1")
    assert turn(match) == "A new-era"
    play(match, "A found a2 jawa-timur-1", "B found a4 jawa-barat-1")
    assert {move.split()[0] for move in legal(match, "found")} == {"a1"}
    play(match, "A found a1 jawa-tengah-1")
    assert turn(match) == "B turn-order"


def test_ind_13_2_who_can_play_neither_card_discards_one_of_them() -> None:
    places = "jawa-barat-1 jawa-tengah-1 sumatera-selatan-2 jawa-timur-1 sulawesi-selatan-1"
    match = at(table(2, phase="new-era", cities=dict.fromkeys(places.split(), 1)))
    assert legal(match) == ["discard a1", "discard a2"]
    play(match, "A discard a2")
    assert turn(match) == "B new-era"
