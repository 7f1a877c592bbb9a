"""Notifications against a real process, a real mail server, a real web server and a push service that decrypts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02

from tests.server import notify_kills
from tests.server.house import PATIENCE, Guest, House, Json, open_house
from tests.server.postgres import ONLY_THOROUGH, cluster
from tests.server.receivers import Browser, Post, part, until

PERSON = {"kind": "person"}
PASSWORD = "nutmeg and mace"
PREFERENCES = {"language": "en", "time_zone": "Europe/Rome", "kinds": ["your-turn", "started", "ended", "undo"]}
LONG_ENOUGH = 3.0  # seconds: two rounds of the dispatcher
SOON = 60.0  # seconds: what is due later is a reminder or a digest
TWO_DAYS = 2 * 86_400


def settle(house: House) -> None:
    """Until all that was to be told is told: of what was written before, nothing comes afterwards."""
    soon = time.time() + SOON
    with closing(sqlite3.connect(house.folder / "fondaco.db", timeout=PATIENCE)) as database:

        def nothing_left() -> bool | None:
            events = database.execute("SELECT count(*) FROM outbox WHERE due < ?", (soon,)).fetchone()[0]
            query = "SELECT count(*) FROM deliveries WHERE state = 'waiting' AND due < ?"
            return True if events + database.execute(query, (soon,)).fetchone()[0] == 0 else None

        until(nothing_left)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("notified"), post.settings) as house:
        yield house


def account(house: House, name: str) -> Guest:
    guest = house.guest(name)
    guest.post("/api/account", {"name": name, "password": PASSWORD})
    return guest


def webhook(guest: Guest, post: Post, path: str, kind: str = "json", **preferences: Any) -> Json:
    """A channel of its own path, and the preferences of the person."""
    guest.post("/api/notifications/preferences", {**PREFERENCES, **preferences})
    new = {"kind": kind, "target": post.web.base + path}
    answer: Json = guest.post("/api/notifications/channels", new)
    return answer


def kontor(house: House, *people: Guest, **settings: Any) -> str:
    return house.table_of(*people, game="kontor", **settings)


def batavia(house: House, other: Guest, wanted: Guest) -> tuple[str, list[Guest]]:
    """A game in which one after another decides; the other has two of three seats."""
    return house.table_of(other, wanted, other), [other, wanted, other]


def call_on(people: list[Guest], table: str, wanted: int = 1) -> None:
    """Play until this seat, which had nothing to decide, is called on by the move of another."""
    deciding = people[0].snapshot(table, 0)["deciding"]
    while True:
        before = deciding
        seat = next((seat for seat in before if seat != wanted), wanted)
        shown = people[seat].snapshot(table, seat)
        offer = shown["legal"][0]
        notation = offer["notation"] if offer["type"] == "move" else offer["notation"].format(offer["low"])
        assert people[seat].play(table, seat, notation, seq=shown["seq"])["accepted"]
        deciding = people[0].snapshot(table, 0)["deciding"]
        if wanted in deciding and wanted not in before:
            return


# -- mail -------------------------------------------------------------------------------


def confirm(guest: Guest, post: Post, address: str, language: str = "en") -> str:
    """Add an address and confirm it; the id of the channel."""
    added = guest.post("/api/notifications/channels", {"kind": "email", "target": address, "language": language})
    token = link(part(post.mail.wait(address), "plain"), "confirm")
    with httpx.Client(base_url=guest.house.base) as nobody:
        assert nobody.post("/api/notifications/confirm", json={"token": token}).status_code == 200
    return str(added["channel"]["id"])


def link(text: str, purpose: str) -> str:
    found = re.search(rf"https://fondaco\.example/mail/{purpose}/([\w-]+)", text)
    assert found is not None, text
    return found[1]


def test_a_confirmed_address_gets_mails_in_its_language_and_one_click_ends_them(house: House, post: Post) -> None:
    with account(house, "Livia") as livia, account(house, "Marco") as marco:
        livia.post("/api/notifications/preferences", {**PREFERENCES, "language": "it"})
        added = livia.post(
            "/api/notifications/channels", {"kind": "email", "target": "livia@mail.example", "language": "it"}
        )
        assert added["channel"]["state"] == "unconfirmed"
        asked = post.mail.wait("livia@mail.example")
        assert asked["Subject"] == "Conferma il tuo indirizzo"
        table = kontor(house, marco, livia)
        settle(house)
        assert len(post.mail.to("livia@mail.example")) == 1  # not confirmed: nothing is sent

        token = link(part(asked, "plain"), "confirm")
        with httpx.Client(base_url=house.base) as nobody:
            page = nobody.get(f"/mail/confirm/{token}")
            assert page.status_code == 200
            assert "set-cookie" not in page.headers  # the link alone does nothing, and signs nobody in
            wrong = nobody.post("/api/notifications/confirm", json={"token": token[:-1] + "x"})
            assert wrong.status_code == 404
            confirmed = nobody.post("/api/notifications/confirm", json={"token": token})
            assert confirmed.json() == {"shown": "l…@mail.example"}
            assert nobody.get("/api/me").json()["guest"] is True
        assert livia.get("/api/notifications")["channels"][0]["state"] == "ready"

        table = kontor(house, marco, livia)
        mail = post.mail.wait("livia@mail.example", 2)
        assert mail["Subject"] == "Kontor: la partita è iniziata"
        assert "La partita è iniziata" in part(mail, "plain")
        assert f"https://fondaco.example/table/{table}" in part(mail, "plain")
        assert f'href="https://fondaco.example/table/{table}"' in part(mail, "html")
        assert "con Marco" in part(mail, "html")
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        address = mail["List-Unsubscribe"].strip("<>").removeprefix("https://fondaco.example")
        assert link(part(mail, "plain"), "unsubscribe") in address

        with httpx.Client(base_url=house.base) as nobody:
            opened = nobody.get(address)  # a program that follows links changes nothing
            assert opened.status_code == 303
            assert opened.headers["location"].startswith("/mail/unsubscribe/")
            assert livia.get("/api/notifications")["channels"][0]["state"] == "ready"
            assert nobody.post(address, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        channel = livia.get("/api/notifications")["channels"][0]
        assert (channel["state"], channel["reason"]) == ("off", "unsubscribed")
        kontor(house, marco, livia)
        settle(house)
        assert len(post.mail.to("livia@mail.example")) == 2


def test_names_in_a_mail_are_text_and_not_markup(house: House, post: Post) -> None:
    with account(house, "Nora") as nora, house.guest("<img src=x>") as other:
        nora.post("/api/notifications/preferences", PREFERENCES)
        confirm(nora, post, "nora@mail.example")
        kontor(house, other, nora)
        mail = post.mail.wait("nora@mail.example", 2)
        assert "<img" not in part(mail, "html")
        assert "&lt;img src=x&gt;" in part(mail, "html")


@pytest.mark.parametrize(
    "address", ["", "nobody", "a@b", "a b@c.example", "x@y.example\r\nBcc: z@y.example", "a@b.c,d@e.f"]
)
def test_what_is_no_address_is_refused(house: House, address: str) -> None:
    with account(house, f"A{abs(hash(address)) % 10**6}") as ada:
        refused = ada.post("/api/notifications/channels", {"kind": "email", "target": address}, status=400)
        assert refused["id"] == "bad-address"


def test_a_link_expires_and_an_account_is_needed(house: House) -> None:
    with house.guest("Olga") as olga:
        for kind, target in (("email", "olga@mail.example"), ("json", "http://hooks.example/x")):
            refused = olga.post("/api/notifications/channels", {"kind": kind, "target": target}, status=403)
            assert refused["id"] == "accounts-only"


# -- push ---------------------------------------------------------------------------------


def test_a_push_is_encrypted_for_the_browser_and_signed_by_the_house(house: House, post: Post) -> None:
    browser = Browser(post.web, "/push-ada")
    with house.guest("Ada") as ada, house.guest("Bo") as bo:
        key = ada.get("/api/notifications")["push_key"]
        ada.post("/api/notifications/preferences", PREFERENCES)
        added = ada.post("/api/notifications/channels", browser.subscription)
        assert added["channel"]["shown"] == "Firefox"
        table = kontor(house, bo, ada)
        request, shown = browser.wait()
        assert shown["path"] == f"/table/{table}"
        assert shown["title"] == "Kontor has begun"
        assert shown["table"] == table
        assert request.headers["ttl"] == "86400"
        token, _, used = request.headers["authorization"].removeprefix("vapid t=").partition(",k=")
        assert used == key
        assert Vapid02.verify(request.headers["authorization"])
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == post.web.base
        assert claims["exp"] > time.time()

        post.web.answers["/push-ada"] = [410]  # the browser has unsubscribed
        kontor(house, bo, ada)
        until(lambda: True if ada.get("/api/notifications")["channels"][0]["state"] == "off" else None)


def test_the_key_of_the_house_stays_the_same(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    with house.guest() as guest:
        key = guest.get("/api/notifications")["push_key"]
    house.stop()
    with house.start_beside(), house.guest() as guest:
        assert guest.get("/api/notifications")["push_key"] == key
        bad = {"kind": "push", "target": "https://push.example/x", "p256dh": "AAAA", "auth": "AAAA"}
        assert guest.post("/api/notifications/channels", bad, status=400)["id"] == "bad-subscription"
        assert guest.get("/api/notifications")["kinds"] == ["push"]  # no public address, no mail, no webhooks


def test_a_guests_device_goes_with_them_to_their_account(house: House, post: Post) -> None:
    with account(house, "Petra") as petra, house.guest("Qu") as other:
        petra.post("/api/session", {"name": "Petra", "password": PASSWORD})
        with house.guest("Phone") as phone:
            browser = Browser(post.web, "/push-petra")
            phone.post("/api/notifications/channels", browser.subscription)
            table, people = batavia(house, other, phone)
            browser.wait()
            phone.post("/api/session", {"name": "Petra", "password": PASSWORD})
            assert [channel["shown"] for channel in phone.get("/api/notifications")["channels"]] == ["Firefox"]
            call_on(people, table)  # the seat has the id of the guest
            browser.wait(2)


# -- webhooks -----------------------------------------------------------------------------


def test_a_webhook_is_signed_as_the_standard_says(house: House, post: Post) -> None:
    with account(house, "Rosa") as rosa, house.guest("Sam") as sam:
        secret = webhook(rosa, post, "/rosa")["secret"]
        table = kontor(house, sam, rosa)
        request = post.web.wait("/rosa")
        signed = f"{request.id}.{request.headers['webhook-timestamp']}.".encode() + request.body
        key = base64.b64decode(secret.removeprefix("whsec_"))
        expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
        assert request.headers["webhook-signature"] == f"v1,{expected}"
        told = request.json
        assert (told["type"], told["table"], told["game"], told["id"]) == ("started", table, "kontor", request.id)
        assert secret not in json.dumps(rosa.get("/api/notifications"))  # shown once
        assert post.web.base not in json.dumps(rosa.get("/api/notifications"))  # nor the rest of the URL


def test_discord_slack_and_ntfy_get_what_they_read(house: House, post: Post) -> None:
    with account(house, "Tess") as tess, house.guest("*@everyone* <!here>") as other:
        for kind in ("discord", "slack"):
            webhook(tess, post, f"/{kind}", kind)
        webhook(tess, post, "/my-topic", "ntfy")
        table = kontor(house, other, tess)
        url = f"https://fondaco.example/table/{table}"
        discord = post.web.wait("/discord").json
        assert discord["allowed_mentions"] == {"parse": []}
        assert url in discord["content"]
        assert "\\*\\@everyone\\*" in discord["content"]
        slack = post.web.wait("/slack").json["text"]
        assert f"<{url}>" in slack
        assert "&lt;!here&gt;" in slack
        ntfy = post.web.wait("/").json
        assert (ntfy["topic"], ntfy["title"], ntfy["click"]) == ("my-topic", "Kontor has begun", url)


# -- when ---------------------------------------------------------------------------------


def test_who_looks_is_not_told_and_an_open_tab_does_not_look(house: House, post: Post) -> None:
    with account(house, "Uma") as uma, house.guest("Vic") as vic:
        webhook(uma, post, "/uma")
        table, people = batavia(house, vic, uma)
        post.web.wait("/uma")
        with uma.connect(table) as tab:
            call_on(people, table)  # the tab is open, and nobody looks at it
            assert post.web.wait("/uma", 2).json["type"] == "your-turn"
            call_on(people, table)
            tab.send(type="ping", looking=True)
            tab.next("pong")
            settle(house)
        assert len(post.web.at("/uma")) == 2


def test_mute_kinds_and_quiet_hours(house: House, post: Post) -> None:
    with account(house, "Wim") as wim, house.guest("Xan") as xan:
        webhook(wim, post, "/wim", kinds=["your-turn", "started"])
        table, people = batavia(house, xan, wim)
        post.web.wait("/wim")
        wim.post("/api/notifications/mute", {"table": table, "muted": True})
        assert wim.get("/api/notifications/mute", table=table)["muted"] is True
        assert xan.post("/api/notifications/mute", {"table": table, "muted": True})["muted"]
        with house.guest("Stranger") as stranger:
            stranger.post("/api/notifications/mute", {"table": table, "muted": True}, status=403)
        call_on(people, table)
        settle(house)
        assert len(post.web.at("/wim")) == 1

        webhook(wim, post, "/wim", kinds=["ended"])
        kontor(house, xan, wim)
        settle(house)
        assert len(post.web.at("/wim")) == 1

        zone = time.gmtime()
        now = zone.tm_hour * 60 + zone.tm_min
        quiet: Json = {
            "quiet": True,
            "quiet_from": (now - 60) % 1440,
            "quiet_to": (now + 120) % 1440,
            "time_zone": "UTC",
        }
        webhook(wim, post, "/wim", **quiet)
        kontor(house, xan, wim)
        settle(house)
        assert len(post.web.at("/wim")) == 1
        with closing(sqlite3.connect(house.folder / "fondaco.db")) as database:
            due = database.execute("SELECT due FROM deliveries WHERE state = 'waiting'").fetchall()
        assert any(100 * 60 < moment[0] - time.time() < 121 * 60 for moment in due)
        bad = {**PREFERENCES, "time_zone": "Europe/Atlantis"}
        assert wim.post("/api/notifications/preferences", bad, status=400)["id"] == "no-such-time-zone"


def test_an_undo_an_ending_and_an_invitation_are_told(house: House, post: Post) -> None:
    kinds = ["undo", "ended", "invitation"]
    with account(house, "Yan") as yan, account(house, "Zoe") as zoe:
        webhook(yan, post, "/yan", kinds=kinds)
        opened = zoe.post("/api/tables", {"game": "batavia", "seats": [PERSON, {"kind": "open"}, PERSON]})["id"]
        zoe.post(f"/api/tables/{opened}/invite", {"name": "yan"})
        told = post.web.wait("/yan").json
        assert (told["type"], told["table"]) == ("invitation", opened)
        assert "Zoe invites you" in told["items"][0]["text"]
        assert zoe.post(f"/api/tables/{opened}/invite", {"name": "nobody at all"}, status=404)["id"] == "no-such-person"
        yan.post(f"/api/tables/{opened}/join", {})
        zoe.post(f"/api/tables/{opened}/start", {})
        people = [zoe, yan, zoe]
        for _ in range(4):
            call_on(people, opened)
        yan_seq = yan.snapshot(opened, 1)["seq"]
        asked = zoe.command(opened, type="undo", seat=0, seq=yan_seq, ply=1)
        assert asked["accepted"], asked
        told = post.web.wait("/yan", 2).json
        assert (told["type"], told["title"]) == ("undo", "Zoe asks to take moves back")
        yan.command(opened, type="consent", seat=1, seq=asked["seq"], yes=False)


def test_who_blocked_the_asker_hears_of_no_invitation(house: House, post: Post) -> None:
    with account(house, "Abe") as abe, account(house, "Bea") as bea:
        webhook(bea, post, "/bea", kinds=["invitation"])
        together = kontor(house, abe, bea)
        bea.post("/api/blocks", {"table": together, "seat": 0})
        opened = abe.post("/api/tables", {"game": "kontor", "seats": [{"kind": "person"}, {"kind": "open"}]})["id"]
        assert abe.post(f"/api/tables/{opened}/invite", {"name": "Bea"}) == {"name": "Bea"}
        settle(house)
        assert post.web.at("/bea") == []


# -- failures -----------------------------------------------------------------------------


def make_host(house: House, guest: Guest) -> None:
    with closing(sqlite3.connect(house.folder / "fondaco.db", timeout=20)) as database, database:
        database.execute("UPDATE persons SET is_admin = 1 WHERE id = ?", (guest.get("/api/me")["id"],))


def test_a_failed_delivery_is_tried_again_under_the_same_id(house: House, post: Post) -> None:
    with account(house, "Cora") as cora, house.guest("Dan") as dan:
        webhook(cora, post, "/cora")
        post.web.answers["/cora"] = [503, 429]
        kontor(house, dan, cora)
        post.web.wait("/cora", 3)
        assert len({request.id for request in post.web.at("/cora")}) == 1
        settle(house)
        assert len(post.web.at("/cora")) == 3


def test_hosts_see_dead_letters_try_them_again_and_send_a_test(house: House, post: Post) -> None:
    with account(house, "Elsa") as elsa, account(house, "Hugo") as host, house.guest("Fay") as fay:
        elsa.get("/api/notifications/queue", status=403)
        make_host(house, host)
        webhook(elsa, post, "/elsa")
        post.web.answers["/elsa"] = [400]
        kontor(house, fay, elsa)
        failed = until(
            lambda: next((f for f in host.get("/api/notifications/queue")["failures"] if f["name"] == "Elsa"), None)
        )
        assert (failed["state"], failed["kind"], failed["attempts"]) == ("dead", "json", 1)
        assert "400" in failed["error"]
        assert post.web.base not in json.dumps(host.get("/api/notifications/queue"))  # a webhook's URL is a secret
        assert host.get("/api/notifications/queue")["dead"] >= 1
        host.post("/api/notifications/queue", {"action": "retry"})
        assert post.web.wait("/elsa", 2).id == failed["id"]

        assert host.post("/api/notifications/queue", {"action": "test", "address": "host@mail.example"})["delivered"]
        assert post.mail.wait("host@mail.example")["Subject"] == "A test"
        post.mail.refuse["full@mail.example"] = "552 no room"
        tested = host.post("/api/notifications/queue", {"action": "test", "address": "full@mail.example"})
        assert tested == {"delivered": False, "problem": "the mail server refused the address (552)"}


def test_everybody_can_test_and_remove_their_own_channels(house: House, post: Post) -> None:
    with account(house, "Gil") as gil, account(house, "Hal") as hal:
        channel = webhook(gil, post, "/gil")["channel"]["id"]
        hal.post(f"/api/notifications/channels/{channel}/test", status=404)
        assert gil.post(f"/api/notifications/channels/{channel}/test") == {"delivered": True, "problem": ""}
        assert post.web.wait("/gil").json["type"] == "test"
        assert hal.client.delete(f"/api/notifications/channels/{channel}").status_code == 404
        assert gil.client.delete(f"/api/notifications/channels/{channel}").json()["channels"] == []


def test_a_deleted_account_leaves_no_channel_and_an_export_names_them(house: House, post: Post) -> None:
    with account(house, "Ida") as ida:
        webhook(ida, post, "/ida")
        mine, id_ = ida.get("/api/account/data"), ida.get("/api/me")["id"]
        assert [channel["kind"] for channel in mine["channels"]] == ["json"]
        assert "whsec" not in json.dumps(mine)
        ida.post("/api/account/delete", {"password": PASSWORD})
        with closing(sqlite3.connect(house.folder / "fondaco.db")) as database:
            for table in ("channels", "preferences", "mutes", "looks", "deliveries", "outbox"):
                assert database.execute(f"SELECT count(*) FROM {table} WHERE person = ?", (id_,)).fetchone() == (0,)


# -- time ---------------------------------------------------------------------------------


@pytest.fixture
def later(tmp_path: Path) -> Callable[[float], None]:
    """Moves the server's time of day on by so many seconds."""
    path = tmp_path / "clock"
    path.write_text("0")

    def move(seconds: float) -> None:
        path.write_text(str(float(path.read_text()) + seconds))

    return move


def test_a_digest_a_reminder_and_an_expired_link(tmp_path: Path, post: Post, later: Callable[[float], None]) -> None:
    """Days pass in seconds."""
    settings = post.settings | {"FONDACO_TEST_CLOCK": str(tmp_path / "clock")}
    clock = {"kind": "move", "seconds": 3 * 86_400}
    with (
        open_house(tmp_path, settings, module="tests.server.shifted") as house,
        account(house, "Jon") as jon,
        house.guest("Kim") as kim,
    ):
        kinds = [*PREFERENCES["kinds"], "time-low"]
        jon.post("/api/notifications/preferences", {**PREFERENCES, "kinds": kinds, "digest": True})
        confirm(jon, post, "jon@mail.example")
        browser = Browser(post.web, "/push-jon")
        jon.post("/api/notifications/channels", browser.subscription)
        tables = [kontor(house, kim, jon, clock=clock) for _ in range(2)]
        for number, _ in enumerate(tables, 1):
            browser.wait(number)
        settle(house)
        assert len(post.mail.to("jon@mail.example")) == 1  # the digest is not due
        later(86_400)
        digest = post.mail.wait("jon@mail.example", 2)
        assert digest["Subject"] == "2 matches have news for you"
        assert all(f"/table/{table}" in part(digest, "plain") for table in tables)

        later(1.6 * 86_400)  # ten hours are left
        reminder = post.mail.wait("jon@mail.example", 3)
        assert reminder["Subject"] == "Your time is running out in Kontor"
        assert re.search(
            r"about (9|10) hours left .* until \d{4}-\d\d-\d\d \d\d:\d\d \(Europe/Rome\)",
            part(reminder, "plain").replace("\n", " "),
        )
        post.mail.wait("jon@mail.example", 4)  # one for each table

        late = jon.post("/api/notifications/channels", {"kind": "email", "target": "late@mail.example"})
        token = link(part(post.mail.wait("late@mail.example"), "plain"), "confirm")
        later(TWO_DAYS + 60)
        time.sleep(0.2)
        assert jon.post("/api/notifications/confirm", {"token": token}, status=410)["id"] == "link-expired"
        assert late["channel"]["state"] == "unconfirmed"


def test_a_friend_request_is_told_once_unless_the_asker_is_blocked_or_it_is_not_wished(
    house: House, post: Post
) -> None:
    with ExitStack() as stack:
        names = ("Nanna", "Oreste", "Pilar", "Quirin")
        nanna, oreste, pilar, quirin = (stack.enter_context(account(house, name)) for name in names)
        webhook(nanna, post, "/nanna", kinds=["friend"])
        webhook(pilar, post, "/pilar", kinds=["your-turn"])
        table = kontor(house, nanna, quirin)
        nanna.post("/api/blocks", {"table": table, "seat": 1})
        for asker, name in ((quirin, "Nanna"), (oreste, "Nanna"), (oreste, "Nanna"), (oreste, "Pilar")):
            asker.post("/api/friends", {"name": name})
        told = post.web.wait("/nanna").json
        assert (told["type"], told["table"], told["title"]) == ("friend", "", "Oreste wants to be your friend")
        assert told["items"][0]["url"] == "https://fondaco.example/friends"
        assert oreste.get("/api/me")["id"] not in str(told)
        settle(house)
        assert len(post.web.at("/nanna")) == 1
        assert not post.web.at("/pilar")


# -- processes that die -------------------------------------------------------------------


@pytest.mark.thorough
def test_a_process_that_dies_loses_no_notification(tmp_path: Path) -> None:
    """`make kill-notifications` does it fifty times, and on PostgreSQL."""
    due, _ = notify_kills.run(3, tmp_path, [None])
    assert due == 3 * notify_kills.TABLES * len(notify_kills.CHANNELS)


@pytest.mark.thorough
def test_what_takes_longer_than_its_lease_is_sent_once(tmp_path: Path) -> None:
    settings = {"FONDACO_NOTIFY_AFTER": "0", "FONDACO_NOTIFY_LEASE": "0.5"}
    with ExitStack() as stack:
        post = stack.enter_context(Post.opened())
        house = stack.enter_context(open_house(tmp_path, post.settings | settings))
        livia, marco = (stack.enter_context(account(house, name)) for name in ("Livia", "Marco"))
        webhook(livia, post, "/slow")
        post.web.delay = LONG_ENOUGH
        kontor(house, marco, livia)
        post.web.wait("/slow")
        time.sleep(LONG_ENOUGH + 1)
        assert len(post.web.at("/slow")) == 1


@ONLY_THOROUGH
def test_two_processes_deliver_each_notification_once(tmp_path: Path) -> None:
    """The leases of PostgreSQL."""
    with cluster() as url, Post.opened() as post, ExitStack() as stack:
        houses = [
            stack.enter_context(open_house(tmp_path, post.settings | notify_kills.SETTINGS, database_url=url))
            for _ in range(2)
        ]
        evening = notify_kills.Evening(houses, post)
        evening.begin(20)
        assert evening.check([]) == 0
        assert len(evening.received()) == 20 * len(notify_kills.CHANNELS)
