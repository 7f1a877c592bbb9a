"""Dermaga: a test for each paragraph of its rules, and the contract of all games."""

from __future__ import annotations

from fondaco.games.dermaga import GAME
from fondaco.games.dermaga.events import Emptied, NotSoMany, Took
from fondaco.kernel import Match
from fondaco.kernel.checking.contract import check_game
from tests.games.shared import match_at, match_dealt, now, play_one, refused


def at(chests: int, coins: tuple[int, ...] = (0, 0)) -> Match:
    """The first seat is to choose."""
    position = {"seats": len(coins), "phase": "turn", "deciding": 1, "chests": chests, "coins": list(coins)}
    return match_at(GAME, position)


def test_the_contract_of_all_games_is_kept() -> None:
    check_game(GAME)


def test_der_1_1_the_quay_is_full() -> None:
    position = now(match_dealt(GAME, 3, 1))
    assert (position["chests"], position["coins"]) == (20, [0, 0, 0])


def test_der_1_2_anybody_may_begin() -> None:
    assert {match_dealt(GAME, 3, seed).deciding[0] for seed in range(20)} == {0, 1, 2}


def test_der_2_1_one_two_or_three_but_not_more_than_there_are() -> None:
    match = at(2)
    assert [GAME.moves.write(move) for move in match.offers(0)] == ["take one", "take two"]
    refused(match, "A take three", "DER-2.1", NotSoMany(2))


def test_der_2_2_a_chest_is_a_coin() -> None:
    match = at(9)
    assert play_one(match, "A take three") == [Took(0, 3, 3)]
    assert (now(match)["chests"], now(match)["coins"]) == (6, [3, 0])


def test_der_2_3_the_turn_goes_to_the_left() -> None:
    match = at(9, (0, 0, 0))
    for turn in ("A take one", "B take one", "C take one"):
        play_one(match, turn)
    assert match.deciding == (0,)


def test_der_3_1_the_last_chest_brings_three_coins_and_ends_the_game() -> None:
    match = at(1)
    assert play_one(match, "A take one") == [Took(0, 1, 1), Emptied(0, 3)]
    assert match.result is not None
    assert match.result.ending == "quay-empty"


def test_der_3_2_most_coins_win_and_equals_share() -> None:
    first, shared = at(1, (0, 9)), at(1, (5, 9))
    for match in (first, shared):
        play_one(match, "A take one")
    assert [match.result.winners for match in (first, shared) if match.result] == [(1,), (0, 1)]
