"""Positions of Indonesia set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.games.indonesia import GAME
from fondaco.games.indonesia.position import SEATS
from fondaco.games.indonesia.position import position as table
from fondaco.games.indonesia.view import View
from fondaco.kernel import Event, IllegalMove, LegalRange, Match, Refusal

__all__ = ["SEATS", "table"]

Told = TypeVar("Told", bound=Event)


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
