"""Borneo behind the kernel's contract."""

from __future__ import annotations

from fondaco.games.borneo import bot, redeal
from fondaco.games.borneo.rules import ending, placement
from fondaco.games.borneo.rules.base import Phase
from fondaco.games.borneo.rules.companies import Companies
from fondaco.games.borneo.rules.conflict import Attack, Defence, Keeping, Ousted
from fondaco.games.borneo.rules.ending import Discards
from fondaco.games.borneo.rules.expedition import Expedition
from fondaco.games.borneo.rules.missions import Mission, Payment
from fondaco.games.borneo.rules.placement import Placement
from fondaco.games.borneo.rules.split import Split
from fondaco.games.borneo.state import State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

PHASES: list[Phase] = [  # in the order of the stages in data
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
    Mission(),  # the last ones, BOR-12.3
]


class Rules(BaseRules):
    """Borneo."""

    def new(self) -> State:
        return State()

    def setup(self, s: BaseState) -> None:
        assert isinstance(s, State)
        placement.set_up(s)

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
        """BOR-12.4"""
        assert isinstance(s, State)
        return ending.score(s, seat)

    def standing(self, s: BaseState, seat: int) -> int:
        """BOR-12.5: the score, then the number of missions."""
        assert isinstance(s, State)
        state: State = s
        return ending.score(state, seat) * 100 + state.missions_done(seat)

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return bot.evaluate(s, seat)
