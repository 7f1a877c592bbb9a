"""What admins do on their page, what it does to others, and what people may do about their own account."""

from __future__ import annotations

import json
import re
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser.conftest import PHONE, SCREENS_AND_LANGUAGES, Visitor, picture
from tests.browser.house import ROOT, House

SECRET = "a long enough secret"
Screen = dict[str, int]


def check(page: Page, name: str, screen: Screen) -> None:
    """Nothing serious by axe, nothing sticks out; the picture is kept."""
    axe.check(page)
    play.fits(page)
    picture(page, f"hosting-{name}-{screen['width']}")


def admin(house: House, *words: str) -> None:
    """As from the command line of the machine."""
    command = [sys.executable, "-m", "fondaco", "admin", *words, "--address", house.address, "--data-dir"]
    subprocess.run([*command, str(house.data)], check=True, cwd=ROOT, capture_output=True, timeout=60)


def ask(page: Page, path: str) -> dict[str, str]:
    """What the server answers to this visitor."""
    answer: dict[str, str] = page.evaluate("path => fetch(path).then((answer) => answer.json())", path)
    return answer


def register(page: Page, login: str) -> str:
    """Make the visitor an account; its id."""
    page.goto(f"{page.url.rstrip('/')}/profile" if not page.url.endswith("/profile") else page.url)
    page.locator("#login").fill(login)
    page.locator("#password").fill(SECRET)
    page.locator("[data-register] button.primary").click()
    expect(page.locator("#old-password")).to_be_visible()
    return ask(page, "/api/me")["id"]


def see_profile(page: Page, house: House) -> None:
    page.goto(f"{house.address}/profile")
    page.wait_for_selector("main h1")


@SCREENS_AND_LANGUAGES
def test_an_admin_looks_around_bans_and_announces(
    own_house: House, visit: Visitor, screen: Screen, language: str
) -> None:
    house = own_house
    page = visit(house.address, screen, language)
    admin(house, "make-admin", register(page, "the-host"))
    see_profile(page, house)
    page.locator("a[href='/admin']").click()
    expect(page.locator("tbody tr")).not_to_have_count(0)
    check(page, "figures", screen)
    other = visit(house.address, screen, language)
    play.new_table(other, "batavia", ["person", "bot:easy", "bot:easy"])
    play.await_turn(other)
    person = ask(other, "/api/me")["id"]
    for name in ("tables", "people"):
        page.locator(f"[data-list='{name}']").click()
        expect(page.locator("tbody tr")).not_to_have_count(0)
        check(page, name, screen)

    page.locator("[data-do=broadcast]").click()
    text = "We restart at ten." if language == "en" else "Alle dieci si riavvia."
    page.locator("[data-order=broadcast] input").fill(text)
    check(page, "broadcast", screen)
    page.locator("[data-order=broadcast] button[type=submit]").click()
    for each in (page, other):
        expect(each.locator(".announcement")).to_contain_text(text)
        check(each, "announcement" if each is page else "announcement-at-a-table", screen)
    other.locator(".announcement button").click()
    expect(other.locator(".announcement")).to_have_count(0)
    page.locator(".announcement button").click()

    row = page.locator("tbody tr").filter(has_text=person)
    row.locator("[data-do=ban]").click()
    page.locator("[data-order=ban] .wide input").fill("Be kind." if language == "en" else "Sii gentile.")
    page.locator("[data-order=ban] .days input").fill("7")
    check(page, "ban", screen)
    page.locator("[data-order=ban] button[type=submit]").click()
    expect(other.locator("[data-banned]")).to_contain_text("7")
    check(other, "banned", screen)
    for path in ("/", "/profile", other.url.removeprefix(house.address)):
        other.goto(house.address + path)
        expect(other.locator("[data-banned] p")).to_contain_text(re.compile("kind|gentile"))
    page.locator("[data-list=bans]").click()
    expect(page.locator("tbody tr")).to_have_count(1)
    check(page, "bans", screen)
    page.locator("[data-do=unban]").click()
    page.locator("[data-order=unban] button[type=submit]").click()
    expect(page.locator("tbody tr")).to_have_count(0)
    other.goto(house.address)
    expect(other.locator("[data-list=running]")).to_be_visible()
    page.locator("[data-list=audit]").click()
    expect(page.locator("tbody tr")).to_have_count(4)
    check(page, "audit", screen)


def test_the_page_of_admins_is_for_admins(house: House, visit: Visitor) -> None:
    page = visit(f"{house.address}/admin")
    expect(page.get_by_role("main")).to_contain_text("Only admins")
    axe.check(page)


@SCREENS_AND_LANGUAGES
def test_an_account_changes_its_password_signs_out_elsewhere_takes_its_data_and_goes(
    house: House, visit: Visitor, screen: Screen, language: str, tmp_path: Path
) -> None:
    login = f"leaving-{language}"
    page = visit(house.address, screen, language)
    person = register(page, login)
    elsewhere = visit(f"{house.address}/profile", screen, language)
    elsewhere.locator("#sign-in-name").fill(login)
    elsewhere.locator("#sign-in-password").fill(SECRET)
    elsewhere.locator("[data-sign-in] button.primary").click()
    expect(elsewhere.locator("#old-password")).to_be_visible()
    expect(page.locator("[data-sign-out]").locator("..")).to_have_css("gap", "8px")  # buttons do not touch
    check(page, "account", screen)

    page.locator("#old-password").fill("not the secret")
    page.locator("#new-password").fill("another long secret")
    page.locator("[data-change-password]").click()
    expect(page.locator("#old-password-refused")).to_be_in_viewport()
    expect(page.locator("#old-password")).to_be_focused()
    page.locator("#old-password").fill(SECRET)
    page.locator("#new-password").fill("another long secret")
    page.locator("[data-change-password]").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator("#old-password")).to_have_value("")
    elsewhere.reload()
    expect(elsewhere.locator("#login")).to_be_visible()  # signed out there

    page.locator("[data-sign-out-elsewhere]").click()
    expect(page.get_by_role("status").filter(has_text=re.compile("device|dispositivi"))).to_be_visible()
    check(page, "signed-out-elsewhere", screen)
    with page.expect_download() as downloading:
        page.locator("a[download]").click()
    downloading.value.save_as(tmp_path / "data.json")
    assert json.loads((tmp_path / "data.json").read_text())["id"] == person

    page.locator("summary").click()
    check(page, "delete-account", screen)
    page.locator("#delete-password").fill("another long secret")
    page.locator("button[data-delete-account]").click()
    expect(page.locator("#login")).to_be_visible()


@SCREENS_AND_LANGUAGES
def test_a_player_blocks_and_reports_another(own_house: House, visit: Visitor, screen: Screen, language: str) -> None:
    ada, bo = visit(own_house.address, screen, language), visit(own_house.address, screen, language)
    play.new_table(ada, "kontor", ["person", "open"])
    expect(ada.locator(".waiting")).to_be_visible()
    bo.locator("[data-join]").first.click()
    play.await_turn(ada)
    ada.locator("details.menu > summary").click()
    ada.locator("[data-players] summary").click()
    ada.locator("[data-block='1']").click()
    expect(ada.locator("[data-players] [role=status]")).not_to_be_empty()
    ada.locator("[data-report='1']").click()
    ada.locator("[data-players] textarea").fill("...")
    check(ada, "report", screen)
    ada.locator("[data-players] button[type=submit]").click()
    expect(ada.locator("[data-players] textarea")).to_have_count(0)
    see_profile(ada, own_house)
    ada.locator("[data-unblock]").click()
    expect(ada.get_by_role("status").filter(has_text=re.compile("One player|un giocatore"))).to_be_visible()


@contextmanager
def full_disk(house: House) -> Iterator[None]:
    """No file of this process may grow."""
    assert house.process is not None
    size = (house.data / "fondaco.db-wal").stat().st_size
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        deadline = time.monotonic() + 30
        while httpx.get(f"{house.address}/healthz", timeout=10).status_code != 503:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        yield
    finally:
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, unlimited)


@SCREENS_AND_LANGUAGES
def test_a_player_is_told_that_nothing_can_be_saved(
    own_house: House, visit: Visitor, screen: Screen, language: str
) -> None:
    page = visit(own_house.address, screen, language)
    play.new_table(page, "batavia", ["person", "person", "person"])
    if play.await_turn(page) == "curtain":
        page.locator("[data-curtain] button").click()
    says = "Nothing can be saved" if language == "en" else "non si può salvare nulla"
    with full_disk(own_house):
        move = page.locator("button[data-move]:not([disabled])").last
        (move.tap if screen is PHONE else move.click)()
        confirm = page.locator("[data-confirm]")
        page.wait_for_timeout(100)
        if confirm.count():
            confirm.click()
        expect(page.get_by_role("alert").filter(has_text=says)).to_be_visible()
        check(page, "full-disk", screen)
        lobby = visit(own_house.address, screen, language)
        lobby.locator("[data-play]").first.click()
        expect(lobby.get_by_role("alert").filter(has_text=says)).to_be_visible()
        check(lobby, "full-disk-lobby", screen)
