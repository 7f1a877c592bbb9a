"""The bar of a table and its menu."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser import play
from tests.browser.conftest import Visitor
from tests.browser.house import House

SETTING = "details.menu [data-setting=confirm]"


def loading_table(house: House, visit: Visitor) -> tuple[Page, list[Route]]:
    """A table that waits for an answer about its game, and that answer."""
    page = visit(house.address)
    play.new_table(page, "spice_islands", ["person", "bot:easy"])
    page.wait_for_selector(".board-frame")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games", hold)
    with page.expect_request("**/api/games"):
        page.reload()
    return page, held


def test_a_menu_that_is_opened_while_the_table_loads_stays_open(house: House, visit: Visitor) -> None:
    page, held = loading_table(house, visit)
    page.locator("details.menu > summary").click()
    expect(page.locator(SETTING)).to_be_visible()
    expect(page.locator(".board-frame")).to_have_count(0)
    assert held
    for route in held:
        route.continue_()
    page.wait_for_selector(".board-frame")
    expect(page.locator(SETTING)).to_be_visible()
    page.locator("details.menu > summary").click()
    expect(page.locator(SETTING)).to_be_hidden()
    page.locator("details.menu > summary").press("Enter")
    expect(page.locator(SETTING)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(SETTING)).to_be_hidden()
    page.locator("details.menu > summary").press("Enter")
    page.locator("[data-zone=board]").click(position={"x": 2, "y": 2})
    expect(page.locator(SETTING)).to_be_hidden()


def test_the_focus_stays_in_the_bar_when_the_table_has_loaded(house: House, visit: Visitor) -> None:
    page, held = loading_table(house, visit)
    page.locator("details.menu > summary").focus()
    for route in held:
        route.continue_()
    page.wait_for_selector(".board-frame")
    expect(page.locator("details.menu > summary")).to_be_focused()
