"""Every refusal of every game, as the page shows it: in words, with a link that opens its paragraph."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from fondaco.games import GAMES
from fondaco.kernel import Game, Refusal
from fondaco.kernel.errors import HOUSE_REFUSALS
from fondaco.locale import rulebook
from fondaco.locale.rulebook import HOUSE
from tests.browser import play
from tests.browser.conftest import IN_LANGUAGES, PATIENCE, Visitor, only
from tests.browser.house import House

# Follows the link of the refusal that is shown, and closes the paragraph again: what both said.
FOLLOW = """async (rule) => {
  const until = async (found) => {
    for (const end = performance.now() + PATIENCE; performance.now() < end; ) {
      const result = found();
      if (result) return result;
      await new Promise(requestAnimationFrame);
    }
    throw new Error(`${rule}: ${found}`);
  };
  const links = () => [...document.querySelectorAll('.decision-box [role=alert] :is(a, button)')];
  const link = await until(() => links().find((each) => each.textContent.trim() === rule && each.checkVisibility()));
  link.click();
  const sheet = await until(() => {
    const shown = document.querySelector('.rulesheet');
    const isReady = shown?.querySelector('a')?.checkVisibility();
    return isReady && shown.querySelector('h2').textContent.trim() === rule && shown;
  });
  const texts = [link.closest('[role=alert]').innerText, sheet.innerText];
  sheet.querySelector('header button').click();
  await until(() => !document.querySelector('.rulesheet'));
  return texts;
}""".replace("PATIENCE", str(PATIENCE))


def arguments(game: Game, refusal: type[Refusal]) -> dict[str, Any]:
    """Facts such as the refusal may have."""
    piece = game.pieces[0]
    values = {"number": 3, "seat": 0, "seats": [0, 1], "piece": piece, "pieces": [piece], "text": "x"}
    return {name: values[kind] for name, kind in refusal.arguments().items()}


def refuse_next(page: Page, refusals: list[dict[str, Any]]) -> None:
    """Moves are answered by these refusals, one after the other; everything else is the server's."""

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            command = json.loads(message)
            if command["type"] == "play":
                answer = {"type": "answer", "key": command["key"], "accepted": False, "seq": command["seq"]}
                socket.send(json.dumps({**answer, "refused": refusals.pop(0)}))
            else:
                server.send(message)

        socket.on_message(hear)

    page.route_web_socket("**/api/tables/*/live*", relay)


@IN_LANGUAGES
@pytest.mark.parametrize("name", [pytest.param(name, marks=only("batavia", name)) for name in GAMES])
def test_the_link_of_every_refusal_opens_its_paragraph(house: House, visit: Visitor, name: str, language: str) -> None:
    game = GAMES[name]
    types = (*game.refusals, *HOUSE_REFUSALS)
    page = visit(house.address, language=language)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({confirm: false, pace: 'off', notify: false}))")
    refuse_next(page, [{"id": each.message(), "rule": each.rule, "arguments": arguments(game, each)} for each in types])
    page.goto(house.address)
    play.new_table(page, name, ["person"] * game.seats[0])
    assert play.await_turn(page) in ("move", "curtain")
    if page.locator("[data-curtain]").count():
        page.locator("[data-curtain] button").click()
    luck = random.Random(1)
    for refusal in types:
        assert play.await_turn(page) == "move"
        play.press(page, luck)
        said, shown = page.evaluate(FOLLOW, refusal.rule)
        assert refusal.message() not in said.split()
        assert opening(HOUSE if refusal in HOUSE_REFUSALS else name, refusal.rule, language) in " ".join(shown.split())


def opening(book: str, rule: str, language: str) -> str:
    """The first words of a paragraph, up to anything that is not plain text."""
    text = rulebook(book, language).part(rule)
    assert text is not None
    plain = text.removeprefix(f"**{rule}** ").replace("\n", " ")
    for mark in "*`[|(":
        plain = plain.split(mark)[0]
    return " ".join(plain.split()[:5])


@IN_LANGUAGES
def test_references_between_paragraphs_keep_their_letter(house: House, visit: Visitor, language: str) -> None:
    page = visit(f"{house.address}/rules/kontor#KON-15.2a", language=language)
    expect(page.locator("[id='KON-15.2a']")).to_be_visible()
    page.get_by_role("button", name="KON-15.2b", exact=True).first.click()
    expect(page.locator(".rulesheet h2")).to_have_text("KON-15.2b")
    expect(page.locator(".rulesheet p")).to_have_count(3)
