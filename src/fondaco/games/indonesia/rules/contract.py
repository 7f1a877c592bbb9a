"""What the kernel calls: Indonesia's chapters behind its contract."""

from __future__ import annotations

from fondaco.games.indonesia import features, redeal
from fondaco.games.indonesia.advice import candidates, estimate
from fondaco.games.indonesia.rules import setup
from fondaco.games.indonesia.rules.acquisitions import Acquisitions
from fondaco.games.indonesia.rules.auction import Auction
from fondaco.games.indonesia.rules.deliveries import Deliveries
from fondaco.games.indonesia.rules.ending import result
from fondaco.games.indonesia.rules.expansion import Expansion
from fondaco.games.indonesia.rules.growth import Growth
from fondaco.games.indonesia.rules.mergers import Mergers
from fondaco.games.indonesia.rules.new_era import NewEra
from fondaco.games.indonesia.rules.operations import Fleet, Operations
from fondaco.games.indonesia.rules.phase import PHASES, Phase
from fondaco.games.indonesia.rules.research import Research
from fondaco.games.indonesia.rules.siap_faji import Clearing
from fondaco.games.indonesia.rules.turn_order import TurnOrder
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND, VALUE
from fondaco.kernel.observation import Observation
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

__all__ = ["Rules"]

PHASES[:] = [
    Phase(),
    NewEra(),
    TurnOrder(),
    Mergers(),
    Auction(),
    Clearing(),
    Acquisitions(),
    Research(),
    Operations(),
    Fleet(),
    Deliveries(),
    Expansion(),
    Growth(),
]


class Rules(BaseRules):
    """Indonesia behind the kernel's contract."""

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
        """IND-2.3, IND-2.4"""
        assert isinstance(s, State)
        features.fill(s, seat, out)

    def score(self, s: BaseState, seat: int) -> int:
        """IND-12.2"""
        assert isinstance(s, State)
        return result(s, seat)

    def standing(self, s: BaseState, seat: int) -> int:
        """IND-12.2: a tie goes to who is earlier in turn order."""
        assert isinstance(s, State)
        state: State = s
        return result(state, seat) * 8 - state.place_of(seat)

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return estimate.evaluate(s, seat)

    def candidates(self, s: BaseState) -> None:
        assert isinstance(s, State)
        if candidates.is_narrow(s):
            return
        self.offer(s)
        candidates.narrow(s)
