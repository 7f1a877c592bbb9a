"""What a chapter of the rules is."""

from __future__ import annotations

from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal


class Phase:
    """A moment in which somebody decides: what is on offer, and what a move does."""

    def offer(self, s: State) -> None:
        raise NotImplementedError

    def apply(self, s: State, kind: int, value: int) -> None:
        """Carry out a move; `s.phase` is RESOLVED afterwards where an action of the turn is done."""
        raise NotImplementedError

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        raise NotImplementedError
