"""Kill servers under load, again and again: nothing acknowledged is lost, and nothing is written twice.

`python -m tests.server.kills --sqlite 200 --postgres 50`, or `make kill-server`. On PostgreSQL one of two processes is
killed each time, and people go on at the other. Whoever gets no answer sends the same command with the same key again.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import psycopg

from tests.server.house import House, Json, choose
from tests.server.postgres import cluster

PEOPLE = 8
MIN_MOVES = 5  # between two kills
BUSY = 300.0  # seconds for them, and for a start, on a busy machine
PERSON = {"kind": "person"}
LIMITS = httpx.Limits(max_keepalive_connections=0)


class Player:
    """One person in all three seats of a table, who remembers every acknowledged command."""

    def __init__(self, houses: list[House], number: int) -> None:
        self.houses = houses
        self.rng = random.Random(number)
        self.client = httpx.AsyncClient(timeout=10, limits=LIMITS)
        self.name = f"person-{number}"
        self.keys = 0
        self.acknowledged: dict[str, tuple[str, int]] = {}  # by key: table, seq
        self.is_stopped = False

    async def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """The answer of whichever process is there; asked again until one answers."""
        while True:
            house = self.rng.choice(self.houses)
            try:
                answer = await self.client.request(method, house.base + path, json=body)
                if answer.status_code < 500:
                    return answer
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)

    async def play(self) -> None:
        await self.ask("POST", "/api/me", {"name": self.name})
        while not self.is_stopped:
            opened = await self.ask("POST", "/api/tables", {"game": "batavia", "seats": [PERSON] * 3})
            table = opened.json()["id"]
            await self.ask("POST", f"/api/tables/{table}/start", {})
            while await self.move(table):
                pass
        await self.client.aclose()

    async def move(self, table: str) -> bool:
        """One move; False when the match is over or nobody plays on."""
        if self.is_stopped:
            return False
        shown = (await self.ask("GET", f"/api/tables/{table}/snapshot?seat=0")).json()
        if shown["outcome"] is not None or not shown["deciding"]:
            return False
        seat = shown["deciding"][0]
        mine = (await self.ask("GET", f"/api/tables/{table}/snapshot?seat={seat}")).json()
        if not mine["legal"]:
            return True
        self.keys += 1
        key = f"{self.name}-{self.keys}"
        move = [choose(mine["legal"], self.rng)]
        command = {"type": "play", "key": key, "seq": mine["seq"], "seat": seat, "moves": move}
        answer = (await self.ask("POST", f"/api/tables/{table}/commands", command)).json()
        if answer["accepted"]:
            self.acknowledged[key] = (table, answer["seq"])
        elif answer["refused"]["id"] not in ("stale", "not-yet"):
            raise AssertionError(answer)
        return True


async def kill_again_and_again(houses: list[House], kills: int) -> list[Player]:
    players = [Player(houses, number) for number in range(PEOPLE)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    rng = random.Random(kills)
    for number in range(kills):
        await moves_more(players, tasks)
        await asyncio.sleep(rng.uniform(0, 0.5))
        house = rng.choice(houses)
        house.kill()
        await asyncio.to_thread(house.start)
        if number % 25 == 24:
            print(f"  {number + 1} kills, {acknowledged(players)} moves", flush=True)
    await moves_more(players, tasks)
    for player in players:
        player.is_stopped = True
    await asyncio.gather(*tasks)
    return players


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def moves_more(players: list[Player], tasks: list[asyncio.Task[None]]) -> None:
    """Wait until people play again: a server that is killed before anybody moves proves nothing."""
    wanted = acknowledged(players) + MIN_MOVES
    async with asyncio.timeout(BUSY):
        while acknowledged(players) < wanted:
            for task in tasks:
                if task.done():
                    task.result()  # raises what went wrong
            await asyncio.sleep(0.01)


def check(log: list[tuple[str, int, str | None]], players: list[Player]) -> int:
    """Every acknowledged move is in the log, once, where it was said to be; the logs have no gaps."""
    rows: dict[str, list[tuple[str, int]]] = {}
    last: dict[str, int] = {}
    for table, seq, key in sorted(log, key=lambda row: row[:2]):
        assert seq == last.get(table, 0) + 1, f"a gap in {table} at {seq}"
        last[table] = seq
        if key is not None:
            rows.setdefault(key.rpartition(":")[2], []).append((table, seq))
    for player in players:
        for key, found in player.acknowledged.items():
            assert rows.get(key) == [found], f"{key}: acknowledged {found}, stored {rows.get(key)}"
    assert all(len(found) == 1 for found in rows.values())
    return acknowledged(players)


def on_sqlite(kills: int) -> int:
    with tempfile.TemporaryDirectory() as name:
        house = House(Path(name), patience=BUSY).start()
        players = asyncio.run(kill_again_and_again([house], kills))
        house.stop()
        with closing(sqlite3.connect(Path(name) / "fondaco.db")) as database:
            return check(database.execute("SELECT table_id, seq, key FROM log").fetchall(), players)


def on_postgres(kills: int) -> int:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(cluster())
        houses = [House(folder, database_url=url, patience=BUSY).start() for _ in range(2)]
        players = asyncio.run(kill_again_and_again(houses, kills))
        for house in houses:
            house.stop()
        with psycopg.connect(url) as database:
            return check(database.execute("SELECT table_id, seq, key FROM log").fetchall(), players)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=200)
    parser.add_argument("--postgres", type=int, default=50)
    given = parser.parse_args()
    for name, run, kills in (("SQLite", on_sqlite, given.sqlite), ("PostgreSQL", on_postgres, given.postgres)):
        if kills:
            began = time.monotonic()
            moves = run(kills)
            print(
                f"{name}: {kills} kills, {moves} acknowledged moves, all there once ({time.monotonic() - began:.0f} s)"
            )
    sys.exit(0)


if __name__ == "__main__":
    main()
