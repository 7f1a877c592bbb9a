"""What the kernel calls: Kontor's chapters behind its contract."""

from __future__ import annotations

from fondaco.games.kontor import features, redeal
from fondaco.games.kontor.advice import evaluation
from fondaco.games.kontor.rules import setup
from fondaco.games.kontor.rules.choosing import Choosing
from fondaco.games.kontor.rules.extending import Laying
from fondaco.games.kontor.rules.phase import PHASES, Phase
from fondaco.games.kontor.rules.ship import Removing, Shipping
from fondaco.games.kontor.rules.special_cards import Buying, Showing
from fondaco.games.kontor.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND, VALUE
from fondaco.kernel.observation import Observation
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

__all__ = ["Rules"]

PHASES[:] = [Phase(), Buying(), Showing(), Choosing(), Shipping(), Removing(), Laying()]


class Rules(BaseRules):
    """Kontor behind the kernel's contract."""

    def new(self) -> State:
        return State()

    def setup(self, s: BaseState) -> None:
        assert isinstance(s, State)
        setup.set_up(s)

    def offer(self, s: BaseState) -> None:
        assert isinstance(s, State)
        s.clear()
        phase: Phase = PHASES[s.phase]
        phase.offer(s)

    def apply(self, s: BaseState, move: int) -> None:
        assert isinstance(s, State)
        phase: Phase = PHASES[s.phase]
        phase.apply(s, move & KIND, move & VALUE)

    def why_not(self, s: BaseState, move: int) -> Refusal:
        assert isinstance(s, State)
        phase: Phase = PHASES[s.phase]
        return phase.why_not(s, move & KIND, move & VALUE)

    def redeal(self, s: BaseState, seat: int, forget: bool) -> None:
        assert isinstance(s, State)
        redeal.redeal(s, seat, forget)

    def observe(self, s: BaseState, seat: int, out: Observation) -> None:
        """KON-16.37"""
        assert isinstance(s, State)
        features.fill(s, seat, out)

    def score(self, s: BaseState, seat: int) -> int:
        """KON-13.6; in Tic Tac Toe the fields controlled (KON-15.2c)."""
        assert isinstance(s, State)
        state: State = s
        return state.points[seat]

    def standing(self, s: BaseState, seat: int) -> int:
        """KON-13.6, KON-15.2c, KON-15.5: an outright win, then points, then florins."""
        assert isinstance(s, State)
        state: State = s
        outright = 1_000_000 if state.winner == seat else 0
        return outright + state.points[seat] * 100 + state.florins[seat]

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return evaluation.evaluate(s, seat)
