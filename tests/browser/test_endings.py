"""The last decisions of every title by clicks, to the final score: `make test-all` plays whole games."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from fondaco.games import GAMES
from tests.browser import axe, late, play, screen
from tests.browser.conftest import Visitor, picture
from tests.browser.house import House

DECISIONS = 3


@pytest.mark.parametrize("game", GAMES)
def test_the_last_decisions_of_every_title_by_clicks(house: House, visit: Visitor, game: str) -> None:
    page = visit(house.address)
    late.open_late(house, page, game, DECISIONS)
    play.turn_coach_off(page, game)
    page.wait_for_selector(".board-frame")
    table = page.url.rpartition("/")[2]
    before = page.request.get(f"{house.address}/api/tables/{table}/snapshot").json()["ply"]
    play.take_turns({page: random.Random(game)}, DECISIONS)
    screen.check(page)
    axe.check(page)
    picture(page, f"{game}-late")
    after = page.request.get(f"{house.address}/api/tables/{table}/snapshot").json()
    assert after["ply"] > before
    if after["outcome"] is not None:
        expect(page.locator("[data-outcome] .score")).to_have_count(len(after["table"]["seats"]))
