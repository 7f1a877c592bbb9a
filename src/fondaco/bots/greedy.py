"""The best turn by the game's own estimate, over a few worlds that may be the true one."""

from __future__ import annotations

import random

from fondaco.kernel import Game, State

WORLDS = 3
NODES = 160  # positions tried per candidate and world


class Greedy:
    """Tries each candidate move, goes on with its own best moves while it stays its turn, and compares."""

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        candidates = _candidates(game, world, seat)
        if len(candidates) == 1:
            return candidates[0]
        worlds = [game.sample(world, seat, rng.getrandbits(64)) for _ in range(WORLDS)]
        totals = []
        for move in candidates:
            total = 0.0
            for sampled in worlds:
                budget = [NODES]
                total += _value(game, sampled, seat, move, budget, depth=6)
            totals.append((total, rng.random(), move))
        return max(totals)[2]


def _candidates(game: Game, s: State, seat: int) -> list[int]:
    s.actor = seat
    game.rules.candidates(s)
    return [s.choice(index) for index in range(s.choices())]


def _value(game: Game, s: State, seat: int, move: int, budget: list[int], depth: int) -> float:
    """The estimate after a move and the best that this seat can make of the rest of its turn."""
    after = game.rules.copy(s)
    after.actor = seat
    game.rules.apply(after, move)
    budget[0] -= 1
    if after.deciding != 1 << seat or depth == 0 or budget[0] <= 0:
        return game.rules.evaluate(after, seat)
    return max(_value(game, after, seat, choice, budget, depth - 1) for choice in _candidates(game, after, seat))
