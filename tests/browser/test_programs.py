"""Programs as people see them: the tokens of an account, and the mark at a program's seat."""

from __future__ import annotations

import re

import httpx
from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser.conftest import SCREENS_AND_LANGUAGES, Visitor, picture
from tests.browser.house import House

WORDS = {
    "en": {"make": "Make a token", "revoke": "Revoke", "program": "program"},
    "it": {"make": "Crea un token", "revoke": "Revoca", "program": "programma"},
}
PASSWORD = "nutmeg and mace"


def sign_up(page: Page, house: House, name: str) -> None:
    page.wait_for_load_state("networkidle")  # the page's own first requests make a guest, whose cookie comes late
    expect(page.request.post(f"{house.address}/api/me", data={"name": name})).to_be_ok()
    expect(page.request.post(f"{house.address}/api/account", data={"name": name, "password": PASSWORD})).to_be_ok()


@SCREENS_AND_LANGUAGES
def test_a_token_is_made_used_and_revoked(house: House, visit: Visitor, screen: dict[str, int], language: str) -> None:
    said = WORDS[language]
    page = visit(house.address, screen, language)
    sign_up(page, house, f"Owner {language}")
    page.goto(f"{house.address}/profile")
    tokens = page.locator("[data-tokens]")
    tokens.locator("#program-name").fill("Hasty")
    tokens.get_by_role("button", name=said["make"]).click()
    made = tokens.locator("#made-token")
    expect(made).to_be_visible()
    token = made.input_value()
    made.scroll_into_view_if_needed()
    axe.check(page)
    play.fits(page)
    picture(page, f"tokens-{language}")
    with httpx.Client(base_url=house.address, headers={"authorization": f"Bearer {token}"}, timeout=30) as program:
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = program.post("/api/tables", json={"game": "kontor", "seats": seats}).json()["id"]
        page.goto(f"{house.address}/")
        expect(page.locator("[data-program]").first).to_have_text(said["program"])
        page.goto(f"{house.address}/table/{table}")
        expect(page.locator("[data-invitation] [data-program]")).to_have_text(said["program"])
        picture(page, f"program-waiting-{language}")
        page.request.post(f"{house.address}/api/tables/{table}/join", data={})
        program.post(f"/api/tables/{table}/start", json={})
        expect(page.locator(".seat [data-program]").first).to_be_visible()
        card = page.locator('[data-place="seat:0"]').first
        expect(card.locator("button.head")).to_have_attribute("aria-label", re.compile(f"Hasty, {said['program']}"))
        picture(page, f"program-seat-{language}")
        page.goto(f"{house.address}/profile")
        assert made.count() == 0  # shown once
        tokens.get_by_role("button", name=f"{said['revoke']}: Hasty").click()
        picture(page, f"token-revoke-{language}")
        tokens.locator("[data-sure]").click()
        expect(tokens.locator("[data-token]")).to_have_count(0)
        assert program.get("/api/me").status_code == 401
