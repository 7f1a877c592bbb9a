"""A hint: the move that a bot would make in a seat, and why."""

from __future__ import annotations

import random
from dataclasses import dataclass

from fondaco.bots.bot import Bot
from fondaco.bots.heuristic import Heuristic, Reason, explain, next_best
from fondaco.bots.win_shares import win_shares
from fondaco.kernel import Game, State

MOST_REASONS = 3
LEAST = 0.2  # of the strongest reason: what weighs less is not worth telling
PLAYS = 200  # play-outs behind the win share of a strong hint
DEALS = 16  # of the hidden cards, over which a gain must be the same


@dataclass(frozen=True)
class Hint:
    """A move, the reasons for it, the strongest first, and the share of victories to be hoped for after it.

    `rival` is the next best move, against which the reasons speak.
    `gain` is what the seat gets by it at once, or pays if it is negative; 0 also when that hangs on luck or on others,
    and for the last move of a game.
    """

    move: int
    reasons: tuple[Reason, ...]
    forced: bool = False
    share: float | None = None
    gain: int = 0
    rival: int | None = None


def hint(game: Game, world: State, seat: int, rng: random.Random, bot: Bot | None = None) -> Hint:
    """What to do in a world dealt afresh for the seat: by the advice alone, or by a bot that searches."""
    world.actor = seat
    game.rules.offer(world)
    if world.choices() == 1:
        move = world.choice(0)
        return Hint(move, (), forced=True, gain=gain_at_once(game, world, seat, move, rng))
    move = (bot or Heuristic()).choose(game, game.rules.copy(world), seat, rng)
    share = None if bot is None else win_shares(game, world, seat, rng, PLAYS, move)[seat]
    gain = gain_at_once(game, world, seat, move, rng)
    rival = next_best(game, world, seat, move)
    return Hint(move, tell_reasons(game, world, seat, move, rival), share=share, gain=gain, rival=rival)


def tell_reasons(game: Game, world: State, seat: int, move: int, rival: int | None) -> tuple[Reason, ...]:
    """The few reasons for a move that weigh most against another; none without another."""
    if rival is None or not game.advice.terms:
        return ()
    reasons = explain(game, world, seat, move, rival)
    return tuple(reason for reason in reasons[:MOST_REASONS] if reason.weight >= LEAST * reasons[0].weight)


def gain_at_once(game: Game, world: State, seat: int, move: int, rng: random.Random) -> int:
    """By how much a move alone changes what the seat has; 0 if deals of the hidden cards differ in it, or at the end.

    The last move is followed by the scoring, which is not its own doing.
    """
    purse = game.advice.purse or game.rules.score
    gains = set()
    for _ in range(DEALS):
        dealt = game.sample(world, seat, rng.getrandbits(64))
        dealt.actor = seat
        before = purse(dealt, seat)
        game.rules.apply(dealt, move)
        if dealt.deciding == 0:
            return 0
        gains.add(purse(dealt, seat) - before)
    return gains.pop() if len(gains) == 1 else 0
