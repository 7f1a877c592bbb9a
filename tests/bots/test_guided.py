"""A network inside the search: as the order in which moves are tried, and as what a position is worth."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fondaco.bots import Guided, Mcts, consult, find_bot, in_time, observe
from fondaco.bots.guided import NetGuide
from fondaco.games import GAMES
from fondaco.kernel import Game, OptionError, State
from fondaco.vector import Batch
from tests.bots.test_mcts import stop
from tests.bots.test_net import write
from tests.bots.walks import walk
from tests.declared import declaring
from tests.speed import at_speed

EVERY_GAME = pytest.mark.parametrize("name", declaring("features"))
ITERATIONS = at_speed(60, 8)


def write_net(path: Path, game: Game, value: float = 0.0, **changed: Any) -> Path:
    """A network that likes no action more than another, and expects the same of every position."""
    wishes = np.zeros(game.moves.size)
    return write(
        path, game, **{"policy_bias": wishes, "value_weight": np.zeros((4, 1)), "value_bias": [value], **changed}
    )


def search_with(bot: str, game: Game, s: State, seat: int, seed: int = 1) -> Any:
    found = find_bot(bot)
    assert isinstance(found, Mcts)
    return found.search(game, game.sample(s, seat, 1), seat, random.Random(seed))


@EVERY_GAME
def test_what_the_network_likes_is_tried_first_and_most(name: str, tmp_path: Path) -> None:
    """Whatever it is: with a policy that is sure of it, and no value to contradict."""
    game, s, seat = stop(name)
    s.actor = seat
    game.rules.candidates(s)
    moves = [s.choice(number) for number in range(s.choices())]
    for move in (moves[0], moves[-1]):
        action = game.moves.index(move)
        path = write_net(tmp_path / "a.npz", game, policy_bias=np.eye(1, game.moves.size, action)[0] * 50)
        search = search_with(f"mcts:{ITERATIONS}?net={path}&prior=50&value=1", game, s, seat)
        assert search.favourite() == move
        assert search.found()[0][0] == move


def test_positions_are_worth_what_the_network_says(tmp_path: Path) -> None:
    """Without play-outs every reward but that of an ended match is the network's: own, or the other's from 1."""
    game, s, seat = stop("kontor")
    path = write_net(tmp_path / "b.npz", game, value=0.5)
    search = search_with(f"mcts:{ITERATIONS}?net={path}&prior=0", game, s, seat)
    for move, visits, reward in search.found():
        times = (reward * visits - 0.25 * visits) / 0.5  # how often it was the searching seat's own decision
        assert times == pytest.approx(round(times), abs=1e-6), move
    played_out = search_with(f"mcts:{ITERATIONS}", game, s, seat)
    assert search.decisions < played_out.decisions / 5, "nothing is played out"


def test_values_and_play_outs_are_mixed_by_share(tmp_path: Path) -> None:
    game, s, seat = stop("kontor")
    path = write_net(tmp_path / "c.npz", game, value=0.0)
    for _, visits, reward in search_with(f"mcts:{ITERATIONS}?net={path}&prior=0&value=0.75", game, s, seat).found():
        wins = (reward - 0.375) * visits / 0.25
        assert wins * 2 == pytest.approx(round(wins * 2), abs=1e-6), "the rest are victories, halves for ties"


def test_without_weight_the_search_is_the_same_as_ever(tmp_path: Path) -> None:
    """A guide that only sets the order by the advice and is not believed: the tree of a plain search of two seats."""
    game, s, seat = stop("kontor")
    path = write_net(tmp_path / "d.npz", game)
    plain = search_with(f"mcts:{ITERATIONS}", game, s, seat)
    guided = search_with(f"mcts:{ITERATIONS}?net={path}&prior=0&value=1e-300", game, s, seat)
    assert [entry[:2] for entry in guided.found()] == [entry[:2] for entry in plain.found()]
    assert [entry[2] for entry in guided.found()] == pytest.approx([entry[2] for entry in plain.found()], abs=1e-12)


@EVERY_GAME
def test_gains_are_those_of_the_seats_and_the_same_in_all(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    rng = np.random.default_rng(3)
    path = write_net(
        tmp_path / "e.npz",
        game,
        body_weight=rng.normal(size=(game.rows.size, 4)) * 0.1,
        value_weight=rng.normal(size=(4, 1)) * 0.1,
    )
    bot = find_bot(f"mcts:5?net={path}")
    assert isinstance(bot, Guided)
    for s, seat in walk(game, game.usual_seats, 3, stride=41):
        s.actor = seat
        gains = NetGuide(bot.net, game, s).gains(1, s)
        assert len(gains) == s.seats
        if s.seats == 2:
            expected = bot.net.value(bot.net.inner(observe(game, s, seat).row))
            assert gains[seat] == pytest.approx(min(max((expected + 1) / 2, 0), 1))
        if all(0 < gain < 1 for gain in gains):
            assert sum(gains) == pytest.approx(s.seats / 2)


@EVERY_GAME
def test_it_plays_legal_moves_and_the_same_luck_gives_the_same_tree(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    rng = np.random.default_rng(5)
    path = write_net(
        tmp_path / "f.npz",
        game,
        body_weight=rng.normal(size=(game.rows.size, 4)) * 0.1,
        policy_weight=rng.normal(size=(4, game.moves.size)),
        value_weight=rng.normal(size=(4, 1)) * 0.1,
    )
    bot = find_bot(f"mcts:10?net={path}")
    for s, seat in walk(game, game.usual_seats, 3, stride=67):
        consult(bot, game, s, seat, random.Random(1))
    _, s, seat = stop(name)
    trees = [search_with(f"mcts:{ITERATIONS}?net={path}", game, s, seat).found() for _ in "ab"]
    assert trees[0] == trees[1]


def test_it_is_an_opponent_in_a_batch_and_keeps_to_a_time(tmp_path: Path) -> None:
    path = write_net(tmp_path / "g.npz", GAMES["kontor"])
    batch = Batch("kontor", 1, opponents=f"mcts:4?net={path}")
    batch.reset(seed=1)
    for _ in range(3):
        batch.step(batch.draw_actions())
    hurried = in_time(find_bot(f"mcts:1000000?net={path}"), 0.1)
    assert isinstance(hurried, Guided)
    game, s, seat = stop("kontor")
    assert hurried.search(game, game.sample(s, seat, 1), seat, random.Random(1)).iterations < 1000000
    uct = in_time(find_bot("uct:50"), 0.1)
    assert type(uct).__name__ == "Uct", "the same bot, with less time"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("prior=-1", "prior is at least 0"),
        ("value=2", "value from 0 to 1"),
        ("prior=0&value=0", "one of them above 0"),
        ("prior=much", "could not convert"),
    ],
)
def test_weights_that_make_no_sense_are_refused(arguments: str, problem: str, tmp_path: Path) -> None:
    path = write_net(tmp_path / "h.npz", GAMES["kontor"])
    with pytest.raises(OptionError, match=problem):
        find_bot(f"mcts:5?net={path}&{arguments}")


def test_files_without_a_value_give_a_prior_alone(tmp_path: Path) -> None:
    path = write(tmp_path / "i.npz", GAMES["kontor"])
    bot = find_bot(f"mcts:5?net={path}")
    assert isinstance(bot, Guided)
    assert (bot.prior, bot.trust) == (1.0, 0.0)
    with pytest.raises(OptionError, match="no value_weight"):
        find_bot(f"mcts:5?net={path}&value=1")


@pytest.mark.parametrize("text", ["mcts:5?prior=1", "mcts:5?net=a.npz&depth=2", "mcts:?net=a.npz", "mcts:5?net"])
def test_names_that_cannot_be_read_are_refused(text: str) -> None:
    with pytest.raises(OptionError, match="bot-"):
        find_bot(text)


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    bot = find_bot(f"mcts:5?net={write_net(tmp_path / 'j.npz', GAMES['kontor'])}")
    game, s, seat = stop("batavia")
    with pytest.raises(OptionError, match="not made for batavia"):
        consult(bot, game, s, seat, random.Random(1))
