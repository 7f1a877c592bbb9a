"""The arrays of a batch: one block of memory, which processes can share."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from fondaco.vector.settings import Settings

ALIGN = 64


class Arrays:
    """All arrays of so many matches; `part` gives those of some of them, in the same memory."""

    rows: NDArray[np.int16]  # observations as the rules write them
    observations: NDArray[Any]  # the same, or as float32
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]  # the seat that decides
    actions: NDArray[np.int32]
    rewards: NDArray[np.float32]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]
    final_rows: NDArray[np.int16]  # of matches that ended with the last step: for each seat, or for the learner's
    final_seats: NDArray[np.int32]  # where the learner sat in it
    scores: NDArray[np.int32]
    ranks: NDArray[np.int32]
    lengths: NDArray[np.int32]  # in decisions

    def __init__(self, parts: dict[str, NDArray[Any]]) -> None:
        self.parts = parts
        for name, array in parts.items():
            setattr(self, name, array)
        if "observations" not in parts:
            self.observations = self.rows

    @classmethod
    def over(cls, buffer: Any, settings: Settings, count: int) -> Arrays:
        """In memory that is given, all zeros; `size` says how much is needed."""
        parts, place = {}, 0
        for name, dtype, shape in layout(settings, count):
            array: NDArray[Any] = np.ndarray((count, *shape), dtype, buffer, place)
            parts[name] = array
            place += -(-array.nbytes // ALIGN) * ALIGN
        return cls(parts)

    @staticmethod
    def size(settings: Settings, count: int) -> int:
        """How many bytes so many matches need."""
        sizes = [count * int(np.prod(shape)) * np.dtype(dtype).itemsize for _, dtype, shape in layout(settings, count)]
        return sum(-(-size // ALIGN) * ALIGN for size in sizes)

    def part(self, first: int, last: int) -> Arrays:
        return Arrays({name: array[first:last] for name, array in self.parts.items()})


def layout(settings: Settings, count: int) -> list[tuple[str, Any, tuple[int, ...]]]:
    """Name, type and shape of each array, the number of matches left out."""
    game = settings.find()
    size, actions, seats = settings.row_size, game.moves.size, settings.seats
    finals = seats if settings.seat == "all" else 1
    parts: list[tuple[str, Any, tuple[int, ...]]] = [
        ("rows", np.int16, (size,)),
        ("masks", np.int8, (actions,)),
        ("seats", np.int32, ()),
        ("actions", np.int32, ()),
        ("rewards", np.float32, (seats,)),
        ("terminations", np.bool_, ()),
        ("truncations", np.bool_, ()),
        ("final_rows", np.int16, (finals, size)),
        ("final_seats", np.int32, ()),
        ("scores", np.int32, (seats,)),
        ("ranks", np.int32, (seats,)),
        ("lengths", np.int32, ()),
    ]
    if settings.dtype == "float32":
        parts.append(("observations", np.float32, (size,)))
    return parts
