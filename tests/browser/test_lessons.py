"""Lessons taken by clicks. `make test-lessons` takes all of them, on a laptop and on a phone, in both languages."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from fondaco.kernel import Match
from fondaco.lessons import Act, Lesson, Run, course, text_id
from fondaco.locale import LANGUAGES, catalogue
from tests.browser.conftest import PHONE, Visitor, only, picture
from tests.browser.house import House

LAPTOP = {"width": 1366, "height": 657}
SCREENS = {"laptop": LAPTOP, "phone": PHONE}
PATIENCE = 30_000  # milliseconds: a loaded machine takes its time
CUT_TABS = """() => [...document.querySelectorAll('[data-zone=tabs] .list .title')]
  .filter((title) => title.scrollWidth > title.clientWidth + 1).map((title) => title.textContent)"""
ALL = bool(os.environ.get("FONDACO_ALL_LESSONS"))
WAYS = [
    pytest.param(
        name,
        lesson.name,
        screen,
        language,
        id=f"{name}-{lesson.name}-{screen}-{language}",
        marks=only("batavia", name),
    )
    for number, name in enumerate(GAMES)
    for lesson in course(GAMES[name])
    for at, screen in enumerate(SCREENS)
    for place, language in enumerate(LANGUAGES)
    # Without the target of its own: the first lesson of each game, on one screen in one language.
    if ALL or (lesson.number == 1 and at == number % 2 and place == number // 2 % 2)
]


@pytest.mark.parametrize(("game", "name", "screen", "language"), WAYS)
def test_a_lesson_is_taken_by_clicks(
    house: House, visit: Visitor, game: str, name: str, screen: str, language: str
) -> None:
    lesson = next(each for each in course(GAMES[game]) if each.name == name)
    page = visit(f"{house.address}/learn/{game}", SCREENS[screen], language)
    page.locator(f'[data-lesson="{name}"]').click()
    run = Run(lesson)
    tried = False
    while not run.done:
        expect(page.locator(f'[data-step][data-at="{run.at}"]')).to_be_visible(timeout=PATIENCE)
        check_step(page, run, lesson, language)
        step = run.step
        if isinstance(step, Act):
            if not tried:
                tried = try_wrong_move(page, run)
            if run.at in (3, 4):
                picture(page, f"lesson-{game}-{name}-{screen}-{language}")
            make(page, run.match, run.seat, step.moves[0])
            assert run.play(step.moves[0]).accepted
        else:
            page.locator("[data-lesson-next]").click()
            run.go_on()
    expect(page.locator("[data-lesson-following]")).to_be_visible()
    page.goto(f"{house.address}/learn/{game}")
    expect(page.locator("li.done", has=page.locator(f'[data-lesson="{name}"]'))).to_be_visible()


def check_step(page: Page, run: Run, lesson: Lesson, language: str) -> None:
    """The text is the one of the step and stays inside the screen; what it points at can be seen."""
    said = catalogue(language).text(text_id(lesson, run.step.text), {})[0]
    first = said.replace("**", "").split("(")[0].strip()[:40]
    text = page.locator(f'[data-text="{text_id(lesson, run.step.text)}"]')
    expect(text).to_contain_text(first)
    box, screen = text.bounding_box(), page.viewport_size
    assert box is not None
    assert screen is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["width"] + 0.5
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), "the page scrolls sideways"
    assert page.evaluate(CUT_TABS) == []
    if run.step.point:
        rings = page.locator("[data-ring]")
        expect(rings.first, f"{lesson.file}:{run.step.line}: nothing of {run.step.point} is visible").to_be_visible(
            timeout=PATIENCE
        )


def try_wrong_move(page: Page, run: Run) -> bool:
    """A legal move that is not asked for is answered, and the lesson stays where it is."""
    step = run.step
    assert isinstance(step, Act)
    legal = [run.lesson.game.moves.write(move) for move in run.match.offers(run.seat)]
    wrong = [notation for notation in legal if notation not in step.moves]
    if not wrong:
        return False
    make(page, run.match, run.seat, wrong[0])
    expect(page.locator("[data-answer]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(f'[data-step][data-at="{run.at}"]')).to_be_visible()
    return True


def make(page: Page, match: Match, seat: int, notation: str) -> None:
    """A move by the buttons of the decision: by itself, in the list of its kind, or as an amount."""
    kind = notation.split(maxsplit=1)[0]
    amounts = {each.kind for each in match.legal(seat) if hasattr(each, "low")}
    if kind in amounts:
        form = page.locator("form.amount")
        form.locator("input[type=number]").fill(notation.split()[1])
        form.locator("button[data-move]").click()
        return
    button = page.locator(f'button[data-move="{notation}"]')
    if not button.count():
        group = page.locator(f'[data-kind="{kind}"]')
        (group if group.count() else page.locator('[data-kind="more"]')).click()
    button.click()
