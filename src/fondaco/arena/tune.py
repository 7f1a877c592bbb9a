"""Tune the weights of a game's advice: `python -m fondaco.arena.tune batavia --write`, for all games `make tune`.

CMA-ES, beginning with no advice at all: a candidate sits once in every seat of the same deals against the best weights
found so far. After each round the evolved weights take their place only if they clearly win on fresh deals. The same
seed gives the same weights, so the data in the repository can be made again.
"""

from __future__ import annotations

import argparse
import importlib.resources
import json
import math
import sys
from pathlib import Path

from fondaco.games import GAMES, find
from fondaco.kernel import Game, play_advised

SLIPS = 6  # of 256 moves are any candidate, so that play does not repeat itself
DIGITS = 4
FAR, NEAR = 3.0, 1.5  # how far the candidates of the first round and of the later ones go; the largest weight is 10

Vector = tuple[float, ...]


def win_share(game: Game, seats: int, candidate: Vector, champion: Vector, deals: range) -> float:
    """What the candidate wins, once in every seat of every deal, ties shared; a game without end is won by nobody."""
    rules, advice = game.rules, game.advice
    mine, theirs = advice.weigh(candidate), advice.weigh(champion)
    won = 0.0
    for deal in deals:
        for seat in range(seats):
            s = game.deal(seats, deal)
            advisors = [theirs] * seats
            advisors[seat] = mine
            play_advised(rules, advisors, s, game.move_limit // 2, SLIPS)
            if s.deciding == 0:
                standing = [rules.standing(s, place) for place in range(seats)]
                if standing[seat] == max(standing):
                    won += 1 / standing.count(standing[seat])
    return won / (len(deals) * seats)


class Tuning:
    """One run: rounds of evolution, each against the champion of the last."""

    def __init__(self, game: Game, seats: int, seed: int, start: Vector, sigma: float) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.champion = start
        self.sigma = sigma
        self._next_deal = seed * 1_000_003

    def deals(self, count: int) -> range:
        """Deals that were not used before."""
        first = self._next_deal
        self._next_deal += count
        return range(first, first + count)

    def evolve(self, generations: int, population: int, games: int) -> Vector:
        """The mean that CMA-ES comes to against the champion."""
        import cma

        options = {"popsize": population, "seed": self.seed % (1 << 31) + 1, "verbose": -9}
        strategy = cma.CMAEvolutionStrategy(list(self.champion), self.sigma, options)
        for _ in range(generations):
            candidates = strategy.ask()
            deals = self.deals(max(1, games // self.seats))
            shares = [
                win_share(self.game, self.seats, tuple(map(float, one)), self.champion, deals) for one in candidates
            ]
            strategy.tell(candidates, [-share for share in shares])
        self.seed += 1
        return tuple(float(weight) for weight in strategy.result.xfavorite)

    def round(self, generations: int, population: int, games: int) -> float:
        """Evolve, and put the result in the champion's place if it is better on fresh deals; its share there."""
        evolved = rounded(self.evolve(generations, population, games))
        trial = self.deals(max(1, 8 * games // self.seats))
        share = win_share(self.game, self.seats, evolved, self.champion, trial)
        even = 1 / self.seats
        if share > even + math.sqrt(even * (1 - even) / (len(trial) * self.seats)):
            self.champion = evolved
        self.sigma = min(self.sigma, NEAR)
        return share


def rounded(weights: Vector) -> Vector:
    """Only the directions matter: the largest becomes 10, and few digits are kept."""
    largest = max(abs(weight) for weight in weights) or 1.0
    return tuple(round(10 * weight / largest, DIGITS) for weight in weights)


def data_file(game: Game) -> Path:
    """The file of the game's weights, in the sources or where the package is installed."""
    return Path(str(importlib.resources.files(f"fondaco.games.{game.name}").joinpath("advice-1.json")))


def write(game: Game, seats: int, weights: Vector) -> None:
    """Put the weights for so many seats into the game's data."""
    path = data_file(game)
    content = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    content[str(seats)] = dict(zip(game.advice.terms, weights, strict=True))
    path.write_text(json.dumps(dict(sorted(content.items())), indent=1) + "\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m fondaco.arena.tune", description=__doc__.split("\n")[0])
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if game.advice.terms])
    parser.add_argument("--seats", type=int, help="only these; else every number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--generations", type=int, default=25)
    parser.add_argument("--population", type=int, default=14)
    parser.add_argument("--games", type=int, default=120, help="for each candidate of a generation")
    parser.add_argument("--write", action="store_true", help="into the game's data file, else print them")
    asked = parser.parse_args(arguments)
    game = find(asked.game)
    for seats in [asked.seats] if asked.seats else game.seats:
        game.settle(seats, {})
        tuning = Tuning(game, seats, asked.seed, (0.0,) * len(game.advice.terms), FAR)
        for number in range(1, asked.rounds + 1):
            share = tuning.round(asked.generations, asked.population, asked.games)
            told = f"{share:.1%} against the last champion, {1 / seats:.1%} is even"
            print(f"{game.name}, {seats} seats, round {number}: {told}", file=sys.stderr)
        if asked.write:
            write(game, seats, tuning.champion)
        else:
            print(json.dumps(dict(zip(game.advice.terms, tuning.champion, strict=True)), indent=1))


if __name__ == "__main__":
    main()
