"""A game of days on a phone: told by mail and push, moved from the link; the pages about notifications."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser.conftest import PHONE, SCREENS_AND_LANGUAGES, Visitor, picture
from tests.server.house import Guest, House, open_house
from tests.server.receivers import Browser, Post, part, until
from tests.server.test_notify import PASSWORD, call_on, make_host

DAY = 86_400
CLOCK = {"kind": "move", "seconds": 3 * DAY}


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    with Post.opened() as post:
        yield post


@pytest.fixture(scope="module")
def shifted(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[tuple[House, Callable[[float], None]]]:
    """A house whose links lead to itself, and what moves its time of day on."""
    folder = tmp_path_factory.mktemp("days")
    clock = folder / "clock"
    clock.write_text("0")

    def later(seconds: float) -> None:
        clock.write_text(str(float(clock.read_text()) + seconds))

    house = House(folder, post.settings | {"FONDACO_TEST_CLOCK": str(clock)}, module="tests.server.shifted")
    house._settings["FONDACO_PUBLIC_URL"] = house.base
    house.start()
    yield house, later
    house.stop()


def sign_up(page: Page, house: House, name: str) -> str:
    """An account in this browser; its id. The page is known as a guest before: a later answer would set that cookie."""
    expect(page.locator("header .me")).to_have_text(re.compile(r"\d{4}"))
    page.request.post(f"{house.base}/api/me", data={"name": name})
    page.request.post(f"{house.base}/api/account", data={"name": name, "password": PASSWORD})
    return str(page.request.get(f"{house.base}/api/me").json()["id"])


def become(guest: Guest, page: Page) -> None:
    """Ask beside the browser, as the same person."""
    guest.client.cookies.set("fondaco", page.context.cookies()[0].get("value", ""), domain="127.0.0.1")


def link(text: str, house: House, path: str) -> str:
    found = re.search(rf"{re.escape(house.base)}{path}[\w-]+", text)
    assert found is not None, text
    return found[0]


def add_address(page: Page, visit: Visitor, house: House, post: Post, address: str) -> None:
    """By the page, confirmed in another browser, which is signed in to nothing."""
    page.goto(f"{house.base}/notifications")
    page.locator("#address").fill(address)
    page.locator("#address").press("Enter")
    expect(page.locator("[data-channel='email']")).to_contain_text(address)
    elsewhere = visit(link(part(post.mail.wait(address), "plain"), house, "/mail/confirm/"), PHONE, "it")
    axe.check(elsewhere)
    play.fits(elsewhere)
    picture(elsewhere, "mail-confirm-phone")
    elsewhere.locator("[data-use]").click()
    expect(elsewhere.get_by_role("status")).to_contain_text("@mail.example")
    assert elsewhere.request.get(f"{house.base}/api/me").json()["guest"] is True
    page.reload()
    expect(page.locator("[data-channel='email'] [data-test]")).to_be_visible()


def test_a_game_of_three_days_a_move_is_played_from_the_links_on_a_phone(
    shifted: tuple[House, Callable[[float], None]], post: Post, visit: Visitor
) -> None:
    house, later = shifted
    page = visit(house.base, PHONE)
    sign_up(page, house, "Ada")
    add_address(page, visit, house, post, "ada@mail.example")
    device = Browser(post.web, "/push-ada")
    page.request.post(f"{house.base}/api/notifications/channels", data=device.subscription)
    with house.guest("Bo") as bo, house.guest() as ada:
        become(ada, page)
        table, people = house.table_of(bo, ada, bo, clock=CLOCK), [bo, ada, bo]
        _, shown = device.wait()
        assert shown["path"] == f"/table/{table}"
        page.goto("about:blank")  # nobody looks any more
        luck, mails, pushes = random.Random(4), 2, 1
        for _ in range(2):
            call_on(people, table)
            later(DAY)
            mails, pushes = mails + 1, pushes + 1
            mail = post.mail.wait("ada@mail.example", mails)
            assert mail["Subject"] == "Your turn in Batavia"
            assert device.wait(pushes)[1]["path"] == f"/table/{table}"
            page.goto(link(part(mail, "plain"), house, "/table/"))
            play.await_turn(page)
            play.fits(page)
            seq = ada.snapshot(table, 1)["seq"]
            play.click_a_move(page, luck)
            until(lambda: True if ada.snapshot(table, 1)["seq"] > seq else None)  # noqa: B023
            page.goto("about:blank")


@SCREENS_AND_LANGUAGES
def test_the_pages_about_notifications(
    shifted: tuple[House, Callable[[float], None]], post: Post, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    house, _ = shifted
    name = f"Cleo{screen['width']}"
    page = visit(house.base, screen, language)
    sign_up(page, house, name)
    add_address(page, visit, house, post, f"{name.lower()}@mail.example")
    page.locator("details summary").click()
    page.locator("#webhook-kind").select_option("json")
    page.locator("#webhook-url").fill(f"{post.web.base}/{name}")
    page.locator("#webhook-url").press("Enter")
    expect(page.locator("code")).to_contain_text("whsec_")
    page.locator("[data-channel='json'] [data-test]").click()
    assert post.web.wait(f"/{name}").json["language"] == language
    page.locator("[data-quiet]").check()
    page.locator("input[type='time']").first.fill("23:30")
    page.locator("form button.primary").click()
    expect(page.get_by_role("status").first).to_have_text("Salvato." if language == "it" else "Saved.")
    axe.check(page)
    play.fits(page)
    picture(page, f"notifications-{screen['width']}")
    page.reload()
    expect(page.locator("input[type='time']").first).to_have_value("23:30")
    page.goto(f"{house.base}/profile")
    page.locator("a[href='/notifications']").click()
    expect(page.locator("h1")).to_have_text("Notifiche" if language == "it" else "Notifications")


@SCREENS_AND_LANGUAGES
def test_hosts_see_the_queue(
    shifted: tuple[House, Callable[[float], None]], post: Post, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    house, _ = shifted
    page = visit(house.base, screen, language)
    sign_up(page, house, f"Dido{screen['width']}")
    with house.guest() as host:
        become(host, page)
        make_host(house, host)
        new = {"kind": "json", "target": f"{post.web.base}/dead{screen['width']}"}
        host.post("/api/notifications/channels", new)
        post.web.answers[f"/dead{screen['width']}"] = [400]
        with house.guest("Eve") as eve:
            house.table_of(eve, host, game="kontor")
        post.web.wait(f"/dead{screen['width']}")
    page.goto(f"{house.base}/admin")
    sheet = page.locator("[data-queue]")
    expect(sheet.locator("li")).not_to_have_count(0)
    expect(sheet).to_contain_text("400")
    sheet.locator("input[type='email']").fill("host@mail.example")
    sheet.locator("form button").click()
    expect(sheet.get_by_role("status")).to_have_text("Inviata." if language == "it" else "Sent.")
    axe.check(page)
    play.fits(page)
    sheet.scroll_into_view_if_needed()
    picture(page, f"queue-{screen['width']}")


# What a browser without a screen cannot do is noted instead: show a notification, open a window.
NOTE = """
  self.noted = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) =>
    self.noted.push([title, options.tag, options.data.path]);
  Clients.prototype.openWindow = async (address) => self.noted.push(address);
"""
PUSH = """async (told) => {
  self.dispatchEvent(new PushEvent('push', { data: told }));
  const click = new ExtendableEvent('notificationclick');
  click.notification = { close: () => self.noted.push('closed'), data: { path: '/table/abc' } };
  self.dispatchEvent(click);
  await new Promise((wait) => setTimeout(wait, 300));
  return self.noted;
}"""


def test_the_service_worker_shows_a_push_and_opens_its_table(tmp_path: Path, visit: Visitor) -> None:
    with open_house(tmp_path) as house:
        page = visit(house.base, workers=True)
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        worker = page.context.service_workers[0]
        worker.evaluate(f"() => {{ {NOTE} }}")
        told = '{"id": "x", "title": "Your turn", "body": "Now", "path": "/table/abc", "table": "abc"}'
        assert worker.evaluate(PUSH, told) == [["Your turn", "abc", "/table/abc"], "closed", f"{house.base}/table/abc"]


def test_a_table_is_muted_from_its_menu_and_an_account_invited_by_name(
    shifted: tuple[House, Callable[[float], None]], post: Post, visit: Visitor
) -> None:
    house, _ = shifted
    page = visit(house.base, PHONE)
    sign_up(page, house, "Fay")
    with house.guest("Gus") as gus:
        gus.post("/api/account", {"name": "Gus", "password": PASSWORD})
        gus.post("/api/notifications/channels", {"kind": "json", "target": f"{post.web.base}/gus"})
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = page.request.post(f"{house.base}/api/tables", data={"game": "kontor", "seats": seats}).json()["id"]
        page.goto(f"{house.base}/table/{table}")
        invite = page.get_by_role("textbox", name="Invite by name")
        invite.fill("Gus")
        invite.press("Enter")
        expect(page.get_by_text("Gus is told")).to_be_visible()
        axe.check(page)
        play.fits(page)
        picture(page, "invite-phone")
        assert post.web.wait("/gus").json["type"] == "invitation"
        gus.post(f"/api/tables/{table}/join", {})
        page.request.post(f"{house.base}/api/tables/{table}/start", data={})
        with house.guest() as fay:
            become(fay, page)
            page.locator("details.menu > summary").click()
            page.locator("[data-setting='mute']").check()
            until(lambda: True if fay.get("/api/notifications/mute", table=table)["muted"] else None)
