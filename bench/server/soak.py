"""Hours instead of seconds: many games, and afterwards every record verifies, memory has not grown, nothing was logged.

`python -m bench.server.soak --minutes 30`
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

import httpx
import uvloop

from bench.server.__main__ import OURS, cores, server
from bench.server.load import ONE_USE, SEATS, Figures, Table, running

GROWTH = 1.3  # of the memory used once everything is warm


def memory(pid: int) -> int:
    """Kilobytes in use."""
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


async def soak(port: int, pid: int, tables: int, minutes: float) -> list[str]:
    """Play; what went wrong."""
    figures = Figures()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", limits=ONE_USE) as client:
        for number in range(tables):
            table = Table(client, [port] * SEATS, figures, number)
            await table.open()
            await table.begin()
        await asyncio.sleep(minutes * 60 / 3)
        warm = memory(pid)
        await asyncio.sleep(minutes * 60 * 2 / 3)
        figures.done = True
        grown = memory(pid)
        problems = [repr(future.exception()) for future in running if future.done() and future.exception()]
        if grown > GROWTH * warm:
            problems.append(f"memory grew from {warm} to {grown} kB")
        print(f"{figures.games} games, {warm} kB when warm, {grown} kB at the end")
        return problems + await check_records(client)


async def check_records(client: httpx.AsyncClient) -> list[str]:
    problems, page, more = [], 0, True
    while more:
        answer = (await client.get("/api/tables", params={"show": "finished", "page": page})).json()
        for table in answer["tables"]:
            record = (await client.get(f"/api/tables/{table['id']}/record")).text
            verdict = (await client.post("/api/verify", json={"text": record})).json()
            if not verdict["valid"] or verdict["commitment"] != table["commitment"]:
                problems.append(f"{table['id']}: {verdict['refused']}")
        page, more = page + 1, answer["more"]
    return problems


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=20)
    arguments = parser.parse_args()
    with server(OURS, "", cores()[0]) as (port, pid):
        problems = uvloop.run(soak(port, pid, arguments.tables, arguments.minutes))
    print("\n".join(problems) or "nothing went wrong")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
