"""Tree search over re-dealt worlds, for so many iterations or so many seconds."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from copy import copy
from typing import Self

from fondaco.bots.greedy import Greedy
from fondaco.bots.search import Search
from fondaco.bots.settings import SETTINGS, Settings
from fondaco.kernel import Game, State

NODES_A_SECOND = 60_000  # the room to think in: more than is ever needed
MAX_NODES = 400_000
CHUNK = 2  # iterations between two looks at the clock: plain, one of Indonesia takes a third of a second
TICK = 1e-6  # seconds, the least that a look at the clock can show
PLAY_OUT = 1_000  # decisions of a play-out, at most


class Mcts:
    """Searches; a forced move costs nothing. With iterations the same luck gives the same move.

    Seconds are of the processor by default, so that a busy machine makes no bot weaker; give
    `clock=time.perf_counter` where a person waits.
    """

    def __init__(
        self,
        iterations: int | None = None,
        seconds: float = 1.0,
        clock: Callable[[], float] = time.thread_time,
        hurried: bool = False,
        settings: Settings = SETTINGS,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.clock = clock
        self.hurried = hurried  # with iterations: the seconds count too
        self.settings = settings

    @property
    def goes_by_clock(self) -> bool:
        """Whether the same luck may give another move, since time counts."""
        return self.iterations is None or self.hurried

    def within(self, seconds: float) -> Self:
        """The same bot with at most so many seconds, even if its budget is in iterations."""
        twin = copy(self)
        twin.seconds, twin.hurried = min(self.seconds, seconds), True
        return twin

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        world.actor = seat
        game.rules.candidates(world)
        if world.choices() == 1:
            return world.choice(0)
        if not game.advice.terms:  # play-outs without advice know less than the game's own estimate
            return Greedy().choose(game, world, seat, rng)
        return self.search(game, world, seat, rng).favourite()

    def search(self, game: Game, world: State, seat: int, rng: random.Random, pinned: int = -1) -> Search:
        """The search after the whole budget, with room to look at other moves afterwards.

        With a pinned move no other is tried at the root.
        """
        start = self.clock()
        wanted = self.iterations or max(1, int(min(self.seconds * NODES_A_SECOND, MAX_NODES)))
        capacity = min(2 * wanted, MAX_NODES) + self.settings.width + 2
        search = self.plant(game, world, seat, capacity)
        search.pinned = pinned
        search.luck.seed(*[rng.getrandbits(32) for _ in range(4)])
        left = float(wanted)
        while left > 0:
            search.run(CHUNK if self.iterations is None else min(CHUNK, self.iterations - search.iterations))
            left = math.inf if self.iterations is None else self.iterations - search.iterations
            if self.goes_by_clock:
                spent = self.clock() - start
                left = min(left, search.iterations * (self.seconds / max(spent, TICK) - 1))
        search.pinned = -1
        return search

    def plant(self, game: Game, world: State, seat: int, capacity: int) -> Search:
        """A tree without a node, that follows the game's advice."""
        advisor = game.advice.advise(world.seats)
        limit = min(PLAY_OUT, game.move_limit)
        return Search(game.rules, advisor, world, seat, capacity, limit, self.settings)
