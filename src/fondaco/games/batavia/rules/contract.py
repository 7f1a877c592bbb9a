"""What the kernel calls: Batavia's chapters behind its contract."""

from __future__ import annotations

from fondaco.games.batavia import advice, features, redeal
from fondaco.games.batavia.rules import setup
from fondaco.games.batavia.rules.actions import Action
from fondaco.games.batavia.rules.auction import Auction
from fondaco.games.batavia.rules.conversion import Conversion
from fondaco.games.batavia.rules.moving import Play
from fondaco.games.batavia.rules.phase import PHASES, Phase
from fondaco.games.batavia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND, VALUE
from fondaco.kernel.observation import Observation
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

__all__ = ["Rules"]

PHASES[:] = [Phase(), Auction(), Action(), Play(), Conversion()]


class Rules(BaseRules):
    """Batavia behind the kernel's contract."""

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
        """BAT-12.1"""
        assert isinstance(s, State)
        features.fill(s, seat, out)

    def score(self, s: BaseState, seat: int) -> int:
        """BAT-10.6: equal gold is a shared victory, so the standing is the score."""
        assert isinstance(s, State)
        state: State = s
        return state.gold[seat]

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return advice.evaluate(s, seat)

    def candidates(self, s: BaseState) -> None:
        assert isinstance(s, State)
        s.clear()
        phase: Phase = PHASES[s.phase]
        phase.offer(s)
        advice.thin(s)
