"""SPI-10.2: the captain's free action."""

from __future__ import annotations

from fondaco.games.spice_islands import refusals
from fondaco.games.spice_islands.data import COLOUR_NAMES, NONE
from fondaco.games.spice_islands.moves import COMMAND, END
from fondaco.games.spice_islands.rules.actions import act, colour_of, offer_colour, why_not_act
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase


class Captain(Phase):
    """SPI-10.2: any action in the pawn's colour, as if by an extra die."""

    def offer(self, s: State) -> None:
        offer_colour(s, s.free)

    def apply(self, s: State, kind: int, value: int) -> None:
        act(s, kind, value)

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        if kind == COMMAND:
            return refusals.FreeActionUsed()
        if kind == END or colour_of(kind, value) not in (s.free, NONE):
            return refusals.OtherColour(COLOUR_NAMES[s.free])
        return why_not_act(s, kind, value)
