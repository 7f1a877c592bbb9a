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
from fondaco.games.indonesia.rules.phase import PHASES
from fondaco.games.indonesia.rules.research import Research
from fondaco.games.indonesia.rules.siap_faji import Clearing
from fondaco.games.indonesia.rules.turn_order import TurnOrder
from fondaco.games.indonesia.state import State
from fondaco.kernel.learning.observation import Observation
from fondaco.kernel.playing.rules import Phase
from fondaco.kernel.playing.rules import Rules as BaseRules

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

    def __init__(self) -> None:
        super().__init__(State, PHASES)

    def setup(self, s: State) -> None:
        setup.set_up(s)

    def redeal(self, s: State, seat: int, forget: bool) -> None:
        redeal.redeal(s, seat, forget)

    def observe(self, s: State, seat: int, out: Observation) -> None:
        """IND-2.3, IND-2.4"""
        features.fill(s, seat, out)

    def score(self, s: State, seat: int) -> int:
        """IND-12.2"""
        return result(s, seat)

    def standing(self, s: State, seat: int) -> int:
        """IND-12.2: a tie goes to who is earlier in turn order."""
        return result(s, seat) * 8 - s.place_of(seat)

    def evaluate(self, s: State, seat: int) -> float:
        return estimate.evaluate(s, seat)

    def candidates(self, s: State) -> None:
        if candidates.is_narrow(s):
            return
        self.offer(s)
        candidates.narrow(s)
