"""Positions as plain dicts with readable names: one table of fields per game drives load and dump."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.kernel.errors import PositionError
from fondaco.kernel.state import State

SEATS = "seats"  # as an axis: one entry per seat; as a value: a seat, or None for -1
MOST_SEATS = 5

Axis = str | int | tuple[str, ...]


class Field:
    """One field of a state: its axes (SEATS, a length, or names) and what its numbers stand for."""

    def __init__(
        self,
        name: str,
        *axes: Axis,
        values: tuple[str, ...] | str | None = None,
        start: int | None = None,
        signed: bool = False,
        small: bool = False,
        option: bool = False,
    ) -> None:
        self.name = name
        self.axes = axes
        self.values = values
        self.start = start if start is not None else 0 if values is None else -1  # on an empty table
        self.signed = signed  # may be negative
        self.small = small  # 16 bits in C
        self.option = option

    @property
    def size(self) -> int:
        """The length of the flat list; 1 for a plain number."""
        size = 1
        for axis in self.axes:
            size *= MOST_SEATS if axis == SEATS else axis if isinstance(axis, int) else len(axis)
        return size

    # -- dump -----------------------------------------------------------------

    def dump(self, s: State) -> Any:
        value = getattr(s, self.name)
        if not self.axes:
            return self._word(value)
        return self._fold(list(value), self.axes, s.seats)

    def _fold(self, flat: list[int], axes: Sequence[Axis], seats: int) -> Any:
        if not axes:
            return self._word(flat[0])
        length = len(flat) // _length(axes[0])
        parts = [self._fold(flat[i * length : (i + 1) * length], axes[1:], seats) for i in range(_length(axes[0]))]
        if axes[0] == SEATS:
            return parts[:seats]
        if isinstance(axes[0], tuple):
            return dict(zip(axes[0], parts, strict=True))
        return parts

    def _word(self, value: int) -> Any:
        if self.values is None:
            return value
        if value == -1:
            return None
        return value if self.values == SEATS else self.values[value]

    # -- load -----------------------------------------------------------------

    def load(self, s: State, value: Any) -> None:
        if not self.axes:
            setattr(s, self.name, self._number(value, self.name))
            return
        flat = list(getattr(s, self.name))
        self._spread(flat, 0, self.size, self.axes, value, s.seats, self.name)
        setattr(s, self.name, flat)

    def _spread(
        self, flat: list[int], start: int, size: int, axes: Sequence[Axis], value: Any, seats: int, path: str
    ) -> None:
        if not axes:
            flat[start] = self._number(value, path)
            return
        step = size // _length(axes[0])
        for place, entry in self._entries(axes[0], value, seats, path):
            self._spread(flat, start + place * step, step, axes[1:], entry, seats, f"{path}[{place}]")

    @staticmethod
    def _entries(axis: Axis, value: Any, seats: int, path: str) -> list[tuple[int, Any]]:
        if isinstance(axis, tuple):
            if not isinstance(value, Mapping):
                raise PositionError("position-wants-names", field=path)
            for name in value:
                if name not in axis:
                    raise PositionError("position-unknown-name", field=path, name=str(name))
            return [(axis.index(name), entry) for name, entry in value.items()]
        length = seats if axis == SEATS else int(axis)
        if not isinstance(value, list) or len(value) != length:
            raise PositionError("position-wants-list", field=path, length=length)
        return list(enumerate(value))

    def _number(self, value: Any, path: str) -> int:
        if self.values is not None and value is None:
            return -1
        if isinstance(self.values, tuple):
            if value not in self.values:
                raise PositionError("position-unknown-name", field=path, name=str(value))
            return self.values.index(value)
        if not isinstance(value, int) or isinstance(value, bool) or not -(2**31) <= value < 2**31:
            raise PositionError("position-wants-number", field=path)
        return value


def _length(axis: Axis) -> int:
    return MOST_SEATS if axis == SEATS else axis if isinstance(axis, int) else len(axis)
