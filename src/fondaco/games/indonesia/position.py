"""Positions of Indonesia in a few words: what is not said follows, or is as at the beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.games.indonesia import data

SEATS = "ABCDE"


def position(
    seats: int = 3,
    *,
    phase: str = "",
    turn: str = "A",
    era: str = "a",
    companies: Mapping[str, str] | None = None,
    cities: Mapping[str, str | int] | None = None,
    offered: Sequence[str] = (),
    levels: Mapping[str, Mapping[str, int]] | None = None,
    order: str = "",
    cash: Sequence[int] = (),
    bank: Sequence[int] = (),
    pile: Sequence[int] = (),
    **fields: Any,
) -> dict[str, Any]:
    """A position that adds up, whatever is left unsaid. Seats are letters.

    `companies` says `{"a-bali-rice": "A bali-1 bali-2"}`: the owner and where the goods or ships are (`sea-banda*2`); a
    merged company is written with all its deeds, `"a-bali-rice+b-aceh-rice"`. `cities` says `{"bali-1": 2}`, or with
    what it received `{"bali-1": "2 rice rice spice"}`. `levels` says `{"A": {"hull": 2}}`; slots follow the companies.
    Deeds not taken and not `offered` are out of the game. `fields` are fields of the state, as they are in a dump.
    """
    order = order or SEATS[:seats]
    phase = phase or ("operations" if companies else "research")
    built: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "deciding": 1 << SEATS.index(turn),
        "year": 2,
        "era": era,
        "order": [SEATS.index(name) for name in order],
        "cash": [*cash] or [100] * seats,
        "bank": [*bank] or [0] * seats,
        "pile": [*pile] or [0] * seats,
        "card": _cards(seats),
        "shown": {name: int(data.ERA_NAMES.index(name[0]) < data.ERA_NAMES.index(era)) for name in data.CARD_NAMES},
        "deed": _deeds(era, offered),
        "part_of": {},
        "owner": {},
        "land": {},
        "ships": {},
    }
    built["shown"] |= {name: 0 for name, seat in built["card"].items() if seat is None}
    _found(built, companies or {})
    _build(built, cities or {})
    built["level"] = [_levels(built, seat, (levels or {}).get(SEATS[seat], {})) for seat in range(seats)]
    if phase == "acquisitions":
        built["active"] = (1 << seats) - 1
    return built | fields


def _cards(seats: int) -> dict[str, int | None]:
    """Each seat the first cards of every era that are left."""
    hand = data.CARDS_EACH[seats]
    return {
        name: (number % 5) // hand if number % 5 < seats * hand else None for number, name in enumerate(data.CARD_NAMES)
    }


def _deeds(era: str, offered: Sequence[str]) -> dict[str, str]:
    now = data.ERA_NAMES.index(era)
    return {
        name: "offered" if name in offered else "later" if data.DEED_ERA[deed] > now else "removed"
        for deed, name in enumerate(data.DEED_NAMES)
    }


def _found(built: dict[str, Any], companies: Mapping[str, str]) -> None:
    """Companies with their deeds, goods and ships."""
    for deeds, text in companies.items():
        names = sorted(deeds.split("+"), key=data.DEED_NAMES.index)
        company, (owner, *places) = names[0], text.split()
        built["part_of"] |= dict.fromkeys(names, company)
        built["deed"] |= dict.fromkeys(names, "taken")
        built["owner"][company] = SEATS.index(owner)
        for place in places:
            name, _, count = place.partition("*")
            if name.startswith("sea-"):
                built["ships"].setdefault(company, {})[name] = int(count or 1)
            else:
                built["land"][name] = company


def _build(built: dict[str, Any], cities: Mapping[str, str | int]) -> None:
    """Cities with what they received."""
    rest = data.CITIES - len(cities)
    words = [str(text).split() for text in cities.values()]
    built["city"] = [*cities, *[None] * rest]
    built["city_size"] = [*[int(size) for size, *_ in words], *[0] * rest]
    received = [{good: goods.count(good) for good in data.GOOD_NAMES} for _, *goods in words]
    built["received"] = received + [dict.fromkeys(data.GOOD_NAMES, 0)] * rest


def _levels(built: dict[str, Any], seat: int, said: Mapping[str, int]) -> dict[str, int]:
    owned = sum(owner == seat for owner in built["owner"].values())
    return {**dict.fromkeys(data.TRACK_NAMES, 1), "slots": max(1, owned), **said}
