"""SPI-1 and SPI-2: components, board and set-up."""

from __future__ import annotations

import pytest

from fondaco.games.spice_islands import GAME, events, refusals
from fondaco.games.spice_islands.data import COLOUR_NAMES, MERCHANT_NAMES, PRICES, SHIP_NAMES
from tests.games.spice_islands.table import FLEET, A, B, at, dealt, heard, legal, now, play, refused, table, view

COMPANIES = ("green", "blue", "yellow")


def test_spi_1_1_five_organisations_with_captain_treasury_and_ten_shares() -> None:
    match = at(table())
    organisations = view(match).organisations
    assert [one.colour for one in organisations] == ["green", "blue", "yellow", "orange", "black"]
    for one in organisations:
        assert len(one.stack) == 10
        assert (one.captain, one.treasury) == (None, 0)


def test_spi_1_2_two_ships_of_each_company_one_navy_and_one_pirate_ship_for_good() -> None:
    ships = view(dealt()).ships
    assert [ship.colour for ship in ships] == [*(name for name in COMPANIES for _ in range(2)), "black", "orange"]
    match = dealt(seed=5)
    for _ in range(300):
        (seat,) = match.deciding
        match.play_move(seat, match.offers(seat)[match.ply % len(match.offers(seat))])
        assert len(view(match).ships) == 8


def test_spi_1_3_four_sea_spaces_in_a_line_and_two_grey_lines_to_madagascar() -> None:
    chart = view(dealt()).map
    assert [space.name for space in chart.spaces] == ["EUR", "S1", "S2", "S3", "S4", "ISL", "MAD"]
    assert chart.blue == (("EUR", "S1"), ("S1", "S2"), ("S2", "S3"), ("S3", "S4"), ("S4", "ISL"))
    assert chart.grey == (("MAD", "S2"), ("MAD", "S3"))


def test_spi_1_3_grey_lagoons_put_a_sea_space_on_each_grey_line() -> None:
    match = dealt(map="grey_lagoons")
    chart = view(match).map
    assert {"X1", "X2"} <= {space.name for space in chart.spaces if space.kind == "sea"}
    assert chart.grey == (("S2", "X1"), ("X1", "MAD"), ("S3", "X2"), ("X2", "MAD"))
    position = table(map="grey_lagoons", dice="black orange", ships={"navy": "S2"})
    assert legal(at(position), "sail") == [
        "sail navy S1",
        "sail navy S3",
        "sail navy X1",
        "sail pirate X1",
        "sail pirate X2",
    ]


def test_spi_1_3_in_a_lagoon_navy_and_pirates_fight_and_mutiny() -> None:
    position = table(
        map="grey_lagoons",
        dice="black orange",
        ships={"navy": "X1", "pirate": "X1"},
        captains={"black": B},
        mutiny=3,
    )
    assert {"attack pirate", "mutiny", "sail navy S2", "sail pirate S2", "sail pirate MAD"} == {
        text for text in legal(at(position)) if text not in ("election orange", "dividend orange")
    }


def test_spi_1_4_merchants_keep_to_blue_lines() -> None:
    match = at(table(map="grey_lagoons", dice="green", ships={"green1": "S2 green"}))
    assert legal(match, "sail") == ["sail green1 S3"]
    refused(match, "A sail green1 X1", refusals.BlueLinesOnly("green1", "X1"), "SPI-1.4")
    match = at(table(dice="black orange", ships={"pirate": "S1", "navy": "S1"}, captains={"black": B}))
    refused(match, "A sail pirate S3", refusals.NoLine("pirate", "S3"), "SPI-1.4")
    refused(match, "A sail navy S3", refusals.NoLine("navy", "S3"), "SPI-1.4")


def test_spi_1_5_ports_admit_only_their_own() -> None:
    ships = {"pirate": "S1", "navy": "S2", "green1": "S2 green"}
    match = at(table(dice="green black orange", ships=ships, captains={"black": B}))
    refused(match, "A sail pirate EUR", refusals.PortClosed("pirate", "EUR"), "SPI-1.5")
    refused(match, "A sail navy MAD", refusals.PortClosed("navy", "MAD"), "SPI-1.5")
    refused(match, "A sail green1 MAD", refusals.PortClosed("green1", "MAD"), "SPI-1.5")
    match = at(table(dice="black", ships={"pirate": "S4"}, captains={"black": B}))
    refused(match, "A sail pirate ISL", refusals.PortClosed("pirate", "ISL"), "SPI-1.5")


def test_spi_1_6_any_number_of_ships_share_a_space() -> None:
    ships = dict.fromkeys(MERCHANT_NAMES, "S2 green") | {"pirate": "S2", "navy": "S1"}
    match = at(table(dice="orange orange", ships=ships, captains={"black": B}))
    play(match, "A sail navy S2")
    assert [ship.space for ship in view(match).ships] == ["S2"] * len(SHIP_NAMES)


def test_spi_1_7_all_is_public_and_the_bank_never_runs_out() -> None:
    match = at(table(ships={"green1": "S4 green blue"}, captains={"green": B}, treasury={"green": 100_000}))
    assert view(match, A) == view(match, B) == view(match, -1)
    play(match, "A sail green1 ISL")
    assert now(match)["treasury"]["green"] == 100_016


def test_spi_1_8_one_face_for_each_colour_and_as_many_pirate_dice_as_needed() -> None:
    assert sorted(GAME.data[2].content["coloured"]) == ["black", "blue", "green", "orange", "purple", "yellow"]
    assert GAME.data[2].content["pirate"] == ["skull", 2, 3, 4, 5, 6]
    position = table(seats=2, dice="blue blue", shares={"blue": [0, 10]}, captains={"blue": A}, election={"blue": 3})
    rolls = heard(play(at(position), "A election blue"), events.ElectionRolled)
    assert [len(roll.dice) for roll in rolls] == [2, 10]


def test_spi_1_9_prices_are_only_what_a_buyer_pays() -> None:
    assert PRICES == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    owners = [A, None, None, None, None, None, None, None, None, B]  # one bought for 1, one given of 5
    position = table(dice="green green", treasury={"green": 9}, dividend={"green": 3}) | {"share": {"green": owners}}
    match = at(position)
    play(match, "A dividend green")
    assert now(match)["money"] == [24, 24, 20]


def test_spi_1_10_the_cheapest_share_lies_on_top_and_returned_ones_are_sorted_in() -> None:
    match = at(table(dice="green purple", phase="purchase", shares={"green": [2, 1]}))
    assert view(match).organisations[0].stack == (2, 3, 3, 4, 4, 5, 5)
    play(match, "A buy green")
    assert now(match)["money"][A] == 18
    match = at(table(dice="green green", shares={"green": [2, 1]}, dividend={"green": 3}))
    play(match, "A dividend green")
    assert view(match).organisations[0].stack == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)


@pytest.mark.parametrize("seats", GAME.seats)
def test_spi_2_1_europe_begins_with_ten_goods_of_each_colour_and_three_empty_ships(seats: int) -> None:
    seen = view(dealt(seats))
    assert [seen.port[name] for name in ("green-good", "blue-good", "yellow-good")] == [10, 10, 10]
    assert [(ship.name, ship.cargo) for ship in seen.ships if ship.space == "EUR"] == [
        ("green1", ()),
        ("blue1", ()),
        ("yellow1", ()),
    ]


@pytest.mark.parametrize("seats", GAME.seats)
def test_spi_2_2_the_islands_begin_with_seven_spices_three_laden_ships_and_the_navy(seats: int) -> None:
    seen = view(dealt(seats))
    assert seen.port["spice"] == 7
    assert [(ship.name, ship.cargo) for ship in seen.ships if ship.space == "ISL"] == [
        ("green2", ("spice",)),
        ("blue2", ("spice",)),
        ("yellow2", ("spice",)),
        ("navy", ()),
    ]


def test_spi_2_3_the_pirate_ship_begins_empty_in_madagascar() -> None:
    assert [(ship.name, ship.cargo) for ship in view(dealt()).ships if ship.space == "MAD"] == [("pirate", ())]


def test_spi_2_4_nine_markers_begin_at_0() -> None:
    seen = view(dealt()).organisations
    assert [one.election for one in seen] == [0, 0, 0, 0, None]
    assert [one.dividend for one in seen] == [0, 0, 0, 0, None]
    assert [one.mutiny for one in seen] == [None, None, None, None, 0]


@pytest.mark.parametrize("seats", GAME.seats)
def test_spi_2_5_empty_treasuries_and_20_for_each_player(seats: int) -> None:
    seen = view(dealt(seats))
    assert [one.treasury for one in seen.organisations] == [0] * 5
    assert [player.money for player in seen.players] == [20] * seats


@pytest.mark.parametrize(
    ("seats", "pool"),
    [
        (2, COMPANIES),
        (3, COMPANIES),
        (4, (*COMPANIES, "black")),
        (5, COLOUR_NAMES),
    ],
)
def test_spi_2_6_one_captain_each_from_those_in_play(seats: int, pool: tuple[str, ...]) -> None:
    seen: set[str] = set()
    for seed in range(40):
        match = dealt(seats, seed)
        told = heard(match.events(-1)[0], events.CaptainDealt)
        assert [event.seat for event in told] == list(range(seats))
        assert len({event.colour for event in told}) == seats
        assert [list(player.captains) for player in view(match).players] == [[event.colour] for event in told]
        seen |= {event.colour for event in told}
    assert seen == set(pool)


@pytest.mark.parametrize("seats", GAME.seats)
def test_spi_2_7_company_captains_bring_their_dearest_share(seats: int) -> None:
    for seed in range(10):
        seen = view(dealt(seats, seed))
        for player in seen.players:
            (colour,) = player.captains
            shares = {name: prices for name, prices in player.shares.items() if prices}
            assert shares == ({colour: (5,)} if colour in COMPANIES else {})
        for one in seen.organisations[:3]:
            assert one.stack == ((1, 1, 2, 2, 3, 3, 4, 4, 5) if one.captain is not None else tuple(PRICES))


def test_spi_2_8_a_random_player_starts_and_turns_go_clockwise() -> None:
    assert {view(dealt(4, seed)).active for seed in range(40)} == {0, 1, 2, 3}
    match = at(table(seats=3, active=2, dice="blue"))
    play(match, "C election blue")
    assert view(match).active == A


def test_the_builder_of_positions_knows_every_ship() -> None:
    assert set(FLEET) == set(SHIP_NAMES)
