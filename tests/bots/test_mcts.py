"""The search: it keeps to its budget, is the same at both speeds, and does not respond to secrets."""

from __future__ import annotations

import dataclasses
import operator
import os
import random
import subprocess
import sys
import time
from itertools import chain, count
from typing import Any

import pytest

from fondaco.bots import LEVELS, Mcts, consult, find_bot, in_time
from fondaco.bots.mcts import CHUNK
from fondaco.bots.search import Search
from fondaco.bots.settings import SETTINGS
from fondaco.games import GAMES
from fondaco.kernel import Game, OptionError, State
from tests.bots.walks import walk
from tests.declared import declaring
from tests.speed import COMPILED, at_speed

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
ITERATIONS = at_speed(60, 6)


def stop(name: str, seed: int = 3, decisions: int = 30) -> tuple[Game, State, int]:
    """A position in the middle of a game in which a seat has a choice."""
    game = GAMES[name]
    strides = (decisions, 3)  # a short game may have no such position at the longer one
    for s, seat in chain.from_iterable(walk(game, game.seats[-1], seed, stride) for stride in strides):
        s.actor = seat
        game.rules.candidates(s)
        if s.choices() > 2:
            return game, s, seat
    raise AssertionError("no such position")


@EVERY_GAME
def test_every_iteration_is_a_visit_of_a_candidate(name: str) -> None:
    game, s, seat = stop(name)
    search = Mcts(iterations=ITERATIONS).search(game, game.sample(s, seat, 1), seat, random.Random(1))
    found = search.found()
    assert search.iterations == ITERATIONS
    assert sum(visits for _, visits, _ in found) == ITERATIONS
    assert all(0 <= reward <= 1 for _, _, reward in found)
    assert search.ranking()[0] == search.favourite()
    assert sorted(search.ranking()) == sorted(move for move, visits, _ in found if visits)
    s.actor = seat
    game.rules.offer(s)
    assert all(s.is_offered(move) for move, _, _ in found)


def plant(game: Game, s: State, seat: int, room: int = 500) -> Search:
    search = Mcts().plant(game, game.sample(s, seat, 1), seat, room)
    search.luck.seed(1, 2, 3, 4)
    return search


@EVERY_GAME
def test_the_most_advised_moves_compete_and_are_halved(name: str) -> None:
    """All get a world, the better half two, the better quarter four; then all begin again."""
    game, s, seat = stop(name)
    game.rules.candidates(s)
    advisor = game.advice.advise(s.seats)
    moves = [s.choice(number) for number in range(s.choices())]
    advisor.prepare(s)
    advised = sorted(moves, key=lambda move: -advisor.score(s, move))[: SETTINGS.width]
    search = plant(game, s, seat)
    search.run(len(advised))
    assert [move for move, _, _ in search.found()] == advised
    assert {visits for _, visits, _ in search.found()} == {1}
    passes = [len(advised)]
    while passes[-1] > 2:
        passes.append((passes[-1] + 1) // 2)
    worlds = [passes[0] // alive for alive in passes]
    search.run(sum(map(operator.mul, passes, worlds)) - len(advised))
    expected = [sum(worlds[: sum(place < alive for alive in passes)]) for place in range(len(advised))]
    assert sorted((visits for _, visits, _ in search.found()), reverse=True) == expected
    search.run(len(advised))
    assert min(visits for _, visits, _ in search.found()) == 2


@EVERY_GAME
def test_moves_that_compete_share_their_worlds(name: str) -> None:
    """The hidden part and the luck are dealt once for all that are tried in turn."""
    game, s, seat = stop(name)
    dealt = []

    class Counting(type(game.rules)):  # type: ignore[misc]
        def redeal(self, world: State, seat: int, forget: bool) -> Any:
            done = super().redeal(world, seat, forget)
            dealt.append(list(world.luck))
            return done

    search = plant(dataclasses.replace(game, rules=Counting()), s, seat)
    del dealt[:]
    search.run(1)
    arms = min(SETTINGS.width, len(search.found()))
    search.run(arms - 1)
    assert len(dealt) == 1
    search.run(1)
    assert len(dealt) == 2
    assert dealt[0] != dealt[1]


@pytest.mark.parametrize("name", declaring("advice"))
def test_without_play_outs_to_weigh_the_advice_is_followed_and_with_many_they_decide(name: str) -> None:
    game, s, seat = stop(name)
    timid, bold = plant(game, s, seat), plant(game, s, seat)
    timid.fade, bold.fade = 0.0, 1e6
    timid.run(ITERATIONS)
    bold.run(ITERATIONS)
    game.rules.candidates(s)
    assert timid.favourite() == game.advice.advise(s.seats).best(s)
    most = max(visits for _, visits, _ in bold.found())
    means = {move: reward for move, visits, reward in bold.found() if 2 * visits >= most}
    assert means[bold.favourite()] == max(means.values())


@EVERY_GAME
def test_the_same_luck_gives_the_same_tree(name: str) -> None:
    game, s, seat = stop(name)
    bot = Mcts(iterations=ITERATIONS)
    trees = [bot.search(game, game.sample(s, seat, 1), seat, random.Random(7)).found() for _ in "ab"]
    assert trees[0] == trees[1]


def test_a_forced_move_costs_nothing() -> None:
    class NoClock(Mcts):
        def search(self, game: Game, world: State, seat: int, rng: random.Random, pinned: int = -1) -> Search:
            raise AssertionError("searched")

    game = GAMES["batavia"]
    forced = 0
    for s, seat in walk(game, 3, 1, stride=1):
        s.actor = seat
        game.rules.candidates(s)
        if s.choices() == 1:
            forced += 1
            assert NoClock().choose(game, game.sample(s, seat, 1), seat, random.Random(1)) == s.choice(0)
    assert forced > 3


def test_a_budget_in_seconds_is_kept() -> None:
    """By a clock that every look moves on by a hundredth."""
    game, s, seat = stop("batavia")
    looks = count()
    bot = Mcts(seconds=0.2, clock=lambda: next(looks) / 100)
    search = bot.search(game, game.sample(s, seat, 1), seat, random.Random(1))
    assert search.iterations == 20 * CHUNK


@EVERY_GAME
def test_no_level_keeps_a_table_waiting(name: str) -> None:
    """A turn has five seconds at most (two but for Indonesia), and a decision gets a part of what is left of it."""
    game, s, seat = stop(name)
    for level in LEVELS.values():
        bot = in_time(level, 0.4)
        start = time.thread_time()
        bot.choose(game, game.sample(s, seat, 1), seat, random.Random(1))
        assert time.thread_time() - start < 2.5  # plain, an iteration can take long


@EVERY_GAME
def test_any_legal_move_can_be_looked_at_in_the_same_tree(name: str) -> None:
    game, s, seat = stop(name)
    search = Mcts(iterations=ITERATIONS).search(game, game.sample(s, seat, 1), seat, random.Random(1))
    before, favourite = search.found(), search.favourite()
    s.actor = seat
    game.rules.offer(s)
    move = s.choice(s.choices() - 1)
    search.look_at(move, 12)
    visits, reward, won, margin = search.outlook(move)
    assert visits >= 12
    assert 0 <= won <= 1
    assert 0.9 * won <= reward <= 0.9 * won + 0.1 + 1e-9, "a tenth goes by rank"
    assert margin == margin
    others = [entry for entry in search.found() if entry[0] != move]
    assert others == [entry for entry in before if entry[0] != move], "no other move was tried"
    assert search.favourite() in (favourite, move)
    assert search.outlook(-8) == (0, 0.0, 0.0, 0.0)


@EVERY_GAME
def test_the_line_after_a_move_was_tried_and_belongs_to_the_seats(name: str) -> None:
    game, s, seat = stop(name)
    search = Mcts(iterations=at_speed(300, 30)).search(game, game.sample(s, seat, 1), seat, random.Random(1))
    line = search.line(search.favourite(), at_speed(5, 2))
    assert all(0 <= mover < s.seats for mover, _ in line)
    assert all(game.moves.write(move) for _, move in line)
    assert line or not COMPILED
    assert search.line(search.favourite(), 10_000) == []


@pytest.mark.parametrize("seconds", [1e-9, 1e300])
def test_however_short_or_long_the_time_a_move_on_offer_is_found(seconds: float) -> None:
    game, s, seat = stop("batavia")
    bot = Mcts(seconds=seconds, clock=count(0, 1e299).__next__)
    move = consult(bot, game, s, seat, random.Random(1))
    assert s.is_offered(move)


def test_iterations_are_cut_short_only_where_somebody_waits() -> None:
    game, s, seat = stop("batavia")
    world = game.sample(s, seat, 1)
    assert Mcts(iterations=50).within(1e-9).search(game, world, seat, random.Random(1)).iterations < 50
    assert Mcts(iterations=50, seconds=1e-9).search(game, world, seat, random.Random(1)).iterations == 50
    assert Mcts(iterations=50).within(60).search(game, world, seat, random.Random(1)).iterations == 50


def test_a_full_tree_goes_on_with_what_it_has() -> None:
    game, s, seat = stop("batavia")
    search = Search(game.rules, game.advice.advise(s.seats), game.sample(s, seat, 1), seat, 10, 500)
    search.luck.seed(1, 2, 3, 4)
    search.run(80)
    assert search.nodes == 10
    assert search.iterations == 80


def test_nobody_answers_a_secret_choice() -> None:
    """Where both decide at once the tree has no nodes for the other's choice: it cannot depend on one's own."""
    game = GAMES["kontor"]
    for s, seat in walk(game, 2, 5, stride=1):
        s.actor = seat
        game.rules.candidates(s)
        if s.deciding == 0b11 and s.choices() > 1:
            break
    search = Mcts(iterations=30).search(game, game.sample(s, seat, 1), seat, random.Random(1))
    assert sum(visits for _, visits, _ in search.found()) == 30


SEARCH = """
import random
import fondaco
from fondaco.bots import Mcts
from tests.bots.walks import walk
for game in fondaco.GAMES.values():
    for s, seat in walk(game, game.seats[-1], 2, stride=151):
        search = Mcts(iterations=12).search(game, game.sample(s, seat, 1), seat, random.Random(4))
        print(game.name, search.found(), search.decisions)
"""


@pytest.mark.build
def test_both_speeds_grow_the_same_trees() -> None:
    plain = {**os.environ, "FONDACO_PURE": "1"}
    quick = {name: value for name, value in os.environ.items() if name != "FONDACO_PURE"}
    one, other = (
        subprocess.run([sys.executable, "-c", SEARCH], env=speed, check=True, capture_output=True, text=True).stdout
        for speed in (plain, quick)
    )
    assert one
    assert one == other


def test_bots_by_name() -> None:
    iterations, seconds = find_bot("mcts:500"), find_bot("mcts:.5s")
    assert isinstance(iterations, Mcts)
    assert isinstance(seconds, Mcts)
    assert (iterations.iterations, seconds.iterations, seconds.seconds) == (500, None, 0.5)
    assert type(find_bot("fondaco.bots.greedy:Greedy")).__name__ == "Greedy"


def test_a_name_can_change_the_numbers_of_the_search() -> None:
    bot = find_bot("mcts:60?width=3&fade=0.5")
    assert isinstance(bot, Mcts)
    assert bot.settings == dataclasses.replace(SETTINGS, width=3, fade=0.5)
    game, s, seat = stop("batavia")
    search = bot.search(game, game.sample(s, seat, 1), seat, random.Random(1))
    assert len(search.found()) == 3
    assert Mcts().settings == SETTINGS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "grandmaster",
        "mcts:",
        "mcts:0",
        "mcts:0s",
        "mcts:fast",
        "mcts:100?width=0",
        "mcts:100?fade=-1",
        "mcts:100?fade=much",
        "mcts:100?depth=3",
        "level:0",
        "level:11",
        "hint:0",
        "heuristic:",
        "heuristic:a+",
        "no.such:Bot",
        "random:Random",
        "os:getcwd",
        "a:b:c",
    ],
)
def test_names_that_mean_no_bot_are_refused(text: str) -> None:
    with pytest.raises(OptionError):
        find_bot(text)
