"""One person, one name: registering, renaming, signing in by name or mail; who guesses passwords does not lock out."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from fondaco.server.accounts.attempts import BURST, Attempts
from fondaco.server.core.errors import DeclinedError
from fondaco.server.storage.store import migrate
from tests.server.house import Guest, House, open_house
from tests.server.receivers import Post
from tests.server.test_notify import PASSWORD, account
from tests.server.test_signing_in import add_address

KONTOR = {"game": "kontor", "seats": [{"kind": "person"}, {"kind": "open"}]}
AT_ONE_DEVICE = {"game": "kontor", "seats": [{"kind": "person"}, {"kind": "person", "name": "Nonna"}]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("one-name"), post.settings) as house:
        yield house


def seats_of(guest: Guest, table: str) -> list[str | None]:
    return [seat["name"] for seat in guest.get(f"/api/tables/{table}")["seats"]]


def test_an_account_is_called_what_its_owner_typed_at_running_tables_too(house: House) -> None:
    with house.guest() as lucia, house.guest() as friend:
        open_, alone = (lucia.post("/api/tables", new)["id"] for new in (KONTOR, AT_ONE_DEVICE))
        lucia.post(f"/api/tables/{alone}/start", {})
        assert lucia.get("/api/me")["name"].startswith("Guest ")
        assert lucia.post("/api/account", {"name": "Lucia", "password": PASSWORD})["name"] == "Lucia"
        assert seats_of(lucia, open_) == ["Lucia", None]
        assert seats_of(lucia, alone) == ["Lucia", "Nonna"], "a name given to a seat stays"
        assert friend.get("/api/people/lucia")["name"] == "Lucia"
        assert lucia.snapshot(alone)["table"]["seats"][0]["name"] == "Lucia"


def test_a_rename_keeps_old_links_and_both_names_sign_in(house: House) -> None:
    with account(house, "Old Marta") as marta, house.guest() as phone, house.guest() as stranger:
        assert marta.post("/api/me", {"name": "Marta"})["name"] == "Marta"
        assert [stranger.get(f"/api/people/{name}")["name"] for name in ("Old Marta", "Marta")] == ["Marta"] * 2
        assert stranger.post("/api/me", {"name": "Old Marta"}, 409)["id"] == "name-taken"
        for name in ("marta", "OLD MARTA"):
            assert phone.post("/api/session", {"name": name, "password": PASSWORD})["name"] == "Marta"
            phone.client.request("DELETE", "/api/session")


def test_only_the_last_names_of_an_account_stay_its_own(house: House) -> None:
    with account(house, "Zero") as many, house.guest() as other:
        for name in ("Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"):
            many.post("/api/me", {"name": name})
        assert other.post("/api/me", {"name": "Eins"}, 409)["id"] == "name-taken"
        assert other.post("/api/me", {"name": "Zero"})["name"] == "Zero"
        other.get("/api/people/Zero", 404)


def test_an_account_signs_in_with_its_confirmed_address(house: House, post: Post) -> None:
    with account(house, "Piero") as piero, house.guest() as phone, house.guest() as stranger:
        phone.post("/api/session", {"name": "piero@mail.example", "password": PASSWORD}, 403)
        add_address(piero, post, "piero@mail.example")
        assert phone.post("/api/session", {"name": "PIERO@mail.example", "password": PASSWORD})["name"] == "Piero"
        stranger.post("/api/session", {"name": "piero@mail.example", "password": "not his password"}, 403)


def test_the_seats_of_a_guest_who_signs_in_get_the_name_of_the_account(house: House) -> None:
    with account(house, "Nora") as nora, house.guest() as phone:
        table = phone.post("/api/tables", KONTOR)["id"]
        phone.post("/api/session", {"name": "Nora", "password": PASSWORD})
        assert seats_of(nora, table) == ["Nora", None]


def test_who_guesses_slows_down_strangers_and_not_the_browsers_of_the_owner() -> None:
    attempts = Attempts(limited=True)
    for _ in range(BURST):
        attempts.begin("ada", is_known_browser=False)
    with pytest.raises(DeclinedError) as refused:
        attempts.begin("ada", is_known_browser=False)
    assert (refused.value.status, refused.value.refused.id) == (429, "too-many-attempts")
    attempts.begin("ada", is_known_browser=True)
    attempts.begin("ben", is_known_browser=False)
    for _ in range(3 * BURST):
        attempts.begin("ben", is_known_browser=True)
        attempts.succeed("ben", is_known_browser=True)


def test_an_owner_signs_in_while_others_guess_from_many_networks(tmp_path: Path) -> None:
    with open_house(tmp_path, {"FONDACO_RATE_LIMITS": "on"}) as house, account(house, "Olga") as olga:
        assert olga.client.cookies["fondaco-browser"]
        olga.client.request("DELETE", "/api/session")
        answers = []
        for number in range(2, 14):  # each from an address of its own
            transport = httpx.HTTPTransport(local_address=f"127.0.0.{number}")
            with httpx.Client(transport=transport, base_url=house.base) as thief:
                wrong = {"name": "Olga", "password": f"guess number {number}"}
                answers.append(thief.post("/api/session", json=wrong).status_code)
        assert answers == [403] * BURST + [429] * 2
        assert olga.post("/api/session", {"name": "Olga", "password": PASSWORD})["name"] == "Olga"


def test_accounts_of_before_that_are_called_as_guests_are_asked_once(tmp_path: Path) -> None:
    with open_house(tmp_path) as house, account(house, "lucia"), account(house, "Lucy"):
        pass
    with closing(sqlite3.connect(tmp_path / "fondaco.db")) as database, database:  # as the migration before left it
        database.execute("UPDATE persons SET name = 'Guest 9125' WHERE login = 'lucia'")
        database.execute("ALTER TABLE persons DROP COLUMN asks_name")
        database.execute("ALTER TABLE names DROP COLUMN since")
        for column in ("luck", "terms"):  # of the migrations after
            database.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        database.execute("UPDATE alembic_version SET version_num = '0016'")
    migrate(f"sqlite:///{tmp_path / 'fondaco.db'}")
    with open_house(tmp_path) as house, house.guest() as lucia, house.guest() as lucy, house.guest() as other:
        assert lucy.post("/api/session", {"name": "LUCY", "password": PASSWORD})["proposed_name"] == ""
        me = lucia.post("/api/session", {"name": "lucia", "password": PASSWORD})
        assert (me["name"], me["proposed_name"]) == ("Guest 9125", "lucia")
        assert lucia.get("/api/me")["proposed_name"] == "lucia"
        kept = lucia.post("/api/me", {"name": "Guest 9125"})
        assert (kept["name"], kept["proposed_name"]) == ("Guest 9125", "")
        assert lucia.get("/api/me")["proposed_name"] == ""
        assert [other.get(f"/api/people/{name}")["name"] for name in ("Guest 9125", "lucia")] == ["Guest 9125"] * 2
        assert lucia.post("/api/me", {"name": "Lucia"})["name"] == "Lucia"
        assert other.post("/api/session", {"name": "Guest 9125", "password": PASSWORD})["name"] == "Lucia"
