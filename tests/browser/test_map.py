"""A map turns to what can be chosen by itself, never against the hand that moves it, and takes the screen if asked."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import play, screen
from tests.browser.conftest import Visitor
from tests.browser.house import House

TARGET = 20  # pixels: what is drawn of an area is smaller than where it can be clicked
BOX = "() => document.querySelector('[data-zone=board] svg[role=group]').getAttribute('viewBox').split(' ').map(Number)"
# The lit areas that are not on the screen, and the smaller side of the smallest.
LIT = """() => {
  const frame = document.querySelector('[data-zone=board]').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-zone=board] .area.lit')]
    .map((lit) => lit.getBoundingClientRect());
  const isOutside = ({ left, right, top, bottom }) =>
    left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
  const least = Math.min(...boxes.map(({ width, height }) => Math.min(width, height)));
  return { count: boxes.length, outside: boxes.filter(isOutside).length, least };
}"""


def founds(shown: dict[str, Any]) -> bool:
    """A card names one to three provinces: the choices lie close together."""
    return bool(shown["stage"] == "new-era")


def founding(house: House, visit: Visitor) -> Page:
    page = visit(house.address)
    play.new_table(page, "indonesia", ["person", "bot:easy", "bot:easy"])
    play.await_turn(page)
    play.advance(page, house.address, founds, random.Random(3))
    play.await_turn(page)
    page.wait_for_function("() => document.querySelector('.area.lit')")
    return page


def test_the_archipelago_turns_to_what_can_be_chosen(house: House, visit: Visitor) -> None:
    page = founding(house, visit)
    found = page.evaluate(LIT)
    assert found["count"] > 0
    assert found["outside"] == 0
    assert found["least"] >= TARGET
    screen.check(page)


def test_it_stays_where_a_hand_has_moved_it_until_the_next_decision(house: House, visit: Visitor) -> None:
    page = founding(house, visit)
    turned = page.evaluate(BOX)
    chart = page.locator("[data-zone=board] svg[role=group]")
    chart.hover(position={"x": 40, "y": 40})
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"(before) => ({BOX})()[2] < before - 1", arg=turned[2])
    moved = page.evaluate(BOX)
    page.locator("[data-zone=tabs] [role=tab]").nth(1).click()
    page.wait_for_timeout(1200)
    assert page.evaluate(BOX) == moved
    luck = random.Random(1)
    for _ in range(12):  # the next decision with choices on the map
        play.press(page, luck)
        play.settle(page)
        play.await_turn(page)
        if page.evaluate(LIT)["count"]:
            break
    assert page.evaluate(BOX) != moved
    assert page.evaluate(LIT)["outside"] == 0


def test_the_board_takes_the_screen_and_gives_it_back(house: House, visit: Visitor) -> None:
    page = founding(house, visit)
    zone = page.locator("[data-zone=board]")
    before = zone.bounding_box()
    page.locator("[data-large]").click()
    expect(page.locator("[data-zone=seats]")).to_be_hidden()
    larger = zone.bounding_box()
    assert before is not None
    assert larger is not None
    assert larger["width"] * larger["height"] > 1.3 * before["width"] * before["height"]
    expect(page.locator("[data-zone=decision] .prompt")).to_be_visible()
    assert page.evaluate(LIT)["outside"] == 0
    page.keyboard.press("Escape")
    expect(page.locator("[data-zone=seats]")).to_be_visible()
    assert zone.bounding_box() == before


def test_a_hint_is_shown_on_the_piece_that_it_means(house: House, visit: Visitor) -> None:
    page = founding(house, visit)
    page.locator("[data-hint]").click()
    expect(page.locator("[data-hint-follow]")).to_be_visible()
    expect(page.locator("[data-ring^='area:']")).to_be_visible()
    ring = page.locator("[data-ring^='area:']")
    area = page.locator(f".area[data-target='{str(ring.get_attribute('data-ring')).split()[0]}']")
    box, around = area.bounding_box(), ring.bounding_box()
    assert box is not None
    assert around is not None
    assert abs(box["x"] + box["width"] / 2 - around["x"] - around["width"] / 2) < 8
    assert abs(box["y"] + box["height"] / 2 - around["y"] - around["height"] / 2) < 8
    expect(page.locator("[data-hint-follow]")).to_be_enabled()
    page.locator("[data-hint-follow]").click()
    expect(page.locator("[data-ring]")).to_have_count(0)
