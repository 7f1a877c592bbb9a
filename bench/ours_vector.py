"""Fondaco: batches of one game by random self-play, beside Gymnasium's own batch, and what a step is made of."""

import os
import subprocess
import sys
import warnings
from collections.abc import Callable
from importlib.metadata import version
from itertools import count

import gymnasium
import numpy as np

import fondaco.env.seat  # noqa: F401 registers the games
from bench.sample import Sample, asked, measure
from fondaco.games import GAMES
from fondaco.kernel import rules as kernel
from fondaco.vector import Batch

SIZES = (64, 1024)
WARM_UP = 200  # steps, after which the matches stand at all stages


def batch_of(
    game: str, size: int, seed: int, cores: int = 1, opponents: str | None = None
) -> tuple[Batch, Callable[[], int]]:
    """A batch in the middle of its matches, and one step of it with random legal actions."""
    batch = Batch(game, size, cores=cores, opponents=opponents)
    batch.reset(seed=seed)

    def step() -> int:
        batch.step(batch.draw_actions())
        return size

    for _ in range(WARM_UP):
        step()
    return batch, step


def apart(game: str, seed: int, seconds: float) -> float:
    """Seconds of an engine step, and of a row with its mask from many matches in turn, each measured alone, added.

    One position over and over was up to a half cheaper (Kontor) or no cheaper (Batavia): it is no sample of a match.
    """
    found = GAMES[game]
    seeds = count(seed * 1_000_000)

    def play() -> int:
        s = found.deal(seats=found.usual_seats, seed=next(seeds))
        return kernel.play_random(found.rules, s, found.move_limit)

    many, _ = batch_of(game, SIZES[0], seed)
    places = list(zip(many.own.states, many.seats.tolist(), strict=True))
    batch, _ = batch_of(game, 1, seed)
    group, states, seats = batch.own, batch.own.states, batch.arrays.seats

    def turn() -> int:
        for state, seat in places:
            states[0], seats[0] = state, seat
            group.why_not  # noqa: B018 as long as it takes to find `observe`
        return len(places)

    def look() -> int:
        for state, seat in places:
            states[0], seats[0] = state, seat
            group.observe()
        return len(places)

    looking = 1 / measure(look, seconds).per_second - 1 / measure(turn, seconds).per_second
    return 1 / measure(play, seconds).per_second + looking


def sync(game: str, seed: int) -> Callable[[], int]:
    """One step of Gymnasium's batch of single environments, one seat against random bots; the learner's steps."""
    with warnings.catch_warnings(action="ignore"):
        env = gymnasium.make_vec(f"fondaco/{game}-v0", num_envs=64, vectorization_mode="sync", bots="random")
    _, infos = env.reset(seed=seed)
    rng = np.random.default_rng(seed)

    def step() -> int:
        nonlocal infos
        masks = np.stack(infos["action_mask"])
        actions = (masks * rng.random(masks.shape)).argmax(1)
        _, _, _, _, infos = env.step(actions)
        return 64

    return step


def two_processes(game: str, seed: int, seconds: float) -> float:
    """Steps per second of two processes that know nothing of each other, by the clock on the wall."""
    command = [
        sys.executable,
        "-m",
        "bench.ours_vector",
        game,
        "--seed",
        str(seed),
        "--seconds",
        str(seconds),
        "--alone",
    ]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    return sum(float(process.communicate()[0]) for process in running)


def by_the_clock(game: str, seed: int, seconds: float, size: int, cores: int) -> float:
    """Steps per second, waiting included."""
    import time

    batch, step = batch_of(game, size, seed, cores)
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += step()
    batch.close()
    return done / spent


def main() -> None:
    """Print the samples."""
    alone = "--alone" in sys.argv
    if alone:
        sys.argv.remove("--alone")
    arguments = asked(game="a name in GAMES")
    game, seed, seconds = arguments.game, arguments.seed, arguments.seconds
    if alone:
        print(by_the_clock(game, seed, seconds, 512, 1))
        return
    engine = f"Fondaco {version('fondaco')}"
    print(Sample(engine, game, "step, row, mask apart", 1 / apart(game, seed, seconds)).line())
    for size in SIZES:
        _, step = batch_of(game, size, seed)
        print(Sample(engine, game, f"vector {size}", measure(step, seconds).per_second).line(), flush=True)
    _, step = batch_of(game, 64, seed, opponents="random")
    print(Sample(engine, game, "vector 64, one seat", measure(step, seconds).per_second).line(), flush=True)
    print(Sample(engine, game, "Gymnasium Sync 64", measure(sync(game, seed), seconds).per_second).line(), flush=True)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))  # the run as a whole is kept on one core
    if (os.cpu_count() or 1) > 1:
        print(Sample(engine, game, "two processes 512", two_processes(game, seed, seconds)).line(), flush=True)
        pair = by_the_clock(game, seed, seconds, 1024, 2)
        print(Sample(engine, game, "vector 1024, two cores", pair).line(), flush=True)


if __name__ == "__main__":
    main()
