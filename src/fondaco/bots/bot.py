"""The contract of a bot: it is handed a re-dealt world, so it cannot see more than its seat."""

from __future__ import annotations

import random
from typing import Protocol

from fondaco.kernel import Game, Match, State


class Bot(Protocol):
    """Chooses a move for a seat."""

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        """A legal move. `world` looks to the seat as the true one does; all else in it was dealt afresh."""
        ...


def move_of(bot: Bot, match: Match, seat: int, rng: random.Random) -> str:
    """The notation of the move a bot makes in a match."""
    world = match.game.sample(match.state, seat, rng.getrandbits(64))
    return match.game.moves.write(bot.choose(match.game, world, seat, rng))
