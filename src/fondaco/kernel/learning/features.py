"""What a seat may know as a row of numbers: the names and bounds of its parts."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.kernel.declaring.positions import Axis

PLAYERS = ("own", "left-1", "left-2", "left-3", "left-4")  # as an axis: the seat that looks, then to its left


@dataclass(frozen=True)
class Feature:
    """One named part of the row: its axes (a length, or names), the most and the least a cell can hold (16 bits)."""

    name: str
    text: str
    axes: tuple[Axis, ...] = ()
    high: int = 1
    low: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple([axis if isinstance(axis, int) else len(axis) for axis in self.axes])

    @property
    def size(self) -> int:
        size = 1
        for length in self.shape:
            size *= length
        return size


class Features:
    """All parts of a game's row, in the order in which its rules write them from the seat's point of view."""

    def __init__(self, *entries: Feature) -> None:
        self.entries = entries
        self.slices: dict[str, slice] = {}
        self.size = 0
        for entry in entries:
            self.slices[entry.name] = slice(self.size, self.size + entry.size)
            self.size += entry.size
        if len(self.slices) < len(entries):
            raise ValueError("two features share a name")
