"""The network as a bot, what it sees, and arguments in the name of a bot."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fondaco.bots import Net, consult, find_bot, observe
from fondaco.bots.net import find_weights
from fondaco.env.table import ArrayTable
from fondaco.games import GAMES
from fondaco.kernel import Game, OptionError, State
from fondaco.vector import Batch
from tests.bots.walks import walk
from tests.declared import declaring
from tests.speed import at_speed

EVERY_GAME = pytest.mark.parametrize("name", declaring("features"))


def write(path: Path, game: Game, wants: int = 0, **changed: Any) -> Path:
    """A network that likes one action whatever it sees."""
    size, actions = game.rows.size, game.moves.size
    arrays: dict[str, Any] = {
        "scale": np.ones(size),
        "body_weight": np.zeros((size, 4), np.float16),
        "body_bias": np.ones(4),
        "policy_weight": np.zeros((4, actions)),
        "policy_bias": np.eye(1, actions, wants)[0],
    }
    np.savez(path, **{**arrays, **changed})
    return path


@EVERY_GAME
def test_a_bot_observes_what_the_environments_show(name: str) -> None:
    """In the world that it is given, as in the true state."""
    table = ArrayTable(name, options={})
    rng = random.Random(1)
    table.reset(1)
    for _ in range(at_speed(80, 20)):
        if table.over:
            break
        for seat in range(table.seats):
            seen = observe(table.game, table.game.sample(table.state, seat, 5), seat)
            assert np.array_equal(seen.row, table.row(seat))
            if seat == table.seat:
                assert np.array_equal(seen.mask, table.mask(seat))
            elif not table.state.deciding >> seat & 1:
                assert not seen.mask.any()
        table.step(rng.choice(table.legal()))


def test_the_options_of_a_match_are_part_of_its_row() -> None:
    game = GAMES["kontor"]
    rows = []
    for special in ("no", "yes"):
        s = game.deal(2, 1, {"special_cards": special})
        row, _ = observe(game, s, 0)
        rows.append(row[game.rows.slices["option-special_cards"]].tolist())
    assert rows == [[1, 0], [0, 1]]


@EVERY_GAME
def test_a_network_plays_legal_moves_and_the_one_it_likes(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    net = Net(write(tmp_path / "a.npz", game))
    drawn = find_bot(f"net:{tmp_path / 'a.npz'}?temperature=5")
    for s, seat in walk(game, game.usual_seats, 3, stride=29):
        liked = observe(game, s, seat).mask.argmax()
        assert game.moves.index(consult(net, game, s, seat, random.Random(1))) == liked
        consult(drawn, game, s, seat, random.Random(2))


def test_hidden_layers_are_worked_out_as_they_are_written(tmp_path: Path) -> None:
    game = GAMES["kontor"]
    rng = np.random.default_rng(1)
    size, actions = game.rows.size, game.moves.size
    first, second, last = rng.normal(size=(size, 3)), rng.normal(size=(3, 2)), rng.normal(size=(2, actions))
    path = write(
        tmp_path / "b.npz",
        game,
        scale=np.full(size, 0.5),
        body_weight=first,
        body_bias=np.zeros(3),
        body1_weight=second,
        body1_bias=np.ones(2),
        policy_weight=last,
        policy_bias=np.zeros(actions),
    )
    row, _ = observe(game, game.deal(2, 1), 0)
    wanted = np.maximum(np.maximum(row * 0.5 @ first, 0) @ second + 1, 0) @ last
    net = Net(path)
    assert np.allclose(net.policy(net.inner(row)), wanted, rtol=1e-3, atol=1e-3)


def test_a_snapshot_is_an_opponent_in_a_batch(tmp_path: Path) -> None:
    path = write(tmp_path / "c.npz", GAMES["kontor"])
    with Batch("kontor", 2, opponents={f"net:{path}": 1, "random": 1}, cores=2) as batch:
        batch.reset(seed=1)
        for _ in range(5):
            batch.step(batch.draw_actions())


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"policy_bias": np.zeros(3)}, "policy_weight does not fit"),
        ({"body_bias": np.zeros(5)}, "body_weight does not fit"),
        ({"scale": np.array([object()])}, "allow_pickle"),
    ],
)
def test_a_file_that_is_no_network_is_refused(changed: dict[str, Any], problem: str, tmp_path: Path) -> None:
    path = write(tmp_path / "d.npz", GAMES["kontor"], **changed)
    with pytest.raises(OptionError, match="bot-not-loaded") as refused:
        find_bot(f"net:{path}")
    assert problem in str(refused.value)


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    net = Net(write(tmp_path / "e.npz", GAMES["kontor"]))
    game = GAMES["batavia"]
    with pytest.raises(OptionError, match="not made for batavia"):
        net.choose(game, game.deal(4, 1), 0, random.Random(1))


class Picky:
    """A bot with arguments."""

    def __init__(self, weights: str = "", depth: str = "1") -> None:
        self.weights, self.depth = weights, int(depth)

    def choose(self, game: Game, world: State, seat: int, rng: random.Random) -> int:
        game.rules.offer(world)
        return world.choice(0)


def test_a_bot_of_ones_own_takes_arguments_by_name() -> None:
    bot = find_bot("tests.bots.test_net:Picky?weights=a%20b.npz&depth=3")
    assert isinstance(bot, Picky)
    assert (bot.weights, bot.depth) == ("a b.npz", 3)


@pytest.mark.parametrize("text", ["Picky?width=3", "Picky?depth", "Picky?depth=deep"])
def test_arguments_that_a_bot_does_not_take_are_refused(text: str) -> None:
    with pytest.raises(OptionError, match="bot-not-loaded"):
        find_bot(f"tests.bots.test_net:{text}")


@pytest.mark.parametrize("text", ["net:", "net:nowhere.npz", "net:a.npz?depth=3"])
def test_a_network_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="bot-"):
        find_bot(text)


@pytest.mark.parametrize("name", [name for name in GAMES if find_weights(name).exists()])
def test_a_network_of_the_package_fits_its_game_and_knows_it(name: str) -> None:
    """By the name of the game alone. One whose cells had moved would play no better than random."""
    game, seats = GAMES[name], GAMES[name].usual_seats
    bot = find_bot(f"net:{name}")
    assert isinstance(bot, Net)
    assert find_weights(name).stat().st_size < 1_000_000
    luck, won, matches = random.Random(1), 0.0, at_speed(40, 8)
    for number in range(matches):
        s, own = game.deal(seats, number), number % seats
        while s.deciding:
            seat = (s.deciding & -s.deciding).bit_length() - 1
            move = consult(bot if seat == own else find_bot("random"), game, s, seat, luck)
            s.actor = seat
            game.rules.apply(s, move)
        standings = [game.rules.standing(s, seat) for seat in range(seats)]
        won += (standings[own] == max(standings)) / standings.count(max(standings))
    assert won / matches > 0.7


def test_there_is_no_network_of_the_package_for_every_name() -> None:
    for name in ("nowhere", "batavia", "../games/borneo"):
        with pytest.raises(OptionError, match="bot-not-loaded"):
            find_bot(f"net:{name}")
