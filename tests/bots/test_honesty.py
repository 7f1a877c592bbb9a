"""No bot can see more than its seat: what it is handed does not depend on what is hidden, and neither does its move."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from fondaco.bots import BOTS, LEVELS, Bot, Mcts
from fondaco.games import GAMES
from tests.bots.walks import walk
from tests.speed import at_speed

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
# A budget in iterations, for a clock is randomness too.
TESTED: dict[str, Bot] = BOTS | {"easy": LEVELS["easy"], "mcts": Mcts(iterations=at_speed(15, 3))}


@EVERY_GAME
def test_worlds_dealt_from_states_that_look_alike_are_the_same(name: str) -> None:
    """The same luck gives the same world, whichever of the states that a seat cannot tell apart is the true one."""
    game = GAMES[name]
    for seats in game.seats:
        for s, seat in walk(game, seats, seats, stride=13):
            twin = game.sample(s, seat, 1)
            assert game.dump(game.sample(twin, seat, 2)) == game.dump(game.sample(s, seat, 2))


@EVERY_GAME
@pytest.mark.parametrize("bot", TESTED)
def test_a_bots_choices_are_identical_over_states_that_look_alike(name: str, bot: str) -> None:
    game = GAMES[name]
    seats = game.seats[-1]
    for s, seat in islice(walk(game, seats, 11, stride=71), at_speed(6, 2)):
        chosen = set()
        for number in range(3):
            twin = game.sample(s, seat, number) if number else s
            chosen.add(TESTED[bot].choose(game, game.sample(twin, seat, 77), seat, random.Random(5)))
        assert len(chosen) == 1
