"""What the kernel calls: Kontor's chapters behind its contract."""

from __future__ import annotations

from fondaco.games.kontor import features, redeal
from fondaco.games.kontor.advice import evaluation
from fondaco.games.kontor.rules import setup
from fondaco.games.kontor.rules.choosing import Choosing
from fondaco.games.kontor.rules.extending import Laying
from fondaco.games.kontor.rules.phase import PHASES
from fondaco.games.kontor.rules.ship import Removing, Shipping
from fondaco.games.kontor.rules.special_cards import Buying, Showing
from fondaco.games.kontor.state import State
from fondaco.kernel.learning.observation import Observation
from fondaco.kernel.playing.rules import Phase
from fondaco.kernel.playing.rules import Rules as BaseRules

__all__ = ["Rules"]

PHASES[:] = [Phase(), Buying(), Showing(), Choosing(), Shipping(), Removing(), Laying()]


class Rules(BaseRules):
    """Kontor behind the kernel's contract."""

    def __init__(self) -> None:
        super().__init__(State, PHASES)

    def setup(self, s: State) -> None:
        setup.set_up(s)

    def redeal(self, s: State, seat: int, forget: bool) -> None:
        redeal.redeal(s, seat, forget)

    def observe(self, s: State, seat: int, out: Observation) -> None:
        """KON-16.37"""
        features.fill(s, seat, out)

    def score(self, s: State, seat: int) -> int:
        """KON-13.6; in Tic Tac Toe the fields controlled (KON-15.2c)."""
        return s.points[seat]

    def standing(self, s: State, seat: int) -> int:
        """KON-13.6, KON-15.2c, KON-15.5: an outright win, then points, then florins."""
        outright = 1_000_000 if s.winner == seat else 0
        return outright + s.points[seat] * 100 + s.florins[seat]

    def evaluate(self, s: State, seat: int) -> float:
        return evaluation.evaluate(s, seat)
