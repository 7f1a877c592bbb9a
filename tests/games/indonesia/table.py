"""Positions of Indonesia set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.games.indonesia import GAME
from fondaco.games.indonesia.data import (
    CARD_NAMES,
    CARDS_EACH,
    CITIES,
    DEED_ERA,
    DEED_NAMES,
    DEED_TYPE,
    ERA_NAMES,
    GOOD_NAMES,
    TRACK_NAMES,
    TYPE_NAMES,
)
from fondaco.games.indonesia.view import View
from fondaco.kernel import Event, IllegalMove, LegalRange, Match, Refusal

Told = TypeVar("Told", bound=Event)
SEATS = "ABCDE"


def table(
    seats: int = 3,
    *,
    phase: str = "operations",
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
    """A position that adds up, whatever is left unsaid.

    `companies` says `{"a-bali-rice": "A bali-1 bali-2"}`: the owner and where the goods or ships are (`sea-banda*2`); a
    merged company is written with all its deeds, `"a-bali-rice+b-aceh-rice"`. `cities` says `{"bali-1": 2}`, or with
    what it received `{"bali-1": "2 rice rice spice"}`. `levels` says `{"A": {"hull": 2}}`; slots follow the companies.
    """
    order = order or SEATS[:seats]
    position: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "deciding": 1 << SEATS.index(turn),
        "year": 2,
        "era": era,
        "order": [SEATS.index(name) for name in order],
        "on_turn": order.index(turn),
        "cash": [*cash] or [100] * seats,
        "bank": [*bank] or [0] * seats,
        "pile": [*pile] or [0] * seats,
        "card": _cards(seats),
        "shown": {name: int(ERA_NAMES.index(name[0]) < ERA_NAMES.index(era)) for name in CARD_NAMES},
        "deed": _deeds(era, offered),
        "land": {},
        "ships": {},
    }
    position["shown"] |= {name: 0 for name, seat in position["card"].items() if seat is None}
    _found(position, companies or {})
    _build(position, cities or {})
    position["level"] = [_levels(position, seat, (levels or {}).get(SEATS[seat], {})) for seat in range(seats)]
    if phase == "acquisitions":
        position["active"] = (1 << seats) - 1
    position |= fields
    position["issued"] = sum(sum(position[name]) for name in ("cash", "bank", "pile")) - 100 * seats
    return position


def _cards(seats: int) -> dict[str, int | None]:
    """Each seat the first cards of every era that are left."""
    hand = CARDS_EACH[seats]
    return {name: (number % 5) // hand if number % 5 < seats * hand else None for number, name in enumerate(CARD_NAMES)}


def _deeds(era: str, offered: Sequence[str]) -> dict[str, str]:
    now = ERA_NAMES.index(era)
    return {
        name: "offered" if name in offered else "later" if DEED_ERA[deed] > now else "removed"
        for deed, name in enumerate(DEED_NAMES)
    }


def _found(position: dict[str, Any], companies: Mapping[str, str]) -> None:
    """Companies with their deeds, goods and ships."""
    for field in ("part_of", "owner", "good", "size"):
        position[field] = {}
    for deeds, text in companies.items():
        names = sorted(deeds.split("+"), key=DEED_NAMES.index)
        company, (owner, *places) = names[0], text.split()
        types = {TYPE_NAMES[DEED_TYPE[DEED_NAMES.index(name)]] for name in names}
        position["part_of"] |= dict.fromkeys(names, company)
        position["deed"] |= dict.fromkeys(names, "taken")
        position["owner"][company] = SEATS.index(owner)
        position["good"][company] = "siap-faji" if types == {"rice", "spice"} else types.pop()
        position["size"][company] = 0
        for place in places:
            name, _, count = place.partition("*")
            if name.startswith("sea-"):
                position["ships"].setdefault(company, {})[name] = int(count or 1)
            else:
                position["land"][name] = company
            position["size"][company] += int(count or 1)


def _build(position: dict[str, Any], cities: Mapping[str, str | int]) -> None:
    """Cities with what they received."""
    rest = CITIES - len(cities)
    words = [str(text).split() for text in cities.values()]
    position["land"] |= dict.fromkeys(cities, "city")
    position["cities"] = len(cities)
    position["city"] = [*cities, *[None] * rest]
    position["city_size"] = [*[int(size) for size, *_ in words], *[0] * rest]
    received = [{good: goods.count(good) for good in GOOD_NAMES} for _, *goods in words]
    position["received"] = received + [dict.fromkeys(GOOD_NAMES, 0)] * rest


def _levels(position: dict[str, Any], seat: int, said: Mapping[str, int]) -> dict[str, int]:
    owned = sum(owner == seat for owner in position["owner"].values())
    return {**dict.fromkeys(TRACK_NAMES, 1), "slots": max(1, owned), **said}


def at(position: Mapping[str, Any], script: Sequence[int] | None = None) -> Match:
    """A match at this position, with these results of luck to come first."""
    match = Match(GAME, seed=1, position=position)
    match.script = None if script is None else list(script)
    return match


def dealt(seats: int = 3, seed: int = 1, **options: str) -> Match:
    """A match from set-up."""
    return Match(GAME, seats, seed, options)


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A bid 2"`, `"B pass"` ... and give back what they brought."""
    events: list[Event] = []
    for turn in turns:
        name, _, notation = turn.partition(" ")
        events += match.play(SEATS.index(name), notation)
    return events


def now(match: Match) -> dict[str, Any]:
    """The position as it stands."""
    return GAME.dump(match.state)


def legal(match: Match, kind: str = "") -> list[str]:
    """All single moves that the seat to decide may make; of one kind, only what comes after its word."""
    (seat,) = match.deciding
    moves = [entry.notation for entry in match.legal(seat) if not isinstance(entry, LegalRange)]
    return [move.removeprefix(kind).strip() for move in moves if not kind or move.split()[0] == kind]


def amounts(match: Match) -> tuple[int, int, int]:
    """Low, high and step of the one range on offer."""
    (seat,) = match.deciding
    (found,) = [entry for entry in match.legal(seat) if isinstance(entry, LegalRange)]
    return found.low, found.high, found.step


def turn(match: Match) -> str:
    """Who decides, and in which stage."""
    (seat,) = match.deciding
    return f"{SEATS[seat]} {match.stage}"


def view(match: Match, seat: int) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def heard(events: Sequence[Event], kind: type[Told]) -> list[Told]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def refused(match: Match, turn: str, rule: str, refusal: Refusal) -> None:
    """The move is refused by this rule with these facts, and the match is untouched."""
    before = (now(match), match.ply, match.record, match.deciding)
    with pytest.raises(IllegalMove) as caught:
        play(match, turn)
    assert caught.value.refusal == refusal
    assert caught.value.rule == rule
    assert (now(match), match.ply, match.record, match.deciding) == before
