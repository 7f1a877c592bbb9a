"""Seeds: where they come from, how they are committed to, and the luck they give to each move."""

from __future__ import annotations

import hashlib
import secrets
import struct

from fondaco.kernel.state import State

SIZE = 32
DOMAIN = b"fondaco/1"
WORDS = struct.Struct(">4I")


def fresh_seed() -> bytes:
    """A seed from the operating system's secure generator."""
    return secrets.token_bytes(SIZE)


def seed_of(number: int) -> bytes:
    """The seed that a plain number stands for, in trials and tests."""
    return hashlib.sha256(DOMAIN + b" seed " + str(number).encode()).digest()


def commitment(seed: bytes) -> str:
    """HOUSE-2.1: shown before the first move."""
    return hashlib.sha256(seed).hexdigest()


def deal_luck(s: State, seed: bytes, ply: int) -> None:
    """HOUSE-2.3: the luck of a move depends on the seed and its number alone; set-up is ply 0."""
    digest = hashlib.sha256(DOMAIN + seed + ply.to_bytes(4, "big")).digest()
    s.seed(*WORDS.unpack_from(digest))
