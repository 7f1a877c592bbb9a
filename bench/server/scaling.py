"""Fondaco against itself: SQLite, PostgreSQL, two processes, a full lobby; this checkout and, in turn, an older one.

`python -m bench.server.scaling --before PATH --seconds 5 --tables 40`. A move counts when every seat has it. Client,
servers and database share the machine, so figures mean little without its load, which is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from bench.server.ways import FOLDER, LOBBY, ONE, ROOT, SHARED, SPLIT, SQLITE, WAYS, Way, served

Figures = dict[str, float]
Found = dict[tuple[str, str], list[Figures]]


def measure(way: Way, checkout: Path, tables: int, seconds: float) -> Figures:
    cores = sorted(os.sched_getaffinity(0))
    pinned = not way.postgres and len(cores) > 1
    with served(way, checkout, (cores[0],) if pinned else ()) as processes:
        ports, pids = zip(*processes, strict=True)
        command = [sys.executable, "-m", "bench.server.load", "--tables", str(tables), "--seconds", str(seconds)]
        command += ["--ports", *map(str, ports), "--pids", *map(str, pids), "--watchers", str(way.watchers)]
        command += ["--split"] if way.split else []
        load = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
        if pinned:
            os.sched_setaffinity(load.pid, {cores[-1]})
        output, _ = load.communicate()
        if load.returncode:
            raise SystemExit(f"the load on {way.name} failed")
        figures: Figures = json.loads(output.splitlines()[-1])
        return figures


def typical(found: Found, who: str, way: Way, what: str) -> float:
    return median(figures[what] for figures in found[who, way.name])


def show(found: Found) -> None:
    table = Table(title="moves that every seat has")
    for heading in ("checkout", "server", "moves/s", "p50 ms", "p99 ms", "CPU ms per move"):
        table.add_column(heading, justify="left" if heading in ("checkout", "server") else "right")
    for (who, name), runs in found.items():
        row = [
            median(run[what] for run in runs) for what in ("moves_per_second", "p50_ms", "p99_ms", "cpu_ms_per_move")
        ]
        table.add_row(who, name, f"{row[0]:,.0f}", f"{row[1]:.1f}", f"{row[2]:.1f}", f"{row[3]:.2f}")
    Console().print(table)


def compare(found: Found, who: str, ways: list[Way]) -> None:
    """The ratios that matter."""
    for way, base, what in (
        (SPLIT, ONE, "cpu_ms_per_move"),
        (SPLIT, ONE, "moves_per_second"),
        (SHARED, ONE, "moves_per_second"),
        (LOBBY, SQLITE, "moves_per_second"),
    ):
        if way in ways and base in ways:
            ratio = typical(found, who, way, what) / typical(found, who, base, what)
            print(f"  {who}: {way.name}: {what} {ratio:.2f} x {base.name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="another checkout, with its own .venv")
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--ways", type=int, nargs="*", default=list(range(len(WAYS))), help="which of the ways")
    arguments = parser.parse_args()
    checkouts = {"before": arguments.before.resolve()} if arguments.before else {}
    checkouts["after"] = ROOT
    ways = [WAYS[number] for number in arguments.ways]
    found: Found = {}
    before = os.getloadavg()[0]
    for _ in range(arguments.rounds):
        for way in ways:
            for who, checkout in checkouts.items():  # in turn, so that a busy moment falls on both
                figures = measure(way, checkout, arguments.tables, arguments.seconds)
                found.setdefault((who, way.name), []).append(figures)
                print(f"{who}: {way.name}: {figures['moves_per_second']:,.0f} moves/s", file=sys.stderr, flush=True)
    show(found)
    for who in checkouts:
        compare(found, who, ways)
    print(f"load of the machine: {before:.1f} before, {os.getloadavg()[0]:.1f} after, on {os.cpu_count()} cores")
    (FOLDER / "scaling.json").write_text(json.dumps({" / ".join(key): runs for key, runs in found.items()}, indent=1))


if __name__ == "__main__":
    main()
