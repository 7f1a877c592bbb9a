"""Stable-Baselines3: a batch as its `VecEnv`, and for sb3-contrib's MaskablePPO. Install stable-baselines3 yourself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from fondaco.env.table import bounds_of
from fondaco.vector.batch import Batch
from fondaco.vector.opponents import Opponents


class GameVecEnv(VecEnv):  # type: ignore[misc]
    """One seat against opponents in every match; settings as of `Batch`.

    Observations are float32, each divided by the square root of the most its cell can hold: many are marks of 1 in a
    field that also holds large numbers, and would be next to nothing if they were scaled to at most 1.
    MaskablePPO asks for the legal actions itself.
    """

    def __init__(self, game: str, num_envs: int, opponents: Opponents = "random", **settings: Any) -> None:
        self.batch = Batch(game, num_envs, opponents=opponents, dtype="float32", **settings)
        low, high = bounds_of(game, self.batch.settings.memory)
        self.scale: NDArray[np.float32] = (1 / np.sqrt(np.maximum(np.abs(low), np.abs(high)))).astype(np.float32)
        box = spaces.Box(low * self.scale, high * self.scale, dtype=np.float32)
        self.render_mode = None  # asked for by what follows
        super().__init__(num_envs, box, spaces.Discrete(self.batch.game.moves.size))
        self.waiting: NDArray[Any] = np.zeros(num_envs, np.int64)
        self.fresh_seed: int | None = None

    def reset(self) -> NDArray[np.float32]:
        """Deal all matches; `seed` says which."""
        self.batch.reset(self.fresh_seed)
        self.fresh_seed = None
        return self._seen()

    def _seen(self) -> NDArray[np.float32]:
        seen: NDArray[np.float32] = self.batch.observations * self.scale
        return seen

    def step_async(self, actions: NDArray[Any]) -> None:
        self.waiting = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        batch = self.batch
        batch.step(self.waiting)
        ends = batch.ends
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        rewards = batch.rewards[batch.every, batch.arrays.final_seats]
        for row in np.flatnonzero(ends).tolist():
            length = int(batch.arrays.lengths[row])
            infos[row] = {
                "terminal_observation": batch.arrays.final_rows[row, 0] * self.scale,
                "TimeLimit.truncated": bool(batch.truncations[row]),
                "episode": {"r": float(rewards[row]), "l": length, "t": 0.0},
                "rank": int(batch.arrays.ranks[row, batch.arrays.final_seats[row]]),
            }
        return self._seen(), rewards, ends, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions of every match."""
        return self.batch.masks.astype(np.bool_)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """Of the next `reset`."""
        self.fresh_seed = seed
        return [None if seed is None else seed + row for row in range(self.num_envs)]

    def _rows(self, indices: int | Iterable[int] | None) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[Any]:
        """The same for all matches: they are no objects of their own."""
        return [getattr(self, attr_name) for _ in self._rows(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: int | Iterable[int] | None = None) -> None:
        raise NotImplementedError("the matches of a batch are no objects of their own")

    def env_method(
        self, method_name: str, *args: Any, indices: int | Iterable[int] | None = None, **kwargs: Any
    ) -> list[Any]:
        """`action_masks`, row by row, and nothing else."""
        if method_name != "action_masks":
            raise NotImplementedError(f"the matches of a batch have no {method_name}")
        masks = self.action_masks()
        return [masks[row] for row in self._rows(indices)]

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self, attr_name)

    def env_is_wrapped(self, wrapper_class: type, indices: int | Iterable[int] | None = None) -> list[bool]:
        return [False for _ in self._rows(indices)]

    def close(self) -> None:
        self.batch.close()
