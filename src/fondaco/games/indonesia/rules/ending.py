"""IND-12: end of the game."""

from __future__ import annotations

from fondaco.games.indonesia import tell
from fondaco.games.indonesia.rules import phase
from fondaco.games.indonesia.rules.phase import NO_DEEDS, ONE_TYPE
from fondaco.games.indonesia.state import State


def end_game(s: State) -> None:
    """IND-12.1, IND-12.2"""
    phase.end(s, ONE_TYPE if s.any_deed_on_offer() else NO_DEEDS)
    for seat in range(s.seats):
        total = result(s, seat)
        tell.final_result(s, seat, total)


def result(s: State, seat: int) -> int:
    """IND-12.2"""
    return s.cash[seat] + s.bank[seat] + 2 * s.pile[seat]
