"""BAT-11: the draw pile."""

from __future__ import annotations

from fondaco.games.batavia import tell
from fondaco.games.batavia.data import COMPANIES
from fondaco.games.batavia.state import State


def draw_ship(s: State) -> int:
    """BAT-11.1, BAT-11.2: the top card; -1 if there is none even among the discards."""
    ship = s.take(s.deck, COMPANIES)
    if ship >= 0:
        return ship
    count = 0
    for company in range(COMPANIES):
        count += s.discard[company]
        s.deck[company] = s.discard[company]
        s.discard[company] = 0
    tell.deck_reshuffled(s, count)
    return s.take(s.deck, COMPANIES)
