"""Positions of Borneo set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import pytest

from fondaco.games.borneo import GAME
from fondaco.games.borneo.position import COPIES, FILLERS, PORTS, ROWS, SEATS
from fondaco.games.borneo.position import position as table
from fondaco.games.borneo.view import View
from fondaco.kernel import Event, IllegalMove, Match, Refusal

__all__ = ["COPIES", "FILLERS", "PORTS", "ROWS", "SEATS", "table"]

Told = TypeVar("Told", bound=Event)
# -- playing ------------------------------------------------------------------


def at(position: Mapping[str, Any], script: Sequence[int] | None = None) -> Match:
    """A match at this position, with these results of luck to come first."""
    match = Match(GAME, seed=1, position=position)
    match.script = None if script is None else list(script)
    return match


def dealt(seats: int = 4, seed: int = 1, **options: str) -> Match:
    """A match from set-up."""
    return Match(GAME, seats, seed, options)


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A lay E04 tidore"`, `"B pass"` ... and give back all that they brought."""
    events: list[Event] = []
    for turn in turns:
        name, _, notation = turn.partition(" ")
        events += match.play(SEATS.index(name), notation)
    return events


def now(match: Match) -> dict[str, Any]:
    """The position as it stands."""
    return GAME.dump(match.state)


def rows(match: Match) -> dict[str, str]:
    """The rows as letters."""
    return {name: "".join(SEATS[seat] for seat in seats) for name, seats in view(match, -1).rows.items()}


def where(match: Match, piece: str) -> str:
    """Where a card or port is."""
    return str(now(match)["place"][piece])


def pieces(match: Match, place: str) -> set[str]:
    """All that is in a place."""
    return {name for name, here in now(match)["place"].items() if here == place}


def legal(match: Match, *kinds: str) -> list[str]:
    """All that the seat to decide may do, or the moves of some kinds."""
    (seat,) = match.deciding
    written = [GAME.moves.write(move) for move in match.offers(seat)]
    return [text for text in written if not kinds or text.split()[0] in kinds]


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
