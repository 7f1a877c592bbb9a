"""What a table promises its people: undo, one device for two, a lost connection, two languages at once."""

from __future__ import annotations

import random
import re
import uuid
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import axe, play
from tests.browser.conftest import PHONE, SCREENS, Visitor, picture
from tests.browser.house import House

BATAVIA = ["person", "bot:easy", "bot:easy"]


def first_move(page: Page, notation: str) -> None:
    """Make a move by its button, final or not."""
    page.locator(f'[data-move="{notation}"]:not([disabled])').click()
    play.settle(page)


def test_a_newcomer_is_at_a_table_against_bots_with_one_click(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    page.locator("[data-play=batavia]").click()
    expect(page.locator(".board-frame")).to_be_visible()
    expect(page.locator("[data-connection=live]")).to_be_visible()


def test_the_language_changes_everywhere_at_once(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    first_move(page, "pass")
    play.await_turn(page)
    play.open_tab(page, "log")
    expect(page.locator(".log li").first).to_contain_text("is dealt")
    play.speak(page, "it")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator(".log li").first).to_contain_text("riceve")
    expect(page.locator(".prompt")).not_to_contain_text(re.compile("Draw|Bid|Lay"))
    expect(page.locator("#tab-log")).to_have_text("Cronologia")
    page.reload()
    expect(page.locator("#tab-log")).to_have_text("Cronologia")


def test_a_tab_under_the_pointer_does_not_look_open(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    page.locator("[data-play=batavia]").click()
    opened = page.locator("[role=tab][aria-selected=true]")
    other = page.locator("[role=tab][aria-selected=false]").first
    line = "tab => getComputedStyle(tab).borderBottomColor"
    accent = opened.evaluate(line)
    other.hover()
    expect(other).to_have_css("cursor", "pointer")
    assert other.evaluate(line) not in (accent, "rgba(0, 0, 0, 0)")


def test_a_refusal_says_why_in_both_languages_and_names_its_rule(house: House, visit: Visitor) -> None:
    """The page only offers legal moves, so one is changed on its way."""
    page = visit(house.address)

    def bend(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(str(message).replace('"pass"', '"draw"')))

    page.route_web_socket(re.compile("/live"), bend)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    first_move(page, "pass")
    refused = page.locator(".refused")
    expect(refused).to_contain_text("The auction is on: bid or pass.")
    expect(refused.locator("button.rule")).to_have_text("BAT-3.4")
    play.speak(page, "it")
    expect(refused).not_to_contain_text("The auction is on")
    expect(page.locator('[data-move="pass"]:not([disabled])')).to_be_visible()


def test_a_prompt_links_to_its_rule_shown_in_place(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    rule = page.locator(".prompt button.rule")
    number = rule.inner_text()
    rule.click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(number)
    expect(sheet.locator("p").nth(1)).not_to_be_empty()
    axe.check(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(rule).to_be_focused()


def test_a_final_move_asks_first_if_so_wished_and_escape_takes_it_back(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({confirmAll: true, auto: false, pace: 'off'}))")
    page.reload()
    play.new_table(page, "batavia", BATAVIA)
    notation = None
    while page.locator("[data-confirm]").count() == 0:  # whoever is asked last and passes shows nobody anything new
        assert play.await_turn(page) == "move"
        notation = page.locator("[data-move]:not([disabled])").first.get_attribute("data-move")
        page.locator("[data-move]:not([disabled])").first.click()
        page.wait_for_timeout(200)
    expect(page.locator("[data-confirm]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    expect(page.locator(f'[data-move="{notation}"]')).to_be_visible()


def test_moves_are_taken_back_with_the_bots_consent(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    first_move(page, "pass")
    play.await_turn(page)
    before = page.locator('[data-move="pass"]').count()
    page.locator("[data-undo]").click()
    expect(page.locator('[data-move="pass"]:not([disabled])')).to_be_visible()
    expect(page.locator(".recent")).to_contain_text("taken back")
    assert before in (0, 1)


def test_between_people_an_undo_needs_consent(house: House, visit: Visitor) -> None:
    host = visit(house.address)
    play.new_table(host, "batavia", ["person", "open", "bot:easy"])
    guest = visit(host.url)
    guest.locator("[data-sit]").click()  # it begins by itself
    people = {host: guest, guest: host}
    mover = other = None
    for _ in range(200):
        for page, opposite in people.items():
            page.wait_for_timeout(50)
            if page.locator('[data-move="pass"]:not([disabled])').count():
                mover, other = page, opposite
        if mover:
            break
    assert mover is not None
    assert other is not None
    first_move(mover, "pass")
    mover.locator("[data-undo]").click()
    expect(mover.locator(".asked")).to_contain_text("Waiting for the consent")
    expect(other.locator(".asked")).to_contain_text(
        re.compile(r"would like to go back by [1-9]\d* moves?\. Do you agree")
    )
    axe.check(other)
    other.locator(".asked button.primary").click()
    expect(mover.locator('[data-move="pass"]:not([disabled])')).to_be_visible()


@SCREENS
def test_a_curtain_hides_the_hand_between_two_on_one_device(
    house: House, visit: Visitor, screen: dict[str, int]
) -> None:
    page = visit(house.address, screen)
    play.new_table(page, "batavia", ["person", "person", "bot:easy"])
    luck = random.Random(3)
    lifted: list[str] = []
    for _ in range(400):
        todo = play.await_turn(page)
        if todo == "over" or len(lifted) >= 4:
            break
        if todo == "curtain":
            curtain = page.locator("[data-curtain]")
            assert page.locator("[data-target^='hand:']").count() == 0
            assert "$" not in curtain.inner_text()
            lifted.append(str(curtain.get_attribute("data-curtain")))
            if len(lifted) == 1:
                axe.check(page)
                picture(page, f"curtain-{screen['width']}")
            curtain.locator("button").click()
            expect(curtain).to_have_count(0)
        else:
            play.click_a_move(page, luck)
    assert set(lifted) == {"0", "1"}


def test_who_leaves_is_replaced_by_a_bot_and_may_come_back(own_house: House, visit: Visitor) -> None:
    page = visit(own_house.address)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    page.locator("details.menu > summary").click()
    page.get_by_role("button", name="a bot plays on for me").click()
    back = page.get_by_role("button", name="Come back")
    expect(back).to_be_enabled()
    back.click()
    expect(back).to_have_count(0)


def test_who_is_waited_for_and_gone_can_be_replaced_by_the_others(
    tmp_path: Path, visit: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FONDACO_ABSENCE", "0")
    house = House(tmp_path, pace="0.3")
    house.open()
    try:
        host = visit(house.address)
        play.new_table(host, "batavia", ["person", "open", "bot:easy"])
        guest = visit(host.url, PHONE)
        guest.locator("[data-sit]").click()  # it begins by itself
        host.wait_for_selector(".board-frame")
        while guest.evaluate(play.READY) != "move":
            if host.evaluate(play.READY) == "move":
                play.click_a_move(host, random.Random(1))
            host.wait_for_timeout(50)
        guest.close()
        call = host.locator("[data-replace]")
        expect(call).to_be_visible()
        picture(host, "absent-1280")
        call.click()
        expect(call).to_have_count(0)
        expect(host.locator(".recent")).to_contain_text("was not there any more; a bot plays on.")
    finally:
        house.close()


def test_people_talk_and_see_who_is_there(house: House, visit: Visitor) -> None:
    page = visit(house.address)
    play.new_table(page, "batavia", BATAVIA)
    play.open_tab(page, "chat")
    page.locator("#panel-chat input").fill("Good winds!")
    page.locator("#panel-chat button").click()
    expect(page.locator("#panel-chat li")).to_contain_text("Good winds!")
    spectator = visit(page.url)
    expect(spectator.locator(".table-head")).to_contain_text("spectator")
    play.open_tab(spectator, "chat")
    expect(spectator.locator("#panel-chat")).not_to_contain_text("Good winds!")
    expect(page.locator(".table-head")).to_contain_text("1 spectator")
    expect(spectator.locator("[data-move]")).to_have_count(0)


def test_a_lost_connection_is_shown_and_found_again(own_house: House, visit: Visitor) -> None:
    """The server is killed without a farewell; what was acknowledged is there when it opens again."""
    page = visit(own_house.address)
    play.new_table(page, "batavia", BATAVIA)
    luck = random.Random(8)
    for _ in range(4):
        play.await_turn(page)
        play.click_a_move(page, luck)
    play.await_turn(page)
    ply = page.evaluate("document.querySelector('.recent')?.innerText")
    own_house.kill()
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    expect(page.locator("[data-move]:not([disabled])")).to_have_count(0)
    own_house.open()
    expect(page.locator("[data-connection=live]")).to_be_visible()
    assert page.evaluate("document.querySelector('.recent')?.innerText") == ply
    play.await_turn(page)
    play.click_a_move(page, luck)
    play.await_turn(page)


def command(page: Page, table: str, **given: object) -> None:
    """Send a command past the page, which sees nothing of it."""
    seen = page.request.get(f"{table}/snapshot").json()["seq"]
    page.request.post(f"{table}/commands", data={"key": str(uuid.uuid4()), "seq": seen, "seat": 0, **given})


def test_the_log_forgets_what_was_taken_back_while_nobody_listened(house: House, visit: Visitor) -> None:
    """The undo and as many new moves arrive together; and the log asks once for each change, not for ever."""
    page = visit(house.address)
    sockets: list[WebSocketRoute] = []
    asked: list[str] = []
    away = False

    def pass_on(socket: WebSocketRoute) -> None:
        if away:
            socket.close()
        else:
            sockets.append(socket)
            socket.connect_to_server()

    page.route_web_socket(re.compile(r"/tables/.*/live"), pass_on)
    page.on("request", lambda request: asked.append(request.url) if "/told" in request.url else None)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    first_move(page, "pass")
    play.await_turn(page)
    table = page.url.replace("/table/", "/api/tables/")
    told = page.request.get(f"{table}/told").json()
    passed = next(entry["ply"] for entry in told if entry["seat"] == 0)
    play.open_tab(page, "log")
    lines = page.locator(".log li")
    expect(lines).to_have_count(len(told))
    taken_back = lines.nth(passed).inner_text()

    away = True
    sockets[-1].close()
    expect(page.locator("[data-connection=lost]")).to_be_visible()
    command(page, table, type="undo", ply=passed - 1)
    while len(page.request.get(f"{table}/told").json()) <= len(told):
        legal = page.request.get(f"{table}/snapshot").json()["legal"]
        moves = [move["notation"].replace("{}", str(move.get("low"))) for move in legal if move["notation"] != "pass"]
        command(page, table, type="play", moves=moves[:1] or ["pass"])
    away = False
    expect(page.locator("[data-connection=live]")).to_be_visible()
    expect(lines.nth(passed)).not_to_have_text(taken_back)
    expect(lines).to_have_count(len(page.request.get(f"{table}/told").json()))
    before = len(asked)
    page.wait_for_timeout(500)
    assert len(asked) == before


# Bots may move on while one skips: then that is skipped too.
SKIP = "() => { const skip = document.querySelector('.watching button'); skip?.click(); return !skip; }"


def test_the_others_moves_are_shown_one_by_one_and_can_be_skipped(house: House, visit: Visitor) -> None:
    page = visit(house.address, calm=True)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    first_move(page, "pass")
    page.wait_for_selector(".watching")  # looks at every frame: it may be there for a moment only
    page.wait_for_function(SKIP)
    assert play.await_turn(page) == "move"


@SCREENS
def test_a_hint_marks_a_move_says_why_and_can_be_followed_by_keyboard(
    house: House, visit: Visitor, screen: dict[str, int]
) -> None:
    page = visit(house.address, screen)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    page.locator("[data-hint]").focus()
    page.keyboard.press("Enter")
    box = page.locator(".decision-box [role=status].box")
    expect(box).to_contain_text(re.compile("A strong bot would choose:.*wins about \\d+% of the games", re.DOTALL))
    expect(box.locator("[data-surety]")).to_contain_text("The next best is")
    expect(page.locator(".decision-box .advised")).to_have_count(1)
    expect(page.locator("[data-hint-follow]")).to_be_in_viewport(ratio=1)
    axe.check(page)
    play.fits(page)
    picture(page, f"hint-{screen['width']}")
    play.speak(page, "it")
    expect(box).to_contain_text("Un bot forte sceglierebbe:")
    expect(box).not_to_contain_text("advice")
    page.locator("[data-hint-follow]").focus()
    page.keyboard.press("Enter")
    play.settle(page)
    expect(box).to_have_count(0)
    expect(page.locator("[data-hint-follow]")).to_have_count(0)


@SCREENS
def test_an_idea_is_judged_and_not_played(house: House, visit: Visitor, screen: dict[str, int]) -> None:
    page = visit(house.address, screen)
    play.new_table(page, "batavia", BATAVIA)
    play.await_turn(page)
    page.locator("[data-hint]").click()
    page.locator("[data-idea]").click()
    expect(page.locator(".decision-box")).to_contain_text("It will not be played")
    page.locator("[data-move=pass]").click()
    verdict = page.locator("[data-idea-verdict]")
    expect(verdict).to_contain_text("Your idea:")
    expect(page.locator("[data-share]")).to_have_count(1)
    expect(page.locator("[data-move=pass]")).to_be_visible()
    axe.check(page)
    play.fits(page)
    picture(page, f"idea-{screen['width']}")
    play.speak(page, "it")
    expect(verdict).to_contain_text("La tua idea:")


def test_a_table_without_hints_shows_no_button(house: House, visit: Visitor) -> None:
    page = visit(f"{house.address}/new/batavia")
    page.locator("input[name=opponents][value=bots]").check()
    page.locator("[data-allow-hints]").uncheck()
    page.locator("form button[type=submit]").click()
    play.await_turn(page)
    expect(page.locator("[data-move]").first).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_count(0)
