"""Kill servers between the commit of a move and the delivery of its notification, again and again.

`python -m tests.server.notify_kills --sqlite 50 --postgres 20`, or `make kill-notifications`. Every notification
arrives; it arrives twice only where a process died before it had noted the receiver's answer, and then under the same
id. On PostgreSQL one of two processes is killed each time, and its lease ends.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import httpx

from fondaco.server.notify.looks import RENEW
from tests.server.house import PATIENCE, House, Json
from tests.server.postgres import cluster
from tests.server.receivers import Post, Received, until

TABLES = 3  # begun before each kill
LEASE = 2.0
SETTINGS = {"FONDACO_NOTIFY_AFTER": "0", "FONDACO_NOTIFY_LEASE": str(LEASE)}
SEATS = [{"kind": "person"}, {"kind": "open"}]


class Person:
    """Asks whichever process is up until there is an answer."""

    def __init__(self, houses: list[House], name: str) -> None:
        self._houses = houses
        self._cookies = httpx.Cookies()
        self.ask("/api/me", {"name": name})
        self.ask("/api/account", {"name": name, "password": "nutmeg and mace"})

    def ask(self, path: str, body: Json) -> Json:
        while True:
            house = random.choice(self._houses)
            try:
                answer = httpx.post(house.base + path, json=body, cookies=self._cookies, timeout=10)
                if answer.status_code < 500:
                    self._cookies.update(answer.cookies)
                    found: Json = answer.json()
                    return found
            except httpx.TransportError:
                pass
            time.sleep(0.05)


class Evening:
    """Two people, one of whom is notified by a webhook, and the tables they have begun."""

    def __init__(self, houses: list[House], post: Post) -> None:
        self._host, self._player = Person(houses, "Ada"), Person(houses, "Bo")
        self._player.ask("/api/notifications/channels", {"kind": "json", "target": post.web.base + "/hook"})
        time.sleep(RENEW + 1.5 if len(houses) > 1 else 0)  # until the other process knows of the channel
        self.begun: list[str] = []

    def begin(self, tables: int) -> list[str]:
        for _ in range(tables):
            table = self._host.ask("/api/tables", {"game": "kontor", "seats": SEATS})["id"]
            self._player.ask(f"/api/tables/{table}/join", {})
            self._host.ask(f"/api/tables/{table}/start", {})
            self.begun.append(table)
        return self.begun


def kill_again_and_again(houses: list[House], post: Post, kills: int) -> tuple[list[str], list[float]]:
    """The tables that have begun, and when something was killed."""
    evening, rng = Evening(houses, post), random.Random(kills)
    killed: list[float] = []
    for number in range(kills):
        post.web.delay = rng.choice((0.0, 0.05, 0.3))
        evening.begin(TABLES)
        time.sleep(rng.uniform(0.0, 1.3))
        house = rng.choice(houses)
        house.kill()
        killed.append(time.monotonic())
        house.start()
        if number % 25 == 24:
            print(f"  {number + 1} kills, {len(post.web.requests)} requests", flush=True)
    return evening.begun, killed


def check(begun: Sequence[str], killed: Sequence[float], post: Post) -> int:
    """How many notifications came twice."""
    by_table: dict[str, list[Received]] = {}

    def missing() -> bool | None:
        by_table.clear()
        for request in list(post.web.requests):
            by_table.setdefault(request.json["table"], []).append(request)
        return True if set(by_table) >= set(begun) else None

    until(missing, 2 * PATIENCE)
    time.sleep(LEASE + 2)  # what is sent twice without reason would come now
    missing()
    twice = 0
    for table, requests in by_table.items():
        assert len({request.id for request in requests}) == 1, f"{table}: sent under several ids"
        for first, second in pairwise(requests):
            twice += 1
            assert any(first.time <= moment <= second.time for moment in killed), f"{table}: sent twice without reason"
    return twice


def run(kills: int, folder: Path, urls: Sequence[str | None]) -> tuple[int, int]:
    """How many notifications were due, and how many came twice; one process for each URL of a database."""
    with Post.opened() as post:
        houses = [House(folder, post.settings | SETTINGS, database_url=url).start() for url in urls]
        begun, killed = kill_again_and_again(houses, post, kills)
        twice = check(begun, killed, post)
        for house in houses:
            house.stop()
    return len(begun), twice


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sqlite", type=int, default=50)
    parser.add_argument("--postgres", type=int, default=20)
    given = parser.parse_args()
    for name, kills in (("SQLite", given.sqlite), ("PostgreSQL", given.postgres)):
        if not kills:
            continue
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            urls = [None] if name == "SQLite" else [stack.enter_context(cluster())] * 2
            began = time.monotonic()
            due, twice = run(kills, folder, urls)
        seconds = time.monotonic() - began
        print(f"{name}: {kills} kills, {due} notifications, all delivered, {twice} twice ({seconds:.0f} s)")
    sys.exit(0)


if __name__ == "__main__":
    main()
