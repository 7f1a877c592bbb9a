"""All engines in one run, in turn, on one core: a table of speeds and ratios, then the bars."""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.sample import Sample
from fondaco.games import GAMES
from fondaco.kernel.declaring.promises import CATANATRON, GIN_RUMMY, HEARTS, SpeedBar

ROOT = Path(__file__).parent.parent
PEERS = os.environ.get("PEERS", str(ROOT / ".venv-peers" / "bin" / "python"))
PEER_MODULES = ("catanatron_random", "openspiel_random", "openspiel_search", "pettingzoo_steps")
PGX = Path(os.environ.get("PGX", ROOT / ".venv-pgx" / "bin" / "python"))  # 630 MB, so only where it was installed
RESULTS = ROOT / "bench" / "results"

Key = tuple[str, str]  # game, way
Command = list[str]
Samples = dict[Key, list[Sample]]


def commands() -> list[Command]:
    """What one round runs: each peer and each of our games, at random, searching and as an environment."""
    peers = [[PEERS, "-m", f"bench.peers.{name}"] for name in PEER_MODULES]
    if PGX.exists():
        peers.append([str(PGX), "-m", "bench.peers.pgx_backgammon"])
    ways = ("ours", "search", "ours_env", "ours_vector")
    return peers + [[sys.executable, "-m", f"bench.{way}", name] for name in GAMES for way in ways]


def gather(rounds: int, seconds: float) -> Samples:
    """Short samples of every engine in turn, so that a busy moment falls on all of them."""
    found: Samples = {}
    turns = [(number, command) for number in range(1, rounds + 1) for command in commands()]
    for number, command in track(turns, "measuring", console=Console(stderr=True), transient=True):
        options = ["--seconds", str(seconds), "--seed", str(number)]
        run = subprocess.run(command + options, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE)
        for line in run.stdout.splitlines():
            sample = Sample(**json.loads(line))
            found.setdefault((sample.game, sample.way), []).append(sample)
    return found


def typical(samples: list[Sample], what: str) -> float:
    """The median of one figure."""
    figures: list[float] = [getattr(sample, what) for sample in samples]
    return median(figures)


def ratio(found: Samples, key: Key, peer: Key, what: str = "decisions") -> float:
    """How many times the peer's speed."""
    return typical(found[key], what) / typical(found[peer], what)


def short(number: float) -> str:
    """A number of at most three digits and its unit, as 7.27 M."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{unit}"
    return f"{number:.3g}"


def spread(samples: list[Sample], what: str = "decisions") -> str:
    """How far the samples of one figure lie from their median."""
    middle = typical(samples, what)
    furthest = max(abs(getattr(sample, what) - middle) for sample in samples)
    return f"±{furthest / middle:.0%}"


def table(found: Samples) -> Table:
    """One row for each engine, game and way."""
    drawn = Table(title="random play, one thread, CPU seconds, deals included")
    for heading in ("engine", "game", "way"):
        drawn.add_column(heading, no_wrap=True)
    for heading in (
        "dec/game",
        "dec/s",
        "spread",
        "copies/s",
        "x Catan.",
        "x hearts",
        "copy x",
    ):
        drawn.add_column(heading, justify="right", no_wrap=True)
    for key, samples in found.items():
        if samples[0].iterations:
            continue
        drawn.add_row(
            samples[0].engine,
            *key,
            f"{typical(samples, 'per_game'):.0f}",
            short(typical(samples, "decisions")),
            spread(samples),
            short(typical(samples, "copies")),
            f"{ratio(found, key, CATANATRON):.3g}",
            f"{ratio(found, key, HEARTS):.3g}",
            f"{ratio(found, key, CATANATRON, 'copies'):.3g}",
        )
    return drawn


def search_table(found: Samples) -> Table:
    """One row for each tree search."""
    drawn = Table(title="tree search over information sets, iterations with a whole play-out, one thread, CPU seconds")
    for heading in ("engine", "game", "way"):
        drawn.add_column(heading, no_wrap=True)
    for heading in ("iterations/s", "spread", "x gin rummy"):
        drawn.add_column(heading, justify="right", no_wrap=True)
    for key, samples in found.items():
        if samples[0].iterations:
            times = f"{ratio(found, key, GIN_RUMMY, 'iterations'):.3g}"
            figure = short(typical(samples, "iterations"))
            drawn.add_row(samples[0].engine, *key, figure, spread(samples, "iterations"), times)
    return drawn


def verdict(found: Samples, game: str, bar: SpeedBar) -> str:
    """One bar, met or missed, with its figures."""
    peer = " ".join(bar.peer)
    promise = f"{game}, {bar.way}: {bar.what} at least {bar.times:.3g} x {peer}"
    if (game, bar.way) not in found or bar.peer not in found:
        return f"not measured  {promise}"
    reached = ratio(found, (game, bar.way), bar.peer, bar.what)
    ours = short(typical(found[game, bar.way], bar.what))
    theirs = short(typical(found[bar.peer], bar.what))
    word = "met   " if reached >= bar.times else "MISSED"
    return f"{word}  {promise}: {reached:.3g} x ({ours}/s against {theirs}/s)"


def vector_bars(game: str) -> tuple[SpeedBar, ...]:
    """A batch in self-play costs at most half as much again as its parts, and two cores are nearly twice as fast."""
    return (
        SpeedBar("vector 64", (game, "step, row, mask apart"), 1 / 1.5),
        SpeedBar("vector 64", (game, "Gymnasium Sync 64"), 10),
        SpeedBar("vector 1024, two cores", (game, "two processes 512"), 0.9),
    )


def save(found: Samples) -> Path:
    """Keep every sample of this run under today's date."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{datetime.now(UTC).date().isoformat()}.json"
    samples = [asdict(sample) for group in found.values() for sample in group]
    about = {"python": platform.python_version(), "machine": platform.machine()}
    path.write_text(json.dumps({**about, "samples": samples}, indent=1) + "\n")
    return path


def pin() -> None:
    """Keep this process and all it starts on one core, where the system can."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    """Measure, show, judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds for each figure")
    parser.add_argument("--save", action="store_true", help="keep the samples in bench/results")
    arguments = parser.parse_args()
    pin()
    found = gather(arguments.rounds, arguments.seconds)
    console = Console(width=None if sys.stdout.isatty() else 130)
    console.print(table(found))
    console.print(search_table(found))
    for name, game in GAMES.items():
        for bar in (*game.speed, *vector_bars(name)):
            console.print(verdict(found, name, bar), highlight=False)
    if arguments.save:
        console.print(f"kept in {save(found).relative_to(ROOT)}", highlight=False)


if __name__ == "__main__":
    main()
