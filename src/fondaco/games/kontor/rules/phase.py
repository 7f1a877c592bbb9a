"""A chapter in which somebody decides."""

from __future__ import annotations

from fondaco.games.kontor.state import State
from fondaco.kernel.errors import Refusal

OVER, BUYING, SHOWING, CHOOSING, SHIPPING, REMOVING, LAYING = range(7)


class Phase:
    """What is on offer, what a move does, and why another is refused."""

    def offer(self, s: State) -> None:
        raise NotImplementedError

    def apply(self, s: State, kind: int, value: int) -> None:
        raise NotImplementedError

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        raise NotImplementedError
