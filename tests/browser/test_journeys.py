"""What people do first: they are invited, they come for the first time, they come back. In both languages."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser.conftest import SCREENS_AND_LANGUAGES, Visitor, picture, troubles_of
from tests.browser.house import House

INVITES = {"en": "Rosa invites you to Kontor", "it": "Rosa ti invita a giocare a Kontor"}
Screen = dict[str, int]


def look_at(page: Page, name: str, screen: Screen) -> None:
    axe.check(page)
    play.fits(page)
    picture(page, f"{name}-{screen['width']}")


@SCREENS_AND_LANGUAGES
def test_a_stranger_with_the_link_plays_after_three_actions(
    house: House, visit: Visitor, screen: Screen, language: str
) -> None:
    host = visit(f"{house.address}/profile", screen, language)
    host.locator("#name").fill("Rosa")
    host.locator("[data-name-form] button.primary").click()
    expect(host.locator("header .me")).to_have_text("Rosa")
    troubles = troubles_of(host)
    host.goto(f"{house.address}/new/kontor")
    host.locator("form button[type=submit]").click()
    link = host.locator(".invitation .share input").input_value()
    look_at(host, "waiting-room", screen)
    friend = visit("about:blank", screen, language)
    troubles_of_friend = troubles_of(friend)
    friend.goto(link)  # one
    expect(friend.locator("[data-invitation] h2")).to_have_text(INVITES[language])
    look_at(friend, "invitation", screen)
    expect(friend.locator("button.primary")).to_have_count(1)
    expect(friend.locator("[data-sit]")).to_be_in_viewport(ratio=1)
    friend.locator("#guest-name").fill(f"Nino {language}")  # two
    friend.locator("[data-sit]").click()  # three
    for page in (friend, host):
        expect(page.locator("[data-place=hand]")).to_be_visible()
        expect(page.locator(".seats, [data-seats]").first).to_contain_text(f"Nino {language}")
    third = visit(link, screen, language)
    expect(third.locator("[data-too-late=playing]")).to_be_visible()
    look_at(third, "invited-too-late", screen)
    third.locator("[data-play-instead]").click()
    expect(third.locator("[data-place=hand]")).to_be_visible()
    assert troubles == troubles_of_friend == []


@SCREENS_AND_LANGUAGES
def test_a_waiting_room_has_chat_and_ready_marks(house: House, visit: Visitor, screen: Screen, language: str) -> None:
    host = visit(f"{house.address}/new/kontor", screen, language)
    host.locator("[data-starts-itself]").uncheck()
    host.locator("form button[type=submit]").click()
    host.locator(".talk input").fill("Hello there")
    host.locator(".talk input").press("Enter")
    friend = visit(host.url, screen, language)
    friend.locator("[data-sit]").click()
    expect(friend.locator(".talk [role=log]")).to_contain_text("Hello there")
    late = visit(host.url, screen, language)
    expect(late.locator("[data-instead]")).to_be_visible()  # nobody is told to sit down where no seat is free
    look_at(late, "invited-full", screen)
    friend.locator("[data-say-ready]").click()
    expect(host.locator("[data-ready='1']")).to_be_visible()
    look_at(host, "waiting-room-full", screen)
    friend.locator("[data-say-ready]").click()
    expect(host.locator("[data-ready]")).to_have_count(0)
    host.locator("[data-begin]").click()
    expect(friend.locator("[data-place=hand]")).to_be_visible()
    expect(late).to_have_url(re.compile("/table/"))
    expect(late.locator(".board-frame")).to_be_visible()


@SCREENS_AND_LANGUAGES
def test_a_first_visit_is_led_to_a_lesson_and_to_a_game_with_the_coach(
    house: House, visit: Visitor, screen: Screen, language: str
) -> None:
    page = visit(house.address, screen, language)
    expect(page.locator("[data-first-visit=learn]")).to_be_visible()
    look_at(page, "first-visit", screen)
    page.locator("[data-first-lesson]").click()
    expect(page.locator(".lesson")).to_be_visible()
    page.goto(house.address)
    page.locator("[data-first-game]").click()
    expect(page.locator("[data-place=hand]")).to_be_visible()
    expect(page.locator("[data-coach]")).to_be_visible()
