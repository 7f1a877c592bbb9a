"""What is agreed of a table before anybody plays at it, and what never changes of it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import force_setattr

from fondaco.kernel import Game
from fondaco.kernel.playing.luck import QUICK, commitment
from fondaco.server.core.wire import Options
from fondaco.server.table.wire import ClockPlan


class Terms(Struct, frozen=True, kw_only=True):
    """One field each, and every field has a default, as tables have that were stored before there was the field.

    The request for a table, its setting and its summary inherit them, so that they are flat on the wire; the database
    keeps what has no column of its own in the column `terms`; a rematch has all of them again.
    """

    options: Options = {}
    public: bool = True  # everybody finds the table in the lobby
    spectators: bool = True
    clock: ClockPlan = ClockPlan()
    hints: bool = True  # people may ask a bot what it would do in their seat
    rated: bool = False  # HOUSE-3.1: the result changes the ratings of all who play; accounts only, and no hints

    def terms(self) -> dict[str, Any]:
        """The terms alone, as arguments of another struct that has them."""
        return {name: getattr(self, name) for name in TERMS}


TERMS = Terms.__struct_fields__


class Setting(Terms, frozen=True):
    """As it was opened; everything else of a table is in its log."""

    id: str
    game: Game
    seed: bytes
    created: float
    league: str | None = None  # that opened it
    luck: int = QUICK  # how it comes from the seed
    commitment: str = ""

    @property
    def is_for_ranking(self) -> bool:
        """HOUSE-3.4, HOUSE-4.3: who leaves it to a bot forfeits."""
        return self.rated or self.league is not None

    def __post_init__(self) -> None:
        force_setattr(self, "commitment", commitment(self.seed))
