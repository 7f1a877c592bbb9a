"""Positions of Borneo set by hand, and moves and refusals on them."""

from __future__ import annotations

from functools import partial

from fondaco.games.borneo import GAME
from fondaco.games.borneo.position import COPIES, FILLERS, PORTS, ROWS, SEATS
from fondaco.games.borneo.position import position as table
from fondaco.games.borneo.view import View
from fondaco.kernel import Match
from tests.games.shared import heard, legal, match_at, now, play, refused

__all__ = ["COPIES", "FILLERS", "PORTS", "ROWS", "SEATS", "heard", "legal", "now", "play", "refused", "table"]

at = partial(match_at, GAME)

# -- playing ------------------------------------------------------------------


def dealt(seats: int = 4, seed: int = 1, **options: str) -> Match:
    """A match from set-up."""
    return Match(GAME, seats, seed, options)


def rows(match: Match) -> dict[str, str]:
    """The rows as letters."""
    return {name: "".join(SEATS[seat] for seat in seats) for name, seats in view(match, -1).rows.items()}


def where(match: Match, piece: str) -> str:
    """Where a card or port is."""
    return str(now(match)["place"][piece])


def pieces(match: Match, place: str) -> set[str]:
    """All that is in a place."""
    return {name for name, here in now(match)["place"].items() if here == place}


def view(match: Match, seat: int) -> View:
    seen = match.view(seat)
    assert isinstance(seen, View)
    return seen
