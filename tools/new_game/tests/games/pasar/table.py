"""Positions of Pasar set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from fondaco.games.pasar import GAME
from fondaco.games.pasar.position import cards, position
from fondaco.games.pasar.view import View
from fondaco.kernel import Event, IllegalMove, Match, Refusal

__all__ = ["at", "cards", "dealt", "legal", "now", "play", "refused", "view"]

PEPPER, NUTMEG, TEA, SILK = range(4)  # what a script says for a drawn card


def at(seats: int = 2, script: Sequence[int] | None = None, **said: Any) -> Match:
    """A match at a position, with these cards to be drawn first."""
    match = Match(GAME, seed=1, position=position(seats, **said))
    match.script = None if script is None else list(script)
    return match


def dealt(seats: int = 3, seed: int = 1, **options: str) -> Match:
    """A match from set-up."""
    return Match(GAME, seats, seed, options)


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A visit stall-1"`, `"B done"` ... and give back what the last of them brought."""
    events: list[Event] = []
    for turn in turns:
        name, _, notation = turn.partition(" ")
        events = match.play("ABCD".index(name), notation)
    return events


def now(match: Match) -> dict[str, Any]:
    """The position as it stands."""
    return GAME.dump(match.state)


def legal(match: Match, seat: int) -> list[str]:
    return [GAME.moves.write(move) for move in match.offers(seat)]


def view(match: Match, seat: int) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen


def refused(match: Match, turn: str, rule: str, refusal: Refusal) -> None:
    """The move is refused by this rule with these facts, and the match is untouched."""
    before = (now(match), match.ply)
    with pytest.raises(IllegalMove) as caught:
        play(match, turn)
    assert (caught.value.rule, caught.value.refusal) == (rule, refusal)
    assert (now(match), match.ply) == before
