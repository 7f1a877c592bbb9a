"""How a game is likely to end: play-outs by the advice from what a seat may know."""

from __future__ import annotations

import random

from fondaco.bots.settings import SETTINGS
from fondaco.kernel import Game, State, play_advised


def win_shares(
    game: Game, world: State, seat: int, rng: random.Random, plays: int, move: int | None = None
) -> tuple[float, ...]:
    """What part of the victories each seat has, ties shared; `move` is the seat's own next one, if given.

    Whatever the seat cannot know is dealt afresh for every play-out, luck included.
    """
    won = [0.0] * world.seats
    advisors = [game.advice.advise(world.seats)] * world.seats
    for _ in range(plays):
        s = game.sample(world, seat, rng.getrandbits(64))
        s.actor = seat
        if move is not None:
            game.rules.apply(s, move)
        play_advised(game.rules, advisors, s, game.move_limit, SETTINGS.slips)
        standing = [game.rules.standing(s, other) for other in range(s.seats)]
        highest = max(standing)
        for other in range(s.seats):
            if standing[other] == highest:
                won[other] += 1 / standing.count(highest)
    return tuple(each / plays for each in won)
