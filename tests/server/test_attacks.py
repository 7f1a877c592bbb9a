"""What strangers on the internet do to a house; each of these once worked. Real processes, real sockets."""

from __future__ import annotations

import random
import socket
import sqlite3
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest

from fondaco.games import GAMES
from fondaco.kernel import Match
from fondaco.server.core.config import Config
from fondaco.server.core.limits import LIMITS, network_of
from fondaco.server.web.app import create_app
from tests.server.house import PATIENCE, Guest, House, Json, LiveTable, choose, free_port, open_house
from tests.speed import at_speed

# Loopback is not a trusted proxy, and no request takes too long.
STRANGERS = {"FONDACO_PROXIES": "192.0.2.1", "FONDACO_REQUEST_SECONDS": "600"}
LIMITED = {"FONDACO_RATE_LIMITS": "on"}


def test_passwords_are_limited_however_the_path_is_written(tmp_path: Path) -> None:
    with open_house(tmp_path, LIMITED) as house, httpx.Client(base_url=house.base) as client:
        wrong = {"name": "Ada", "password": "a guess"}
        answers = [client.post("/api/session", json=wrong).status_code for _ in range(10)]
        others = ("//api/session", "/api//session", "/api/session/", "/%61pi/session") * 4
        answers += [client.post(house.base + path, json=wrong).status_code for path in others]
        assert answers[:10] == [403] * 10
        assert answers.count(429) >= 10, answers


def test_customers_of_ipv6_count_as_one_address() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")


def test_passwords_are_limited_by_the_64_of_ipv6_behind_a_proxy(tmp_path: Path) -> None:
    settings = {**LIMITED, "FONDACO_PROXIES": "127.0.0.1"}
    with open_house(tmp_path, settings) as house, httpx.Client(base_url=house.base) as client:

        def answer(address: str) -> int:
            wrong = {"name": f"Ada {address}", "password": "a guess"}  # one name is limited by itself
            return client.post("/api/session", json=wrong, headers={"x-forwarded-for": address}).status_code

        answers = [answer(f"2001:db8:1:2::{host:x}") for host in range(1, 25)]
        assert answers[:10] == [403] * 10
        assert answers.count(429) >= 10, answers
        assert answer("2001:db8:1:3::1") == 403


def test_every_limited_route_exists() -> None:
    app = create_app(Config(database_url="sqlite:///:memory:"))
    known = {route.path_format for route in app.routes}
    assert {route for limit in LIMITS for route in limit.routes} <= known


def record(seed: int) -> str:
    return Match(GAMES["batavia"], 3, seed).record.write()


def test_uploaded_records_count_against_their_owner_and_expire(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest("Ada") as ada, house.guest("Bo") as bo:
        answers = [ada.client.post("/api/records", json={"text": record(seed)}) for seed in range(25)]
        assert [answer.status_code for answer in answers] == [201] * 20 + [409] * 5
        assert answers[-1].json()["id"] == "too-many-records"
        bo.post("/api/records", {"text": record(30)})
        with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:
            database.execute("UPDATE records SET expires = ? WHERE id = ?", (time.time(), answers[0].json()["id"]))
        house.stop()
        house.start()
        ada.get(f"/api/records/{answers[1].json()['id']}")
        deadline = time.monotonic() + PATIENCE
        while ada.client.get(f"/api/records/{answers[0].json()['id']}").status_code != 404:
            assert time.monotonic() < deadline
            time.sleep(0.1)


def test_uploads_are_limited_by_address_too(tmp_path: Path) -> None:
    """A guest costs nothing to make: each upload is by another one."""
    with open_house(tmp_path, LIMITED) as house, httpx.Client(base_url=house.base) as client:
        answers = []
        for seed in range(90):
            client.cookies.clear()
            answers.append(client.post(f"{house.base}//api/records", json={"text": record(seed)}).status_code)
        assert answers.count(201) <= 82
        assert answers[-1] == 429


def bots(level: str, count: int) -> list[Json]:
    return [{"kind": "bot", "bot": level}] * count


def longest_work(house: House, before: dict[int, float]) -> float:
    """Seconds that the busiest process of the server worked since then: what one waits for if the machine is idle."""
    return max(seconds - before.get(pid, 0.0) for pid, seconds in house.work().items())


def slowest_answer(player: Guest, rounds: int) -> float:
    """How long the server works until the one bot at a table of two has moved, at worst."""
    table = player.post("/api/tables", {"game": "kontor", "seats": [{"kind": "person"}, *bots("normal", 1)]})["id"]
    player.post(f"/api/tables/{table}/start", {})
    rng, worst = random.Random(5), 0.0
    with player.connect(table, 0) as live:
        shown = live.next("snapshot")
        for _ in range(rounds):
            while not shown["legal"]:
                shown = live.next("snapshot")
            before = player.house.work()
            answer = live.ask(type="play", seq=shown["seq"], seat=0, moves=[choose(shown["legal"], rng)])
            shown = live.until(answer["seq"])
            while not shown["legal"]:
                shown = live.next("snapshot")
            worst = max(worst, longest_work(player.house, before))
    return worst


@pytest.mark.thorough
def test_one_guest_does_not_starve_the_bots_of_others(tmp_path: Path) -> None:
    """Thirty tables of Indonesia with hard bots, by one guest or by several from one address, left or not."""
    settings = {"FONDACO_BOT_PROCESSES": "1", "FONDACO_BOT_PACE": "0.25", "FONDACO_PROXIES": "*"}
    with open_house(tmp_path, settings) as house, house.guest("Ada") as ada, ExitStack() as opened:
        guests = [opened.enter_context(house.guest(f"Mallory {number}")) for number in range(2)]
        refused = 0
        for number in range(30):
            guest = guests[number % 2 if number >= 22 else 0]
            seats = [{"kind": "person"}, *bots("hard", 4)]
            answer = guest.client.post("/api/tables", json={"game": "indonesia", "seats": seats})
            if answer.status_code == 409:
                assert answer.json()["id"] == "too-many-tables"
                refused += 1
                continue
            table = answer.json()["id"]
            guest.post(f"/api/tables/{table}/start", {})
            if number % 2:
                guest.command(table, type="away", seq=2, seat=0)
        assert refused >= 2
        ada.client.headers["x-forwarded-for"] = "192.0.2.7"
        worst = slowest_answer(ada, 8)
        assert worst < at_speed(2, 6)


def half_open(house: House, count: int, stack: ExitStack, start: bytes) -> list[socket.socket]:
    """Connections that have sent the beginning of a request, and nothing more."""
    opened = []
    for _ in range(count):
        sock = stack.enter_context(socket.create_connection(("127.0.0.1", house.port), timeout=5))
        with suppress(OSError):
            sock.sendall(start)
        opened.append(sock)
    return opened


def is_open(sock: socket.socket) -> bool:
    sock.setblocking(False)
    try:
        while sock.recv(65_536):
            pass
        return False
    except BlockingIOError:
        return True
    except OSError:
        return False


def test_unfinished_requests_do_not_hold_up_others(tmp_path: Path) -> None:
    with open_house(tmp_path, STRANGERS) as house, house.guest("Ada") as ada, ExitStack() as stack:
        for start in (
            b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ",
            b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
        ):
            opened = half_open(house, 550, stack, start)
            before = house.work()
            ada.get("/api/tables")
            assert longest_work(house, before) < 2
        deadline = time.monotonic() + PATIENCE
        while sum(map(is_open, opened)) > 64:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert "fault" not in {line["event"] for line in house.log()}
        lines = [line for line in house.log() if line["event"] == "too-many-unfinished-requests"]
        assert lines
        assert lines[0]["network"] == "127.0.0.1"


def test_a_request_must_be_finished_in_time_even_behind_a_proxy(tmp_path: Path) -> None:
    with open_house(tmp_path, {"FONDACO_REQUEST_SECONDS": "1"}) as house, ExitStack() as stack:
        ended = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
        starts = (b"", b"GET / HTTP/1.1\r\nX: ", ended + b"\r\n")
        opened = [half_open(house, 1, stack, start)[0] for start in starts]
        ada = stack.enter_context(house.guest("Ada"))
        live = stack.enter_context(ada.connect(house.table_of(ada, ada, ada), 0))
        opened[2].recv(65_536)
        deadline = time.monotonic() + PATIENCE
        while any(map(is_open, opened)):
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert live.ask(type="say", text="still here")["accepted"]
        assert "request-timeout" in {line["event"] for line in house.log()}


def test_headers_are_small(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, ExitStack() as stack:
        for end in (b"", b"\r\n\r\n"):
            sock = half_open(house, 1, stack, b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 20_000 + end)[0]
            assert b"400" in sock.recv(64)


def test_small_things_that_strangers_find(tmp_path: Path) -> None:
    """HEAD, a path with `assets` in it, the schema and the figures, sign-ins that fail, long names in a record."""
    static = tmp_path / "assets" / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>house")
    (static / "assets" / "page-1.js").write_text("1")
    metrics = free_port()
    settings = {
        "FONDACO_SCHEMA": "off",
        "FONDACO_METRICS_PORT": str(metrics),
        "FONDACO_STATIC_DIR": str(static),
    }
    with open_house(tmp_path, settings) as house, house.guest("Ada") as ada:
        head, got = (ada.client.request(method, "/api/me") for method in ("HEAD", "GET"))
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == got.headers["content-length"]
        assert ada.client.get("/some/assets/here").headers["cache-control"] == "no-cache"
        assert "immutable" in ada.client.get("/assets/page-1.js").headers["cache-control"]
        for path in ("/schema", "//schema/openapi.json", "/schema/page/schema.js"):
            assert ada.client.get(house.base + path).status_code == 404, path
        assert "fondaco_requests" not in ada.client.get("/metrics").text
        figures = httpx.get(f"http://127.0.0.1:{metrics}/metrics").text
        assert "fondaco_requests_total" in figures
        assert "fondaco_commit_jobs_bucket" in figures
        ada.post("/api/session", {"name": "my password by mistake", "password": "a guess"}, 403)
        failed = next(line for line in house.log() if line["event"] == "sign-in-failed")
        assert (failed["network"], failed["known"]) == ("127.0.0.1", False)
        assert "mistake" not in house.output.read_text()
        text = record(40).replace("\nseed", f"\nname 1 {'x' * 200_000}\nseed", 1)
        assert len(ada.post("/api/records", {"text": text})["names"][0]) == 24


@pytest.mark.thorough
def test_two_hundred_people_behind_one_address_connect_and_one_person_not_too_often(tmp_path: Path) -> None:
    with open_house(tmp_path, LIMITED) as house, house.guest("Ada") as ada, ExitStack() as stack:
        table = house.table_of(ada, ada, ada)
        for _ in range(200):
            live = stack.enter_context(LiveTable(Guest(house), table))
            live.next("snapshot")
        mine = [stack.enter_context(ada.connect(table, 0)) for _ in range(33)]
        mine[31].next("snapshot")
        assert mine[32].closed() == (4400, "too-many-sockets")
