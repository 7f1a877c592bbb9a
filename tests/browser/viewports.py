"""One whole game of each title and language, looked at through every viewport and both themes at every decision.

python -m tests.browser.viewports [GAME ...] [LANGUAGE ...]   # `make test-viewports ARGS="kontor it"`

Every decision is checked in every viewport. Where things lie does not depend on the theme, so that each viewport is in
one theme at one decision and in the other at the next. For each kind of decision (another stage, other kinds of moves,
other panels) axe is asked in both themes.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import axe, play, screen
from tests.browser.conftest import launch
from tests.browser.house import House
from tests.browser.test_whole_games import most_seats

VIEWPORTS = [
    (1366, 657),
    (390, 664),
    (1536, 730),
    (360, 600),
    (1440, 789),
    (740, 360),
    (1920, 969),
    (1024, 700),
    (2560, 1300),
    (768, 950),
]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SETTINGS = "localStorage.setItem('settings', JSON.stringify({confirm: false, pace: 'off', notify: false}))"
LANGUAGES = ("en", "it")

# Two frames after the screen has its size, what lies where is final.
SETTLED_FAULTS = f"""() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => ({screen.LASTING_FAULTS})(true))"""

# What makes a decision another kind of decision: the prompt, what is offered, and what is on show.
KIND = """() => {
  const words = (selector, read) => [...new Set([...document.querySelectorAll(selector)].map(read))].sort().join(' ');
  const kind = (node) => node.dataset.kind ?? node.dataset.move.split(' ')[0];
  return [
    document.querySelector('[data-zone=decision] .prompt')?.textContent.trim(),
    words('[data-zone=decision] :is([data-move], [data-kind])', kind),
    words('[data-panel]', (node) => node.dataset.panel),
  ].join(' | ');
}"""


@dataclass
class Looks:
    """What was looked at so far in one game, and what was wrong with it."""

    page: Page
    title: str
    decision: int = 0
    taken: int = 0
    seconds: float = 0.0
    kinds: set[str] = field(default_factory=set)
    faults: dict[str, str] = field(default_factory=dict)

    def decide(self) -> None:
        """Look at the decision through all viewports; half of them are in the other theme, and change at the next."""
        began = time.monotonic()
        for at, theme in enumerate(THEMES):
            self.page.emulate_media(color_scheme=theme)
            for number in range((self.decision + at) % 2, len(VIEWPORTS), 2):
                self.look(number, theme)
        self.seconds += time.monotonic() - began
        self.resize(0)  # where all panels are visible
        kind = str(self.page.evaluate(KIND))
        if kind not in self.kinds:
            self.kinds.add(kind)
            self.ask_axe()
        self.resize(self.decision)  # and every viewport is played in
        self.decision += 1

    def look(self, number: int, theme: str) -> None:
        where = self.resize(number)
        self.taken += 1
        for fault in self.page.evaluate(SETTLED_FAULTS):
            self.note(f"{where} {theme}", fault)

    def resize(self, number: int) -> str:
        width, height = VIEWPORTS[number % len(VIEWPORTS)]
        self.page.set_viewport_size({"width": width, "height": height})
        return f"{width} x {height}"

    def ask_axe(self) -> None:
        """Contrast depends on the theme, and what is shown on the viewport: each kind is asked in one of them."""
        where = self.resize(len(self.kinds))
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            try:
                axe.check(self.page)
            except AssertionError as fault:
                self.note(f"{where} {theme}", str(fault))

    def note(self, where: str, fault: str) -> None:
        """Each fault once, as soon as it is found."""
        if fault not in self.faults:
            self.faults[fault] = f"{self.title}, decision {self.decision}, {where}: {fault}"
            sys.stdout.write(self.faults[fault] + "\n")
            sys.stdout.flush()


def whole_game(browser: Browser, house: House, game: str, language: str) -> int:
    """Play one game to its end; the number of faults."""
    locale = "it-IT" if language == "it" else "en-GB"
    context = browser.new_context(
        viewport={"width": 1366, "height": 657}, locale=locale, service_workers="block", reduced_motion="reduce"
    )
    context.set_default_timeout(120_000)
    context.add_init_script(SETTINGS)
    page = context.new_page()
    page.goto(house.address)
    play.new_table(page, game, ["person"] + ["bot:easy"] * (most_seats(house, game) - 1))
    luck = random.Random(f"{game} {language}")
    looks = Looks(page, f"{game} {language}")
    while play.await_turn(page) != "over":
        looks.decide()
        play.click_a_move(page, luck)
    looks.decide()  # the final sheet
    context.close()
    sys.stdout.write(
        f"{game} {language}: {looks.decision - 1} decisions of {len(looks.kinds) - 1} kinds, {looks.taken} looks "
        f"({1000 * looks.seconds / looks.taken:.0f} ms each), {len(looks.faults)} faults\n"
    )
    sys.stdout.flush()
    return len(looks.faults)


def wanted(words: list[str]) -> list[tuple[str, str]]:
    """Games and languages as they were named; where none is named, all of them."""
    unknown = [word for word in words if word not in (*play.BOARDS, *LANGUAGES)]
    if unknown:
        raise SystemExit(f"neither a game nor a language: {', '.join(unknown)}")
    games = [word for word in words if word in play.BOARDS] or play.BOARDS
    languages = [word for word in words if word in LANGUAGES] or LANGUAGES
    return [(game, language) for game in games for language in languages]


def main(words: list[str]) -> int:
    games = wanted(words)
    faults = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), seed=None)
        try:
            house.open()
            browser = launch(playwright)
            for game, language in games:
                faults += whole_game(browser, house, game, language)
            browser.close()
        finally:
            house.close()
    sys.stdout.write(f"{faults} faults\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
