"""Leagues and ratings on the page: opened, joined, played round by round; the leaderboard, the rating on a profile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser.conftest import PHONE, SCREENS_AND_LANGUAGES, Visitor, picture
from tests.browser.test_notifications import become, sign_up
from tests.browser.test_pages import LIGHTS
from tests.server.house import Guest, House, open_house
from tests.server.test_leagues import end_tables, until_round
from tests.server.test_ratings import account, counted

WORDS = {
    "en": {"finished": "Finished", "provisional": "Provisionally rated"},
    "it": {"finished": "Finito", "provisional": "Rating provvisorio"},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("leagues")) as house:
        yield house


def look_at(page: Page, name: str, language: str) -> None:
    """In both themes."""
    play.fits(page)
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        axe.check(page)
        picture(page, f"{name}-{language}-{light}")


def open_by_the_page(page: Page, house: House, language: str) -> str:
    """A league of Kontor with two rounds, which who opens it joins; its id."""
    page.goto(f"{house.base}/leagues")
    page.locator("[data-new-league]").click()
    page.locator("#title").fill("Rialto")
    page.locator("#game").select_option("kontor")
    page.locator("#rounds").fill("2")
    page.locator("#system").select_option("round-robin")
    look_at(page, "league-new", language)
    page.locator("form button.primary").click()
    page.locator("[data-join-league]").click()
    expect(page.locator("[data-standings] tbody tr")).to_have_count(1)
    return page.url.rsplit("/", 1)[1]


@SCREENS_AND_LANGUAGES
def test_a_league_from_opening_it_to_its_end_and_the_ratings_that_follow(
    house: House, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    said = WORDS[language]
    page = visit(house.base, screen, language)
    sign_up(page, house, f"Ada {language}")
    id_ = open_by_the_page(page, house, language)
    with ExitStack() as stack:
        ada = stack.enter_context(house.guest())
        become(ada, page)
        others = [stack.enter_context(account(house, f"{name} {language}")) for name in ("Bruno", "Carla", "Dario")]
        for guest in others:
            guest.post(f"/api/leagues/{id_}/join")
        page.reload()
        expect(page.locator("[data-standings] tbody tr")).to_have_count(4)
        look_at(page, "league-open", language)
        page.locator("[data-start-league]").click()
        expect(page.locator("[data-round='1'] ul > li")).to_have_count(2)
        played = end_rounds([ada, *others], id_, 2)
        page.reload()
        expect(page.locator("[data-round]")).to_have_count(2)
        expect(page.locator(".lead").first).to_contain_text(said["finished"])
        expect(page.locator("[data-standings] tbody tr.mine")).to_have_count(1)
        look_at(page, "league-finished", language)
        counted(ada, played)
        page.goto(f"{house.base}/leagues")
        expect(page.locator(f"[data-league='{id_}']")).to_contain_text("Rialto")
        look_at(page, "leagues", language)
        page.goto(f"{house.base}/ratings/kontor")
        expect(page.locator("[data-mine]")).to_be_visible()
        expect(page.locator("[data-provisional] tr.mine")).to_have_count(1)
        look_at(page, "ratings", language)
        page.goto(f"{house.base}/people/Ada {language}")
        expect(page.locator("[data-ratings] div")).to_have_count(1)
        expect(page.locator("[data-ratings]")).to_contain_text(said["provisional"])
        look_at(page, "profile-rating", language)


def end_rounds(players: list[Guest], id_: str, rounds: int) -> str:
    """The last table that was played."""
    table = ""
    for number in range(1, rounds + 1):
        shown = until_round(players[0], id_, number)
        end_tables(players, shown)
        table = shown["rounds"][0]["tables"][0]["id"]
    until_round(players[0], id_, rounds + 1)
    return table


def test_guests_are_told_that_leagues_are_for_accounts(house: House, visit: Visitor) -> None:
    page = visit(f"{house.base}/leagues", PHONE, "it")
    expect(page.locator("a[href='/profile']").last).to_be_visible()
    expect(page.locator("[data-new-league]")).to_have_count(0)
