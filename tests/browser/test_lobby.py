"""The lobby and the new table on a laptop and a small phone: one click to bots, friends by link, seats to take over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser.conftest import Visitor, picture
from tests.browser.house import House

LAPTOP = {"width": 1366, "height": 657}
SMALL = {"width": 360, "height": 600}
SCREENS = pytest.mark.parametrize(
    ("screen", "language", "light"),
    [(LAPTOP, "en", "light"), pytest.param(SMALL, "it", "dark", marks=pytest.mark.thorough)],
    ids=["laptop", "phone"],
)
FRIENDS = {"en": "Waiting for two", "it": "Mancano due giocatori"}

SHOW = "path => fetch(`/api/${path}`).then(answer => answer.json())"


def table_id(page: Page) -> str:
    page.wait_for_url(re.compile(r"/table/"))
    return page.url.split("/table/")[1].split("?")[0]


def check(page: Page, name: str) -> None:
    play.fits(page)
    axe.check(page)
    picture(page, name)


@SCREENS
def test_a_newcomer_is_at_a_table_of_easy_bots_with_one_click(
    house: House, visit: Visitor, screen: dict[str, int], language: str, light: str
) -> None:
    page = visit(house.address, screen, language)
    page.emulate_media(color_scheme="dark" if light == "dark" else "light")
    expect(page.locator("[data-level=kontor]")).to_have_value("easy")
    check(page, f"lobby-{screen['width']}")
    page.locator("[data-play=kontor]").click()
    table = page.evaluate(SHOW, f"tables/{table_id(page)}")
    assert table["status"] == "playing"
    assert [seat["bot"] for seat in table["seats"]] == [None, "easy"]
    page.goto(house.address)
    row = page.locator("[data-list=running] [data-table]")
    expect(row).to_have_count(1)
    expect(row).to_contain_text(table["seats"][1]["name"])
    row.locator("a").click()
    assert table_id(page) == table["id"]


@SCREENS
def test_friends_come_by_the_link_or_the_lobby_and_the_seats_are_counted(
    house: House, visit: Visitor, screen: dict[str, int], language: str, light: str
) -> None:
    host = visit(f"{house.address}/new/borneo", screen, language)
    host.emulate_media(color_scheme="dark" if light == "dark" else "light")
    expect(host.locator("input[value=friends]")).to_be_checked()
    host.locator("#count").select_option("3")
    host.locator("#clock").select_option("days")
    check(host, f"new-table-{screen['width']}")
    host.locator("form button[type=submit]").click()
    table = table_id(host)
    expect(host.locator(".waiting h2")).to_have_text(FRIENDS[language])
    expect(host.locator(".invitation .share input")).to_have_value(f"{house.address}/invite/{table}")
    mark = host.locator(".waiting .mark").first
    assert mark.evaluate("mark => getComputedStyle(mark).backgroundColor") == "rgb(119, 70, 139)"  # Borneo's own
    check(host, f"waiting-{screen['width']}")
    friend = visit(house.address, screen, language)
    friend.locator("[data-filter=game]").select_option("kontor")
    expect(friend.locator(f"[data-join='{table}']")).to_have_count(0)
    friend.locator("[data-filter=game]").select_option("borneo")
    friend.locator("[data-filter=speed]").select_option("days")
    friend.locator(f"[data-join='{table}']").click()
    assert table_id(friend) == table
    expect(host.locator(".waiting .name.open")).to_have_count(1)
    host.locator("[data-fill]").click()
    expect(host.locator(".board-frame")).to_be_visible()


def test_the_clock_is_set_in_days_and_players_of_one_device_have_names(house: House, visit: Visitor) -> None:
    page = visit(f"{house.address}/new/spice_islands", SMALL, "it")
    page.locator("input[value=bots]").check()
    page.locator("#count").select_option("3")
    page.locator("#seat-1").select_option("person")
    page.locator(".field-line .name").nth(0).fill("Ugo")
    page.locator(".field-line .name").nth(1).fill("Pia")
    page.locator("#clock").select_option("own")
    page.locator("#amount").fill("2")
    page.locator("[data-unit]").select_option("days")
    check(page, "new-table-shared-360")
    page.locator("form button[type=submit]").click()
    table = page.evaluate(SHOW, f"tables/{table_id(page)}")
    assert table["clock"] == {"kind": "move", "seconds": 172_800, "increment": 0, "bank": 0, "weekend_zone": ""}
    assert [seat["name"] for seat in table["seats"][:2]] == ["Ugo", "Pia"]
    expect(page.locator(".board-frame")).to_be_visible()
    expect(page.locator("[data-curtain]")).to_have_count(0)  # nothing is hidden in this game


def test_who_resigns_leaves_for_good_and_another_plays_on(house: House, visit: Visitor) -> None:
    host = visit(f"{house.address}/new/kontor", LAPTOP)
    host.locator("form button[type=submit]").click()
    table = table_id(host)
    guest = visit(f"{house.address}/table/{table}", SMALL, "it")
    guest.locator("[data-sit]").click()
    expect(guest.locator(".board-frame")).to_be_visible()
    guest.locator("details.menu > summary").click()
    guest.locator("[data-resign]").click()
    check(guest, "resign-360")
    guest.locator("[data-resign-sure]").click()
    guest.wait_for_url(re.compile(r"/$"))
    expect(guest.locator(f"[data-list=running] [data-table='{table}']")).to_have_count(0)
    other = visit(house.address, LAPTOP)
    other.locator(f"[data-join='{table}']").click()
    assert table_id(other) == table
    expect(other.locator(".board-frame")).to_be_visible()
    shown = other.evaluate(SHOW, f"tables/{table}")
    assert [(seat["kind"], seat["mine"]) for seat in shown["seats"]] == [("person", False), ("person", True)]


def test_house_1_12_an_answer_settled_in_advance_is_played_and_told_to_nobody(house: House, visit: Visitor) -> None:
    page = visit(house.address, LAPTOP)
    play.new_table(page, "batavia", ["person", "bot:easy", "bot:easy"])
    page.locator("[data-standing=pass] input").check()
    expect(page.locator("[data-move=draw], [data-move^=lay]").first).to_be_visible(timeout=60_000)
    record = page.evaluate(SHOW, f"tables/{table_id(page)}/told?first=1")
    assert [told["notation"] for told in record if told["seat"] == 0] == ["pass"]
    expect(page.locator("[data-standing]")).to_have_count(0)
