"""How a person plays: by clicking what is lit, by the list of moves, or by keyboard alone."""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser import screen

ROOT = Path(__file__).parents[2]
BOARDS = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/Board.svelte"))
MAX_MOVES = 1500
ALL_WHOLE_GAMES = bool(os.environ.get("FONDACO_ALL_WHOLE_GAMES"))  # set by `make test-whole-games`
LIST_OPENS = 2000  # milliseconds
TOUCHED: WeakKeyDictionary[Page, bool] = WeakKeyDictionary()  # whether there is a touch screen

# What the decision offers: moves, and kinds of moves that open as a list.
BUTTONS = "[data-move]:not([disabled]), [data-kind]:not([disabled])"
IN_THE_LIST = ".moves.list [data-move]:not([disabled])"

READY = """() => {
  if (document.querySelector('[data-outcome]')) return 'over';
  if (document.querySelector('[data-curtain]')) return 'curtain';
  return document.querySelector('[data-move]:not([disabled]), [data-kind]:not([disabled])') ? 'move' : '';
}"""

# Where a lit piece can be clicked or tapped: the point must be on the screen, and nothing else may lie there.
POINT_OF_A_LIT_PIECE = """(share) => {
  const lit = [...document.querySelectorAll('.board-frame [data-target].lit')];
  const first = Math.floor(share * lit.length);
  for (const piece of [...lit.slice(first), ...lit.slice(0, first)]) {
    const box = piece.getBoundingClientRect();
    for (const [dx, dy] of [[0.5, 0.5], [0.3, 0.4], [0.7, 0.6], [0.5, 0.85], [0.2, 0.2], [0.8, 0.25]]) {
      const [x, y] = [box.left + dx * box.width, box.top + dy * box.height];
      if (document.elementFromPoint(x, y)?.closest('[data-piece]') === piece) return [x, y];
    }
  }
  return null;
}"""
# A button as a person finds it: scrolled to in its list, and nothing else lies on it.
POINT_OF_A_BUTTON = """([selector, share]) => {
  const buttons = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const chosen = buttons[Math.floor(share * buttons.length)];
  if (!chosen) return null;
  chosen.scrollIntoView({ block: 'nearest' });
  const box = chosen.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (!chosen.contains(document.elementFromPoint(x, y))) return null;
  return [x, y, chosen.dataset.kind === undefined ? 'move' : 'kind'];
}"""
LEFT_TO_SAY = """() => {
  const moves = document.querySelectorAll('button[data-move]');
  if (document.querySelector('[data-confirm]') || !document.querySelector('[data-move], [data-kind]')) return '';
  if (moves.length === 1 && document.querySelectorAll('.decision-box form.amount').length === 1) return 'amount';
  return document.querySelector('.board-frame [data-target].chosen') ? 'move' : '';
}"""


def await_turn(page: Page) -> str:
    """Wait until something is to be done: `move`, `curtain` or `over`."""
    return str(page.wait_for_function(READY, timeout=60_000).json_value())


COACH_OFF = """(game) => fetch(`/api/coach/${game}`,
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ off: true }) })"""


def turn_coach_off(page: Page, game: str) -> None:
    """On a phone its notes lie over the moves."""
    page.evaluate(COACH_OFF, game)


def new_table(page: Page, game: str, seats: list[str], *, coach: bool = False) -> None:
    """From the lobby over the form to a table; seats are `person`, `open` or `bot:<level>`. The coach is off."""
    page.locator(f'a[href="/new/{game}"]').click()
    page.locator("#count").select_option(str(len(seats)))
    for at, kind in enumerate(seats):
        page.locator(f"#seat-{at}").select_option(kind)
    if not coach:
        turn_coach_off(page, game)
    page.locator("form button[type=submit]").click()
    page.wait_for_url(re.compile(r"/table/"))


def click_a_move(page: Page, luck: random.Random) -> None:
    """One decision by mouse: a lit piece of the board where there is one, else a button of the list."""
    point = page.evaluate(POINT_OF_A_LIT_PIECE, luck.random()) if luck.random() < 0.6 else None
    if point:
        (page.touchscreen.tap if is_touched(page) else page.mouse.click)(*point)
        narrow(page, luck)
    else:
        press(page, luck)
    settle(page)


def is_touched(page: Page) -> bool:
    if page not in TOUCHED:
        TOUCHED[page] = bool(page.evaluate("navigator.maxTouchPoints > 0"))
    return TOUCHED[page]


def push(button: Locator) -> None:
    """A click, or a tap on a touch screen."""
    if is_touched(button.page):
        button.tap()
    else:
        button.click()


def narrow(page: Page, luck: random.Random) -> None:
    """After a first click: whatever is left to say, from the list."""
    page.wait_for_timeout(15)
    left = page.evaluate(LEFT_TO_SAY)
    if left == "amount":
        push(page.locator("form.amount button[data-move]"))
    elif left == "move":
        press(page, luck)


def press(page: Page, luck: random.Random) -> None:
    """A button of the decision; where it opens a list of moves, one of these.

    The decision may become another one meanwhile: then nothing is pressed, and who calls looks again.
    """
    if press_one(page, BUTTONS, luck) == "kind":
        with suppress(NotInTime):
            page.wait_for_selector(IN_THE_LIST, timeout=LIST_OPENS)
            press_one(page, IN_THE_LIST, luck)


def press_one(page: Page, selector: str, luck: random.Random) -> str:
    """Click or tap one of these where it lies; `kind` if that opens a list, `` if none can be reached now."""
    found = page.evaluate(POINT_OF_A_BUTTON, [selector, luck.random()])
    if not found:
        return ""
    x, y, kind = found
    (page.touchscreen.tap if is_touched(page) else page.mouse.click)(x, y)
    return str(kind)


def settle(page: Page) -> None:
    """Say yes to the question before a final move, and wait for the server's answer."""
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        push(confirm)
        page.wait_for_function("() => !document.querySelector('[data-confirm]')")


def stop_asking(page: Page) -> None:
    """Switch the question before final moves off on this device."""
    page.locator("details.menu > summary").click()
    page.locator("details.menu [data-setting=confirm]").uncheck()
    page.locator("details.menu > summary").click()


def speak(page: Page, language: str) -> None:
    """Choose the language in the menu of the table."""
    page.locator("details.menu > summary").click()
    page.locator(f"details.menu button[lang={language}]").click()
    page.locator("details.menu > summary").click()


def play_to_the_end(page: Page, luck: random.Random) -> None:
    for _ in range(MAX_MOVES):
        if await_turn(page) == "over":
            break
        click_a_move(page, luck)
    expect(page.locator("[data-outcome]")).to_be_visible()


def take_turns(people: dict[Page, random.Random], decisions: int) -> None:
    """People at one table, each in a browser, make so many decisions, or all there are; each is a whole screen."""
    last = time.monotonic()
    while decisions > 0:
        ready = {page: page.evaluate(READY) for page in people}
        if all(state == "over" for state in ready.values()):
            return
        for page, state in ready.items():
            if state == "move":
                screen.check(page)
                click_a_move(page, people[page])
                decisions -= 1
                last = time.monotonic()
        if time.monotonic() - last > 60:
            raise AssertionError("nobody has had a move for a minute")
        if "move" not in ready.values():
            page.wait_for_timeout(10)


def fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room, f"the page is {wide} px wide on a screen of {room}"


def advance(page: Page, address: str, until: Callable[[dict[str, Any]], bool] | None, luck: random.Random) -> int:
    """Play on without the page, for all seats of its person, until a decision is as wanted; whose it is.

    Where nothing is wanted, to the end. Meanwhile the page is elsewhere: else it would draw every move.
    """
    at = page.url
    path = f"{address}/api/tables/{at.split('/table/')[1].split('?')[0]}"
    page.goto("about:blank")
    for number in range(10 * MAX_MOVES):
        shown = page.request.get(f"{path}/snapshot").json()
        own = [seat["seat"] for seat in shown["table"]["seats"] if seat["mine"] and seat["seat"] in shown["deciding"]]
        if shown["outcome"] is not None:
            assert until is None, "the game ended before there was such a decision"
            page.goto(at)
            return -1
        if not own:
            page.wait_for_timeout(20)
            continue
        shown = page.request.get(f"{path}/snapshot?seat={own[0]}").json()
        if until is not None and until(shown):
            page.goto(at)
            return int(own[0])
        command = {"type": "play", "key": f"advance-{number}", "seq": shown["seq"], "seat": own[0]}
        page.request.post(f"{path}/commands", data={**command, "moves": [any_move(shown["legal"], luck)]})
    raise AssertionError("there was no such decision")


def any_move(legal: list[dict[str, Any]], luck: random.Random) -> str:
    """A legal move; building up is preferred to passing."""
    useful = [move for move in legal if move["kind"] not in ("pass", "done", "discard")]
    move = luck.choice(useful or legal)
    if move["type"] == "range":
        return str(move["notation"]).format(luck.randrange(move["low"], move["high"] + 1, move["step"]))
    return str(move["notation"])


def open_tab(page: Page, name: str) -> None:
    """Where the bar has no room for a tab, it stands behind the last one."""
    expect(page.locator(".tabs [role=tab]").first).to_be_visible()
    tab = page.locator(f"#tab-{name}")
    if tab.count() == 0:
        page.locator(".tabs .others").click()
    tab.click()
