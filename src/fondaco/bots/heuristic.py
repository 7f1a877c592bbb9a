"""The game's own advice: the candidate move with the most weight behind it; it can say why."""

from __future__ import annotations

import random
from dataclasses import dataclass

from fondaco.bots.greedy import Greedy
from fondaco.kernel import Game, State


@dataclass(frozen=True)
class Reason:
    """A term of the advice, and how much it speaks for a move rather than for another.

    It may speak for the move that has less of it, if its weight is negative.
    """

    term: str
    weight: float
    less: bool = False

    @property
    def name(self) -> str:
        """Of its text, `<game>-advice-<name>`."""
        return f"less-{self.term}" if self.less else self.term


class Heuristic:
    """Follows the advice, without the terms it ignores. Without advice of the game it is greedy."""

    def __init__(self, ignores: tuple[str, ...] = ()) -> None:
        self.ignores = ignores

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        world.actor = seat
        game.rules.candidates(world)
        if not game.advice.terms:
            return Greedy().choose(game, world, seat, rng)
        return game.advice.advise(world.seats, self.ignores).best(world)


def explain(game: Game, world: State, seat: int, move: int, rival: int) -> list[Reason]:
    """What speaks for a move against another, the strongest first."""
    world.actor = seat
    game.rules.candidates(world)
    advisor = game.advice.advise(world.seats)
    advisor.prepare(world)
    advisor.judge(world, rival)
    against = list(advisor.term)
    advisor.judge(world, move)
    reasons = []
    for number, name in enumerate(game.advice.terms):
        more = advisor.term[number] - against[number]
        if advisor.weight[number] * more > 0:
            reasons.append(Reason(name, advisor.weight[number] * more, less=more < 0))
    return sorted(reasons, key=lambda reason: -reason.weight)
