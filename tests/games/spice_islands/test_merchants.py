"""SPI-6: loading, sailing, arriving."""

from __future__ import annotations

from fondaco.games.spice_islands import events, refusals
from tests.games.spice_islands.table import NEXT, A, B, aboard, at, heard, legal, now, play, refused, table


def test_spi_6_1_goods_of_any_colour_in_europe_spice_in_the_islands_two_at_most() -> None:
    match = at(table(dice="green green green green"))
    assert legal(match, "load") == [
        "load green1 green-good",
        "load green1 blue-good",
        "load green1 yellow-good",
        "load green2 spice",
    ]
    refused(match, "A load green1 spice", refusals.NotLoadedHere("spice", "EUR"), "SPI-6.1")
    refused(match, "A load green2 blue-good", refusals.NotLoadedHere("blue-good", "ISL"), "SPI-6.1")
    play(match, "A load green1 blue-good", "A load green1 blue-good")
    refused(match, "A load green1 blue-good", refusals.ShipFull("green1"), "SPI-6.1")
    assert aboard(match, "green1") == {"blue-good": 2}
    assert now(match)["port"]["blue-good"] == 8


def test_spi_6_1_not_at_sea_and_not_what_has_run_out() -> None:
    position = table(dice="green", ships={"green1": "S1 blue", "blue1": "EUR yellow"}, discard="yellow9 spice9")
    match = at(position)
    refused(match, "A load green1 blue-good", refusals.NotInPort("green1", "S1"), "SPI-6.1")
    match = at(table(dice="green", ships={"yellow2": "S3 spice"}, discard="spice9"))
    refused(match, "A load green2 spice", refusals.NoneLeftInPort("spice"), "SPI-6.1")


def test_spi_6_2_cargo_stays_aboard_until_arrival_and_is_never_mixed() -> None:
    match = at(table(dice="green green green", ships={"green1": "EUR green"}))
    play(match, "A sail green1 S1", "A sail green1 S2")
    assert aboard(match, "green1") == {"green-good": 1}
    assert legal(match, "load") == ["load green2 spice"]


def test_spi_6_3_goods_towards_the_islands_spice_towards_europe_never_back() -> None:
    ships = {"green1": "S2 blue", "green2": "S2 spice", "blue1": "EUR", "blue2": "ISL spice"}
    match = at(table(dice="green blue", ships=ships))
    assert legal(match, "sail") == ["sail green1 S3", "sail green2 S1", "sail blue2 S4"]
    refused(match, "A sail green1 S1", refusals.WrongWay("green1", "S1"), "SPI-6.3")
    refused(match, "A sail green2 S3", refusals.WrongWay("green2", "S3"), "SPI-6.3")
    refused(match, "A sail green1 S4", refusals.WrongWay("green1", "S4"), "SPI-6.3")
    refused(match, "A sail blue1 S1", refusals.EmptyShip("blue1"), "SPI-6.3")


def test_spi_6_4_arrival_unloads_all_and_the_ship_may_be_loaded_again() -> None:
    match = at(table(dice="green green", ships={"green1": "S4 blue yellow"}))
    told = heard(play(match, "A sail green1 ISL"), events.Unloaded)
    assert told == [events.Unloaded("green1", "ISL", ("blue-good", "yellow-good"))]
    assert aboard(match, "green1") == {}
    assert now(match)["space"]["green1"] == "ISL"
    assert now(match)["discard"] == {"green-good": 0, "blue-good": 1, "yellow-good": 1, "spice": 0}
    assert "load green1 spice" in legal(match)


def test_spi_6_5_a_good_pays_its_own_company_and_the_ship_s() -> None:
    match = at(table(dice="green", ships={"green1": "S4 green blue"}), script=NEXT)
    play(match, "A sail green1 ISL")
    assert now(match)["treasury"] == {"green": 16, "blue": 10, "yellow": 0, "orange": 0, "black": 0}


def test_spi_6_5_a_spice_pays_the_ship_s_company_alone() -> None:
    match = at(table(dice="green", ships={"green1": "S1 spice2"}), script=NEXT)
    play(match, "A sail green1 EUR")
    assert now(match)["treasury"] == {"green": 30, "blue": 0, "yellow": 0, "orange": 0, "black": 0}


def test_spi_6_6_the_captain_of_the_ship_s_company_gets_1_for_each_piece_whoever_is_active() -> None:
    position = table(dice="green", ships={"green1": "S4 blue blue"}, captains={"green": B, "blue": A})
    match = at(position)
    paid = heard(play(match, "A sail green1 ISL"), events.CaptainPaid)
    assert paid == [events.CaptainPaid(B, "green", 2)]
    assert now(match)["money"] == [20, 22, 20]


def test_spi_6_6_no_captain_no_bonus() -> None:
    match = at(table(dice="green", ships={"green1": "S4 blue blue"}))
    assert heard(play(match, "A sail green1 ISL"), events.CaptainPaid) == []
    assert now(match)["money"] == [20, 20, 20]
