"""How fast a server with many tables starts, and whether it stays responsive while long matches are loaded.

`python -m bench.server.loading --tables 10000 --matches 300`
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx

from bench.server.fabricate import age, fabricate
from bench.server.load import cpu_seconds, percentile
from bench.server.ways import QUIET, ROOT, free_port, memory
from fondaco.games import GAMES
from fondaco.server.table.wire import ClockPlan

START_SECONDS, START_MEGABYTES, HEALTH_MS = 3.0, 150, 50.0  # the bars
STEP = 0.007  # seconds between two visitors: one network may have 64 connections that have not asked anything yet


@contextmanager
def started(folder: Path, settings: dict[str, str] | None = None) -> Iterator[tuple[str, int, float]]:
    """A server on this data: its address, its process, and the seconds until it answered."""
    port = free_port()
    command = [sys.executable, "-m", "fondaco.server", "--port", str(port), "--data-dir", str(folder)]
    began = time.monotonic()
    environment = {**os.environ, **QUIET, "PYTHONPATH": str(ROOT / "src"), **(settings or {})}
    process = subprocess.Popen(command, env=environment)
    base = f"http://127.0.0.1:{port}"
    try:
        while True:
            try:
                httpx.get(f"{base}/healthz").raise_for_status()
                break
            except httpx.TransportError:
                if process.poll() is not None or time.monotonic() > began + 120:
                    raise
                time.sleep(0.02)
        yield base, process.pid, time.monotonic() - began
    finally:
        process.terminate()
        process.wait()


def measure_start(tables: int) -> dict[str, float]:
    """Start after an hour's outage, with clocks running at every table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        fabricate(folder, tables, next(iter(GAMES)), 12, ClockPlan("game", 600, 5))
        age(folder, 3600)
        with started(folder) as (base, pid, seconds):
            cpu = cpu_seconds(pid)
            time.sleep(5)  # two sweeps
            playing = httpx.get(f"{base}/api/tables", params={"show": "playing"}).json()["tables"]
            away = sum(seat["away"] for table in playing for seat in table["seats"])
            return {"seconds": seconds, "cpu_seconds": cpu, "megabytes": memory(pid) / 1000, "away": away}


async def request_all(base: str, ids: list[str], pid: int) -> dict[str, float]:
    """Ask for every match within two seconds, each by a guest of their own, and for /healthz meanwhile."""
    latencies: list[float] = []
    limits = httpx.Limits(max_connections=1000)
    async with httpx.AsyncClient(base_url=base, timeout=600, limits=limits) as client:
        client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each visitor has their own

        async def ask(number: int, table_id: str) -> int:
            await asyncio.sleep(number * STEP)
            cookie = (await client.post("/api/me", json={"name": "Visitor"})).headers["set-cookie"].partition(";")[0]
            return (await client.get(f"/api/tables/{table_id}/snapshot", headers={"cookie": cookie})).status_code

        async def watch_health() -> None:
            while True:
                began = time.perf_counter()
                (await client.get("/healthz")).raise_for_status()
                latencies.append(time.perf_counter() - began)
                await asyncio.sleep(0.02)

        health = asyncio.create_task(watch_health())
        began = time.perf_counter()
        statuses = await asyncio.gather(*(ask(number, table_id) for number, table_id in enumerate(ids)))
        spent = time.perf_counter() - began
        health.cancel()
    found = sorted(latencies)
    return {
        "seconds": spent,
        "answered": statuses.count(200),
        "declined": statuses.count(503),
        "health_p50_ms": percentile(found, 0.5) * 1000,
        "health_p99_ms": percentile(found, 0.99) * 1000,
        "health_max_ms": found[-1] * 1000,
        "megabytes": memory(pid) / 1000,
    }


def measure_loading(matches: int, least_rows: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        longest = max(GAMES.values(), key=lambda game: game.turn_seconds).name
        ids = fabricate(folder, matches, longest, least_rows, finish=True)
        with started(folder) as (base, pid, _):
            return asyncio.run(request_all(base, ids, pid))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--rows", type=int, default=9_000, help="of each long match")
    given = parser.parse_args()
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    start = measure_start(given.tables)
    print(
        f"start with {given.tables} clocked tables: " + ", ".join(f"{key} {value:.1f}" for key, value in start.items())
    )
    loading = measure_loading(given.matches, given.rows)
    print(f"{given.matches} matches of {given.rows} rows: " + ", ".join(f"{k} {v:.1f}" for k, v in loading.items()))
    kept = start["seconds"] < START_SECONDS and start["megabytes"] < START_MEGABYTES and not start["away"]
    sys.exit(not (kept and loading["health_p99_ms"] < HEALTH_MS))


if __name__ == "__main__":
    main()
