"""What a bot may know, as numbers: the row and the mask that learners are trained on. It needs numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from fondaco.kernel import Game, State
from fondaco.kernel.learning.observation import Observation

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Seen(NamedTuple):
    """A row of 16-bit numbers, and 1 for every action that is legal; actions are numbered as in the environments."""

    row: NDArray[np.int16]
    mask: NDArray[np.int8]


def observe(game: Game, world: State, seat: int) -> Seen:
    """What the environments show of this world to this seat. The mask is all 0 where the seat has no decision."""
    import numpy as np

    rows = game.rows
    row: Any = np.zeros(rows.size, np.int16)
    game.rules.observe(world, seat, Observation(row))
    row[rows.features.size :] = rows.option_marks(world)
    mask: Any = np.zeros(rows.dense.size, np.int8)
    if world.deciding >> seat & 1:
        world.actor = seat
        game.rules.offer(world)
        rows.dense.mark_legal(world, mask, 0, 1)
    return Seen(row, mask)


def move_for(game: Game, world: State, action: int) -> int:
    """The move that an action of the last mask stands for."""
    move = game.rows.moves[action]
    return move if world.is_offered(move) else world.choice(0)
