"""Positions of Spice Islands in a few words: what is not said follows, or is as at the beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.games.spice_islands import data

SHORT = {name.removesuffix("-good"): name for name in data.CARGO_NAMES}
HOME = {"green1": "EUR", "blue1": "EUR", "yellow1": "EUR"} | {"green2": "ISL", "blue2": "ISL", "yellow2": "ISL"}
FLEET = HOME | {"pirate": "MAD", "navy": "ISL"}


def cargo(text: str) -> dict[str, int]:
    """`"green spice8"` as a count for each kind."""
    counts: dict[str, int] = dict.fromkeys(data.CARGO_NAMES, 0)
    for word in text.split():
        name = word.rstrip("0123456789")
        counts[SHORT[name]] += int(word[len(name) :] or 1)
    return counts


def position(
    seats: int = 3,
    *,
    phase: str = "action",
    active: int = 0,
    dice: str = "green",
    ships: Mapping[str, str] | None = None,
    captains: Mapping[str, int] | None = None,
    shares: Mapping[str, Sequence[int]] | None = None,
    discard: str = "",
    taken: str = "",
    new: str = "",
    **fields: Any,
) -> dict[str, Any]:
    """A position that adds up, whatever is left unsaid.

    `dice` are those still to be used (`"green black"`); `ships` tells space and cargo (`{"green1": "S2 green"}`), cargo
    named nowhere is in its port; `shares` tells how many each seat has, the cheapest first; captains serve unless they
    are `new`. `fields` are fields of the state, as they are in a dump.
    """
    fleet = {name: (FLEET | dict(ships or {}))[name].split(" ", 1) for name in data.SHIP_NAMES}
    aboard = {name: cargo(place[1] if len(place) > 1 else "") for name, place in fleet.items() if name != "navy"}
    held = dict.fromkeys(data.COLOUR_NAMES) | dict(captains or {})
    words = dice.split()
    built: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "deciding": 1 << active,
        "turns": 1,
        "active": active,
        "dice": {name: words.count(name) for name in data.DIE_NAMES},
        "money": [20] * seats,
        "treasury": dict.fromkeys(data.COLOUR_NAMES, 0),
        "share": {name: _owners((shares or {}).get(name, ())) for name in data.COLOUR_NAMES},
        "captain": held,
        "ready": {name: int(held[name] == active and name not in new.split()) for name in data.COLOUR_NAMES},
        "election": dict.fromkeys(data.TRACK_NAMES, 0),
        "dividend": dict.fromkeys(data.TRACK_NAMES, 0),
        "space": {name: place[0] for name, place in fleet.items()},
        "cargo": aboard,
        "discard": cargo(discard),
        "taken": cargo(taken),
    }
    return built | fields


def _owners(counts: Sequence[int]) -> list[int | None]:
    owners: list[int | None] = [seat for seat, count in enumerate(counts) for _ in range(count)]
    return owners + [None] * (data.SHARES - len(owners))
