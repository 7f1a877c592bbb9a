"""What never changes of a table."""

from __future__ import annotations

from msgspec.structs import force_setattr

from fondaco.kernel import Game
from fondaco.kernel.playing.luck import QUICK, commitment
from fondaco.server.table.terms import Terms


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
