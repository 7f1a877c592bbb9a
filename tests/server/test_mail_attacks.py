"""What strangers try with mails: names that write headers, odd addresses, links that others open, find or use twice."""

from __future__ import annotations

import email
import email.policy
import html
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from email.message import EmailMessage
from typing import get_args

import httpx
import pytest
from aiosmtplib.email import extract_recipients, flatten_message

from fondaco.server.core.config import NotifyConfig
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.names import clean_name
from fondaco.server.notify.alerts import Alert, AlertKind
from fondaco.server.notify.channels import mail
from fondaco.server.notify.channels.mail import MailSender, check_address
from fondaco.server.notify.preferences import Language, Preferences
from fondaco.server.notify.texts import Writer
from tests.server.house import Guest, House, open_house
from tests.server.receivers import Post, part
from tests.server.test_notify import account, confirm
from tests.server.test_signing_in import ask, token_in

SECRET = "a long enough secret"
HEADERS = {  # of every mail
    *("From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "Content-Language", "MIME-Version"),
    "Content-Type",
}
NAMES = [
    *("=?utf-8?q?=0ABcc:a@b.c?=", "=?utf-8?q?=0D=0AX:1?=", "=?ascii?q?=0A=0Abody?=", "=?ascii?b?CkJjYzphQGI?="),
    *("=?utf-8?q?=41dmin?=", "=?utf-8?q?", "a=?utf-8?q?b?=", "?= =?", "Àda =?utf-8?q?=41?="),
    *('"Ada" <a@b.c>', "a@b.c, d@e.f", "Bcc: a@b.c", ".", "From ada", "--", "=20=0A", "%0ABcc:a@b.c", "\\r\\nBcc: x"),
    *(
        "Ада",
        "エイダ",
        "👩‍🚀",
        "a" * 24,
        "é" * 24,
        "\N{MATHEMATICAL SCRIPT CAPITAL A}" * 24,
        "<b>Ada</b>",
        "&lt;",
        "{ $name }",
        "{by}",
    ),
]
LETTERS = [*"=?_:@.,;<>\"'()abQB0AD\\ é", "utf-8", "=?utf-8?q?", "=?utf-8?b?", "?=", "=0A", "=0D", "\u3000", "\u00a0"]
SENDER = MailSender(NotifyConfig("https://house.example", "smtp://x", "House <house@house.example>"))


def names(count: int) -> list[str]:
    """Those above, and so many like them; what no name may be is left out, as it is when somebody asks for it."""
    luck = random.Random(36)
    more = ("".join(luck.choices(LETTERS, k=luck.randrange(1, 12))) for _ in range(count))
    return [name for name in (*NAMES, *more) if is_name(name)]


def is_name(name: str) -> bool:
    try:
        return clean_name(name) == name
    except DeclinedError:
        return False


def letters(name: str) -> Iterator[mail.Letter]:
    """All mails that hold a person's name, in every language."""
    for language in get_args(Language):
        writer = Writer(Preferences(language=language), "https://house.example", 0.0, 0.0)
        for kind in get_args(AlertKind):
            alert = Alert(kind, "t1", "kontor", (name, name), name, winners=(name,), limit=9000.0)
            message = writer.message("id-1", [alert])
            yield mail.notification(
                message, "https://house.example", "https://house.example/u", "https://house.example"
            )
        for purpose in ("sign-in", "password"):
            yield mail.link("id-1", language, purpose, name, "https://house.example/mail/sign-in#token")


def read(written: EmailMessage) -> EmailMessage:
    """As it comes out of the wire at the other end."""
    return email.message_from_bytes(flatten_message(written), policy=email.policy.default)


def test_no_name_writes_a_header_or_is_read_as_another() -> None:
    luck = random.Random(7)
    tried = names(150)
    assert len(tried) > 100
    assert set(NAMES[:8]) <= set(tried)
    for number, name in enumerate(tried):
        found = list(letters(name))
        for letter in found if number < len(NAMES) else luck.sample(found, 3):
            written = SENDER.write("ada@mail.example", letter)
            assert extract_recipients(written) == ["ada@mail.example"]
            got = read(written)
            assert set(got.keys()) - {"List-Unsubscribe", "List-Unsubscribe-Post"} == HEADERS, name
            assert len(got.keys()) == len(set(got.keys())), name
            assert got["Subject"] == letter.title, name
            assert [item.text in part(got, "plain") for item in letter.items] == [True] * len(letter.items), name
            assert [html.escape(item.text) in part(got, "html") for item in letter.items] == [True] * len(letter.items)
            assert max(map(len, flatten_message(written).split(b"\r\n"))) <= 998, name


@pytest.mark.parametrize(
    "address",
    [
        *("a@b.c\r\nBcc: x@y.z", "a@b.c\nBcc: x@y.z", "a@b.c\0", " a@b.c", "a@b.c ", "a b@c.d", "a@b.c,d@e.f"),
        *("Ada <a@b.c>", "<a@b.c>", "a@b.c (x)", "group:a@b.c;", "@relay.example:a@b.c", "a%b.c@relay.example"),
        *("b.c!a@relay.example", '"a b"@c.d', '"a@b.c"@d.e', '"a\\"b"@c.d', "=?utf-8?q?=0ABcc=3Ax?=@b.c", "a\\@b.c"),
        *("a@[127.0.0.1]", "a@[IPv6:::1]", "a@127.0.0.1", "a@2130706433", "a@localhost", "a@b..c", "a@.b.c", "a@b.c."),
        *("a..b@c.d", ".a@c.d", "a.@c.d", "a@-b.c", "a@b-.c", "a@b_c.d", "@b.c", "a@", "a", "", "a@@b.c"),
        *("ä@b.c", "a@ä.c", "a@b.c\u2028", "a@b\uff0ec", "\u202ea@b.c", "x" * 65 + "@b.c", "a@" + "b." * 130 + "c"),
    ],
)
def test_odd_addresses_are_refused(address: str) -> None:
    with pytest.raises(DeclinedError) as caught:
        check_address(address)
    assert caught.value.refused.id == "bad-address"


@pytest.mark.parametrize(
    "address",
    [
        *("ada@mail.example", "Ada.Rossi+fondaco@mail.co.example", "o'neil@a-b.example", "a_b-c~d&e@x1.example"),
        "ada@xn--bcher-kva.example",
    ],
)
def test_plain_addresses_are_taken_and_are_the_only_recipient(address: str) -> None:
    check_address(address)
    written = SENDER.write(address, next(letters("Ada")))
    assert extract_recipients(written) == [address]
    assert read(written)["To"] == address


# -- against a real process and a real mail server ------------------------------------------


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: Post) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("mailed"), post.settings) as house:
        yield house


def test_a_friend_called_like_a_header_is_only_called_so(house: House, post: Post) -> None:
    name = NAMES[0]
    with account(house, "Fay") as fay, account(house, name) as mallory:
        confirm(fay, post, "fay@mail.example")
        mallory.post("/api/friends", {"name": "Fay"})
        came = post.mail.wait("fay@mail.example", 2)
        assert came["Subject"] == f"{name} wants to be your friend"
        assert came["Bcc"] is None


def test_odd_addresses_are_refused_by_the_house_too(house: House) -> None:
    with account(house, "Odd") as odd:
        for address in ("a@b..c", "@relay.example:a@b.c", "a@[127.0.0.1]"):
            refused = odd.post("/api/notifications/channels", {"kind": "email", "target": address}, 400)
            assert refused["id"] == "bad-address"


def test_links_that_a_scanner_opens_still_work(house: House, post: Post) -> None:
    """Programs that read mails before people do open every link, some of them several times."""
    address = "scanned@mail.example"
    with account(house, "Scanned") as person, httpx.Client(base_url=house.base, follow_redirects=True) as scanner:

        def scan(came: EmailMessage) -> str:
            text = part(came, "plain") + part(came, "html") + str(came["List-Unsubscribe"])
            links = set(re.findall(r"https://fondaco\.example([^\s\"<>]*)", html.unescape(text)))
            assert links
            for link in links:
                for method in ("GET", "HEAD", "OPTIONS", "GET"):
                    assert scanner.request(method, link.partition("#")[0] or "/").status_code < 500, link
            return part(came, "plain")

        def state() -> str:
            return str(person.get("/api/notifications")["channels"][0]["state"])

        channel = person.post("/api/notifications/channels", {"kind": "email", "target": address})["channel"]["id"]
        token = re.search(r"/mail/confirm/([\w-]+)", scan(post.mail.wait(address)))
        assert token is not None
        assert state() == "unconfirmed"
        person.post("/api/notifications/confirm", {"token": token[1]})
        person.post(f"/api/notifications/channels/{channel}/test")
        scan(post.mail.wait(address, 2))
        assert state() == "ready"
        for number, (purpose, route) in enumerate((("sign-in", "session/link"), ("password", "account/recover"))):
            ask(house, "Scanned", purpose)
            token_ = token_in(scan(post.mail.wait(address, 3 + number)), purpose)
            with house.guest() as other:
                assert not other.post(f"/api/{route}", {"token": token_, "password": SECRET})["guest"]


def unused_link(house: House, post: Post, name: str, count: int) -> str:
    """The mail of this number to the address that is called like the account has it."""
    ask(house, name)
    return token_in(part(post.mail.wait(f"{name.lower()}@mail.example", count), "plain"), "sign-in")


@pytest.mark.parametrize("way", ["password", "everywhere", "address"])
def test_who_locks_others_out_ends_links_that_nobody_has_used(house: House, post: Post, way: str) -> None:
    """Somebody else may read the mails."""
    name = f"Locked{way}"
    with account(house, name) as person, house.guest() as thief:
        channel = confirm(person, post, f"{name.lower()}@mail.example")
        stolen = unused_link(house, post, name, 2)
        if way == "password":
            person.post("/api/account/password", {"old": "nutmeg and mace", "new": SECRET})
        elif way == "everywhere":
            person.post("/api/account/sign-out-everywhere")
        else:
            person.delete(f"/api/notifications/channels/{channel}")
        assert thief.post("/api/session/link", {"token": stolen}, 404)["id"] == "link-expired"
        assert not person.get("/api/me")["guest"]


def test_one_link_is_good_once_however_many_use_it_at_the_same_time(house: House, post: Post) -> None:
    with account(house, "Many") as many, ExitStack() as stack:
        confirm(many, post, "many@mail.example")
        token = unused_link(house, post, "Many", 2)
        guests = [stack.enter_context(house.guest()) for _ in range(8)]
        with ThreadPoolExecutor(len(guests)) as pool:
            statuses = list(
                pool.map(
                    lambda guest: guest.client.post("/api/session/link", json={"token": token}).status_code, guests
                )
            )
        assert sorted(statuses) == [200] + [404] * 7
        assert sorted(guest.get("/api/me")["guest"] for guest in guests) == [False] + [True] * 7


def test_two_devices_of_a_guest_use_a_link_each_at_the_same_time(house: House, post: Post) -> None:
    with account(house, "Twice") as twice, house.guest("Guest") as laptop, Guest(house) as phone:
        confirm(twice, post, "twice@mail.example")
        tokens = [unused_link(house, post, "Twice", count) for count in (2, 3)]
        table = house.table_of(laptop, laptop, laptop)
        phone.client.cookies.update(laptop.client.cookies)
        with ThreadPoolExecutor(2) as pool:
            answers = list(
                pool.map(
                    lambda pair: pair[0].client.post("/api/session/link", json={"token": pair[1]}).status_code,
                    zip((laptop, phone), tokens, strict=True),
                )
            )
        assert answers == [200, 200]
        own = twice.get("/api/me")["id"]
        for guest in (laptop, phone):
            assert guest.get("/api/me")["id"] == own
            assert [seat["mine"] for seat in guest.snapshot(table, 0)["table"]["seats"]] == [True] * 3
        assert "fault" not in {line["event"] for line in house.log()}


def test_no_part_of_a_link_signs_in(house: House, post: Post) -> None:
    with account(house, "Parts") as parts, house.guest() as thief:
        confirm(parts, post, "parts@mail.example")
        token = unused_link(house, post, "Parts", 2)
        for wrong in (token[:-1], token + "a", token.swapcase(), token[::-1], f" {token}", "%", "\0", "a" * 100_000):
            status = thief.client.post("/api/session/link", json={"token": wrong}).status_code
            assert status in (400, 404, 413), wrong[:50]
        assert not thief.post("/api/session/link", {"token": token})["guest"]
