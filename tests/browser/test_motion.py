"""What a table says and counts follows the motion of its pieces, at normal pace, without a reload or a resize."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser import play
from tests.browser.conftest import Visitor
from tests.browser.house import House

DECISIONS = 8  # an auction alone moves no pieces

# At every frame: what is said and counted, and whether pieces move. Whatever changes while they do is noted.
WATCH = """() => {
  // A piece that only appears, where nothing is told, does not move.
  const travels = (effect) => effect.getKeyframes().some(({ transform }) => transform);
  const isPiece = (effect) => effect?.target?.matches?.('[data-key], .flight');
  const glides = ({ playState, effect }) => playState === 'running' && isPiece(effect) && travels(effect);
  const text = (selector) => [...document.querySelectorAll(selector)].map((node) => node.textContent.trim()).join('|');
  const said = () => ({
    title: document.title,
    prompt: text('.decision-box .prompt'),
    counters: text('[data-seat] .fact b'),
    round: text('.table-head .round'),
  });
  window.ahead = [];
  window.moved = 0;
  let before = said();
  let moving = false;
  const look = () => {
    const now = said();
    const moves = document.getAnimations().some(glides);
    if (moves && !moving) window.moved += 1;
    if (moves) {
      const changed = Object.keys(now).filter((name) => now[name] !== before[name]);
      window.ahead.push(...changed.map((name) => `${name}: ${before[name]} -> ${now[name]}`));
    }
    const told = Math.max(0, ...[...document.querySelectorAll('.log .ply')].map((node) => Number(node.textContent)));
    const ply = Number(document.querySelector('[data-ply]')?.dataset.ply ?? told);
    if (told > ply) window.ahead.push(`log: ${told} at ${ply}`);
    [before, moving] = [now, moves];
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


GAMES = [pytest.param(game, marks=[] if game == "batavia" else [pytest.mark.thorough]) for game in play.BOARDS]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_or_counted_before_the_pieces_have_moved(own_house: House, visit: Visitor, game: str) -> None:
    page = visit(own_house.address, calm=True)
    play.new_table(page, game, ["person", "bot:easy"] if game == "kontor" else ["person", "bot:easy", "bot:easy"])
    play.await_turn(page)
    play.open_tab(page, "log")
    page.evaluate(WATCH)
    play_some(page, DECISIONS)
    assert page.evaluate("window.moved") > 0
    assert page.evaluate("window.ahead") == []


def play_some(page: Page, decisions: int) -> None:
    luck = random.Random(4)
    for _ in range(decisions):
        if play.await_turn(page) == "over":
            return
        play.click_a_move(page, luck)
        page.wait_for_timeout(400)
