"""Gymnasium's contract of a vector environment, for which it has no checker."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import fondaco.env.seat  # noqa: F401 registers the games
from fondaco.vector.env import GameVectorEnv
from tests.declared import declaring
from tests.speed import at_speed

EVERY_GAME = pytest.mark.parametrize("game", declaring("features"))
COUNT = 3


def draw(infos: dict[str, Any], rng: np.random.Generator) -> Any:
    """A random legal action for every match."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


def check(env: VectorEnv[Any, Any, Any], seen: Any, infos: dict[str, Any]) -> None:
    """What every answer of a vector environment promises."""
    assert env.observation_space.contains(seen)
    assert all(env.single_observation_space.contains(row) for row in seen)
    assert infos["action_mask"].shape == (env.num_envs, env.single_action_space.n)  # type: ignore[attr-defined]
    assert infos["action_mask"].any(1).all()
    for name in [name for name in infos if not name.startswith("_")]:
        assert infos[f"_{name}"].shape == (env.num_envs,)
        assert infos[f"_{name}"].dtype == np.bool_


@EVERY_GAME
@pytest.mark.parametrize(
    "settings", [{}, {"opponents": "random", "seat": None, "dtype": "float32"}], ids=["all", "one"]
)
def test_spaces_shapes_and_types_are_kept_by_every_step(game: str, settings: dict[str, Any]) -> None:
    env = GameVectorEnv(game, COUNT, move_limit=30, **settings)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.observation_space.shape == (COUNT, *env.single_observation_space.shape)  # type: ignore[misc]
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=1)
    check(env, seen, infos)
    wide = (COUNT,) if settings else (COUNT, env.batch.seat_count)
    ends = 0
    for _ in range(at_speed(70, 32)):
        actions = draw(infos, rng)
        assert env.action_space.contains(actions)
        seen, rewards, terminations, truncations, infos = env.step(actions)
        check(env, seen, infos)
        assert rewards.shape == wide
        assert terminations.shape == truncations.shape == (COUNT,)
        assert terminations.dtype == truncations.dtype == np.bool_
        ended = terminations | truncations
        assert ("final_obs" in infos) == bool(ended.any())
        if ended.any():
            assert np.array_equal(infos["_final_obs"], ended)
            assert infos["final_obs"].dtype == seen.dtype
            ends += int(ended.sum())
        assert not rewards[~ended].any()
    assert ends > 0
    env.close()


def test_a_seed_begins_the_same_matches_again_and_the_next_ones_differ() -> None:
    env = GameVectorEnv("kontor", COUNT)
    first, _ = env.reset(seed=4)
    later, _ = env.reset()
    again, _ = env.reset(seed=4)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, later)
    listed, _ = env.reset(seed=[4, 5, 6])
    assert np.array_equal(first, listed)
    single = gymnasium.make("fondaco/kontor-v0", disable_env_checker=True)
    rows = [single.reset(seed=4 + row)[0] for row in range(COUNT)]
    assert np.array_equal(first, rows)


def test_what_is_returned_is_the_callers_own_unless_it_wants_the_arrays_themselves() -> None:
    env = GameVectorEnv("kontor", COUNT)
    seen, infos = env.reset(seed=1)
    kept = seen.copy()
    env.step(infos["action_mask"].argmax(1))
    assert np.array_equal(seen, kept)
    shared = GameVectorEnv("kontor", COUNT, copy=False)
    seen, infos = shared.reset(seed=1)
    assert seen is shared.batch.observations
    assert infos["action_mask"] is shared.batch.masks


def test_some_matches_are_dealt_anew_by_a_mask() -> None:
    env = GameVectorEnv("kontor", COUNT)
    first, infos = env.reset(seed=1)
    env.step(infos["action_mask"].argmax(1))
    seen, _ = env.reset(seed=[1, 3], options={"reset_mask": np.array([True, False, True])})
    assert np.array_equal(seen[[0, 2]], first[[0, 2]])
    assert not np.array_equal(seen[1], first[1])


def test_gymnasium_makes_and_wraps_it() -> None:
    env = gymnasium.make_vec(
        "fondaco/kontor-v0", num_envs=2, vectorization_mode="vector_entry_point", opponents="random"
    )
    assert isinstance(env.unwrapped, GameVectorEnv)
    counted = RecordEpisodeStatistics(env)
    rng = np.random.default_rng(2)
    _, infos = counted.reset(seed=1)
    for _ in range(200):
        _, _, terminations, _, infos = counted.step(draw(infos, rng))
        if terminations.any():
            break
    assert set(np.abs(infos["episode"]["r"][terminations])) <= {0.0, 1.0}
    counted.close()
    assert env.unwrapped.batch.closed
