"""The figures of many games, each with its 95 % interval.

Shares of games are after Wilson. Where several seats or decisions of one game count, games are the units and the
interval is that of a ratio of sums; means are by bootstrap over games.
"""

from __future__ import annotations

import math
import random
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from fondaco.arena.observe import Observed
from fondaco.arena.tally import Z, wilson
from fondaco.games import find
from fondaco.kernel import FondacoError

RESAMPLES = 400
SELDOM = 0.01  # of the games: what is rarer is left out
MAX_OPENINGS = 12


class AnalysisError(FondacoError):
    """Games that cannot be analysed together."""


class Share(Struct, frozen=True):
    """A share with its interval, out of so many cases."""

    share: float
    low: float
    high: float
    cases: int


class Mean(Struct, frozen=True):
    """A mean with its interval, and how the values spread."""

    mean: float
    low: float
    high: float
    deviation: float
    least: float
    median: float
    most: float


class Had(Struct, frozen=True):
    """A piece or deed: how many seats had it, and what they won; those with more of it than all others."""

    name: str
    had: Share
    won: Share
    won_with_most: Share


class Picked(Struct, frozen=True):
    """How often something was chosen of the times it could be, beside other things."""

    name: str
    picked: Share


class Opening(Struct, frozen=True):
    move: str
    played: Share
    won: Share


class Analysis(Struct, frozen=True):
    """All that many games show."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    even: float
    by_seat: tuple[Share, ...]
    by_order: tuple[Share, ...]  # from the first to move
    score: Mean
    winning_score: Mean
    margin: Mean  # of the winner over the second
    decisions: Mean
    endings: dict[str, Share]
    tallied: dict[str, Share]  # of all events that the game wants counted
    openings: tuple[Opening, ...]
    traits: dict[str, tuple[Had, ...]]
    words: tuple[Picked, ...]  # the kinds of move
    pieces: dict[str, tuple[Picked, ...]]  # by word and argument


def share_of_games(won: float, games: int) -> Share:
    low, high = wilson(won, games)
    return Share(_round(won / games if games else 0.0), _round(low), _round(high), games)


def ratio(parts: Sequence[tuple[float, float]]) -> Share:
    """The sum of the first numbers over that of the second, games being what varies."""
    whole = sum(out_of for _, out_of in parts)
    if not whole:
        return Share(0.0, 0.0, 1.0, 0)
    share = sum(part for part, _ in parts) / whole
    spread = Z * math.sqrt(sum((part - share * out_of) ** 2 for part, out_of in parts)) / whole
    if spread == 0:  # nothing varied: fall back on what chance could do
        low, high = wilson(share * whole, round(whole))
        return Share(_round(share), _round(low), _round(high), round(whole))
    return Share(_round(share), _round(max(0.0, share - spread)), _round(min(1.0, share + spread)), round(whole))


def mean_of(values: Sequence[float], seed: int = 1) -> Mean:
    rng = random.Random(seed)
    means = sorted(statistics.fmean(rng.choices(values, k=len(values))) for _ in range(RESAMPLES))
    cut = round(0.025 * RESAMPLES)
    found = (
        *(statistics.fmean(values), means[cut], means[-1 - cut], statistics.pstdev(values)),
        *(min(values), statistics.median(values), max(values)),
    )
    return Mean(*(_round(value) for value in found))


def one_size(sizes: Iterable[int]) -> int:
    """The number of seats that all games have; refuses games of different numbers, and none at all."""
    found = sorted(set(sizes))
    if not found:
        raise AnalysisError("no-games")
    if len(found) > 1:
        raise AnalysisError("seats-differ", found=", ".join(map(str, found)))
    return found[0]


def analyse(games: Sequence[Observed]) -> Analysis:
    """The figures of games of one kind, all with the same number of seats."""
    seats = one_size(len(each.bots) for each in games)
    first = games[0]
    shares = [each.shares() for each in games]
    ordered = [
        [won[(each.first + order) % seats] for order in range(seats)] for each, won in zip(games, shares, strict=True)
    ]
    ranked = [sorted(each.scores, reverse=True) for each in games]
    endings = Counter(each.ending for each in games)
    known = [*find(first.game).endings[1:], *(ending for ending in endings if ending not in find(first.game).endings)]
    return Analysis(
        game=first.game,
        seats=seats,
        bots=first.bots,
        games=len(games),
        even=_round(1 / seats),
        by_seat=tuple(share_of_games(sum(won[seat] for won in shares), len(games)) for seat in range(seats)),
        by_order=tuple(share_of_games(sum(won[order] for won in ordered), len(games)) for order in range(seats)),
        score=mean_of([statistics.fmean(scores) for scores in ranked]),
        winning_score=mean_of([float(scores[0]) for scores in ranked]),
        margin=mean_of([float(scores[0] - scores[1]) for scores in ranked]),
        decisions=mean_of([float(each.decisions) for each in games]),
        endings={ending: share_of_games(endings[ending], len(games)) for ending in known},
        tallied={
            event.message(): ratio(
                [(float(each.tallied.get(event.message(), 0)), float(sum(each.tallied.values()))) for each in games]
            )
            for event in find(first.game).tallied
        },
        openings=openings(games, shares),
        traits=traits(games, shares),
        words=picked(games, 0).get("", ()),
        pieces=picked(games, 2),
    )


def openings(games: Sequence[Observed], shares: Sequence[Sequence[float]]) -> tuple[Opening, ...]:
    """The first moves, the commonest first."""
    common = Counter(move for each in games for move in each.openings if move).most_common(MAX_OPENINGS)
    found = []
    for move, _ in common:
        made = [[seat for seat, opening in enumerate(each.openings) if opening == move] for each in games]
        played = ratio([(float(len(by)), float(len(each.openings))) for each, by in zip(games, made, strict=True)])
        won = ratio([(sum(share[seat] for seat in by), float(len(by))) for share, by in zip(shares, made, strict=True)])
        found.append(Opening(move, played, won))
    return tuple(found)


def traits(games: Sequence[Observed], shares: Sequence[Sequence[float]]) -> dict[str, tuple[Had, ...]]:
    """By trait, its pieces, the most winning first."""
    found: dict[str, tuple[Had, ...]] = {}
    names = sorted({name for each in games for counted in each.traits for name in counted})
    for trait in find(games[0].game).traits:
        own = [name for name in names if name == trait.name or (trait.piece and name.startswith(trait.name + " "))]
        own = [name for name in own if _times(name, games) >= SELDOM * len(games)]
        had = [_had(name, name.removeprefix(trait.name).strip() or name, games, shares) for name in own]
        found[trait.name] = tuple(sorted(had, key=lambda each: -each.won.share))
    return found


def _times(name: str, games: Sequence[Observed]) -> int:
    """How many seats had it, over all games."""
    return sum(name in counted for each in games for counted in each.traits)


def _had(name: str, shown: str, games: Sequence[Observed], shares: Sequence[Sequence[float]]) -> Had:
    had: list[tuple[float, float]] = []
    won: list[tuple[float, float]] = []
    most: list[tuple[float, float]] = []
    for each, share in zip(games, shares, strict=True):
        counts = [counted.get(name, 0) for counted in each.traits]
        by = [seat for seat, count in enumerate(counts) if count]
        had.append((float(len(by)), float(len(counts))))
        won.append((sum(share[seat] for seat in by), float(len(by))))
        leaders = [seat for seat in by if counts[seat] == max(counts)]
        if len(leaders) == 1:
            most.append((share[leaders[0]], 1.0))
    return Had(shown, ratio(had), ratio(won), ratio(most))


def picked(games: Sequence[Observed], blanks: int) -> dict[str, tuple[Picked, ...]]:
    """How often each was chosen: of the words (no blank in the key), or of pieces by word and argument."""
    keys = sorted({key for each in games for key in each.offered if key.count(" ") == blanks})
    groups: dict[str, list[Picked]] = {}
    for key in keys:
        parts = [(float(each.chosen.get(key, 0)), float(each.offered[key])) for each in games if key in each.offered]
        if len(parts) < SELDOM * len(games):
            continue
        group, _, name = key.rpartition(" ")
        groups.setdefault(group, []).append(Picked(name, ratio(parts)))
    return {group: tuple(sorted(found, key=lambda each: -each.picked.share)) for group, found in groups.items()}


def _round(value: float) -> float:
    return round(value, 4)
