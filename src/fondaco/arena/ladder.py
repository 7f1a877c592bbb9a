"""The ladder: every bot at tables with every other, and ratings with intervals over deals."""

from __future__ import annotations

import math
import random
import statistics
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from fondaco.arena.play import GameResult, Pairing
from fondaco.arena.tally import Above, above, bots_of

DRAWN = 1.0  # games that every two bots are taken to have drawn, so that one who never won has a rating too
SWEEPS = 500  # of the iteration for the ratings, at the most
STILL = 1e-7  # relative change of a strength that ends it
SAMPLES = 200  # of deals drawn again, for the intervals
ELO = 400 / math.log(10)


@dataclass(frozen=True)
class Rated:
    """A bot's rating in Elo's scale, with its 95 % interval over deals."""

    rating: float
    low: float
    high: float


def tables(game: str, bots: Sequence[str], seats: int, deals: int, seed: int) -> Iterator[Pairing]:
    """Every choice of as many bots as there are seats, each on a deal of its own and turned through all seats.

    The choices come in a mixed order, so that every bot has met every other about equally often wherever it ends; when
    all were played they begin again, on new deals.
    """
    choices = list(combinations(bots, seats))
    random.Random(f"{game} {seats} {seed}").shuffle(choices)
    for deal in range(deals):
        table = choices[deal % len(choices)]
        for turn in range(seats):
            yield Pairing(game, seed * 1_000_003 + deal, table[turn:] + table[:turn])


def strengths(bots: Sequence[str], won: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Ratings after Bradley and Terry by Hunter's iteration; their mean is 0."""
    met = sorted((one, other) for one, other in won if one in bots and other in bots)
    wins = {bot: sum(won[pair] + DRAWN / 2 for pair in met if pair[0] == bot) for bot in bots}
    gamma = dict.fromkeys(bots, 1.0)
    for _ in range(SWEEPS):
        weight = dict.fromkeys(bots, 0.0)
        for one, other in met:
            weight[one] += (won[one, other] + won[other, one] + DRAWN) / (gamma[one] + gamma[other])
        gamma = {bot: wins[bot] / weight[bot] if weight[bot] else 1.0 for bot in bots}
        middle = math.exp(statistics.fmean(math.log(value) for value in gamma.values()))
        last, gamma = gamma, {bot: value / middle for bot, value in gamma.items()}
        if all(abs(gamma[bot] / last[bot] - 1) < STILL for bot in bots):
            break
    return {bot: ELO * math.log(value) for bot, value in gamma.items()}


def rate(results: Sequence[GameResult], anchor: str, seed: int = 1) -> dict[str, Rated]:
    """Every bot against the anchor, which has 0; intervals from deals drawn again with replacement."""
    bots = bots_of(results)
    deals: dict[int, list[GameResult]] = defaultdict(list)
    for played in results:
        deals[played.deal].append(played)
    parts = [above(games) for games in deals.values()]
    rng = random.Random(seed)
    samples = [_from_anchor(bots, rng.choices(parts, k=len(parts)), anchor) for _ in range(SAMPLES)]
    found = _from_anchor(bots, parts, anchor)
    return {bot: Rated(found[bot], *_middle([sample[bot] for sample in samples])) for bot in bots}


def _from_anchor(bots: Sequence[str], parts: Sequence[Above], anchor: str) -> dict[str, float]:
    total: Above = defaultdict(float)
    for part in parts:
        for pair, count in part.items():
            total[pair] += count
    rated = strengths(bots, total)
    return {bot: rating - rated[anchor] for bot, rating in rated.items()}


def _middle(values: list[float]) -> tuple[float, float]:
    """Where 95 % of the samples lie."""
    ordered = sorted(values)
    edge = round(0.025 * len(ordered))
    return ordered[edge], ordered[-1 - edge]
