"""IND-10.3 to IND-10.7: deliveries. The maximum itself is tested in test_flow.py."""

from __future__ import annotations

from typing import Any

from fondaco.games.indonesia.events import Delivered, SalesDue, SalesEnded
from fondaco.games.indonesia.refusals import (
    CityIsFull,
    CityNotAtSea,
    FinishDelivery,
    LoadFirst,
    MustSell,
    NoCityThere,
    NoGoodsThere,
    NoShipThere,
    SeaNotAtZone,
    SeasApart,
    SeaTwice,
    ShipsFull,
    WouldSellLess,
    ZoneFirst,
    ZoneGoesBy,
)
from fondaco.kernel import Match
from tests.games.indonesia.table import at, heard, legal, now, play, refused, table, turn, view

A_LINE, B_LINE = "a-halmahera-shipping", "a-sulawesi-selatan-shipping"
SPICE = "b-sulawesi-tengah-spice"
E6: dict[str, Any] = {
    "era": "b",
    "companies": {
        SPICE: "C sulawesi-tengah-1 sulawesi-tengah-2 sulawesi-tengah-3",
        A_LINE: "A sea-makassar sea-halmahera",
        B_LINE: "B sea-tomini",
    },
    "cities": {"sarawak-4": 1, "halmahera-1": 1, "sulawesi-utara-2": 1},
    "levels": {"B": {"hull": 2}},
    "turn": "C",
}


def example_e6(**fields: Any) -> Match:
    """E6: spice of C, ships of A and B, three cities of size 1."""
    match = at(table(3, **E6 | fields))
    play(match, f"C operate {SPICE}")
    return match


def test_ind_10_3_a_city_buys_as_many_of_a_type_as_its_size_in_the_whole_phase() -> None:
    cities = {"sarawak-4": "1 spice", "halmahera-1": 1, "sulawesi-utara-2": "2 spice rice rice"}
    match = example_e6(cities=cities)
    assert now(match)["to_sell"] == 2  # halmahera by A, and one more to Sulawesi by B
    play(match, f"C load {A_LINE} sea-makassar")
    refused(match, "C unload sarawak-4", "IND-10.3", CityIsFull("sarawak-4", "spice"))


def test_ind_10_3_each_area_offers_one_good() -> None:
    match = example_e6(levels={"A": {"hull": 5}, "B": {"hull": 5}}, cities={"sarawak-4": 3, "sulawesi-utara-2": 2})
    assert now(match)["to_sell"] == 3


def test_ind_10_4_a_chain_of_adjacent_seas_with_ships_of_one_company() -> None:
    match = example_e6()
    assert legal(match, "load") == [f"{A_LINE} sea-makassar", f"{B_LINE} sea-tomini"]
    refused(match, f"C load {A_LINE} sea-halmahera", "IND-10.4", SeaNotAtZone("sea-halmahera"))
    refused(match, f"C load {A_LINE} sea-tomini", "IND-10.4", NoShipThere(A_LINE, "sea-tomini"))
    refused(match, "C sail sea-halmahera", "IND-10.4", LoadFirst())
    refused(match, "C unload sarawak-4", "IND-10.4", LoadFirst())
    refused(match, "C sell sulawesi-tengah-1", "IND-10.4", LoadFirst())
    play(match, f"C load {A_LINE} sea-makassar")
    assert legal(match) == ["unload sarawak-4", "sail sea-halmahera"]
    refused(match, "C sail sea-makassar", "IND-10.4", SeaTwice("sea-makassar"))
    refused(match, "C sail sea-banda", "IND-10.4", SeasApart("sea-banda"))
    refused(match, "C sail sea-tomini", "IND-10.4", NoShipThere(A_LINE, "sea-tomini"))  # no change of company
    refused(match, "C unload halmahera-1", "IND-10.4", CityNotAtSea("halmahera-1", "sea-makassar"))
    refused(match, "C unload papua-1", "IND-10.4", NoCityThere("papua-1"))
    refused(match, f"C load {B_LINE} sea-tomini", "IND-10.4", FinishDelivery())
    refused(match, "C cheapest", "IND-10.4", FinishDelivery())
    refused(match, "C sell sulawesi-tengah-1", "IND-10.4", FinishDelivery())
    events = play(match, "C sail sea-halmahera", "C unload halmahera-1")
    (told,) = heard(events, Delivered)
    assert (told.line, told.seas, told.city) == (A_LINE, ("sea-makassar", "sea-halmahera"), "halmahera-1")


def test_ind_10_4_there_is_no_overland_delivery() -> None:
    match = at(table(companies={"a-bali-rice": "A bali-1"}, cities={"bali-2": 1}))
    events = play(match, "A operate a-bali-rice")
    assert heard(events, SalesDue) == [SalesDue("a-bali-rice", "rice", 1, 0)]
    assert turn(match) == "A expansion"


def test_ind_10_4_with_several_zones_the_zone_is_named_first() -> None:
    companies = {"a-bali-rice": "A bali-1 bali-2 nusa-tenggara-timur-1", "a-lampung-shipping": "B sea-lombok*2"}
    match = at(table(companies=companies, cities={"nusa-tenggara-barat-1": 2}))
    play(match, "A operate a-bali-rice")
    assert legal(match, "sell") == ["bali-1", "nusa-tenggara-timur-1"]
    zone = next(entry for entry in match.legal(0) if entry.kind == "sell")
    assert zone.targets == ("area:bali-1", "area:bali-2")
    refused(match, "A sell bali-2", "IND-10.4", ZoneGoesBy("bali-1"))
    refused(match, "A sell papua-1", "IND-10.3", NoGoodsThere("papua-1"))
    refused(match, "A load a-lampung-shipping sea-lombok", "IND-10.4", ZoneFirst())
    refused(match, "A sail sea-lombok", "IND-10.4", ZoneFirst())
    refused(match, "A unload nusa-tenggara-barat-1", "IND-10.4", ZoneFirst())
    one = "A sell nusa-tenggara-timur-1", "A load a-lampung-shipping sea-lombok", "A unload nusa-tenggara-barat-1"
    play(match, *one)
    assert now(match)["zone"] >= 0  # only Bali has goods left: no choice
    assert legal(match, "load") == ["a-lampung-shipping sea-lombok"]


def test_ind_10_4_an_empty_zone_has_nothing_to_sell() -> None:
    areas = "bali-1 nusa-tenggara-timur-1 jawa-tengah-4"
    companies = {"a-bali-rice": f"A {areas}", "a-lampung-shipping": "B sea-lombok sea-jawa-south"}
    match = at(table(companies=companies, cities={"nusa-tenggara-barat-1": 2}, levels={"B": {"hull": 5}}))
    play(match, "A operate a-bali-rice", "A sell bali-1", "A load a-lampung-shipping sea-lombok")
    play(match, "A unload nusa-tenggara-barat-1")
    refused(match, "A sell bali-1", "IND-10.3", NoGoodsThere("bali-1"))


def test_ind_10_5_each_ship_carries_as_many_goods_as_the_hull_of_its_owner() -> None:
    match = example_e6(cities={"sarawak-4": 3}, levels={"A": {"hull": 2}})
    assert now(match)["to_sell"] == 2
    play(match, f"C load {A_LINE} sea-makassar", "C unload sarawak-4", f"C load {A_LINE} sea-makassar")
    assert now(match)["used"][A_LINE]["sea-makassar"] == 2
    play(match, "C unload sarawak-4")
    assert match.stage == "expansion"


def test_ind_10_5_ships_of_a_company_in_one_sea_add_up() -> None:
    companies = E6["companies"] | {A_LINE: "A sea-makassar*3"}
    assert now(example_e6(companies=companies, cities={"sarawak-4": 3}))["to_sell"] == 3


def test_ind_10_5_full_ships_carry_no_more() -> None:
    match = example_e6(cities={"sarawak-4": 1, "sulawesi-utara-2": 2})
    play(match, f"C load {A_LINE} sea-makassar", "C unload sarawak-4")
    refused(match, f"C load {A_LINE} sea-makassar", "IND-10.5", ShipsFull(A_LINE, "sea-makassar"))


def test_ind_10_5_uses_are_forgotten_with_the_next_company_but_demand_is_not() -> None:
    """A39, A40."""
    companies = E6["companies"] | {"a-maluku-spice": "C halmahera-4"}
    match = example_e6(companies=companies, cities={"halmahera-1": 2})
    play(match, "C cheapest", "C done")
    assert now(match)["used"][A_LINE]["sea-halmahera"] == 0
    play(match, f"A operate {A_LINE}", "A done", f"B operate {B_LINE}", "B done", "C operate a-maluku-spice")
    assert now(match)["to_sell"] == 1
    play(match, "C cheapest")
    assert now(match)["received"][0]["spice"] == 2


def test_ind_10_6_example_e6_the_company_must_sell_the_maximum() -> None:
    """A35: one delivery only, or none, is illegal."""
    match = example_e6()
    assert now(match)["to_sell"] == 2
    refused(match, "C done", "IND-10.6", MustSell(2))
    play(match, f"C load {B_LINE} sea-tomini", "C unload sulawesi-utara-2")
    refused(match, "C done", "IND-10.6", MustSell(1))
    assert legal(match, "load") == [f"{A_LINE} sea-makassar"]


def test_ind_10_6_example_e6_with_hull_2_the_plan_is_forced() -> None:
    match = example_e6(levels={"A": {"hull": 2}, "B": {"hull": 2}})
    assert now(match)["to_sell"] == 3
    play(match, f"C load {A_LINE} sea-makassar", "C unload sarawak-4", f"C load {A_LINE} sea-makassar")
    assert legal(match) == ["sail sea-halmahera"]
    play(
        match,
        "C sail sea-halmahera",
        "C unload halmahera-1",
        f"C load {B_LINE} sea-tomini",
        "C unload sulawesi-utara-2",
    )
    assert now(match)["pile"] == [15, 5, 55]
    assert now(match)["free"] == 1


def test_ind_10_6_example_e6_more_hull_for_b_does_not_help() -> None:
    assert now(example_e6(levels={"B": {"hull": 5}}))["to_sell"] == 2


def test_ind_10_6_a_step_that_would_cost_a_sale_is_refused() -> None:
    companies = {"a-bali-rice": "A bali-1 bali-2", "a-lampung-shipping": "B sea-lombok sea-jawa-south"}
    match = at(table(companies=companies, cities={"nusa-tenggara-barat-1": 1, "jawa-barat-5": 1}))
    play(match, "A operate a-bali-rice")
    assert now(match)["to_sell"] == 2
    play(match, "A load a-lampung-shipping sea-lombok")
    assert legal(match) == ["unload nusa-tenggara-barat-1"]
    refused(match, "A sail sea-jawa-south", "IND-10.6", WouldSellLess(2))


def test_ind_10_6_any_plan_of_that_size_will_do_even_a_dear_one() -> None:
    """A36."""
    match = example_e6()
    play(match, f"C load {A_LINE} sea-makassar", "C sail sea-halmahera", "C unload halmahera-1")
    play(match, f"C load {B_LINE} sea-tomini", "C unload sulawesi-utara-2")
    assert now(match)["pile"] == [10, 5, 35]


def test_ind_10_7_example_e6_income_and_fees_go_to_the_piles() -> None:
    match = example_e6()
    events = play(match, f"C load {A_LINE} sea-makassar", "C unload sarawak-4")
    (told,) = heard(events, Delivered)
    assert (told.income, told.fee, told.owner) == (25, 5, 0)
    events = play(match, f"C load {B_LINE} sea-tomini", "C unload sulawesi-utara-2")
    assert heard(events, SalesEnded) == [SalesEnded(SPICE, 2, 3)]
    assert now(match)["pile"] == [5, 5, 40]
    assert now(match)["cash"] == [100] * 3


def test_ind_10_7_own_ships_cost_nothing_and_a_pile_may_become_negative() -> None:
    own = {"a-bali-rice": "A bali-1", "a-lampung-shipping": "A sea-lombok"}
    match = at(table(companies=own, cities={"nusa-tenggara-barat-1": 1}))
    play(match, "A operate a-bali-rice", "A cheapest")
    assert now(match)["pile"] == [20, 0, 0]
    route = "sea-lombok sea-savu sea-banda sea-papua-north sea-halmahera"
    far = {"a-bali-rice": "A bali-2", "a-halmahera-shipping": f"B {route}"}
    match = at(table(era="c", companies=far, cities={"halmahera-1": 1}))
    play(match, "A operate a-bali-rice", "A load a-halmahera-shipping sea-lombok")
    play(match, *[f"A sail {sea}" for sea in route.split()[1:]], "A unload halmahera-1")
    assert now(match)["pile"] == [-5, 25, 0]


def test_the_cheapest_plan_in_one_move() -> None:
    match = example_e6()
    seen = view(match, 1).operation
    assert seen is not None
    assert [(route.line, route.city) for route in seen.cheapest] == [
        (A_LINE, "sarawak-4"),
        (B_LINE, "sulawesi-utara-2"),
    ]
    assert seen.fees == 10
    events = play(match, "C cheapest")
    assert [told.city for told in heard(events, Delivered)] == ["sarawak-4", "sulawesi-utara-2"]
    assert now(match)["pile"] == [5, 5, 40]
    assert match.stage == "expansion"


def test_the_cheapest_plan_prefers_own_ships_however_long_the_way() -> None:
    own = "sea-lombok sea-savu sea-banda"
    companies = {"a-bali-rice": "A bali-2", "a-halmahera-shipping": f"A {own}", "a-lampung-shipping": "B sea-lombok"}
    cities: dict[str, str | int] = {"maluku-1": 1, "nusa-tenggara-barat-1": "1 rice"}
    match = at(table(companies=companies, cities=cities))
    play(match, "A operate a-bali-rice")
    seen = view(match, 0).operation
    assert seen is not None
    assert (seen.cheapest[0].seas, seen.fees) == (tuple(own.split()), 0)


def test_the_cheapest_plan_takes_up_where_deliveries_by_hand_ended() -> None:
    match = example_e6()
    play(match, f"C load {A_LINE} sea-makassar", "C sail sea-halmahera", "C unload halmahera-1", "C cheapest")
    assert now(match)["pile"] == [10, 5, 35]
