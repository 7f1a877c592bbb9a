"""A backup of a running house, restored into an empty one: every record verifies, and running matches go on."""

from __future__ import annotations

import gzip
import random
import stat
import threading
from pathlib import Path

import pytest

from fondaco.server.core.config import Config
from fondaco.server.storage.backup import BackupError, backup, restore
from tests.server.house import Guest, House, open_house, play_on
from tests.server.postgres import ONLY_THOROUGH, cluster

PERSON = {"kind": "person"}


def at(folder: Path, url: str | None = None) -> Config:
    return Config(data_dir=folder, database_url=url)


def fill(house: House, ada: Guest) -> tuple[str, str]:
    """A finished match and a running one, with chat, an account and an upload."""
    table = ada.post("/api/tables", {"game": "kontor", "seats": [PERSON] * 2})["id"]
    ada.post(f"/api/tables/{table}/start", {})
    play_on([ada] * 2, table, 10_000, random.Random(1))
    ada.post("/api/account", {"name": "Ada", "password": "nutmeg and mace"})
    ada.post("/api/records", {"text": ada.client.get(f"/api/tables/{table}/record").text})
    running = house.table_of(ada, ada, ada)
    ada.command(running, type="say", text="hello")
    return table, running


@ONLY_THOROUGH
def test_a_running_house_is_restored_into_either_database(tmp_path: Path) -> None:
    copy = tmp_path / "house.backup"
    (tmp_path / "first").mkdir()
    with open_house(tmp_path / "first") as house, house.guest("Ada") as ada:
        finished, running = fill(house, ada)
        playing = threading.Thread(target=play_on, args=([ada] * 3, running, 20, random.Random(3)))
        playing.start()
        rows = backup(at(tmp_path / "first"), copy)
        playing.join()
        cookie = ada.client.cookies["fondaco"]
    assert rows > 100
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with cluster() as url:
        for target, address in ((tmp_path / "second", None), (tmp_path / "third", url)):
            target.mkdir()
            assert restore(at(target, address), copy) == rows
            with pytest.raises(BackupError, match="house-not-empty"):
                restore(at(target, address), copy)
            with open_house(target, database_url=address) as house:
                check(house, cookie, finished, running)


def check(house: House, cookie: str, finished: str, running: str) -> None:
    with house.guest() as ada:
        ada.client.cookies.set("fondaco", cookie, domain="127.0.0.1")
        assert ada.get("/api/me")["name"] == "Ada"
        record = ada.client.get(f"/api/tables/{finished}/record").text
        assert ada.post("/api/verify", {"text": record})["valid"]
        assert ada.command(running, type="say", text="here again")["accepted"]  # ids count on
        assert play_on([ada] * 3, running, 5, random.Random(4)) == 5
        with ada.connect(running, 0) as live:
            assert [live.next("chat")["text"] for _ in range(2)] == ["hello", "here again"]


def test_a_damaged_backup_is_refused_and_nothing_is_overwritten(tmp_path: Path) -> None:
    copy, damaged = tmp_path / "house.backup", tmp_path / "damaged.backup"
    (tmp_path / "first").mkdir()
    with open_house(tmp_path / "first"):
        pass
    backup(at(tmp_path / "first"), copy)
    with pytest.raises(BackupError, match="backup-exists"):
        backup(at(tmp_path / "first"), copy)
    lines = gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    for broken in (lines[:-1], [*lines[:2], *lines[3:]], [lines[0].replace(b"0", b"1"), *lines[1:]]):
        damaged.write_bytes(gzip.compress(b"".join(broken)))
        with pytest.raises(BackupError, match="backup-damaged"):
            restore(at(tmp_path / "second"), damaged)
    damaged.write_bytes(copy.read_bytes()[:-20])
    with pytest.raises(BackupError, match="backup-damaged"):
        restore(at(tmp_path / "second"), damaged)
    assert not (tmp_path / "second" / "fondaco.db").exists()
