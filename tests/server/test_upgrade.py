"""A new version of a game's rules: matches of the old one are played to the end, or end as abandoned."""

from __future__ import annotations

import random
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel import Record, verify
from fondaco.server.core.config import Config
from fondaco.server.storage.upgrade import Running, check
from tests.server import upgraded
from tests.server.house import Guest, House, open_house, play_on

PERSON = {"kind": "person"}


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Guest, str]]:
    """A match of version 1, with moves and one taken back, in a house that is closed now."""
    folder = tmp_path_factory.mktemp("left")
    with open_house(folder) as house, house.guest("Ada") as ada:
        table = ada.post("/api/tables", {"game": "batavia", "seats": [PERSON] * 3})["id"]
        ada.post(f"/api/tables/{table}/start", {})
        play_on([ada] * 3, table, 12, random.Random(5))
        seat = ada.snapshot(table)["deciding"][0]
        ada.play(table, seat, ada.snapshot(table, seat)["legal"][0]["notation"].replace("{}", "1"))
        ada.command(table, type="undo", seq=ada.snapshot(table)["seq"], seat=seat, ply=12)
        house.stop()
        yield folder, ada, table


@pytest.fixture
def begun(left: tuple[Path, Guest, str], tmp_path: Path) -> tuple[Path, Guest, str]:
    """The same in a folder that a test may change."""
    folder, ada, table = left
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    return tmp_path, ada, table


def reopen(folder: Path, ada: Guest, keeps_first: bool) -> House:
    house = House(folder, {"KEEPS_FIRST": str(int(keeps_first))}, "tests.server.upgraded")
    ada.house = house
    ada.client.base_url = house.base
    return house


def test_a_match_of_the_old_version_is_played_to_the_end(begun: tuple[Path, Guest, str]) -> None:
    folder, ada, table = begun
    with reopen(folder, ada, keeps_first=True).start_beside():
        play_on([ada] * 3, table, 10_000, random.Random(6))
        record = ada.client.get(f"/api/tables/{table}/record").text
        assert Record.read(record).rules == 1
        assert verify(GAMES["batavia"], Record.read(record)).over  # by the first version itself
        assert ada.post("/api/verify", {"text": record})["valid"]
        rematch = ada.post(f"/api/tables/{table}/rematch")["id"]
        play_on([ada] * 3, rematch, 10_000, random.Random(7))
        second = Record.read(ada.client.get(f"/api/tables/{rematch}/record").text)
        assert second.rules == 2


def test_a_match_that_cannot_go_on_ends_as_abandoned(begun: tuple[Path, Guest, str]) -> None:
    folder, ada, table = begun
    with reopen(folder, ada, keeps_first=False).start_beside() as house:
        mine = {entry["id"]: entry["status"] for entry in ada.get("/api/tables", show="mine")["tables"]}
        assert mine == {table: "abandoned"}
        refused = ada.get(f"/api/tables/{table}", 410)
        assert refused == {"id": "abandoned-by-upgrade", "rule": None, "arguments": {"rules": 1, "known": 2}}
        with ada.listen() as lobby:
            assert '"your_turn":[]' in str(lobby.recv(10))
        record = Record.read(ada.client.get(f"/api/tables/{table}/record").text)
        assert (record.rules, len(record.moves)) == (1, 12)
        assert verify(GAMES["batavia"], record).ply == 12
        time.sleep(4.5)  # two sweeps
        warnings = [line["event"] for line in house.log() if line["level"] in ("warning", "error")]
        assert warnings == ["abandoned-by-upgrade"]


def test_upgrade_check_tells_beforehand(begun: tuple[Path, Guest, str], monkeypatch: pytest.MonkeyPatch) -> None:
    config = Config(data_dir=begun[0], database_url=None)
    assert check(config) == [Running("batavia", 1, 1, can_go_on=True)]
    monkeypatch.setitem(GAMES, "batavia", GAMES["batavia"])
    upgraded.upgrade(keeps_first=False)
    assert check(config) == [Running("batavia", 1, 1, can_go_on=False)]
