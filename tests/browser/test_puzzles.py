"""Puzzles solved by clicks: a wrong move is answered, the right ones solve it, and it stays solved."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from fondaco.lessons import Act, Run, course
from fondaco.locale import LANGUAGES
from fondaco.puzzles import Attempt, puzzles, read_puzzles
from tests.browser import axe, play
from tests.browser.conftest import PHONE, Visitor, only, picture
from tests.browser.house import House
from tests.browser.test_lessons import LAPTOP, PATIENCE, make

WAYS = [
    pytest.param(name, (LAPTOP, PHONE)[number % 2], LANGUAGES[number // 2 % 2], id=name, marks=only("borneo", name))
    for number, name in enumerate(name for name, game in GAMES.items() if read_puzzles(game))
]


@pytest.mark.parametrize(("name", "screen", "language"), WAYS)
def test_a_puzzle_is_solved_by_clicks(
    house: House, visit: Visitor, name: str, screen: dict[str, int], language: str
) -> None:
    game = GAMES[name]
    puzzle = puzzles(game)[0]
    page = visit(f"{house.address}/puzzles/{name}", screen, language)
    page.locator("[data-puzzle-link='1']").click()
    attempt = Attempt(game, puzzle)
    offers = [game.moves.write(move) for move in attempt.match.offers(puzzle.seat)]
    wrong = next(move for move in offers if move != puzzle.solution[0])
    expect(page.locator("[data-puzzle=open]")).to_be_visible(timeout=PATIENCE)
    make(page, attempt.match, puzzle.seat, wrong)
    expect(page.locator("[data-answer] [data-share]")).to_be_visible(timeout=PATIENCE)
    axe.check(page)
    play.fits(page)
    picture(page, f"puzzle-{name}-{screen['width']}-{language}")
    for move in puzzle.solution:
        make(page, attempt.match, puzzle.seat, move)
        attempt.play(move)
        if not attempt.done:
            expect(page.locator(".puzzle")).to_contain_text(
                {"en": "Found:", "it": "Trovate:"}[language], timeout=PATIENCE
            )
    expect(page.locator("[data-puzzle=solved]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".puzzle")).not_to_contain_text("advice-")
    page.goto(f"{house.address}/puzzles")
    expect(page.locator("[data-daily]")).to_be_visible()
    expect(page.locator(f"[aria-labelledby=puzzles-{name}] .solved")).to_have_count(1)
    picture(page, f"puzzles-{screen['width']}-{language}")


def test_an_unlit_piece_of_a_puzzle_tells_why(house: House, visit: Visitor) -> None:
    page = visit(f"{house.address}/puzzles/batavia/9eea2dc097")
    click_unlit_seal(page)


def test_an_unlit_piece_of_a_lesson_tells_why(house: House, visit: Visitor) -> None:
    lesson = next(each for each in course(GAMES["batavia"]) if each.name == "seals")
    page, run = visit(f"{house.address}/learn/batavia/seals"), Run(lesson)
    while not isinstance(run.step, Act):
        expect(page.locator(f'[data-step][data-at="{run.at}"]')).to_be_visible(timeout=PATIENCE)
        page.locator("[data-lesson-next]").click()
        run.go_on()
    expect(page.locator(f'[data-step][data-at="{run.at}"]')).to_be_visible(timeout=PATIENCE)
    click_unlit_seal(page)


def click_unlit_seal(page: Page) -> None:
    page.locator("[data-target^='seal:']:not(.lit)").first.click()
    expect(page.locator("[data-bubble] [data-reason]")).to_contain_text("BAT-", timeout=PATIENCE)
