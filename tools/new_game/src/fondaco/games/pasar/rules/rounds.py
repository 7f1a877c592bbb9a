"""PAS-2: rounds."""

from __future__ import annotations

from fondaco.games.pasar import tell
from fondaco.games.pasar.data import GOODS, NOTHING
from fondaco.games.pasar.rules.ending import close_market
from fondaco.games.pasar.rules.phase import VISIT, enter
from fondaco.games.pasar.state import State


def open_stalls(s: State) -> None:
    """PAS-2.2: a card at as many stalls as there are merchants."""
    s.round += 1
    for number in range(s.seats):
        s.stall[number] = s.take(s.deck, GOODS)
        s.chosen[number] = NOTHING
    tell.stalls_opened(s)


def end_round(s: State) -> None:
    """PAS-2.1, PAS-2.3"""
    if s.rounds_left() == 0:
        close_market(s)
        return
    s.first = s.left_of(s.first)
    enter(s, VISIT)
