"""SPI-10: the free action of captains."""

from __future__ import annotations

from fondaco.games.spice_islands import events, refusals
from tests.games.spice_islands.table import (
    NEXT,
    SIX,
    SKULL,
    TWO,
    A,
    B,
    at,
    heard,
    legal,
    now,
    play,
    refused,
    table,
    view,
)


def test_spi_10_1_one_free_action_however_many_pawns() -> None:
    match = at(table(dice="blue", captains={"green": A, "yellow": A, "blue": B}))
    assert legal(match, "captain") == ["captain green", "captain yellow"]
    refused(match, "A captain blue", refusals.NotYourCaptain("blue"), "SPI-10.3")
    told = play(match, "A captain yellow")
    assert told == [events.Commanded(A, "yellow")]
    refused(match, "A captain green", refusals.FreeActionUsed(), "SPI-10.1")
    play(match, "A load yellow1 blue-good")
    refused(match, "A captain green", refusals.FreeActionUsed(), "SPI-10.1")
    assert legal(match, "captain") == []


def test_spi_10_2_any_action_of_the_pawn_s_colour_as_if_by_an_extra_die() -> None:
    match = at(table(dice="blue", captains={"green": A}))
    play(match, "A captain green")
    assert legal(match) == [
        "load green1 green-good",
        "load green1 blue-good",
        "load green1 yellow-good",
        "load green2 spice",
        "election green",
        "dividend green",
    ]
    refused(match, "A election blue", refusals.OtherColour("green"), "SPI-10.2")
    refused(match, "A end", refusals.OtherColour("green"), "SPI-10.2")
    refused(match, "A buy green", refusals.NoPurchaseNow(), "SPI-4.1")
    refused(match, "A keep spice", refusals.NothingToChoose(), "SPI-3.3")
    refused(match, "A sail green1 S1", refusals.EmptyShip("green1"), "SPI-6.3")
    play(match, "A election green")
    assert now(match)["dice"]["blue"] == 1


def test_spi_10_2_the_free_action_is_optional() -> None:
    match = at(table(dice="blue", captains={"green": A}), script=NEXT)
    play(match, "A election blue")
    assert legal(match) == ["captain green", "end"]
    assert heard(play(match, "A end"), events.FreeActionWaived) == [events.FreeActionWaived(A)]
    assert match.deciding == (B,)


def test_spi_10_2_black_and_orange_captains_act_too() -> None:
    ships = {"pirate": "S2", "navy": "S2"}
    match = at(table(dice="blue", ships=ships, captains={"black": A, "orange": A}), script=[TWO, *NEXT])
    play(match, "A captain orange", "A attack pirate")
    assert now(match)["space"]["pirate"] == "S2"
    match = at(table(dice="blue", ships=ships, captains={"black": A}))
    play(match, "A captain black")
    assert legal(match) == ["sail pirate S1", "sail pirate S3", "sail pirate MAD", "mutiny"]
    refused(match, "A attack pirate", refusals.OtherColour("black"), "SPI-10.2")


def test_spi_10_3_a_pawn_gained_in_the_own_turn_serves_from_the_next_on() -> None:
    match = at(table(seats=2, dice="black blue"), script=[*NEXT])
    play(match, "A sail pirate S2")
    refused(match, "A captain black", refusals.CaptainTooNew("black"), "SPI-10.3")
    play(match, "A election blue")
    assert match.deciding == (B,)
    match.script = list(NEXT)
    play(match, *["B election green"] * 3, "B dividend green")
    assert match.deciding == (A,)
    assert legal(match, "captain") == ["captain black"]


def test_spi_10_3_a_pawn_lost_is_gone_and_regained_is_new() -> None:
    position = table(dice="blue blue blue", captains={"blue": A}, dividend={"blue": 3}, election={"blue": 2})
    match = at(position, script=[SIX])
    play(match, "A dividend blue")
    assert view(match).ready == ()
    play(match, "A election blue")
    refused(match, "A captain blue", refusals.NotYourCaptain("blue"), "SPI-10.3")
    match = at(position | {"election": {"blue": 3}}, script=[SIX])
    play(match, "A dividend blue", "A election blue")
    assert now(match)["captain"]["blue"] == A
    refused(match, "A captain blue", refusals.CaptainTooNew("blue"), "SPI-10.3")


def test_spi_10_3_another_pawn_may_still_serve_when_one_is_lost() -> None:
    position = table(dice="blue blue", captains={"blue": A, "green": A}, dividend={"blue": 3})
    match = at(position)
    play(match, "A dividend blue")
    assert legal(match, "captain") == ["captain green"]


def test_spi_10_3_to_stay_captain_in_an_election_or_mutiny_is_no_break() -> None:
    position = table(dice="blue black", captains={"blue": A, "black": A}, ships={"pirate": "S2"}, mutiny=3)
    match = at(position | {"election": {"blue": 3}}, script=[SIX, SIX, SKULL, SKULL])
    play(match, "A election blue", "A mutiny")
    assert legal(match, "captain") == ["captain blue", "captain black"]


def test_spi_10_3_the_free_action_may_take_its_own_pawn_away() -> None:
    position = table(dice="green", captains={"blue": A}, dividend={"blue": 3})
    match = at(position)
    play(match, "A captain blue", "A dividend blue")
    assert now(match)["captain"]["blue"] is None
    assert match.deciding == (A,)


def test_spi_10_4_one_player_may_hold_all_captains() -> None:
    captains = dict.fromkeys(("green", "blue", "yellow", "orange", "black"), A)
    match = at(table(dice="blue", captains=captains))
    assert len(view(match).players[A].captains) == 5
    assert len(legal(match, "captain")) == 5
