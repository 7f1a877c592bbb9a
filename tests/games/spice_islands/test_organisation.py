"""SPI-9: elections, dividends, mutinies."""

from __future__ import annotations

import pytest

from fondaco.games.spice_islands import events, refusals
from fondaco.kernel import Event
from tests.games.spice_islands.table import (
    FIVE,
    FOUR,
    SIX,
    SKULL,
    THREE,
    TWO,
    A,
    B,
    C,
    at,
    heard,
    legal,
    now,
    play,
    refused,
    table,
)

COLOURS = ("green", "blue", "yellow", "orange")
AT_SEA = {"pirate": "S2"}


@pytest.mark.parametrize("colour", COLOURS)
def test_spi_9_1_the_fourth_step_brings_an_election_and_the_marker_goes_back(colour: str) -> None:
    match = at(table(dice=f"{colour} {colour} {colour} {colour}", election={colour: 1}))
    for marker in (2, 3):
        told = play(match, f"A election {colour}")
        assert told == [events.ElectionStepped(A, colour, marker)]
        assert now(match)["election"][colour] == marker
    told = play(match, f"A election {colour}")
    assert heard(told, events.ElectionCalled) == [events.ElectionCalled(colour)]
    assert now(match)["election"][colour] == 0


def test_spi_9_2_a_die_for_the_step_one_for_the_captain_one_per_share_and_the_highest_wins() -> None:
    position = table(
        dice="blue blue", election={"blue": 3}, captains={"blue": B}, shares={"blue": [1, 2, 1]}, dividend={"blue": 2}
    )
    match = at(position, script=[TWO, THREE, FOUR, FOUR, SKULL, FIVE])
    told = play(match, "A election blue")
    assert heard(told, events.ElectionRolled) == [
        events.ElectionRolled(A, "blue", ("2", "3")),
        events.ElectionRolled(B, "blue", ("4", "4", "skull")),
        events.ElectionRolled(C, "blue", ("5",)),
    ]
    assert heard(told, events.Elected) == [events.Elected(C, "blue")]
    assert now(match)["captain"]["blue"] == C
    assert now(match)["dividend"]["blue"] == 2


def test_spi_9_2_a_skull_counts_1() -> None:
    position = table(seats=2, dice="blue blue", election={"blue": 3}, shares={"blue": [0, 1]})
    match = at(position, script=[SKULL, TWO])
    play(match, "A election blue")
    assert now(match)["captain"]["blue"] == B


def test_spi_9_3_a_tie_with_the_captain_leaves_the_captain() -> None:
    position = table(dice="blue blue", election={"blue": 3}, captains={"blue": B}, shares={"blue": [0, 0, 1]})
    match = at(position, script=[SIX, SIX, SIX])
    told = play(match, "A election blue")
    assert heard(told, events.CaptainStayed) == [events.CaptainStayed(B, "blue")]
    assert now(match)["captain"]["blue"] == B


def test_spi_9_3_any_other_tie_is_rolled_again_with_one_die_each() -> None:
    position = table(dice="blue blue", election={"blue": 3}, captains={"blue": B}, shares={"blue": [3, 0, 2]})
    first = [SIX, SIX, TWO, TWO, FIVE, SIX, SIX]  # A has four dice, B one, C two
    match = at(position, script=[*first, FOUR, FOUR, THREE, FIVE])
    told = play(match, "A election blue")
    assert heard(told, events.ElectionTied) == [events.ElectionTied("blue", (A, C))] * 2
    assert heard(told, events.ElectionRolled)[3:] == [
        events.ElectionRolled(A, "blue", ("4",)),
        events.ElectionRolled(C, "blue", ("4",)),
        events.ElectionRolled(A, "blue", ("3",)),
        events.ElectionRolled(C, "blue", ("5",)),
    ]
    assert now(match)["captain"]["blue"] == C


def test_spi_9_3_only_those_still_tied_go_on() -> None:
    position = table(dice="blue blue", election={"blue": 3}, shares={"blue": [0, 1, 1]})
    match = at(position, script=[FIVE, FIVE, FIVE, SKULL, FOUR, FOUR, SIX, TWO])
    told = play(match, "A election blue")
    assert heard(told, events.ElectionTied) == [
        events.ElectionTied("blue", (A, B, C)),
        events.ElectionTied("blue", (B, C)),
    ]
    assert now(match)["captain"]["blue"] == B


@pytest.mark.parametrize("colour", COLOURS)
def test_spi_9_4_the_fourth_step_brings_a_dividend_and_the_marker_goes_back(colour: str) -> None:
    match = at(table(dice=f"{colour} {colour} {colour} {colour}", dividend={colour: 2}, shares={colour: [1]}))
    assert play(match, f"A dividend {colour}") == [events.DividendStepped(A, colour, 3)]
    told = play(match, f"A dividend {colour}")
    assert heard(told, events.DividendDeclared) == [events.DividendDeclared(colour, 0, 1, 0)]
    assert now(match)["dividend"][colour] == 0


def test_spi_9_5_the_treasury_is_divided_by_the_shares_and_the_remainder_stays() -> None:
    position = table(dice="blue blue", dividend={"blue": 3}, treasury={"blue": 23}, shares={"blue": [1, 4]})
    match = at(position)
    told = play(match, "A dividend blue")
    assert heard(told, events.DividendPaid) == [
        events.DividendPaid(A, "blue", 1, 4),
        events.DividendPaid(B, "blue", 4, 16),
    ]
    assert now(match)["money"] == [24, 36, 20]
    assert now(match)["treasury"] == {"green": 0, "blue": 3, "yellow": 0, "orange": 0, "black": 0}


def test_spi_9_6_the_captain_has_nothing_extra_the_navy_s_neither() -> None:
    position = table(
        dice="orange orange",
        dividend={"orange": 3},
        treasury={"orange": 10},
        captains={"orange": A},
        shares={"orange": [1, 1]},
    )
    match = at(position)
    play(match, "A dividend orange")
    assert now(match)["money"] == [25, 25, 20]


def test_spi_9_7_shares_and_captain_go_back_and_other_markers_stay() -> None:
    position = table(
        dice="blue blue",
        dividend={"blue": 3, "green": 2},
        election={"blue": 2},
        captains={"blue": B, "green": C},
        shares={"blue": [1, 4], "green": [1]},
        mutiny=1,
    )
    match = at(position)
    told = play(match, "A dividend blue")
    assert heard(told, events.CaptainReturned) == [events.CaptainReturned(B, "blue")]
    after = now(match)
    assert after["share"]["blue"] == [None] * 10
    assert (after["captain"]["blue"], after["captain"]["green"]) == (None, C)
    assert (after["dividend"]["green"], after["election"]["blue"], after["mutiny"]) == (2, 2, 1)


def test_spi_9_7_without_shares_nothing_is_paid_but_pawn_and_marker_are_reset() -> None:
    position = table(dice="blue blue", dividend={"blue": 3}, treasury={"blue": 15}, captains={"blue": B})
    match = at(position)
    play(match, "A dividend blue")
    assert now(match)["treasury"]["blue"] == 15
    assert now(match)["captain"]["blue"] is None
    assert now(match)["dividend"]["blue"] == 0


def test_spi_9_8_the_fourth_mutiny_step_brings_a_mutiny_and_the_marker_goes_back() -> None:
    match = at(table(dice="black black black black", ships=AT_SEA, captains={"black": B}, mutiny=1))
    assert play(match, "A mutiny", "A mutiny") == [events.MutinyStepped(A, 2), events.MutinyStepped(A, 3)]
    assert heard(play(match, "A mutiny"), events.MutinyBroke) == [events.MutinyBroke()]
    assert now(match)["mutiny"] == 0


def test_spi_9_9_no_mutiny_while_the_ship_is_in_madagascar() -> None:
    match = at(table(dice="black black black", mutiny=2))
    play(match, "A mutiny")
    assert legal(match) == ["sail pirate S2", "sail pirate S3"]
    refused(match, "A mutiny", refusals.NoMutinyInPort(), "SPI-9.9")
    play(match, "A sail pirate S2")
    assert "mutiny" in legal(match)


def mutiny(shares: list[int], script: list[int]) -> tuple[list[Event], int]:
    """A mutiny called by A against captain B; what was told and who is captain now."""
    position = table(dice="black black", ships=AT_SEA, captains={"black": B}, shares={"black": shares}, mutiny=3)
    match = at(position, script=script)
    told = play(match, "A mutiny")
    assert match.script == []
    captain: int = now(match)["captain"]["black"]
    return told, captain


def test_spi_9_10_most_skulls_win_the_pawn() -> None:
    told, captain = mutiny([1, 1, 0], [SKULL, SKULL, SKULL, SIX])
    assert heard(told, events.MutinyRolled) == [
        events.MutinyRolled(A, ("skull", "skull")),
        events.MutinyRolled(B, ("skull", "6")),
    ]
    assert heard(told, events.MutinyWon) == [events.MutinyWon(A)]
    assert captain == A


def test_spi_9_10_without_any_skull_everybody_rolls_everything_again() -> None:
    told, captain = mutiny([1, 0, 1], [TWO, TWO, THREE, FOUR] * 2 + [TWO, TWO, SIX, SKULL])
    assert len(heard(told, events.NoSkulls)) == 2
    assert len(heard(told, events.MutinyRolled)) == 9
    assert captain == C


def test_spi_9_11_a_tie_with_the_captain_leaves_the_captain() -> None:
    told, captain = mutiny([0, 0, 1], [SKULL, SKULL, SKULL])
    assert heard(told, events.CaptainStayed) == [events.CaptainStayed(B, "black")]
    assert captain == B


def test_spi_9_11_other_ties_roll_only_their_skulls_again() -> None:
    first = [SKULL, SKULL, SIX, TWO, SKULL, TWO, SKULL]  # A two of three, B none of one, C two of three
    told, captain = mutiny([2, 0, 3], [*first, SKULL, TWO, SKULL, SKULL])
    assert heard(told, events.MutinyTied) == [events.MutinyTied((A, C), 2)]
    assert heard(told, events.MutinyRolled)[-2:] == [
        events.MutinyRolled(A, ("skull", "2")),
        events.MutinyRolled(C, ("skull", "skull")),
    ]
    assert captain == C


def test_spi_9_11_all_zero_repeats_that_roll_and_a_new_tie_takes_the_new_skulls() -> None:
    first = [SKULL, SKULL, SIX, TWO, SKULL, TWO, SKULL]
    again = [TWO, TWO, THREE, THREE]  # nobody: the same two dice each once more
    fewer = [SKULL, TWO, TWO, SKULL]  # one each: from now on one die
    told, captain = mutiny([2, 0, 3], [*first, *again, *fewer, SKULL, TWO])
    assert heard(told, events.MutinyTied) == [events.MutinyTied((A, C), 2), events.MutinyTied((A, C), 1)]
    assert len(heard(told, events.NoSkulls)) == 1
    assert [len(roll.dice) for roll in heard(told, events.MutinyRolled)] == [3, 1, 3, 2, 2, 2, 2, 1, 1]
    assert captain == A


def test_spi_9_12_pirates_have_neither_dividend_nor_election_and_companies_gain_captains_only_by_election() -> None:
    match = at(table(dice="black black", ships=AT_SEA, captains={"black": B}))
    assert legal(match, "election", "dividend") == []
    match = at(table(dice="green green", ships={"green1": "S1 blue"}))
    play(match, "A sail green1 S2")
    assert now(match)["captain"]["green"] is None


def test_spi_9_12_without_captain_and_shares_who_made_the_step_wins() -> None:
    match = at(table(dice="green green", election={"green": 3}), script=[SKULL])
    told = play(match, "A election green")
    assert heard(told, events.ElectionRolled) == [events.ElectionRolled(A, "green", ("skull",))]
    assert now(match)["captain"]["green"] == A
