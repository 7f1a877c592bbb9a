"""Kill servers between the commit of a move and the delivery of its notification, again and again.

`python -m tests.server.notify_kills --sqlite 50 --postgres 20`, or `make kill-notifications`. Every notification
arrives by mail, push and webhook; it arrives twice only where a process died before it had noted the receiver's answer,
and then under the same id. On PostgreSQL one of two processes is killed each time, and its lease ends.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

import httpx

from fondaco.server.notify.looks import RENEW
from tests.server.house import PATIENCE, House, Json, open_house
from tests.server.postgres import cluster
from tests.server.receivers import Browser, Post, part, until

TABLES = 3  # begun before each kill
LEASE = 5.0
SETTINGS = {"FONDACO_NOTIFY_AFTER": "0", "FONDACO_NOTIFY_LEASE": str(LEASE)}
SEATS = [{"kind": "person"}, {"kind": "open"}]
CHANNELS = ("mail", "push", "webhook")
ADDRESS = "bo@mail.example"
HOSTED = 60  # tables opened by one host: an account may have a hundred that are not finished


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
                    assert answer.status_code in (200, 201, 409), found  # 409: it was done, and the answer was lost
                    return found
            except httpx.TransportError:
                pass
            time.sleep(0.05)


class Evening:
    """Two people, one of whom is notified by mail, push and webhook, and the tables they have begun."""

    def __init__(self, houses: list[House], post: Post) -> None:
        self._houses, self._post = houses, post
        self._browser = Browser(post.web)
        self._player = Person(houses, "Bo")
        self._player.ask("/api/notifications/channels", {"kind": "json", "target": post.web.base + "/hook"})
        self._player.ask("/api/notifications/channels", self._browser.subscription)
        self._player.ask("/api/notifications/channels", {"kind": "email", "target": ADDRESS, "language": "en"})
        token = re.search(r"/mail/confirm/([\w-]+)", part(post.mail.wait(ADDRESS), "plain"))
        assert token is not None
        self._player.ask("/api/notifications/confirm", {"token": token[1]})
        time.sleep(2 * RENEW if len(houses) > 1 else 0)  # until the other process knows of the channels
        self.begun: list[str] = []

    def begin(self, tables: int) -> list[str]:
        for _ in range(tables):
            if len(self.begun) % HOSTED == 0:
                self._host = Person(self._houses, f"Host {len(self.begun)}")
            table = self._host.ask("/api/tables", {"game": "kontor", "seats": SEATS})["id"]
            assert table != "too-many-tables"
            self._player.ask(f"/api/tables/{table}/join", {})
            self._host.ask(f"/api/tables/{table}/start", {})
            self.begun.append(table)
        return self.begun

    def received(self) -> dict[str, list[tuple[str, float]]]:
        """Ids and times by channel and table, in the order in which they came."""
        found: dict[str, list[tuple[str, float]]] = {}
        for request in self._post.web.at("/hook"):
            found.setdefault(f"webhook {request.json['table']}", []).append((request.id, request.time))
        for request in self._browser.requests():
            shown = self._browser.read(request)
            found.setdefault(f"push {shown['table']}", []).append((shown["id"], request.time))
        for mail, moment in zip(list(self._post.mail.mails), list(self._post.mail.times), strict=False):
            if table := re.search(r"fondaco\.example/table/([\w-]+)", part(mail, "plain")):
                found.setdefault(f"mail {table[1]}", []).append((mail["Message-ID"], moment))
        return found

    def check(self, killed: Sequence[float]) -> int:
        """How many notifications came twice."""
        due = {f"{channel} {table}" for table in self.begun for channel in CHANNELS}
        try:
            until(lambda: True if set(self.received()) >= due else None, 2 * PATIENCE)
        except AssertionError:
            raise AssertionError(f"not received: {sorted(due - set(self.received()))}") from None
        time.sleep(LEASE + 2)  # what is sent twice without reason would come now
        twice = 0
        for name, came in self.received().items():
            assert len({id_ for id_, _ in came}) == 1, f"{name}: sent under several ids"
            for (_, first), (_, second) in pairwise(came):
                twice += 1
                assert any(first <= moment <= second for moment in killed), f"{name}: sent twice without reason"
        return twice


def kill_again_and_again(evening: Evening, houses: list[House], post: Post, kills: int) -> list[float]:
    """When something was killed."""
    rng = random.Random(kills)
    killed: list[float] = []
    for number in range(kills):
        post.web.delay, post.mail.delay = rng.choice((0.0, 0.05, 0.3)), rng.choice((0.0, 0.05, 0.3))
        evening.begin(TABLES)
        time.sleep(rng.uniform(0.0, 1.3))
        house = rng.choice(houses)
        house.kill()
        killed.append(time.monotonic())
        house.start()
        if number % 25 == 24:
            print(f"  {number + 1} kills, {len(evening.received())} notifications", flush=True)
    return killed


def run(kills: int, folder: Path, urls: Sequence[str | None]) -> tuple[int, int]:
    """How many notifications were due, and how many came twice; one process for each URL of a database."""
    with Post.opened() as post, ExitStack() as stack:
        houses = [stack.enter_context(open_house(folder, post.settings | SETTINGS, database_url=url)) for url in urls]
        evening = Evening(houses, post)
        killed = kill_again_and_again(evening, houses, post, kills)
        twice = evening.check(killed)
    return len(evening.begun) * len(CHANNELS), twice


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
