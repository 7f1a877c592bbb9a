"""Kontor's board: every scenario from the lobby to the score, and choices that stay secret.

The base game is among the whole games.
"""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, play, screen
from tests.browser.conftest import DESKTOP, PHONE, Visitor, picture
from tests.browser.house import House

SCENARIOS = ("waterGames", "ticTacToe", "canalGrande", "gulliver", "poverty")


def new_table(page: Page, scenario: str, special_cards: str, other: str) -> None:
    page.locator('a[href="/new/kontor"]').click()
    page.locator("#seat-0").select_option("person")
    page.locator("#seat-1").select_option(other)
    page.locator("#option-scenario").select_option(scenario)
    page.locator("#option-special_cards").select_option(special_cards)
    play.turn_coach_off(page, "kontor")
    page.locator("form button[type=submit]").click()
    page.wait_for_url(re.compile(r"/table/"))


# `make test-whole-games` plays all of them.
@pytest.mark.thorough
@pytest.mark.parametrize("scenario", SCENARIOS if play.ALL_WHOLE_GAMES else SCENARIOS[:2])
def test_kon_15_every_scenario_is_played_from_lobby_to_score(house: House, visit: Visitor, scenario: str) -> None:
    number = SCENARIOS.index(scenario)
    page = visit(house.address, PHONE if number % 2 else DESKTOP, "it" if number % 2 else "en")
    new_table(page, scenario, "no" if scenario == "ticTacToe" else "yes", "bot:easy")
    page.wait_for_selector(".harbour")
    play.stop_asking(page)
    luck = random.Random(scenario)
    for _ in range(24):
        if play.await_turn(page) == "over":
            break
        play.click_a_move(page, luck)
    screen.check(page)
    axe.check(page)
    picture(page, f"kontor-{scenario}")
    play.play_to_the_end(page, luck)
    picture(page, f"kontor-{scenario}-end")


SMALLEST_SPACE = """() => Math.min(...[...document.querySelectorAll('.harbour [data-target^="space:"].lit > .ring')]
  .map((space) => space.getBoundingClientRect().width))"""


def test_kon_15_2_the_spaces_to_choose_from_are_large_enough_for_a_finger(house: House, visit: Visitor) -> None:
    page = visit(house.address, PHONE)
    new_table(page, "ticTacToe", "no", "bot:easy")
    page.wait_for_selector(".harbour")
    play.stop_asking(page)
    luck = random.Random(1)
    while not page.locator('.harbour [data-target^="space:"].lit').count():
        play.await_turn(page)
        play.press(page, luck)
        play.settle(page)
        page.wait_for_timeout(100)
    page.wait_for_function(f"() => ({SMALLEST_SPACE})() >= 28")
    zoom_out = page.locator(".harbour").get_by_label("Make the map smaller")
    expect(zoom_out).to_be_visible()
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    expect(zoom_out).to_have_count(0)


def test_kon_4_1_a_secret_choice_shows_only_that_it_was_made(house: House, visit: Visitor) -> None:
    host = visit(house.address)
    new_table(host, "base", "no", "open")
    guest = visit(host.url, PHONE)
    heard: list[str] = []
    guest.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    guest.reload()
    guest.locator("[data-sit]").click()  # it begins by itself
    for page in (host, guest):
        page.wait_for_selector("[data-place=hand]")
    play.stop_asking(host)
    play.open_tab(guest, "duel")  # on a phone this round's cards are one tap away
    expect(guest.locator('[data-place="choice:0"]')).to_have_attribute("aria-label", re.compile("is deciding"))
    chosen = host.locator('[data-target^="hand:"][aria-label*="Your secret choice"]')
    expect(chosen).to_have_count(0)
    card = host.locator('[data-target^="hand:"]').first
    name = (card.get_attribute("data-target") or "").removeprefix("hand:")
    heard.clear()
    card.click()
    expect(chosen).to_have_attribute("data-target", f"hand:{name}")
    expect(guest.locator('[data-place="choice:0"]')).to_have_attribute("aria-label", re.compile("has decided"))
    assert heard
    for text in (guest.locator("body").inner_html(), *heard):
        assert not re.search(rf"\b{name}\b", text)
