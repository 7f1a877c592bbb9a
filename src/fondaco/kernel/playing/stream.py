"""Luck that nobody can tell from the part of it they have seen: SHA-256 of the seed, counted on."""

from __future__ import annotations

import struct
from hashlib import sha256

DOMAIN = b"fondaco/2"
WORDS = 8  # of 32 bits in a block
unpack_words = struct.Struct(">8I").unpack


class Stream:
    """The luck of one move: words of SHA-256(domain, seed, ply, block), block after block."""

    def __init__(self, seed: bytes, ply: int) -> None:
        self._key = DOMAIN + seed + ply.to_bytes(4, "big")
        self._block = 0
        self._words: list[int] = []  # of the newest block, the next one last

    def word(self) -> int:
        """The next 32 bits."""
        if not self._words:
            self._words = list(reversed(unpack_words(sha256(self._key + self._block.to_bytes(4, "big")).digest())))
            self._block += 1
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A fair number from 0 to bound - 1 (Lemire's method)."""
        product = self.word() * bound
        if product % 2**32 < bound:
            while product % 2**32 < 2**32 % bound:
                product = self.word() * bound
        return product >> 32
