"""Two hosts with a house each and PostgreSQL on a third: links are cut, interrupted, delayed and healed under load.

`make test-two-hosts`: needs root and Debian's iproute2 (network namespaces; nothing outside of them is touched). Every
host has one link to the people and one to the database. Nothing acknowledged is lost or doubled, and a viewer of a
table at one seq sees the same from both hosts, after every cut and at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

import httpx
import psycopg

from tests.server.house import LIVELY, Json
from tests.server.kills import BUSY, Player, acknowledged, check, moves_more
from tests.server.postgres import empty, own_folder, programs, run, somebody
from tests.server.relay import Relay

NAME = f"fnd{os.getpid() % 10_000}"
PEOPLE_NET, DATABASE_NET = "10.77.1", "10.77.2"
DATABASE = f"{DATABASE_NET}.9"
PORT, DATABASE_PORT = 8000, 5432
HUB = f"{DATABASE_NET}.254"  # where the relays listen, at a port for each host
DELAYED = (0.13, 0.17)  # seconds, each way
INNER = "FONDACO_TWO_HOSTS"  # set where this module runs in the hub's namespace, with its name


def ip(*words: str, space: str = "") -> None:
    command = ["ip", *(["-n", space] if space else []), *words]
    subprocess.run(command, check=True, capture_output=True, text=True)


def inside(space: str, command: list[str]) -> list[str]:
    return ["ip", "netns", "exec", f"{NAME}-{space}" if space in ("a", "b", "db", "hub") else space, *command]


@contextmanager
def network() -> Iterator[str]:
    """The hub, in which people are, with a bridge for each net; and three hosts."""
    hub, hosts = f"{NAME}-hub", ("a", "b", "db")
    spaces = [hub, *(f"{NAME}-{host}" for host in hosts)]
    try:
        for space in spaces:
            ip("netns", "add", space)
            ip("link", "set", "lo", "up", space=space)
        for bridge, net in (("people", PEOPLE_NET), ("data", DATABASE_NET)):
            ip("link", "add", bridge, "type", "bridge", space=hub)
            ip("addr", "add", f"{net}.254/24", "dev", bridge, space=hub)
            ip("link", "set", bridge, "up", space=hub)
        for host, number in (("a", 1), ("b", 2)):
            link(hub, host, "people", f"{PEOPLE_NET}.{number}")
            link(hub, host, "data", f"{DATABASE_NET}.{number}")
        link(hub, "db", "data", DATABASE)
        yield hub
    finally:
        for space in spaces:
            subprocess.run(["ip", "netns", "del", space], capture_output=True)


def link(hub: str, host: str, bridge: str, address: str) -> None:
    """A cable from a host to a bridge of the hub; its end there is called after both."""
    space, end = f"{NAME}-{host}", f"{bridge}-{host}"
    ip("link", "add", end, "type", "veth", "peer", "name", bridge, "netns", space, space=hub)
    ip("link", "set", end, "master", bridge, "up", space=hub)
    ip("addr", "add", f"{address}/24", "dev", bridge, space=space)
    ip("link", "set", bridge, "up", space=space)


class Cable:
    """Seen from the hub, in whose namespace the people of this test live."""

    def __init__(self, bridge: str, host: str) -> None:
        self.end = f"{bridge}-{host}"

    def cut(self) -> None:
        ip("link", "set", self.end, "down")

    def heal(self) -> None:
        ip("link", "set", self.end, "up")


@contextmanager
def database() -> Iterator[str]:
    """PostgreSQL on the third host."""
    folder = own_folder()
    subprocess.run(["cp", "-a", empty(programs()), folder], user=somebody(), cwd=folder, check=True)
    with (folder / "data" / "pg_hba.conf").open("a") as file:
        file.write(f"host all all {DATABASE_NET}.0/24 trust\n")
    options = f"-k {folder} -c listen_addresses={DATABASE} -c shared_buffers=32MB -c max_connections=60"
    log, data = str(folder / "log"), str(folder / "data")
    # the control program leaves root itself: entering a namespace needs it
    user = f"setpriv --reuid={somebody()} --regid={somebody()} --clear-groups".split() if somebody() else []
    control = [*user, str(programs() / "pg_ctl"), "-D", data]
    start = inside("db", [*control, "-o", options, "-l", log, "-w", "-t", "300", "start"])
    subprocess.run(start, check=True, cwd=folder, stdout=subprocess.DEVNULL)
    try:
        yield url_of(DATABASE, DATABASE_PORT)
    finally:
        run(folder, "pg_ctl", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def url_of(address: str, port: int) -> str:
    return f"postgresql://house@{address}:{port}/postgres"


@dataclass
class Host:
    name: str
    base: str
    log: Path


@contextmanager
def house(name: str, number: int, url: str, folder: Path) -> Iterator[Host]:
    address, log = f"{PEOPLE_NET}.{number}", folder / f"{name}.log"
    command = [sys.executable, "-m", "fondaco.server", "--host", address, "--port", str(PORT)]
    command += ["--data-dir", str(folder / name), "--database-url", url]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), **LIVELY}
    with log.open("wb") as file:
        process = subprocess.Popen(inside(name, command), env=environment, stdout=file, stderr=file)
    host = Host(name, f"http://{address}:{PORT}", log)
    try:
        wait_until(host, 200)
        yield host
    finally:
        process.terminate()
        process.wait(30)


def status(host: Host, path: str = "/healthz") -> int:
    try:
        return httpx.get(host.base + path, timeout=5).status_code
    except httpx.TransportError:
        return 0


def wait_until(host: Host, wanted: int) -> float:
    """Until it answers so; the seconds it took."""
    began = time.monotonic()
    while status(host) != wanted:
        assert time.monotonic() - began < BUSY, f"{host.name} does not answer {wanted}: {host.log.read_text()[-2000:]}"
        time.sleep(0.2)
    return time.monotonic() - began


class Witness(Player):
    """A player who remembers what was shown at each seq, by whichever host."""

    def __init__(self, houses: list[Host], number: int, seen: dict[tuple[str, int, int], str]) -> None:
        super().__init__(houses, number)  # type: ignore[arg-type]
        self.seen = seen
        self.looks = 0

    async def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        answer = await super().ask(method, path, body)
        if cookie := answer.cookies.get("fondaco"):  # good at both, which a browser sees behind one name
            for number in (1, 2):
                self.client.cookies.set("fondaco", cookie, domain=f"{PEOPLE_NET}.{number}")
        if "/snapshot?" in path and answer.status_code == 200:
            self.looks += 1
            note(self.seen, answer.json())
        return answer


def note(seen: dict[tuple[str, int, int], str], shown: Json) -> None:
    """What a seat is shown at a seq never differs."""
    key = (shown["table"]["id"], shown["seat"], shown["seq"])
    truth = json.dumps([shown["view"], shown["deciding"], shown["ply"], shown["outcome"]], sort_keys=True)
    assert seen.setdefault(key, truth) == truth, f"two truths at {key}"


async def agree(houses: list[Host], witnesses: list[Witness], seen: dict[tuple[str, int, int], str]) -> int:
    """Both hosts show all tables alike; how many."""
    tables = {table for witness in witnesses for table, _ in witness.acknowledged.values()}
    async with httpx.AsyncClient(timeout=30) as client:
        for table in tables:
            found = [await client.get(f"{host.base}/api/tables/{table}/snapshot") for host in houses]
            assert [answer.status_code for answer in found] == [200, 200], table
            for answer in found:
                note(seen, answer.json())
            first, second = (answer.json() for answer in found)
            if first["seq"] != second["seq"]:  # somebody moved in between
                again = (await client.get(f"{houses[0].base}/api/tables/{table}/snapshot")).json()
                assert again["seq"] >= second["seq"], table
    return len(tables)


async def disturb(houses: list[Host], relays: list[Relay], people: int, seconds: float) -> tuple[list[Witness], int]:
    seen: dict[tuple[str, int, int], str] = {}
    witnesses = [Witness(houses, number, seen) for number in range(people)]
    tasks = [asyncio.create_task(witness.play()) for witness in witnesses]
    await moves_more(witnesses, tasks)  # type: ignore[arg-type]
    data = {host.name: Cable("data", host.name) for host in houses}
    ways = {host.name: Cable("people", host.name) for host in houses}

    async def cut(title: str, *cables: Cable) -> None:
        await trouble(title, lambda: each(Cable.cut, cables), lambda: each(Cable.heal, cables))

    async def trouble(title: str, begin: Callable[[], None], end: Callable[[], None]) -> None:
        before = acknowledged(witnesses)  # type: ignore[arg-type]
        begin()
        await asyncio.sleep(seconds)
        meanwhile = acknowledged(witnesses) - before  # type: ignore[arg-type]
        end()
        healed = max([await asyncio.to_thread(wait_until, host, 200) for host in houses])
        await moves_more(witnesses, tasks)  # type: ignore[arg-type]
        print(f"  {title}: {meanwhile} moves meanwhile, both hosts well {healed:.1f} s after", flush=True)

    for name in ("a", "b"):
        await cut(f"{name} and the database cut for {seconds:.0f} s", data[name])
        await cut(f"{name} and the people cut for {seconds:.0f} s", ways[name])
    await cut("both and the database cut", *data.values())
    await cut("the database's own cable cut", Cable("data", "db"))
    before = acknowledged(witnesses)  # type: ignore[arg-type]
    for _ in range(10):
        for cable in data.values():
            cable.cut()
            await asyncio.sleep(0.4)
            cable.heal()
        await asyncio.sleep(0.6)
    await moves_more(witnesses, tasks)  # type: ignore[arg-type]
    print(f"  ten times 0.4 s each: {acknowledged(witnesses) - before} moves meanwhile", flush=True)  # type: ignore[arg-type]
    for relay, host in zip(relays, houses, strict=True):
        # what was held arrives late: rows that the house has given up, and answers to what was written long ago
        await trouble(f"{host.name}: the database hears nothing, then all", partial(relay.hold, "there"), relay.release)
        await trouble(f"{host.name}: the database is not heard, then all", partial(relay.hold, "back"), relay.release)
    for _ in range(10):
        for relay in relays:
            relay.cut()
            await asyncio.sleep(0.3)
    await moves_more(witnesses, tasks)  # type: ignore[arg-type]
    print(f"  connections cut ten times each: {sum(relay.passed for relay in relays)} were made", flush=True)
    await trouble("150 ms each way on both links", lambda: delay(relays, DELAYED), lambda: delay(relays, (0.0, 0.0)))
    delay(relays, (0.0, 0.6))
    await trouble("0 to 600 ms, and a cut", lambda: each(Relay.cut, relays), lambda: delay(relays, (0.0, 0.0)))
    for witness in witnesses:
        witness.is_stopped = True
    await asyncio.gather(*tasks)
    tables = await agree(houses, witnesses, seen)
    print(f"  {len(seen)} positions seen, {sum(witness.looks for witness in witnesses)} looks, no two truths")
    return witnesses, tables


Tool = TypeVar("Tool")


def each(do: Callable[[Tool], None], tools: Iterable[Tool]) -> None:
    for tool in tools:
        do(tool)


def delay(relays: list[Relay], seconds: tuple[float, float]) -> None:
    for relay in relays:
        relay.delay = seconds


def play(people: int, seconds: float) -> None:
    """In the namespace of the hub."""
    began = time.monotonic()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="fondaco-two-hosts-")))
        url = stack.enter_context(database())
        houses, relays = [], []
        for number, name in enumerate(("a", "b"), 1):
            relays.append(Relay((HUB, DATABASE_PORT + number), (DATABASE, DATABASE_PORT)))
            stack.enter_context(relays[-1].running())
            houses.append(stack.enter_context(house(name, number, url_of(HUB, DATABASE_PORT + number), folder)))
        witnesses, tables = asyncio.run(disturb(houses, relays, people, seconds))
        with psycopg.connect(url) as connection:
            log = connection.execute("SELECT table_id, seq, key FROM log").fetchall()
        moves = check(log, witnesses)  # type: ignore[arg-type]
        lines = [line for host in houses for line in host.log.read_text().splitlines() if line.startswith("{")]
        assert "fault" not in {json.loads(line)["event"] for line in lines}
    print(f"{moves} acknowledged moves at {tables} tables, all there once ({time.monotonic() - began:.0f} s)")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=12, help="for which a link is cut")
    given = parser.parse_args()
    if INNER in os.environ:
        play(given.people, given.seconds)
        return
    if os.geteuid() != 0 or shutil.which("ip") is None:
        sys.exit("two hosts need root and iproute2 (Debian: apt install iproute2)")
    with network() as hub:
        command = [sys.executable, "-m", "tests.server.two_hosts", *sys.argv[1:]]
        sys.exit(subprocess.run(inside(hub, command), env={**os.environ, INNER: NAME}).returncode)


if __name__ == "__main__":
    NAME = os.environ.get(INNER, NAME)
    main()
