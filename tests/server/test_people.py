"""Guests, accounts, adoption; requests from other sites; limits; headers."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path

import pytest

from tests.server.house import Guest, House, open_house

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}


def open_table(guest: Guest) -> str:
    return str(guest.post("/api/tables", {"game": "batavia", "seats": [PERSON, BOT, BOT]})["id"])


def mine(guest: Guest) -> set[str]:
    return {table["id"] for table in guest.get("/api/tables", show="mine")["tables"]}


def test_a_guest_keeps_their_tables_by_a_signed_cookie(house: House) -> None:
    with house.guest("Ada") as ada:
        table = open_table(ada)
        assert mine(ada) == {table}
        kind, identity, signature = ada.client.cookies["fondaco"].split(".")
        ada.client.cookies.clear()
        ada.client.cookies.set("fondaco", f"{kind}.{identity}.{'0' * len(signature)}", domain="127.0.0.1")
        assert ada.get("/api/me")["id"] != identity


def test_looking_around_stores_nobody(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest() as guest:
        guest.get("/api/me")
        guest.get("/api/tables")
        with sqlite3.connect(tmp_path / "fondaco.db") as database:
            assert database.execute("SELECT count(*) FROM persons").fetchone() == (0,)
        database.close()


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(house: House) -> None:
    with house.guest() as guest:
        cookie = guest.client.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_a_guest_becomes_an_account_and_finds_the_tables_on_another_device(house: House) -> None:
    with house.guest("Eva") as eva, house.guest() as phone:
        table = open_table(eva)
        account = eva.post("/api/account", {"name": "Eva of Delft", "password": "nutmeg and mace"})
        assert (account["guest"], account["name"]) == (False, "Eva of Delft")
        assert eva.get(f"/api/tables/{table}")["seats"][0]["name"] == "Eva of Delft"
        assert mine(eva) == {table}
        phone.post("/api/session", {"name": "eva OF delft", "password": "nutmeg and mace"})
        assert mine(phone) == {table}
        assert phone.post(f"/api/tables/{table}/start", {})["status"] == "playing"


def test_an_account_adopts_the_tables_of_the_guest_who_signs_in(house: House) -> None:
    with house.guest("Fra") as desk, house.guest("Fra on the move") as phone:
        desk.post("/api/account", {"name": "Fra", "password": "pepper and salt"})
        first = open_table(desk)
        second = open_table(phone)
        phone.post(f"/api/tables/{second}/start", {})
        old_cookie = phone.client.cookies["fondaco"]
        phone.post("/api/session", {"name": "Fra", "password": "pepper and salt"})
        assert mine(phone) == mine(desk) == {first, second}
        assert desk.snapshot(second)["seat"] == 0
        assert desk.snapshot(second)["view"]["players"][0]["hand"] is not None
        phone.client.cookies.clear()
        phone.client.cookies.set("fondaco", old_cookie, domain="127.0.0.1")
        assert mine(phone) == set()  # the guest is no more


def test_an_answer_to_an_earlier_request_does_not_sign_a_new_account_out(house: House) -> None:
    with house.guest("Ivo") as ivo, house.guest() as late, house.guest() as acting:
        before = {"Cookie": ivo.cookie}  # of a request under way while the guest becomes an account
        ivo.post("/api/account", {"name": "Ivo", "password": "camphor and cloth"})
        assert "set-cookie" not in late.client.get("/api/tables", headers=before).headers
        again = late.client.get("/api/me", headers=before)
        assert again.json()["guest"] is True
        assert again.headers["set-cookie"].startswith("fondaco=g.")
        assert "set-cookie" in acting.client.post("/api/me", json={"name": "Ivo again"}, headers=before).headers


def test_signing_out_ends_the_session_everywhere_its_cookie_went(house: House) -> None:
    with house.guest() as guest, house.guest() as thief:
        guest.post("/api/account", {"name": "Gil", "password": "cloves cloves"})
        stolen = guest.client.cookies["fondaco"]
        assert guest.client.request("DELETE", "/api/session").json()["guest"] is True
        thief.client.cookies.set("fondaco", stolen, domain="127.0.0.1")
        assert thief.get("/api/me")["name"] != "Gil"


@pytest.mark.parametrize(
    ("name", "password", "status", "refusal"),
    [
        ("Hugo", "short", 400, "password-length"),
        (" ", "long enough", 400, "name-length"),
        ("x" * 25, "long enough", 400, "name-length"),
        ("HÚGO taken", "long enough", 409, "name-taken"),
    ],
)
def test_an_account_that_cannot_be_is_refused(
    house: House, name: str, password: str, status: int, refusal: str
) -> None:
    with house.guest() as first, house.guest() as guest:
        first.client.post("/api/account", json={"name": "Húgo Taken", "password": "long enough"})
        assert guest.post("/api/account", {"name": name, "password": password}, status)["id"] == refusal


def test_a_wrong_password_and_an_unknown_name_look_the_same(house: House) -> None:
    with house.guest() as guest, house.guest() as other:
        guest.post("/api/account", {"name": "Ines", "password": "silk and tea"})
        wrong = other.post("/api/session", {"name": "Ines", "password": "silk and tee"}, 403)
        unknown = other.post("/api/session", {"name": "Nobody", "password": "silk and tea"}, 403)
        assert wrong == unknown == {"id": "wrong-name-or-password", "rule": None, "arguments": {}}


def test_passwords_and_sessions_are_stored_as_hashes(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, house.guest() as guest:
        guest.post("/api/account", {"name": "Jan", "password": "mace and pepper"})
        token = guest.client.cookies["fondaco"].removeprefix("s.")
    with sqlite3.connect(tmp_path / "fondaco.db") as database:
        (password,) = database.execute("SELECT password FROM persons").fetchone()
        (stored,) = database.execute("SELECT token FROM sessions").fetchone()
    database.close()
    assert password.startswith("$argon2id$")
    assert stored == hashlib.sha256(token.encode()).hexdigest()


HIDDEN = ("A\u202eda", "A\u0007da", "A\u200bda", "\u3164", "A\ufeffda", "Z\u0301\u0301\u0301algo")
SAME = ("marla noor", "M\u0430rla Noor", "\uff2darla Noor", "Mar1a No0r", "Rnarla Noor", "Marla  Noor", "MarlaNoor")


def test_a_name_has_no_hidden_characters(house: House) -> None:
    with house.guest() as guest:
        for name in HIDDEN:
            assert guest.post("/api/me", {"name": name}, 400)["id"] == "name-characters", name
        assert guest.post("/api/me", {"name": "  A \n  da \t"})["name"] == "A da"


def test_nobody_is_called_like_an_account(house: House) -> None:
    """The same letters, Cyrillic ones, full width, digits for letters, two letters for one; and a guest of before."""
    with house.guest("Marla Noor") as before, house.guest() as marla, house.guest("Bo") as bo:
        table = open_table(before)
        marla.post("/api/account", {"name": "Marla Noor", "password": "nutmeg and mace"})
        assert before.get("/api/me")["name"].startswith("Guest ")
        assert before.get(f"/api/tables/{table}")
        for name in SAME:
            assert bo.post("/api/me", {"name": name}, 409)["id"] == "name-taken", name
            assert bo.post("/api/account", {"name": name, "password": "long enough"}, 409)["id"] == "name-taken"
        assert bo.post("/api/me", {"name": "Admin"}, 409)["id"] == "name-taken"
        marla.post("/api/me", {"name": "Marla the Bold"})
        assert bo.post("/api/me", {"name": "MARLA THE BOLD"}, 409)["id"] == "name-taken"
        assert bo.post("/api/me", {"name": "Marla Noor"}, 409)["id"] == "name-taken"  # it was hers
        assert marla.post("/api/me", {"name": "Marla Noor"})["name"] == "Marla Noor"
        assert bo.post("/api/me", {"name": "Mària"})["name"] == "Mària"


def test_chat_turns_nothing_around(house: House) -> None:
    with house.guest("Ada") as ada:
        table = open_table(ada)
        assert ada.command(table, type="say", text="\u202egnp.exe\u2066 \u200b")["accepted"]
        with ada.connect(table, 0) as live:
            assert live.next("chat")["text"] == "gnp.exe"


# -- other sites ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers", [{"origin": "https://elsewhere.example"}, {"sec-fetch-site": "cross-site"}, {"origin": "null"}]
)
def test_a_change_asked_for_by_another_site_is_refused(house: House, headers: dict[str, str]) -> None:
    with house.guest("Kai") as guest:
        answer = guest.client.post("/api/me", json={"name": "Mallory"}, headers=headers)
        assert (answer.status_code, answer.json()["id"]) == (403, "other-site")
        assert guest.get("/api/me")["name"] == "Kai"


def test_the_houses_own_page_may(house: House) -> None:
    with house.guest() as guest:
        assert (
            guest.client.post("/api/me", json={"name": "Leocadia"}, headers={"origin": house.base}).status_code == 200
        )


def test_every_answer_has_the_security_headers(house: House) -> None:
    with house.guest() as guest:
        for path in ("/", "/api/me", "/api/nothing", "/schema", "/healthz"):
            headers = guest.client.get(path).headers
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"


# -- limits -----------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(house: House) -> None:
    with house.guest() as guest:
        assert guest.post("/api/me", {"name": "x" * 100_000}, 413)["id"] == "too-large"


def test_too_many_requests_are_told_to_wait(tmp_path: Path) -> None:
    with open_house(tmp_path, {"FONDACO_RATE_LIMITS": "on"}) as house, house.guest() as guest:
        answers = [guest.client.post("/api/session", json={}) for _ in range(10)]
        assert [answer.status_code for answer in answers] == [400] * 10
        for _ in range(30):  # a slow machine earns one more every six seconds
            last = guest.client.post("/api/session", json={})
            if last.status_code == 429:
                break
        assert last.status_code == 429
        assert int(last.headers["retry-after"]) >= 1
        assert last.json()["id"] == "too-many-requests"
        table = open_table(guest)
        guest.post(f"/api/tables/{table}/start", {})
        with guest.connect(table, 0) as live:
            live.next("snapshot")
            for _ in range(200):
                live.send(type="say", text=" ")
            refused = [live.next("answer")["refused"]["id"] for _ in range(200)]
        assert refused[0] == "chat-length"
        assert "too-many-requests" in refused
