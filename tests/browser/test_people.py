"""People on the page: profile, friends, signing in by mail, vacations, pauses, the next game."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser.conftest import SCREENS_AND_LANGUAGES, Visitor, picture
from tests.browser.test_notifications import add_address, become, link, sign_up
from tests.server.house import House, play_on
from tests.server.receivers import Post, part
from tests.server.test_notify import PASSWORD, account

DAY = 86_400


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    with Post.opened() as post:
        yield post


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[House]:
    """A house whose links lead to itself."""
    house = House(tmp_path_factory.mktemp("people"), post.settings)
    house._settings["FONDACO_PUBLIC_URL"] = house.base
    house.start()
    yield house
    house.stop()


def remember_matches(house: House, one: str, other: str) -> None:
    """Twelve more matches of both, as if played long ago; bots had the other seats."""
    luck, rows = random.Random(2), []
    for number in range(12):
        game, seats = (("kontor", 2), ("spice_islands", 3), ("batavia", 4))[number % 3]
        ranks = luck.sample(range(1, seats + 1), seats)
        for seat, rank in enumerate(ranks):
            person, bot = ((one, ""), (other, ""), ("", "easy"), ("", "hard"))[seat]
            rows.append(
                (f"{one}{number}", seat, person, bot, game, seats, rank, 90 - 20 * rank, "{}", 1e9 + number * DAY)
            )
    with closing(sqlite3.connect(house.folder / "fondaco.db", timeout=30)) as database, database:
        database.executemany(f"INSERT INTO seat_results VALUES ({', '.join('?' * 10)})", rows)


def look_at(page: Page, name: str, screen: dict[str, int]) -> None:
    axe.check(page)
    play.fits(page)
    picture(page, f"{name}-{screen['width']}")


@SCREENS_AND_LANGUAGES
def test_a_profile_with_matches_friends_and_privacy(
    house: House, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    me, friend = f"Ada{screen['width']}", f"Ben{screen['width']}"
    page = visit(house.base, screen, language)
    sign_up(page, house, me)
    with account(house, friend) as ben, house.guest() as ada:
        become(ada, page)
        ada.client.cookies.set("fondaco", page.context.cookies()[0].get("value", ""), domain="127.0.0.1")
        table = house.table_of(ada, ben, game="kontor")
        play_on([ada, ben], table, 10_000, random.Random(1))
        remember_matches(house, ada.get("/api/me")["id"], ben.get("/api/me")["id"])
        ben.post("/api/friends", {"name": me})
        page.goto(f"{house.base}/friends")
        page.locator("[data-requests] button.primary").click()
        expect(page.locator("[data-friends] li")).to_contain_text(friend)
        look_at(page, "friends", screen)
        page.goto(f"{house.base}/profile")
        page.locator("#privacy-history").select_option("nobody")
        expect(page.get_by_role("status").filter(has_text=re.compile("."))).to_have_count(1)
        look_at(page, "account", screen)
        page.locator("[data-own-profile]").click()
        expect(page.locator("[data-matches] li")).to_have_count(13)
        page.locator("[data-categories='kontor'] summary").click()
        look_at(page, "profile", screen)
        page.goto(f"{house.base}/people/{friend}")
        expect(page.locator("[data-together]")).to_contain_text("13")
        expect(page.locator("[data-statistics] [role='img']")).to_be_visible()
        assert ben.get(f"/api/people/{me}")["history"] is False


@SCREENS_AND_LANGUAGES
def test_a_link_in_a_mail_signs_in_once_and_a_password_is_recovered(
    house: House, post: Post, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    name, address = f"Cleo{screen['width']}", f"cleo{screen['width']}@mail.example"
    page = visit(house.base, screen, language)
    sign_up(page, house, name)
    add_address(page, visit, house, post, address)
    other = visit(f"{house.base}/profile", screen, language)
    other.locator("[data-ask-link] summary").click()
    other.locator("#link-name").fill(name)
    other.locator("#link-name").press("Enter")
    expect(other.locator("[data-ask-link] [role='status']")).to_contain_text(
        "quindici" if language == "it" else "fifteen"
    )
    look_at(other, "ask-link", screen)
    url = link(part(post.mail.wait(address, 2), "plain"), house, "/mail/sign-in#")
    other.goto(url)
    assert other.request.get(f"{house.base}/api/me").json()["guest"] is True, "opening it is not enough"
    look_at(other, "mail-sign-in", screen)
    other.locator("[data-use]").click()
    expect(other.locator("header .me")).to_have_text(name)
    third = visit(url, screen, language)
    third.locator("[data-use]").click()
    expect(third.get_by_role("alert")).to_be_visible()
    assert third.request.get(f"{house.base}/api/me").json()["guest"] is True

    page.goto(f"{house.base}/profile")
    expect(page.locator("[data-sessions] li")).to_have_count(2)
    third.request.post(
        f"{house.base}/api/session/ask", data={"name": name, "purpose": "password", "language": language}
    )
    third.goto(link(part(post.mail.wait(address, 3), "plain"), house, "/mail/password#"))
    third.locator("#new-password").fill("a new one, longer")
    look_at(third, "mail-password", screen)
    third.locator("[data-use]").click()
    expect(third.locator("header .me")).to_have_text(name)
    assert page.request.get(f"{house.base}/api/me").json()["guest"] is True
    signed = page.request.post(f"{house.base}/api/session", data={"name": name, "password": PASSWORD})
    assert signed.status == 403


@SCREENS_AND_LANGUAGES
def test_a_guest_registers_is_renamed_and_signs_in_by_name_and_by_mail(
    house: House, post: Post, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    name, later, address = f"Eva {language}", f"Evelina {language}", f"eva{language}@mail.example"
    page = visit(f"{house.base}/profile", screen, language)
    page.locator("#login").fill(name)
    page.locator("#password").fill(PASSWORD)
    page.locator("#password").press("Enter")
    expect(page.locator("header .me")).to_have_text(name)
    page.locator("#name").fill(later)
    page.locator("#name").press("Enter")
    expect(page.locator("header .me")).to_have_text(later)
    page.goto(f"{house.base}/people/{name}")  # an old link
    expect(page).to_have_url(re.compile(f"/people/{later.replace(' ', '(%20| )')}$"))
    add_address(page, visit, house, post, address)
    for called in (later, name, address):
        page.goto(f"{house.base}/profile")
        page.locator("[data-sign-out]").click()
        page.locator("#sign-in-name").fill(called)
        page.locator("#sign-in-password").fill(PASSWORD)
        look_at(page, "sign-in", screen)
        page.locator("#sign-in-password").press("Enter")
        expect(page.locator("header .me")).to_have_text(later)


@SCREENS_AND_LANGUAGES
def test_days_a_bank_weekends_a_vacation_a_pause_and_the_next_game(
    house: House, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    name = f"Dora{screen['width']}"
    page = visit(house.base, screen, language)
    sign_up(page, house, name)
    page.goto(f"{house.base}/new/kontor")
    page.locator("#clock").select_option("days")
    page.locator("#bank").fill("5")
    page.locator("[data-weekends]").check()
    page.locator("#count").select_option("2")
    look_at(page, "new-table-days", screen)
    page.locator("button[type='submit']").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    with house.guest("Emil") as emil:
        emil.post(f"/api/tables/{table}/join", {})
        page.request.post(f"{house.base}/api/tables/{table}/start", data={})
        clock = emil.get(f"/api/tables/{table}")["clock"]
        assert (clock["bank"], clock["weekend_zone"]) == (
            5 * DAY,
            page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone"),
        )
        page.locator(".menu > summary").click()
        page.locator("[data-ask-hold]").click()
        expect(page.locator("[data-zone='decision'] [data-request]")).to_be_visible()
        assert emil.command(table, type="hold-consent", seq=emil.snapshot(table)["seq"], seat=1, yes=True)["accepted"]
        expect(page.locator("[data-end].primary")).to_be_visible()
        look_at(page, "on-hold", screen)
        page.locator("[data-end].primary").click()
        expect(page.locator("[data-end].primary")).to_have_count(0)

        with house.guest() as dora:
            become(dora, page)
            other = house.table_of(dora, emil, game="kontor")
        expect(page.locator("[data-next-game]")).to_be_in_viewport(ratio=1)
        expect(page.locator(".menu > summary")).to_be_in_viewport(ratio=1)
        look_at(page, "next-game", screen)
        page.locator("body").press("n")
        page.wait_for_url(f"**/table/{other}")
        page.goto(house.base)
        rows = page.locator("[data-list='running'] > ul > li")
        expect(rows).to_have_count(2)
        assert rows.first.get_attribute("data-table") == table, "the one with a clock comes first"
        page.goto(f"{house.base}/profile")
        page.locator("[data-vacations] form button").click()
        expect(page.locator("[data-end-vacation]")).to_be_visible()
        assert emil.get(f"/api/tables/{table}")["seats"][0]["vacation"] is not None
        page.goto(f"{house.base}/table/{table}")
        page.locator("[data-seat='0'] button.head").click()
        expect(page.locator("[data-vacation]")).to_be_visible()
        look_at(page, "vacation", screen)
