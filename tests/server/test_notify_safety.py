"""Requests to addresses that strangers chose reach no private network, follow no redirect, and end soon."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from fondaco.server.notify.channels import client, connection, webhook
from fondaco.server.notify.channels.addresses import check_url, is_public, resolve
from fondaco.server.notify.channels.client import SafeClient
from fondaco.server.notify.channels.errors import DeliveryError, RefusedError
from fondaco.server.notify.channels.push import PushSender, make_key
from fondaco.server.notify.people import MAX_CHANNELS
from fondaco.server.notify.preferences import Preferences
from fondaco.server.notify.texts import Item, Message
from tests.server.house import open_house
from tests.server.receivers import Browser, Post, WebReceiver, until, web_server

PRIVATE = [
    *("127.0.0.1", "127.8.9.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "100.64.0.1", "169.254.169.254"),
    *("192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "240.0.0.1"),
    *("::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "2001:db8::1", "fec0::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_told_from_public_ones(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)


def post(url: str, find: Callable[[str, int], Awaitable[list[str]]] = resolve, private: bool = False) -> int:
    async def work() -> int:
        safe = SafeClient(private, find)
        try:
            return await safe.post(url, b"{}", {})
        finally:
            await safe.close()

    return asyncio.run(work())


@pytest.fixture
def receiver() -> Iterator[WebReceiver]:
    with web_server() as receiver:
        yield receiver


def named(*answers: list[str]) -> tuple[Callable[[str, int], Awaitable[list[str]]], list[str]]:
    """A resolver that gives one answer after another, and the names it was asked for."""
    asked: list[str] = []

    async def find(host: str, port: int) -> list[str]:
        asked.append(host)
        return answers[min(len(asked), len(answers)) - 1]

    return find, asked


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.1", "017700000001", "0177.0.0.1", "127.0.0.1."),
        *("localhost", "LOCALHOST", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[0:0:0:0:0:0:0:1]"),
        *("127\u30020\u30020\u30021", "127\uff0e0\uff0e0\uff0e1", "127\uff610\uff610\uff611"),
        *("\u2460\u2461\u2466.\u24ea.\u24ea.\u2460", "\uff11\uff12\uff17.0.0.1", "\U0001d7cf27.0.0.1"),
        *("\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3", "local\u00adhost", "[64:ff9b::7f00:1]"),
        *("127.0.0.1%00.example", "[::1%25lo]", "[fe80::1%25lo]", "[2002:7f00:1::]", "%31%32%37.0.0.1"),
    ],
)
def test_this_machine_is_not_reached_however_it_is_written(receiver: WebReceiver, host: str) -> None:
    for path in ("/", "/topic"):
        with pytest.raises(RefusedError):
            post(f"http://{host}:{receiver.port}{path}")
    assert receiver.requests == []


@pytest.mark.parametrize("kind", ["json", "discord", "slack", "ntfy"])
@pytest.mark.parametrize("host", ["127\u30020\u30020\u30021", "\u2460\u2461\u2466.\u24ea.\u24ea.\u2460"])
def test_no_kind_of_webhook_reaches_this_machine(receiver: WebReceiver, kind: str, host: str) -> None:
    message = Message("id", "test", "en", "Title", (Item("text", "https://house.example/"),))

    async def work() -> None:
        safe = SafeClient(False)
        try:
            await webhook.send(safe, kind, f"http://{host}:{receiver.port}/topic", "", message)
        finally:
            await safe.close()

    with pytest.raises(RefusedError):
        asyncio.run(work())
    assert receiver.requests == []


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.1", "64:ff9b::7f00:1"])
def test_no_socket_is_made_for_a_private_address_whoever_found_it(
    receiver: WebReceiver, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if a parser and the resolver's check had both been deceived."""

    async def deceived(self: object, host: str, port: int = 0, family: int = 0) -> list[dict[str, object]]:
        kind = socket.AF_INET6 if ":" in address else socket.AF_INET
        return [{"hostname": host, "host": address, "port": port, "family": kind, "proto": 6, "flags": 0}]

    monkeypatch.setattr(connection._Resolver, "resolve", deceived)
    with pytest.raises(RefusedError, match="private"):
        post(f"http://hooks.example:{receiver.port}/")
    assert receiver.requests == []


@pytest.mark.parametrize(
    "url", ["https://b\u00fccher.example/x", "https://xn--bcher-kva.example/x", "https://a_b.example/"]
)
def test_names_in_other_scripts_are_names(url: str) -> None:
    check_url(url)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "10.0.0.1", "169.254.169.254"])
def test_a_name_that_resolves_to_a_private_address_is_refused(receiver: WebReceiver, address: str) -> None:
    find, _ = named([address])
    with pytest.raises(RefusedError, match="private"):
        post(f"http://hooks.example:{receiver.port}/", find)
    find, _ = named(["93.184.216.34", address])  # one among others is enough
    with pytest.raises(RefusedError, match="private"):
        post(f"http://hooks.example:{receiver.port}/", find)
    assert receiver.requests == []


def test_a_name_that_changes_its_address_is_asked_once(receiver: WebReceiver, monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: what was checked is what is connected to."""
    monkeypatch.setattr(client, "SECONDS", 0.5)
    find, asked = named(["192.0.0.9"], ["127.0.0.1"])  # a public address at which nobody is
    with pytest.raises(DeliveryError):
        post(f"http://hooks.example:{receiver.port}/", find)
    assert asked == ["hooks.example"]
    assert receiver.requests == []


def test_a_redirect_is_not_followed(receiver: WebReceiver) -> None:
    receiver.answers["/hook"] = [302]
    assert post(f"{receiver.base}/hook", private=True) == 302
    assert [request.path for request in receiver.requests] == ["/hook"]


def test_an_endless_answer_is_read_no_further(receiver: WebReceiver) -> None:
    assert post(f"{receiver.base}/endless", private=True) == 200


def test_a_slow_receiver_is_given_up(receiver: WebReceiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "SECONDS", 0.3)
    receiver.delay = 1.0
    with pytest.raises(DeliveryError, match="no answer"):
        post(f"{receiver.base}/slow", private=True)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "ftp://hooks.example/x",
            "file:///etc/passwd",
            "gopher://hooks.example/",
            "//hooks.example/",
            "hooks.example",
            "",
        ),
        *("http://", "http://user:word@hooks.example/", "http://hooks.example:22/", "http://hooks.example:70000/"),
        *("http://hooks.example/\r\nx: y", "http://hooks.example/ x", "https://" + "x" * 2000),
    ],
)
def test_only_plain_web_addresses_are_taken(url: str) -> None:
    with pytest.raises(RefusedError):
        check_url(url)


def test_a_house_refuses_private_webhooks_unless_its_host_allows_them(tmp_path: Path) -> None:
    with Post.opened() as post_office:
        settings = post_office.settings | {"FONDACO_NOTIFY_PRIVATE": "off"}
        with open_house(tmp_path, settings) as house, house.guest("Ada") as ada:
            ada.post("/api/account", {"name": "Ada", "password": "nutmeg and mace"})
            new = {"kind": "json", "target": post_office.web.base + "/hook"}
            channel = ada.post("/api/notifications/channels", new)["channel"]["id"]
            tested = ada.post(f"/api/notifications/channels/{channel}/test")
            assert tested == {"delivered": False, "problem": "the address is in a private network"}
            shown = ada.get("/api/notifications")["channels"][0]
            assert (shown["state"], shown["reason"]) == ("off", "private-address")
            assert post_office.web.requests == []


# -- push endpoints: any guest may name one ------------------------------------------------

HELLO = Message("id", "test", "en", "Title", (Item("text", "https://house.example/"),))


def push(endpoint: str, private: bool = True, find: Callable[[str, int], Awaitable[list[str]]] = resolve) -> None:
    keys = {name: value for name, value in Browser(WebReceiver(0)).subscription.items() if name in ("p256dh", "auth")}

    async def work() -> None:
        safe = SafeClient(private, find)
        sender = PushSender(safe, "mailto:house@house.example")
        sender.load(make_key())
        try:
            await sender.send(endpoint, json.dumps(keys), HELLO)
        finally:
            await safe.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:7f00:1]", "2130706433", "127\u30020\u30020\u30021", "0x7f.1"]
)
def test_no_push_reaches_this_machine(receiver: WebReceiver, host: str) -> None:
    with pytest.raises(RefusedError):
        push(f"http://{host}:{receiver.port}/push", private=False)
    assert receiver.requests == []


def test_a_push_service_that_changes_its_address_is_asked_once(
    receiver: WebReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "SECONDS", 0.5)
    find, asked = named(["192.0.0.9"], ["127.0.0.1"])
    with pytest.raises(DeliveryError):
        push(f"http://push.example:{receiver.port}/push", False, find)
    assert (asked, receiver.requests) == (["push.example"], [])


def test_a_push_follows_no_redirect_and_reads_no_endless_answer(receiver: WebReceiver) -> None:
    receiver.answers["/push"] = [307]
    with pytest.raises(RefusedError, match="307"):
        push(f"{receiver.base}/push")
    push(f"{receiver.base}/endless")
    assert [request.path for request in receiver.requests] == ["/push", "/endless"]


@contextmanager
def speaking(start: bytes, again: bytes, pause: float) -> Iterator[tuple[int, list[int]]]:
    """A receiver that says this, and then that for ever; its port, and how many bytes it said."""
    said: list[int] = [0]
    stop = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(0.1)

        def serve() -> None:
            while not stop.is_set():
                with suppress(OSError), listening.accept()[0] as sock:
                    sock.settimeout(2)
                    sock.sendall(start)
                    while not stop.is_set():
                        sock.sendall(again)
                        said[0] += len(again)
                        stop.wait(pause)

        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield listening.getsockname()[1], said
        finally:
            stop.set()
            thread.join()


LINE = b"X-More: " + b"a" * 4000 + b"\r\n"


@pytest.mark.parametrize(
    ("start", "again"),
    [
        (b"HTTP/1.1 200 OK\r\n", LINE),
        (b"HTTP/1.1 200 OK\r\nX: ", b"a" * 4000),
        (b"HTTP/1.1 ", b"2" * 4000),
        (b"", b"HTTP/1.1 103 Early Hints\r\n\r\n" * 100),
        (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", b"1;" + b"a" * 4000),
    ],
    ids=["headers", "one header", "the status", "hints", "a chunk's head"],
)
def test_a_receiver_that_never_comes_to_its_answer_is_given_up(
    start: bytes, again: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much it says: most of it is not even read."""
    monkeypatch.setattr(client, "SECONDS", 3.0)
    with speaking(start, again, 0.0) as (port, said):
        with suppress(DeliveryError):
            push(f"http://127.0.0.1:{port}/push")
        assert said[0] < 30_000_000


def test_a_receiver_that_speaks_slowly_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each letter comes in time, the answer never does."""
    monkeypatch.setattr(client, "SECONDS", 0.5)
    with speaking(b"", b"H", 0.1) as (port, _), pytest.raises(DeliveryError):
        push(f"http://127.0.0.1:{port}/push")


def test_receivers_that_say_nothing_hold_up_nobody_else(tmp_path: Path) -> None:
    """As many as the guests of one network can name at once."""
    with Post.opened() as post, open_house(tmp_path, post.settings) as house, ExitStack() as stack:
        strangers = [stack.enter_context(house.guest(f"Mallory {number}")) for number in range(4)]
        for number, stranger in enumerate(strangers):
            for device in range(MAX_CHANNELS):
                silent = Browser(post.web, f"/silent/{number}/{device}").subscription
                stranger.post("/api/notifications/channels", silent)
        ada, bo = (stack.enter_context(house.guest(name)) for name in ("Ada", "Bo"))
        ada.post("/api/notifications/channels", Browser(post.web, "/ada").subscription)
        house.table_of(bo, *strangers)
        until(lambda: len({request.path for request in post.web.requests}) == 4 * MAX_CHANNELS or None)
        house.table_of(bo, ada, bo)
        post.web.wait("/ada")
        assert "notify" not in {line["event"] for line in house.log()}, "somebody waited until others were given up"


# -- quiet hours and digests ----------------------------------------------------------------

ROME = Preferences(time_zone="Europe/Rome", quiet=True, quiet_from=22 * 60, quiet_to=8 * 60, digest_at=18 * 60)
NOON_UTC = 1_763_380_800.0  # 2025-11-17 12:00 UTC, 13:00 in Rome
HOUR = 3600


def test_quiet_hours_go_by_the_clock_on_the_wall() -> None:
    assert ROME.after_quiet(NOON_UTC) == NOON_UTC
    assert ROME.after_quiet(NOON_UTC + 9 * HOUR) == NOON_UTC + 19 * HOUR  # 22:00 to 8:00
    assert ROME.after_quiet(NOON_UTC + 14 * HOUR) == NOON_UTC + 19 * HOUR  # after midnight
    assert ROME.after_quiet(NOON_UTC + 19 * HOUR) == NOON_UTC + 19 * HOUR
    loud = Preferences(time_zone="Europe/Rome")
    assert loud.after_quiet(NOON_UTC + 14 * HOUR) == NOON_UTC + 14 * HOUR


def test_quiet_hours_end_when_the_clock_shows_it_also_when_summer_time_begins() -> None:
    before = 1_774_731_600.0  # 2026-03-28 21:00 UTC, 22:00 in Rome; at 2:00 clocks go to 3:00
    assert ROME.after_quiet(before) == before + 9 * HOUR


def test_a_digest_is_due_at_its_next_time() -> None:
    assert ROME.next_digest(NOON_UTC) == NOON_UTC + 5 * HOUR
    assert ROME.next_digest(NOON_UTC + 5 * HOUR) == NOON_UTC + 29 * HOUR
