"""Positions of Batavia set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.games.batavia import GAME
from fondaco.games.batavia.data import SPACES
from fondaco.games.batavia.position import ROUTE, cards
from fondaco.games.batavia.position import position as table
from fondaco.games.batavia.view import View
from fondaco.kernel import Event, IllegalMove, Match, Refusal

__all__ = ["ROUTE", "cards", "table"]

Told = TypeVar("Told", bound=Event)
EN, DK, FR, NL, SE = range(5)  # what a script says for a drawn card


def gone(*companies: str, past: int = 0, to: int = 1) -> dict[str, int]:
    """All tiles of these companies beyond a space, taken by a seat; the route must be all face up."""
    return {name: to for space, name in enumerate(ROUTE, 1) if space > past and name[:2] in companies}


ALL_SHOWN: dict[str, Any] = {"shown": SPACES}


def at(position: Mapping[str, Any], script: Sequence[int] | None = None) -> Match:
    """A match at this position, with these results of luck to come first."""
    match = Match(GAME, seed=1, position=position)
    match.script = None if script is None else list(script)
    return match


def dealt(seats: int = 3, seed: int = 1, **options: str) -> Match:
    """A match from set-up."""
    return Match(GAME, seats, seed, options)


def scored(seats: int = 3, **fields: Any) -> Match:
    """A match just scored: seat A has the Final Hex, and the last to act draws from an empty pile."""
    last: dict[str, Any] = {"turn": seats - 1, "rest": "lot", "hex": 0, "merchant": [36] + [0] * (seats - 1)}
    match = at(table(seats, **last | fields))
    match.play(seats - 1, "draw")
    assert match.over
    return match


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A bid 2"`, `"B pass"` ... and give back what the last of them brought."""
    events: list[Event] = []
    for turn in turns:
        name, _, notation = turn.partition(" ")
        events = match.play("ABCDE".index(name), notation)
    return events


def now(match: Match) -> dict[str, Any]:
    """The position as it stands."""
    return GAME.dump(match.state)


def legal(match: Match) -> list[str]:
    """All that the seat to decide may do."""
    (seat,) = match.deciding
    return [GAME.moves.write(move) for move in match.offers(seat)]


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
    assert caught.value.rule == rule
    assert caught.value.refusal == refusal
    assert (now(match), match.ply, match.record, match.deciding) == before
