"""Real server processes and people who visit them, for the tests."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
import uuid
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server import forks

Json = dict[str, Any]
PATIENCE = 90.0  # seconds until something that should happen has failed to, on a busy machine
# However much is unread, the farewell is read: else closing takes ten seconds.
PATIENTLY: Json = {"open_timeout": PATIENCE, "ping_interval": None, "max_queue": None}
# The servers of the tests speak plain HTTP; each client would read all the certificates of the machine.
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
LIVELY = {
    "FONDACO_BOT_PACE": "0",
    "FONDACO_RATE_LIMITS": "off",
    "FONDACO_ANNOTATION_PLAYS": "1",
    "FONDACO_SCHEMA": "on",
}


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class House:
    """A server process with its own data; can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        settings: dict[str, str] | None = None,
        module: str = "fondaco.server",
        database_url: str | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.folder = folder
        self._patience = patience  # seconds until it has to be up
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.output = folder / f"server-{self.port}.log"
        self._module = module
        self._settings = LIVELY | (settings or {})
        self.database_url = database_url
        self.process: forks.Process

    def start(self) -> Self:
        arguments = ["--port", str(self.port), "--data-dir", str(self.folder)]
        if self.database_url:
            arguments += ["--database-url", self.database_url]
        path = os.pathsep.join(filter(None, sys.path))
        environment = {**os.environ, "PYTHONPATH": path, **self._settings}
        self.process = forks.start(self._module, arguments, environment, self.output)
        self._wait_until_up()
        return self

    def _wait_until_up(self) -> None:
        deadline = time.monotonic() + self._patience
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.output.read_text()[-2000:]}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=5) as sock:
                    sock.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    if b" 200 " in sock.recv(64):
                        return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server did not come up")

    def kill(self) -> None:
        """As if the power failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator ends it."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    @contextmanager
    def start_beside(self) -> Iterator[Self]:
        """Start, and stop at the end."""
        self.start()
        try:
            yield self
        finally:
            self.stop()

    def log(self) -> list[Json]:
        return [json.loads(line) for line in self.output.read_text().splitlines() if line.startswith("{")]

    def bot_processes(self) -> list[int]:
        """The processes in which bots think."""
        command = b"fondaco.server.bots.worker"
        children = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        found = [int(pid) for path in children for pid in path.read_text().split()]
        return [pid for pid in found if command in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def work(self) -> dict[int, float]:
        """Seconds that each of its processes has worked, however long it had to wait for a processor."""
        return {pid: cpu_seconds(pid) for pid in (self.process.pid, *self.bot_processes())}

    def guest(self, name: str | None = None) -> Guest:
        return Guest(self, name)

    def table_of(self, *people: Guest, **settings: Any) -> str:
        """A running table of these people, in the order of seats."""
        seats = [{"kind": "person"}] + [{"kind": "open"}] * (len(people) - 1)
        table = people[0].post("/api/tables", {"game": "batavia", "seats": seats, **settings})["id"]
        for person in people[1:]:
            person.post(f"/api/tables/{table}/join", {})
        people[0].post(f"/api/tables/{table}/start", {})
        return str(table)


def cpu_seconds(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def open_house(folder: Path, settings: dict[str, str] | None = None, **more: Any) -> Iterator[House]:
    house = House(folder, settings, **more).start()
    try:
        yield house
    finally:
        if house.process.poll() is None:
            try:
                house.stop()
            except subprocess.TimeoutExpired:
                house.kill()
                raise


class Guest:
    """One person with one browser."""

    def __init__(self, house: House, name: str | None = None) -> None:
        self.house = house
        self.client = httpx.Client(base_url=house.base, timeout=PATIENCE, verify=UNUSED)
        weakref.finalize(self, self.client.close)  # an open socket of a forgotten client would fail another test
        self.keys = 0
        self.device = uuid.uuid4().hex[:8]
        if name is not None:
            self.post("/api/me", {"name": name})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.close()

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.client.get(path, params={key: value for key, value in query.items() if value is not None})
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.client.post(path, json=body) if body is not None else self.client.post(path)
        if status is None:
            assert answer.status_code in (200, 201), answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    def delete(self, path: str) -> Any:
        return self.client.delete(path).raise_for_status().json()

    @property
    def cookie(self) -> str:
        return f"fondaco={self.client.cookies['fondaco']}"

    def key(self) -> str:
        self.keys += 1
        return f"{self.device}-{self.keys}"

    def command(self, table: str, **command: Any) -> Json:
        answer: Json = self.post(f"/api/tables/{table}/commands", {"key": self.key(), **command})
        return answer

    def snapshot(self, table: str, seat: int | None = None, **query: Any) -> Json:
        found: Json = self.get(f"/api/tables/{table}/snapshot", seat=seat, **query)
        return found

    def play(self, table: str, seat: int, *moves: str, seq: int | None = None) -> Json:
        seq = self.snapshot(table, seat)["seq"] if seq is None else seq
        return self.command(table, type="play", seq=seq, seat=seat, moves=list(moves))

    def connect(self, table: str, seat: int | None = None, since: int | None = None) -> LiveTable:
        return LiveTable(self, table, seat, since)

    def listen(self) -> ClientConnection:
        """The live connection of the lobby."""
        address = f"ws://127.0.0.1:{self.house.port}/api/live"
        return connect(address, additional_headers={"Cookie": self.cookie}, **PATIENTLY)


class LiveTable:
    """A live connection to a table, and everything it was sent."""

    def __init__(self, guest: Guest, table: str, seat: int | None = None, since: int | None = None) -> None:
        query = "&".join(f"{key}={value}" for key, value in (("seat", seat), ("since", since)) if value is not None)
        address = f"ws://127.0.0.1:{guest.house.port}/api/tables/{table}/live?{query}"
        headers = {"Cookie": guest.cookie} if "fondaco" in guest.client.cookies else {}
        self.guest = guest
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=headers, max_size=None, **PATIENTLY)
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def next(self, kind: str | None = None, timeout: float = PATIENCE) -> Json:
        """The next message (of a kind); the others are remembered too."""
        while True:
            raw = self.socket.recv(timeout)
            assert isinstance(raw, str)
            self.raw.append(raw)
            message: Json = json.loads(raw)
            if message["type"] == "update":
                assert self.newest is not None
                message = updated(self.newest, message)
            self.heard.append(message)
            if kind is None or message["type"] == kind:
                return message

    def until(self, seq: int) -> Json:
        """The newest snapshot, once it is of at least this seq: the one before an answer counts."""
        while self.newest is None or self.newest["seq"] < seq:
            self.next("snapshot")
        return self.newest

    @property
    def newest(self) -> Json | None:
        """The last snapshot that came."""
        return next((message for message in reversed(self.heard) if message["type"] == "snapshot"), None)

    def send(self, **command: Any) -> None:
        self.socket.send(json.dumps({"key": self.guest.key(), **command}))

    def ask(self, **command: Any) -> Json:
        self.send(**command)
        return self.next("answer")

    def closed(self) -> tuple[int, str]:
        """Why the server closed it."""
        try:
            while True:
                self.next()
        except ConnectionClosed as error:
            end = error.rcvd
        return (end.code, end.reason) if end else (0, "without a word")


def updated(snapshot: Json, update: Json) -> Json:
    """The snapshot after an update, as the page puts it together; the one before stays as it was."""
    assert snapshot["seq"] == update["after"]
    found = snapshot | {"seq": update["seq"], "told": update["told"]}
    for name, value in update["sections"].items():
        *path, last = name.split(".")
        branch: Any = found
        for word in path:
            at = int(word) if isinstance(branch, list) else word
            branch[at] = branch[at].copy()
            branch = branch[at]
        at = int(last) if isinstance(branch, list) else last
        branch[at]  # there is such a section
        branch[at] = value
    return found


def choose(legal: list[Json], rng: random.Random) -> str:
    """One of the moves on offer, as it is written."""
    offer = rng.choice(legal)
    if offer["type"] == "move":
        return str(offer["notation"])
    amount = rng.randrange(offer["low"], offer["high"] + 1, offer["step"])
    return str(offer["notation"]).format(amount)


def play_out(live: LiveTable, rng: random.Random) -> Json:
    """Random moves in the one seat of a person until the game ends; the last snapshot."""
    shown = live.newest or live.next("snapshot")
    asked = -1
    while shown["outcome"] is None:
        if shown["legal"] and shown["seq"] > asked:
            asked = shown["seq"]
            live.send(type="play", seq=asked, seat=shown["seat"], moves=[choose(shown["legal"], rng)])
        shown = live.next("snapshot")
    return shown


def play_on(people: list[Guest], table: str, plies: int, rng: random.Random) -> int:
    """Random moves by whoever decides; how many were made before the end."""
    made = 0
    seat_of = dict(enumerate(people))
    shown = people[0].snapshot(table, 0)
    while made < plies and shown["deciding"]:
        seat = shown["deciding"][0]
        if shown["seat"] != seat:
            shown = seat_of[seat].snapshot(table, seat)
        answer = seat_of[seat].play(table, seat, choose(shown["legal"], rng), seq=shown["seq"])
        assert answer["accepted"], answer
        made += 1
        shown = seat_of[seat].snapshot(table, seat)
    return made
