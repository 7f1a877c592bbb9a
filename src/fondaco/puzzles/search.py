"""When a move is clearly best: independent deep searches agree on it, and every other is clearly worse."""

from __future__ import annotations

import random

from msgspec import Struct

from fondaco.bots import Mcts
from fondaco.bots.hint import likelihood, look
from fondaco.bots.search import Search
from fondaco.kernel import Game, State
from fondaco.kernel.declaring.levels import NAMED

DEEPER = 3  # times the iterations of hard
SEARCHES = 2  # that must agree
RIVALS = 3  # of the other moves, those ranked first, are looked at as often as the best
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
    return clear_in(grow(game, world, seat, number, iterations), margin, sure)


def grow(game: Game, world: State, seat: int, number: int, iterations: int, room: int = 0) -> Search:
    """A tree over worlds dealt afresh for the seat, with room for the moves that are looked at afterwards."""
    rng = random.Random(number)
    dealt = game.sample(world, seat, rng.getrandbits(64))
    search = Mcts().plant(game, dealt, seat, 2 * max(room, iterations) + 2)
    search.luck.seed(*[rng.getrandbits(32) for _ in range(4)])
    search.run(iterations)
    return search


def others_behind(search: Search, margin: float) -> list[int]:
    """The other moves, the best first, if the first of them is worse by the margin; else none."""
    favourite = search.favourite()
    others = [move for move in search.ranking() if move != favourite]
    if others and look(search, favourite).reward - look(search, others[0]).reward < margin:
        return []
    return others


def clear_in(search: Search, margin: float, sure: float) -> Clear | None:
    """What the tree finds, if it is clear; the first other move that is not worse by the margin ends the comparison."""
    favourite = search.favourite()
    best = look(search, favourite)
    seen = []
    for move in others_behind(search, margin / 2)[:RIVALS]:
        search.look_at(move, best.visits)
        seen.append(look(search, move))
        if best.reward - seen[-1].reward < margin:
            return None
    if not seen:
        return None
    rival = max(seen, key=lambda outlook: outlook.reward)
    return Clear(favourite, rival.move, best.share, rival.share) if likelihood(best, rival) >= sure else None


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
