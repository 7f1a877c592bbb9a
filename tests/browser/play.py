"""How a person plays: by clicking what is lit, by the list of moves, or by keyboard alone."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path

from playwright.sync_api import Error, Page, expect

ROOT = Path(__file__).parents[2]
BOARDS = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/Board.svelte"))
MOST_MOVES = 1500

READY = """() => {
  if (document.querySelector('[data-outcome]')) return 'over';
  if (document.querySelector('[data-curtain]')) return 'curtain';
  return document.querySelector('[data-move]:not([disabled])') ? 'move' : '';
}"""


def await_turn(page: Page) -> str:
    """Wait until something is to be done: `move`, `curtain` or `over`."""
    return str(page.wait_for_function(READY, timeout=60_000).json_value())


def new_table(page: Page, game: str, seats: list[str]) -> None:
    """From the lobby over the form to a table; seats are `person`, `open` or `bot:<level>`."""
    page.locator(f'a[href="/new/{game}"]').click()
    page.locator("#count").select_option(str(len(seats)))
    for at, kind in enumerate(seats):
        page.locator(f"#seat-{at}").select_option(kind)
    page.locator("form button[type=submit]").click()
    page.wait_for_url(re.compile(r"/table/"))


def click_a_move(page: Page, luck: random.Random) -> None:
    """One decision by mouse: a lit piece of the board where there is one, else a button of the list."""
    lit = page.locator(".stage [data-target].lit")
    count = lit.count()
    if count and luck.random() < 0.6:
        piece = lit.nth(luck.randrange(count))
        try:
            piece.scroll_into_view_if_needed()
            piece.dispatch_event("click")  # a map may lie half under the dock, where a person would scroll
        except Error as error:
            if "not attached" not in str(error):
                raise
            return  # another's move took the piece away under the mouse
        narrow(page, luck)
    else:
        press(page, luck)
    settle(page)


def narrow(page: Page, luck: random.Random) -> None:
    """After a first click: whatever is left to say, from the list."""
    page.wait_for_timeout(15)
    if page.locator("[data-confirm]").count() or not page.locator("[data-move]").count():
        return
    if page.locator(".panel form.amount").count() == 1 and page.locator("button[data-move]").count() == 1:
        page.locator("form.amount button[data-move]").click()
    elif page.locator(".stage [data-target].chosen").count():
        press(page, luck)


def press(page: Page, luck: random.Random) -> None:
    """A button of the list of moves."""
    closed = page.locator(".panel details:not([open]) > summary")
    for _ in range(closed.count()):
        closed.first.click()
    moves = page.locator("[data-move]:not([disabled])")
    count = moves.count()
    if count:
        moves.nth(luck.randrange(count)).click()


def settle(page: Page) -> None:
    """Say yes to the question before a final move, and wait for the server's answer."""
    confirm = page.locator("[data-confirm]")
    if confirm.count():
        confirm.click()
    page.wait_for_function("() => !document.querySelector('[data-confirm]')")


def stop_asking(page: Page) -> None:
    """Switch the question before final moves off on this device."""
    page.locator("details.menu > summary").click()
    page.locator("details.menu input[type=checkbox]").first.uncheck()
    page.locator("details.menu > summary").click()


def play_to_the_end(page: Page, luck: random.Random) -> None:
    for _ in range(MOST_MOVES):
        if await_turn(page) == "over":
            break
        click_a_move(page, luck)
    expect(page.locator("[data-outcome]")).to_be_visible()


def take_turns(people: dict[Page, random.Random], decisions: int) -> None:
    """People at one table, each in a browser, make so many decisions, or all there are."""
    last = time.monotonic()
    while decisions > 0 and not all(page.locator("[data-outcome]").count() for page in people):
        for page, luck in people.items():
            if page.evaluate(READY) == "move":
                click_a_move(page, luck)
                decisions -= 1
                last = time.monotonic()
            page.wait_for_timeout(10)
        if time.monotonic() - last > 60:
            raise AssertionError("nobody has had a move for a minute")


def fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room, f"the page is {wide} px wide on a screen of {room}"
