"""Positions of Spice Islands set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.games.spice_islands import GAME
from fondaco.games.spice_islands.data import DICE_FILE
from fondaco.games.spice_islands.position import FLEET, cargo
from fondaco.games.spice_islands.position import position as table
from fondaco.games.spice_islands.view import View
from fondaco.kernel import Event, IllegalMove, Match, Refusal

__all__ = ["FLEET", "cargo", "table"]

Told = TypeVar("Told", bound=Event)
A, B, C, D, E = range(5)
SKULL = 0  # what a script says for the faces of a pirate die
TWO, THREE, FOUR, FIVE, SIX = range(1, 6)


def faces(text: str) -> list[int]:
    """What a script says for coloured dice: `"green purple"`."""
    return [DICE_FILE.content["coloured"].index(name) for name in text.split()]


NEXT = tuple(faces("green green green green"))  # a roll of the next player that brings no purple


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
