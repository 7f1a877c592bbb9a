"""Dermaga's rules."""

from __future__ import annotations

from fondaco.games.dermaga.events import Emptied, NotSoMany, Started, Took
from fondaco.games.dermaga.moves import TAKE
from fondaco.games.dermaga.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.playing.rules import Phase
from fondaco.kernel.playing.rules import Rules as BaseRules

__all__ = ["Rules"]

CHESTS = 20  # DER-1.1
MOST = 3  # DER-2.1
LAST_BRINGS = 3  # DER-3.1
OVER, TURN = 0, 1


class Turn(Phase):
    """DER-2: one after the other takes chests."""

    def offer(self, s: State) -> None:
        for number in range(min(MOST, s.chests)):  # DER-2.1
            s.offer(TAKE + number)

    def apply(self, s: State, kind: int, value: int) -> None:
        taken = value + 1
        s.chests -= taken
        s.coins[s.actor] += taken  # DER-2.2
        s.tell(Took(s.actor, taken, taken))
        if s.chests > 0:
            s.turn(s.actor + 1 if s.actor + 1 < s.seats else 0)  # DER-2.3
            return
        s.coins[s.actor] += LAST_BRINGS  # DER-3.1
        s.tell(Emptied(s.actor, LAST_BRINGS))
        s.phase, s.ending, s.deciding = OVER, 1, 0

    def why_not(self, s: State, kind: int, value: int) -> Refusal:
        return NotSoMany(s.chests)


class Rules(BaseRules):
    """Dermaga behind the kernel's contract."""

    def __init__(self) -> None:
        super().__init__(State, [Phase(), Turn()])

    def setup(self, s: State) -> None:
        """DER-1"""
        s.chests = CHESTS
        s.phase = TURN
        s.turn(s.below(s.seats))  # DER-1.2
        s.tell(Started(s.actor))

    def redeal(self, s: State, seat: int, forget: bool) -> None:
        """Nothing is hidden."""

    def score(self, s: State, seat: int) -> int:
        """DER-3.2"""
        return s.coins[seat]
