"""The adapter to Stable-Baselines3; left out where that is not installed: docs/learning.md has the command."""

from __future__ import annotations

import numpy as np
import pytest

from fondaco.vector import Batch

pytest.importorskip("stable_baselines3", reason="stable-baselines3 brings torch, and is in no environment of the tests")
pytestmark = pytest.mark.filterwarnings("default")  # of torch


def test_every_step_is_that_of_a_batch_scaled_down() -> None:
    from fondaco.vector.sb3 import GameVecEnv

    env = GameVecEnv("kontor", 3, "random", seat=None)
    batch = Batch("kontor", 3, opponents="random", seat=None)
    env.seed(5)
    seen = env.reset()
    batch.reset(seed=5)
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 4:
        assert env.observation_space.contains(seen[0])
        assert np.array_equal(seen, batch.rows * env.scale)
        assert np.array_equal(np.stack(env.env_method("action_masks")), batch.masks == 1)
        actions = (batch.masks * rng.random(batch.masks.shape)).argmax(1)  # draw_actions would use up opponents' luck
        batch.step(actions)
        seen, rewards, ends, infos = env.step(actions)
        assert np.array_equal(ends, batch.ends)
        for row in np.flatnonzero(ends).tolist():
            ended += 1
            assert rewards[row] == batch.rewards[row, batch.arrays.final_seats[row]]
            assert np.array_equal(infos[row]["terminal_observation"], batch.arrays.final_rows[row, 0] * env.scale)
            assert infos[row]["episode"]["r"] == rewards[row]
        assert not rewards[~ends].any()


def test_maskable_ppo_learns_on_it() -> None:
    from sb3_contrib import MaskablePPO

    from fondaco.vector.sb3 import GameVecEnv

    env = GameVecEnv("kontor", 2, "random")
    model = MaskablePPO("MlpPolicy", env, n_steps=8, batch_size=8, n_epochs=1, device="cpu", seed=1)
    model.learn(32)
    assert model.num_timesteps >= 32
