"""A database and a backup of the server before it had one folder per feature (migration 0016): all goes on.

`fixtures/migration-0016.json` is what that server answered, to each person and for each path. Today's server answers
the same, and may add fields.
"""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.puzzles import find_puzzle
from fondaco.server.core.config import Config
from fondaco.server.storage.backup import restore
from tests.server.house import PATIENCE, Guest, House, Json, open_house, play_on
from tests.server.postgres import ONLY_THOROUGH, cluster

FIXTURES = Path(__file__).parent / "fixtures"
BEFORE: Json = json.loads((FIXTURES / "migration-0016.json").read_text())
TABLES: dict[str, str] = BEFORE["tables"]
# Fields that depend on the time of the question, and the measured ratings of bots, which no person's match changes.
NOT_STORED = {"clock", "due", "clock_runs", "changed", "online", "bots"}


@pytest.fixture(params=["database", "backup", pytest.param("backup on PostgreSQL", marks=ONLY_THOROUGH)])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """The server of today with the old data, a few seconds after the old one stopped."""
    clock = tmp_path / "clock"
    clock.write_text(str(BEFORE["at"] - time.time()))
    settings = {"FONDACO_TEST_CLOCK": str(clock)}
    backup = FIXTURES / "migration-0016.backup"
    if request.param == "backup on PostgreSQL":
        with cluster() as url:
            restore(Config(data_dir=tmp_path, database_url=url), backup)
            with open_house(tmp_path, settings, module="tests.server.shifted", database_url=url) as house:
                yield house
        return
    if request.param == "backup":
        restore(Config(data_dir=tmp_path), backup)
    else:
        with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database:
            database.executescript((FIXTURES / "migration-0016.sql").read_text())
    with open_house(tmp_path, settings, module="tests.server.shifted") as house:
        yield house


def differences(before: Any, now: Any, where: str) -> Iterator[str]:
    """Where an answer lacks or changes something that was there."""
    if isinstance(before, dict) and isinstance(now, dict):
        for key in before.keys() - NOT_STORED:
            yield from differences(before[key], now.get(key, "gone"), f"{where}.{key}")
    elif isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        for number, (one, other) in enumerate(zip(before, now, strict=True)):
            yield from differences(one, other, f"{where}[{number}]")
    elif isinstance(before, list) and isinstance(now, list):
        yield f"{where}: {len(before)} entries are {len(now)}"
    elif before != now:
        yield f"{where}: {before!r} is {now!r}"


def test_what_was_stored_before_is_answered_and_played_on(house: House) -> None:
    people = {name: house.guest() for name in BEFORE["cookies"]}
    for name, guest in people.items():
        guest.client.cookies.set("fondaco", BEFORE["cookies"][name], domain="127.0.0.1")
        for path, before in BEFORE["answers"][name].items():
            deadline = time.monotonic() + PATIENCE  # ratings are counted again after the start
            while found := list(differences(before, guest.client.get(path).json(), f"{name} {path}")):
                assert time.monotonic() < deadline, found
                time.sleep(0.1)
    ada, bo, cleo, dora = (people[name] for name in ("ada", "bo", "cleo", "dora"))
    check_learning(ada)
    check_records(ada)
    check_program(house)
    seats = {"running": [ada, bo, cleo], "indonesia": [bo, ada], "spice": [dora, ada], "borneo": [ada, dora, bo]}
    for table, players in seats.items():
        assert play_on(players, TABLES[table], 5, random.Random(1)) == 5
    join = f"/api/tables/{TABLES['waiting']}/join"
    assert bo.post(join, {"seat": 1}, status=403)["id"] == "blocked"  # by Dora, whose table it is
    assert cleo.post(join, {"seat": 1})["seats"][1]["mine"]
    with ada.connect(TABLES["running"], 0) as live:
        assert live.next("chat")["text"] == "hello"
    for guest in people.values():
        guest.client.close()


def check_learning(ada: Guest) -> None:
    state = ada.get("/api/lessons/batavia/goal")
    assert {key: state[key] for key in BEFORE["lesson"]} == BEFORE["lesson"]
    puzzle = TABLES["puzzle"]
    if find_puzzle(GAMES["kontor"], puzzle) is not None:
        assert ada.get(f"/api/puzzles/kontor/{puzzle}")["solved"]


def check_records(ada: Guest) -> None:
    for path in (f"/api/tables/{TABLES['rated']}/record", f"/api/records/{TABLES['record']}/text"):
        assert ada.client.get(path).text == BEFORE["record"]
    assert ada.post("/api/verify", {"text": BEFORE["record"]})["valid"]


def check_program(house: House) -> None:
    """The token of a program is still one."""
    with house.guest() as program:
        program.client.cookies.clear()
        program.client.headers["Authorization"] = f"Bearer {BEFORE['token']}"
        assert program.get("/api/me")["name"] == "Adabot"
