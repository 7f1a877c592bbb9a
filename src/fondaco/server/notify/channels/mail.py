"""E-mail: text and HTML, with the headers of one-click unsubscription (RFC 8058)."""

from __future__ import annotations

import html
import re
from email.header import Header
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import format_datetime, localtime
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct

from fondaco.locale import Formatter
from fondaco.server.core.config import NotifyConfig
from fondaco.server.core.errors import DeclinedError
from fondaco.server.notify.channels.errors import DeliveryError, RefusedError
from fondaco.server.notify.texts import Item, Message

SECONDS = 20.0
LONGEST_ADDRESS, LONGEST_LOCAL = 254, 64
WORD = r"[\w+&'~-]+"  # no quotes, no routes (`%`, `!`), and nothing that is an encoded word in a header (`=?`)
LABEL = "[a-z0-9]([a-z0-9-]*[a-z0-9])?"
LAST_LABEL = "[a-z]([a-z0-9-]*[a-z0-9])?"  # an address of a machine is no name
ADDRESS = re.compile(rf"({WORD}(?:\.{WORD})*)@({LABEL}\.)+{LAST_LABEL}", re.ASCII | re.IGNORECASE)
INK, ACCENT, SHEET, GROUND = "#2b2119", "#8a2b1c", "#fffaf0", "#efe6d2"


class Letter(Struct, frozen=True):
    """A mail before it is written out."""

    id: str
    language: str
    title: str
    items: tuple[Item, ...]
    button: str  # the words of the link
    unsubscribe: str = ""  # the URL of one-click unsubscription
    pages: tuple[tuple[str, str], ...] = ()  # links at the foot: words and URL


def check_address(address: str) -> str:
    """The address, if mail can be sent there. Raises DeclinedError."""
    found = ADDRESS.fullmatch(address)
    if found is None or len(address) > LONGEST_ADDRESS or len(found[1]) > LONGEST_LOCAL:
        raise DeclinedError(400, "bad-address")
    return address


class _Literal(EmailPolicy):
    """The subject holds names that people chose: what looks encoded in it is shown as it is, and never decoded."""

    def header_store_parse(self, name: str, value: Any) -> tuple[str, Any]:
        if name == "Subject" and "=?" in value:
            return name, Header(value, "utf-8", header_name=name).encode()
        return super().header_store_parse(name, value)


LITERAL = _Literal()


class MailSender:
    def __init__(self, config: NotifyConfig) -> None:
        self._config = config

    async def send(self, address: str, letter: Letter) -> None:
        """Raises DeliveryError."""
        server = urlsplit(self._config.smtp_url)
        is_tls = server.scheme == "smtps"
        try:
            await aiosmtplib.send(
                self.write(address, letter),
                hostname=server.hostname,
                port=server.port or (465 if is_tls else 587),
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=is_tls,
                start_tls=True if server.scheme == "smtp+starttls" else None,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            raise _failure(min(codes, default=0), "the mail server refused the address") from None
        except aiosmtplib.SMTPAuthenticationError:
            raise DeliveryError("the mail server refused the configured password") from None
        except aiosmtplib.SMTPResponseException as error:
            raise _failure(error.code, "the mail server refused the mail") from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            raise DeliveryError(f"no mail server ({type(error).__name__})") from None

    def write(self, address: str, letter: Letter) -> EmailMessage:
        mail = EmailMessage(LITERAL)
        mail["From"] = self._config.mail_from
        mail["To"] = address
        mail["Subject"] = letter.title
        mail["Date"] = format_datetime(localtime())
        mail["Message-ID"] = f"<{letter.id}@{urlsplit(self._config.public_url).hostname or 'fondaco.invalid'}>"
        mail["Auto-Submitted"] = "auto-generated"
        if letter.unsubscribe:
            mail["List-Unsubscribe"] = f"<{letter.unsubscribe}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(_text(letter))
        mail.add_alternative(_html(letter), subtype="html")
        mail["Content-Language"] = letter.language  # setting the content removes all that is called so
        return mail


def notification(message: Message, public_url: str, unsubscribe: str, unsubscribe_page: str) -> Letter:
    """The mail of a notification."""
    words = Formatter(message.language)
    pages = (
        (words.say("notify-change"), f"{public_url}/notifications"),
        (words.say("notify-unsubscribe"), unsubscribe_page),
    )
    button = words.say("notify-open" if message.table or len(message.items) > 1 else "notify-open-house")
    return Letter(message.id, message.language, message.title, message.items, button, unsubscribe, pages)


def confirmation(id_: str, language: str, url: str) -> Letter:
    """The mail that asks whether an address is its owner's wish."""
    words = Formatter(language)
    items = (Item(words.say("notify-confirm-text"), url),)
    return Letter(id_, language, words.say("notify-confirm-title"), items, words.say("notify-confirm-button"))


def link(id_: str, language: str, purpose: str, name: str, url: str) -> Letter:
    """The mail with a link that signs in, or lets a password be set."""
    words = Formatter(language)
    items = (Item(words.say(f"notify-{purpose}-text", name=name), url),)
    return Letter(id_, language, words.say(f"notify-{purpose}-title"), items, words.say(f"notify-{purpose}-button"))


def _failure(code: int, what: str) -> DeliveryError:
    return RefusedError(f"{what} ({code})") if code >= 500 else DeliveryError(f"{what} ({code})")


def _text(letter: Letter) -> str:
    parts = [f"{item.text}\n{item.url}" for item in letter.items]
    if letter.pages:
        links = [f"{words}: {url}" for words, url in letter.pages]
        parts.append("\n".join(["-- ", Formatter(letter.language).say("notify-why"), *links]))
    return "\n\n".join(parts) + "\n"


def _html(letter: Letter) -> str:
    """Styles stand beside each element: mail programs drop the rest."""
    items = "".join(_html_item(item, letter.button) for item in letter.items)
    foot = ""
    if letter.pages:
        why = html.escape(Formatter(letter.language).say("notify-why"))
        links = " · ".join(_html_link(words, url, f"color:{ACCENT}") for words, url in letter.pages)
        foot = f'<p style="margin:0;font-size:13px;color:#6b5a48;line-height:1.5">{why}<br>{links}</p>'
    title = html.escape(letter.title)
    return (
        f'<!doctype html><html lang="{letter.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title></head>'
        f'<body style="margin:0;padding:24px 12px;background:{GROUND};color:{INK};font-family:Georgia,serif">'
        f'<div style="max-width:520px;margin:0 auto;padding:24px;background:{SHEET};border-radius:10px">'
        f'<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">{title}</h1>{items}{foot}</div></body></html>'
    )


def _html_item(item: Item, button: str) -> str:
    style = (
        f"text-decoration:none;border-radius:6px;display:inline-block;padding:10px 18px;background:{ACCENT};color:#fff"
    )
    text, link = html.escape(item.text), _html_link(button, item.url, style)
    return f'<p style="margin:0 0 12px;line-height:1.5">{text}</p><p style="margin:0 0 24px">{link}</p>'


def _html_link(words: str, url: str, style: str) -> str:
    return f'<a href="{html.escape(url)}" style="{style}">{html.escape(words)}</a>'
