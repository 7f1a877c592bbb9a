"""The worst that one stranger may do, all of it at once: another player's bot still answers in time."""

from __future__ import annotations

import json
import random
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from bench.server.fabricate import fabricate
from fondaco.games import GAMES
from fondaco.kernel import Match
from fondaco.kernel.showing.reasons import by_target
from tests.server.house import PATIENCE, Guest, House, Json, cpu_seconds, open_house
from tests.server.test_attacks import bots, slowest_answer

SETTINGS = {
    "FONDACO_BOT_PROCESSES": "1",
    "FONDACO_BOT_PACE": "0.25",
    "FONDACO_RATE_LIMITS": "on",
    "FONDACO_ANNOTATION_PLAYS": "80",
    "FONDACO_CACHE_MB": "2",  # so that long matches are loaded again and again
    "FONDACO_PROXIES": "*",
}
LONG = 3_000  # rows of a finished match
LOBBY_SOCKETS = 150
AS_USUAL = 4  # times the work of before the attack it may take, if that is more than two seconds
MALLORY = {"x-forwarded-for": "198.51.100.1"}
Attack = Callable[[httpx.Client], httpx.Response]


def longest_record(seed: int) -> str:
    """A finished match of Indonesia by random moves."""
    rng, match = random.Random(seed), Match(GAMES["indonesia"], 5, seed)
    while not match.over:
        seat = match.deciding[0]
        match.play_move(seat, rng.choice(match.offers(seat)))
    return match.record.write()


class Mallory:
    """Asks for everything there is, from one address, as fast as the server answers."""

    def __init__(self, house: House, guest: Guest, long_matches: list[str]) -> None:
        self.house = house
        self.guest = guest
        self.guest.client.headers.update(MALLORY)
        self.guest.post("/api/me", {"name": "Mallory"})
        self.long_matches = long_matches
        self.records = [longest_record(seed) for seed in range(3)]
        self.tables = [self.open_table() for _ in range(6)]
        self.answers: Counter[tuple[str, int]] = Counter()
        self.stop = threading.Event()
        self.rng = random.Random(7)

    def open_table(self) -> Json:
        seats = [{"kind": "person"}, *bots("hard", 4)]
        table = self.guest.post("/api/tables", {"game": "indonesia", "seats": seats})["id"]
        self.guest.post(f"/api/tables/{table}/start", {})
        return self.guest.snapshot(table, 0)

    def attacks(self) -> dict[str, Attack]:
        targets = sorted(by_target(GAMES["indonesia"].moves))
        pick = self.rng.choice

        def path(what: str) -> str:
            return f"/api/tables/{pick(self.tables)['table']['id']}/{what}"

        def effects(client: httpx.Client) -> httpx.Response:
            shown = client.get(path("snapshot"), params={"seat": 0}).json()
            moves = [offer["notation"] for offer in shown.get("legal", []) if offer["type"] == "move"][:32]
            return client.post(path("effects"), json={"seat": 0, "moves": moves})

        def long_one(what: str) -> str:
            return f"/api/tables/{pick(self.long_matches)}/{what}"

        return {
            "hint": lambda client: client.post(path("hint"), params={"seat": 0, "strong": True}),
            "effects": effects,
            "reason": lambda client: client.get(path("reason"), params={"seat": 0, "target": pick(targets)}),
            "load": lambda client: client.get(long_one("snapshot")),
            "past": lambda client: client.get(long_one("snapshot"), params={"ply": self.rng.randrange(500)}),
            "sheet": lambda client: client.get(long_one("sheet")),
            "annotate": lambda client: client.post(long_one("annotation")),
            "upload": lambda client: client.post("/api/records", json={"text": pick(self.records)}),
            "verify": lambda client: client.post("/api/verify", json={"text": pick(self.records)}),
        }

    def repeat(self, name: str, attack: Attack) -> None:
        headers = {**MALLORY, "cookie": self.guest.cookie}
        with httpx.Client(base_url=self.house.base, headers=headers, timeout=60) as client:
            while not self.stop.is_set():
                self.answers[name, attack(client).status_code] += 1
                self.stop.wait(0.02)  # the test's own machine is not the one attacked

    def sit_in_the_lobby(self, stack: ExitStack) -> int:
        """Sockets of guests who never read; how many the server accepted."""
        address, held = f"ws://127.0.0.1:{self.house.port}/api/live", 0
        for _ in range(LOBBY_SOCKETS):
            socket = stack.enter_context(
                connect(address, additional_headers=MALLORY, open_timeout=PATIENCE, close_timeout=0.1)
            )
            held += json.loads(socket.recv(PATIENCE))["type"] == "lobby"
        return held


def slowest_request(guest: Guest) -> float:
    worst, server = 0.0, guest.house.process.pid
    for _ in range(20):
        began = cpu_seconds(server)
        guest.get("/api/tables")
        worst = max(worst, cpu_seconds(server) - began)
    return worst


@pytest.mark.thorough
def test_whatever_one_guest_does_at_once_another_players_bot_answers_in_time(tmp_path: Path) -> None:
    long_matches = fabricate(tmp_path, 40, "indonesia", LONG, finish=True)
    with open_house(tmp_path, SETTINGS) as house, ExitStack() as stack:
        ada: Guest = stack.enter_context(house.guest())
        ada.client.headers["x-forwarded-for"] = "192.0.2.7"
        ada.post("/api/me", {"name": "Ada"})
        usual = slowest_answer(ada, 6)
        mallory = Mallory(house, stack.enter_context(house.guest()), long_matches)
        assert mallory.sit_in_the_lobby(stack) == LOBBY_SOCKETS
        threads = [threading.Thread(target=mallory.repeat, args=attack) for attack in mallory.attacks().items()]
        for thread in threads:
            thread.start()
        try:
            worst = slowest_answer(ada, 10)
            request = slowest_request(ada)
        finally:
            mallory.stop.set()
            for thread in threads:
                thread.join()
        answers = mallory.answers
        told = f"usually {usual:.2f} s, now {worst:.2f} s, a request {request:.2f} s; {dict(answers)}"
        print(told)
        assert worst < max(2.0, AS_USUAL * usual), told
        assert request < max(0.5, usual), told
        reached = {name for name, status in answers if status in (200, 201)}
        assert reached >= {"hint", "effects", "reason", "load", "sheet", "upload", "verify", "annotate"}, dict(answers)
        assert {status for _, status in answers} <= {200, 201, 403, 409, 429, 503}
