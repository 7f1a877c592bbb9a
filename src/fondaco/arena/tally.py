"""What a contest shows: win shares with intervals, who beats whom, ratings, times."""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from fondaco.arena.play import GameResult

Z = 1.96  # 95 %

Above = dict[tuple[str, str], float]  # how often the first ranked above the second, ties half


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def student(freedom: int) -> float:
    """The quantile of Student's distribution that goes with Z, from its series in 1 / freedom."""
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


@dataclass(frozen=True)
class DealShare:
    """What a bot won, each deal counted once: the games of one deal are not independent."""

    deals: int
    games: int
    share: float
    low: float
    high: float


def share_over_deals(results: Sequence[GameResult], bot: str) -> DealShare:
    """With the 95 % interval after Student; of fewer than two deals nothing is known."""
    deals: dict[int, list[float]] = {}
    for played in results:
        shares = played.shares()
        mine = [shares[seat] for seat, name in enumerate(played.bots) if name == bot]
        deals.setdefault(played.deal, []).append(statistics.fmean(mine))
    won = [statistics.fmean(of_deal) for of_deal in deals.values()]
    if len(won) < 2:
        return DealShare(len(won), len(results), won[0] if won else 0.0, 0.0, 1.0)
    share = statistics.fmean(won)
    spread = student(len(won) - 1) * statistics.stdev(won) / math.sqrt(len(won))
    return DealShare(len(won), len(results), share, max(0.0, share - spread), min(1.0, share + spread))


def head_to_head(share: float, seats: int) -> float:
    """The chance against one opponent that would give this share among so many seats (Plackett and Luce)."""
    return share * (seats - 1) / (share * (seats - 1) + 1 - share)


@dataclass(frozen=True)
class BotTally:
    """One bot over all its seats."""

    bot: str
    seats: int  # seats it sat in, over all games
    share: float  # of the victories, by seat
    low: float
    high: float
    even: float  # what a bot no better than the rest of its tables would win
    score: float
    milliseconds: float  # of thinking for a decision
    rating: float
    deviation: float


def bots_of(results: Sequence[GameResult]) -> list[str]:
    """Every bot once, in the order of their first appearance."""
    return list(dict.fromkeys(bot for played in results for bot in played.bots))


def tally_bots(results: Sequence[GameResult]) -> list[BotTally]:
    """All bots, the best rated first."""
    rated = ratings(results)
    found = []
    for bot in bots_of(results):
        seats = [(played, seat) for played in results for seat, name in enumerate(played.bots) if name == bot]
        won = sum(played.shares()[seat] for played, seat in seats)
        low, high = wilson(won, len(seats))
        thought = sum(played.seconds[seat] for played, seat in seats)
        choices = sum(played.choices[seat] for played, seat in seats)
        found.append(
            BotTally(
                *(bot, len(seats), won / len(seats), low, high),
                statistics.fmean(1 / len(played.bots) for played, _ in seats),
                statistics.fmean(played.scores[seat] for played, seat in seats),
                1000 * thought / max(1, choices),
                *rated[bot],
            )
        )
    return sorted(found, key=lambda tally: -tally.rating)


def ratings(results: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """OpenSkill's Plackett-Luce: mu and sigma of each bot; seats of the same bot share what they learn."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots_of(results)}
    for played in results:
        if len(set(played.bots)) < 2:
            continue
        after = model.rate([[rated[bot]] for bot in played.bots], ranks=[float(rank) for rank in played.ranks])
        for bot in set(played.bots):
            mine = [after[seat][0] for seat, name in enumerate(played.bots) if name == bot]
            mu = statistics.fmean(rating.mu for rating in mine)
            sigma = statistics.fmean(rating.sigma for rating in mine)
            rated[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: (rating.mu, rating.sigma) for bot, rating in rated.items()}


def above(results: Sequence[GameResult]) -> Above:
    """Comparisons of every two seats of different bots."""
    found: Above = defaultdict(float)
    for played in results:
        for seat, bot in enumerate(played.bots):
            for other, rival in enumerate(played.bots):
                if bot != rival:
                    mine, theirs = played.ranks[seat], played.ranks[other]
                    found[bot, rival] += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    return dict(found)


def beaten(results: Sequence[GameResult]) -> Above:
    """How often a bot ranks above another, as a share of the times they met."""
    won = above(results)
    return {(bot, rival): count / (count + won[rival, bot]) for (bot, rival), count in won.items()}
