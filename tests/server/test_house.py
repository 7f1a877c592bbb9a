"""The host's own pages, and what is deleted after its time."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from fondaco.server.core.errors import DeclinedError
from fondaco.server.house.pages import HostPages
from tests.server.house import PATIENCE, Guest, House, open_house

DAY = 86_400.0


def test_a_house_without_files_has_no_pages(tmp_path: Path) -> None:
    assert HostPages(tmp_path / "none").links("en") == []
    with pytest.raises(DeclinedError):
        HostPages(tmp_path).page("privacy", "en")


def test_pages_are_in_the_language_asked_for_or_the_one_there_is(tmp_path: Path) -> None:
    (tmp_path / "privacy.md").write_text("# Privacy\n\nWe keep little.\n")
    (tmp_path / "privacy.it.md").write_text("\ufeff# Riservatezza #\r\n\r\nTeniamo poco.")
    (tmp_path / "imprint.it.md").write_text("Mario Rossi")
    pages = HostPages(tmp_path)
    assert [(link.name, link.title) for link in pages.links("it")] == [("imprint", ""), ("privacy", "Riservatezza")]
    assert [(link.name, link.title) for link in pages.links("xx")] == [("imprint", ""), ("privacy", "Privacy")]
    assert pages.page("privacy", "it").text.strip() == "Teniamo poco."
    assert pages.page("imprint", "en").text == "Mario Rossi"


@pytest.mark.parametrize("name", ["../secret", "secret", "privacy.md", "", "PRIVACY"])
def test_nothing_else_in_the_folder_is_a_page(tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.md").write_text("# A secret")
    (tmp_path / "privacy.md").write_bytes(b"# Privacy\n\xff\xfe" + b"x" * 1_000_000)
    pages = HostPages(tmp_path)
    with pytest.raises(DeclinedError):
        pages.page(name, "en")
    assert len(pages.page("privacy", "../../en").text) < 210_000


def test_a_house_tells_its_pages_and_what_it_keeps(tmp_path: Path) -> None:
    with open_house(tmp_path, {"FONDACO_KEEP_CHAT_DAYS": "30"}) as house, Guest(house) as stranger:
        told = stranger.get("/api/house")
        assert told["pages"] == []
        assert told["keeping"]["chat"] == 30
        assert told["keeping"]["guests"] == 365
        (tmp_path / "pages").mkdir()
        (tmp_path / "pages" / "terms.md").write_text("# Terms\n\nBe kind.")
        assert stranger.get("/api/house", language="it")["pages"] == [{"name": "terms", "title": "Terms"}]
        assert stranger.get("/api/house/pages/terms", language="it")["text"].strip() == "Be kind."
        assert stranger.get("/api/house/pages/privacy", status=404)["id"] == "no-such-page"


def age(house: House, days: float) -> None:
    """As if all that is there had happened so long ago."""
    moved = {"persons": "created", "tables": "changed", "chat": "time", "reports": "time"}
    with closing(sqlite3.connect(house.folder / "fondaco.db")) as database, database:
        for table, column in moved.items():
            database.execute(f"UPDATE {table} SET {column} = {column} - ?", (days * DAY,))


def count(house: House, query: str) -> int:
    with closing(sqlite3.connect(house.folder / "fondaco.db")) as database:
        return int(database.execute(f"SELECT count(*) FROM {query}").fetchone()[0])


def test_what_is_too_old_is_deleted_and_nothing_else(tmp_path: Path) -> None:
    settings = {"FONDACO_KEEP_CHAT_DAYS": "30", "FONDACO_KEEP_GUESTS_DAYS": "60", "FONDACO_KEEP_REPORTS_DAYS": "90"}
    house = House(tmp_path, settings)
    with house.start_beside():
        gone, stays, registered = (house.guest(name) for name in ("Gone", "Stays", "Registered"))
        registered.post("/api/account", {"name": "Registered", "password": "a long enough secret"})
        over = house.table_of(gone, gone, gone)
        gone.command(over, type="say", text="farewell")
        stays.post("/api/reports", {"table": over, "seat": 1, "text": "rude"})
        for seat in range(3):
            seq = gone.snapshot(over, seat)["seq"]
            gone.command(over, type="resign", seq=seq, seat=seat)
        running = house.table_of(stays, stays, stays)
        stays.command(running, type="say", text="still here")
        them = gone.get("/api/me")["id"]
        assert count(house, "chat") == 2
        house.stop()
        with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:
            database.execute("UPDATE tables SET status = 'finished' WHERE id = ?", (over,))
        age(house, 45)
        house.start()
        wait(house, "chat", 1)
        assert count(house, "chat WHERE text = 'still here'") == 1
        assert count(house, "persons WHERE name = 'Gone'") == 1
        assert count(house, "reports") == 1
        house.stop()
        age(house, 46)
        house.start()
        wait(house, "reports", 0)
        wait(house, "persons WHERE name = 'Gone'", 0)
        assert count(house, "persons WHERE name IN ('Stays', 'Registered')") == 2
        assert count(house, f"persons WHERE id = '{them}' AND adopted_by = '-'") == 1
        assert gone.get("/api/me")["id"] != them
        assert "sweep-failed" not in {line["event"] for line in house.log()}
        for guest in (gone, stays, registered):
            guest.client.close()


def wait(house: House, query: str, wanted: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while count(house, query) != wanted:
        assert time.monotonic() < deadline, query
        time.sleep(0.1)
