"""What strangers on the internet do to a house; each of these once worked. Real processes, real sockets."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx

from fondaco.games import GAMES
from fondaco.kernel import Match
from fondaco.server.app import create_app
from fondaco.server.config import Config
from fondaco.server.limits import LIMITS, network_of
from tests.server.house import open_house

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


def test_every_limited_route_exists() -> None:
    app = create_app(Config(database_url="sqlite+aiosqlite:///:memory:"))
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
        deadline = time.monotonic() + 10
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
