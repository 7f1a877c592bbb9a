"""Positions as plain dicts with readable names: one table of fields per game drives load and dump."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.kernel.errors import PositionError
from fondaco.kernel.playing.state import State

SEATS = "seats"  # as an axis: one entry per seat; as a value: a seat, or None for -1
MAX_SEATS = 5

Axis = str | int | tuple[str, ...]
Derived = Mapping[str, int | list[int]]  # by field: its number, or its whole flat list


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
            size *= MAX_SEATS if axis == SEATS else axis if isinstance(axis, int) else len(axis)
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

    def load(self, s: State, value: Any) -> set[int]:
        """Set the field; the places of the flat list that the value speaks of (0 for a plain number)."""
        if not self.axes:
            setattr(s, self.name, self._number(value, self.name))
            return {0}
        numbers: dict[int, int] = {}
        self._spread(numbers, 0, self.size, self.axes, value, s.seats, self.name)
        setattr(s, self.name, [numbers.get(place, old) for place, old in enumerate(getattr(s, self.name))])
        return set(numbers)

    def _spread(
        self, numbers: dict[int, int], start: int, size: int, axes: Sequence[Axis], value: Any, seats: int, path: str
    ) -> None:
        if not axes:
            numbers[start] = self._number(value, path)
            return
        step = size // _length(axes[0])
        for place, entry in self._entries(axes[0], value, seats, path):
            self._spread(numbers, start + place * step, step, axes[1:], entry, seats, f"{path}[{place}]")

    @staticmethod
    def _entries(axis: Axis, value: Any, seats: int, path: str) -> list[tuple[int, Any]]:
        if isinstance(axis, tuple):
            if not isinstance(value, Mapping):
                raise PositionError("position-wants-names", field=path, expected=_some(axis), found=_short(value))
            for name in value:
                if name not in axis:
                    raise PositionError("position-unknown-name", field=path, expected=_some(axis), found=_short(name))
            return [(axis.index(name), entry) for name, entry in value.items()]
        length = seats if axis == SEATS else int(axis)
        if not isinstance(value, list) or len(value) != length:
            found = len(value) if isinstance(value, list) else _short(value)
            raise PositionError("position-wants-list", field=path, expected=length, found=found)
        return list(enumerate(value))

    def _number(self, value: Any, path: str) -> int:
        if self.values is not None and value is None:
            return -1
        if isinstance(self.values, tuple):
            if value not in self.values:
                raise PositionError(
                    "position-unknown-name", field=path, expected=_some(self.values), found=_short(value)
                )
            return self.values.index(value)
        right = isinstance(value, int) and not isinstance(value, bool) and -(2**31) <= value < 2**31
        expect(right, path, "-2147483648…2147483647", _short(value))
        return int(value)

    # -- derive ---------------------------------------------------------------

    def fill(self, s: State, value: int | list[int], given: set[int]) -> None:
        """Set what a position leaves out to what follows from its other fields."""
        if isinstance(value, int):
            if not given:
                setattr(s, self.name, value)
            return
        old = list(getattr(s, self.name))
        setattr(s, self.name, [old[place] if place in given else new for place, new in enumerate(value)])

    def check(self, s: State, value: int | list[int]) -> None:
        """Refuse a field that is not what follows from the others."""
        found = getattr(s, self.name)
        if isinstance(value, int):
            if found != value:
                raise self._differs(self.name, value, found)
            return
        for place, (is_here, expected) in enumerate(zip(found, value, strict=True)):
            if is_here != expected:
                raise self._differs(self.path(place), expected, is_here)

    def _differs(self, path: str, expected: int, found: int) -> PositionError:
        return PositionError("position-derived", field=path, expected=self._told(expected), found=self._told(found))

    def _told(self, value: int) -> str | int:
        inside = not isinstance(self.values, tuple) or -1 <= value < len(self.values)
        word = self._word(value) if inside else value
        return word if isinstance(word, (str, int)) else "null"

    def path(self, place: int) -> str:
        """How a place of the flat list is written in a position: `hand[1][DK]`."""
        path, size = self.name, self.size
        for axis in self.axes:
            size //= _length(axis)
            place, number = place % size, place // size
            path += f"[{axis[number] if isinstance(axis, tuple) else number}]"
        return path


def expect(right: bool, field: str, expected: str | int, found: str | int) -> None:
    """Refuse a position where something is not right: say what was expected, in the names of fields, and found."""
    if not right:
        raise PositionError("position-wants-number", field=field, expected=expected, found=found)


def _some(names: Sequence[str]) -> str:
    return ", ".join(names[:6]) + (", …" if len(names) > 6 else "")


def _short(value: Any) -> str:
    text = "null" if value is None else str(value)
    return text if len(text) <= 40 else text[:39] + "…"


def _length(axis: Axis) -> int:
    return MAX_SEATS if axis == SEATS else axis if isinstance(axis, int) else len(axis)
