"""What a table shows before a move and at the end: effects, reasons, score sheets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser import screen as on_screen
from tests.browser.conftest import DESKTOP, PHONE, SCREENS, Visitor, picture
from tests.browser.house import House

GOLDEN = Path(__file__).parents[1] / "golden"
BATAVIA = ["person", "bot:easy", "bot:easy"]
LONG_PRESS = """(notation) => {
  const button = document.querySelector(`[data-effect="${notation}"]`);
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
}"""


def begin(page: Page, stage: str) -> None:
    """At a table of Batavia, up to the person's auction or action."""
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    play.stop_asking(page)
    while stage == "action" and not page.locator('[data-move="draw"]').count():
        page.locator('[data-move="pass"]:not([disabled])').click()
        page.wait_for_timeout(300)
        play.await_turn(page)


def test_a_move_shows_its_effect_when_it_is_pointed_at_or_focused(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    begin(page, "action")
    page.locator('[data-effect="draw"]').hover()
    expect(page.locator("[data-bubble] [data-effects]")).to_have_text("You draw 2 cards.")
    page.mouse.move(5, 5)
    expect(page.locator("[data-bubble]")).to_have_count(0)
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.getAttribute('data-effect')") == "draw":
            break
    expect(page.locator("[data-bubble] [data-effects]")).to_have_text("You draw 2 cards.")
    lit = page.locator(".own [data-target^='hand:'].lit, [data-zone=own] [data-target^='hand:'].lit")
    if lit.count():
        lit.first.hover()
        expect(page.locator("[data-bubble] [data-effects]")).to_contain_text("Pirate scale")
    play.speak(page, "it")
    draw = page.locator('[data-effect="draw"]')
    expect(draw).to_contain_text("Pesca due carte")  # until then the buttons are drawn anew
    draw.hover()
    expect(page.locator("[data-bubble] [data-effects]")).to_have_text("Peschi 2 carte.")


def test_an_amount_tells_what_it_costs_and_who_receives_it(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    begin(page, "auction")
    page.locator(".amount input[type=number]").fill("6")
    effects = page.locator(".amount [data-effects]")
    expect(effects).to_contain_text("you pay 6 bills")
    expect(effects.locator("li")).to_have_count(3)


def test_a_long_press_explains_a_button_without_pressing_it(house: House, visit: Visitor) -> None:
    page = visit(house.address, PHONE)
    begin(page, "action")
    page.evaluate(LONG_PRESS, "draw")
    expect(page.locator("[data-bubble] [data-effects]")).to_have_text("You draw 2 cards.")
    page.locator('[data-effect="draw"]').dispatch_event("click")
    page.wait_for_timeout(300)
    expect(page.locator('[data-effect="draw"]')).to_be_visible()
    page.locator('[data-effect="draw"]').dispatch_event("click")
    expect(page.locator('[data-effect="draw"]')).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The auction is on: bid or pass."),
        pytest.param("it", "L\u2019asta è in corso: offri o passa.", marks=pytest.mark.thorough),
    ],
)
def test_a_click_on_what_cannot_be_chosen_says_why_with_its_rule(
    house: House, visit: Visitor, language: str, said: str
) -> None:
    page = visit(house.address, DESKTOP, language)
    begin(page, "auction")
    page.locator("[data-zone=own] [data-target^='hand:']").first.click()
    reason = page.locator("[data-bubble] [data-reason]")
    expect(reason).to_contain_text(said)
    axe.check(page)
    reason.get_by_text("BAT-3.4").click()
    expect(page.get_by_role("dialog")).to_contain_text("BAT-3.4")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)


@SCREENS
def test_the_score_is_one_click_away_with_question_marks_for_what_is_hidden(
    house: House, visit: Visitor, screen: dict[str, int]
) -> None:
    page = visit(house.address, screen)
    begin(page, "auction")
    play.open_tab(page, "score")
    sheet = page.locator("[data-sheet=running]")
    expect(sheet.locator("tbody tr").first).to_contain_text("Tiles converted")
    expect(sheet).to_contain_text("If it ended now")
    expect(sheet.locator("tr", has_text="Bills of exchange")).to_contain_text("?")
    on_screen.check(page)


@SCREENS
def test_the_final_sheet_has_categories_the_tie_break_and_a_chart(
    house: House, visit: Visitor, screen: dict[str, int]
) -> None:
    page = visit(house.address, screen)
    text = (GOLDEN / "borneo/tie-broken-by-missions.record").read_text(encoding="utf-8")
    watched = page.request.post(f"{house.address}/api/records", data={"text": text}).json()
    page.goto(f"{house.address}/record/{watched['id']}/{watched['plies']}?tab=score")
    outcome = page.locator("[data-outcome]")
    expect(outcome.locator("[data-decided]")).to_have_text("Decided by number of missions.")
    expect(outcome.locator("[data-sheet=final] tbody tr")).to_have_count(6)
    expect(outcome.locator("[data-chart] polyline:not(.back)")).to_have_count(watched["seats"])
    scores = [int(score) for score in outcome.locator(".score").all_inner_texts()]
    assert scores == watched["outcome"]["scores"]
    axe.check(page)
    picture(page, f"final-sheet-{screen['width']}")
    page.goto(f"{house.address}/record/{watched['id']}/20?tab=score")
    expect(page.locator("[data-sheet=running]")).to_be_visible()
    expect(page).to_have_url(re.compile("/20"))
