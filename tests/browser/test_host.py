"""The host's own pages, linked from every page; what is kept; and nothing that a person writes becomes a script."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from fondaco.kernel import Match
from tests.browser import axe, play
from tests.browser.conftest import SCREENS_AND_LANGUAGES, Visitor, picture
from tests.browser.test_pages import LIGHTS
from tests.server.house import Guest, House, Json, open_house
from tests.server.receivers import Browser, WebReceiver
from tests.server.test_admin import admin
from tests.server.test_leagues import league_body
from tests.server.test_texts import SHOWN

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


SHORT, SHORTER = "<b onclick=hit()>x</b>", "<svg onload=hit()>"
ATTACKS = "main img[src='x'], main script, main b[onclick], main svg[onload], .announcement img"


def write_everywhere(house: House, eva: Guest, bo: Guest) -> tuple[list[str], str]:
    """A script in every text that is shown somewhere, but for announcements; pages for Eva, and the table of both."""
    tried = {"AdminOrder.text"}

    def post(guest: Guest, path: str, body: Json, field: str = "") -> Json:
        tried.add(field)
        answer: Json = guest.post(path, body)
        return answer

    payload = PAYLOADS[0]
    for guest, name in ((eva, SHORT), (bo, SHORTER)):
        post(guest, "/api/me", {"name": name}, "NewName.name")
        post(guest, "/api/account", {"name": name, "password": "a long enough secret"}, "Credentials.name")
    seats = [{"kind": "person"}, {"kind": "person", "name": "<i>two</i>"}, {"kind": "open"}]
    table = post(eva, "/api/tables", {"game": "batavia", "seats": seats}, "NewSeat.name")["id"]
    post(eva, f"/api/tables/{table}/invite", {"name": SHORTER}, "Invited.name")
    post(bo, f"/api/tables/{table}/join", {})
    post(eva, f"/api/tables/{table}/start", {})
    for text in PAYLOADS:
        assert eva.command(table, type="say", text=text)["accepted"]
    tried.add("Say.text")
    post(bo, "/api/reports", {"table": table, "seat": 0, "text": payload}, "PersonName.text")
    post(bo, "/api/friends", {"name": SHORT}, "FriendName.name")
    league = post(eva, "/api/leagues", league_body(name=payload), "NewLeague.name")["summary"]["id"]
    device = Browser(WebReceiver(443)).subscription | {"label": payload}
    post(eva, "/api/notifications/channels", device, "NewChannel.label")
    post(eva, "/api/account/tokens", {"name": SHORT, "scopes": ["read"]}, "NewToken.name")
    text = Match(GAMES["batavia"], 3, 1).record.write().replace("\nseed", f"\nname 1 {SHORT}\nseed", 1)
    record = post(eva, "/api/records", {"text": text}, "RecordText.text")["id"]
    assert tried - {""} == SHOWN
    paths = ["/", f"/table/{table}", f"/replay/{table}", f"/record/{record}", "/profile", "/leagues"]
    return [*paths, f"/leagues/{league}", "/friends", "/notifications", f"/people/{quote(SHORT, safe='')}"], table


def as_guest(page: Page, house: House, guest: Guest) -> None:
    page.context.add_cookies([{"name": "fondaco", "value": guest.client.cookies["fondaco"], "url": house.base}])


def nothing_ran(page: Page, where: str) -> None:
    page.wait_for_load_state("networkidle")
    assert page.evaluate("window.hits") == 0, where
    assert page.locator(ATTACKS).count() == 0, where


def test_nothing_that_a_person_writes_becomes_a_script(house: House, visit: Visitor) -> None:
    """In all places where it is shown: to its author, to another player, and to an admin, who is announced to all."""
    eva, bo = house.guest(), house.guest()
    paths, table = write_everywhere(house, eva, bo)
    admin(house, "make-admin", eva.get("/api/me")["id"])
    page, other = visit(house.base), visit(house.base)
    for one, guest in ((page, eva), (other, bo)):
        one.add_init_script("window.hits = 0; window.hit = () => { window.hits += 1; };")
        as_guest(one, house, guest)
    for path in paths:
        page.goto(house.base + path)
        page.wait_for_selector("main h1, .table-head h1")
        nothing_ran(page, path)
    other.goto(f"{house.base}/table/{table}")
    other.wait_for_selector(".board-frame")
    other.keyboard.press("c")
    for text in PAYLOADS:
        expect(other.locator(".chat .said")).to_contain_text(text)
    page.goto(f"{house.base}/admin")
    for name in ("tables", "people", "reports", "audit"):
        page.locator(f"[data-list='{name}']").click()
        expect(page.locator("tbody tr")).not_to_have_count(0)
        nothing_ran(page, name)
    admin(house, "broadcast", PAYLOADS[0])
    for one in (page, other):
        expect(one.locator(".announcement")).to_contain_text(PAYLOADS[0])
        nothing_ran(one, "announcement")
    eva.client.close()
    bo.client.close()
