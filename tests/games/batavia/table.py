"""Positions of Batavia set by hand, and moves and refusals on them."""

from __future__ import annotations

from functools import partial
from typing import Any

from fondaco.games.batavia import GAME
from fondaco.games.batavia.data import SPACES
from fondaco.games.batavia.position import ROUTE, cards
from fondaco.games.batavia.position import position as table
from fondaco.games.batavia.view import View
from fondaco.kernel import Event, Match
from tests.games.shared import heard, legal, match_at, match_dealt, now, play_one, refused

__all__ = ["ROUTE", "cards", "heard", "legal", "now", "refused", "table"]

at = partial(match_at, GAME)
dealt = partial(match_dealt, GAME)

EN, DK, FR, NL, SE = range(5)  # what a script says for a drawn card


def gone(*companies: str, past: int = 0, to: int = 1) -> dict[str, int]:
    """All tiles of these companies beyond a space, taken by a seat; the route must be all face up."""
    return {name: to for space, name in enumerate(ROUTE, 1) if space > past and name[:2] in companies}


ALL_SHOWN: dict[str, Any] = {"shown": SPACES}


def scored(seats: int = 3, **fields: Any) -> Match:
    """A match just scored: seat A has the Final Hex, and the last to act draws from an empty pile."""
    last: dict[str, Any] = {"turn": seats - 1, "rest": "lot", "hex": 0, "merchant": [36] + [0] * (seats - 1)}
    match = at(table(seats, **last | fields))
    match.play(seats - 1, "draw")
    assert match.over
    return match


def play(match: Match, *turns: str) -> list[Event]:
    """Play `"A bid 2"`, `"B pass"` ... and give back what the last of them brought."""
    return [play_one(match, turn) for turn in turns][-1]


def view(match: Match, seat: int) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen
