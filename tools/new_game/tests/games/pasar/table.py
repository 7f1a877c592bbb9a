"""Positions of Pasar set by hand, and moves and refusals on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from fondaco.games.pasar import GAME
from fondaco.games.pasar.position import cards, position
from fondaco.games.pasar.view import View
from fondaco.kernel import Event, Match
from tests.games.shared import match_at, match_dealt, now, play_one, refused

__all__ = ["at", "cards", "dealt", "legal", "now", "play", "refused", "view"]

PEPPER, NUTMEG, TEA, SILK = range(4)  # what a script says for a drawn card


def at(seats: int = 2, script: Sequence[int] | None = None, **said: Any) -> Match:
    """A match at a position, with these cards to be drawn first."""
    return match_at(GAME, position(seats, **said), script)


dealt = partial(match_dealt, GAME)


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A visit stall-1"`, `"B done"` ... and give back what the last of them brought."""
    return [play_one(match, turn) for turn in turns][-1]


def legal(match: Match, seat: int) -> list[str]:
    return [GAME.moves.write(move) for move in match.offers(seat)]


def view(match: Match, seat: int) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen
