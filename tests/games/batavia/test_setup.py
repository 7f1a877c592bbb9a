"""BAT-1: what lies where before the first bid."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from fondaco.games.batavia import GAME, data
from fondaco.games.batavia.events import Dealt
from fondaco.kernel import DataError, OptionError
from tests.games.batavia.table import dealt, heard, now, play, view

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


@SEATS
def test_bat_1_1_everyone_starts_at_0_with_15_bills_and_no_gold(seats: int) -> None:
    start = now(dealt(seats))
    assert start["merchant"] == [0] * seats
    assert start["gold"] == [0] * seats
    assert start["bills"] == [15] * seats
    assert set(start["box"].values()) == {None}


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_bat_1_1_no_fewer_than_three_and_no_more_than_five(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        dealt(seats)
    assert caught.value.code == "option-seats"
    assert caught.value.facts == {"game": "batavia", "seats": seats, "low": 3, "high": 5}


@pytest.mark.parametrize("seed", range(20))
def test_bat_1_2_every_pair_of_company_and_good_exists_once(seed: int) -> None:
    track = now(dealt(3, seed))["track"]
    assert track[0] is None
    assert sorted(track[1:]) == sorted(
        f"{company}-{good}" for company in data.COMPANY_NAMES for good in data.GOOD_NAMES
    )


def test_bat_1_2_the_goods_of_a_company_are_shuffled_over_the_blocks() -> None:
    """Each of the seven blocks can show each of the seven goods of a company."""
    found = set()
    for seed in range(120):
        track = now(dealt(3, seed))["track"]
        found |= {((space - 1) // 5, tile) for space, tile in enumerate(track) if tile and tile.startswith("SE")}
    assert len(found) == 7 * 7


@pytest.mark.parametrize("seed", range(20))
def test_bat_1_3_every_block_of_five_holds_one_tile_of_each_company(seed: int) -> None:
    track = now(dealt(3, seed))["track"]
    for start in range(1, 36, 5):
        assert sorted(tile[:2] for tile in track[start : start + 5]) == sorted(data.COMPANY_NAMES)


def test_bat_1_3_each_company_can_lie_anywhere_in_a_block() -> None:
    found = set()
    for seed in range(60):
        found |= {(space, tile[:2]) for space, tile in enumerate(now(dealt(3, seed))["track"][1:6])}
    assert len(found) == 5 * 5


@SEATS
def test_bat_1_4_ten_stations_are_face_up_and_the_final_hex_is_free(seats: int) -> None:
    seen = view(dealt(seats), 0)
    assert seen.shown == 10
    assert all(tile in data.TILE_NAMES for tile in seen.track[:10])
    assert set(seen.track[10:]) == {"face-down"}
    assert seen.hex is None


def test_bat_1_5_the_quick_start_lays_all_tiles_face_up_in_the_same_order() -> None:
    first, second = dealt(4, 1, quick_start="yes"), dealt(4, 2, quick_start="yes")
    assert now(first)["track"] == now(second)["track"]
    assert view(first, -1).track == tuple(data.TILE_NAMES[tile] for tile in data.QUICK_START)
    assert view(first, -1).shown == 35
    assert now(first)["hand"] != now(second)["hand"]


def test_bat_1_5_the_quick_start_is_balanced() -> None:
    names = [data.TILE_NAMES[tile] for tile in data.QUICK_START]
    for start in range(0, 35, 5):
        assert {name[:2] for name in names[start : start + 5]} == set(data.COMPANY_NAMES)
    assert all(first[:2] != second[:2] for first, second in pairwise(names))


@pytest.mark.parametrize(
    ("place", "name", "code"),
    [(4, "XX-tea", "data-unknown-piece"), (4, "FR-ginger", "data-piece-twice"), (34, None, "data-count")],
)
def test_bat_1_5_a_damaged_order_is_refused_by_its_piece(place: int, name: str | None, code: str) -> None:
    order = list(data.QUICK_START_FILE.content["order"])
    order[place : place + 1] = [] if name is None else [name]
    with pytest.raises(DataError) as caught:
        data.read_quick_start(replace(data.QUICK_START_FILE, content={"order": order}))
    assert caught.value.code == code
    assert name is None or (caught.value.facts["place"], caught.value.facts["piece"]) == (place + 1, name)


def test_bat_1_5_an_order_with_an_unbalanced_block_is_refused() -> None:
    order = list(data.QUICK_START_FILE.content["order"])
    order[7], order[33] = order[33], order[7]  # a DK tile for an EN tile
    with pytest.raises(DataError) as caught:
        data.read_quick_start(replace(data.QUICK_START_FILE, content={"order": order}))
    assert (caught.value.code, caught.value.facts["place"]) == ("data-block", 6)


@SEATS
def test_bat_1_6_ten_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    match = dealt(seats)
    start = now(match)
    assert [sum(hand.values()) for hand in start["hand"]] == [10] * seats
    turned = sum(start["lot"].values())
    assert sum(start["deck"].values()) == 110 - 10 * seats - turned
    assert sum(start["discard"].values()) == 0
    for name in data.COMPANY_NAMES:
        assert start["deck"][name] + start["lot"][name] + sum(hand[name] for hand in start["hand"]) == 22


def test_bat_1_6_everyone_hears_only_the_own_opening_hand() -> None:
    match = dealt(4)
    for seat in (-1, 0, 1, 2, 3):
        for event in heard(match.events(seat)[0], Dealt):
            assert event.count == 10
            assert (event.cards is not None) == (event.seat == seat)
            if event.cards is not None:
                assert {name: event.cards.count(name) for name in data.COMPANY_NAMES} == now(match)["hand"][seat]


@SEATS
def test_bat_1_7_markers_and_cannon_at_0_seals_on_the_board_nobody_has_the_ship(seats: int) -> None:
    start = now(dealt(seats))
    assert set(start["marker"].values()) == {0}
    assert start["cannon"] == 0
    assert set(start["seal"].values()) == {None}
    assert start["ship"] is None


def test_bat_1_8_the_first_auctioneer_is_drawn_by_lot() -> None:
    for seats in (3, 4, 5):
        assert {now(dealt(seats, seed))["auctioneer"] for seed in range(60)} == set(range(seats))


@pytest.mark.parametrize("seat", range(5))
def test_bat_1_8_the_host_may_choose_the_first_auctioneer(seat: int) -> None:
    for seed in range(5):
        match = dealt(5, seed, first_auctioneer=f"seat{seat + 1}")
        assert now(match)["auctioneer"] == seat
        assert match.deciding == ((seat + 1) % 5,)


def test_bat_1_8_the_first_auctioneer_must_sit_at_the_table() -> None:
    with pytest.raises(OptionError) as caught:
        dealt(3, first_auctioneer="seat4")
    assert caught.value.code == "option-no-such-seat"
    assert dealt(4, first_auctioneer="seat4").deciding == (0,)


@pytest.mark.parametrize("seed", range(3))
def test_bat_1_6_dx_21_the_components_are_whole_all_through_a_game(seed: int) -> None:
    """DX-21: 35 tiles, 22 cards of each company, blocks of five, 15 bills for each player, after every move."""
    match = dealt(3 + seed, seed)
    while not match.over:
        (seat,) = match.deciding
        offers = match.offers(seat)
        play(match, f"{'ABCDE'[seat]} {GAME.moves.write(offers[match.ply * 7919 % len(offers)])}")
        held = now(match)
        piles = [*held["hand"], *held["table"], held["deck"], held["discard"], held["lot"]]
        assert all(sum(pile[name] for pile in piles) == 22 for name in data.COMPANY_NAMES)
        assert sum(held["bills"]) == 15 * match.seats
        assert all((name in held["track"]) != (held["box"][name] is not None) for name in data.TILE_NAMES)
