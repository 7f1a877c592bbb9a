"""The estimate of Spice Islands and the moves it finds worth a thought; N-1: a leader finishes the game."""

from __future__ import annotations

import random

import pytest

from fondaco.bots import BOTS, move_of
from fondaco.games.spice_islands import GAME
from fondaco.kernel import Match
from tests.games.spice_islands.table import A, B, at, dealt, legal, now, play, table


def value(match: Match, seat: int) -> float:
    return GAME.rules.evaluate(match.state, seat)


def candidates(match: Match) -> list[str]:
    s = GAME.rules.copy(match.state)
    (s.actor,) = match.deciding
    GAME.rules.candidates(s)
    return [GAME.moves.write(s.choice(index)) for index in range(s.choices())]


def chosen(match: Match) -> str:
    (seat,) = match.deciding
    return move_of(BOTS["greedy"], match, seat, random.Random(1))


@pytest.mark.parametrize("seats", GAME.seats)
def test_candidates_are_legal_and_never_none(seats: int) -> None:
    match = dealt(seats, seats)
    rng = random.Random(seats)
    while not match.over:
        (seat,) = match.deciding
        worth = candidates(match)
        assert worth
        assert set(worth) <= set(legal(match))
        match.play(seat, rng.choice(worth))


def test_twins_are_thought_of_once_and_dice_by_colour() -> None:
    match = at(table(dice="green blue", ships={"green2": "EUR"}))
    assert candidates(match) == [
        "load green1 green-good",
        "load green1 blue-good",
        "load green1 yellow-good",
        "election green",
        "dividend green",
    ]
    match = at(table(dice="green", captains={"blue": A}), script=[0, 0, 0, 0])
    play(match, "A election green")
    assert candidates(match) == ["captain blue", "end"]


def test_cash_shares_pawns_and_cargo_under_way_are_worth_something() -> None:
    plain = value(at(table()), A)
    assert value(at(table(money=[25, 20, 20])), A) > plain
    assert value(at(table(captains={"blue": A})), A) > plain
    assert value(at(table(shares={"blue": [1]}, treasury={"blue": 20})), A) > plain + 3
    rich = value(at(table(shares={"blue": [1, 3]}, treasury={"blue": 20})), A)
    assert rich < value(at(table(shares={"blue": [1]}, treasury={"blue": 20})), A)
    near = table(shares={"blue": [1]}, ships={"blue1": "S4 blue blue"})
    far = table(shares={"blue": [1]}, ships={"blue1": "S1 blue blue"})
    assert value(at(near), A) > value(at(far), A) > value(at(table(shares={"blue": [1]})), A)
    laden = table(ships={"pirate": "S2 spice"}, captains={"black": A})
    assert value(at(laden), A) > value(at(table(ships={"pirate": "S2"}, captains={"black": A})), A)


def test_the_pirates_loot_counts_for_shares_too() -> None:
    for seats in (2, 3):
        position = table(seats=seats, ships={"pirate": "S2 spice"}, captains={"black": B}, shares={"black": [1]})
        without = table(seats=seats, ships={"pirate": "S2"}, captains={"black": B}, shares={"black": [1]})
        assert value(at(position), A) - value(at(without), A) > -3
    vacant = table(seats=3, shares={"black": [2, 1]})
    assert value(at(vacant), A) > value(at(table(seats=3, shares={"black": [0, 1]})), A)


def test_n_1_a_leader_finishes_and_others_do_not() -> None:
    ships = {"green1": "S1 spice"}
    leader = at(table(dice="green", ships=ships, discard="spice9", money=[40, 20, 20]))
    assert chosen(leader) == "sail green1 EUR"
    loser = at(table(dice="green", ships=ships, discard="spice9", money=[20, 40, 20]))
    assert chosen(loser) != "sail green1 EUR"


def test_n_1_the_greedy_bot_plays_on_to_the_end() -> None:
    ships = {"green1": "S2 spice2", "blue1": "S3 spice", "pirate": "MAD"}
    match = at(table(seats=2, dice="green blue", ships=ships, discard="spice7", captains={"green": A, "blue": B}))
    while not match.over and match.ply < 150:
        match.play(match.deciding[0], chosen(match))
    assert match.result is not None
    assert match.result.ending == "spice"
    assert sum(now(match)["discard"].values()) >= 10
