"""What others feel while one stranger floods: /livez and moves.

Four websockets send frames as fast as 8 Mbit/s each, or four guests ask for all that costs computing.

`python -m bench.server.flood`, or `make bench-flood`. A house of its own on loopback, for seconds. Twenty tables of
four people move once a second each; the stranger is a process of their own, comes from another network, and again
whenever they are thrown out. What the house itself computes meanwhile is told too: unlike the latencies, it does not
depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table

from bench.server import load
from bench.server.loading import started
from bench.server.ways import ROOT
from fondaco.games import GAMES

SOCKETS, TABLES = 4, 20
RATE = 1_000_000  # bytes a second of each socket: 8 Mbit/s
CHUNK = 20_000
STRANGER = "198.51.100.1"
BAR_MS = 250.0
LARGEST = max(
    GAMES, key=lambda name: (max(GAMES[name].seats), len(GAMES[name].moves.by_word))
)  # its questions cost most
MASK = b"\0\0\0\0"
FLOODS = {  # what opens it, and what is repeated
    "none": (b"", b""),
    "continuation": (b"\x01\x80" + MASK, b"\x00\x80" + MASK),
    "ping": (b"", b"\x89\x80" + MASK),
    "pong": (b"", b"\x8a\x80" + MASK),
    "text": (b"", b"\x81\x82" + MASK + b"{}"),
}
QUESTIONS = "questions"  # no flood of frames: a guest asks for all that costs computing, as fast as it is answered


class Paced(load.Table):
    """A table with a move every second."""

    def move(self, seq: int) -> None:
        asyncio.get_running_loop().call_later(1.0, super().move, seq)


class Stranger:
    """One socket that floods, again and again until told to stop."""

    def __init__(self, port: int, path: str, kind: str, counts: Counter[str]) -> None:
        self._port = port
        self._path = path
        self._first, frame = FLOODS[kind]
        self._chunk = frame * (CHUNK // max(1, len(frame)))
        self._counts = counts

    def run(self, stop: threading.Event) -> None:
        while not stop.is_set():
            with suppress(OSError), socket.create_connection(("127.0.0.1", self._port), timeout=10) as sock:
                if self._enter(sock):
                    self._counts["entered"] += 1
                    self._flood(sock, stop)
                else:
                    self._counts["refused"] += 1
            stop.wait(0.05)

    def _enter(self, sock: socket.socket) -> bool:
        key = base64.b64encode(os.urandom(16)).decode()
        sock.sendall(
            f"GET {self._path} HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"X-Forwarded-For: {STRANGER}\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        return b" 101 " in sock.recv(1024)

    def _flood(self, sock: socket.socket, stop: threading.Event) -> None:
        sock.sendall(self._first)
        began, sent = time.monotonic(), 0
        while not stop.is_set():
            sock.sendall(self._chunk)
            sent += len(self._chunk)
            self._counts["bytes"] += len(self._chunk)
            stop.wait(max(0.0, began + sent / RATE - time.monotonic()))


class Asker:
    """One guest with a table of hard bots who asks for hints, effects, score sheets, analyses and annotations."""

    def __init__(self, port: int, counts: Counter[str]) -> None:
        headers = {"X-Forwarded-For": STRANGER}
        self._client = httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=60)
        seats = [{"kind": "person"}, *({"kind": "bot", "bot": "hard"} for _ in range(4))]
        self._path = f"/api/tables/{self._post('/api/tables', {'game': LARGEST, 'seats': seats})['id']}"
        self._post(f"{self._path}/start", {})
        self._counts = counts

    def _post(self, path: str, body: object) -> dict[str, str]:
        found: dict[str, str] = self._client.post(path, json=body).raise_for_status().json()
        return found

    def run(self, stop: threading.Event) -> None:
        client = self._client
        while not stop.is_set():
            shown = client.get(f"{self._path}/snapshot?seat=0").json()
            legal = [offer["notation"] for offer in shown.get("legal", []) if offer["type"] == "move"][:32]
            for answer in (
                client.post(f"{self._path}/hint?seat=0&strong=true"),
                client.post(f"{self._path}/effects", json={"seat": 0, "moves": legal}),
                client.get(f"{self._path}/sheet?seat=0"),
                client.post(f"{self._path}/annotation"),
            ):
                self._counts["entered" if answer.is_success else "refused"] += 1
        client.close()


def flood(port: int, table: str, kind: str) -> Counter[str]:
    """What the stranger's process does, until its input ends."""
    counts, stop = Counter[str](), threading.Event()
    paths = [f"/api/tables/{table}/live?seat=-1", "/api/live"]
    strangers: list[Asker | Stranger] = [
        Asker(port, counts) if kind == QUESTIONS else Stranger(port, paths[number % 2], kind, counts)
        for number in range(SOCKETS)
    ]
    with ThreadPoolExecutor(SOCKETS) as pool:
        for stranger in strangers:
            pool.submit(stranger.run, stop)
        print("ready", flush=True)
        sys.stdin.read()
        stop.set()
    return counts


@contextmanager
def flooded(port: int, table: str, kind: str) -> Iterator[Counter[str]]:
    """Counts what the stranger did, once it is over."""
    counts: Counter[str] = Counter()
    if kind == "none":
        yield counts
        return
    command = [sys.executable, "-m", "bench.server.flood", "--stranger", str(port), table, kind]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield counts
        counts.update(json.loads(process.communicate()[0]))


def probe(port: int, stop: threading.Event, latencies: list[float]) -> None:
    """Ask /livez twenty times a second."""
    while not stop.is_set():
        began = time.perf_counter()
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        with suppress(OSError):
            connection.request("GET", "/livez")
            connection.getresponse().read()
        connection.close()
        latencies.append(time.perf_counter() - began)
        stop.wait(0.05)


async def measure(
    port: int, pid: int, kind: str, seconds: float
) -> tuple[load.Figures, list[float], Counter[str], float]:
    """Moves, answers of /livez, what the stranger did, and the share of a processor that the house used."""
    figures, answered, stop = load.Figures(), list[float](), threading.Event()
    asker = threading.Thread(target=probe, args=(port, stop, answered))
    async with httpx.AsyncClient(limits=load.ONE_USE, timeout=load.PATIENCE) as client:
        tables = [Paced(client, [port] * load.SEATS, figures, number) for number in range(TABLES)]
        for table in tables:
            await table.open()
        for table in tables:
            await table.begin()
        await asyncio.sleep(2)
        with flooded(port, tables[0].table_id, kind) as counts:
            figures.counting, used = True, load.cpu_seconds(pid)
            asker.start()
            await asyncio.sleep(seconds)
            used = load.cpu_seconds(pid) - used
            figures.counting, figures.done = False, True
            now = time.perf_counter()
            unanswered = [table for table in tables if min(table.versions) < table.awaited]
            figures.latencies += [now - table.sent_at for table in unanswered]
            stop.set()
        asker.join()
    return figures, sorted(answered), counts, used / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--kinds", nargs="*", default=[*FLOODS, QUESTIONS])
    parser.add_argument("--stranger", nargs=3, metavar=("PORT", "TABLE", "KIND"), help="be the one who floods")
    given = parser.parse_args()
    if given.stranger:
        print(json.dumps(flood(int(given.stranger[0]), *given.stranger[1:])))
        return
    heads = ("flood", "/livez p50", "p99", "worst", "moves", "p50", "p99", "worst", "house", "let in", "refused", "MB")
    shown = Table(*heads)
    (ROOT / "build").mkdir(exist_ok=True)
    for kind in given.kinds:
        with (
            tempfile.TemporaryDirectory(dir=ROOT / "build") as folder,
            started(Path(folder), {"FONDACO_RATE_LIMITS": "on"}) as (base, pid, _),
        ):
            port = int(base.rpartition(":")[2])
            figures, answered, counts, used = asyncio.run(measure(port, pid, kind, given.seconds))
        moves = sorted(figures.latencies) or [given.seconds]
        cells = [
            [f"{load.percentile(found, at) * 1000:.0f} ms" for at in (0.5, 0.99, 1)] for found in (answered, moves)
        ]
        sizes = f"{counts['bytes'] / 1e6:.1f}"
        shown.add_row(
            *(kind, *cells[0], str(len(figures.latencies)), *cells[1]),
            *(f"{used:.0%}", str(counts["entered"]), str(counts["refused"]), sizes),
        )
    console = Console(width=140)
    console.print(shown)
    console.print(f"bar: p99 below {BAR_MS:.0f} ms; load of this machine now {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
