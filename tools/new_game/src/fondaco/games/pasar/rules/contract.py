"""What the kernel calls: Pasar's chapters behind its contract."""

from __future__ import annotations

from fondaco.games.pasar import advice, features, redeal
from fondaco.games.pasar.data import GOODS
from fondaco.games.pasar.rules import setup
from fondaco.games.pasar.rules.phase import PHASES
from fondaco.games.pasar.rules.sale import Sale
from fondaco.games.pasar.rules.visit import Visit
from fondaco.games.pasar.state import State
from fondaco.kernel.learning.observation import Observation
from fondaco.kernel.playing.rules import Phase
from fondaco.kernel.playing.rules import Rules as BaseRules

__all__ = ["Rules"]

PHASES[:] = [Phase(), Visit(), Sale()]


class Rules(BaseRules):
    """Pasar behind the kernel's contract."""

    def __init__(self) -> None:
        super().__init__(State, PHASES)

    def setup(self, s: State) -> None:
        setup.set_up(s)

    def redeal(self, s: State, seat: int, forget: bool) -> None:
        redeal.redeal(s, seat, forget)

    def observe(self, s: State, seat: int, out: Observation) -> None:
        """PAS-6.1"""
        features.fill(s, seat, out)

    def score(self, s: State, seat: int) -> int:
        """PAS-5.3"""
        return s.coins[seat]

    def standing(self, s: State, seat: int) -> int:
        """PAS-5.4: among equals the one with more kinds of goods left."""
        return s.coins[seat] * (GOODS + 1) + s.kinds(seat)

    def evaluate(self, s: State, seat: int) -> float:
        return advice.evaluate(s, seat)
