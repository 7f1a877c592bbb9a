"""Whole games in a real browser, from the lobby to the final score: one by clicks for every game that has a board.

`make test-whole-games` plays one of every game by keyboard alone, too.
"""

from __future__ import annotations

import json
import random
import re
import urllib.request

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, play, screen
from tests.browser.conftest import DESKTOP, PHONE, Visitor, picture
from tests.browser.house import House

pytestmark = pytest.mark.thorough  # `test_endings` plays the last moves of each
BY_KEYBOARD = play.BOARDS if play.ALL_WHOLE_GAMES else ["batavia", "kontor"]
REMATCH = "[data-again]"
TABS = """([selector, number]) => {  // how often to press Tab from here, as far as the page can tell
  const all = document.querySelectorAll('a[href], button, input, select, summary, [tabindex]');
  const stops = [...all].filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility());
  const from = document.activeElement;  // the page itself where nothing has the focus
  const here = stops.findLastIndex((each) => each === from || each.compareDocumentPosition(from) & 4);
  const there = stops.indexOf(document.querySelectorAll(selector)[number]);
  return (there - here + stops.length) % stops.length;
}"""
REACHED = "([selector, number]) => document.activeElement === document.querySelectorAll(selector)[number]"


def most_seats(house: House, game: str) -> int:
    """The fullest table: the least room on a phone, and the fewest moves that are the tester's own."""
    with urllib.request.urlopen(f"{house.address}/api/games") as answer:
        infos = json.load(answer)
    return max(int(count) for info in infos if info["name"] == game for count in info["seats"])


@pytest.mark.parametrize("game", play.BOARDS)
def test_a_desktop_and_a_phone_play_with_clicks_from_lobby_to_final_score(
    house: House, visit: Visitor, game: str
) -> None:
    """Two people in two browsers, in two languages, with bots around them where the game wants more."""
    host = visit(house.address, DESKTOP, "en")
    count = most_seats(house, game)
    play.new_table(host, game, ["person", "open"] + ["bot:easy"] * (count - 2))
    guest = visit(host.url, PHONE, "it")
    guest.locator("[data-sit]").click()  # it begins by itself
    people = {host: random.Random(f"{game} desktop"), guest: random.Random(f"{game} phone")}
    for page, language in ((host, "en"), (guest, "it")):
        page.wait_for_selector(".board-frame")
        expect(page.locator("html")).to_have_attribute("lang", language)
    play.take_turns(people, 8)  # with the question before final moves
    look(host, f"{game}-desktop-en")
    look(guest, f"{game}-phone-it")
    for page in people:
        if not page.locator("[data-outcome]").count():
            play.stop_asking(page)
    play.take_turns(people, play.MAX_MOVES)
    for page in people:
        expect(page.locator("[data-outcome]")).to_be_visible()
        expect(page.locator("[data-sheet=final] .score")).to_have_count(count)
    look(host, f"{game}-desktop-en-end")
    look(guest, f"{game}-phone-it-end")
    texts = [page.locator("[data-sheet=final] .score").all_inner_texts() for page in people]
    scores = [[re.sub(r"[., \s]", "", text) for text in shown] for shown in texts]  # each language groups in its way
    assert scores[0] == scores[1]
    assert len(scores[0]) == count


def look(page: Page, name: str) -> None:
    screen.check(page)
    axe.check(page)
    picture(page, name)


@pytest.mark.parametrize("game", BY_KEYBOARD)
def test_a_whole_game_and_the_way_to_the_next_by_keyboard_alone(house: House, visit: Visitor, game: str) -> None:
    page = visit(house.address)
    page.wait_for_selector(f"[data-play={game}]")
    tab_to(page, f'a[href="/new/{game}"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("#seat-1")
    tab_to(page, "#count")
    page.keyboard.press("End")
    for at in range(1, page.locator("select[id^=seat-]").count()):
        tab_to(page, f"#seat-{at}")
        page.keyboard.press("End")
        page.keyboard.press("Home")
        for _ in range(2):  # me, open, the first bot
            page.keyboard.press("ArrowDown")
    tab_to(page, "form button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/table/"))
    luck = random.Random(game)
    for _ in range(play.MAX_MOVES):
        if play.await_turn(page) == "over":
            break
        page.wait_for_timeout(10)
        count = page.locator(play.BUTTONS).count()
        if not count:
            continue
        number = luck.randrange(count)
        if luck.random() < 0.5:  # every button has a digit
            page.keyboard.press(str(number + 1))
        else:
            tab_to(page, play.BUTTONS, number)
            page.keyboard.press("Enter")
        page.wait_for_timeout(10)
        if page.locator(play.IN_THE_LIST).count():
            tab_to(page, play.IN_THE_LIST, luck.randrange(page.locator(play.IN_THE_LIST).count()))
            page.keyboard.press("Enter")
        page.wait_for_timeout(10)
        if page.locator("[data-confirm]").count():
            expect(page.locator("[data-confirm]")).to_be_focused()  # one key does it, another takes it back
            page.keyboard.press("Enter")
            page.wait_for_function("() => !document.querySelector('[data-confirm]')")
        screen.check(page)
    expect(page.locator("[data-outcome]")).to_be_visible()
    first = page.url
    expect(page.locator(REMATCH)).to_have_text("Play again")
    tab_to(page, REMATCH)
    page.keyboard.press("Enter")
    page.wait_for_function("(first) => location.href !== first", arg=first)
    page.wait_for_selector(".board-frame, .waiting")


def tab_to(page: Page, selector: str, number: int = 0) -> None:
    """Press Tab until this one of these has the focus: all at once where the page is right, then one by one."""
    wanted = [selector, number]
    for _ in range(page.evaluate(TABS, wanted)):
        page.keyboard.press("Tab")
    for _ in range(400):
        if page.evaluate(REACHED, wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")
