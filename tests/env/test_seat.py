"""Gymnasium's own checker on every game, and what it does not ask."""

from __future__ import annotations

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fondaco.bots import Random
from fondaco.env.seat import SeatEnv
from fondaco.kernel import Game, State
from fondaco.kernel.errors import BotError
from tests.declared import declaring


class Watched:
    """A random bot that remembers which worlds it was shown."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        self.worlds.append(world)
        return Random().choose(game, world, seat, rng)


def finish(env: SeatEnv, seed: int) -> tuple[list[float], bool, bool]:
    """Random legal moves to the end: the rewards, and how it ended."""
    rng = random.Random(seed)
    _, info = env.reset(seed=seed)
    rewards, terminated, truncated = [], False, False
    while not terminated and not truncated:
        _, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        rewards.append(float(reward))
    return rewards, terminated, truncated


@pytest.mark.parametrize("game", declaring("features"))
def test_gymnasium_checker(game: str) -> None:
    check_env(gymnasium.make(f"fondaco/{game}-v0", render_mode="ansi", disable_env_checker=True).unwrapped)


@pytest.mark.parametrize("game", declaring("features"))
def test_every_game_is_registered(game: str) -> None:
    env = gymnasium.make(f"fondaco/{game}-v0", disable_env_checker=True)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert info["action_mask"].any()


@pytest.mark.parametrize("game", declaring("features"))
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_whole_game_from_one_seat(game: str, seat: int | None) -> None:
    env = SeatEnv(game, seat=seat)
    rewards, terminated, truncated = finish(env, 2)
    assert terminated
    assert not truncated
    assert set(rewards[:-1]) <= {0.0}
    assert rewards[-1] == env.table.rewards()[env.seat]


def test_an_illegal_move_ends_the_game_and_names_the_rule() -> None:
    env = SeatEnv("kontor")
    _, info = env.reset(seed=3)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].startswith("KON-")


def test_the_same_number_gives_the_same_game() -> None:
    env = SeatEnv("batavia", bots="random", record=True)
    records = []
    for _ in range(2):
        finish(env, 4)
        records.append(env.table.match().record)
    assert records[0] == records[1]


def test_the_move_limit_truncates() -> None:
    env = SeatEnv("spice_islands", move_limit=25)
    rewards, terminated, truncated = finish(env, 5)
    assert truncated
    assert not terminated
    assert len(rewards) < 25


def test_bots_are_asked_to_the_left_and_never_see_the_table_itself() -> None:
    bots = [Watched(), Watched(), Watched()]
    env = SeatEnv("borneo", seats=4, seat=2, bots=bots, move_limit=60)
    finish(env, 6)
    for step, bot in enumerate(bots, 1):
        assert bot.worlds
        assert {world.actor for world in bot.worlds} == {(2 + step) % 4}
        assert all(world is not env.table.state for world in bot.worlds)


def test_stronger_bots_can_be_named() -> None:
    env = SeatEnv("kontor", bots="greedy", move_limit=12)
    finish(env, 7)


def test_seats_and_bots_must_fit() -> None:
    with pytest.raises(ValueError, match="3 bots are needed"):
        SeatEnv("batavia", seats=4, bots=["random", "greedy"])
    with pytest.raises(ValueError, match="from 0 to 1"):
        SeatEnv("kontor", seat=2)
    with pytest.raises(ValueError, match="at least one move"):
        SeatEnv("kontor", move_limit=0)
    with pytest.raises(ValueError, match="no render mode human"):
        SeatEnv("kontor", render_mode="human")


class Stubborn:
    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        return 0


def test_a_bot_that_makes_an_illegal_move_is_an_error() -> None:
    env = SeatEnv("kontor", seat=1, bots=Stubborn())
    with pytest.raises(BotError, match="bot-illegal-move name=Stubborn"):
        env.reset(seed=1)


def test_deals_are_not_drawn_from_the_luck_of_bots() -> None:
    """A bot that knew where its luck stands could work out the cards."""
    env = SeatEnv("kontor", seat=0, seats=2)  # it is asked first: no bot has moved when a game begins
    _, info = env.reset(seed=5)
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    before = env.luck.getstate()
    env.reset()
    assert env.luck.getstate() == before
