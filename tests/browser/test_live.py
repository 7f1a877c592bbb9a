"""A few late decisions of every title as people live in them: `make test-viewports` plays whole games so."""

from __future__ import annotations

import random

import pytest

from fondaco.games import GAMES
from tests.browser import late, live, play
from tests.browser.conftest import DESKTOP, PHONE, Visitor, picture
from tests.browser.house import House

DECISIONS = 4
# One viewport for each: panels that compete for room on a laptop, panels in the board's place on a phone.
SCREEN = {"indonesia": DESKTOP, "kontor": DESKTOP}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_shrinks_and_nothing_is_covered_in_live_play(house: House, visit: Visitor, game: str) -> None:
    page = visit(house.address, SCREEN.get(game, PHONE), calm=True)
    late.open_late(house, page, game, DECISIONS)
    looks, luck = live.Lived(page, game), random.Random(game)
    for _ in range(DECISIONS):
        if play.await_turn(page) == "over":
            break
        looks.look()
        play.click_a_move(page, luck)
    picture(page, f"{game}-live")
    assert looks.looks
    assert looks.faults == {}
    assert {"board", "decision", "seats"} <= set(looks.least)
