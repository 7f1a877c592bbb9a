"""Indonesia's deliveries at the table: a route for a city, a plan that can be changed line by line."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser import screen as on_screen
from tests.browser.conftest import PHONE, SCREENS_AND_LANGUAGES, Visitor, picture
from tests.browser.house import House


def can_plan(shown: dict[str, Any]) -> bool:
    """Two goods at least are to be delivered, and no delivery is begun."""
    operation = shown["view"]["operation"]
    return shown["stage"] == "deliveries" and len(operation["cheapest"]) > 1


def begin(page: Page, house: House) -> None:
    play.new_table(page, "indonesia", ["person", "person"])
    seat = play.advance(page, house.address, can_plan, random.Random(2))
    page.goto(f"{page.url.split('?')[0]}?seat={seat}")
    curtain = page.locator("[data-curtain] button")
    curtain.or_(page.locator(".board-frame")).first.wait_for()
    if curtain.count():
        curtain.click()
    page.wait_for_selector(".board-frame")


@SCREENS_AND_LANGUAGES
def test_ind_10_7_a_route_is_proposed_for_a_city_and_the_plan_follows(
    house: House, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    page = visit(house.address, screen, language)
    begin(page, house)
    if screen is PHONE:  # in the board's place, which is one tap away
        expect(page.locator("[data-zone=board] [data-panel=operation]")).to_be_visible()
        play.open_tab(page, "board")
        expect(page.locator("[data-zone=board] [data-panel]")).to_have_count(0)
        play.open_tab(page, "operation")
    page.locator("[data-change]").first.click()
    ways = page.locator(".moves.list [data-move]")
    expect(ways.first).to_contain_text(re.compile("whole plan: net|tutto il piano: netto"))
    on_screen.check(page)
    ways.first.click()
    expect(page.locator("[data-release]")).to_have_count(1)
    expect(page.locator("[data-plan]")).to_be_visible()
    axe.check(page)
    picture(page, f"plan-{screen['width']}")
    page.locator("[data-release]").click()
    expect(page.locator("[data-plan]")).to_have_count(0)
    page.locator("[data-change]").first.click()
    ways.first.click()
    page.locator("[data-plan]").click()
    expect(page.locator("[data-change], [data-plan]")).to_have_count(0)


def test_ind_10_4_a_click_on_a_city_proposes_routes_and_a_second_one_takes_it_back(
    house: House, visit: Visitor
) -> None:
    page = visit(house.address)
    begin(page, house)
    city = page.locator("[data-change]").first.get_attribute("data-change")
    piece = page.locator(f"[data-zone=board] [data-target='area:{city}']")
    expect(piece).to_have_class(re.compile(r"\blit\b"))
    piece.dispatch_event("click")
    expect(page.locator(".moves.list [data-move]").first).to_be_visible()
    expect(piece).to_have_class(re.compile(r"\bchosen\b"))
    piece.dispatch_event("click")
    expect(page.locator("[data-move=cheapest]")).to_be_visible()


def test_a_button_and_its_place_on_the_map_point_at_each_other(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "indonesia", ["person", "bot:easy"])
    play.await_turn(page)
    place = page.locator("[data-zone=board] [data-target^='area:'].lit").first
    target = place.get_attribute("data-target") or ""
    name = (place.get_attribute("aria-label") or "").split(".")[0]
    kind = page.locator("[data-kind]").first
    if kind.count():
        kind.click()
    button = page.locator(f".moves [data-targets~='{target}']").first
    expect(button).to_contain_text(name)
    button.hover()
    expect(place).to_have_class(re.compile("pointed"))
    page.mouse.move(2, 2)
    expect(place).not_to_have_class(re.compile("pointed"))
