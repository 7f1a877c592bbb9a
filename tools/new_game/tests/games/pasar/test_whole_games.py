"""Whole random games: what must hold after every move, and the contract of all games."""

from __future__ import annotations

import random

import pytest

from fondaco.games.pasar import GAME
from fondaco.games.pasar.events import HandPaid, Sold
from fondaco.kernel.checking.contract import check_game
from tests.games.pasar.table import dealt, now


def test_the_contract_of_all_games_is_kept() -> None:
    check_game(GAME, looks=0.05)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(3))
def test_cards_and_coins_add_up_after_every_move(seats: int, seed: int) -> None:
    match, rng = dealt(seats, seed), random.Random(seed)
    coins = [0] * seats
    while not match.over:
        seat = rng.choice(match.deciding)
        for event in match.play(seat, GAME.moves.write(rng.choice(match.offers(seat)))):
            if isinstance(event, Sold | HandPaid):
                coins[event.seat] += event.coins
        position = now(match)
        GAME.check(match.state)
        assert position["coins"] == coins
        assert all(1 <= price <= 6 for price in position["price"].values())
    assert now(match)["round"] == 8
    assert match.ply <= GAME.move_limit // 2
