"""Whole games of each title as people live in them: at normal pace, one page for the whole game, no resize, no reload.

python -m tests.browser.viewports [GAME ...] [LANGUAGE ...] [VIEWPORT ...]  # `make test-viewports ARGS="kontor it"`
    --decisions N   not the whole game, but so many decisions
    --phases N      not the whole game, but a few decisions at so many moments of each phase, each loaded
    --after PLY     the game begins there: what comes before is played without the page
    --stage NAME    the same, to the first own decision in that phase; with --phases only that phase
    --pictures DIR  keep what each decision looks like
    --stills        the second mode: every decision in every viewport by turns, without motion (`stills.py`)
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import late, live, play, stills
from tests.browser.conftest import launch
from tests.browser.house import House
from tests.browser.test_whole_games import most_seats

LANGUAGES = ("en", "it")
THEMES = ("light", "dark")
PACE = "0.2"  # seconds between two moves of bots; the page shows each for longer
REPORT_EVERY = 20  # decisions
EACH = 2  # decisions from a moment of a phase on


@dataclass(frozen=True)
class Viewport:
    width: int
    height: int
    has_touch: bool = False


VIEWPORTS = {
    "laptop": Viewport(1366, 657),
    "desktop": Viewport(1920, 969),
    "tablet": Viewport(768, 950, has_touch=True),
    "tablet-wide": Viewport(1024, 700, has_touch=True),
    "phone": Viewport(390, 664, has_touch=True),
}


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def lived(browser: Browser, house: House, game: str, language: str, where: str, wish: argparse.Namespace) -> live.Lived:
    """One game in one viewport, to its end or as many decisions as wanted."""
    size = VIEWPORTS[where]
    name = f"{game} {language} {where}"
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        locale="it-IT" if language == "it" else "en-GB",
        color_scheme=THEMES[sum(map(ord, name)) % 2],  # type: ignore[arg-type]
        has_touch=size.has_touch,
        service_workers="block",
    )
    context.set_default_timeout(120_000)
    context.add_init_script(live.SETTINGS)
    page = context.new_page()
    looks, luck = live.Lived(page, name), random.Random(name)
    page.on("pageerror", lambda error: note(looks, [str(error)]))
    if wish.phases:
        through_the_phases(looks, house, game, wish, luck)
        state = "phases"
    else:
        begin(page, house, game, wish, luck)
        state = live_on(looks, wish, wish.decisions, luck)
    context.close()
    say(f"{looks}, {'whole game' if state == 'over' else state}")
    return looks


def through_the_phases(
    looks: live.Lived, house: House, game: str, wish: argparse.Namespace, luck: random.Random
) -> None:
    """In each phase of the game, at different moments of it, a few decisions."""
    count = most_seats(house, game)
    looks.page.goto(house.address)
    for stage, befores in late.moments(game, count).items():
        if wish.stage not in (None, stage):
            continue
        for made in luck.sample(befores, min(wish.phases, len(befores))):
            late.open_after(house, looks.page, game, count, made)
            looks.page.wait_for_selector(".board-frame")
            looks.where = f"{stage}, {len(made)} moves in"
            live_on(looks, wish, looks.looks + EACH, luck)


def live_on(looks: live.Lived, wish: argparse.Namespace, most: int, luck: random.Random) -> str:
    """To the end, or until so many decisions were looked at."""
    page, state = looks.page, "stopped"
    while state != "over" and looks.looks < most:
        state = play.await_turn(page)
        note(looks, looks.look())
        keep(looks, wish)
        if state == "move":
            play.click_a_move(page, luck)
        if looks.looks % REPORT_EVERY == 0:
            say(str(looks))
    return state


def begin(page: Page, house: House, game: str, wish: argparse.Namespace, luck: random.Random) -> None:
    """Not every match has a decision in every phase: then another one may."""
    for last in (False, False, False, True):
        page.goto(house.address)
        play.new_table(page, game, ["person"] + ["bot:easy"] * (most_seats(house, game) - 1), coach=True)
        if not (wish.after or wish.stage):
            return
        try:
            play.advance(page, house.address, lambda shown: is_wanted(shown, wish), luck)
            return
        except AssertionError:
            if last:
                raise


def is_wanted(shown: dict[str, Any], wish: argparse.Namespace) -> bool:
    return bool(shown["ply"] >= wish.after and wish.stage in (None, shown["stage"]))


def add_least(least: dict[str, float], more: dict[str, float]) -> None:
    for zone, size in more.items():
        least[zone] = min(size, least.get(zone, size))


def keep(looks: live.Lived, wish: argparse.Namespace) -> None:
    if wish.pictures:
        wish.pictures.mkdir(parents=True, exist_ok=True)
        looks.page.screenshot(path=wish.pictures / f"{looks.title.replace(' ', '-')}-{looks.looks:03}.png")


def note(looks: live.Lived, faults: list[str]) -> None:
    """Each fault once, as soon as it is found."""
    for fault in faults:
        say(f"{looks.title}, decision {looks.looks} {looks.where}: {fault}")


def wanted(arguments: list[str]) -> argparse.Namespace:
    words = [*play.BOARDS, *LANGUAGES, *VIEWPORTS]
    parser = argparse.ArgumentParser(prog="viewports")
    parser.add_argument("words", nargs="*", choices=[*words, []], metavar="GAME|LANGUAGE|VIEWPORT")
    parser.add_argument("--decisions", type=int, default=10**6)
    parser.add_argument("--phases", type=int, default=0, metavar="N")
    parser.add_argument("--after", type=int, default=0, metavar="PLY")
    parser.add_argument("--stage")
    parser.add_argument("--pictures", type=Path)
    wish = parser.parse_args(arguments)
    wish.games = [word for word in wish.words if word in play.BOARDS] or play.BOARDS
    wish.languages = [word for word in wish.words if word in LANGUAGES] or LANGUAGES
    wish.viewports = [word for word in wish.words if word in VIEWPORTS] or VIEWPORTS
    return wish


def main(arguments: list[str]) -> int:
    if "--stills" in arguments:
        return stills.main([each for each in arguments if each != "--stills"])
    wish = wanted(arguments)
    faults = looks = 0
    least = dict[str, dict[str, float]]()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), pace=PACE, seed=None)
        try:
            house.open()
            browser = launch(playwright)
            for game in wish.games:
                for language in wish.languages:
                    for where in wish.viewports:
                        one = lived(browser, house, game, language, where, wish)
                        faults, looks = faults + len(one.faults), looks + one.looks
                        add_least(least.setdefault(where, {}), one.least)
            browser.close()
        finally:
            house.close()
    for where, zones in least.items():
        say(f"{where}: smallest writing in px: {live.listed(zones)}")
    say(f"{looks} decisions looked at, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
