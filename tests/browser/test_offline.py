"""Without a connection, and when the house has a newer page."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe, late, play
from tests.browser.conftest import DESKTOP, PHONE, Visitor, picture
from tests.browser.house import STATIC, House

WHERE = pytest.mark.parametrize(
    ("screen", "language"),
    [(DESKTOP, "en"), pytest.param(PHONE, "it", marks=pytest.mark.thorough)],
    ids=["en", "it"],
)
KEPT = """async () => {
  while (!(await caches.match('/rules-are-kept'))) await new Promise((settle) => setTimeout(settle, 100));
}"""
LAST_PLIES = 3


def control(page: Page) -> None:
    """Wait for the worker."""
    page.wait_for_function("() => navigator.serviceWorker.controller")


def pack_nothing(folder: Path, name: str) -> Path:
    """A built file that the test will change: what is packed beside it goes."""
    for packed in folder.glob(f"{name}.*"):
        if packed.suffix in (".gz", ".br"):
            packed.unlink()
    return folder / name


@WHERE
def test_rules_aids_and_opened_replays_work_without_a_connection(
    house: House, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    page = visit(house.address, screen, language, workers=True)
    control(page)
    late.open_late(house, page, "kontor", LAST_PLIES)
    table = page.url.rpartition("/")[2]
    page.goto(f"{house.address}/replay/{table}/3")
    expect(page.locator("[data-ply='3']").first).to_be_visible()
    page.locator("[data-keep]").click()
    expect(page.locator("[data-keep=kept]")).to_be_visible()
    page.evaluate(KEPT)
    page.context.set_offline(offline=True)
    for ply in ("3", "40"):
        page.goto(f"{house.address}/replay/{table}/{ply}")
        expect(page.locator(f".controls [data-ply='{ply}']")).to_be_visible()
        expect(page.locator(".board-frame [data-target]").first).to_be_attached()
    for speech in (language, {"en": "it", "it": "en"}[language]):  # none of them was opened before
        page.evaluate("(speech) => localStorage.setItem('language', speech)", speech)
        page.goto(f"{house.address}/rules/indonesia")
        expect(page.locator("html")).to_have_attribute("lang", speech)
        expect(page.locator(".paragraph").first).to_be_visible()
        expect(page.locator("[data-figure] [role=img]").first).to_be_attached()
        page.goto(f"{house.address}/aid/batavia")
        expect(page.locator("main h1")).to_contain_text("Batavia")
        expect(page.locator("main table").first).to_be_visible()
    page.goto(house.address)
    expect(page.locator("[data-offline]")).to_be_visible()
    axe.check(page)
    play.fits(page)
    picture(page, f"offline-{screen['width']}")
    page.context.set_offline(offline=False)
    expect(page.locator("[data-offline]")).to_have_count(0)


@pytest.fixture
def newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house with a page of its own, which the test replaces."""
    shutil.copytree(STATIC, tmp_path / "static")
    monkeypatch.setenv("FONDACO_STATIC_DIR", str(tmp_path / "static"))
    (tmp_path / "data").mkdir()
    opened = House(tmp_path / "data")
    opened.open()
    yield opened
    opened.close()


def test_a_newer_page_is_taken_over_when_the_reader_goes_on(newer: House, visit: Visitor, tmp_path: Path) -> None:
    static = tmp_path / "static"
    page = visit(newer.address, workers=True)
    control(page)
    page.goto(f"{newer.address}/verify")
    late_part = next(path for path in (static / "assets").glob("LeaguesPage-*.js"))
    worker = pack_nothing(static, "sw.js")
    text = worker.read_text()
    worker.write_text(
        re.sub(r'"/assets/LeaguesPage-[^"]+",', "", text)
        .replace("const VERSION = '", "const VERSION = 'new-")
        .replace('const VERSION = "', 'const VERSION = "new-')
    )
    assert worker.read_text() != text
    late_part.unlink()
    index = pack_nothing(static, "index.html")
    index.write_text(index.read_text().replace("</head>", '<meta name="build" content="new" /></head>'))
    page.evaluate(
        """async () => {
          const changed = new Promise((settle) => navigator.serviceWorker.addEventListener('controllerchange', settle));
          await (await navigator.serviceWorker.ready).update();
          await changed;
        }"""
    )
    # What is open goes on with the files it was built with,
    assert page.evaluate(f"fetch('/assets/{late_part.name}').then((answer) => answer.status)") == 200
    assert page.locator("meta[name=build]").count() == 0
    # and the next page is the new one.
    page.locator("header nav a[href='/rules']").click()
    expect(page.locator("meta[name=build]")).to_have_count(1)
    expect(page).to_have_url(f"{newer.address}/rules")


@WHERE
def test_the_page_can_be_installed_with_shortcuts(
    house: House, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    page = visit(house.address, screen, language)
    address = {"en": "/manifest.webmanifest", "it": "/manifest.it.webmanifest"}[language]
    expect(page.locator("link[rel=manifest]")).to_have_attribute("href", address)
    answer = page.request.get(house.address + address)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["lang"] == language
    for icon in manifest["icons"]:
        assert page.request.get(house.address + icon["src"]).ok
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    addresses = [each["url"] for each in manifest["shortcuts"]]
    assert addresses == ["/", "/puzzles?daily", "/rules"]
    page.goto(f"{house.address}/puzzles?daily")
    expect(page).to_have_url(re.compile(r"/puzzles/\w+/\w+$"))
