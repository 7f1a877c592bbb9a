"""Every form of the page says what it refuses at the field that is meant: below it, described by it, and focused."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.conftest import DESKTOP, PHONE, Visitor, picture
from tests.browser.house import ROOT
from tests.browser.test_notifications import become, sign_up
from tests.server.house import House
from tests.server.receivers import Post
from tests.server.test_notify import make_host

SOURCES = ROOT / "web/src"
TAKEN = "Somebody"
# Their buttons are dead until what is typed can be sent, or anything may be typed.
NOTHING_TO_REFUSE = {"table/decision/AmountField.svelte", "notifications/PreferencesForm.svelte"}
# The same field with the same refusals as the form of the name.
SEEN_ELSEWHERE = {"people/account/AskName.svelte"}

Step = Callable[[Page, str], str]  # does what is refused, on the page of a house; the field that is meant


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with mail, where one name is taken."""
    with Post.opened() as post:
        house = House(tmp_path_factory.mktemp("forms"), post.settings)
        house._settings["FONDACO_PUBLIC_URL"] = house.base
        house.start()
        with house.guest(TAKEN) as other:
            other.post("/api/account", {"name": TAKEN, "password": "a long enough secret"}, status=201)
        yield house
        house.stop()


def fill(path: str, field: str, value: str, button: str) -> Step:
    def step(page: Page, base: str) -> str:
        page.goto(base + path)
        page.locator(field).fill(value)
        page.locator(field).locator("xpath=ancestor::form").locator(button).first.click()
        return field

    return step


def sign_in(page: Page, base: str) -> str:
    page.goto(f"{base}/profile")
    page.locator("#sign-in-name").fill(TAKEN)
    page.locator("#sign-in-password").fill("not the secret at all")
    page.locator("#sign-in-password").press("Enter")
    return "#sign-in-password"


def register(page: Page, base: str) -> str:
    page.goto(f"{base}/profile")
    page.locator("#login").fill("Quite new")
    page.locator("#password").fill("short")
    page.locator("[data-register] button.primary").click()
    return "#password"


def ask_a_link(page: Page, base: str) -> str:
    page.goto(f"{base}/profile")
    page.locator("[data-ask-link] summary").click()
    page.locator("[data-ask-link] button.primary").click()
    return "#link-name"


def sit(page: Page, base: str) -> str:
    page.goto(f"{base}/invite/{opened_by_another(page, base)}")
    page.locator("#guest-name").fill(TAKEN)
    page.locator("[data-sit]").click()
    return "#guest-name"


def opened_by_another(page: Page, base: str) -> str:
    """The id of a table that waits for somebody."""
    browser = page.context.browser
    assert browser is not None
    other = browser.new_context()
    other.request.get(f"{base}/api/me")
    seats = [{"kind": "person"}, {"kind": "open"}]
    table = other.request.post(f"{base}/api/tables", data={"game": "kontor", "seats": seats}).json()["id"]
    other.close()
    return str(table)


def own_table(page: Page, base: str) -> None:
    page.goto(f"{base}/new/kontor")
    page.locator("[data-starts-itself]").uncheck()
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/table/*")


def invite(page: Page, base: str) -> str:
    own_table(page, base)
    page.locator("#invite-name").fill("Nobody of this name")
    page.locator("#invite-name").press("Enter")
    return "#invite-name"


def report(page: Page, base: str) -> str:
    own_table(page, base)
    table = page.url.rpartition("/")[2]
    browser = page.context.browser
    assert browser is not None
    other = browser.new_context()
    other.request.get(f"{base}/api/me")
    other.request.post(f"{base}/api/tables/{table}/join", data={})
    said = {"type": "say", "key": "hello", "seq": 0, "text": "Hello"}
    other.request.post(f"{base}/api/tables/{table}/commands", data=said)
    other.close()
    page.locator(".talk [data-person]").first.click()
    page.locator(".talk [data-report]").click()
    page.locator(".talk form:has(textarea) button").click()
    return ".talk textarea"


def wrong_password(page: Page, base: str) -> str:
    page.goto(f"{base}/profile")
    page.locator("#old-password").fill("not the secret at all")
    page.locator("#new-password").fill("a new one, longer")
    page.locator("[data-change-password]").click()
    return "#old-password"


def webhook(page: Page, base: str) -> str:
    page.goto(f"{base}/notifications")
    page.locator("summary").last.click()
    page.locator("#webhook-url").fill("ftp://files.example")
    page.locator("#webhook-url").press("Enter")
    return "#webhook-url"


def clock(page: Page, base: str) -> str:
    page.goto(f"{base}/new/kontor")
    page.locator("#clock").select_option("own")
    page.locator("#amount").fill("")
    page.locator("form button[type=submit]").click()
    return "#amount"


def vacation(page: Page, base: str) -> str:
    page.goto(f"{base}/profile")
    page.locator("#vacation-last").fill("2020-01-01")
    page.locator("[data-vacations] form button").click()
    return "#vacation-last"


def order(page: Page, base: str) -> str:
    page.goto(f"{base}/admin")
    page.locator("[data-do=ban]").first.click()
    page.locator("#order-target").fill("nobody-of-this-name")
    page.locator("[data-order] button.primary").click()
    return "#order-target"


def record(page: Page, base: str) -> str:
    page.goto(f"{base}/verify")
    page.locator("#record").fill("what is this")
    page.locator(".verify .actions button").nth(1).click()
    return "#record"


GUEST: dict[str, Step] = {
    "people/account/NameForm.svelte": fill("/profile", "#name", TAKEN, "button.primary"),
    "people/account/RegisterForm.svelte": register,
    "people/account/SignInForm.svelte": sign_in,
    "people/AskLink.svelte": ask_a_link,
    "people/MailSignInPage.svelte": fill("/mail/password#token", "#new-password", "", "button"),
    "invitation/Invitation.svelte": sit,
    "replay/VerifyPage.svelte": record,  # it has a field, but is no form
}
ADMIN: dict[str, Step] = {  # has an account, too
    "people/AccountSettings.svelte": wrong_password,
    "people/FriendsPage.svelte": fill("/friends", "#friend-name", "Nobody of this name", "button"),
    "people/VacationForm.svelte": vacation,
    "programs/TokenSettings.svelte": fill("/profile", "#program-name", "", "button.primary"),
    "notifications/AddChannels.svelte": fill("/notifications", "#address", "nonsense", "button"),
    "notifications/AddChannels.svelte webhook": webhook,
    "notifications/QueueSheet.svelte": fill("/admin", "#queue-address", "nonsense", "button"),
    "admin/AdminOrderForm.svelte": order,
    "lobby/NewTablePage.svelte": clock,
    "leagues/NewLeague.svelte": fill("/leagues/new", "#title", "", "button[type=submit]"),
    "table/live/InviteByName.svelte": invite,
    "table/seats/PersonActions.svelte": report,
}
# A search finds nothing, and the chat's button is dead while there is nothing to say.
OPEN = {"admin/AdminPage.svelte", "table/panels/ChatBox.svelte"}
WHERE = pytest.mark.parametrize(
    ("screen", "language"), [(DESKTOP, "en"), pytest.param(PHONE, "it", marks=pytest.mark.thorough)], ids=["en", "it"]
)


def test_every_form_is_walked() -> None:
    forms = {str(path.relative_to(SOURCES)) for path in SOURCES.rglob("*.svelte") if "<form" in path.read_text()}
    walked = {name.partition(" ")[0] for name in (*GUEST, *ADMIN)}
    assert forms - walked == NOTHING_TO_REFUSE | SEEN_ELSEWHERE | OPEN


def walk(page: Page, base: str, forms: dict[str, Step], screen: dict[str, int]) -> None:
    for name, step in forms.items():
        field = page.locator(step(page, base))
        expect(field, name).to_have_attribute("aria-invalid", "true")
        expect(field, name).to_be_focused()
        said = page.locator(f"[id='{field.get_attribute('aria-describedby')}']")
        expect(said, name).to_have_text(re.compile(r"\w{3}.*\.|\w{4}"))
        expect(said, name).to_be_in_viewport(ratio=0.9)
        below = field.evaluate(
            "(one, other) => other.getBoundingClientRect().top - one.getBoundingClientRect().bottom",
            said.element_handle(),
        )
        assert -1 <= below < 80, f"{name}: {below} pixels from its field"
        picture(page, f"refused-{re.sub(r'.*/|[.]svelte', '', name)}-{screen['width']}")
    axe.check(page)


@WHERE
def test_guests_are_told_at_the_field(house: House, visit: Visitor, screen: dict[str, int], language: str) -> None:
    walk(visit(house.base, screen, language), house.base, GUEST, screen)


@WHERE
def test_accounts_and_admins_are_told_at_the_field(
    house: House, visit: Visitor, screen: dict[str, int], language: str
) -> None:
    page = visit(house.base, screen, language)
    sign_up(page, house, f"Chief {language}")
    with house.guest() as chief:
        become(chief, page)
        make_host(house, chief)
    page.reload()
    walk(page, house.base, ADMIN, screen)
