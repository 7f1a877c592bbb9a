"""Any legal move."""

from __future__ import annotations

import random

from fondaco.kernel import Game, State


class Random:
    """Chooses evenly among all legal moves, every amount of a range counted."""

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        world.actor = seat
        game.rules.offer(world)
        return world.choice(rng.randrange(world.choices()))
