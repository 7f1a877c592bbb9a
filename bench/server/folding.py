"""What a log costs that is as long as a stranger can make it, and ten times as long: loaded from the database.

`python -m bench.server.folding --rows 10000 100000`, or `make bench-folding`. The log is made by free moves and their
undos, and every row of it by the real fold; `/livez` is asked meanwhile.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import threading
import time
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import httpx
from rich.console import Console
from rich.table import Table

from bench.server.fabricate import fabricate
from bench.server.flood import probe
from bench.server.load import cpu_seconds, percentile
from bench.server.loading import started
from bench.server.ways import memory
from fondaco.games import GAMES

HEADS = (
    "game",
    "rows",
    "database",
    "first look",
    "of a processor",
    "memory",
    "next look",
    "/livez p50",
    "p99",
    "worst",
)


def measure(game: str, rows: int) -> list[str]:
    with tempfile.TemporaryDirectory() as name:
        (table,) = fabricate(Path(name), 1, game, rows)
        file = Path(name) / "fondaco.db"
        with closing(connect(file)) as database:
            (stored,) = database.execute("SELECT count(*) FROM log").fetchone()
        size = file.stat().st_size
        with started(Path(name)) as (base, pid, _), httpx.Client(base_url=base, timeout=600) as client:
            path, port = f"/api/tables/{table}/snapshot", int(base.rpartition(":")[2])
            client.get("/api/me")
            used, kilobytes = cpu_seconds(pid), memory(pid)
            first, latencies = with_probe(client, path, port)
            used, kilobytes = cpu_seconds(pid) - used, memory(pid) - kilobytes
            again, _ = with_probe(client, path, port)
    waited = [f"{percentile(latencies, at) * 1000:.0f} ms" for at in (0.5, 0.99, 1)]
    figures = [f"{size / 1e6:.1f} MB", f"{first:.2f} s", f"{used:.2f} s", f"{kilobytes / 1000:.0f} MB"]
    return [game, str(stored), *figures, f"{again * 1000:.0f} ms", *waited]


def with_probe(client: httpx.Client, path: str, port: int) -> tuple[float, list[float]]:
    """Seconds until an answer, and how long /livez took meanwhile."""
    stop, latencies = threading.Event(), list[float]()
    prober = threading.Thread(target=probe, args=(port, stop, latencies))
    prober.start()
    began = time.perf_counter()
    client.get(path).raise_for_status()
    took = time.perf_counter() - began
    stop.set()
    prober.join()
    return took, sorted(latencies)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, nargs="*", default=[1_000, 10_000, 100_000])
    parser.add_argument("--games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    shown = Table(*HEADS)
    for game in given.games:
        for rows in given.rows:
            shown.add_row(*measure(game, rows))
    Console(width=140).print(shown)
    Console().print(f"load of this machine now {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
