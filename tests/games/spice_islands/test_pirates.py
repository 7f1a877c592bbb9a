"""SPI-7 and SPI-12: the pirate ship, its attacks, the sale and the split."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from fondaco.games.spice_islands import events, refusals
from tests.games.spice_islands.table import (
    NEXT,
    SIX,
    SKULL,
    TWO,
    A,
    B,
    C,
    D,
    aboard,
    at,
    heard,
    holds,
    legal,
    now,
    play,
    refused,
    table,
)

MEETING = {"pirate": "S2", "blue1": "S2 green yellow"}


@pytest.mark.parametrize(
    ("space", "ways"),
    [
        ("S1", ["S2"]),
        ("S2", ["S1", "S3", "MAD"]),
        ("S3", ["S2", "S4", "MAD"]),
        ("S4", ["S3"]),
        ("MAD", ["S2", "S3"]),
    ],
)
def test_spi_7_1_one_space_along_any_line_never_into_a_merchant_port(space: str, ways: list[str]) -> None:
    match = at(table(dice="black", ships={"pirate": space}, captains={"black": B}))
    assert legal(match, "sail") == [f"sail pirate {way}" for way in ways]


def test_spi_7_2_who_moves_the_ship_takes_a_vacant_pawn() -> None:
    match = at(table(dice="black black"))
    assert heard(play(match, "A sail pirate S2"), events.CaptainTaken) == [events.CaptainTaken(A, "black")]
    assert now(match)["captain"]["black"] == A
    match = at(table(dice="black black", captains={"black": B}))
    assert heard(play(match, "A sail pirate S2"), events.CaptainTaken) == []
    assert now(match)["captain"]["black"] == B


def test_spi_7_3_a_position_without_a_captain_at_sea_cannot_be() -> None:
    with pytest.raises(Exception, match="position-pawn"):
        at(table(dice="black", ships={"pirate": "S2"}))


def test_spi_7_4_one_merchant_ship_in_the_same_space_never_the_navy() -> None:
    ships = {"pirate": "S2", "blue1": "S2 green", "green1": "S2 blue", "yellow1": "S3 blue", "navy": "S2"}
    match = at(table(dice="black black", ships=ships, captains={"black": B}), script=[TWO, TWO])
    assert legal(match, "attack") == ["attack green1", "attack blue1"]
    refused(match, "A attack yellow1", refusals.TargetElsewhere("yellow1"), "SPI-7.4")
    (attack,) = heard(play(match, "A attack blue1"), events.Attacked)
    assert attack == events.Attacked(A, "pirate", "blue1", ("2", "2"), 0)
    assert now(match)["dice"]["black"] == 1


def test_spi_7_4_a_ship_that_came_in_this_turn_is_a_target_too() -> None:
    ships = {"pirate": "S2", "blue1": "S1 green"}
    match = at(table(dice="blue black", ships=ships, captains={"black": B}))
    play(match, "A sail blue1 S2")
    assert legal(match, "attack") == ["attack blue1"]


@pytest.mark.parametrize(("cargo", "dice"), [("green", 2), ("green yellow", 3)])
def test_spi_7_5_one_die_more_than_the_cargo(cargo: str, dice: int) -> None:
    position = table(dice="black black", ships={"pirate": "S2", "blue1": f"S2 {cargo}"}, captains={"black": B})
    (attack,) = heard(play(at(position, script=[SIX] * dice), "A attack blue1"), events.Attacked)
    assert attack.dice == ("6",) * dice


def test_spi_7_6_one_skull_takes_a_piece_of_the_player_s_choice() -> None:
    match = at(table(dice="black black", ships=MEETING, captains={"black": B}), script=[TWO, SKULL, SIX])
    play(match, "A attack blue1")
    assert legal(match) == ["take green-good", "take yellow-good"]
    refused(match, "A take spice", refusals.NotThere("spice"), "SPI-7.6")
    told = play(match, "A take yellow-good")
    assert heard(told, events.Plundered) == [events.Plundered("blue1", ("yellow-good",))]
    assert aboard(match, "pirate") == {"yellow-good": 1}
    assert aboard(match, "blue1") == {"green-good": 1}


def test_spi_7_6_equal_pieces_need_no_choice() -> None:
    ships = {"pirate": "S2", "blue1": "S2 green2"}
    match = at(table(dice="black black", ships=ships, captains={"black": B}), script=[TWO, SKULL, SIX])
    play(match, "A attack blue1")
    assert match.stage == "action"
    assert aboard(match, "pirate") == aboard(match, "blue1") == {"green-good": 1}


def test_spi_7_6_what_does_not_fit_is_discarded_and_the_player_chooses_which() -> None:
    ships = MEETING | {"pirate": "S2 spice"}
    match = at(table(dice="black black", ships=ships, captains={"black": B}), script=[SKULL, SKULL, SIX])
    play(match, "A attack blue1")
    assert match.stage == "overflow"
    assert legal(match) == ["keep green-good", "keep yellow-good"]
    refused(match, "A keep spice", refusals.NotThere("spice"), "SPI-7.6")
    refused(match, "A keep blue-good", refusals.NotThere("blue-good"), "SPI-7.6")
    told = play(match, "A keep yellow-good")
    assert heard(told, events.Overboard) == [events.Overboard(("green-good",))]
    assert aboard(match, "pirate") == {"yellow-good": 1, "spice": 1}
    assert now(match)["discard"]["green-good"] == 1


def test_spi_7_6_a_full_hold_does_not_forbid_attacks() -> None:
    ships = {"pirate": "S2 spice2", "blue1": "S2 green yellow"}
    match = at(table(dice="black black", ships=ships, captains={"black": B}), script=[SKULL, TWO, TWO])
    play(match, "A attack blue1", "A take green-good")
    assert aboard(match, "pirate") == {"spice": 2}
    assert now(match)["discard"]["green-good"] == 1


@pytest.mark.parametrize(("space", "port"), [("S1", "EUR"), ("S2", "EUR"), ("S3", "ISL"), ("S4", "ISL")])
def test_spi_7_7_more_skulls_than_cargo_sink_the_ship_to_the_nearest_port(space: str, port: str) -> None:
    ships = {"pirate": space, "blue1": f"{space} green"}
    position = table(dice="black black", ships=ships, captains={"black": B}, discard="blue9 yellow9 spice9")
    match = at(position, script=[SKULL, SKULL])
    told = heard(play(match, "A attack blue1"), events.Sunk)
    assert told == [events.Sunk("blue1", port)]
    assert now(match)["space"]["blue1"] == port
    assert aboard(match, "blue1") == {}
    assert now(match)["money"] == [20, 20, 20]


def test_spi_7_7_a_sunk_ship_goes_to_the_nearest_port_even_without_cargo_there() -> None:
    ships = {"pirate": "S3", "blue1": "S3 spice", "blue2": "S4 spice"}
    position = table(dice="black black", ships=ships, captains={"black": B}, discard="spice8")
    match = at(position, script=[SKULL, SKULL])
    play(match, "A attack blue1")
    assert now(match)["space"]["blue1"] == "ISL"


def plundered(space: str, discard: str, others: dict[str, str] | None = None) -> str:
    """Where a ship with one spice goes that is emptied but not sunk."""
    ships = {"pirate": space, "blue1": f"{space} spice"} | (others or {})
    match = at(table(dice="black black", ships=ships, captains={"black": B}, discard=discard), script=[SKULL, TWO])
    told = heard(play(match, "A attack blue1"), events.SentToPort)
    port: str = now(match)["space"]["blue1"]
    assert told == [events.SentToPort("blue1", port)]
    return port


def test_spi_7_8_an_emptied_ship_goes_to_the_nearest_port_with_cargo() -> None:
    assert plundered("S2", "") == "EUR"
    assert plundered("S3", "") == "ISL"
    assert plundered("S3", "spice9") == "EUR"  # no spice lies in the Islands
    last = {"green1": "EUR green", "yellow1": "EUR blue yellow"}
    assert plundered("S2", "green9 blue9 yellow9", last) == "ISL"  # goods aboard ships do not count
    assert plundered("S2", "green9 blue9 yellow9 spice9", last) == "EUR"  # neither has any: the nearest
    assert plundered("S3", "green9 blue9 yellow9 spice9", last) == "ISL"


def test_spi_7_9_otherwise_the_ship_stays() -> None:
    match = at(table(dice="black black", ships=MEETING, captains={"black": B}), script=[TWO, TWO, TWO])
    play(match, "A attack blue1")
    assert now(match)["space"]["blue1"] == "S2"
    assert aboard(match, "blue1") == {"green-good": 1, "yellow-good": 1}


def test_spi_7_10_on_this_map_no_port_ties() -> None:
    refused(at(table(dice="black")), "A harbour EUR", refusals.NothingToChoose(), "SPI-3.3")
    assert {space: plundered(space, "") for space in ("S1", "S2", "S3", "S4")} == {
        "S1": "EUR",
        "S2": "EUR",
        "S3": "ISL",
        "S4": "ISL",
    }


def test_spi_7_11_in_madagascar_each_piece_sells_for_10_whatever_it_is() -> None:
    position = table(dice="black black", ships={"pirate": "S2 blue spice"}, captains={"black": A})
    match = at(position)
    told = heard(play(match, "A sail pirate MAD"), events.LootSold)
    assert told == [events.LootSold(("blue-good", "spice"), 20)]
    assert aboard(match, "pirate") == {}
    assert now(match)["discard"] == {"green-good": 0, "blue-good": 1, "yellow-good": 0, "spice": 1}


def test_spi_7_11_entering_empty_has_no_effect() -> None:
    match = at(table(dice="black black", ships={"pirate": "S2"}, captains={"black": B}, shares={"black": [1, 1]}))
    play(match, "A sail pirate MAD")
    assert now(match)["captain"]["black"] == B
    assert holds(match, A, "black") == 1


@pytest.mark.parametrize(
    ("treasury", "shares", "money", "left"),
    [
        (1, [2, 2, 1, 0], [31, 26, 23, 20], 1),
        (0, [0, 1, 0, 0], [30, 30, 20, 20], 0),
        (0, [0, 3, 4, 4 - 1], [30, 23, 24, 23], 0),
        (1, [5, 0, 0, 0], [31, 20, 20, 20], 10),
    ],
)
def test_spi_7_12_half_rounded_up_to_the_captain_the_rest_to_the_others_shares(
    treasury: int, shares: list[int], money: list[int], left: int
) -> None:
    position = table(
        seats=4,
        dice="black black",
        ships={"pirate": "S2 blue spice"},
        captains={"black": A},
        shares={"black": shares},
        treasury={"black": treasury},
    )
    match = at(position)
    play(match, "A sail pirate MAD")
    assert now(match)["money"] == money
    assert now(match)["treasury"]["black"] == left


def test_spi_7_13_then_all_pirate_shares_and_the_captain_go_back_and_the_mutiny_marker_stays() -> None:
    position = table(
        dice="black black",
        ships={"pirate": "S3 blue"},
        captains={"black": C},
        shares={"black": [1, 0, 2]},
        mutiny=2,
    )
    match = at(position)
    told = play(match, "A sail pirate MAD")
    assert heard(told, events.SharesReturned) == [events.SharesReturned("black", 3)]
    assert heard(told, events.CaptainReturned) == [events.CaptainReturned(C, "black")]
    assert now(match)["captain"]["black"] is None
    assert now(match)["share"]["black"] == [None] * 10
    assert now(match)["mutiny"] == 2


def test_spi_7_14_the_active_player_may_sail_out_again_as_captain() -> None:
    position = table(dice="black black black", ships={"pirate": "S3 blue"}, captains={"black": C})
    match = at(position)
    play(match, "A sail pirate MAD", "A sail pirate S2")
    assert now(match)["captain"]["black"] == A
    assert legal(match, "captain") == []


def test_spi_7_5_chances_with_one_skull_face() -> None:
    found: Counter[tuple[str, int]] = Counter()
    for script in product(range(6), repeat=3):
        match = at(table(dice="black black", ships=MEETING, captains={"black": B}), script=script)
        play(match, "A attack blue1")
        found[match.stage, sum(aboard(match, "pirate").values())] += 1
    assert found == {("action", 0): 125, ("plunder", 0): 75, ("action", 2): 16}  # 15 plundered, 1 sunk


@pytest.mark.parametrize(
    ("shares", "money", "left"),
    [
        ([2, 3], [30, 32], 1),  # 21 among 5 is 4 each; A has 2 more from the bank
        ([5, 0], [42, 20], 1),
        ([0, 0], [22, 20], 21),
    ],
)
def test_spi_12_1_two_players_split_among_all_shares_and_the_captain_gets_1_for_each_piece(
    shares: list[int], money: list[int], left: int
) -> None:
    position = table(
        seats=2,
        dice="black black",
        ships={"pirate": "S2 blue spice"},
        captains={"black": A},
        shares={"black": shares},
        treasury={"black": 1},
    )
    match = at(position)
    told = play(match, "A sail pirate MAD")
    assert heard(told, events.CaptainPaid) == [events.CaptainPaid(A, "black", 2)]
    assert heard(told, events.CaptainsHalf) == []
    assert now(match)["money"] == money
    assert now(match)["treasury"]["black"] == left
    assert now(match)["captain"]["black"] is None
    assert now(match)["share"]["black"] == [None] * 10


def test_the_next_player_may_go_on_with_what_was_left() -> None:
    position = table(seats=4, dice="black", ships={"pirate": "S2"}, captains={"black": D})
    match = at(position, script=NEXT)
    play(match, "A sail pirate S3")
    assert match.deciding == (B,)
