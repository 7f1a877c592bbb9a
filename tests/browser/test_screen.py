"""A table as a screen: its size, its keys, what is heard, what is seen while others play."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from tests.browser import axe, play, screen
from tests.browser.conftest import PHONE, Visitor
from tests.browser.house import House

BATAVIA = ["person", "bot:easy", "bot:easy"]

HEIGHTS = """() => [...document.querySelectorAll('[data-zone=own] [data-piece], .seat .fact')]
  .map((node) => Math.round(node.getBoundingClientRect().height)).join(' ')"""


def test_a_phone_that_is_turned_and_turned_back_shows_its_table_as_before(house: House, visit: Visitor) -> None:
    """For people who ask for less motion, too: changes of style that take their time falsify what is measured."""
    page = visit(house.address, PHONE)
    play.new_table(page, "batavia", ["person"] + ["bot:easy"] * 4)
    play.await_turn(page)
    screen.check(page)
    before = page.evaluate(HEIGHTS)
    page.set_viewport_size({"width": 740, "height": 360})
    page.wait_for_selector("[data-mode=phone-flat]")
    screen.check(page)
    page.locator(".tabs .others").click()
    screen.check(page)
    play.open_tab(page, "log")
    screen.check(page)  # the decision stays visible beside it
    page.set_viewport_size({"width": 768, "height": 950})
    page.wait_for_selector("[data-mode=tablet]")
    screen.check(page)  # and below it on a tablet
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_selector("[data-mode=phone]")
    page.wait_for_function(f"(before) => ({HEIGHTS})() === before", arg=before)


def test_the_lot_stays_visible_while_a_bid_is_chosen(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    lot = page.locator("[data-panel=auction] [data-target=lot]")
    lot.click()
    expect(lot).to_have_class(re.compile("chosen"))
    assert lot.evaluate("(node) => getComputedStyle(node).backgroundColor") == "rgba(0, 0, 0, 0)"


HEAR = """new MutationObserver(() => {
  const spoken = document.querySelector('[data-spoken]')?.textContent;
  if (spoken) (window.heard ??= []).push(spoken);
}).observe(document, { childList: true, subtree: true, characterData: true });"""


def test_screen_readers_hear_sentences_from_the_first_moment_and_in_the_new_language(
    house: House, visit: Visitor
) -> None:
    page = visit(house.address)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    page.add_init_script(HEAR)
    page.reload()
    play.await_turn(page)
    page.wait_for_function("() => window.heard?.length")
    assert [text for text in page.evaluate("window.heard") if "-event-" in text] == []
    before = page.locator("[data-spoken]").inner_text()
    play.speak(page, "it")
    expect(page.locator("[data-spoken]")).not_to_have_text(before)


def test_the_keys_of_a_table(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    page.reload()
    play.await_turn(page)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[data-zone=decision]') !== null")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    axe.check(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("#panel-log")).to_be_visible()
    expect(page.locator(".log h4").first).to_be_visible()
    page.keyboard.press("c")
    expect(page.locator("#panel-chat input")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-target].lit:focus")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.locator("[data-hint-follow]")).to_be_visible()


COUNT_TONES = """window.tones = 0;
const create = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  window.audio = this;
  return create.call(this);
};"""


def test_moves_can_be_heard_and_one_click_mutes_them(house: House, visit: Visitor) -> None:
    page = visit(house.address, sound=True)
    page.add_init_script(COUNT_TONES)
    play.new_table(page, "batavia", BATAVIA)
    page.reload()
    luck = random.Random(2)
    for _ in range(6):
        play.await_turn(page)
        play.click_a_move(page, luck)
    play.await_turn(page)
    assert page.evaluate("window.tones") > 0
    page.wait_for_function("() => window.audio.state === 'suspended'")  # it costs while it runs, even in silence
    page.locator("[data-mute]").click()
    page.reload()
    for _ in range(3):
        play.await_turn(page)
        play.click_a_move(page, luck)
    assert page.evaluate("window.tones") == 0


def test_on_a_phone_a_toast_tells_what_the_others_do(house: House, visit: Visitor) -> None:
    page = visit(house.address, PHONE, calm=True)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    page.locator('[data-move="pass"]:not([disabled])').click()
    play.settle(page)
    page.wait_for_selector("[data-toast] .mark")
