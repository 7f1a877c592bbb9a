"""SPI-1.7: what everybody sees; the last pirate dice lie open, die by die."""

from __future__ import annotations

from fondaco.games.spice_islands.view import Contest, Throw, View
from fondaco.kernel import Match
from tests.games.spice_islands.table import FIVE, FOUR, SIX, SKULL, THREE, TWO, A, B, C, at, play, table


def contest(match: Match) -> Contest | None:
    """What pirate dice were last rolled for."""
    view = match.view(A)
    assert isinstance(view, View)
    return view.contest


def test_spi_1_7_nothing_was_rolled_yet() -> None:
    assert contest(at(table())) is None


def test_spi_9_3_the_dice_of_an_election_and_of_its_ties_stay_in_sight() -> None:
    position = table(dice="blue blue", election={"blue": 3}, captains={"blue": B}, shares={"blue": [3, 0, 2]})
    match = at(position, script=[SIX, SIX, TWO, TWO, FIVE, SIX, SIX, FOUR, FOUR, THREE, FIVE])
    play(match, "A election blue")
    first = (Throw(A, ("6", "6", "2", "2")), Throw(B, ("5",)), Throw(C, ("6", "6")))
    second, third = (Throw(A, ("4",)), Throw(C, ("4",))), (Throw(A, ("3",)), Throw(C, ("5",)))
    assert contest(match) == Contest("election", "blue", None, (first, second, third), C)


def test_spi_9_11_a_captain_who_stays_has_won_the_mutiny() -> None:
    ships = {"pirate": "S2"}
    position = table(dice="black black", mutiny=3, ships=ships, captains={"black": B}, shares={"black": [0, 1, 0]})
    match = at(position, script=[SKULL, SKULL, TWO])
    play(match, "A mutiny")
    assert contest(match) == Contest("mutiny", "black", None, ((Throw(A, ("skull",)), Throw(B, ("skull", "2"))),), B)


def test_spi_9_10_the_oldest_dice_make_room_where_all_is_rolled_too_often() -> None:
    ships = {"pirate": "S2"}
    position = table(dice="black black", mutiny=3, ships=ships, captains={"black": A}, shares={"black": [10, 0, 0]})
    match = at(position, script=[*[TWO] * 24, SKULL, *[TWO] * 11])
    play(match, "A mutiny")
    assert contest(match) == Contest("mutiny", "black", None, ((Throw(A, ("skull", *["2"] * 11)),),), A)


def test_spi_7_5_the_dice_of_an_attack() -> None:
    ships = {"pirate": "S2", "blue1": "S2 green"}
    match = at(table(dice="black black", ships=ships, captains={"black": A}), script=[TWO, SIX])
    play(match, "A attack blue1")
    assert contest(match) == Contest("attack", "black", "blue1", ((Throw(A, ("2", "6")),),), None)
    targets = {move.notation: move.targets for move in match.legal(A) if move.kind == "attack"}
    assert targets == {"attack blue1": ("ship:blue1", "ship:pirate", "die:black")}
