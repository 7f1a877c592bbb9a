"""What a batch is made with: the same for all its matches, and plain enough to be sent to another process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from fondaco.env.table import check_settings
from fondaco.games import find
from fondaco.kernel import Game
from fondaco.kernel.learning.recall import Recall
from fondaco.kernel.learning.rewards import Reward

Numbers = Literal["int16", "float32"]
Illegal = Literal["raise", "lose"]


@dataclass(frozen=True)
class Settings:
    """`seat`: the learner's, "any" (drawn for every match), or "all": every seat that decides."""

    game: str
    seats: int
    options: dict[str, str]
    move_limit: int
    reward: Reward = "rank"
    seat: int | Literal["any", "all"] = "all"
    dtype: Numbers = "int16"
    illegal: Illegal = "raise"
    memory: bool = False

    def find(self) -> Game:
        return find(self.game)

    @property
    def row_size(self) -> int:
        """The cells of a row, with what the seat was told."""
        game = self.find()
        return game.rows.size + (Recall.feature(game.events).size if self.memory else 0)


def settle(
    game: str,
    seats: int | None,
    options: Mapping[str, str] | None,
    move_limit: int | None,
    reward: Reward,
    seat: int | None,
    single: bool,
    dtype: str,
    illegal: str,
    memory: bool,
) -> Settings:
    """Checked, with all that was left out filled in."""
    check_settings(move_limit, reward)
    found = find(game)
    count = seats if seats is not None else found.usual_seats
    settled = found.settle(count, options or {})
    if single and seat is not None and not 0 <= seat < count:
        raise ValueError(f"seats are numbered from 0 to {count - 1}")
    if dtype not in ("int16", "float32"):
        raise ValueError("observations are int16 or float32")
    if illegal not in ("raise", "lose"):
        raise ValueError("an illegal action raises an error or loses the match: raise or lose")
    whose: int | Literal["any", "all"] = "all" if not single else "any" if seat is None else seat
    limit = move_limit or found.move_limit
    return Settings(game, count, settled, limit, reward, whose, dtype, illegal, memory)  # type: ignore[arg-type]
