"""Seeds: where they come from, how they are committed to, and the luck they give to each move."""

from __future__ import annotations

import secrets
import struct
from functools import lru_cache
from hashlib import sha256

from fondaco.kernel.playing.state import State
from fondaco.kernel.playing.stream import Stream

SIZE = 32
DOMAIN = b"fondaco/1"
QUICK, SECURE = 1, 2  # versions of luck: sfc32 from 128 bits of the seed; `Stream`, for matches that people play
unpack_words = struct.Struct(">4I").unpack_from


def fresh_seed() -> bytes:
    """A seed from the operating system's secure generator."""
    return secrets.token_bytes(SIZE)


def seed_of(number: int) -> bytes:
    """The seed that a plain number stands for, in trials and tests."""
    return sha256(DOMAIN + b" seed " + str(number).encode()).digest()


def commitment(seed: bytes) -> str:
    """HOUSE-2.1: shown before the first move."""
    return sha256(seed).hexdigest()


def deal_luck(s: State, seed: bytes, ply: int, version: int = QUICK) -> None:
    """HOUSE-2.3: the luck of a move depends on the seed and its number alone; set-up is ply 0."""
    s.seed(*_words(seed, ply))
    s.script = [Stream(seed, ply)] if version == SECURE else None


@lru_cache(maxsize=256)  # every move on offer is tried with the luck that the one which is made will have
def _words(seed: bytes, ply: int) -> tuple[int, ...]:
    return unpack_words(sha256(DOMAIN + seed + ply.to_bytes(4, "big")).digest())
