"""One whole game of each title and language, looked at through every viewport and both themes at every decision.

python -m tests.browser.viewports --stills [GAME ...] [LANGUAGE ...]   # `make test-viewports ARGS="--stills kontor it"`

Every decision is checked in every viewport. Where things lie does not depend on the theme, so that one decision is in
one theme and the next in the other. Wherever a stage, a kind of move or a panel is on show for the first time, axe is
asked in both themes.
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

# Neighbours are laid out alike: to change from one layout to another takes the page longest.
VIEWPORTS = [
    (1366, 657),
    (1536, 730),
    (1440, 789),
    (1920, 969),
    (2560, 1300),
    (1024, 700),
    (768, 950),
    (740, 360),
    (360, 600),
    (390, 664),
]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SETTINGS = "localStorage.setItem('settings', JSON.stringify({confirm: false, pace: 'off', notify: false}))"
LANGUAGES = ("en", "it")

# Two frames after the screen has its size, what lies where is final.
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
SETTLED_FAULTS = f"() => ({SETTLED})().then(() => ({screen.LASTING_FAULTS})(true))"

# What a decision has on show: its prompt, the kinds of moves, the panels.
PARTS = """() => {
  const read = (selector, word) => [...document.querySelectorAll(selector)].map(word);
  const kind = (node) => node.dataset.kind ?? node.dataset.move.split(' ')[0];
  return [
    ...read('[data-zone=decision] .prompt', (node) => node.textContent.trim()),
    ...read('[data-zone=decision] :is([data-move], [data-kind])', kind),
    ...read('[data-panel]', (node) => `panel ${node.dataset.panel}`),
  ];
}"""
# Half of the time of a look would be for painting what nobody sees; where things lie does not depend on it.
PAINT = "(isPainted) => { document.body.style.clipPath = isPainted ? '' : 'inset(100%)'; }"
REPORT_EVERY = 20  # decisions


@dataclass
class Looks:
    """What was looked at so far in one game, and what was wrong with it."""

    page: Page
    title: str
    decision: int = 0
    taken: int = 0
    seconds: float = 0.0
    asked: int = 0
    parts: set[str] = field(default_factory=set)
    faults: dict[str, str] = field(default_factory=dict)

    def decide(self) -> None:
        """Look at the decision through all viewports."""
        began = time.monotonic()
        theme = THEMES[self.decision % 2]
        self.page.emulate_media(color_scheme=theme)
        self.page.evaluate(PAINT, False)
        for number in range(len(VIEWPORTS)):
            self.look(number, theme)
        self.resize(0)  # where all panels are visible
        parts = set(self.page.evaluate(PARTS))
        self.page.evaluate(PAINT, True)
        self.seconds += time.monotonic() - began
        if not parts <= self.parts:
            self.parts |= parts
            self.ask_axe()
        self.resize(self.decision)  # and every viewport is played in
        self.page.evaluate(SETTLED)
        self.decision += 1
        if self.decision % REPORT_EVERY == 0:
            say(str(self))

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
        """Contrast depends on the theme, and what is shown on the viewport: they take turns."""
        where = self.resize(self.asked)
        self.asked += 1
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
            say(self.faults[fault])

    def __str__(self) -> str:
        each = 1000 * self.seconds / self.taken
        return (
            f"{self.title}: {self.decision} decisions, {self.taken} looks ({each:.0f} ms each), "
            f"axe asked {self.asked} times, {len(self.faults)} faults"
        )


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
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
    say(f"{looks}, whole game")
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
    say(f"{faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
