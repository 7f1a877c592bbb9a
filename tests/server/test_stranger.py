"""What a stranger tries besides: the port of the figures, all open files, how long a sign-in takes, two devices."""

from __future__ import annotations

import resource
import socket
import sqlite3
import statistics
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from threading import Thread

import httpx

from tests.server.forks import SLOW_PASSWORDS
from tests.server.house import PATIENCE, Guest, House, free_port, open_house
from tests.server.test_attacks import is_open

SECRET = "a long enough secret"


def open_files(house: House) -> int:
    return len(list(Path(f"/proc/{house.process.pid}/fd").iterdir()))


def connected(stack: ExitStack, port: int, count: int, start: bytes = b"") -> list[socket.socket]:
    opened = []
    for _ in range(count):
        with suppress(OSError):
            sock = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
            sock.sendall(start)
            opened.append(sock)
    return opened


def test_the_port_of_the_figures_takes_few_at_once_and_not_for_long(tmp_path: Path) -> None:
    port = free_port()
    with open_house(tmp_path, {"FONDACO_METRICS_PORT": str(port)}) as house, ExitStack() as stack:
        before = open_files(house)
        opened = connected(stack, port, 300, b"GET /metrics HT")
        assert open_files(house) - before < 60
        deadline = time.monotonic() + PATIENCE
        while sum(map(is_open, opened)):
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert "fondaco_requests_total" in httpx.get(f"http://127.0.0.1:{port}/metrics").text


def test_when_all_files_are_open_the_house_goes_on_and_recovers(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with open_house(tmp_path, {"FONDACO_REQUEST_SECONDS": "3"}) as house, ExitStack() as stack:
        ada = stack.enter_context(house.guest("Ada"))
        live = stack.enter_context(ada.connect(house.table_of(ada, ada, ada), 0))
        live.next("snapshot")
        # below what it believes to have: as if somebody else took the files of the system
        resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE, (open_files(house) + 20, hard))
        connected(stack, house.port, 400, b"GET / HTTP/1.1\r\nX: ")
        assert live.ask(type="say", text="still here")["accepted"]
        resource.prlimit(house.process.pid, resource.RLIMIT_NOFILE, (soft, hard))
        with house.guest("Bo") as bo:
            assert bo.get("/api/tables")
        assert "fault" not in {line["event"] for line in house.log()}


def test_a_sign_in_takes_as_long_for_names_that_nobody_has(tmp_path: Path) -> None:
    """By the server's processor time, in alternation; what else the machine does changes nothing."""
    with open_house(tmp_path, {SLOW_PASSWORDS: "1"}) as house, house.guest() as ada, Guest(house) as eva:
        ada.post("/api/account", {"name": "Ada", "password": SECRET})
        with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database:
            [stored] = database.execute("SELECT password FROM persons WHERE name = 'Ada'").fetchone()
        assert stored.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
        took: dict[str, list[float]] = {"Ada": [], "Nobody": []}
        for number in range(6):
            for name, seconds in took.items():
                before = house.work()[house.process.pid]
                eva.post("/api/session", {"name": name, "password": f"wrong secret {number}"}, 403)
                seconds.append(house.work()[house.process.pid] - before)
        known, unknown = (statistics.mean(seconds) for seconds in took.values())
        assert abs(known - unknown) < 0.3 * max(known, unknown) + 0.01, took


def test_a_guest_signs_in_on_two_devices_at_once_and_is_merged_once(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest() as ada, house.guest("Guest") as laptop:
        ada.post("/api/account", {"name": "Ada", "password": SECRET})
        table = house.table_of(laptop, laptop, laptop)
        phone = Guest(house)
        phone.client.cookies.update(laptop.client.cookies)
        answers: list[int] = []

        def sign_in(guest: Guest) -> None:
            answers.append(guest.client.post("/api/session", json={"name": "Ada", "password": SECRET}).status_code)

        threads = [Thread(target=sign_in, args=(guest,)) for guest in (laptop, phone)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert {status // 100 for status in answers} == {2}
        own = ada.get("/api/me")["id"]
        for guest in (laptop, phone):
            assert guest.get("/api/me")["id"] == own
            assert [seat["mine"] for seat in guest.snapshot(table, 0)["table"]["seats"]] == [True] * 3
        assert "fault" not in {line["event"] for line in house.log()}
        phone.client.close()
