"""Ratings of bots from contests between them, on the scale on which people are rated.

A contest gives the share of its opponents that a bot leaves behind. The ratings are those that make all shares of a
game most likely, by openskill's law (a difference of sqrt(2) beta is one standard deviation) and with its first guess
of a stranger as prior. The level `normal` is fixed at a stranger's mu.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from fondaco.arena.play import GameResult
from fondaco.arena.run import read_results
from fondaco.bots.ratings import ANCHOR, BotRating, stands_for
from fondaco.kernel import Game

MU, SIGMA, BETA = 25.0, 25 / 3, 25 / 6  # openskill's own
NOISE = math.sqrt(2) * BETA
MIN_SIGMA = 1.0
STEPS = 100
TINY = 1e-9
NORMAL = statistics.NormalDist()


@dataclass(frozen=True)
class Contest:
    """How often one bot stood before another, over so many games."""

    one: str
    other: str
    share: float
    games: int


def read_contests(game: Game, folder: Path) -> list[Contest]:
    """What was played between levels of the game as they are now."""
    levels = {level.bot for level in game.levels}
    shares: dict[tuple[str, str], list[float]] = {}
    for file in sorted(folder.glob(f"{game.name}-*.jsonl")):
        for played in read_results(file):
            pair = sorted(set(played.bots))
            if len(pair) == 2 and set(pair) <= levels:
                shares.setdefault((pair[0], pair[1]), []).append(_share_before(played, pair[0]))
    return [Contest(*pair, statistics.fmean(found), len(found)) for pair, found in sorted(shares.items())]


def _share_before(played: GameResult, bot: str) -> float:
    """Of all pairs with another bot, those in which this one has the better rank; ties half."""
    mine = [rank for name, rank in zip(played.bots, played.ranks, strict=True) if name == bot]
    theirs = [rank for name, rank in zip(played.bots, played.ranks, strict=True) if name != bot]
    return statistics.fmean((one < other) + (one == other) / 2 for one in mine for other in theirs)


def connected(contests: Iterable[Contest], anchor: str) -> list[str]:
    """The bots that are measured against the anchor, directly or by others; the anchor first."""
    contests, known = list(contests), [anchor]
    while True:
        ends = {bot for each in contests if {each.one, each.other} & set(known) for bot in (each.one, each.other)}
        if ends <= set(known):
            return known
        known += sorted(ends - set(known))


def fit(contests: Sequence[Contest], anchor: str) -> dict[str, tuple[float, float]]:
    """Mu and sigma of every bot that is connected with the anchor, by Newton's method."""
    bots = connected(contests, anchor)
    used = [each for each in contests if each.one in bots]
    index = {bot: number for number, bot in enumerate(bots)}
    mu = np.full(len(bots), MU)
    for _ in range(STEPS):
        slope, information = _slopes(mu, used, index)
        mu[1:] += np.linalg.solve(information[1:, 1:], slope[1:])
    spread = np.sqrt(np.diag(np.linalg.inv(_slopes(mu, used, index)[1][1:, 1:])))
    sigmas = [MIN_SIGMA, *(max(MIN_SIGMA, float(each)) for each in spread)]
    return {bot: (float(mu[number]), sigmas[number]) for bot, number in index.items()}


def _slopes(mu: np.ndarray, contests: Sequence[Contest], index: dict[str, int]) -> tuple[np.ndarray, np.ndarray]:
    """The gradient of the log likelihood, and the information about the ratings."""
    slope, information = (MU - mu) / SIGMA**2, np.eye(len(mu)) / SIGMA**2
    for each in contests:
        one, other = index[each.one], index[each.other]
        z = float(mu[one] - mu[other]) / NOISE
        chance, density = min(max(NORMAL.cdf(z), TINY), 1 - TINY), NORMAL.pdf(z)
        weight = each.games * density / (chance * (1 - chance)) / NOISE
        for mine, theirs, sign in ((one, other, 1), (other, one, -1)):
            slope[mine] += sign * weight * (each.share - chance)
            information[mine, mine] += weight * density / NOISE
            information[mine, theirs] -= weight * density / NOISE
    return slope, information


def rate_bots(game: Game, folder: Path) -> list[BotRating]:
    """The bots of a game that were measured, the strongest first."""
    contests = read_contests(game, folder)
    found = []
    for bot, (mu, sigma) in fit(contests, stands_for(game, ANCHOR)).items():
        games = sum(each.games for each in contests if bot in (each.one, each.other))
        if games:
            found.append(BotRating(bot, round(mu, 2), round(sigma, 2), games))
    return sorted(found, key=lambda rating: -rating.mu)
