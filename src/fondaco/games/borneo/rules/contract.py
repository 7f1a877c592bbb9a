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
from fondaco.kernel.learning.observation import Observation
from fondaco.kernel.playing.rules import Rules as BaseRules

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

    def __init__(self) -> None:
        super().__init__(State, PHASES)

    def setup(self, s: State) -> None:
        setup.set_up(s)

    def redeal(self, s: State, seat: int, forget: bool) -> None:
        redeal.redeal(s, seat, forget)

    def observe(self, s: State, seat: int, out: Observation) -> None:
        """BOR-13"""
        features.fill(s, seat, out)

    def score(self, s: State, seat: int) -> int:
        """BOR-12.4"""
        return s.score(seat)

    def standing(self, s: State, seat: int) -> int:
        """BOR-12.5: the score, then the number of missions."""
        return s.score(seat) * 100 + s.missions_done(seat)

    def evaluate(self, s: State, seat: int) -> float:
        return advice.evaluate(s, seat)
