"""Fondaco: one game at random, inside the engine and driven from Python, compiled and plain."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from itertools import count

from bench.sample import Sample, asked, measure
from fondaco.games import GAMES
from fondaco.kernel.declaring.game import Game
from fondaco.kernel.playing import rules as kernel
from fondaco.kernel.playing.state import State

STRIDE = 5  # decisions between two states that are copied
LOWEST = [(mask & -mask).bit_length() - 1 for mask in range(64)]  # the lowest seat of a mask


def build() -> str:
    """Which of the two engines this process runs."""
    return "plain" if str(kernel.__file__).endswith(".py") else "compiled"


def walk(game: Game, s: State) -> Iterator[State]:
    """One random game from Python, stopping before each decision."""
    rules = game.rules
    while deciding := s.deciding:
        yield s
        s.actor = LOWEST[deciding]
        rules.offer(s)
        rules.apply(s, s.pick())


def drive(game: Game, s: State) -> int:
    """One random game from Python by raw offer and apply; how many decisions it took."""
    rules = game.rules
    decisions = 0
    while deciding := s.deciding:
        s.actor = LOWEST[deciding]
        rules.offer(s)
        rules.apply(s, s.pick())
        decisions += 1
    return decisions


def samples(name: str, seconds: float, seed: int) -> Iterator[Sample]:
    """Both ways of playing one game at about four seats."""
    game = GAMES[name]
    rules = game.rules
    seats = game.usual_seats
    seeds = count(seed * 1_000_000)
    start = game.deal(seats=seats, seed=seed)
    positions = [rules.copy(s) for ply, s in enumerate(walk(game, start)) if ply % STRIDE == 0]

    def inside() -> int:
        return kernel.play_random(rules, game.deal(seats=seats, seed=next(seeds)), game.move_limit)

    def driven() -> int:
        return drive(game, game.deal(seats=seats, seed=next(seeds)))

    def copy() -> int:
        for position in positions:
            rules.copy(position)
        return len(positions)

    engine = f"Fondaco {version('fondaco')}"
    copies = measure(copy, seconds).per_second
    for way, work in (("inside", inside), ("driven", driven)):
        played = measure(work, seconds)
        yield Sample(
            engine,
            name,
            f"{build()}, {way}",
            played.per_second,
            played.per_call,
            copies,
        )


def main() -> None:
    """Print the samples of this engine and, if it is the compiled one, of the plain one too."""
    arguments = asked(game="a name in GAMES")
    for sample in samples(arguments.game, arguments.seconds, arguments.seed):
        print(sample.line(), flush=True)
    if build() == "compiled":
        again = [sys.executable, "-m", "bench.ours", *sys.argv[1:]]
        subprocess.run(again, env={**os.environ, "FONDACO_PURE": "1"}, check=True)


if __name__ == "__main__":
    main()
