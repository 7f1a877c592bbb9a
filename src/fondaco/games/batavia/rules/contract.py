"""What the kernel calls: Batavia's chapters behind its contract."""

from __future__ import annotations

from fondaco.games.batavia import advice, features, redeal
from fondaco.games.batavia.rules import setup
from fondaco.games.batavia.rules.actions import Action
from fondaco.games.batavia.rules.auction import Auction
from fondaco.games.batavia.rules.conversion import Conversion
from fondaco.games.batavia.rules.moving import Play
from fondaco.games.batavia.rules.phase import PHASES
from fondaco.games.batavia.state import State
from fondaco.kernel.learning.observation import Observation
from fondaco.kernel.playing.rules import Phase
from fondaco.kernel.playing.rules import Rules as BaseRules

__all__ = ["Rules"]

PHASES[:] = [Phase(), Auction(), Action(), Play(), Conversion()]


class Rules(BaseRules):
    """Batavia behind the kernel's contract."""

    def __init__(self) -> None:
        super().__init__(State, PHASES)

    def setup(self, s: State) -> None:
        setup.set_up(s)

    def redeal(self, s: State, seat: int, forget: bool) -> None:
        redeal.redeal(s, seat, forget)

    def observe(self, s: State, seat: int, out: Observation) -> None:
        """BAT-12.1"""
        features.fill(s, seat, out)

    def score(self, s: State, seat: int) -> int:
        """BAT-10.6: equal gold is a shared victory, so the standing is the score."""
        return s.gold[seat]

    def evaluate(self, s: State, seat: int) -> float:
        return advice.evaluate(s, seat)

    def candidates(self, s: State) -> None:
        self.offer(s)
        advice.thin(s)
