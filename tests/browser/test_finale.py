"""The end of a match, as those see it who are there, and those who come later."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from tests.browser import axe, late, play
from tests.browser.conftest import DESKTOP, PHONE, Visitor, picture
from tests.browser.house import House

MOST = 200  # clicks until the end
WHERE = [  # every title once; in `make test` the quickest
    pytest.param("kontor", DESKTOP, "en"),
    *(pytest.param(game, DESKTOP, "it", marks=pytest.mark.thorough) for game in GAMES if game != "kontor"),
    pytest.param("kontor", PHONE, "it", marks=pytest.mark.thorough),
]


def play_to_the_end(house: House, page: Page, game: str) -> None:
    late.open_late(house, page, game, 1)
    play.turn_coach_off(page, game)
    page.wait_for_selector(".board-frame")
    luck = random.Random(game)
    for _ in range(MOST):
        if play.await_turn(page) == "over":
            return
        play.click_a_move(page, luck)
    raise AssertionError("the match goes on and on")


@pytest.mark.parametrize(("game", "screen", "language"), WHERE)
def test_the_end_is_an_event_with_one_moment_worth_seeing(
    house: House, visit: Visitor, tmp_path: Path, game: str, screen: dict[str, int], language: str
) -> None:
    page = visit(house.address, screen, language, calm=True)
    play_to_the_end(house, page, game)
    expect(page.locator("[data-finale=crest]")).to_be_visible()
    picture(page, f"finale-{game}-{screen['width']}")
    expect(page.locator("[data-skip-finale]")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-finale]")).to_have_count(0)
    moment = page.locator("[data-moment=ready]")  # nobody asked for it
    expect(moment.locator("polyline")).to_have_count(GAMES[game].usual_seats)
    axe.check(page)
    play.fits(page)
    picture(page, f"end-{game}-{screen['width']}")
    page.locator("[data-share]").click()
    with page.expect_download() as downloading:
        page.locator("[data-save-picture]").click()
    downloading.value.save_as(tmp_path / "board.png")
    png = (tmp_path / "board.png").read_bytes()
    assert struct.unpack(">II", png[16:24]) == (1200, 630)
    assert len(png) > 40_000, "an empty picture"
    friend = visit(page.url, screen, language, calm=True)
    expect(friend.locator("[data-moment=ready]")).to_be_visible()
    expect(friend.locator("[data-finale]")).to_have_count(0)
    if moment.locator("[data-see-moment]").count():
        moment.locator("[data-see-moment]").click()
        expect(page.locator("[data-annotation=ready]")).to_be_visible()


def test_who_wants_less_motion_sees_the_sheet_at_once(house: House, visit: Visitor) -> None:
    page = visit(house.address)  # they ask for less motion
    play_to_the_end(house, page, "kontor")
    expect(page.locator("[data-outcome]")).to_be_visible()
    expect(page.locator("[data-finale]")).to_have_count(0)
