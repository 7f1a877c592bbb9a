# cython: boundscheck=False, wraparound=False
"""Actions from masks: a legal one drawn fairly, or the legal one with the highest value; many rows at once.

All indices come from the arrays' own shapes, so nothing is checked in the loops: checks would keep
the compiler from looking at many actions at once.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

ALL = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15  # of splitmix64, as the two below
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB


class Sampler:
    """Draws legal actions; the same seed draws the same from the same masks."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = seed & ALL

    def word(self) -> int:
        """The next 32 bits."""
        mixed = (self.luck + STEP) & ALL
        self.luck = mixed
        mixed = ((mixed ^ (mixed >> 30)) * FIRST) & ALL
        mixed = ((mixed ^ (mixed >> 27)) * SECOND) & ALL
        return (mixed ^ (mixed >> 31)) >> 32

    def sample(self, masks: NDArray[np.int8]) -> NDArray[np.int32]:
        """For every row an action that its mask holds, each as likely as the others; -1 where it holds none."""
        rows = _as_rows(masks)
        actions = np.empty(len(rows), np.int32)
        self.draw_rows(rows, actions)
        return actions

    def draw_rows(self, masks: Any, actions: Any) -> None:
        for row in range(masks.shape[0]):
            legal = 0
            for place in range(masks.shape[1]):
                legal += masks[row, place] != 0
            bound = legal
            left = (self.word() * bound) >> 32
            actions[row] = -1
            for place in range(masks.shape[1]):
                if masks[row, place] != 0:
                    if left == 0:
                        actions[row] = place
                        break
                    left -= 1


def argmax(values: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.int32]:
    """For every row the action of the highest value that its mask holds, the first of equals; -1 where it holds none.

    Values that are not numbers (nan) are passed over.
    """
    rows = _as_rows(masks)
    wanted = np.ascontiguousarray(values, np.float32)
    if wanted.shape != rows.shape:
        raise ValueError(f"values and masks have different shapes: {wanted.shape} and {rows.shape}")
    actions = np.empty(len(rows), np.int32)
    best_rows(wanted, rows, actions)
    return actions


def best_rows(values: Any, masks: Any, actions: Any) -> None:
    for row in range(masks.shape[0]):
        best = -1
        for place in range(masks.shape[1]):
            if masks[row, place] == 0 or values[row, place] != values[row, place]:
                continue
            if best < 0 or values[row, place] > values[row, best]:
                best = place
        actions[row] = best


def _as_rows(masks: NDArray[np.int8]) -> NDArray[np.int8]:
    """The masks as the loops read them; refuses what are none."""
    if masks.ndim != 2 or masks.dtype not in (np.int8, np.bool_, np.uint8):
        raise ValueError("masks are rows of int8 or bool, an action in each column")
    return np.ascontiguousarray(masks).view(np.int8)
