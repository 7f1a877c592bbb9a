"""Positions of Indonesia set by hand, and moves and refusals on them."""

from __future__ import annotations

from functools import partial

from fondaco.games.indonesia import GAME
from fondaco.games.indonesia.position import SEATS
from fondaco.games.indonesia.position import position as table
from fondaco.games.indonesia.view import View
from fondaco.kernel import LegalRange, Match
from tests.games.shared import heard, match_at, match_dealt, now, play, refused

__all__ = ["SEATS", "heard", "now", "play", "refused", "table"]

at = partial(match_at, GAME)
dealt = partial(match_dealt, GAME)


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
