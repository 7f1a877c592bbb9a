"""SPI-8: the navy."""

from __future__ import annotations

import pytest

from fondaco.games.spice_islands import events, refusals
from tests.games.spice_islands.table import (
    NEXT,
    SKULL,
    TWO,
    A,
    B,
    C,
    aboard,
    at,
    heard,
    legal,
    now,
    play,
    refused,
    table,
)

MEETING = {"navy": "S3", "pirate": "S3 green spice"}


@pytest.mark.parametrize(
    ("space", "ways"), [("ISL", ["S4"]), ("S2", ["S1", "S3"]), ("S1", ["EUR", "S2"]), ("S3", ["S2", "S4"])]
)
def test_spi_8_1_one_space_along_any_line_never_into_madagascar(space: str, ways: list[str]) -> None:
    match = at(table(dice="orange", ships={"navy": space}))
    assert legal(match, "sail") == [f"sail navy {way}" for way in ways]
    assert legal(match, "load") == []


def test_spi_8_2_who_moves_the_ship_takes_a_vacant_pawn_but_an_attack_does_not_give_it() -> None:
    match = at(table(dice="orange orange", ships=MEETING, captains={"black": B}), script=[TWO, TWO, TWO, *NEXT])
    play(match, "A attack pirate")
    assert now(match)["captain"]["orange"] is None
    assert heard(play(match, "A sail navy S4"), events.CaptainTaken) == [events.CaptainTaken(A, "orange")]
    match = at(table(dice="orange orange"))
    play(match, "A election orange")
    assert now(match)["captain"]["orange"] is None


def test_spi_8_3_only_the_pirate_ship_in_the_same_space() -> None:
    ships = {"navy": "S3", "pirate": "S3", "blue1": "S3 green"}
    assert legal(at(table(dice="orange", ships=ships, captains={"black": B})), "attack") == ["attack pirate"]
    match = at(table(dice="orange", ships={"navy": "S3", "pirate": "S2"}, captains={"black": B}))
    refused(match, "A attack pirate", refusals.PiratesElsewhere(), "SPI-8.3")
    refused(match, "A attack blue1", refusals.NoSuchDie("black"), "SPI-5.1")


def test_spi_8_4_one_die_more_than_the_hold_and_a_piece_of_choice_per_skull() -> None:
    position = table(dice="orange orange", ships=MEETING, captains={"black": B, "orange": B})
    match = at(position, script=[TWO, SKULL, TWO])
    play(match, "A attack pirate")
    assert match.stage == "recovery"
    assert legal(match) == ["recover green-good", "recover spice"]
    refused(match, "A recover blue-good", refusals.NotInHold("blue-good"), "SPI-8.4")
    refused(match, "A take spice", refusals.ChooseFirst(), "SPI-3.3")
    told = play(match, "A recover spice")
    assert heard(told, events.Recovered) == [events.Recovered(("spice",))]
    assert now(match)["discard"]["spice"] == 1
    assert aboard(match, "pirate") == {"green-good": 1}
    assert now(match)["space"]["pirate"] == "S3"


def test_spi_8_5_per_recovered_piece_5_to_the_navy_and_1_to_its_captain() -> None:
    position = table(dice="orange orange", ships=MEETING, captains={"black": B, "orange": C})
    match = at(position, script=[SKULL, SKULL, TWO])
    play(match, "A attack pirate")
    assert now(match)["treasury"]["orange"] == 10
    assert now(match)["money"] == [20, 20, 22]
    assert now(match)["captain"]["black"] == B


def test_spi_8_6_more_skulls_than_cargo_sink_the_pirates() -> None:
    position = table(
        dice="orange orange",
        ships=MEETING,
        captains={"black": B, "orange": C},
        shares={"black": [1, 2]},
        treasury={"black": 7},
        mutiny=3,
    )
    match = at(position, script=[SKULL, SKULL, SKULL])
    told = play(match, "A attack pirate")
    assert heard(told, events.PiratesSunk) == [events.PiratesSunk("MAD")]
    after = now(match)
    assert after["space"]["pirate"] == "MAD"
    assert after["money"] == [20, 20, 20 + 2 + 5]
    assert after["treasury"] == {"green": 0, "blue": 0, "yellow": 0, "orange": 10 + 15, "black": 7}
    assert after["share"]["black"] == [None] * 10
    assert after["captain"]["black"] is None
    assert after["mutiny"] == 3


def test_spi_8_6_an_empty_hold_is_sunk_by_one_skull() -> None:
    position = table(dice="orange orange", ships={"navy": "S3", "pirate": "S3"}, captains={"black": A, "orange": C})
    match = at(position, script=[SKULL])
    play(match, "A attack pirate")
    assert now(match)["money"] == [20, 20, 25]
    assert legal(match, "captain") == []  # A's pawn is gone


def test_spi_8_7_without_a_navy_captain_nobody_is_paid() -> None:
    position = table(dice="orange orange", ships=MEETING, captains={"black": B}, shares={"black": [1]})
    match = at(position, script=[SKULL, SKULL, SKULL])
    told = play(match, "A attack pirate")
    assert heard(told, events.CaptainPaid) == []
    assert now(match)["money"] == [20, 20, 20]
    assert now(match)["treasury"]["orange"] == 15
