"""A batch: many matches of a game at once, as arrays, on one core or several."""

from __future__ import annotations

import mmap
import os
import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from fondaco.kernel.learning.rewards import Reward
from fondaco.vector.arrays import Arrays
from fondaco.vector.group import Group
from fondaco.vector.opponents import Opponents, settle_opponents
from fondaco.vector.settings import settle
from fondaco.vector.workers import BELLS, Setup, Worker, share_memory

MAX_CELLS = 2**31


class IllegalAction(ValueError):
    """An action that the mask does not hold; no match of the batch was touched."""

    def __init__(self, row: int, seat: int, action: int, rule: str) -> None:
        super().__init__(f"row {row}: action {action} is not legal for seat {seat}" + (f" ({rule})" if rule else ""))
        self.row = row
        self.seat = seat
        self.action = action
        self.rule = rule


class Batch:
    """`count` matches. Without opponents the learner plays every seat, with them one seat (None: drawn each match).

    With `memory` rows go on with how often the seat was told of what, as in the single environments; it costs time.
    Its arrays are written anew by every step: copy what you keep. A match that ends begins again at once; `rewards`,
    `terminations`, `truncations` and those of `arrays` tell how it ended.
    """

    def __init__(
        self,
        game: str,
        count: int,
        *,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        move_limit: int | None = None,
        reward: Reward = "rank",
        opponents: Opponents | None = None,
        seat: int | None = 0,
        dtype: str = "int16",
        illegal: str = "raise",
        memory: bool = False,
        cores: int = 1,
    ) -> None:
        self.closed = False
        self.workers: list[Worker] = []
        single = opponents is not None
        self.settings = settle(game, seats, options, move_limit, reward, seat, single, dtype, illegal, memory)
        if count < 1 or cores < 1:
            raise ValueError("a batch has at least one match and one core")
        self.game = self.settings.find()
        self.count = count
        self.seat_count = self.settings.seats
        self.plays_itself = self.settings.seat == "all"
        if count * self.seat_count * self.settings.row_size >= MAX_CELLS:
            raise ValueError(f"{count} matches are more than one batch can hold")
        lines = self._lines(opponents)
        self.cores = min(cores, count)
        bounds = [count * number // self.cores for number in range(self.cores + 1)]
        size = Arrays.size(self.settings, count)
        if self.cores > 1:
            file, block = share_memory(size + (self.cores - 1) * BELLS)
        else:
            file, block = -1, mmap.mmap(-1, size)
        self.arrays = Arrays.over(block, self.settings, count)
        self.every = np.arange(count)
        try:
            self.own = Group(self.settings, self.arrays.part(0, bounds[1]), lines)  # this process does its share
            for first, last in pairwise(bounds[1:]):
                setup = Setup(self.settings, count, first, last, lines, sys.path)
                self.workers.append(Worker(setup, file, block, size + len(self.workers) * BELLS))
        except BaseException:
            self.close()
            raise
        finally:
            if self.cores > 1:
                os.close(file)  # the memory stays
        self.rows, self.masks = self.arrays.rows, self.arrays.masks
        self.observations = self.arrays.observations
        self.seats = self.arrays.seats
        self.rewards = self.arrays.rewards
        self.terminations = self.arrays.terminations
        self.truncations = self.arrays.truncations

    def _lines(self, opponents: Opponents | None) -> list[list[tuple[str, float]]]:
        return [] if opponents is None else settle_opponents(opponents, self.seat_count - 1)

    @property
    def ends(self) -> NDArray[np.bool_]:
        """The rows whose match ended with the last step."""
        return self.terminations | self.truncations

    def reset(
        self, seed: int | Sequence[int | None] | None = None, rows: NDArray[np.bool_] | Sequence[int] | None = None
    ) -> None:
        """Deal all matches or some; a number is the seed of the first one, the next ones follow."""
        wanted = np.arange(self.count)[rows if rows is not None else slice(None)].tolist()
        seeds = (
            [None if seed is None else seed + row for row in wanted] if seed is None or isinstance(seed, int) else seed
        )
        if len(seeds) != len(wanted):
            raise ValueError(f"{len(wanted)} seeds are needed, one for each match that is dealt")
        own = [(row, number) for row, number in zip(wanted, seeds, strict=True) if row < self.own.count]
        for worker in self.workers:
            worker.send_reset(
                [(row, number) for row, number in zip(wanted, seeds, strict=True) if worker.first <= row < worker.last]
            )
        self.own.reset([row for row, _ in own], [number for _, number in own])
        self._gather()

    def step(self, actions: ArrayLike) -> None:
        """One action per match. An action outside the mask raises IllegalAction, and then no match moves."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of the {self.count} matches is needed")
        if chosen.dtype != np.int32:
            chosen = np.where((chosen < 0) | (chosen >= self.game.moves.size), -1, chosen)
        np.copyto(self.arrays.actions, chosen, casting="same_kind")
        self._check()
        for worker in self.workers:
            worker.send_step()
        self.own.step()
        self._gather()

    def _check(self) -> None:
        """Every process checks its actions, before any makes a move."""
        for worker in self.workers:
            worker.send_check()
        wrong = [self.own.check(), *(worker.wait_for_check() for worker in self.workers)]
        row = next((row for row in wrong if row >= 0), -1)
        if row >= 0:
            action = int(self.arrays.actions[row])
            rule = self.own.why_not(row, action) if row < self.own.count else ""
            raise IllegalAction(row, int(self.arrays.seats[row]), action, rule)

    def _gather(self) -> None:
        """Wait for all, and copy to where the caller wants it."""
        for worker in self.workers:
            worker.wait()
        if self.rows is not self.arrays.rows and self.workers:
            np.copyto(self.rows, self.arrays.rows)
        if self.masks is not self.arrays.masks and self.workers:
            np.copyto(self.masks, self.arrays.masks)
        if self.observations is not self.rows:
            np.copyto(self.observations, self.rows, casting="same_kind")

    def write_to(self, observations: NDArray[Any] | None = None, masks: NDArray[np.int8] | None = None) -> None:
        """Write observations and masks into arrays of the caller from the next step on; None: into its own."""
        arrays = self.arrays
        for given, owned in ((observations, arrays.observations), (masks, arrays.masks)):
            if given is None:
                continue
            if given.shape != owned.shape or given.dtype != owned.dtype or not given.flags.c_contiguous:
                raise ValueError(f"an array of {owned.dtype} in the shape {owned.shape} is needed, without gaps")
        self.masks = arrays.masks if masks is None else masks
        self.observations = arrays.observations if observations is None else observations
        self.rows = self.observations if self.settings.dtype == "int16" else arrays.rows
        if not self.workers:
            self.own.take_rows(self.rows, self.masks)

    def draw_actions(self) -> NDArray[np.int32]:
        """A random legal action for every match; the array is the batch's own."""
        for worker in self.workers:
            worker.send_draw()
        self.own.draw_actions()
        for worker in self.workers:
            worker.wait()
        return self.arrays.actions

    def set_opponents(self, opponents: Opponents) -> None:
        """Other opponents, from the next match of every row on: snapshots of the learner, as training goes on."""
        if self.plays_itself:
            raise ValueError("a batch made without opponents plays itself")
        lines = self._lines(opponents)
        self.own.set_opponents(lines)
        for worker in self.workers:
            worker.send_opponents(lines)
        for worker in self.workers:
            worker.wait()

    def close(self) -> None:
        """End the other processes."""
        self.closed = True
        for worker in self.workers:
            worker.close()
        self.workers = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __del__(self) -> None:
        if not getattr(self, "closed", True):
            self.close()
