"""A hint: the move that the search of the level `hard` finds, how sure it is, why, and a player's own idea beside it.

One search answers all: the idea is looked at in the same tree, as often as the move it is compared with.
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass
from enum import StrEnum

from fondaco.bots.greedy import Greedy
from fondaco.bots.heuristic import Reason, explain
from fondaco.bots.mcts import Mcts
from fondaco.bots.search import Search
from fondaco.kernel import Game, State
from fondaco.kernel.declaring.levels import NAMED

TIMES = 2  # as many iterations as `hard` has for a decision
MAX_REASONS = 3
LEAST = 0.2  # of the strongest reason: what weighs less is not worth telling
FOLLOWING = 3  # moves that are told of what follows
SEEN = 6  # times a move must have been tried to be told
CLEAR = 0.75  # so likely must a move be the better of two; else they are called as good as each other


class Verdict(StrEnum):
    """An idea beside the hint."""

    SAME = "same"
    BETTER = "better"
    EQUAL = "equal"
    WORSE = "worse"


@dataclass(frozen=True)
class Outlook:
    """What the search expects after a move: share of victories, points ahead of the best other, and who does what."""

    move: int
    visits: int
    reward: float
    share: float
    margin: float
    follows: tuple[tuple[int, int], ...]  # seat and move


@dataclass(frozen=True)
class Hint:
    """A move, the next best, the reasons for the first rather than the second, and how likely it is the better one."""

    best: Outlook
    rival: Outlook | None = None
    reasons: tuple[Reason, ...] = ()
    confidence: float = 1.0
    iterations: int = 0

    @property
    def move(self) -> int:
        return self.best.move

    @property
    def forced(self) -> bool:
        """There is no other legal move."""
        return self.iterations == 0


@dataclass(frozen=True)
class Idea:
    """A player's own move beside the hint; the reasons speak for the one that is judged better."""

    hint: Hint
    outlook: Outlook
    verdict: Verdict
    reasons: tuple[Reason, ...]


class FollowsHints:
    """A player who does what every hint says."""

    def __init__(self, iterations: int) -> None:
        self.bot = Mcts(iterations)

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        return hint(game, world, seat, rng, self.bot).move


def hint_iterations(game: Game) -> int:
    """As strong as `hard`, or stronger."""
    return TIMES * game.levels[NAMED["hard"] - 1].iterations


def thinker(game: Game, seconds: float, iterations: int | None = None) -> Mcts:
    """The search for a hint while a person waits: at most this many seconds."""
    return Mcts(iterations or hint_iterations(game), seconds, time.perf_counter, hurried=True)


def hint(game: Game, world: State, seat: int, rng: random.Random, bot: Mcts) -> Hint:
    """What to do in a world dealt afresh for the seat."""
    forced = _forced(game, world, seat)
    return forced if forced is not None else _hint(game, world, seat, *_search(game, world, seat, rng, bot))


def judge(
    game: Game, world: State, seat: int, rng: random.Random, bot: Mcts, move: int, chosen: int | None = None
) -> Idea:
    """A legal move beside the hint, which is the one that `hint` gives with the same luck and iterations.

    `chosen` stands for the hint's move where another bot made the choice.
    """
    forced = _forced(game, world, seat)
    if forced is not None:
        return Idea(forced, forced.best, Verdict.SAME, ())
    search, favourite = _search(game, world, seat, rng, bot, chosen)
    given = _hint(game, world, seat, search, favourite)
    if move == favourite:
        return Idea(given, given.best, Verdict.SAME, given.reasons)
    search.look_at(move, given.best.visits)
    outlook = look(search, move)
    sure = likelihood(given.best, outlook)
    verdict = Verdict.WORSE if sure >= CLEAR else Verdict.BETTER if sure <= 1 - CLEAR else Verdict.EQUAL
    pair = (move, favourite) if verdict is Verdict.BETTER else (favourite, move)
    return Idea(given, outlook, verdict, tell_reasons(game, world, seat, *pair))


def _forced(game: Game, world: State, seat: int) -> Hint | None:
    world.actor = seat
    game.rules.offer(world)
    return Hint(Outlook(world.choice(0), 0, 0.0, 0.0, 0.0, ())) if world.choices() == 1 else None


def _search(
    game: Game, world: State, seat: int, rng: random.Random, bot: Mcts, chosen: int | None = None
) -> tuple[Search, int]:
    """The tree and the move it favours; where the bot's choice needs no search, that move is looked at alone."""
    game.rules.candidates(world)
    if chosen is None and world.choices() == 1:
        chosen = world.choice(0)
    if chosen is None and not game.advice.terms:
        chosen = Greedy().choose(game, game.rules.copy(world), seat, rng)
    if chosen is not None:
        return bot.search(game, world, seat, rng, pinned=chosen), chosen
    search = bot.search(game, world, seat, rng)
    return search, search.favourite()


def _hint(game: Game, world: State, seat: int, search: Search, favourite: int) -> Hint:
    """What the tree says of its favourite, beside the best of the others."""
    best = look(search, favourite)
    others = [move for move in search.ranking() if move != favourite]
    if not others:
        return Hint(best, iterations=search.iterations)
    rival = look(search, others[0])
    reasons = tell_reasons(game, world, seat, favourite, rival.move)
    return Hint(best, rival, reasons, likelihood(best, rival), search.iterations)


def look(search: Search, move: int) -> Outlook:
    """What the tree expects after a move of its root."""
    visits, reward, share, margin = search.outlook(move)
    return Outlook(move, visits, reward, share, margin, tuple(search.line(move, SEEN)[:FOLLOWING]))


def likelihood(one: Outlook, other: Outlook) -> float:
    """How likely the first is the better, from how often each was tried and how its play-outs vary."""
    if not one.visits or not other.visits:
        return 1.0
    spread = sum((each.reward * (1 - each.reward) + 1 / each.visits) / each.visits for each in (one, other))
    return 0.5 * (1 + math.erf((one.reward - other.reward) / math.sqrt(2 * spread)))


def tell_reasons(game: Game, world: State, seat: int, move: int, rival: int | None) -> tuple[Reason, ...]:
    """The few reasons for a move that weigh most against another; none without another."""
    if rival is None or not game.advice.terms:
        return ()
    reasons = explain(game, world, seat, move, rival)
    return tuple(reason for reason in reasons[:MAX_REASONS] if reason.weight >= LEAST * reasons[0].weight)
