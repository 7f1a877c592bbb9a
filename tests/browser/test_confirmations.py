"""Fewer confirmations: against bots a move is played at once with an undo beside it; only sealed choices ask."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import play
from tests.browser.conftest import Visitor
from tests.browser.house import House
from tests.browser.test_lobby import SHOW, table_id


def snapshot(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(SHOW, f"tables/{table_id(page)}/snapshot")
    return found


def test_against_bots_a_final_move_is_played_at_once_and_undone_after_a_reload(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "batavia", ["person", "bot:easy", "bot:easy"])
    assert play.await_turn(page) == "move"
    before = snapshot(page)
    page.locator("[data-move=pass]").click()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    assert play.await_turn(page) == "move"
    assert snapshot(page)["ply"] > before["ply"]
    page.reload()
    page.locator("[data-undo]").first.click()
    expect(page.locator("[data-move=pass]")).to_be_visible()
    page.wait_for_timeout(300)
    after = snapshot(page)
    assert (after["ply"], after["view"]) == (before["ply"], before["view"])


def test_a_sealed_choice_asks_and_offers_no_undo(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "kontor", ["person", "bot:easy"])
    assert play.await_turn(page) == "move"
    page.locator("[data-move^=choose]").first.click()
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-confirm]")).to_have_count(0)
    play.await_turn(page)
    shown = snapshot(page)
    assert shown["undo_offer"] is None
    expect(page.locator("[data-undo]")).to_have_count(0)
