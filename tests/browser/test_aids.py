"""Player aids on paper and at the table, the coach against bots, and the illustrations of the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from fondaco.lessons.figures import figures
from fondaco.locale import LANGUAGES, catalogue, rulebook
from tests.browser import axe, play, screen
from tests.browser.conftest import DESKTOP, PHONE, PICTURES, Visitor, picture
from tests.browser.house import House

OTHERS = [game for game in GAMES if game != "kontor"]
EVERY_GAME = pytest.mark.parametrize(
    "game", ["kontor", *(pytest.param(game, marks=pytest.mark.thorough) for game in OTHERS)]
)
PATIENCE = 30_000  # milliseconds: a loaded machine takes its time
PAGE_OF_PDF = re.compile(rb"/Type\s*/Page[^s]")
SECTION_CUT = """() => [...document.querySelectorAll('[data-aid] li, [data-aid] table')]
  .filter((each) => each.scrollWidth > each.clientWidth + 2).map((each) => each.textContent)"""
TABLE_TOO_WIDE = """() => [...document.querySelectorAll('[data-aid] table')]
  .filter((each) => each.offsetWidth > each.closest('section').clientWidth + 1).map((each) => each.textContent)"""

NOTE_FITS = """() => {
  const note = document.querySelector('[data-coach]');
  return note.scrollHeight <= note.clientHeight + 1;
}"""


COVERED_BY_THE_NOTE = """() => {
  const note = document.querySelector('[data-coach]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-zone=decision] :is(.prompt, [data-move], [data-kind])')]
    .filter((each) => each.getBoundingClientRect().top < note.bottom - 1).map((each) => each.textContent);
}"""


@EVERY_GAME
def test_an_aid_prints_on_exactly_one_page(house: House, visit: Visitor, game: str) -> None:
    for language in LANGUAGES:
        page = visit(f"{house.address}/aid/{game}", language=language)
        expect(page.locator("[data-aid] section")).to_have_count(6, timeout=PATIENCE)
        assert page.locator("[data-missing]").count() == 0, "a picture is missing"
        assert page.evaluate(SECTION_CUT) == []
        page.emulate_media(media="print", color_scheme="dark")
        PICTURES.mkdir(exist_ok=True)
        paper = page.pdf(path=PICTURES / f"aid-{game}-{language}.pdf", prefer_css_page_size=True, print_background=True)
        assert len(PAGE_OF_PDF.findall(paper)) == 1, f"{game} {language} does not fit on one page"
        page.set_viewport_size({"width": 718, "height": 1054})  # A4 at 96 dots an inch without its margins
        assert page.evaluate(TABLE_TOO_WIDE) == [], "a table reaches into the next column"
        picture(page, f"aid-{game}-{language}-printed")


def said(page: Page, game: str, language: str) -> str:
    """The note that the coach shows; its text is that of the catalogue."""
    note = page.locator("[data-coach]")
    expect(note).to_be_visible(timeout=PATIENCE)
    name = str(note.get_attribute("data-coach"))
    expect(note.locator("p")).to_have_text(catalogue(language).text(f"{game}-coach-{name}", {})[0])
    return name


def unfold(page: Page) -> None:
    """The strip of the coach shows all it has to say."""
    if page.locator("[data-coach]:not([open])").count():
        page.locator("[data-coach] summary").click()


@EVERY_GAME
def test_the_coach_explains_each_thing_once_and_the_aid_is_a_tab(house: House, visit: Visitor, game: str) -> None:
    number = list(GAMES).index(game)
    language = LANGUAGES[number % 2]
    page = visit(house.address, DESKTOP if number % 2 else PHONE, language)
    play.new_table(page, game, ["person", *["bot:easy"] * (GAMES[game].seats[0] - 1)], coach=True)
    first = said(page, game, language)
    picture(page, f"coach-{game}-{first}")
    screen.check(page)
    unfold(page)
    assert page.evaluate(NOTE_FITS), "the note is cut off"
    assert page.evaluate(COVERED_BY_THE_NOTE) == [], "the note lies on the question or the moves"
    axe.check(page)
    with page.expect_response("**/api/coach/*"):
        page.locator("[data-coach-close]").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.reload()
    play.await_turn(page)
    page.wait_for_load_state("networkidle")
    assert page.locator(f'[data-coach="{first}"]').count() == 0, "it was read before the reload"
    page.keyboard.press("a")
    aid = page.locator(f'[role=dialog] [data-aid="{game}"]')
    expect(aid.locator("section")).to_have_count(6, timeout=PATIENCE)
    axe.check(page)
    picture(page, f"aid-{game}-tab")
    chip = aid.locator(".rule").first
    rule = chip.inner_text()
    chip.click()
    expect(page.locator(".rulesheet h2")).to_have_text(rule)


def test_the_coach_is_off_with_one_click_and_on_again_by_the_menu(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "kontor", ["person", "bot:easy"], coach=True)
    assert said(page, "kontor", "en") == "choosing"
    unfold(page)
    with page.expect_response("**/api/coach/*"):
        page.locator("[data-coach-off]").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.goto(house.address)
    play.new_table(page, "kontor", ["person", "bot:easy"], coach=True)
    play.await_turn(page)
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-coach]")).to_have_count(0)
    page.locator("details.menu > summary").click()
    with page.expect_response("**/api/coach/*"):
        page.locator("[data-setting=coach]").check()
    expect(page.locator("[data-coach]")).to_be_visible()


@pytest.mark.parametrize(("key", "shown"), [("a", "[data-aid]"), ("r", "[data-figure=seals] svg:visible")])
def test_what_is_being_read_stays_when_somebody_moves(house: House, visit: Visitor, key: str, shown: str) -> None:
    """A new snapshot does not draw the aid or the rules again: nothing folds up or jumps."""
    page = visit(house.address)
    play.new_table(page, "batavia", ["person", "bot:easy", "bot:easy"])
    play.await_turn(page)
    page.keyboard.press(key)
    if key == "r":
        page.locator("[role=dialog] summary", has_text="BAT-5 ").click()
    read = page.locator(f"[role=dialog] {shown}").first
    expect(read).to_be_visible(timeout=PATIENCE)
    read.evaluate("(node) => node.setAttribute('data-mark', '')")
    page.evaluate("document.querySelector('[data-move=pass]').click()")
    expect(page.locator("[data-undo]").first).to_be_attached(timeout=PATIENCE)
    expect(page.locator("[role=dialog] [data-mark]")).to_be_visible()


def test_there_is_no_coach_among_people(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "kontor", ["person", "person"], coach=True)
    play.await_turn(page)
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-coach]")).to_have_count(0)


@EVERY_GAME
def test_the_rules_begin_with_the_goal_and_draw_their_examples(house: House, visit: Visitor, game: str) -> None:
    number = list(GAMES).index(game)
    language = LANGUAGES[(number + 1) % 2]
    page = visit(f"{house.address}/rules/{game}", PHONE if number % 2 else DESKTOP, language)
    expect(page.locator("article h2").first).to_have_text("Goal" if language == "en" else "Scopo")
    book = rulebook(game, language)
    assert book.appendix is not None
    expect(page.locator("article h2").last).to_have_text(book.appendix.title)
    for name, figure in figures(game).items():
        drawn = page.locator(f'[data-figure="{name}"]')
        drawn.scroll_into_view_if_needed()
        expect(drawn.locator("svg:visible").first).to_be_visible(timeout=PATIENCE)
        lit = {str(each.get_attribute("data-target")) for each in drawn.locator(".lit").all()}
        assert set(figure.point) <= lit, f"{name}: not on the drawing: {set(figure.point) - lit}"
        play.fits(page)
        drawn.screenshot(path=PICTURES / f"figure-{game}-{name}-{language}.png")
    axe.check(page)
