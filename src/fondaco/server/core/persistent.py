"""Immutable sequences and maps whose versions share what they have in common.

Appending to the newest version costs the same however long it is; appending to an older one copies. A version never
changes: what a later one appends to the shared list lies beyond its length.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Trail(Generic[Item]):
    """A sequence that only grows at its end or is cut there."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: list[Item] | None = None, length: int | None = None) -> None:
        self._items: list[Item] = [] if items is None else items
        self._length = len(self._items) if length is None else length

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, index: int) -> Item:
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._items[index % self._length]

    def __iter__(self) -> Iterator[Item]:
        return islice(iter(self._items), self._length)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def append(self, item: Item, times: int = 1) -> Trail[Item]:
        """The sequence with an item more, or several times the same one."""
        newest = 0 < self._length == len(self._items)
        items = self._items if newest else self._items[: self._length]
        items.extend([item] * times)
        return Trail(items, self._length + times)

    def cut(self, length: int) -> Trail[Item]:
        """The first items."""
        return Trail(self._items, min(length, self._length))


class KeyIndex:
    """Which row carried out which idempotency key."""

    __slots__ = ("_count", "_rows")

    def __init__(self, rows: dict[str, tuple[int, int]] | None = None, count: int = 0) -> None:
        self._rows: dict[str, tuple[int, int]] = {} if rows is None else rows  # position in this map, seq
        self._count = count

    def get(self, key: str) -> int | None:
        position, seq = self._rows.get(key, (self._count, 0))
        return seq if position < self._count else None

    def __len__(self) -> int:
        return self._count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeyIndex) and self._items() == other._items()

    __hash__ = None  # type: ignore[assignment]

    def add(self, key: str, seq: int) -> KeyIndex:
        newest = 0 < self._count == len(self._rows)
        rows = self._rows if newest else self._items()
        rows[key] = (self._count, seq)
        return KeyIndex(rows, self._count + 1)

    def _items(self) -> dict[str, tuple[int, int]]:
        return dict(islice(self._rows.items(), self._count))
