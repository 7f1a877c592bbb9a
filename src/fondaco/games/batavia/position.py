"""Positions of Batavia in a few words: what is not said follows, or is as at the beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.games.batavia import data

ROUTE = tuple(
    f"{company}-{good}" for good in data.GOOD_NAMES for company in data.COMPANY_NAMES
)  # EN-tea on 1, DK-tea on 2 ...
QUICK_START_ROUTE = tuple(data.TILE_NAMES[tile] for tile in data.QUICK_START)


def cards(text: str) -> dict[str, int]:
    """`"DK3 FR SE SE"` as a count for each company."""
    counts: dict[str, int] = dict.fromkeys(data.COMPANY_NAMES, 0)
    for word in text.split():
        counts[word[:2]] += int(word[2:] or 1)
    return counts


def position(
    seats: int = 3,
    *,
    phase: str = "action",
    turn: int = 0,
    hands: Sequence[str] = (),
    tables: Sequence[str] = (),
    tiles: Sequence[str] = (),
    taken: Mapping[str, int] | None = None,
    route: Sequence[str] | str = ROUTE,
    lot: str = "",
    discard: str = "",
    deck: str = "",
    rest: str | int = "deck",
    **fields: Any,
) -> dict[str, Any]:
    """A position that adds up, whatever is left unsaid.

    Cards are written `"DK3 FR"`, one text per seat; those named nowhere are in `rest` (deck, discard, lot or a seat's
    hand). The `route` may be `"quick_start"`. `taken` says whose crate is on a tile; tiles held and not `taken` come
    from the nearest spaces of their company. `fields` are fields of the state, as they are in a dump.
    """
    if isinstance(route, str):
        route = {"quick_start": QUICK_START_ROUTE}[route]
    tiles_held = [cards(text) for text in _padded(tiles, seats)]
    boxes = _boxes(dict(taken or {}), tiles_held, route)
    built: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "deciding": 1 << turn,
        "round": 1,
        "bills": [data.BILLS] * seats,
        "gold": [0] * seats,
        "merchant": [0] * seats,
        "hand": [cards(text) for text in _padded(hands, seats)],
        "table": [cards(text) for text in _padded(tables, seats)],
        "tiles": tiles_held,
        "box": boxes,
        "track": [None] + [None if name in boxes else name for name in route],
        "shown": 10,
        "deck": cards(deck),
        "discard": cards(discard),
        "lot": cards(lot),
        "auctioneer": 0,
        "ship": None if phase == "auction" else 0,
        "bidding": (1 << seats) - 1 if phase == "auction" else 0,
    }
    _place_rest(built, rest)
    return built | fields


def _padded(texts: Sequence[str], seats: int) -> list[str]:
    return [*texts, *[""] * (seats - len(texts))]


def _boxes(boxes: dict[str, int], tiles: list[dict[str, int]], route: Sequence[str]) -> dict[str, int]:
    for seat, held in enumerate(tiles):
        for company, count in held.items():
            own = sum(owner == seat and name.startswith(company) for name, owner in boxes.items())
            free = [name for name in route if name.startswith(company) and name not in boxes]
            boxes |= dict.fromkeys(free[: max(0, count - own)], seat)
    return boxes


def _place_rest(built: dict[str, Any], rest: str | int) -> None:
    places = [*built["hand"], *built["table"], built["deck"], built["discard"], built["lot"]]
    target = built["hand"][rest] if isinstance(rest, int) else built[rest]
    for name in data.COMPANY_NAMES:
        target[name] += data.SHIPS_OF_A_COMPANY - sum(place[name] for place in places)
