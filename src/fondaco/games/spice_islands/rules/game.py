"""Spice Islands behind the kernel's contract."""

from __future__ import annotations

from fondaco.games.spice_islands import bot, redeal
from fondaco.games.spice_islands.rules import navy, pirates, turn
from fondaco.games.spice_islands.rules.phase import Phase
from fondaco.games.spice_islands.state import RESOLVED, State
from fondaco.kernel.errors import Refusal
from fondaco.kernel.moves import KIND
from fondaco.kernel.rules import Rules as BaseRules
from fondaco.kernel.state import State as BaseState

PHASES: list[Phase] = [
    Phase(),
    turn.Purchase(),
    turn.Action(),
    turn.Captain(),
    pirates.Plunder(),
    pirates.Overflow(),
    navy.Recovery(),
    pirates.Harbour(),
]


class Rules(BaseRules):
    """One phase at a time, in the order of the stages."""

    def new(self) -> State:
        return State()

    def setup(self, s: BaseState) -> None:
        assert isinstance(s, State)
        turn.set_up(s)

    def offer(self, s: BaseState) -> None:
        assert isinstance(s, State)
        s.clear()
        phase: Phase = PHASES[s.phase]
        phase.offer(s)

    def apply(self, s: BaseState, move: int) -> None:
        assert isinstance(s, State)
        phase: Phase = PHASES[s.phase]
        phase.apply(s, move & KIND, move & 0xFFFF)
        if s.phase == RESOLVED:
            turn.next_action(s)

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
        """SPI-11.3: cash alone counts."""
        assert isinstance(s, State)
        state: State = s
        return state.money[seat]

    def standing(self, s: BaseState, seat: int) -> int:
        """SPI-11.4: then captain pawns (at most 5), then shares (at most 50)."""
        assert isinstance(s, State)
        state: State = s
        return state.money[seat] * 1000 + turn.captains_of(s, seat) * 100 + turn.shares_of_all(s, seat)

    def evaluate(self, s: BaseState, seat: int) -> float:
        assert isinstance(s, State)
        return bot.evaluate(s, seat)

    def candidates(self, s: BaseState) -> None:
        assert isinstance(s, State)
        self.offer(s)
        bot.thin(s)
