"""Chromium and a house for the browser tests."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from fondaco.locale import LANGUAGES
from tests.browser.house import ROOT, House
from tools import chromium

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PICTURES = ROOT / "test-output"
DESKTOP = {"width": 1366, "height": 657}
PHONE = {"width": 360, "height": 600}
# What is the same on each screen is seen on a phone and in Italian by `make test-all`.
SCREENS = pytest.mark.parametrize(
    "screen", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.thorough)], ids=["desktop", "phone"]
)
SCREENS_AND_LANGUAGES = pytest.mark.parametrize(
    ("screen", "language"),
    [(DESKTOP, "en"), pytest.param(PHONE, "it", marks=pytest.mark.thorough)],
    ids=["desktop", "phone"],
)
# What is the same in each language is seen in Italian by `make test-all`.
IN_LANGUAGES = pytest.mark.parametrize(
    "language", [LANGUAGES[0], *(pytest.param(other, marks=pytest.mark.thorough) for other in LANGUAGES[1:])]
)
PATIENCE = 60_000  # milliseconds: machines of many cores are not always at hand
expect.set_options(timeout=PATIENCE)

Visitor = Callable[..., Page]


def only(wanted: str, name: str) -> list[pytest.MarkDecorator]:
    """The marks of a test that is the same for all titles: one in `make test`, the others in `make test-all`."""
    return [] if name == wanted else [pytest.mark.thorough]


def launch(playwright: Playwright) -> Browser:
    """A browser; without one these tests fail, because nobody would notice that they did not run."""
    found = chromium.find()
    if found is None:
        pytest.fail(f"{chromium.MISSING}, or run `make chromium`", pytrace=False)
    return playwright.chromium.launch(
        executable_path=found.executable, args=FLAGS, env={**os.environ, **found.environment}
    )


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Gone before the tests of other folders: Playwright keeps an event loop running in this thread."""
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests that do not harm it."""
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house that a test may kill, with bots that take their time."""
    opened = House(tmp_path, pace="0.3")
    opened.open()
    yield opened
    opened.close()


class Options(NamedTuple):
    """What makes two contexts different."""

    width: int
    height: int
    language: str
    has_touch: bool
    workers: bool
    calm: bool
    sound: bool


class Contexts:
    """Contexts of one browser, used again: what they have fetched of the page stays, what a visitor left is cleared."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: defaultdict[Options, list[BrowserContext]] = defaultdict(list)

    def take(self, options: Options) -> BrowserContext:
        if self._idle[options]:
            return self._idle[options].pop()
        context = self._browser.new_context(
            viewport={"width": options.width, "height": options.height},
            locale="it-IT" if options.language == "it" else "en-GB",
            service_workers="allow" if options.workers else "block",
            has_touch=options.has_touch,
            # Some people ask for less motion; and whatever moves is drawn sixty times a second.
            reduced_motion="no-preference" if options.calm else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        # In most tests nobody watches the bots, or hears them.
        settings = {"auto": False, "pace": "calm" if options.calm else "off", "notify": False, "sound": options.sound}
        context.add_init_script(
            "if (location.protocol === 'http:' && !localStorage.getItem('settings'))"
            f" localStorage.setItem('settings', JSON.stringify({json.dumps(settings)}));"
        )
        return context

    def give_back(self, options: Options, context: BrowserContext) -> None:
        """The next visitor finds no cookie, no setting and no page of this one."""
        if options.workers:  # one may outlive what is cleared
            context.close()
            return
        if not context.pages:  # closed by the test, and with it what tells where it was
            context.close()
            return
        page, *others = context.pages
        origins = {"{0.scheme}://{0.netloc}".format(urlsplit(each.url)) for each in context.pages}
        for other in others:
            other.close()
        page.goto("about:blank")  # leaving may write
        session = context.new_cdp_session(page)
        for origin in origins:
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        context.clear_cookies()
        page.close()
        self._idle[options].append(context)


@pytest.fixture(scope="package")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


@pytest.fixture
def visit(contexts: Contexts) -> Iterator[Visitor]:
    """Opens a page for a new visitor: own cookies, a screen, a language; a fault in the page fails the test."""
    used: list[tuple[Options, BrowserContext]] = []
    faults: list[str] = []

    def open_page(
        address: str,
        screen: dict[str, int] | None = None,
        language: str = "en",
        *,
        workers: bool = False,
        calm: bool = False,
        sound: bool = False,
    ) -> Page:
        size = screen or DESKTOP
        options = Options(size["width"], size["height"], language, screen is PHONE, workers, calm, sound)
        context = contexts.take(options)
        used.append((options, context))
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(address)
        return page

    yield open_page
    for options, context in used:
        contexts.give_back(options, context)
    assert faults == []


def picture(page: Page, name: str) -> None:
    """Keep what the page looks like as build output."""
    PICTURES.mkdir(exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png")


def is_trouble(message: ConsoleMessage) -> bool:
    """Playwright's own note that workers are blocked is none."""
    return message.type in ("error", "warning") and "Service Worker registration blocked" not in message.text


def troubles_of(page: Page) -> list[str]:
    """What the browser's console complains of from now on."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text) if is_trouble(message) else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("response", lambda answer: found.append(answer.url) if answer.status >= 400 else None)
    return found
