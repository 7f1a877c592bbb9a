"""Indonesia's chapters bound together behind the kernel's contract."""

from __future__ import annotations

from fondaco.games.indonesia import bot, redeal
from fondaco.games.indonesia.rules import new_era
from fondaco.games.indonesia.rules.acquisitions import Acquisitions
from fondaco.games.indonesia.rules.auction import Auction
from fondaco.games.indonesia.rules.deliveries import Deliveries
from fondaco.games.indonesia.rules.expansion import Expansion
from fondaco.games.indonesia.rules.growth import Growth
from fondaco.games.indonesia.rules.mergers import Announcing
from fondaco.games.indonesia.rules.new_era import NewEra
from fondaco.games.indonesia.rules.operations import Fleet, Operations
from fondaco.games.indonesia.rules.phase import Phase, assemble
from fondaco.games.indonesia.rules.research import Research
from fondaco.games.indonesia.rules.siap_faji import Clearing
from fondaco.games.indonesia.rules.turn_order import TurnOrder
from fondaco.games.indonesia.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

PHASES: list[Phase] = [
    Phase(),
    NewEra(),
    TurnOrder(),
    Announcing(),
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
assemble(PHASES)


class Rules(BaseRules):
    """Indonesia behind the kernel's contract."""

    def new(self) -> State:
        return State()

    def setup(self, s: BaseState) -> None:
        assert isinstance(s, State)
        new_era.set_up(s)

    def offer(self, s: BaseState) -> None:
        assert isinstance(s, State)
        s.clear()
        phase: Phase = PHASES[s.phase]
        phase.offer(s)

    def apply(self, s: BaseState, move: int) -> None:
        assert isinstance(s, State)
        phase: Phase = PHASES[s.phase]
        phase.apply(s, move & KIND, move & 0xFFFF)

    def why_not(self, s: BaseState, move: int) -> Refusal:
        assert isinstance(s, State)
        phase: Phase = PHASES[s.phase]
        return phase.why_not(s, move & KIND, move & 0xFFFF)

    def copy(self, s: BaseState) -> State:
        assert isinstance(s, State)
        return s.copy()

    def redeal(self, s: BaseState, seat: int, forget: bool) -> None:
        assert isinstance(s, State)
        redeal.redeal(s, seat, forget)

    def score(self, s: BaseState, seat: int) -> int:
        """IND-12.2"""
        assert isinstance(s, State)
        return new_era.result(s, seat)

    def standing(self, s: BaseState, seat: int) -> int:
        """IND-12.2: a tie goes to who is earlier in turn order."""
        assert isinstance(s, State)
        state: State = s
        return new_era.result(state, seat) * 8 - state.place_of(seat)

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return bot.evaluate(s, seat)

    def candidates(self, s: BaseState) -> None:
        assert isinstance(s, State)
        if bot.is_narrow(s):
            return
        self.offer(s)
        bot.narrow(s)
