"""A house on the internet: people, bots, guests who come and go, uploads, bans, kills and restarts of the database.

A quarter of an hour with kills, then half an hour of one process whose memory is watched. Afterwards every record
verifies, no acknowledged move is missing, memory has not grown, and nothing was a fault.
`python -m tests.server.soak --minutes 45`
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from bench.server.ways import memory
from fondaco.games import GAMES
from fondaco.kernel import FondacoError, Record, verify
from fondaco.server.admin.service import admin_token
from tests.server.house import PATIENCE, Guest, House, Json, choose
from tests.server.postgres import cluster, restart

GROWTH = 1.3  # of the memory used once everything is warm
PLAYERS = 5
VISITORS = 2  # threads of guests who come and go
WATCH = 10.0  # seconds without a move until the watcher looks for the newest table
SLOW_START = 300.0  # seconds: the machine may be busy with something else
LEVELS = ("random", "greedy", "easy")
FAULTS = {"house-fault", "fault", "rules-fault", "task-failed"}  # none of these may be in the log
AWAY = (httpx.TransportError, AssertionError, KeyError)  # the server is down, or refuses because its database is


class Soak:
    def __init__(self, house: House, url: str, seconds: float) -> None:
        self.house = house
        self.url = url
        self.end = time.monotonic() + seconds
        self.seconds = seconds
        self.finished: dict[str, list[str]] = {}  # by table: the moves that were acknowledged
        self.records: list[str] = []
        self.requests = self.moves = self.kills = self.restarts = self.uploads = self.bans = 0
        self.watched = self.visits = 0
        self.newest = "none"
        self.problems: list[str] = []
        self.samples: list[int] = []

    def guest(self) -> Guest:
        """Somebody new, from a network of their own, whose answered requests are counted."""
        guest = self.house.guest()
        guest.client.headers["x-forwarded-for"] = f"2001:db8:{random.randrange(0x10000):x}::1"
        guest.client.event_hooks["response"].append(self.count)
        return guest

    def count(self, response: httpx.Response) -> None:
        self.requests += 1

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.end

    def patiently(self, work: Callable[[], Json]) -> Json:
        """Again and again while the server is away."""
        while True:
            try:
                return work()
            except AWAY:
                if not self.goes_on:
                    raise
                time.sleep(0.5)

    # -- who comes --------------------------------------------------------------------

    def play(self, number: int) -> None:
        """One match after another, each as a new guest."""
        rng = random.Random(number)
        while self.goes_on:
            with self.guest() as guest:
                try:
                    guest.post("/api/me", {"name": f"Player {number}"})
                    self.play_one(guest, rng)
                except AWAY:
                    time.sleep(0.5)

    def visit(self) -> None:
        """Guests who look around, open a table, say something, ask for a hint, and never come back."""
        while self.goes_on:
            try:
                with self.guest() as guest:
                    guest.post("/api/me", {"name": f"Visitor {self.visits}"})
                    with guest.listen() as lobby:
                        lobby.recv(WATCH)
                    bots = [{"kind": "bot", "bot": "random"}] * 2
                    table = guest.post("/api/tables", {"game": "batavia", "seats": [{"kind": "person"}, *bots]})["id"]
                    guest.post(f"/api/tables/{table}/start", {})
                    with guest.connect(table, 0) as live:
                        live.next("snapshot", timeout=WATCH)
                        live.send(type="say", text="hello and goodbye")
                        live.next("answer", timeout=WATCH)
                    guest.client.post(f"/api/tables/{table}/hint?seat=0")
                    self.visits += 1
            except (OSError, WebSocketException, *AWAY):
                time.sleep(0.5)

    def play_one(self, guest: Guest, rng: random.Random) -> None:
        game = rng.choice(list(GAMES.values()))
        bots = [{"kind": "bot", "bot": rng.choice(LEVELS)} for _ in range(game.seats[0] - 1)]
        table = guest.post("/api/tables", {"game": game.name, "seats": [{"kind": "person"}, *bots]})["id"]
        self.patiently(lambda: guest.post(f"/api/tables/{table}/start", {}))
        self.newest = table
        acknowledged: list[str] = []
        while self.goes_on:
            shown = self.patiently(lambda: guest.snapshot(table, 0))
            if shown["outcome"] is not None:
                self.finished[table] = acknowledged
                self.records.append(self.record(guest, table))
                return
            if not shown["legal"]:
                time.sleep(0.05)
                continue
            self.move(guest, table, shown, choose(shown["legal"], rng), acknowledged)

    def record(self, guest: Guest, table: str) -> str:
        """The record of a finished match; the database may be away for a while."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                answer = guest.client.get(f"/api/tables/{table}/record")
                if answer.status_code == 200 or time.monotonic() > deadline:
                    return answer.text
            except httpx.TransportError:
                if time.monotonic() > deadline:
                    raise
            time.sleep(0.5)

    def move(self, guest: Guest, table: str, shown: Json, notation: str, acknowledged: list[str]) -> None:
        """With one key, however often it is sent."""
        body = {"type": "play", "key": guest.key(), "seq": shown["seq"], "seat": 0, "moves": [notation]}
        answer = self.patiently(lambda: guest.post(f"/api/tables/{table}/commands", body))
        if answer["accepted"]:
            acknowledged.append(notation)
            self.moves += 1

    def upload(self) -> None:
        while self.goes_on:
            time.sleep(3)
            with self.guest() as guest:
                if self.records:
                    try:
                        guest.post("/api/records", {"text": random.choice(self.records)})
                        self.uploads += 1
                    except AWAY:
                        continue

    def watch(self) -> None:
        """Somebody looks at the newest table, and comes back whenever the connection is lost."""
        while self.goes_on:
            try:
                with self.guest() as guest, guest.connect(self.newest) as live:
                    shown = live.next("snapshot", timeout=WATCH)
                    while shown["outcome"] is None and shown["table"]["id"] == self.newest:
                        shown = live.next("snapshot", timeout=WATCH)
                        self.watched += 1
            except (OSError, WebSocketException, *AWAY):  # a timeout is an OSError
                time.sleep(0.5)

    def ban(self, token: str) -> None:
        headers = {"authorization": f"Bearer {token}"}
        while self.goes_on:
            time.sleep(5)
            try:
                with self.house.guest("Mallory") as mallory:
                    person = mallory.get("/api/me")["id"]
                    for action, status in (("ban", 403), ("unban", 200)):
                        order = {"action": action, "target": person, "text": "soak"}
                        httpx.post(f"{self.house.base}/api/admin", json=order, headers=headers).raise_for_status()
                        mallory.get("/api/me", status)
                    self.bans += 1
            except (*AWAY, httpx.HTTPStatusError):
                continue

    # -- what goes wrong ----------------------------------------------------------------

    def disturb(self) -> None:
        """Kills in the first third, then one process to the end; restarts of the database all the time."""
        started = time.monotonic()
        while self.goes_on:
            time.sleep(min(20.0, self.seconds / 15))
            if time.monotonic() - started < self.seconds / 3:
                self.house.kill()
                self.house.start()
                self.kills += 1
            else:
                self.samples.append(memory(self.house.process.pid))
                restart(self.url)
                self.restarts += 1
            self.report()

    def report(self) -> None:
        left = max(0.0, self.end - time.monotonic())
        done = f"{len(self.finished)} games, {self.moves} moves, {self.kills} kills, {self.restarts} restarts"
        visits = f"{self.visits} visits, {memory(self.house.process.pid)} kB"
        print(f"{left / 60:4.1f} minutes left: {done}, {visits}", flush=True)

    # -- afterwards ---------------------------------------------------------------------

    def check(self) -> list[str]:
        with self.house.guest() as guest:
            for table, acknowledged in self.finished.items():
                try:
                    record = Record.read(self.record(guest, table))
                    verify(GAMES[record.game], record)
                except FondacoError as error:
                    self.problems.append(f"{table}: {type(error).__name__} {error}")
                    continue
                made = [move.notation for move in record.moves if move.seat == 0]
                if made != acknowledged:
                    self.problems.append(f"{table}: {len(acknowledged)} acknowledged, {len(made)} recorded")
        self.problems += [str(line) for line in self.house.log() if line["event"] in FAULTS]
        third = max(1, len(self.samples) // 3)
        warm, last = max(self.samples[:third]), max(self.samples[-third:])
        if last > GROWTH * warm:
            self.problems.append(f"memory grew from {warm} to {last} kB")
        done = f"{len(self.finished)} games verified, {self.moves} moves acknowledged, {self.requests} requests"
        print(f"{done}, {self.kills} kills, {self.restarts} restarts of the database")
        print(f"{self.visits} visits, {self.watched} snapshots watched, {self.uploads} uploads, {self.bans} bans")
        print(f"{warm} kB when warm, {last} kB at the end")
        return self.problems


def read_token(url: str) -> str:
    import psycopg

    with psycopg.connect(url) as database:
        found = database.execute("SELECT secret FROM house").fetchone()
    assert found is not None
    return admin_token(bytes(found[0]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=45)
    seconds = parser.parse_args().minutes * 60
    with tempfile.TemporaryDirectory(prefix="fondaco-soak-") as folder, cluster() as url:
        settings = {"FONDACO_CACHE_MB": "16", "FONDACO_BOT_PACE": "0.02", "FONDACO_RATE_LIMITS": "on"}
        settings["FONDACO_PROXIES"] = "*"
        house = House(Path(folder), settings, database_url=url, patience=SLOW_START).start()
        soak = Soak(house, url, seconds)
        threads = [threading.Thread(target=soak.play, args=(number,)) for number in range(PLAYERS)]
        threads += [threading.Thread(target=work) for work in (soak.upload, soak.watch, *[soak.visit] * VISITORS)]
        threads += [threading.Thread(target=soak.ban, args=(read_token(url),))]
        for thread in threads:
            thread.start()
        try:
            soak.disturb()
            for thread in threads:
                thread.join(60)
            problems = soak.check()
        finally:
            house.stop()
    print("\n".join(problems) or "nothing went wrong")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
