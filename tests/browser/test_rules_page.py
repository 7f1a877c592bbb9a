"""The rules page: searching it, going from paragraph to paragraph, printing it."""

from __future__ import annotations

from playwright.sync_api import expect

from fondaco.lessons.figures import figures
from tests.browser import axe, play
from tests.browser.conftest import IN_LANGUAGES, PATIENCE, PICTURES, SCREENS, Visitor
from tests.browser.house import House

SOUGHT = {"en": ("NEGATIVE pile", "Nothing found.", "places."), "it": ("mucchietto NEGATIVO", "niente.", "punti.")}


@IN_LANGUAGES
@SCREENS
def test_words_are_found_and_lead_to_their_paragraph(
    house: House, visit: Visitor, language: str, screen: dict[str, int]
) -> None:
    words, nothing, places = SOUGHT[language]
    page = visit(f"{house.address}/rules/indonesia", screen, language)
    field = page.get_by_role("searchbox")
    field.fill("xyzzy")
    expect(page.locator("search [role=status]")).to_contain_text(nothing)
    field.fill(words)
    expect(page.locator("search [role=status]")).to_contain_text(places)
    play.fits(page)
    axe.check(page)
    page.screenshot(path=PICTURES / f"rules-search-{language}.png")
    page.locator("search a[href='#IND-10.9']").click()
    expect(page.locator("[id='IND-10.9']")).to_be_in_viewport()


@IN_LANGUAGES
def test_a_paragraph_names_those_that_mention_it(house: House, visit: Visitor, language: str) -> None:
    page = visit(f"{house.address}/rules/indonesia#IND-7.5", language=language)
    mentions = page.locator("[id='IND-7.5'] .mentions a")
    expect(mentions).to_have_text(["IND-7.8", "A24", "A26"])
    mentions.last.click()
    expect(page.locator("[id='A26']")).to_be_in_viewport()


@IN_LANGUAGES
def test_printed_rules_are_text_and_figures(house: House, visit: Visitor, language: str) -> None:
    page = visit(f"{house.address}/rules/kontor", language=language)
    expect(page.locator("[data-figure] svg").first).to_be_attached(timeout=PATIENCE)
    page.emulate_media(media="print")
    for hidden in ("nav", "header", ".mentions"):
        expect(page.locator(f"{hidden}:visible")).to_have_count(0)
    expect(page.locator("[data-figure]:visible")).to_have_count(len(figures("kontor")))
    page.screenshot(path=PICTURES / f"rules-printed-{language}.png")
    assert len(page.pdf(format="A4")) > 100_000
