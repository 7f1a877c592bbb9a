"""KON-6: first player."""

from __future__ import annotations

from fondaco.games.kontor import tell
from fondaco.games.kontor.data import BLACK, NO_CARD, PASS_CARD, RED
from fondaco.games.kontor.rules.round import begin_turn, end_round
from fondaco.games.kontor.state import State


def settle_order(s: State) -> None:
    """KON-6.1, KON-6.2, KON-3.3: the higher value acts first; cards are numbered by rising value."""
    for seat in range(2):
        if s.chosen[seat] == PASS_CARD:
            s.chosen[seat] = NO_CARD
    if s.chosen[RED] == NO_CARD and s.chosen[BLACK] == NO_CARD:
        end_round(s)
        return
    s.first = RED if s.chosen[RED] > s.chosen[BLACK] else BLACK
    if s.chosen[RED] != NO_CARD and s.chosen[BLACK] != NO_CARD:
        s.second = 1 - s.first
        tell.acts_first(s)
    begin_turn(s, s.first)
