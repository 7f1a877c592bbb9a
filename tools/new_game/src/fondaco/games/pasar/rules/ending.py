"""PAS-5: end of the game."""

from __future__ import annotations

from fondaco.games.pasar import tell
from fondaco.games.pasar.data import LEFTOVER_COINS
from fondaco.games.pasar.rules import phase
from fondaco.games.pasar.state import State


def close_market(s: State) -> None:
    """PAS-5.1, PAS-5.2: all hands are shown, and what is left brings a coin a card."""
    for seat in range(s.seats):
        coins = LEFTOVER_COINS * s.hand_size(seat)
        s.coins[seat] += coins
        tell.hand_paid(s, seat, coins)
    phase.end(s)
