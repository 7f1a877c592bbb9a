"""What the kernel calls: the chapters of Spice Islands behind its contract."""

from __future__ import annotations

from fondaco.games.spice_islands import advice, features, redeal
from fondaco.games.spice_islands.rules import setup
from fondaco.games.spice_islands.rules.actions import Action
from fondaco.games.spice_islands.rules.free_action import Captain
from fondaco.games.spice_islands.rules.navy import Recovery
from fondaco.games.spice_islands.rules.phase import PHASES
from fondaco.games.spice_islands.rules.pirates import Harbour, Overflow, Plunder
from fondaco.games.spice_islands.rules.shares import Purchase
from fondaco.games.spice_islands.state import State
from fondaco.kernel.learning.observation import Observation
from fondaco.kernel.playing.rules import Phase
from fondaco.kernel.playing.rules import Rules as BaseRules

__all__ = ["Rules"]

PHASES[:] = [
    Phase(),
    Purchase(),
    Action(),
    Captain(),
    Plunder(),
    Overflow(),
    Recovery(),
    Harbour(),
]


class Rules(BaseRules):
    """Spice Islands behind the kernel's contract."""

    def __init__(self) -> None:
        super().__init__(State, PHASES)

    def setup(self, s: State) -> None:
        setup.set_up(s)

    def redeal(self, s: State, seat: int, forget: bool) -> None:
        redeal.redeal(s, seat, forget)

    def observe(self, s: State, seat: int, out: Observation) -> None:
        """SPI-1.7"""
        features.fill(s, seat, out)

    def score(self, s: State, seat: int) -> int:
        """SPI-11.3: cash alone counts."""
        return s.money[seat]

    def standing(self, s: State, seat: int) -> int:
        """SPI-11.4: then captain pawns (at most 5), then shares (at most 50)."""
        return s.money[seat] * 1000 + s.captains_of(seat) * 100 + s.shares_of_all(seat)

    def evaluate(self, s: State, seat: int) -> float:
        return advice.evaluate(s, seat)

    def candidates(self, s: State) -> None:
        self.offer(s)
        advice.thin(s)
