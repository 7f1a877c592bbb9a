"""PettingZoo's own tests on every game, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import random
import sys
import warnings
from typing import Any

import numpy as np
import pytest

import fondaco
from fondaco.env.aec import GameEnv, env, raw_env
from fondaco.games import GAMES
from fondaco.kernel import IllegalMove
from tests.declared import declaring

with warnings.catch_warnings(action="ignore"):  # of its own examples
    from pettingzoo.test import api_test, render_test, seed_test

# What api_test finds unusual in every environment of the classic kind, PettingZoo's own but by a list of their names.
CLASSIC = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
pytestmark = [pytest.mark.filterwarnings(line) for line in CLASSIC]
SEATED = [(name, seats) for name in declaring("features") for seats in GAMES[name].seats]


def play(made: GameEnv, rng: random.Random, steps: int = 10**9) -> int:
    """Random moves to the end; how many."""
    count = 0
    for _ in made.agent_iter():
        seen, _, terminated, truncated, _ = made.last()
        if terminated or truncated:
            made.step(None)
            continue
        if count == steps:
            break
        assert seen is not None
        made.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        count += 1
    return count


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_pettingzoo_api(game: str, seats: int) -> None:
    api_test(raw_env(game, seats=seats), num_cycles=300)


@pytest.mark.parametrize("game", declaring("features"))
def test_pettingzoo_api_in_wrappers(game: str) -> None:
    api_test(env(game), num_cycles=100)


@pytest.mark.parametrize("game", declaring("features"))
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=200)


@pytest.mark.parametrize("game", declaring("features"))
def test_pettingzoo_render(game: str) -> None:
    render_test(lambda render_mode=None: env(game, render_mode=render_mode))


@pytest.mark.parametrize("game", declaring("features"))
def test_every_observation_is_in_its_space(game: str) -> None:
    made = raw_env(game)
    made.reset(seed=3)
    rng = random.Random(3)
    for _ in range(200):
        for agent in made.agents:
            assert made.observation_space(agent).contains(made.observe(agent))
            held = made.observe(agent)["action_mask"].any()
            assert bool(held) == (agent == made.agent_selection and not made.table.over)
        if made.table.over:
            break
        made.step(rng.choice(made.table.legal()))


@pytest.mark.parametrize("game", declaring("features"))
def test_the_rewards_of_a_finished_game_are_those_of_its_result(game: str) -> None:
    made = raw_env(game, record=True)
    made.reset(seed=4)
    rng = random.Random(4)
    while not made.table.over:
        made.step(rng.choice(made.table.legal()))
    assert set(made.terminations.values()) == {True}
    assert set(made.truncations.values()) == {False}
    assert sum(made.rewards.values()) == pytest.approx(0)
    result = made.table.match().result
    assert result is not None
    for seat, agent in enumerate(made.agents):
        assert made.infos[agent] == {
            "ending": result.ending,
            "score": result.scores[seat],
            "rank": result.ranks[seat],
        }
        assert (made.rewards[agent] == max(made.rewards.values())) == (result.ranks[seat] == 1)


@pytest.mark.parametrize("game", declaring("features"))
def test_the_move_limit_truncates_everybody(game: str) -> None:
    made = raw_env(game, move_limit=7)
    made.reset(seed=5)
    assert play(made, random.Random(5)) == 7
    made.reset(seed=5)
    for _ in range(7):
        assert not any(made.truncations.values())
        made.step(made.table.legal()[0])
    assert set(made.truncations.values()) == {True}
    assert set(made.terminations.values()) == {False}
    assert {info["ending"] for info in made.infos.values()} == {"move-limit"}
    assert made.table.truncated


def test_a_number_deals_the_same_game_as_the_library() -> None:
    made = raw_env("batavia", seats=3, record=True)
    made.reset(seed=7)
    play(made, random.Random(7), 100)
    match = made.table.match()
    again = fondaco.new("batavia", seats=3, seed=7)
    for ply in match.plies:
        again.play_move(ply.seat, ply.move)
    assert again.record == match.record
    assert match.game.dump(match.state) == match.game.dump(made.table.state)


def test_without_a_number_the_next_game_follows_from_the_last_number() -> None:
    one, two = raw_env("kontor"), raw_env("kontor")
    rows = []
    for made in (one, two):
        made.reset(seed=8)
        first = made.table.row(0)
        made.reset()
        rows.append(made.table.row(0))
        assert not np.array_equal(first, rows[-1])
    assert np.array_equal(rows[0], rows[1])


@pytest.mark.parametrize("game", declaring("features"))
def test_an_illegal_move_is_refused_and_changes_nothing(game: str) -> None:
    made = raw_env(game)
    made.reset(seed=9)
    before = made.table.game.dump(made.table.state)
    wrong = int(np.flatnonzero(made.table.mask(made.table.seat) == 0)[0])
    actions: list[Any] = [wrong, np.int64(wrong), -1, made.table.game.moves.size, 10**30]
    for action in actions:
        with pytest.raises(IllegalMove):
            made.step(action)
    assert made.table.game.dump(made.table.state) == before
    assert made.table.ply == 0
    made.step(made.table.legal()[0])


@pytest.mark.parametrize("way", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))])
@pytest.mark.parametrize("record", [True, False])
def test_a_copy_in_the_middle_plays_on_alike(way: Any, record: bool) -> None:
    made = raw_env("borneo", record=record)
    made.reset(seed=10)
    play(made, random.Random(1), 60)
    twin = way(made)
    for both in (made, twin):
        play(both, random.Random(2), 30)
    assert twin.table.played == made.table.played
    assert twin.table.game.dump(twin.table.state) == made.table.game.dump(made.table.state)
    for both in (made, twin):
        both.reset()  # the next of the row that the seed began
    assert np.array_equal(twin.table.row(0), made.table.row(0))
    assert list(twin.table.state.luck) == list(made.table.state.luck)


def test_a_copy_of_a_truncated_game_is_over_too() -> None:
    made = raw_env("spice_islands", move_limit=30)
    made.reset(seed=3)
    play(made, random.Random(1), 30)
    twin = copy.deepcopy(made)
    assert twin.table.truncated
    assert twin.table.rewards() == made.table.rewards()


@pytest.mark.parametrize("move_limit", [30, sys.maxsize])
def test_when_nobody_is_asked_nothing_is_legal(move_limit: int) -> None:
    table = raw_env("kontor", move_limit=move_limit).table
    table.reset(4)
    luck = random.Random(4)
    while not table.over:
        table.step(luck.choice(table.legal()))
    assert table.legal() == []
    assert not table.mask(-1).any()


def test_rewards_can_be_wins_or_points() -> None:
    won, scored = (raw_env("spice_islands", move_limit=40, reward=kind) for kind in ("win", "score"))
    for made in (won, scored):
        made.reset(seed=11)
        while not made.table.over:
            made.step(made.table.legal()[0])
    assert sum(won.rewards.values()) == pytest.approx(1)
    assert list(scored.rewards.values()) == list(scored.table.result.scores)
    with pytest.raises(ValueError, match="rank, win, score"):
        raw_env("kontor", reward="gold")


def test_moves_are_kept_only_when_asked() -> None:
    made = raw_env("kontor")
    made.reset()
    with pytest.raises(ValueError, match="record=True"):
        made.table.match()


def test_equals_share_their_places() -> None:
    made = raw_env("batavia", seats=4)
    made.reset(seed=1)
    assert made.table.rewards() == [0.0] * 4


def test_where_all_amounts_lie_beyond_the_cap_the_cap_means_the_least() -> None:
    table = raw_env("indonesia").table
    bid = table.game.moves.read("bid 1000")
    assert bid is not None
    cap = table.game.moves.index(bid)
    table.state.clear()
    table.state.offer_range(bid - 1000, 990, 1300, 20)
    assert table.legal() == [cap - 10]  # 990; what lies beyond is left out
    table.state.clear()
    table.state.offer_range(bid - 1000, 1250, 1300, 10)
    assert table.legal() == [cap]
    assert table.move(cap) == bid + 250
    with pytest.raises(IllegalMove):
        table.move(cap - 1)


@pytest.mark.parametrize("game", declaring("features"))
def test_with_memory_a_row_goes_on_with_what_the_seat_was_told_and_no_more(game: str) -> None:
    """As many as the events of the match that the seat sees."""
    made = raw_env(game, memory=True, record=True)
    made.reset(seed=6)
    rng = random.Random(6)
    for _ in range(40):
        if made.table.over:
            break
        made.step(rng.choice(made.table.legal()))
    match = made.table.match()
    size = made.table.game.rows.size
    for agent, seat in made.seat_of.items():
        seen = made.observe(agent)
        assert made.observation_space(agent).contains(seen)
        assert seen["observation"][size:].sum() == sum(map(len, match.events(seat)))
        assert np.array_equal(made.table.copy().row(seat), seen["observation"])
