"""What the kernel calls: Borneo's chapters behind its contract."""

from __future__ import annotations

from fondaco.games.borneo import advice, features, redeal
from fondaco.games.borneo.rules import setup
from fondaco.games.borneo.rules.change import Companies
from fondaco.games.borneo.rules.conflict import Attack, Defence, Keeping, Ousted
from fondaco.games.borneo.rules.draw import Discards
from fondaco.games.borneo.rules.ending import LastMission
from fondaco.games.borneo.rules.expedition import Expedition
from fondaco.games.borneo.rules.mission import Mission, Payment
from fondaco.games.borneo.rules.monopoly import Split
from fondaco.games.borneo.rules.phase import PHASES, Phase
from fondaco.games.borneo.rules.setup import Placement
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND, VALUE
from fondaco.kernel.observation import Observation
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

__all__ = ["Rules"]

PHASES[:] = [
    Phase(),
    Placement(),
    Mission(),
    Payment(),
    Companies(),
    Attack(),
    Defence(),
    Ousted(),
    Keeping(),
    Expedition(),
    Split(),
    Discards(),
    LastMission(),
]


class Rules(BaseRules):
    """Borneo behind the kernel's contract."""

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
        """BOR-13"""
        assert isinstance(s, State)
        features.fill(s, seat, out)

    def score(self, s: BaseState, seat: int) -> int:
        """BOR-12.4"""
        assert isinstance(s, State)
        state: State = s
        return state.score(seat)

    def standing(self, s: BaseState, seat: int) -> int:
        """BOR-12.5: the score, then the number of missions."""
        assert isinstance(s, State)
        state: State = s
        return state.score(seat) * 100 + state.missions_done(seat)

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return advice.evaluate(s, seat)
