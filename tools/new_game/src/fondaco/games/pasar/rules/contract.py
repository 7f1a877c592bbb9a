"""What the kernel calls: Pasar's chapters behind its contract."""

from __future__ import annotations

from fondaco.games.pasar import advice, features, redeal
from fondaco.games.pasar.data import GOODS
from fondaco.games.pasar.rules import setup
from fondaco.games.pasar.rules.phase import PHASES, Phase
from fondaco.games.pasar.rules.sale import Sale
from fondaco.games.pasar.rules.visit import Visit
from fondaco.games.pasar.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND, VALUE
from fondaco.kernel.observation import Observation
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

__all__ = ["Rules"]

PHASES[:] = [Phase(), Visit(), Sale()]


class Rules(BaseRules):
    """Pasar behind the kernel's contract."""

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
        """PAS-6.1"""
        assert isinstance(s, State)
        features.fill(s, seat, out)

    def score(self, s: BaseState, seat: int) -> int:
        """PAS-5.3"""
        assert isinstance(s, State)
        state: State = s
        return state.coins[seat]

    def standing(self, s: BaseState, seat: int) -> int:
        """PAS-5.4: among equals whoever has more kinds of goods left."""
        assert isinstance(s, State)
        state: State = s
        return state.coins[seat] * (GOODS + 1) + state.kinds(seat)

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return advice.evaluate(s, seat)
