"""What people do first: they are invited, they come for the first time, they come back. In both languages."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from fondaco.lessons import Act, Lesson, Run, course
from tests.browser import axe, play
from tests.browser.conftest import SCREENS_AND_LANGUAGES, Visitor, picture, troubles_of
from tests.browser.house import House
from tests.browser.test_lessons import make
from tests.server.house import choose

INVITES = {"en": "Rosa invites you to Kontor", "it": "Rosa ti invita a giocare a Kontor"}
Screen = dict[str, int]


def look_at(page: Page, name: str, screen: Screen) -> None:
    axe.check(page)
    play.fits(page)
    picture(page, f"{name}-{screen['width']}")


@SCREENS_AND_LANGUAGES
def test_a_stranger_with_the_link_plays_after_three_actions(
    house: House, visit: Visitor, screen: Screen, language: str
) -> None:
    host = visit(f"{house.address}/profile", screen, language)
    host.locator("#name").fill("Rosa")
    host.locator("[data-name-form] button.primary").click()
    expect(host.locator("header .me")).to_have_text("Rosa")
    troubles = troubles_of(host)
    host.goto(f"{house.address}/new/kontor")
    host.locator("form button[type=submit]").click()
    link = host.locator(".invitation .share input").input_value()
    look_at(host, "waiting-room", screen)
    friend = visit("about:blank", screen, language)
    troubles_of_friend = troubles_of(friend)
    friend.goto(link)  # one
    expect(friend.locator("[data-invitation] h2")).to_have_text(INVITES[language])
    look_at(friend, "invitation", screen)
    expect(friend.locator("button.primary")).to_have_count(1)
    expect(friend.locator("[data-sit]")).to_be_in_viewport(ratio=1)
    friend.locator("#guest-name").fill(f"Nino {language}")  # two
    friend.locator("[data-sit]").click()  # three
    for page in (friend, host):
        expect(page.locator("[data-place=hand]")).to_be_visible()
        expect(page.locator(".seats, [data-seats]").first).to_contain_text(f"Nino {language}")
    third = visit(link, screen, language)
    expect(third.locator("[data-too-late=playing]")).to_be_visible()
    look_at(third, "invited-too-late", screen)
    third.locator("[data-play-instead]").click()
    expect(third.locator("[data-place=hand]")).to_be_visible()
    assert troubles == troubles_of_friend == []


@SCREENS_AND_LANGUAGES
def test_a_waiting_room_has_chat_and_ready_marks(house: House, visit: Visitor, screen: Screen, language: str) -> None:
    host = visit(f"{house.address}/new/kontor", screen, language)
    host.locator("[data-starts-itself]").uncheck()
    host.locator("form button[type=submit]").click()
    host.locator(".talk input").fill("Hello there")
    host.locator(".talk input").press("Enter")
    friend = visit(host.url, screen, language)
    friend.locator("[data-sit]").click()
    expect(friend.locator(".talk [role=log]")).to_contain_text("Hello there")
    late = visit(host.url, screen, language)
    expect(late.locator("[data-instead]")).to_be_visible()  # nobody is told to sit down where no seat is free
    look_at(late, "invited-full", screen)
    friend.locator("[data-say-ready]").click()
    expect(host.locator("[data-ready='1']")).to_be_visible()
    look_at(host, "waiting-room-full", screen)
    friend.locator("[data-say-ready]").click()
    expect(host.locator("[data-ready]")).to_have_count(0)
    host.locator("[data-begin]").click()
    expect(friend.locator("[data-place=hand]")).to_be_visible()
    expect(late).to_have_url(re.compile("/table/"))
    expect(late.locator(".board-frame")).to_be_visible()


@SCREENS_AND_LANGUAGES
def test_a_first_visit_is_led_to_a_lesson_a_game_with_the_coach_its_end_and_on(
    house: House, visit: Visitor, screen: Screen, language: str
) -> None:
    page = visit(house.address, screen, language)
    troubles = troubles_of(page)
    expect(page.locator("[data-first-visit=learn]")).to_be_visible()
    look_at(page, "first-visit", screen)
    page.locator("[data-first-lesson]").click()
    take(page, course(GAMES["kontor"])[0])
    page.goto(house.address)
    expect(page.locator("[data-first-visit=play]")).to_be_visible()
    page.locator("[data-first-game]").click()
    expect(page.locator("[data-place=hand]")).to_be_visible()
    expect(page.locator("[data-coach]")).to_be_visible()
    assert troubles == []
    play_on(page, house)
    expect(page.locator("[data-outcome]")).to_be_visible()
    expect(page.locator("[data-moment=ready]")).to_be_visible()
    look_at(page, "first-end", screen)
    expect(page.locator("[data-outcome] button.primary")).to_have_count(1)  # one thing to do next
    for way in ("[data-with-a-friend]", "[data-next-puzzle]"):
        expect(page.locator(way)).to_be_in_viewport()
    ended = page.url
    page.locator("[data-outcome] button.primary").click()
    expect(page).not_to_have_url(ended)
    expect(page.locator("[data-place=hand]")).to_be_visible()
    expect(page.locator("[data-outcome]")).to_have_count(0)
    # The page may have asked for effects of decisions that were made beside it.
    assert [each for each in troubles if "/effects" not in each and "409 (Conflict)" not in each] == []


def take(page: Page, lesson: Lesson) -> None:
    """A whole lesson, as it asks for it."""
    run = Run(lesson)
    while not run.done:
        expect(page.locator(f'[data-step][data-at="{run.at}"]')).to_be_visible()
        if isinstance(run.step, Act):
            move = run.step.moves[0]
            make(page, run.match, run.seat, move)
            assert run.play(move).accepted
        else:
            page.locator("[data-lesson-next]").click()
            run.go_on()
    expect(page.locator("[data-lesson-following]")).to_be_visible()


def play_on(page: Page, house: House) -> None:
    """To the end, beside the page, which follows."""
    table = f"{house.address}/api/tables/{page.url.rpartition('/')[2]}"
    luck = random.Random(1)
    for number in range(2_000):
        shown = page.request.get(f"{table}/snapshot").json()
        if shown["outcome"] is not None:
            return
        if shown["seat"] not in shown["deciding"]:
            page.wait_for_timeout(20)
            continue
        move = choose(shown["legal"], luck)
        order = {"type": "play", "key": f"move-{number}", "seq": shown["seq"], "seat": shown["seat"], "moves": [move]}
        page.request.post(f"{table}/commands", data=order)
    raise AssertionError("the match goes on and on")
