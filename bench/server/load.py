"""Load on a Fondaco: N tables of four people, each moving as soon as all four have the move before."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from functools import partial
from pathlib import Path

import httpx
import msgspec
import uvloop

from bench.server.wsclient import Client, connect
from fondaco.games import GAMES

GAME = next(iter(GAMES))
SEATS = 4
ONE_USE = httpx.Limits(max_keepalive_connections=0)  # the server may close what is kept
PATIENCE = 120  # seconds: the machine may be busy with something else


class Legal(msgspec.Struct):
    type: str
    notation: str
    low: int = 0
    high: int = 0
    step: int = 1


class Sections(msgspec.Struct, frozen=True):
    """What the load needs of a snapshot or of an update; what an update leaves out is as before."""

    deciding: list[int] | msgspec.UnsetType = msgspec.UNSET
    legal: list[Legal] | msgspec.UnsetType = msgspec.UNSET
    outcome: object | None = None


class Heard(Sections, frozen=True):
    """A message."""

    type: str = ""
    seq: int = 0
    version: int = 0  # what release 0.1.0 calls it
    accepted: bool = True
    refused: object | None = None
    sections: Sections = Sections()


decoder = msgspec.json.Decoder(Heard)


class Figures:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.counting = False
        self.done = False
        self.games = 0
        self.bytes = 0


class Table:
    """One table: its four sockets, and the move they wait for."""

    def __init__(self, client: httpx.AsyncClient, ports: list[int], figures: Figures, number: int) -> None:
        self.ports = ports  # of each seat
        self.figures = figures
        self.rng = random.Random(number)
        self.client = client
        self.cookies: list[str] = []
        self.sockets: list[Client] = []
        self.table_id = ""
        self.reset()

    def reset(self) -> None:
        self.versions = [0] * SEATS
        self.legal: list[list[Legal]] = [[] for _ in range(SEATS)]
        self.deciding: list[int] = []
        self.sockets = []
        self.awaited = 0
        self.sent_at = 0.0
        self.over = False
        self.keys = 0

    async def open(self) -> None:
        for _ in range(SEATS):
            self.client.cookies.clear()
            answer = await self.client.get(f"http://127.0.0.1:{self.ports[0]}/api/me")
            self.cookies.append(answer.headers["set-cookie"].partition(";")[0])
        seats = [{"kind": "person"}] + [{"kind": "open"}] * (SEATS - 1)
        self.table_id = (await self.post("", 0, {"game": GAME, "seats": seats}))["id"]
        for seat in range(1, SEATS):
            await self.post(f"/{self.table_id}/join", seat, {})

    async def post(self, path: str, seat: int, body: object = None) -> dict[str, str]:
        self.client.cookies.clear()
        headers = {"cookie": self.cookies[seat]}
        address = f"http://127.0.0.1:{self.ports[0]}/api/tables{path}"
        answer = await self.client.post(address, json=body, headers=headers)
        result: dict[str, str] = answer.raise_for_status().json()
        return result

    async def begin(self) -> None:
        await self.post(f"/{self.table_id}/start", 0, {})
        self.reset()
        paths = [f"/api/tables/{self.table_id}/live?seat={seat}" for seat in range(SEATS)]
        seats = zip(self.ports, paths, self.cookies, strict=True)
        self.sockets = [
            await connect("127.0.0.1", port, path, cookie, partial(self.hear, seat))
            for seat, (port, path, cookie) in enumerate(seats)
        ]
        self.go_on()

    async def again(self) -> None:
        """The game is over: the same people at the next table."""
        for socket in self.sockets:
            socket.close()
        self.table_id = (await self.post(f"/{self.table_id}/rematch", 0))["id"]
        await self.begin()

    def hear(self, seat: int, raw: bytes) -> None:
        message = decoder.decode(raw)
        if message.type == "answer" and not message.accepted:
            raise RuntimeError(f"refused: {message.refused}")
        if message.type not in ("snapshot", "update"):
            return
        shown = message.sections if message.type == "update" else message
        if self.figures.counting:
            self.figures.bytes += len(raw)
        self.versions[seat] = message.seq or message.version
        if shown.legal is not msgspec.UNSET:
            self.legal[seat] = shown.legal
        if shown.deciding is not msgspec.UNSET:
            self.deciding = shown.deciding
        self.over = shown.outcome is not None
        self.go_on()

    def go_on(self) -> None:
        newest = max(self.versions)
        if newest >= max(1, self.awaited) and min(self.versions) == newest and len(self.sockets) == SEATS:
            self.all_have_it(newest)

    def all_have_it(self, seq: int) -> None:
        if self.sent_at and self.figures.counting:
            self.figures.latencies.append(time.perf_counter() - self.sent_at)
        if self.figures.done:
            return
        if self.over:
            self.sent_at = 0.0
            self.figures.games += 1
            running.add(asyncio.ensure_future(self.again()))
            return
        self.move(seq)

    def move(self, seq: int) -> None:
        seat = self.deciding[0]
        choice = self.rng.choice(self.legal[seat])
        notation = choice.notation
        if choice.type == "range":
            notation = notation.format(self.rng.randrange(choice.low, choice.high + 1, choice.step))
        self.keys += 1
        self.awaited = seq + 1
        command = {"type": "play", "key": f"{seq}-{self.keys}", "seq": seq, "seat": seat, "moves": [notation]}
        self.sent_at = time.perf_counter()
        self.sockets[seat].send(msgspec.json.encode(command))


running: set[asyncio.Future[None]] = set()


def percentile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(len(sorted_values) * share))]


def cpu_seconds(pid: int) -> float:
    """What a process has used so far."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def seat_ports(ports: list[int], number: int, split: bool) -> list[int]:
    """To which process each seat of a table connects: all to one, or to both in turn."""
    if split:
        return [ports[(number + seat) % len(ports)] for seat in range(SEATS)]
    return [ports[number % len(ports)]] * SEATS


async def load(
    ports: list[int], count: int, seconds: float, pids: list[int], split: bool = False, watchers: int = 0
) -> dict[str, float]:
    figures = Figures()
    async with httpx.AsyncClient(limits=ONE_USE, timeout=PATIENCE) as client:
        tables = [Table(client, seat_ports(ports, number, split), figures, number) for number in range(count)]
        for table in tables:
            await table.open()
        lobby = [await connect("127.0.0.1", ports[0], "/api/live", "", lambda raw: None) for _ in range(watchers)]
        for table in tables:
            await table.begin()
        await asyncio.sleep(1)
        figures.counting = True
        started, used = time.perf_counter(), sum(map(cpu_seconds, pids))
        await asyncio.sleep(seconds)
        figures.counting, figures.done = False, True
        spent, used = time.perf_counter() - started, sum(map(cpu_seconds, pids)) - used
        for socket in lobby:
            socket.close()
        for future in running:
            if future.done():
                future.result()  # raises what went wrong
            else:
                future.cancel()
    latencies = sorted(figures.latencies)
    return {
        "tables": count,
        "moves": len(latencies),
        "moves_per_second": len(latencies) / spent,
        "p50_ms": percentile(latencies, 0.5) * 1000,
        "p99_ms": percentile(latencies, 0.99) * 1000,
        "games": figures.games,
        "bytes_per_seat": figures.bytes / max(1, len(latencies)) / SEATS,
        "cpu_ms_per_move": used / max(1, len(latencies)) * 1000,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ports", type=int, nargs="+", required=True)
    parser.add_argument("--pids", type=int, nargs="+", required=True)
    parser.add_argument("--tables", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--split", action="store_true", help="the seats of a table are at different processes")
    parser.add_argument("--watchers", type=int, default=0, help="sockets in the lobby")
    given = parser.parse_args()
    figures = load(given.ports, given.tables, given.seconds, given.pids, given.split, given.watchers)
    print(json.dumps(uvloop.run(figures)))


if __name__ == "__main__":
    main()
