"""Tree search without advice: every candidate is tried, and play-outs are random."""

from __future__ import annotations

import math
import random

from fondaco.bots.mcts import Mcts
from fondaco.bots.search import Search
from fondaco.bots.settings import Settings
from fondaco.kernel import Game, State
from fondaco.kernel.learning.advice import Advisor

CANDIDATES = 512  # as many as a state can offer
RANDOM = 256  # of 256 moves of a play-out are any candidate
EVERYTHING = Settings(width=CANDIDATES, widen=math.inf, slips=RANDOM)


class Uct(Mcts):
    """For comparison: it shares nothing with the heuristic but the candidates, which make ranges of amounts short."""

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        world.actor = seat
        game.rules.candidates(world)
        if world.choices() == 1:
            return world.choice(0)
        return self.search(game, world, seat, rng).favourite()

    def plant(self, game: Game, world: State, seat: int, capacity: int) -> Search:
        return Search(game.rules, Advisor(), world, seat, capacity, game.move_limit, EVERYTHING)
