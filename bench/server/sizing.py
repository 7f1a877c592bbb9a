"""How large a machine a house needs: memory by table and by socket, growth of the database, moves a second by core.

`python -m bench.server.sizing`, or `make bench-sizing`. Matches are played by random moves, which makes them longer
than people's. Memory is that of the server's process, as the system counts it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median

import httpx
from rich.console import Console
from rich.table import Table

from bench.server.fabricate import fabricate
from bench.server.loading import started
from bench.server.scaling import measure
from bench.server.ways import ROOT, SQLITE, memory
from bench.server.wsclient import connect
from fondaco.games import GAMES

UNLIMITED = {"FONDACO_CACHE_MB": "4000"}


def stored(folder: Path) -> int:
    """Bytes of the database once everything is in its place."""
    with closing(sqlite3.connect(folder / "fondaco.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("VACUUM")
    return (folder / "fondaco.db").stat().st_size


def plies(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "fondaco.db")) as database:
        return int(database.execute("SELECT max(ply) FROM tables").fetchone()[0])


async def load_all(base: str, ids: list[str]) -> None:
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        for table_id in ids:
            (await client.get(f"/api/tables/{table_id}/snapshot")).raise_for_status()


def measure_game(game: str, tables: int) -> tuple[int, float, float]:
    """Moves of a finished match, and its kilobytes in memory and on disk."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        first, *ids = fabricate(folder, tables + 1, game, 0, finish=True)
        size, length = stored(folder), plies(folder)
        with started(folder, UNLIMITED) as (base, pid, _):
            asyncio.run(load_all(base, [first]))  # the rules, once
            before = memory(pid)
            asyncio.run(load_all(base, ids))
            in_memory = (memory(pid) - before) / tables
        with closing(sqlite3.connect(folder / "fondaco.db")) as database, database:
            for table in ("log", "seats", "tables"):
                database.execute(f"DELETE FROM {table}")
        return length, in_memory, (size - stored(folder)) / (tables + 1) / 1000


async def open_sockets(base: str, path: str, count: int, pid: int) -> float:
    """Kilobytes by socket, each of a guest of their own."""
    port, left, all_heard = int(base.rpartition(":")[2]), count, asyncio.Event()

    def hear(raw: bytes) -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            all_heard.set()

    before = memory(pid)
    opened = [await connect("127.0.0.1", port, path, "", hear) for _ in range(count)]
    await asyncio.wait_for(all_heard.wait(), 60)
    await asyncio.sleep(1)
    used = (memory(pid) - before) / count
    for socket in opened:
        socket.close()
    return used


def measure_sockets(count: int) -> tuple[float, float]:
    """Kilobytes of a socket at a table and in the lobby."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ids = fabricate(folder, 20, next(iter(GAMES)), 60)
        with started(folder, UNLIMITED) as (base, pid, _):
            asyncio.run(open_sockets(base, "/api/live", 20, pid))  # what is made once
            lobby = asyncio.run(open_sockets(base, "/api/live", count, pid))
        with started(folder, UNLIMITED) as (base, pid, _):
            path = f"/api/tables/{ids[0]}/live"
            asyncio.run(open_sockets(base, path, 20, pid))
            return asyncio.run(open_sockets(base, path, count, pid)), lobby


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="of each game")
    parser.add_argument("--sockets", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    shown = Table(title="a finished match")
    for heading in ("game", "moves", "kB in memory", "kB on disk"):
        shown.add_column(heading, justify="left" if heading == "game" else "right")
    for game in GAMES:
        length, in_memory, on_disk = measure_game(game, given.tables)
        shown.add_row(game, str(length), f"{in_memory:.0f}", f"{on_disk:.0f}")
    Console().print(shown)
    at_table, in_lobby = measure_sockets(given.sockets)
    print(f"a socket: {at_table:.0f} kB at a table, {in_lobby:.0f} kB in the lobby")
    runs = [measure(SQLITE, ROOT, 100, given.seconds) for _ in range(given.rounds)]
    cost = median(run["cpu_ms_per_move"] for run in runs)
    rate = median(run["moves_per_second"] for run in runs)
    print(f"moves at 100 tables of four: {cost:.2f} ms of a core each, so {1000 / cost:.0f} a second by core")
    print(f"with client and disk of this machine: {rate:.0f} a second (median of {given.rounds} runs)")


if __name__ == "__main__":
    main()
