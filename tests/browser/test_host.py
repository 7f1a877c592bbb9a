"""The host's own pages, linked from every page; what is kept; and nothing that a person writes becomes a script."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, play
from tests.browser.conftest import SCREENS_AND_LANGUAGES, Visitor, picture
from tests.browser.test_pages import LIGHTS
from tests.server.house import House, open_house
from tests.server.test_leagues import open_league

PRIVACY = """# Privacy

We keep **little**. Write to [the host](mailto:host@house.example) or see <https://house.example/more>.

## Who we are

Ada Rossi\\
Riva 1, Venezia

- a cookie that says who you are
- [nothing else](javascript:window.hit=1)

<script>window.hit = 1</script> <img src=x onerror="window.hit=1">
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("host"), {"FONDACO_KEEP_CHAT_DAYS": "30"}) as house:
        yield house


@pytest.fixture
def pages(house: House) -> Iterator[Path]:
    folder = house.folder / "pages"
    folder.mkdir(exist_ok=True)
    (folder / "privacy.md").write_text(PRIVACY)
    (folder / "imprint.it.md").write_text("# Note legali\n\nAda Rossi")
    yield folder
    for path in folder.iterdir():
        path.unlink()


def hrefs(page: Page, selector: str = "footer nav a") -> list[str]:
    expect(page.locator(selector).first).to_be_visible()
    page.wait_for_timeout(600)
    found: list[str] = page.locator(selector).evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    return found


def test_nothing_is_shown_where_there_are_no_pages(house: House, visit: Visitor) -> None:
    page = visit(house.base)
    assert hrefs(page) == ["/house/kept"]
    page.goto(f"{house.base}/house/privacy")
    expect(page.locator("main h1")).to_have_text("Off the chart")


@SCREENS_AND_LANGUAGES
def test_every_page_leads_to_the_hosts_own(
    house: House, pages: Path, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    page = visit(house.base, screen, language)
    wanted = ["/house/imprint", "/house/privacy", "/house/kept"]
    for path in ("/", "/rules/kontor", "/profile", "/leagues", "/nowhere"):
        page.goto(house.base + path)
        assert hrefs(page) == wanted, path
    with house.guest("Ada") as ada:
        table = house.table_of(ada, ada, ada)
        for path in (f"/table/{table}", f"/replay/{table}", "/learn/batavia/goal"):
            page.goto(house.base + path)
            page.locator("details.menu > summary").first.click()
            assert hrefs(page, "nav.host a") == wanted, path
    page.goto(house.base)
    page.locator("footer nav a[href='/house/privacy']").click()
    expect(page.locator("main h1")).to_have_text("Privacy")
    expect(page.locator("main a[href='mailto:host@house.example']")).to_be_visible()
    assert page.locator("main a[href='https://house.example/more']").count() == 1
    assert page.locator("main a[href^='javascript'], main script, main img").count() == 0
    assert page.evaluate("window.hit") is None
    look_at(page, f"privacy-{language}-{screen['width']}")
    page.locator("footer nav a[href='/house/kept']").click()
    expect(page.locator("[data-days='30']").first).to_contain_text("30 ")
    look_at(page, f"kept-{language}-{screen['width']}")


def look_at(page: Page, name: str) -> None:
    for light in LIGHTS:
        page.emulate_media(color_scheme=light)
        axe.check(page)
        play.fits(page)
        picture(page, f"host-{name}-{light}")


PAYLOADS = ("<img src=x onerror=hit()>", "<script>hit()</script>", "[x](javascript:hit())", "{hit()}")


def test_nothing_that_a_person_writes_becomes_a_script(house: House, visit: Visitor) -> None:
    """Names, seats, chat, leagues, reports and uploaded records, in all places where they are shown."""
    eva, host = house.guest(), house.guest()
    payload = PAYLOADS[0]
    short = "<b onclick=hit()>x</b>"
    eva.post("/api/me", {"name": short})
    eva.post("/api/account", {"name": short, "password": "a long enough secret"})
    seats = [{"kind": "person"}, {"kind": "person", "name": "<i>two</i>"}, {"kind": "open"}]
    table = eva.post("/api/tables", {"game": "batavia", "seats": seats})["id"]
    host.post("/api/me", {"name": "<svg onload=hit()>"})
    host.post(f"/api/tables/{table}/join", {})
    eva.post(f"/api/tables/{table}/start", {})
    for text in PAYLOADS:
        assert eva.command(table, type="say", text=text)["accepted"]
    host.post("/api/reports", {"table": table, "seat": 0, "text": payload})
    league = open_league(eva, name=payload)["summary"]["id"]
    page = visit(house.base)
    page.add_init_script("window.hits = 0; window.hit = () => { window.hits += 1; };")
    page.context.add_cookies([{"name": "fondaco", "value": eva.client.cookies["fondaco"], "url": house.base}])
    paths = ["/", f"/table/{table}", f"/replay/{table}", "/profile", "/leagues", f"/leagues/{league}", "/friends"]
    for path in paths:
        page.goto(house.base + path)
        page.wait_for_selector("main h1, .table-head h1")
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.hits") == 0, path
        assert page.locator("main img[src='x'], main script, main b[onclick], main svg[onload]").count() == 0, path
    page.context.add_cookies([{"name": "fondaco", "value": host.client.cookies["fondaco"], "url": house.base}])
    page.goto(f"{house.base}/table/{table}")
    page.wait_for_selector(".board-frame")
    page.keyboard.press("c")
    for text in PAYLOADS:
        expect(page.locator(".chat .said")).to_contain_text(text)
    eva.client.close()
    host.client.close()
