"""Every page of the site: accessible, narrow enough, in both languages; replay, records, the shell offline."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import axe, play
from tests.browser.conftest import DESKTOP, PHONE, SCREENS, Visitor, picture, troubles_of
from tests.browser.house import House
from tests.browser.test_hosting import admin, register

PAGES = [
    "/",
    "/new/batavia",
    "/rules/batavia",
    "/aid/batavia",
    "/rules/house",
    "/verify",
    "/profile",
    "/nowhere",
]
HEADER_FITS = """() => {
  const [header, nav] = [document.querySelector('header'), document.querySelector('header nav')];
  return header.offsetHeight < 90 && nav.scrollWidth <= nav.clientWidth;
}"""
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@SCREENS
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious_and_nothing_sticks_out(
    house: House, visit: Visitor, path: str, screen: dict[str, int]
) -> None:
    page = visit(house.address + path, screen, "it" if screen is PHONE else "en")
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    assert page.evaluate(HEADER_FITS), "the header has more than two lines, or links are cut off"
    grounds = set()
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        axe.check(page)
        play.fits(page)
        grounds.add(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
        picture(page, f"page{path.replace('/', '-')}-{screen['width']}-{light}")
    assert len(grounds) == len(LIGHTS)


TITLES = {  # of all addresses that need nothing to be there
    "en": {
        "/": "East-India trading games",
        "/new": "New table",
        "/new/kontor": "New table: Kontor",
        "/learn": "Learn",
        "/learn/kontor": "Learn Kontor",
        "/puzzles": "Puzzles",
        "/puzzles/borneo": "Puzzles: Borneo",
        "/rules": "Rules",
        "/rules/indonesia": "Rules: Indonesia",
        "/aid/kontor": "Player aid: Kontor",
        "/ratings": "Ratings",
        "/ratings/kontor": "Ratings: Kontor",
        "/leagues": "Leagues",
        "/leagues/new": "New league",
        "/verify": "Verify a record",
        "/friends": "Friends",
        "/profile": "Profile",
        "/notifications": "Notifications",
        "/admin": "Administration",
        "/nowhere": "Not found",
    },
    "it": {"/": "Giochi di commercio nelle Indie Orientali", "/learn/kontor": "Impara Kontor", "/rules": "Regole"},
}


@pytest.mark.parametrize(
    ("language", "who"),
    [
        ("en", "guest"),
        pytest.param("it", "account", marks=pytest.mark.thorough),
        pytest.param("it", "admin", marks=pytest.mark.thorough),
    ],
)
def test_every_page_has_a_title_and_no_trouble_in_the_console(
    house: House, visit: Visitor, language: str, who: str
) -> None:
    page = visit(house.address, DESKTOP, language)
    if who != "guest":
        account = register(page, f"Console {who}")
        if who == "admin":
            admin(house, "make-admin", account)
    troubles = troubles_of(page)
    for path in TITLES["en"]:
        title = TITLES[language].get(path)
        page.goto(house.address + path)
        page.wait_for_selector("main h1")
        expect(page).to_have_title(f"{title} · Fondaco" if title else re.compile(r". · Fondaco$"))
        page.wait_for_load_state("networkidle")
        assert not troubles, (path, troubles)
        tag = page.locator("meta[property='og:title']").get_attribute("content")
        assert tag == (title or page.title().removesuffix(" · Fondaco")) or path == "/nowhere"
    page.goto(f"{house.address}/rules")
    page.locator("header nav a[href='/learn']").click()
    expect(page).to_have_title(f"{'Impara' if language == 'it' else 'Learn'} · Fondaco")
    page.go_back()
    expect(page).to_have_title(f"{'Regole' if language == 'it' else 'Rules'} · Fondaco")


@pytest.fixture(scope="module")
def finished(house: House, browser: Browser) -> Iterator[str]:
    """The address of a finished match."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(house.address)
    play.new_table(page, "batavia", ["person", "bot:easy", "bot:easy"])
    play.advance(page, house.address, None, random.Random(11))
    yield page.url
    context.close()


def table_of(address: str) -> str:
    found = re.search(r"/table/([\w-]+)", address)
    assert found is not None
    return found.group(1)


@SCREENS
def test_a_match_is_replayed_and_each_ply_has_an_address(
    house: House, visit: Visitor, finished: str, screen: dict[str, int]
) -> None:
    page = visit(f"{house.address}/replay/{table_of(finished)}/0", screen)
    expect(page.locator("[data-ply='0']")).to_be_visible()
    page.get_by_role("button", name="One move on").click()
    expect(page.locator("[data-ply='1']")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/1$"))
    page.get_by_role("button", name="To the end").click()
    if screen is PHONE:
        play.open_tab(page, "outcome")
    expect(page.locator("[data-outcome]")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".controls select").select_option("1")
    expect(page.locator("[data-place='hand']")).to_have_count(1)  # a finished match may be seen from any seat
    axe.check(page)
    play.fits(page)
    again = visit(f"{house.address}/replay/{table_of(finished)}/7?seat=2", screen)
    expect(again.locator("[data-ply='7']")).to_be_visible()


@SCREENS
def test_a_finished_match_shows_where_it_turned(
    house: House, visit: Visitor, finished: str, screen: dict[str, int]
) -> None:
    page = visit(f"{house.address}/replay/{table_of(finished)}/3", screen)
    play.open_tab(page, "annotation")
    expect(page.locator("[data-annotation='none'], [data-annotation='ready']")).to_be_visible()
    if page.locator("[data-annotate]").count():
        page.locator("[data-annotate]").click()
    expect(page.locator("[data-annotation='ready'] > svg")).to_be_visible(timeout=120_000)
    expect(page.locator(".annotation polyline")).to_have_count(3)
    axe.check(page)
    play.fits(page)
    picture(page, f"annotation-{screen['width']}")
    turns = page.locator("[data-turn]")
    if turns.count():
        ply = turns.first.get_attribute("data-turn")
        turns.first.click()
        expect(page.locator(f"[data-ply='{ply}']")).to_be_visible()
    play.speak(page, "it")
    expect(page.locator(".annotation h2")).to_have_text("I momenti decisivi")


def test_a_record_is_downloaded_verified_and_watched(
    house: House, visit: Visitor, finished: str, tmp_path: Path
) -> None:
    page = visit(f"{house.address}/table/{table_of(finished)}")
    with page.expect_download() as downloading:
        page.locator("[data-outcome] a[download]").click()
    record = tmp_path / "record.txt"
    downloading.value.save_as(record)
    page.goto(f"{house.address}/verify")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Check it").click()
    expect(page.locator("[data-valid=true]")).to_be_visible()
    text = record.read_text()
    page.locator("#record").fill(text.replace("bid", "bud", 1))
    page.get_by_role("button", name="Check it").click()
    expect(page.locator("[data-valid=false]")).to_be_visible()
    axe.check(page)
    page.locator("#record").fill(text)
    page.get_by_role("button", name="Watch it").click()
    page.wait_for_url(re.compile(r"/record/"))
    expect(page.locator(".board-frame")).to_be_visible()


def test_a_guest_takes_a_name_and_an_account(house: House, visit: Visitor) -> None:
    page = visit(f"{house.address}/profile")
    page.locator("#name").fill("Ximena")
    page.locator("[data-name-form] button.primary").click()
    expect(page.locator("header .me")).to_have_text("Ximena")
    expect(page.locator("#login")).to_have_value("Ximena")  # the name so far is proposed
    page.locator("#login").fill("Ximena of the tests")
    page.locator("#password").fill("short")
    page.get_by_role("button", name="Create an account").click()
    expect(page.locator("#password-refused")).to_be_in_viewport()
    expect(page.locator("#password")).to_be_focused()
    page.locator("#password").fill("a long enough secret")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_be_visible()
    expect(page.locator("header .me")).to_have_text("Ximena of the tests")
    page.locator("#name").fill("Ximena")
    page.locator("[data-name-form] button.primary").click()
    expect(page.locator("header .me")).to_have_text("Ximena")
    page.goto(f"{house.address}/people/Ximena%20of%20the%20tests")  # an old link
    expect(page).to_have_url(re.compile("/people/Ximena$"))
    page.goto(f"{house.address}/profile")
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.locator("#login")).to_be_visible()
    page.locator("#sign-in-name").fill("ximena OF the tests")
    page.locator("#sign-in-password").fill("not the secret at all")
    page.locator("[data-sign-in] button.primary").click()
    expect(page.locator("#sign-in-password-refused")).to_contain_text("do not fit")


def test_light_and_dark_can_be_switched(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    paper = background(page)
    page.locator("button.light").click()
    assert background(page) != paper
    page.reload()
    assert background(page) != paper


def background(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))
