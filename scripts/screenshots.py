"""Makes the pictures of the README: the lobby, and one of each game that has a board, in mid-game.

python scripts/screenshots.py [GAME ...]     # writes docs/pictures/*.png and web/src/games/*/share.jpg; needs chromium
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from fondaco.server.web.cards import HEIGHT, WIDTH  # noqa: E402
from tests.browser import play  # noqa: E402
from tests.browser.conftest import launch  # noqa: E402
from tests.browser.house import House  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
GAMES = ROOT / "web" / "src" / "games"
SETTINGS = "localStorage.setItem('settings', JSON.stringify({confirm: false, pace: 'off', notify: false}))"
MOVES = 24  # enough for a board with something on it


def game_picture(page: Page, address: str, game: str) -> None:
    page.goto(address)
    play.turn_coach_off(page, game)
    page.locator(f"[data-play={game}]").click()
    luck = random.Random(game)
    for _ in range(MOVES):
        if play.await_turn(page) == "over":
            break
        play.click_a_move(page, luck)
    play.await_turn(page)
    page.mouse.move(600, 20)  # nothing is explained there
    page.wait_for_timeout(1500)  # pieces come to rest
    page.screenshot(path=PICTURES / f"{game}.png")
    share_picture(page, game)


def share_picture(page: Page, game: str) -> None:
    """The board alone, in the shape in which a link to it is shown elsewhere."""
    board = base64.b64encode(page.locator(".board-frame").screenshot()).decode()
    sheet = page.context.new_page()
    sheet.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    style = "margin:0;background:#f1e5cb;display:grid;place-items:center;height:100vh"
    fitted = "max-width:100%;max-height:100%;width:100%;height:100%;object-fit:contain"
    sheet.set_content(f'<body style="{style}"><img style="{fitted}" src="data:image/png;base64,{board}">')
    sheet.wait_for_function("document.images[0].complete")
    sheet.screenshot(path=GAMES / game / "share.jpg", type="jpeg", quality=80)
    sheet.close()


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        browser = launch(playwright)
        try:
            context = browser.new_context(
                viewport={"width": 1440, "height": 789},
                service_workers="block",
                reduced_motion="reduce",
                locale="en-GB",
            )
            context.set_default_timeout(60_000)
            context.add_init_script(SETTINGS)
            page = context.new_page()
            page.goto(f"{house.address}/profile")
            page.locator("#name").fill("Anna")
            page.locator("form button.primary").first.click()
            page.goto(house.address)
            page.wait_for_selector("[data-play]")
            page.wait_for_timeout(800)
            page.screenshot(path=PICTURES / "lobby.png")
            for game in sys.argv[1:] or play.BOARDS:
                game_picture(page, house.address, game)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
