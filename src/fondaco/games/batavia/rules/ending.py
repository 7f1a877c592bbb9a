"""BAT-9: end of the game."""

from __future__ import annotations

from fondaco.games.batavia import tell
from fondaco.games.batavia.data import FINAL_HEX
from fondaco.games.batavia.rules.rounds import end_action
from fondaco.games.batavia.state import State


def take_hex(s: State) -> None:
    """BAT-9.1, BAT-9.3: no crate, no conversion."""
    s.merchant[s.actor] = FINAL_HEX
    s.hex = s.actor
    tell.hex_reached(s)
    end_action(s)
