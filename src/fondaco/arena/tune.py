"""Tune the weights of the games' advice: `python -m fondaco.arena.tune batavia --write`, for all games `make tune`.

CMA-ES, beginning with no advice at all, or onward from the weights there are: a candidate sits once in every seat of
the same deals against the best weights found so far. Every few generations the weights that the evolution has come to
join the best if they clearly win on fresh deals. The same seed gives the same weights, so the data in the repository
can be made again.

Onward, the weights there are stay at the tables, else evolution goes in circles. What nobody at the tables does, no
weights evolve to answer: with a habit (`--onward --habit alone=40`) there sits also an opponent who has the weights
there are but for these terms.
"""

from __future__ import annotations

import argparse
import importlib.resources
import json
import math
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from fondaco.arena.tasks import ALONE, Crew, add_where, crew, where_of
from fondaco.games import GAMES, find
from fondaco.kernel import Game, OptionError, play_advised
from fondaco.locale import Formatter, language_of

SLIPS = 6  # of 256 moves are any candidate, so that play does not repeat itself
DIGITS = 4
SIGMA = 3.0  # how far the first candidates go; the largest weight is 10
LATEST = 4  # of the best sit at the tables: against a single one, weights evolve that beat no other opponent
EVERY = 10  # generations between trials

Vector = tuple[float, ...]
Habit = dict[str, float]  # terms that weigh otherwise


def win_share(game: Game, seats: int, candidate: Vector, others: Sequence[Vector], deals: range) -> float:
    """What the candidate wins, once in every seat of every deal, ties shared; the move limit gives no win."""
    rules, advice = game.rules, game.advice
    mine, theirs = advice.weigh(candidate), [advice.weigh(other) for other in others]
    won = 0.0
    for deal in deals:
        for seat in range(seats):
            s = game.deal(seats, deal)
            advisors = [theirs[(deal + step) % len(theirs)] for step in range(seats)]
            advisors[seat] = mine
            play_advised(rules, advisors, s, game.move_limit // 2, SLIPS)
            if s.deciding == 0:
                standing = [rules.standing(s, other) for other in range(seats)]
                if standing[seat] == max(standing):
                    won += 1 / standing.count(standing[seat])
    return won / (len(deals) * seats)


def _try(trial: tuple[Game, int, Vector, list[Vector], range]) -> float:
    return win_share(*trial)


class Tuning:
    """One run of evolution: the best weights so far, the newest last. The crew tries a generation's candidates."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        onward: bool = False,
        habit: Habit | None = None,
        crew: Crew = ALONE,
    ) -> None:
        self.game = game
        self.crew = crew
        self.seats = seats
        self.seed = seed
        self.start: Vector = game.advice.at(seats) if onward else (0.0,) * len(game.advice.terms)
        self.best: list[Vector] = [self.start]
        self.always: list[Vector] = [self.start] if onward else []
        if habit:
            named = dict(zip(game.advice.terms, self.start, strict=True)) | habit
            self.always.append(tuple(named[term] for term in game.advice.terms))
        self._next_deal = seed * 1_000_003

    def deals(self, games: int) -> range:
        """So many games' deals that were not used before."""
        first = self._next_deal
        self._next_deal += max(1, games // self.seats)
        return range(first, self._next_deal)

    def evolve(self, generations: int, population: int, games: int) -> None:
        """Let CMA-ES run; each candidate of a generation plays the same games."""
        import cma

        options = {"popsize": population, "seed": self.seed % (1 << 31) + 1, "verbose": -9}
        strategy = cma.CMAEvolutionStrategy(list(self.start), SIGMA, options)
        for generation in range(1, generations + 1):
            candidates = strategy.ask()
            deals = self.deals(games)
            shares = self.shares([tuple(map(float, one)) for one in candidates], deals)
            strategy.tell(candidates, [-share for share in shares])
            if generation % EVERY == 0 or generation == generations:
                self._try(rounded(tuple(float(weight) for weight in strategy.result.xfavorite)), 6 * games, generation)

    def shares(self, candidates: Sequence[Vector], deals: range) -> list[float]:
        others = [*self.best[-LATEST:], *self.always]
        trials = [(self.game, self.seats, candidate, others, deals) for candidate in candidates]
        return list(self.crew.run(trials, _try))

    def _try(self, evolved: Vector, games: int, generation: int) -> None:
        deals = self.deals(games)
        share, even = self.shares([evolved], deals)[0], 1 / self.seats
        better = share > even + math.sqrt(even * (1 - even) / (len(deals) * self.seats))
        if better:
            self.best.append(evolved)
        told = f"{share:.1%} against the best, {even:.1%} is even{': one of them' if better else ''}"
        print(f"{self.game.name}, {self.seats} seats, generation {generation}: {told}", file=sys.stderr, flush=True)


def rounded(weights: Vector) -> Vector:
    """Only the directions matter: the largest becomes 10, and few digits are kept."""
    largest = max(abs(weight) for weight in weights) or 1.0
    return tuple(round(10 * weight / largest, DIGITS) for weight in weights)


def read_habit(text: str) -> Habit:
    """`alone=40,cargo=4`"""
    return {term: float(weight) for term, _, weight in (each.partition("=") for each in text.split(","))}


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
    advised = [name for name, game in GAMES.items() if game.advice.terms]
    parser.add_argument("game", nargs="?", choices=advised, help="else all that have advice")
    parser.add_argument("--seats", type=int, help="only these; else every number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=150)
    parser.add_argument("--population", type=int, default=14)
    parser.add_argument("--games", type=int, default=90, help="for each candidate of a generation")
    parser.add_argument("--onward", action="store_true", help="begin with the weights there are")
    parser.add_argument("--habit", type=read_habit, default={}, help="of some opponents: alone=40,cargo=4")
    parser.add_argument("--write", action="store_true", help="into the game's data file, else print them")
    add_where(parser)
    asked = parser.parse_args(arguments)
    tables = [
        (game, seats)
        for game in map(find, [asked.game] if asked.game else advised)
        for seats in (game.seats if asked.seats is None else (asked.seats,))
    ]
    try:
        for game, seats in tables:
            game.settle(seats, {})
    except OptionError as error:
        parser.exit(2, Formatter(language_of(os.environ)).error(error) + "\n")
    for game, seats in tables:
        if unknown := asked.habit.keys() - set(game.advice.terms):
            parser.error(f"no term of {game.name}: {', '.join(sorted(unknown))}")
        with crew(where_of(asked)) as hired:
            tuning = Tuning(game, seats, asked.seed, asked.onward, asked.habit, hired)
            tuning.evolve(asked.generations, asked.population, asked.games)
        if asked.write:
            write(game, seats, tuning.best[-1])
        else:
            print(json.dumps(dict(zip(game.advice.terms, tuning.best[-1], strict=True)), indent=1))


if __name__ == "__main__":
    main()
