"""A view in sections: what everybody sees, each field for itself, and what a seat sees instead of some of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

PLACES = "players"  # the field of a view that has a place for each seat: each is a section of its own


def place(seat: int) -> str:
    """The section of a seat's place."""
    return f"{PLACES}.{seat}"


def sections_of(view: Struct) -> dict[str, Any]:
    """A view by its sections."""
    found: dict[str, Any] = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if name == PLACES:
            for seat, player in enumerate(value):
                found[place(seat)] = player
        else:
            found[name] = value
    return found


def own_by_comparison(public: Struct, seen: Struct) -> Mapping[str, Any]:
    """The sections of a seat's view that are not those of everybody's."""
    known = sections_of(public)
    return {name: value for name, value in sections_of(seen).items() if value != known[name]}
