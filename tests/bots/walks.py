"""Positions to ask bots about: stops along games that advice and chance play."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from fondaco.kernel import Game, State


def walk(
    game: Game, seats: int, seed: int, stride: int, slips: float = 0.3, options: Mapping[str, str] | None = None
) -> Iterator[tuple[State, int]]:
    """Every so many decisions the state, and a seat that is to decide."""
    rng = random.Random(seed)
    advisor = game.advice.advise(seats)
    s = game.deal(seats, seed, options)
    for number in range(game.move_limit):
        deciding = [seat for seat in range(seats) if s.deciding >> seat & 1]
        if not deciding:
            return
        seat = rng.choice(deciding)
        s.actor = seat
        if number % stride == stride - 1:
            yield game.rules.copy(s), seat
        game.rules.candidates(s)
        s.thin_ranges(3)
        move = s.choice(rng.randrange(s.choices())) if rng.random() < slips else advisor.best(s)
        game.rules.apply(s, move)
