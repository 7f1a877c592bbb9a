"""Web push: encrypted for the browser (RFC 8291), signed by the house (VAPID, RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from fondaco.server.notify.client import SafeClient
from fondaco.server.notify.errors import RefusedError
from fondaco.server.notify.texts import Message
from fondaco.server.notify.webhook import check_status

DAY = 86_400
MOST_TEXT = 900  # characters: a push holds 4096 bytes


def make_key() -> str:
    """A private key as DER, in base64: what the database keeps."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    key = ec.generate_private_key(ec.SECP256R1())
    return base64.urlsafe_b64encode(key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())).decode()


class PushSender:
    """`contact` is whom a push service may write to about this house."""

    def __init__(self, client: SafeClient, contact: str) -> None:
        self._client = client
        self._contact = contact
        self._vapid: Any = None
        self.public_key = ""  # for the page, which subscribes with it

    def load(self, key: str) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_der_private_key
        from py_vapid import Vapid02

        self._vapid = Vapid02(load_der_private_key(base64.urlsafe_b64decode(key), None))
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def send(self, endpoint: str, keys: str, message: Message) -> None:
        """Raises DeliveryError."""
        body = await encrypt(endpoint, keys, payload(message))
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + DAY // 2,
            "sub": self._contact,
        }
        headers = {
            **self._vapid.sign(claims),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(DAY),
            "urgency": "high" if message.kind in ("your-turn", "time-low", "test") else "normal",
            "topic": _topic(message),
        }
        check_status(await self._client.post(endpoint, body, headers))


async def encrypt(endpoint: str, keys: str, data: bytes) -> bytes:
    """Raises RefusedError where the keys of the subscription are none."""
    return await asyncio.to_thread(_encrypt, endpoint, keys, data)  # the library takes a second to import


def _encrypt(endpoint: str, keys: str, data: bytes) -> bytes:
    from pywebpush import WebPusher, WebPushException

    try:
        encoded = WebPusher({"endpoint": endpoint, "keys": msgspec.json.decode(keys)}).encode(data)
    except (WebPushException, ValueError, msgspec.DecodeError) as error:
        raise RefusedError(f"not a subscription ({type(error).__name__})", "bad-subscription") from None
    return bytes(encoded["body"])


def payload(message: Message) -> bytes:
    """What the service worker shows."""
    path = urlsplit(message.url).path or "/"
    shown = {"id": message.id, "title": message.title, "body": message.text[:MOST_TEXT], "path": path}
    return msgspec.json.encode({**shown, "language": message.language, "table": message.table})


def _topic(message: Message) -> str:
    """A newer push about a table replaces one that has not been fetched."""
    digest = hashlib.sha256((message.table or message.id).encode()).digest()
    return base64.urlsafe_b64encode(digest[:24]).decode()
