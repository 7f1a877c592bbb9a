"""Positions of Spice Islands set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.games.spice_islands import GAME
from fondaco.games.spice_islands.data import (
    CARGO_NAMES,
    COLOUR_NAMES,
    DICE_FILE,
    DIE_NAMES,
    PIECES_OF_CARGO,
    SHARES,
    SHIP_NAMES,
    TRACK_NAMES,
)
from fondaco.games.spice_islands.view import View
from fondaco.kernel import Event, IllegalMove, Match, Refusal

Told = TypeVar("Told", bound=Event)
A, B, C, D, E = range(5)
SKULL = 0  # what a script says for the faces of a pirate die
TWO, THREE, FOUR, FIVE, SIX = range(1, 6)
SHORT = {name.removesuffix("-good"): name for name in CARGO_NAMES}
HOME = {"green1": "EUR", "blue1": "EUR", "yellow1": "EUR"} | {"green2": "ISL", "blue2": "ISL", "yellow2": "ISL"}
FLEET = HOME | {"pirate": "MAD", "navy": "ISL"}


def faces(text: str) -> list[int]:
    """What a script says for coloured dice: `"green purple"`."""
    return [DICE_FILE.content["coloured"].index(name) for name in text.split()]


NEXT = tuple(faces("green green green green"))  # a roll of the next player that brings no purple


def cargo(text: str) -> dict[str, int]:
    """`"green spice8"` as a count for each kind."""
    counts: dict[str, int] = dict.fromkeys(CARGO_NAMES, 0)
    for word in text.split():
        name = word.rstrip("0123456789")
        counts[SHORT[name]] += int(word[len(name) :] or 1)
    return counts


def table(
    seats: int = 3,
    *,
    phase: str = "action",
    active: int = A,
    dice: str = "green",
    ships: Mapping[str, str] | None = None,
    captains: Mapping[str, int] | None = None,
    shares: Mapping[str, Sequence[int]] | None = None,
    discard: str = "",
    taken: str = "",
    new: str = "",
    **fields: Any,
) -> dict[str, Any]:
    """A position that adds up.

    `ships` tells space and cargo (`"S2 green yellow"`), cargo named nowhere is in its port;
    `shares` tells how many each seat has, the cheapest first; captains serve unless they are `new`.
    """
    fleet = {name: (FLEET | dict(ships or {}))[name].split(" ", 1) for name in SHIP_NAMES}
    aboard = {name: cargo(place[1] if len(place) > 1 else "") for name, place in fleet.items() if name != "navy"}
    gone, loose = cargo(discard), cargo(taken)
    out = {name: gone[name] + loose[name] + sum(ship[name] for ship in aboard.values()) for name in CARGO_NAMES}
    held = dict.fromkeys(COLOUR_NAMES) | dict(captains or {})
    words = dice.split()
    position: dict[str, Any] = {
        "seats": seats,
        "phase": phase,
        "deciding": 1 << active,
        "turns": 1,
        "active": active,
        "dice": {name: words.count(name) for name in DIE_NAMES},
        "buyers": seats if phase == "purchase" else 0,
        "money": [20] * seats,
        "treasury": dict.fromkeys(COLOUR_NAMES, 0),
        "share": {name: _owners((shares or {}).get(name, ())) for name in COLOUR_NAMES},
        "captain": held,
        "ready": {name: int(held[name] == active and name not in new.split()) for name in COLOUR_NAMES},
        "election": dict.fromkeys(TRACK_NAMES, 0),
        "dividend": dict.fromkeys(TRACK_NAMES, 0),
        "space": {name: place[0] for name, place in fleet.items()},
        "cargo": aboard,
        "port": {name: PIECES_OF_CARGO - out[name] for name in CARGO_NAMES},
        "discard": gone,
        "taken": loose,
    }
    return position | fields


def _owners(counts: Sequence[int]) -> list[int | None]:
    owners: list[int | None] = [seat for seat, count in enumerate(counts) for _ in range(count)]
    return owners + [None] * (SHARES - len(owners))


def at(position: Mapping[str, Any], script: Sequence[int] | None = None) -> Match:
    """A match at this position, with these results of luck to come first."""
    match = Match(GAME, seed=1, position=position)
    match.script = None if script is None else list(script)
    return match


def dealt(seats: int = 3, seed: int = 1, **options: str) -> Match:
    """A match from set-up."""
    return Match(GAME, seats, seed, options)


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A buy green"`, `"B pass"` ... and give back all that they brought."""
    events: list[Event] = []
    for turn in turns:
        name, _, notation = turn.partition(" ")
        events += match.play("ABCDE".index(name), notation)
    return events


def now(match: Match) -> dict[str, Any]:
    """The position as it stands."""
    return GAME.dump(match.state)


def legal(match: Match, *kinds: str) -> list[str]:
    """All that the seat to decide may do, or only what begins with these words."""
    (seat,) = match.deciding
    written = [GAME.moves.write(move) for move in match.offers(seat)]
    return [text for text in written if not kinds or text.split()[0] in kinds]


def view(match: Match, seat: int = -1) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def heard(events: Sequence[Event], kind: type[Told]) -> list[Told]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def holds(match: Match, seat: int, colour: str) -> int:
    """How many shares of a colour a seat has."""
    owners: list[int | None] = now(match)["share"][colour]
    return owners.count(seat)


def aboard(match: Match, ship: str) -> dict[str, int]:
    """What a ship carries, kinds it lacks left out."""
    return {name: count for name, count in now(match)["cargo"][ship].items() if count}


def refused(match: Match, turn: str, refusal: Refusal, rule: str) -> None:
    """The move is refused by this rule with these facts, and the match is untouched."""
    before = (now(match), match.ply, match.record, match.deciding)
    with pytest.raises(IllegalMove) as caught:
        play(match, turn)
    assert caught.value.rule == rule
    assert caught.value.refusal == refusal
    assert (now(match), match.ply, match.record, match.deciding) == before
