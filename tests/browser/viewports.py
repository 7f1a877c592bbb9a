"""One whole game of each title and language, looked at through every viewport in both themes at every decision.

python -m tests.browser.viewports [GAME ...]        # about a quarter of an hour; `make test-viewports`
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import axe, play, screen
from tests.browser.conftest import launch
from tests.browser.house import House
from tests.browser.test_whole_games import most_seats

VIEWPORTS = [
    (1366, 657),
    (1536, 730),
    (1440, 789),
    (1920, 969),
    (2560, 1300),
    (1024, 700),
    (768, 950),
    (390, 664),
    (360, 600),
    (740, 360),
]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SETTINGS = "localStorage.setItem('settings', JSON.stringify({confirm: false, pace: 'off', notify: false}))"
EVERY = 20  # decisions between two questions to axe, in each viewport and theme


def look(page: Page, *, with_axe: bool) -> list[str]:
    """What is wrong now, in any viewport or theme."""
    found = []
    for width, height in VIEWPORTS:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            try:
                screen.check(page)
                if with_axe:
                    axe.check(page)
            except AssertionError as fault:
                found.append(f"{width} x {height} {theme}: {fault}")
    page.set_viewport_size({"width": VIEWPORTS[0][0], "height": VIEWPORTS[0][1]})
    return found


def whole_game(browser: Browser, house: House, game: str, language: str) -> list[str]:
    """The faults of one game, each once, with the number of the decision."""
    locale = "it-IT" if language == "it" else "en-GB"
    context = browser.new_context(
        viewport={"width": 1366, "height": 657}, locale=locale, service_workers="block", reduced_motion="reduce"
    )
    context.set_default_timeout(60_000)
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto(house.address)
    play.new_table(page, game, ["person"] + ["bot:easy"] * (most_seats(house, game) - 1))
    luck = random.Random(f"{game} {language}")
    faults: dict[str, int] = {}
    decision = 0
    while play.await_turn(page) != "over":
        for fault in look(page, with_axe=decision % EVERY == 0):
            faults.setdefault(fault, decision)
        play.click_a_move(page, luck)
        decision += 1
    for fault in look(page, with_axe=True):
        faults.setdefault(fault, decision)
    context.close()
    sys.stdout.write(f"{game} {language}: {decision} decisions, {len(faults)} faults\n")
    sys.stdout.flush()
    return [f"{game} {language}, decision {at}: {fault}" for fault, at in faults.items()]


def main(games: list[str]) -> int:
    faults = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        browser = launch(playwright)
        try:
            for game in games or play.BOARDS:
                for language in ("en", "it"):
                    faults += whole_game(browser, house, game, language)
        finally:
            browser.close()
            house.close()
    sys.stdout.write("\n".join([*faults, f"{len(faults)} faults\n"]))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
