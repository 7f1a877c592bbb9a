"""Dragging a die onto the board of Spice Islands is the same as choosing both pieces."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import play
from tests.browser.conftest import PHONE, Visitor
from tests.browser.house import House

MAX_MOVES = 60
LONG_PRESS = 450  # milliseconds; see BoardFrame.svelte


def ask(page: Page, what: str) -> Any:
    table = page.url.split("?")[0].replace("/table/", "/api/tables/")
    return page.request.get(f"{table}/{what}", params={"seat": 0}).json()


def die_and_goal(legal: list[dict[str, Any]]) -> tuple[str, str, str] | None:
    """A die and another target that mean one move together, and that move."""
    for move in legal:
        die = next((target for target in move["targets"] if target.startswith("die:")), None)
        for goal in move["targets"]:
            same = [other for other in legal if {die, goal} <= set(other["targets"])]
            if die and goal != die and len(same) == 1:
                return die, goal, move["notation"]
    return None


def await_die(page: Page) -> tuple[Locator, Locator, str]:
    """Play until a die can be dragged somewhere that is on the board."""
    luck = random.Random(4)
    for _ in range(MAX_MOVES):
        assert play.await_turn(page) == "move"
        found = die_and_goal(ask(page, "snapshot")["legal"])
        if found:
            die, goal = (page.locator(f".board-frame [data-target='{target}'].lit").first for target in found[:2])
            if die.count() and goal.count():
                return die, goal, found[2]
        play.press(page, luck)
        play.settle(page)
        page.wait_for_timeout(50)
    raise AssertionError("no die could be dragged")


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grab(page: Page, die: Locator) -> None:
    """Begin to drag a die. Dice tumble when a turn begins: `hover` waits until this one lies still."""
    die.hover()
    page.mouse.down()
    x, y = middle(die)
    page.mouse.move(x + 12, y + 4)


def test_a_die_that_is_dropped_on_the_board_makes_the_move(house: House, visit: Visitor) -> None:
    page = visit(house.address, {"width": 1900, "height": 1400})
    play.new_table(page, "spice_islands", ["person", "bot:easy"])
    play.stop_asking(page)
    die, goal, notation = await_die(page)
    goal.scroll_into_view_if_needed()
    grab(page, die)
    expect(page.locator("body > .die[aria-hidden=true]")).to_have_count(1)
    expect(die).to_have_class(re.compile(r"\bchosen\b"))
    page.mouse.move(*middle(goal), steps=4)
    page.mouse.up()
    expect(page.locator("body > .die")).to_have_count(0)
    page.wait_for_timeout(300)
    assert notation in [told["notation"] for told in ask(page, "told") if told["seat"] == 0]


def test_a_die_that_is_dropped_nowhere_stays_chosen_and_can_be_cancelled(house: House, visit: Visitor) -> None:
    page = visit(house.address, {"width": 1900, "height": 1400})
    play.new_table(page, "spice_islands", ["person", "bot:easy"])
    die, _, _ = await_die(page)
    grab(page, die)
    page.mouse.move(3, 3, steps=3)
    page.mouse.up()
    expect(die).to_have_class(re.compile(r"\bchosen\b"))
    page.keyboard.press("Escape")
    expect(page.locator(".board-frame .chosen")).to_have_count(0)


def test_a_drag_by_touch_is_no_long_press(house: House, visit: Visitor) -> None:
    page = visit(house.address, PHONE)
    play.new_table(page, "spice_islands", ["person", "bot:easy"])
    die, _, _ = await_die(page)
    die.scroll_into_view_if_needed()
    x, y = middle(die)
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": across, "y": down} for across, down in points]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    send("touchStart", (x, y))
    page.wait_for_timeout(2 * LONG_PRESS)
    expect(page.locator(".bubble")).to_be_visible()  # held still: the die is explained
    send("touchEnd")
    page.keyboard.press("Escape")
    send("touchStart", (x, y))
    send("touchMove", (x + 14, y))
    expect(page.locator("body > .die[aria-hidden=true]")).to_have_count(1)
    page.wait_for_timeout(2 * LONG_PRESS)
    expect(page.locator(".bubble")).to_have_count(0)
    send("touchEnd")
    expect(page.locator("body > .die")).to_have_count(0)
