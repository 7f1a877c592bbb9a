"""When a move is clearly best: independent deep searches agree on it, and every other is clearly worse."""

from __future__ import annotations

import random

from msgspec import Struct

from fondaco.bots import Mcts
from fondaco.bots.hint import likelihood, look
from fondaco.kernel import Game, State
from fondaco.kernel.levels import NAMED

DEEPER = 3  # times the iterations of hard
SEARCHES = 2  # that must agree
RIVALS = 3  # of the other moves, those tried most, are looked at as often as the best
MARGIN = 0.08  # of the reward by which every other move must be worse,
SURE = 0.98  # and how sure that must be


class Clear(Struct, frozen=True):
    """A move, and the shares of victories after it and after the best of the others."""

    move: int
    rival: int
    share: float
    other: float


def is_clear(
    game: Game, world: State, seat: int, number: int, iterations: int, margin: float, sure: float
) -> Clear | None:
    """What one search finds, if it is clear."""
    rng = random.Random(number)
    search = Mcts(iterations).search(game, game.sample(world, seat, rng.getrandbits(64)), seat, rng)
    favourite = search.favourite()
    others = sorted(
        (-visits, place, move) for place, (move, visits, _) in enumerate(search.found()) if move != favourite
    )
    best = look(search, favourite)
    if not others or best.reward - look(search, others[0][2]).reward < margin / 2:
        return None
    seen = []
    for _, _, move in others[:RIVALS]:
        search.look_at(move, best.visits)
        seen.append(look(search, move))
    rival = max(seen, key=lambda outlook: outlook.reward)
    if best.reward - rival.reward < margin or likelihood(best, rival) < sure:
        return None
    return Clear(favourite, rival.move, best.share, rival.share)


def hard_iterations(game: Game) -> int:
    return game.levels[NAMED["hard"] - 1].iterations


def find_clear(game: Game, world: State, seat: int, number: int) -> Clear | None:
    """What all searches agree on, each with luck of its own; the shares are those of the least clear."""
    found: list[Clear] = []
    for search in range(SEARCHES):
        clear = is_clear(game, world, seat, number + search, DEEPER * hard_iterations(game), MARGIN, SURE)
        if clear is None or (found and clear.move != found[0].move):
            return None
        found.append(clear)
    return min(found, key=lambda clear: clear.share - clear.other)
