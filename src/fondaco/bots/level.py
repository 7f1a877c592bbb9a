"""A level of the dial: each game says what it means there."""

from __future__ import annotations

import random
import time

from fondaco.bots.heuristic import Heuristic
from fondaco.bots.mcts import Mcts
from fondaco.kernel import Game, State

WAIT = 1.0  # seconds at most for a decision where somebody waits: plain, levels that look far would take longer


class AtLevel:
    """Looks as far ahead as the game's level of this number does; the same luck gives the same move.

    `within` sets a time that it must not exceed, for those who wait; it is never more than `WAIT`.
    """

    def __init__(self, number: int, seconds: float | None = None) -> None:
        self.number = number
        self.seconds = seconds

    def within(self, seconds: float) -> AtLevel:
        return AtLevel(self.number, min(seconds, WAIT if self.seconds is None else self.seconds))

    def bot_of(self, game: Game) -> Heuristic | Mcts:
        """The bot that it is in this game."""
        level = game.levels[self.number - 1]
        if level.iterations == 0:
            return Heuristic(level.ignores)
        if self.seconds is None:
            return Mcts(level.iterations)
        return Mcts(level.iterations, self.seconds, time.perf_counter, hurried=True)

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        return self.bot_of(game).choose(game, world, seat, rng)
