"""A batch plays what single environments play, byte for byte, on any number of cores."""

from __future__ import annotations

import gc
import os
import random
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fondaco.bots import Heuristic
from fondaco.env.aec import GameEnv, raw_env
from fondaco.env.table import ArrayTable
from fondaco.kernel import State
from fondaco.kernel.learning.rewards import rewards_of
from fondaco.vector import Batch, IllegalAction
from fondaco.vector.group import BLOCK
from tests.declared import declaring
from tests.speed import COMPILED, at_speed

EVERY_GAME = pytest.mark.parametrize("game", declaring("features"))
MATCHES = int(os.environ.get("FONDACO_MATCHES", at_speed(24, 2)))  # to the end, per game; `make test-vector` has more
ROWS = min(MATCHES, 12)
ALL = 2**64 - 1


def same(batch: Batch, row: int, env: GameEnv) -> None:
    """What the batch says of a row is what the environment says of its match."""
    table = env.table
    assert batch.seats[row] == table.seat
    seen = env.observe(env.agent_selection)
    assert np.array_equal(batch.observations[row], seen["observation"])
    assert np.array_equal(batch.masks[row], seen["action_mask"])


@EVERY_GAME
@pytest.mark.parametrize(("dtype", "memory"), [("int16", False), ("float32", False), ("int16", True)])
def test_rows_masks_rewards_and_ends_are_those_of_single_environments(game: str, dtype: str, memory: bool) -> None:
    """Self-play, with the automatic resets; after a match every seat's last observation is kept."""
    if dtype == "float32" and (not COMPILED or "FONDACO_MATCHES" in os.environ):
        pytest.skip("written by the same code")
    matches = MATCHES // 6 + 1 if memory and "FONDACO_MATCHES" not in os.environ else MATCHES
    rng = random.Random(1)
    settings: dict[str, Any] = {"memory": memory} | ({} if COMPILED else {"move_limit": 40})
    batch = Batch(game, ROWS, dtype=dtype, **settings)
    batch.reset(seed=100)
    envs = [raw_env(game, **settings) for _ in range(ROWS)]
    for row, env in enumerate(envs):
        env.reset(seed=100 + row)
    ended = 0
    while ended < matches:
        actions = np.array([rng.choice(env.table.legal()) for env in envs])
        batch.step(actions)
        for row, env in enumerate(envs):
            env.step(int(actions[row]))
            over = env.table.over
            assert (batch.terminations[row], batch.truncations[row]) == (
                over and not env.table.truncated,
                env.table.truncated,
            )
            assert batch.rewards[row].tolist() == [np.float32(env.rewards[agent]) for agent in env.possible_agents]
            if over:
                ended += 1
                for seat in range(batch.seat_count):
                    assert np.array_equal(batch.arrays.final_rows[row, seat], env.table.row(seat))
                assert batch.arrays.scores[row].tolist() == list(env.table.result.scores)
                assert batch.arrays.ranks[row].tolist() == list(env.table.result.ranks)
                assert batch.arrays.lengths[row] == env.table.ply
                env.reset()
            same(batch, row, env)


@pytest.mark.parametrize("first", [BLOCK - 2, 2 * BLOCK - 1])
def test_a_large_batch_steps_every_row_of_every_block(first: int) -> None:
    """Rows are stepped in blocks; those around an edge are what they are in the middle of a small batch."""
    whole, small = Batch("batavia", 2 * BLOCK + 3, move_limit=40), Batch("batavia", 6, move_limit=40)
    whole.reset(seed=5)
    small.reset(seed=5 + first - 1)
    for _ in range(at_speed(300, 12)):
        whole.step(whole.masks.argmax(1))
        small.step(small.masks.argmax(1))
        for name, array in small.arrays.parts.items():
            assert np.array_equal(whole.arrays.parts[name][first : first + 4], array[1:5]), name


class Luck:
    """The luck of a row's opponents, written again."""

    def __init__(self, state: int) -> None:
        self.state = state

    def below(self, bound: int) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & ALL
        mixed = ((self.state ^ (self.state >> 30)) * 0xBF58476D1CE4E5B9) & ALL
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & ALL
        return (((mixed ^ (mixed >> 31)) >> 32) * bound) >> 32


def by_advice(table: ArrayTable, seat: int, luck: Luck) -> int:
    """The heuristic's move, from another world than the batch deals it."""
    return Heuristic().choose(table.game, table.game.sample(table.state, seat, 1), seat, random.Random(1))


def by_chance(table: ArrayTable, seat: int, luck: Luck) -> int:
    return table.state.choice(luck.below(table.state.choices()))


def let_others_play(table: ArrayTable, own: int, answer: Callable[[ArrayTable, int, Luck], int], luck: Luck) -> None:
    while not table.over and table.seat != own:
        assert table.play(answer(table, table.seat, luck))


@EVERY_GAME
@pytest.mark.parametrize(("opponents", "memory"), [("random", False), ("heuristic", False), ("random", True)])
def test_one_seat_against_opponents_is_a_single_match_with_their_moves(game: str, opponents: str, memory: bool) -> None:
    answer = {"random": by_chance, "heuristic": by_advice}[opponents]
    rng = random.Random(2)
    limit: dict[str, Any] = {"memory": memory} | ({} if COMPILED else {"move_limit": 60})
    batch = Batch(game, 2, opponents=opponents, seat=1, **limit)
    batch.reset(seed=7)
    tables, lucks = [], []
    for row in range(2):
        table = ArrayTable(game, **limit)
        table.reset(7 + row)
        luck = Luck(int.from_bytes(sha256(b"fondaco vector " + str(7 + row).encode()).digest()[:8], "big"))
        let_others_play(table, 1, answer, luck)
        tables.append(table)
        lucks.append(luck)
    ended = 0
    while ended < 2:
        actions = [rng.choice(table.legal()) for table in tables]
        batch.step(actions)
        for row, table in enumerate(tables):
            table.step(actions[row])
            let_others_play(table, 1, answer, lucks[row])
            assert batch.ends[row] == table.over
            if table.over:
                ended += 1
                assert np.array_equal(batch.arrays.final_rows[row, 0], table.row(1))
                assert batch.rewards[row].tolist() == [np.float32(one) for one in rewards_of(table.result, "rank")]
                table.reset()
                let_others_play(table, 1, answer, lucks[row])
            assert batch.seats[row] == 1
            assert np.array_equal(batch.observations[row], table.row(1))
            assert np.array_equal(batch.masks[row], table.mask(1))


def played(cores: int, steps: int) -> list[Any]:
    """Everything that a batch with mixed opponents shows, step by step."""
    mix = {"random": 1, "heuristic": 2, "mcts:2": 1}
    shown = []
    with Batch("batavia", 5, opponents=mix, seat=None, cores=cores, move_limit=90) as batch:
        batch.reset(seed=3)
        for _ in range(steps):
            batch.step(batch.draw_actions().copy())
            shown.append([array.tobytes() for array in batch.arrays.parts.values()])
    return shown


def test_a_seed_gives_the_same_on_any_number_of_cores() -> None:
    steps = at_speed(60, 3)
    alone = played(1, steps)
    assert len({b"".join(step) for step in alone}) > 1
    assert played(2, steps) == alone
    if COMPILED:
        assert played(3, steps) == alone


def test_a_learner_sits_everywhere_and_meets_everybody_of_a_mix() -> None:
    batch = Batch("borneo", 64, opponents=["random", {"random": 1, "heuristic": 1}, "random"], seat=None)
    batch.reset(seed=1)
    assert set(batch.seats.tolist()) == {0, 1, 2, 3}


@pytest.mark.parametrize("cores", [1, 2])
def test_an_illegal_action_is_refused_by_its_rule_and_nothing_is_played(cores: int) -> None:
    with Batch("kontor", 4, cores=cores) as batch:
        batch.reset(seed=5)
        before = [array.tobytes() for name, array in batch.arrays.parts.items() if name != "actions"]
        actions = batch.masks.argmax(1)
        for row in (0, 3):
            wrong = actions.copy()
            wrong[row] = int(np.flatnonzero(batch.masks[row] == 0)[0])
            with pytest.raises(
                IllegalAction, match=f"row {row}: action {wrong[row]} is not legal for seat 0"
            ) as refused:
                batch.step(wrong)
            assert refused.value.rule.startswith("KON-") or row >= 2
            for outside in (-1, batch.game.moves.size, 2**40):
                wrong[row] = outside
                with pytest.raises(IllegalAction, match=f"row {row}"):
                    batch.step(wrong)
            narrow = actions.astype(np.int32)
            narrow[row] = batch.game.moves.size
            with pytest.raises(IllegalAction, match=f"row {row}"):
                batch.step(narrow)
        assert before == [array.tobytes() for name, array in batch.arrays.parts.items() if name != "actions"]
        batch.step(actions)


def test_where_it_is_asked_for_an_illegal_action_loses_the_match() -> None:
    batch = Batch("kontor", 2, illegal="lose")
    batch.reset(seed=5)
    actions = batch.masks.argmax(1)
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    batch.step(actions)
    assert batch.terminations.tolist() == [False, True]
    assert batch.rewards.tolist() == [[0, 0], [-1, 0]]
    batch.step(batch.masks.argmax(1))
    assert not batch.ends.any()


@pytest.mark.parametrize(("dtype", "cores"), [("int16", 1), ("float32", 1), ("int16", 2)])
def test_rows_and_masks_are_written_into_the_callers_arrays(dtype: str, cores: int) -> None:
    """As those of a roll-out, one step after the other."""
    with Batch("spice_islands", 3, dtype=dtype, cores=cores) as batch, Batch("spice_islands", 3, dtype=dtype) as plain:
        rows = np.zeros((4, *batch.observations.shape), dtype)
        masks = np.zeros((4, *batch.masks.shape), np.int8)
        for step in range(4):
            batch.write_to(rows[step], masks[step])
            if step == 0:
                batch.reset(seed=1)
                plain.reset(seed=1)
            else:
                actions = plain.draw_actions().copy()
                batch.step(actions)
                plain.step(actions)
            assert np.shares_memory(batch.observations, rows)
            assert np.array_equal(rows[step], plain.observations)
            assert np.array_equal(masks[step], plain.masks)
        with pytest.raises(ValueError, match="without gaps"):
            batch.write_to(rows[:, 0])
        with pytest.raises(ValueError, match="an array of int8"):
            batch.write_to(masks=masks[0].astype(np.int16))


def test_some_matches_can_be_dealt_anew_alone() -> None:
    batch = Batch("kontor", 3, cores=2)
    batch.reset(seed=[1, 2, 3])
    first = batch.observations.copy()
    for _ in range(5):
        batch.step(batch.draw_actions())
    later = batch.observations.copy()
    batch.reset(seed=[2, None], rows=[1, 2])
    assert np.array_equal(batch.observations[0], later[0])
    assert np.array_equal(batch.observations[1], first[1])
    assert not np.array_equal(batch.observations[2], first[2])
    with pytest.raises(ValueError, match="3 seeds are needed"):
        batch.reset(seed=[1, 2])
    batch.close()


def test_random_actions_are_legal_and_all_of_them_come() -> None:
    batch = Batch("kontor", 1)
    batch.reset(seed=4)
    drawn = {int(batch.draw_actions()[0]) for _ in range(200)}
    assert drawn == set(np.flatnonzero(batch.masks[0]).tolist())


def test_opponents_can_be_changed_while_it_plays() -> None:
    with Batch("kontor", 4, opponents="random", cores=2) as batch:
        batch.reset(seed=1)
        batch.set_opponents({"heuristic": 3, "random": 1})
        batch.reset()
        batch.step(batch.draw_actions())
        with pytest.raises(ValueError, match="budget in iterations"):
            batch.set_opponents("mcts:0.1s")


def test_a_process_that_ends_is_an_error_and_no_silence() -> None:
    batch = Batch("kontor", 2, cores=2)
    batch.reset(seed=1)
    batch.workers[0].process.kill()
    batch.workers[0].process.wait()
    with pytest.raises(RuntimeError, match="has ended"):
        batch.step(batch.masks.argmax(1))
    batch.close()


def test_a_closed_batch_leaves_no_file_open() -> None:
    folder = Path("/dev/fd")
    gc.collect()  # files that earlier tests have left to it
    before = set(folder.iterdir())
    with Batch("kontor", 2, cores=2) as batch:
        batch.reset(seed=1)
    del batch
    assert set(folder.iterdir()) <= before


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"count": 0}, "at least one match"),
        ({"count": 10**9}, "more than one batch can hold"),
        ({"reward": "gold"}, "the reward is one of"),
        ({"move_limit": 0}, "at least one move"),
        ({"dtype": "int8"}, "int16 or float32"),
        ({"illegal": "ignore"}, "raise or lose"),
        ({"opponents": "random", "seat": 2}, "from 0 to 1"),
        ({"opponents": ["random", "random"]}, "1 opponents are needed"),
        ({"opponents": {"random": 0}}, "a share above 0"),
        ({"opponents": "mcts:1s"}, "budget in iterations"),
    ],
)
def test_what_no_batch_can_be_made_with_is_refused(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        Batch("kontor", **{"count": 1, **settings})


def test_a_learner_that_is_never_asked_is_an_error() -> None:
    with pytest.raises(ValueError, match="never asked before the move limit"):
        Batch("kontor", 1, opponents="random", seat=1, move_limit=1).reset(seed=1)


def test_actions_must_be_whole_numbers_one_for_each_match() -> None:
    batch = Batch("kontor", 2)
    batch.reset(seed=1)
    for actions in ([1], [0.5, 1.0], [[0, 1]]):
        with pytest.raises(ValueError, match="each of the 2 matches"):
            batch.step(actions)


def test_the_rules_of_opponents_see_no_state_of_the_batch() -> None:
    """Bots other than the built-in ones get a world of their own too."""
    batch = Batch("kontor", 2, opponents="tests.vector.test_batch:Watching", seat=1)
    batch.reset(seed=1)
    assert Watching.worlds
    assert all(world is not s for world in Watching.worlds for s in batch.own.states)


class Watching:
    """Keeps the worlds it is given, and plays at random."""

    worlds: list[State] = []  # noqa: RUF012

    def choose(self, game: Any, world: State, seat: int, rng: random.Random) -> int:
        self.worlds.append(world)
        game.rules.offer(world)
        return world.choice(rng.randrange(world.choices()))
