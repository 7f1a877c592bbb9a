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
    for place in range(s.seats * COMPANIES):
        s.old[place] = s.hand[place] - s.known[place]
        s.drawn[place] = 0
    tell.deck_reshuffled(s, count)
    return s.take(s.deck, COMPANIES)


def take_card(s: State, seat: int) -> int:
    """BAT-1.6, BAT-4.2: the top card goes into a hand; -1 if there is none."""
    ship = draw_ship(s)
    if ship >= 0:
        s.hand[seat * COMPANIES + ship] += 1
        s.drawn[seat * COMPANIES + ship] += 1
    return ship
