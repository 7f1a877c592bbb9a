"""Webhooks: Discord, Slack, ntfy, and JSON signed as the Standard Webhooks specification says."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import time
from urllib.parse import urlsplit, urlunsplit

import msgspec

from fondaco.server.notify.channels.client import SafeClient
from fondaco.server.notify.channels.errors import DeliveryError, RefusedError
from fondaco.server.notify.texts import Item, Message

PREFIX = "whsec_"
DISCORD_MARKS = re.compile(r"([\\*_~`|>\[\]()#@:<-])")
GONE = (404, 410)
RETRIED = (408, 425, 429)


def new_secret() -> str:
    return PREFIX + base64.b64encode(secrets.token_bytes(24)).decode()


def sign(secret: str, id_: str, moment: int, body: bytes) -> str:
    key = base64.b64decode(secret.removeprefix(PREFIX))
    digest = hmac.new(key, f"{id_}.{moment}.".encode() + body, hashlib.sha256).digest()
    return "v1," + base64.b64encode(digest).decode()


async def send(client: SafeClient, kind: str, url: str, secret: str, message: Message) -> None:
    """Raises DeliveryError."""
    address, content = _content(kind, url, message)
    body, moment = msgspec.json.encode(content), int(time.time())
    headers = {
        "content-type": "application/json",
        "user-agent": "Fondaco",
        "webhook-id": message.id,
        "webhook-timestamp": str(moment),
    }
    if secret:
        headers["webhook-signature"] = sign(secret, message.id, moment, body)
    check_status(await client.post(address, body, headers))


def check_status(status: int) -> None:
    """Raises DeliveryError: what cannot succeed later is RefusedError."""
    if 200 <= status < 300:
        return
    if status in GONE:
        raise RefusedError(f"the receiver is gone (status {status})", "gone")
    if status < 500 and status not in RETRIED:
        raise RefusedError(f"the receiver refused it (status {status})")
    raise DeliveryError(f"the receiver failed (status {status})")


def _content(kind: str, url: str, message: Message) -> tuple[str, dict[str, object]]:
    """The address and the body, as each kind of receiver wants them."""
    match kind:
        case "discord":
            lines = [f"**{_discord(message.title)}**", *(_discord(item.text) + _link(item) for item in message.items)]
            return url, {"content": "\n".join(lines)[:2000], "allowed_mentions": {"parse": []}}
        case "slack":
            lines = [f"*{_slack(message.title)}*", *(f"{_slack(item.text)} <{item.url}>" for item in message.items)]
            return url, {"text": "\n".join(lines)}
        case "ntfy":
            parts = urlsplit(url)
            base, _, topic = parts.path.rstrip("/").rpartition("/")
            address = urlunsplit((parts.scheme, parts.netloc, base or "/", parts.query, ""))
            shown: dict[str, object] = {"title": message.title, "message": message.text, "click": message.url}
            return address, {"topic": topic, **shown}
        case _:
            return url, {
                "type": message.kind,
                "id": message.id,
                "timestamp": message.time,
                "game": message.game,
                "table": message.table,
                "language": message.language,
                "title": message.title,
                "items": message.items,
            }


def _link(item: Item) -> str:
    return f" <{item.url}>"


def _discord(text: str) -> str:
    """Names that people chose format nothing and call nobody."""
    return DISCORD_MARKS.sub(r"\\\1", text)


def _slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
