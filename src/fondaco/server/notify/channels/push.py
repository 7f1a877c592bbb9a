"""Web push: encrypted for the browser (RFC 8291), signed by the server (VAPID, RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from fondaco.server.notify.channels.client import SafeClient
from fondaco.server.notify.channels.errors import RefusedError
from fondaco.server.notify.channels.web_push import authorization, base64_of, bytes_of, point_of
from fondaco.server.notify.channels.web_push import encrypt as encrypt_for
from fondaco.server.notify.channels.webhook import check_status
from fondaco.server.notify.texts import Message

DAY = 86_400
MAX_TEXT = 900  # characters: a push holds 4096 bytes


def make_key() -> str:
    """A private key as DER, in base64: what the database keeps."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = ec.generate_private_key(ec.SECP256R1())
    return base64.urlsafe_b64encode(key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())).decode()


class BrowserKeys(msgspec.Struct):
    """What a browser's subscription says for encrypting."""

    p256dh: str
    auth: str


class PushSender:
    """`contact` is whom a push service may write to about this house."""

    def __init__(self, client: SafeClient, contact: str) -> None:
        self._client = client
        self._contact = contact
        self._key: Any = None
        self.public_key = ""  # for the page, which subscribes with it

    def load(self, key: str) -> None:
        from cryptography.hazmat.primitives.serialization import load_der_private_key

        self._key = load_der_private_key(base64.urlsafe_b64decode(key), None)
        self.public_key = base64_of(point_of(self._key))

    async def send(self, endpoint: str, keys: str, message: Message) -> None:
        """Raises DeliveryError."""
        body = await encrypt(keys, payload(message))
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + DAY // 2,
            "sub": self._contact,
        }
        headers = {
            "authorization": authorization(self._key, claims),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(DAY),
            "urgency": "high" if message.kind in ("your-turn", "time-low", "test") else "normal",
            "topic": _topic(message),
        }
        check_status(await self._client.post(endpoint, body, headers))


async def encrypt(keys: str, data: bytes) -> bytes:
    """Raises RefusedError where the keys of the subscription are none."""
    return await asyncio.to_thread(_encrypt, keys, data)  # the library takes a while to import


def _encrypt(keys: str, data: bytes) -> bytes:
    try:
        given = msgspec.json.decode(keys, type=BrowserKeys)
        return encrypt_for(data, bytes_of(given.p256dh), bytes_of(given.auth))
    except ValueError as error:  # msgspec's own are of this kind
        raise RefusedError(f"not a subscription ({type(error).__name__})", "bad-subscription") from None


def payload(message: Message) -> bytes:
    """What the service worker shows."""
    path = urlsplit(message.url).path or "/"
    shown = {"id": message.id, "title": message.title, "body": message.text[:MAX_TEXT], "path": path}
    return msgspec.json.encode({**shown, "language": message.language, "table": message.table})


def _topic(message: Message) -> str:
    """A newer push about a table replaces one that has not been fetched."""
    digest = hashlib.sha256((message.table or message.id).encode()).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()
