"""Admins, and what people may do about themselves and others; against a real process."""

from __future__ import annotations

import io
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from fondaco.cli import main
from tests.server.house import Guest, House, Json, open_house, play_on

PERSON = {"kind": "person"}
PASSWORD = "nutmeg and mace"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("kept")) as house:
        yield house


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are not folded."""
    monkeypatch.setenv("COLUMNS", "250")


def admin(house: House, *words: str, status: int = 0) -> str:
    """The command as people type it, in this process."""
    written = io.StringIO()
    with redirect_stdout(written), redirect_stderr(written):
        ended = main(["--lang", "en", "admin", *words, "--address", house.base, "--data-dir", str(house.folder)])
    assert ended == status, written.getvalue()
    return written.getvalue()


def account(house: House, name: str) -> Guest:
    guest = house.guest(name)
    guest.post("/api/account", {"name": name, "password": PASSWORD})
    return guest


def order(chief: Guest, action: str, status: int = 200, **more: object) -> Json:
    answer: Json = chief.post("/api/admin", {"action": action, **more}, status)
    return answer


def test_the_command_line_keeps_a_running_house(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Bo") as bo, ada.listen() as lobby:
        running, waiting = (
            house.table_of(ada, bo, bo),
            ada.post("/api/tables", {"game": "kontor", "seats": [PERSON] * 2}),
        )
        assert running in admin(house, "tables", "playing")
        with bo.connect(running, 1) as live:
            live.next("snapshot")
            admin(house, "close-table", running)
            assert live.next("snapshot")["table"]["status"] == "abandoned"
            admin(house, "broadcast", "We close at ten.")
            assert live.next("announcement")["text"] == "We close at ten."
        while json.loads(lobby.recv(10))["type"] != "announcement":
            pass
        refused = ada.command(running, type="play", seq=5, seat=0, moves=["pass"])["refused"]
        assert refused["id"] == "abandoned"
        assert "seed" in ada.client.get(f"/api/tables/{running}/record").text
        admin(house, "close-table", waiting["id"])
        ada.get(f"/api/tables/{waiting['id']}", 404)
        assert "no-such-table" in admin(house, "close-table", "nothing", status=2)
        shown = admin(house, "audit")
        assert "close-table" in shown
        assert "command line" in shown
        assert "tables_abandoned" in admin(house, "statistics")


def test_an_admin_account_has_the_same_tools_and_nobody_else(house: House) -> None:
    with account(house, "Admin One") as chief, account(house, "Somebody") as other, house.guest("Bo") as bo:
        for guest in (chief, other, bo):
            assert order(guest, "broadcast", 403, text="hello")["id"] == "admins-only"
            assert guest.get("/api/admin/people", 403)["id"] == "admins-only"
        admin(house, "make-admin", chief.get("/api/me")["id"])
        found = chief.get("/api/admin/people", word="somebody")
        assert [person["id"] for person in found] == [other.get("/api/me")["id"]]
        table = house.table_of(bo, other, other)
        bo.command(table, type="say", text="something nasty")
        line = chief.get("/api/admin/chat", word=table)[0]
        assert order(chief, "delete-chat", target=str(line["id"]))["done"] == 1
        assert chief.get("/api/admin/chat", word=table) == []
        with closing(sqlite3.connect(house.folder / "fondaco.db")) as database, database:
            database.execute("UPDATE tables SET changed = changed - 10 * 86400 WHERE id = ?", (table,))
        assert order(chief, "expire-tables", target="playing", days=9)["done"] == 1
        admin(house, "unmake-admin", chief.get("/api/me")["id"])
        order(chief, "broadcast", 403, text="hello")


def test_an_identity_that_begins_with_a_hyphen_is_no_option(house: House) -> None:
    """One of 64 does."""
    assert "no-such-person" in admin(house, "make-admin", "-lYB_2dMzgwn5g4k", status=2)


def test_who_is_banned_is_out_at_once(house: House) -> None:
    with house.guest("Mallory") as mallory, house.guest("Ada") as ada:
        table = house.table_of(ada, mallory, mallory)
        person = mallory.get("/api/me")["id"]
        with mallory.connect(table, 1) as live:
            live.next("snapshot")
            admin(house, "ban", person, "--text", "Be kind.", "--days", "1")
            assert live.closed() == (4400, "banned")
        refused = mallory.get("/api/me", 403)
        assert (refused["id"], refused["arguments"]) == ("banned-for-days", {"days": 1, "reason": "Be kind."})
        ada.get("/api/me")
        assert person in admin(house, "bans")
        admin(house, "unban", person)
        mallory.get("/api/me")


def test_a_banned_network_is_out(tmp_path: Path) -> None:
    with open_house(tmp_path, {"FONDACO_PROXIES": "*"}) as house, house.guest("Ada") as ada:
        ada.client.headers["x-forwarded-for"] = "2001:db8::5"
        admin(house, "ban", "2001:db8::1")
        ada.get("/api/me", 403)
        ada.client.headers["x-forwarded-for"] = "2001:db8:0:1::5"
        ada.get("/api/me")


@pytest.mark.parametrize("address", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", "192.0.2.9", "2001:db8:7::1"])
def test_nobody_bans_this_machine_or_a_proxy(tmp_path: Path, address: str) -> None:
    with open_house(tmp_path, {"FONDACO_PROXIES": "192.0.2.0/24,2001:db8:7::5"}) as house, house.guest("Ada") as ada:
        assert "this machine or a proxy" in admin(house, "ban", address, status=2)
        assert "192.0.3.1" not in admin(house, "bans")
        admin(house, "ban", "192.0.3.1")
        ada.get("/api/me")


def test_the_command_line_is_never_locked_out(tmp_path: Path) -> None:
    """Bans from before, or written into the database, are looked at after the token."""
    with open_house(tmp_path) as house, house.guest("Ada") as ada:
        with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:
            ban = ("network 127.0.0.1", 4e12, "", 0.0)
            database.execute("INSERT INTO bans (target, until, reason, created) VALUES (?, ?, ?, ?)", ban)
        admin(house, "ban", "192.0.3.1")  # reads them all again
        ada.get("/api/me", 403)
        admin(house, "statistics")
        admin(house, "unban", "127.0.0.1")
        ada.get("/api/me")


def test_a_new_password_ends_the_other_sessions(house: House) -> None:
    with account(house, "Nora") as nora, house.guest() as phone, house.guest() as third:
        phone.post("/api/session", {"name": "Nora", "password": PASSWORD})
        nora.post("/api/account/password", {"old": "wrong one", "new": "long enough"}, 403)
        nora.post("/api/account/password", {"old": PASSWORD, "new": "short"}, 400)
        nora.post("/api/account/password", {"old": PASSWORD, "new": "pepper and salt"})
        assert nora.get("/api/me")["name"] == "Nora"
        assert phone.get("/api/me")["guest"] is True
        third.post("/api/session", {"name": "Nora", "password": PASSWORD}, 403)
        third.post("/api/session", {"name": "Nora", "password": "pepper and salt"})
        nora.post("/api/account/sign-out-everywhere")
        assert third.get("/api/me")["guest"] is True
        assert nora.get("/api/me")["guest"] is False


def test_the_export_holds_all_of_mine_and_nothing_hidden(house: House) -> None:
    with account(house, "Olga") as olga, house.guest("Bo") as bo:
        finished = olga.post("/api/tables", {"game": "kontor", "seats": [PERSON] * 2})["id"]
        olga.post(f"/api/tables/{finished}/start", {})
        play_on([olga] * 2, finished, 10_000, random.Random(2))
        running = house.table_of(olga, bo, bo)
        play_on([olga, bo, bo], running, 9, random.Random(3))
        olga.command(running, type="say", text="hello there")
        data = olga.get("/api/account/data")
        tables = {table["id"]: table for table in data["tables"]}
        assert tables[finished]["record"].startswith("fondaco record")
        assert list(tables[running]["views"]) == ["0"]
        assert tables[running]["views"]["0"] == olga.snapshot(running, 0)["view"]
        assert len(tables[running]["events"]["0"]) == 10
        assert "seed" not in json.dumps(tables[running])
        assert [line["text"] for line in data["chat"]] == ["hello there"]
        assert "argon2" not in json.dumps(data)


def test_a_deleted_account_leaves_an_anonymous_seat(house: House) -> None:
    with ExitStack() as stack:
        pia, bo = stack.enter_context(account(house, "Pia Unique")), stack.enter_context(house.guest("Bo"))
        finished = house.table_of(pia, bo, bo)
        play_on([pia, bo, bo], finished, 10_000, random.Random(4))
        running, person = house.table_of(bo, pia, bo), pia.get("/api/me")["id"]
        pia.command(running, type="say", text="my last words")
        pia.post("/api/account/delete", {"password": "wrong one"}, 403)
        assert pia.post("/api/account/delete", {"password": PASSWORD})["guest"] is True
        pia.post("/api/session", {"name": "Pia Unique", "password": PASSWORD}, 403)
        shown = bo.get(f"/api/tables/{finished}")
        assert shown["seats"][0]["name"] == "N. N."
        record = bo.client.get(f"/api/tables/{finished}/record").text
        assert "Pia Unique" not in record
        assert bo.post("/api/verify", {"text": record})["valid"]
        assert bo.get(f"/api/tables/{running}")["seats"][1]["away"]
        house.stop()
        with closing(sqlite3.connect(house.folder / "fondaco.db")) as database:
            dump = "\n".join(database.iterdump())
        assert "Pia Unique" not in dump  # three letters of it may stand in a key
        assert "my last words" not in dump
        assert person in dump  # so that ratings can be made again
        house.start()
        assert bo.get(f"/api/tables/{finished}")["seats"][0]["name"] == "N. N."


def test_blocked_people_are_not_read_and_do_not_join(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Mallory") as mallory:
        table = house.table_of(ada, mallory, mallory)
        ada.post("/api/blocks", {"table": table, "seat": 1})
        ada.post("/api/reports", {"table": table, "seat": 1, "text": "swears"})
        ada.post("/api/blocks", {"table": table, "seat": 0}, 404)
        mallory.command(table, type="say", text="you fool")
        with ada.connect(table, 0) as live:
            live.next("snapshot")
            mallory.command(table, type="say", text="you fool again")
            assert ada.command(table, type="say", text="peace")["accepted"]
            assert live.next("chat")["text"] == "peace"
            assert (ada.delete("/api/blocks")["done"], ada.delete("/api/blocks")["done"]) == (1, 0)
            mallory.command(table, type="say", text="sorry")
            assert live.next("chat")["text"] == "sorry"
            ada.post("/api/blocks", {"table": table, "seat": 1})
            mallory.command(table, type="say", text="not really")
            assert ada.command(table, type="say", text="bye")["accepted"]
            assert live.next("chat")["text"] == "bye"
        mine = ada.post("/api/tables", {"game": "kontor", "seats": [PERSON, {"kind": "open"}]})["id"]
        assert mallory.post(f"/api/tables/{mine}/join", {}, 403)["id"] == "blocked"
        assert "swears" in admin(house, "reports")
