"""What things cost a house, in seconds of a processor: a move, a viewer, a table, a bot's move, a notification.

`python -m bench.server.capacity`, or `make bench-capacity`: docs/capacity.md. A house of its own on SQLite; seconds of
a processor hardly depend on what else the machine does, unlike the time on a clock.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench.server.load import GAME
from tests.server.house import Guest, House, LiveTable, cpu_seconds, open_house, play_on
from tests.server.receivers import web_server

SETTINGS = {"FONDACO_PUBLIC_URL": "https://fondaco.example", "FONDACO_NOTIFY_PRIVATE": "on"}
LEVELS = ("easy", "normal", "hard")


def used(house: House) -> float:
    return cpu_seconds(house.process.pid)


def moves(house: House, ada: Guest, count: int, viewers: int) -> float:
    """Milliseconds of a move, with so many spectators; play is by HTTP: three requests to a move."""
    table = house.table_of(ada, ada, ada)
    with ExitStack() as stack:
        lives = [stack.enter_context(LiveTable(Guest(house), table)) for _ in range(viewers)]
        for live in lives:
            live.next("snapshot")
        stop = threading.Event()
        readers = [threading.Thread(target=read, args=(live, stop), daemon=True) for live in lives]
        for reader in readers:
            reader.start()
        before = used(house)
        made = play_on([ada, ada, ada], table, count, random.Random(7))
        time.sleep(1)
        spent = used(house) - before
        stop.set()
    return 1000 * spent / made


def read(live: LiveTable, stop: threading.Event) -> None:
    while not stop.is_set():
        try:
            live.socket.recv(1)
        except TimeoutError:
            continue
        except Exception:  # noqa: BLE001  it was closed
            return


def tables(house: House, count: int) -> float:
    """Milliseconds to open a table, with a guest of its own, and begin."""
    before = used(house)
    for number in range(count):
        with house.guest(f"Guest {number}") as guest:
            house.table_of(guest, guest, guest)
    return 1000 * (used(house) - before) / count


def bot_moves(house: House, ada: Guest, level: str, seconds: float) -> tuple[float, float]:
    """Milliseconds of a bot process for a move, and of the server itself; a table of bots alone with one person."""
    seats = [{"kind": "person"}, *({"kind": "bot", "bot": level} for _ in range(3))]
    table = ada.post("/api/tables", {"game": GAME, "seats": seats})["id"]
    ada.post(f"/api/tables/{table}/start", {})
    before = house.work()
    began, rng, first = time.monotonic(), random.Random(3), ada.snapshot(table, 0)["ply"]
    mine = 0
    with ada.connect(table, 0) as live:
        shown = live.next("snapshot")
        while time.monotonic() - began < seconds and shown["outcome"] is None:
            if 0 in shown["deciding"]:
                mine += play_on([ada], table, 1, rng)
            shown = ada.snapshot(table, 0)
            time.sleep(0.05)
    made = max(1, ada.snapshot(table, 0)["ply"] - first - mine)
    after = house.work()
    thought = sum(after[pid] - before.get(pid, 0.0) for pid in after if pid != house.process.pid)
    return 1000 * thought / made, 1000 * (after[house.process.pid] - before[house.process.pid]) / made


def notifications(house: House, count: int) -> float:
    """Milliseconds of a webhook that is delivered."""
    with house.guest() as ada, web_server() as receiver:
        ada.post("/api/account", {"name": "Ada", "password": "a long enough secret"})
        added = ada.post("/api/notifications/channels", {"kind": "json", "target": f"{receiver.base}/hook"})
        id_ = added["channel"]["id"]
        before = used(house)
        for _ in range(count):
            ada.post(f"/api/notifications/channels/{id_}/test")
        receiver.wait("/hook", count)
        return 1000 * (used(house) - before) / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=120)
    parser.add_argument("--viewers", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20, help="of play against bots of each level")
    given = parser.parse_args()
    shown = Table("what", "ms of a processor")
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder), SETTINGS) as house,
        house.guest("Ada") as ada,
    ):
        moves(house, ada, 20, 2)  # what is done once
        alone, watched = (moves(house, ada, given.moves, viewers) for viewers in (0, given.viewers))
        shown.add_row("a move with its three requests, nobody watches", f"{alone:.2f}")
        shown.add_row("a viewer, by move", f"{(watched - alone) / given.viewers:.3f}")
        shown.add_row("a table opened and begun by a new guest", f"{tables(house, 40):.2f}")
        shown.add_row("a notification by webhook", f"{notifications(house, 40):.2f}")
        for level in LEVELS:
            thought, served = bot_moves(house, ada, level, given.seconds)
            shown.add_row(f"a move of a bot, {level}: its process", f"{thought:.1f}")
            shown.add_row(f"a move of a bot, {level}: the server", f"{served:.2f}")
    Console().print(shown)
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()
