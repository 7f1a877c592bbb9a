"""Signing in by a link in a mail, recovering a password, sessions; vacations and pauses by request: a real process."""

from __future__ import annotations

import random
import re
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.server.house import Guest, House, open_house, play_on
from tests.server.postgres import ONLY_THOROUGH, cluster
from tests.server.receivers import Post, part, until
from tests.server.test_notify import PASSWORD, account

DAY = 86_400
DAYS = {"kind": "move", "seconds": 3 * DAY}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("people"), post.settings | {"FONDACO_VACATION_DAYS": "10"}) as house:
        yield house


def add_address(person: Guest, post: Post, address: str) -> None:
    person.post("/api/notifications/channels", {"kind": "email", "target": address})
    found = re.search(r"/mail/confirm/([\w-]+)", part(post.mail.wait(address), "plain"))
    assert found is not None
    person.post("/api/notifications/confirm", {"token": found[1]})


def token_in(text: str, purpose: str) -> str:
    found = re.search(rf"/mail/{purpose}#([\w-]+)", text)
    assert found is not None, text
    return found[1]


def ask(house: House, name: str, purpose: str = "sign-in", language: str = "en") -> object:
    with house.guest() as anybody:
        return anybody.post("/api/session/ask", {"name": name, "purpose": purpose, "language": language})


def test_a_sign_in_link_is_good_once_and_brings_the_guests_tables(house: House, post: Post) -> None:
    with account(house, "Ines") as ines, house.guest("Phone") as phone, house.guest() as thief:
        add_address(ines, post, "ines@mail.example")
        ask(house, "INES", language="it")
        mail = post.mail.wait("ines@mail.example", 2)
        assert mail["Subject"] == "Il tuo link per entrare"
        token = token_in(part(mail, "plain"), "sign-in")
        table = phone.post("/api/tables", {"game": "batavia", "seats": [{"kind": "person"}, *[{"kind": "open"}] * 2]})
        assert phone.get("/api/me")["guest"], "only opening the page signs nobody in"
        me = phone.post("/api/session/link", {"token": token})
        assert (me["guest"], me["id"]) == (False, ines.get("/api/me")["id"])
        assert table["id"] in {one["id"] for one in ines.get("/api/tables", show="mine")["tables"]}
        assert thief.post("/api/session/link", {"token": token}, 404)["id"] == "link-expired"
        assert thief.get("/api/me")["guest"]


def test_a_link_for_one_purpose_is_of_no_use_for_another_and_other_mails_sign_nobody_in(
    house: House, post: Post
) -> None:
    with account(house, "Otto") as otto, house.guest() as thief:
        add_address(otto, post, "otto@mail.example")
        confirm = re.search(r"/mail/confirm/([\w-]+)", part(post.mail.to("otto@mail.example")[0], "plain"))
        ask(house, "Otto@mail.EXAMPLE", "password")
        token = token_in(part(post.mail.wait("otto@mail.example", 2), "plain"), "password")
        assert confirm is not None
        for wrong in (confirm[1], token, token[:-1], ""):
            thief.post("/api/session/link", {"token": wrong}, 404)
        assert thief.post("/api/account/recover", {"token": token, "password": "short"}, 400)["id"] == "password-length"
        assert otto.get("/api/me")["guest"] is False
        assert thief.post("/api/account/recover", {"token": token, "password": "cloves and more"})["guest"] is False
        assert otto.get("/api/me")["guest"] is True, "all other sessions ended"
        otto.post("/api/session", {"name": "Otto", "password": PASSWORD}, 403)
        otto.post("/api/session", {"name": "Otto", "password": "cloves and more"})


def test_a_link_is_short_lived(house: House, post: Post) -> None:
    with account(house, "Late") as late:
        add_address(late, post, "late@mail.example")
        ask(house, "Late")
        token = token_in(part(post.mail.wait("late@mail.example", 2), "plain"), "sign-in")
        with closing(sqlite3.connect(house.folder / "fondaco.db", timeout=30)) as database, database:
            database.execute("UPDATE mail_links SET created = ?", (time.time() - 901,))
        late.post("/api/session/link", {"token": token}, 404)


def test_who_asks_for_a_link_learns_of_no_account_and_fills_no_mailbox(house: House, post: Post) -> None:
    with account(house, "Rare") as rare:
        add_address(rare, post, "rare@mail.example")
    with account(house, "NoMail"):
        answers = [
            ask(house, name) for name in ("Rare", "NoMail", "Nobody at all", "x@mail.example", "rare@mail.example")
        ]
    assert answers == [{"done": 1}] * 5
    for _ in range(5):
        ask(house, "Rare")
    post.mail.wait("rare@mail.example", 4)
    time.sleep(0.5)
    assert len(post.mail.to("rare@mail.example")) == 1 + 3  # the confirmation, and three links in a quarter of an hour
    with closing(sqlite3.connect(house.folder / "fondaco.db", timeout=30)) as database:
        stored = [row[0] for row in database.execute("SELECT token FROM mail_links")]
    sent = [token_in(part(mail, "plain"), "sign-in") for mail in post.mail.to("rare@mail.example")[1:]]
    assert not set(stored) & set(sent), "what is stored signs nobody in"


def test_sessions_are_listed_by_device_and_ended_one_by_one(house: House) -> None:
    firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    with account(house, "Sara") as sara, house.guest() as phone:
        phone.client.headers["user-agent"] = firefox
        phone.post("/api/session", {"name": "Sara", "password": PASSWORD})
        phone.get("/api/me")
        sessions = sara.get("/api/account/sessions")
        assert [(one["device"], one["current"]) for one in sessions].count(("Firefox, Linux", False)) == 1
        assert [one["current"] for one in sessions].count(True) == 1
        assert not {one["id"] for one in sessions} & {sara.client.cookies["fondaco"], phone.client.cookies["fondaco"]}
        other = next(one["id"] for one in sessions if not one["current"])
        with account(house, "Stranger") as stranger:
            assert stranger.client.delete(f"/api/account/sessions/{other}").status_code == 404
        sara.delete(f"/api/account/sessions/{other}")
        assert phone.get("/api/me")["guest"]
        assert not sara.get("/api/me")["guest"]


def test_house_1_15_a_vacation_stops_the_clock_at_tables_of_days_and_is_limited_by_the_host(house: House) -> None:
    with account(house, "Vera") as vera, house.guest("Jan") as jan, house.guest("Kim") as kim:
        days = house.table_of(vera, jan, kim, clock=DAYS)
        quick = house.table_of(vera, jan, kim, clock={"kind": "game", "seconds": 600})
        now = time.time()
        assert vera.post("/api/account/vacations", {"start": 0, "until": now + 11 * DAY}, 409)["id"] == "vacation-days"
        assert vera.post("/api/account/vacations", {"start": 0, "until": now + 60}, 400)["id"] == "vacation-times"
        plan = vera.post("/api/account/vacations", {"start": 0, "until": now + 4 * DAY})
        assert 5.9 < plan["left"] <= 6.1
        seat = jan.get(f"/api/tables/{days}")["seats"][0]
        assert seat["vacation"] == pytest.approx(now + 4 * DAY)
        assert seat["clock_runs"] is False
        assert jan.get(f"/api/tables/{quick}")["seats"][0]["vacation"] is None
        assert vera.post("/api/account/vacations", {"start": now, "until": now + DAY}, 409)["id"] == "vacation-overlaps"
        jan.post("/api/account/vacations", {"start": 0, "until": now + DAY}, 403)
        assert vera.delete(f"/api/account/vacations/{plan['vacations'][0]['id']}")["vacations"] == []
        assert jan.get(f"/api/tables/{days}")["seats"][0]["vacation"] is None
        assert vera.get("/api/account/data")["vacations"]


def test_house_1_16_a_pause_is_agreed_by_request_and_shown_to_all(house: House) -> None:
    with house.guest("Ada") as ada, house.guest("Ben") as ben, house.guest("Cleo") as cleo:
        table = house.table_of(ada, ben, cleo, clock=DAYS)
        people = [ada, ben, cleo]
        assert ada.command(table, type="hold", seq=ada.snapshot(table)["seq"], seat=0)["accepted"]
        assert ben.snapshot(table)["hold"] == {"seat": 0, "waiting": [1, 2]}
        for seat in (1, 2):
            seq = people[seat].snapshot(table)["seq"]
            assert people[seat].command(table, type="hold-consent", seq=seq, seat=seat, yes=True)["accepted"]
        shown = [person.snapshot(table) for person in people]
        assert all(one["table"]["on_hold"] and not one["legal"] for one in shown)
        assert not any(seat["clock_runs"] for seat in shown[0]["table"]["seats"])
        listed = ben.get("/api/tables", show="mine")["tables"]
        assert next(one for one in listed if one["id"] == table)["on_hold"]
        assert ben.command(table, type="resume", seq=shown[1]["seq"], seat=1)["accepted"]
        assert not ada.snapshot(table)["table"]["on_hold"]


@ONLY_THOROUGH
def test_on_postgresql_a_link_is_used_once_whichever_process_is_asked(tmp_path: Path) -> None:
    with cluster() as url, Post.opened() as post, ExitStack() as stack:
        first, second = (stack.enter_context(open_house(tmp_path, post.settings, database_url=url)) for _ in range(2))
        ada, ben, carl = account(first, "Ada"), account(second, "Ben"), first.guest("Carl")
        add_address(ada, post, "ada@mail.example")
        ask(second, "Ada")
        token = token_in(part(post.mail.wait("ada@mail.example", 2), "plain"), "sign-in")
        guests = [house.guest() for house in (first, second) * 4]
        with ThreadPoolExecutor(len(guests)) as pool:
            answers = list(
                pool.map(lambda guest: guest.client.post("/api/session/link", json={"token": token}), guests)
            )
        assert sorted(answer.status_code for answer in answers) == [200] + [404] * 7

        table = first.table_of(ada, carl, game="kontor", clock=DAYS)
        now = time.time()
        ada.post("/api/account/vacations", {"start": 0, "until": now + 2 * DAY})
        until(lambda: True if ben.get(f"/api/tables/{table}")["seats"][0]["vacation"] else None)
        play_on([ada, carl], table, 10_000, random.Random(1))
        ben.post("/api/friends", {"name": "Ada"})
        ada.post("/api/friends", {"name": "Ben"})
        assert ben.get("/api/people/Ada")["statistics"]["matches"] == 1
        assert len(ben.get("/api/people/Ada/matches")["matches"]) == 1
        assert ada.post("/api/account/privacy", {"statistics": "nobody"})["statistics"] == "nobody"
        assert ben.get("/api/people/Ada")["statistics"] is None
        assert table in {one["id"] for one in ada.get("/api/tables", show="mine")["tables"]}
        for guest in (ada, ben, carl, *guests):
            guest.client.close()
