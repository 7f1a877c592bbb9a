"""What the kernel calls: the chapters of Spice Islands behind its contract."""

from __future__ import annotations

from fondaco.games.spice_islands import advice, features, redeal
from fondaco.games.spice_islands.rules import setup
from fondaco.games.spice_islands.rules.actions import Action
from fondaco.games.spice_islands.rules.free_action import Captain
from fondaco.games.spice_islands.rules.navy import Recovery
from fondaco.games.spice_islands.rules.phase import PHASES, Phase
from fondaco.games.spice_islands.rules.pirates import Harbour, Overflow, Plunder
from fondaco.games.spice_islands.rules.shares import Purchase
from fondaco.games.spice_islands.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND, VALUE
from fondaco.kernel.observation import Observation
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

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
        """SPI-1.7"""
        assert isinstance(s, State)
        features.fill(s, seat, out)

    def score(self, s: BaseState, seat: int) -> int:
        """SPI-11.3: cash alone counts."""
        assert isinstance(s, State)
        state: State = s
        return state.money[seat]

    def standing(self, s: BaseState, seat: int) -> int:
        """SPI-11.4: then captain pawns (at most 5), then shares (at most 50)."""
        assert isinstance(s, State)
        state: State = s
        return state.money[seat] * 1000 + state.captains_of(seat) * 100 + state.shares_of_all(seat)

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return advice.evaluate(s, seat)

    def candidates(self, s: BaseState) -> None:
        assert isinstance(s, State)
        s.clear()
        phase: Phase = PHASES[s.phase]
        phase.offer(s)
        advice.thin(s)
