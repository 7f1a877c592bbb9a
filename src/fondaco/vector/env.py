"""Gymnasium: a batch as a `VectorEnv`. `gymnasium.make_vec("fondaco/kontor-v0", num_envs=64)` makes one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from fondaco.env.table import bounds_of
from fondaco.vector.batch import Batch


class GameVectorEnv(VectorEnv[NDArray[Any], ArrayLike, NDArray[Any]]):
    """Settings as of `Batch`. Matches begin again in the same step; the last observation is in `infos["final_obs"]`.

    The legal actions are in `infos["action_mask"]`, who is asked in `infos["seat"]`. Rewards are one number for
    each match, or without opponents one for each seat of each match. `copy=False` gives arrays that the next step
    overwrites.
    """

    def __init__(self, game: str, num_envs: int = 1, copy: bool = True, **settings: Any) -> None:
        self.batch = Batch(game, num_envs, **settings)
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        low, high = (
            bound.astype(self.batch.observations.dtype) for bound in bounds_of(game, self.batch.settings.memory)
        )
        self.single_observation_space = spaces.Box(low, high, dtype=self.batch.observations.dtype.type)
        self.single_action_space = spaces.Discrete(self.batch.game.moves.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.every = np.ones(num_envs, np.bool_)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Deal; `options={"reset_mask": ...}` says which matches, if not all."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.batch.reset(seed, rows=(options or {}).get("reset_mask"))
        return self._seen(), self._infos()

    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Act in every match; where one ends, the observation is the first of the next."""
        batch = self.batch
        batch.step(actions)
        infos = self._infos()
        ends = batch.ends
        if ends.any():
            finals = batch.arrays.final_rows if batch.plays_itself else batch.arrays.final_rows[:, 0]
            infos["final_obs"] = finals.astype(batch.observations.dtype)
            infos["final_info"] = {
                "score": batch.arrays.scores.copy(),
                "rank": batch.arrays.ranks.copy(),
                "length": batch.arrays.lengths.copy(),
            }
            infos["_final_obs"] = infos["_final_info"] = ends
        return self._seen(), self._rewards(), batch.terminations.copy(), batch.truncations.copy(), infos

    def _rewards(self) -> NDArray[Any]:
        batch = self.batch
        if batch.plays_itself:
            return batch.rewards.copy()
        return batch.rewards[batch.every, batch.arrays.final_seats]

    def _seen(self) -> NDArray[Any]:
        return self.batch.observations.copy() if self.copy else self.batch.observations

    def _infos(self) -> dict[str, Any]:
        batch = self.batch
        mask = batch.masks.copy() if self.copy else batch.masks
        seat = batch.seats.copy() if self.copy else batch.seats
        return {"action_mask": mask, "_action_mask": self.every, "seat": seat, "_seat": self.every}

    def close_extras(self, **kwargs: Any) -> None:
        """End the other processes, if there are any."""
        self.batch.close()
