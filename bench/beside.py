"""Two builds of the games beside each other: `python -m bench.beside OTHER` compares this checkout with another one.

Each figure is measured in processes of its own, in alternation, so that a busy moment falls on both builds. Both must
be compiled. The table shows medians, and the median of the ratios of neighbouring samples.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from itertools import count
from pathlib import Path
from statistics import median

from bench.ours import samples
from bench.sample import measure
from fondaco.games import GAMES

HERE = Path(__file__).resolve()
Figures = dict[str, float]


def advised(name: str, seconds: float, seed: int) -> float:
    """Decisions a second where the game's own advice plays all seats."""
    game = GAMES[name]
    seats = game.usual_seats
    advisor = game.advice.advise(seats)
    seeds = count(seed * 1_000_000)

    def play() -> int:
        s = game.deal(seats, next(seeds))
        decisions = 0
        while s.deciding:
            s.actor = (s.deciding & -s.deciding).bit_length() - 1
            game.rules.candidates(s)
            game.rules.apply(s, advisor.best(s))
            decisions += 1
        return decisions

    return measure(play, seconds).per_second


def figures(name: str, seconds: float, seed: int) -> Figures:
    """All of one game, in the build that this process has imported."""
    inside, driven = samples(name, seconds, seed)
    if not inside.way.startswith("compiled"):
        raise SystemExit(f"not compiled: {Path.cwd()}")
    return {
        "random, inside": inside.decisions,
        "random, driven": driven.decisions,
        "copies": inside.copies,
        "advised": advised(name, seconds, seed),
    }


def asked_of(checkout: Path, name: str, seconds: float, seed: int) -> Figures:
    """The same, in a process that imports another checkout."""
    command = [
        sys.executable,
        "-W",
        "ignore",
        str(HERE),
        "--game",
        name,
        "--seconds",
        str(seconds),
        "--seed",
        str(seed),
    ]
    path = os.pathsep.join([str(checkout / "src"), str(checkout)])
    run = subprocess.run(
        command, cwd=checkout, env={**os.environ, "PYTHONPATH": path}, check=True, text=True, stdout=subprocess.PIPE
    )
    found: Figures = json.loads(run.stdout)
    return found


def compare(other: Path, rounds: int, seconds: float) -> None:
    """Print a line for each game and figure."""
    print(f"{'game':<15}{'figure':<16}{'other /s':>12}{'this /s':>12}{'this : other':>14}")
    for name in GAMES:
        pairs: list[tuple[Figures, Figures]] = []
        for seed in range(1, rounds + 1):
            order = (other, HERE.parents[1])[:: 1 if seed % 2 else -1]
            found = {checkout: asked_of(checkout, name, seconds, seed) for checkout in order}
            pairs.append((found[other], found[HERE.parents[1]]))
        for figure in pairs[0][0]:
            before, after = (median(pair[side][figure] for pair in pairs) for side in (0, 1))
            ratio = median(new[figure] / old[figure] for old, new in pairs)
            print(f"{name:<15}{figure:<16}{before:>12,.0f}{after:>12,.0f}{ratio:>14.3f}", flush=True)


def main() -> None:
    """Compare, or measure one game for a process that compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("other", nargs="?", type=Path, help="another checkout, compiled")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds for each figure")
    parser.add_argument("--game", help="print the figures of this one alone")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.game:
        print(json.dumps(figures(asked.game, asked.seconds, asked.seed)))
    elif asked.other:
        compare(asked.other.resolve(), asked.rounds, asked.seconds)
    else:
        parser.error("another checkout is needed")


if __name__ == "__main__":
    main()
