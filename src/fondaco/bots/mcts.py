"""Tree search over re-dealt worlds, for so many iterations or so many seconds."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from fondaco.bots.greedy import Greedy
from fondaco.bots.search import Search
from fondaco.kernel import Game, State

NODES_A_SECOND = 60_000  # the room to think in: more than is ever needed
MOST_NODES = 400_000
CHUNK = 2  # iterations between two looks at the clock: plain, one of Indonesia takes a third of a second
PLAY_OUT = 1_000  # decisions of a play-out, at most


class Mcts:
    """Searches; a forced move costs nothing. With iterations the same luck gives the same move.

    Seconds are of the processor by default, so that a busy machine makes no bot weaker; give
    `clock=time.perf_counter` where somebody waits.
    """

    def __init__(
        self,
        iterations: int | None = None,
        seconds: float = 1.0,
        clock: Callable[[], float] = time.thread_time,
        hurried: bool = False,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.hurried = hurried  # with iterations: the seconds count too

    def within(self, seconds: float) -> Mcts:
        """The same bot with at most so many seconds, even if its budget is in iterations."""
        return Mcts(self.iterations, min(self.seconds, seconds), self.clock, hurried=True)

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        world.actor = seat
        game.rules.candidates(world)
        if world.choices() == 1:
            return world.choice(0)
        if not game.advice.terms:  # play-outs without advice know less than the game's own estimate
            return Greedy().choose(game, world, seat, rng)
        return self.search(game, world, seat, rng).favourite()

    def search(self, game: Game, world: State, seat: int, rng: random.Random) -> Search:
        """The tree after the whole budget."""
        start = self.clock()
        wanted = self.iterations or int(self.seconds * NODES_A_SECOND)
        capacity = min(wanted, MOST_NODES) + 2
        advisor = game.advice.advise(world.seats)
        search = Search(game.rules, advisor, world, seat, capacity, min(PLAY_OUT, game.move_limit))
        search.luck.seed(*[rng.getrandbits(32) for _ in range(4)])
        if self.iterations is not None and not self.hurried:
            search.run(self.iterations)
            return search
        while self.iterations is None or search.iterations < self.iterations:
            search.run(CHUNK if self.iterations is None else min(CHUNK, self.iterations - search.iterations))
            if self.clock() - start >= self.seconds:
                break
        return search
