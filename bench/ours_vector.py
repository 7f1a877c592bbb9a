"""Fondaco: batches of one game by random self-play, beside Gymnasium's own batch, and what a step is made of."""

import os
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import count, cycle

import gymnasium
import numpy as np

import fondaco.env.seat  # noqa: F401 registers the games
from bench.sample import Sample, asked, measure
from fondaco.games import GAMES
from fondaco.kernel.playing import rules as kernel
from fondaco.vector import Batch

SIZES = (64, 1024)
HALF = 512  # matches of each process, where two cores are measured
SPELLS = 6  # in which that is done, in turn with two processes: either is slowed by whatever else the machine does
POSITIONS = 4  # of every match of a batch, to write rows of; more would not stay in the processor's cache
BETWEEN = 37  # steps from one of them to the next
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
    """Seconds of an engine step, and of a row with its mask, each measured alone, added.

    The rows are those of enough positions that the processor does not learn them: 64 over and over, and it foresees
    every branch, so that they cost up to half less than in a match.
    """
    found = GAMES[game]
    seeds = count(seed * 1_000_000)

    def play() -> int:
        s = found.deal(seats=found.usual_seats, seed=next(seeds))
        return kernel.play_random(found.rules, s, found.move_limit)

    batch, step = batch_of(game, SIZES[0], seed)
    group = batch.own
    positions = []
    for _ in range(POSITIONS):
        for _ in range(BETWEEN):
            step()
        positions.append(([found.rules.copy(s) for s in group.states], batch.seats.copy()))
    for states, _ in positions:
        for s in states:
            kernel.ask_next(found.rules, s)  # moves on offer are not copied
    turns = cycle(positions)

    def look() -> int:
        group.states[:], batch.seats[:] = next(turns)
        group.observe()
        return SIZES[0]

    return 1 / measure(play, seconds).per_second + 1 / measure(look, seconds).per_second


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


def by_the_clock(step: Callable[[], int], seconds: float) -> float:
    """Steps per second, waiting included."""
    done, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        done += step()
    return done / spent


def serve_spells(game: str, seed: int) -> None:
    """Step a batch for so many seconds whenever a line asks for it."""
    _, step = batch_of(game, HALF, seed)
    print("ready", flush=True)
    for line in sys.stdin:
        print(by_the_clock(step, float(line)), flush=True)


def two_cores(game: str, seed: int, seconds: float) -> Iterator[tuple[float, float]]:
    """Steps per second of two processes that know nothing of each other, and of one batch on two cores, in turn."""
    command = [sys.executable, "-m", "bench.ours_vector", game, "--alone", "--seed"]
    alone = [
        subprocess.Popen([*command, str(number)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for number in (seed, seed + HALF)
    ]
    lines = [(process.stdin, process.stdout) for process in alone]
    batch, step = batch_of(game, 2 * HALF, seed, cores=2)
    assert all(out is not None and out.readline() for _, out in lines)
    for _ in range(SPELLS):
        for given, _ in lines:
            assert given is not None
            given.write(f"{seconds / SPELLS}\n")
            given.flush()
        processes = sum(float(out.readline()) for _, out in lines if out is not None)
        yield processes, by_the_clock(step, seconds / SPELLS)
    batch.close()
    for process in alone:
        process.communicate()


def main() -> None:
    """Print the samples."""
    alone = "--alone" in sys.argv
    if alone:
        sys.argv.remove("--alone")
    arguments = asked(game="a name in GAMES")
    game, seed, seconds = arguments.game, arguments.seed, arguments.seconds
    if alone:
        serve_spells(game, seed)
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
        for processes, batch in two_cores(game, seed, 2 * seconds):
            print(Sample(engine, game, f"two processes {HALF}", processes).line(), flush=True)
            print(Sample(engine, game, f"vector {2 * HALF}, two cores", batch).line(), flush=True)


if __name__ == "__main__":
    main()
