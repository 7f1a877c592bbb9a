"""A database written by release 0.1.0 (fixtures/release-0.1.0.sql) migrates, and its tables play on.

Its log has rows of every kind that release wrote: an undo by consent, a clock that was resumed after an outage, a bot
that plays for a person, a rematch.
"""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import MetaData, create_engine, insert, text
from sqlalchemy.pool import NullPool

from fondaco.server.storage.store import MIGRATIONS, migrate
from tests.server.house import Guest, House, choose, open_house
from tests.server.postgres import DATABASES, cluster

FIXTURES = Path(__file__).parent / "fixtures"
EXPECTED = json.loads((FIXTURES / "release-0.1.0.json").read_text())
SEATS = {"ada": 0, "bo": 1, "cleo": 2}
UPGRADED = 1794866290.0 + 86_400  # a day after the fixture was written; three months later its sessions have ended


def write_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.executescript((FIXTURES / "release-0.1.0.sql").read_text())


def copy_to_postgres(path: Path, url: str) -> None:
    """The same data on PostgreSQL, in the form of that release: migration 0003."""
    source = create_engine(f"sqlite:///{path}")
    target = create_engine(url.replace("postgresql://", "postgresql+psycopg://"), poolclass=NullPool)
    settings = AlembicConfig()
    settings.set_main_option("script_location", str(MIGRATIONS))
    with source.connect() as reading, target.begin() as writing:
        settings.attributes["connection"] = writing
        command.upgrade(settings, "0003")
        old = MetaData()
        old.reflect(writing)
        for table in old.sorted_tables:
            columns = ", ".join(f'"{column.name}"' for column in table.columns)
            rows = reading.execute(text(f'SELECT {columns} FROM "{table.name}"')).mappings()
            found = [dict(row) for row in rows]
            if found and table.name != "alembic_version":
                writing.execute(insert(table), found)
    source.dispose()
    target.dispose()


@pytest.fixture(params=DATABASES)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    path, clock = tmp_path / "fondaco.db", tmp_path / "clock"
    write_database(path)
    clock.write_text(str(UPGRADED - time.time()))
    settings = {"FONDACO_TEST_CLOCK": str(clock), "FONDACO_TEST_OUTAGES": "on"}
    if request.param == "sqlite":
        with open_house(tmp_path, settings, module="tests.server.shifted") as house:
            yield house
        return
    with cluster() as url:
        copy_to_postgres(path, url)
        with open_house(tmp_path, settings, module="tests.server.shifted", database_url=url) as house:
            yield house


def person(house: House, name: str) -> Guest:
    guest = house.guest()
    guest.client.cookies.set("fondaco", EXPECTED["cookies"][name], domain="127.0.0.1")
    return guest


def test_a_database_of_the_first_release_plays_on(house: House) -> None:
    people = {name: person(house, name) for name in SEATS}
    table = EXPECTED["clocked"]
    for name, guest in people.items():
        shown, then = guest.snapshot(table, SEATS[name]), EXPECTED["snapshots"][name]
        for key in then.keys() - {"clock", "legal", "view"}:
            assert shown[key] == then[key]
        assert {key: shown["view"][key] for key in then["view"]} == then["view"]
        for move, known in zip(shown["legal"], then["legal"], strict=True):
            assert {key: move[key] for key in known} == known
        clocks = [info["clock"] for info in shown["table"]["seats"]]
        assert clocks == pytest.approx(then["clock"], abs=20)  # all the time since then was an outage
    ada = people["ada"]
    seq = ada.snapshot(table, 0)["seq"]
    assert ada.command(table, type="back", seq=seq, seat=0)["accepted"]
    rng, names = random.Random(1), list(SEATS)
    for _ in range(5):
        seat = ada.snapshot(table, 0)["deciding"][0]
        mine = people[names[seat]].snapshot(table, seat)
        answer = people[names[seat]].play(table, seat, choose(mine["legal"], rng), seq=mine["seq"])
        assert answer["accepted"], answer
    check_other_tables(people)


def check_other_tables(people: dict[str, Guest]) -> None:
    ada, bo = people["ada"], people["bo"]
    finished = ada.client.get(f"/api/tables/{EXPECTED['finished']}/record").text
    assert ada.post("/api/verify", {"text": finished})["valid"] is True
    assert ada.get(f"/api/tables/{EXPECTED['finished']}")["rematch"] == EXPECTED["rematch"]
    mine = {entry["id"] for entry in ada.get("/api/tables", show="mine")["tables"]}
    assert mine == {EXPECTED[name] for name in ("finished", "rematch", "clocked", "open")}
    assert EXPECTED["open"] in [entry["id"] for entry in bo.get("/api/tables")["tables"]]
    assert bo.post(f"/api/tables/{EXPECTED['open']}/join", {"seat": 2})["seats"][2]["mine"]
    with ada.connect(EXPECTED["clocked"], 0) as live:
        assert live.next("chat")["text"] == "well played"
    for guest in people.values():
        guest.client.close()


def test_the_outage_of_the_upgrade_is_stored_once(tmp_path: Path) -> None:
    path = tmp_path / "fondaco.db"
    write_database(path)
    for _ in range(2):
        with open_house(tmp_path):
            pass
    with closing(sqlite3.connect(path)) as database:
        found = database.execute('SELECT start, "end" FROM outages').fetchall()
    long = [(start, end) for start, end in found if end - start > 120]  # a slow restart may be a short one
    assert len(long) == 1
    assert abs(long[0][1] - time.time()) < 120


def test_a_migration_that_fails_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "fondaco.db"
    write_database(path)
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE outbox (id INTEGER)")  # in the way
        before = list(database.iterdump())
    with pytest.raises(Exception, match="outbox"):
        migrate(f"sqlite:///{path}")
    with closing(sqlite3.connect(path)) as database:
        assert list(database.iterdump()) == before
