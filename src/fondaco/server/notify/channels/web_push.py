"""What a push service takes: a body that only the browser can read (RFC 8291), and who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import os
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

RECORD = 4096  # bytes; one record holds all of a push
TAG = 17  # bytes that a record adds: the delimiter and the tag of AES-GCM


def base64_of(data: bytes) -> str:
    """For addresses and headers, without the signs at the end."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    """Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as it is sent."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(data: bytes, browser: bytes, secret: bytes) -> bytes:
    """For the browser's point and its secret; raises ValueError where the point is none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return encrypt_with(ec.generate_private_key(ec.SECP256R1()), os.urandom(16), data, browser, secret)


def encrypt_with(key: ec.EllipticCurvePrivateKey, salt: bytes, data: bytes, browser: bytes, secret: bytes) -> bytes:
    """With a key and a salt that are used for this push only."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    point = point_of(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser))
    material = _derive(secret, shared, b"WebPush: info\0" + browser + point, 32)
    content_key = _derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, material, b"Content-Encoding: nonce\0", 12)
    record = max(RECORD, len(data) + TAG)
    head = salt + record.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(content_key).encrypt(nonce, data + b"\2", None)


def _derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(material)


def authorization(key: ec.EllipticCurvePrivateKey, claims: dict[str, Any]) -> str:
    """The header that says in whose name a push is sent, signed."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    said = [{"typ": "JWT", "alg": "ES256"}, dict(sorted(claims.items()))]  # Chrome wants the claims sorted
    token = ".".join(base64_of(msgspec.json.encode(part)) for part in said)
    numbers = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(number.to_bytes(32, "big") for number in numbers)
    return f"vapid t={token}.{base64_of(signature)},k={base64_of(point_of(key))}"
