"""A view in sections: what everybody sees, each field for itself, and what a seat sees instead of some of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

PLACES = "players"  # the field of a view that has a place for each seat: each is a section of its own


def place(seat: int) -> str:
    """The section of a seat's place."""
    return f"{PLACES}.{seat}"


def sections_of(view: Struct) -> dict[str, Any]:
    """A view by its sections."""
    values = section_values(view)
    return dict(zip(section_names(type(view), len(values)), values, strict=True))


def section_values(view: Struct) -> tuple[Any, ...]:
    """The sections of a view in their order."""
    values, at = astuple(view), _places_at(type(view))
    return values if at is None else (*values[:at], *values[at], *values[at + 1 :])


@cache
def section_names(kind: type[Struct], count: int) -> tuple[str, ...]:
    """What so many sections of a view of this class are called, in their order."""
    names, at = kind.__struct_fields__, _places_at(kind)
    if at is None:
        return names
    places = [place(seat) for seat in range(count - len(names) + 1)]
    return (*names[:at], *places, *names[at + 1 :])


@cache
def _places_at(kind: type[Struct]) -> int | None:
    """Where among the fields of a view the places are, if it has any."""
    return kind.__struct_fields__.index(PLACES) if PLACES in kind.__struct_fields__ else None


def own_by_comparison(public: Struct, seen: Struct) -> Mapping[str, Any]:
    """The sections of a seat's view that are not those of everybody's."""
    known = sections_of(public)
    return {name: value for name, value in sections_of(seen).items() if value != known[name]}
