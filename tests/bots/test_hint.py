"""Hints: the move of a strong search, with the advice's reasons; a player's idea is judged by the same search."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from fondaco.bots import LEVELS, AtLevel, Mcts, Outlook, Verdict, find_bot, hint, hint_iterations, judge, win_shares
from fondaco.bots.hint import CLEAR, likelihood
from fondaco.games import GAMES
from fondaco.kernel import Game, State
from tests.bots.walks import walk
from tests.speed import COMPILED, at_speed

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
EVERY_ADVICE = pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.advice.terms])
BOT = Mcts(iterations=at_speed(40, 6))


def choices(game: Game, s: State, seat: int) -> list[int]:
    """Every legal move."""
    s.actor = seat
    game.rules.offer(s)
    return [s.choice(index) for index in range(s.choices())]


def decisions(game: Game, seed: int, stride: int, most: int) -> Iterator[tuple[State, int]]:
    """Positions in which a seat has a choice."""
    found = ((s, seat) for s, seat in walk(game, game.seats[-1], seed, stride) if len(choices(game, s, seat)) > 1)
    return islice(found, most)


@EVERY_GAME
def test_a_hint_is_the_move_of_the_search(name: str) -> None:
    game = GAMES[name]
    for s, seat in decisions(game, 2, 31, at_speed(6, 2)):
        given = hint(game, game.sample(s, seat, 1), seat, random.Random(1), BOT)
        assert given.move in choices(game, s, seat)
        assert given.move == BOT.choose(game, game.sample(s, seat, 1), seat, random.Random(1))
        assert not given.forced
        assert 0 <= given.best.share <= 1
        assert given.rival is None or given.rival.move != given.move
        assert given.rival is None or given.rival.visits <= 2 * given.best.visits
        assert 0 <= given.confidence <= 1


def test_a_hint_is_as_strong_as_hard() -> None:
    for game in GAMES.values():
        hard = LEVELS["hard"]
        assert isinstance(hard, AtLevel)
        bot = hard.bot_of(game)
        assert isinstance(bot, Mcts)
        assert bot.iterations is not None
        assert hint_iterations(game) >= bot.iterations


@EVERY_ADVICE
def test_a_hint_has_a_few_reasons_that_are_terms_of_the_advice(name: str) -> None:
    game = GAMES[name]
    told = 0
    for s, seat in decisions(game, 6, 7, at_speed(12, 4)):
        given = hint(game, game.sample(s, seat, 1), seat, random.Random(1), BOT)
        assert len(given.reasons) <= 3
        assert {reason.term for reason in given.reasons} <= set(game.advice.terms)
        assert given.rival is not None or not given.reasons, "they speak against another move"
        told += bool(given.reasons)
    assert told > 0 or not COMPILED


def test_the_only_move_needs_no_search() -> None:
    game = GAMES["batavia"]
    s, seat = next((s, seat) for s, seat in walk(game, 3, 1, stride=1) if len(choices(game, s, seat)) == 1)
    given = hint(game, game.sample(s, seat, 1), seat, random.Random(1), BOT)
    assert given.forced
    assert given.move == choices(game, s, seat)[0]
    assert judge(game, game.sample(s, seat, 1), seat, random.Random(1), BOT, given.move).verdict is Verdict.SAME


@EVERY_GAME
def test_an_idea_is_judged_beside_the_same_hint_as_often_as_its_move(name: str) -> None:
    game = GAMES[name]
    for s, seat in decisions(game, 9, 41, at_speed(4, 1)):
        given = hint(game, game.sample(s, seat, 1), seat, random.Random(4), BOT)
        for move in {given.move, choices(game, s, seat)[0], choices(game, s, seat)[-1]}:
            idea = judge(game, game.sample(s, seat, 1), seat, random.Random(4), BOT, move)
            assert idea.hint == given
            assert idea.outlook.move == move
            assert idea.outlook.visits >= given.best.visits or idea.verdict is Verdict.SAME
            assert (idea.verdict is Verdict.SAME) == (move == given.move)


def outlook(visits: int, reward: float) -> Outlook:
    return Outlook(0, visits, reward, reward, 0.0, ())


def test_a_small_difference_of_few_play_outs_is_no_verdict() -> None:
    assert likelihood(outlook(10, 0.55), outlook(10, 0.45)) < CLEAR
    assert likelihood(outlook(1000, 0.55), outlook(1000, 0.45)) > 0.99
    assert likelihood(outlook(50, 0.5), outlook(50, 0.5)) == 0.5
    assert likelihood(outlook(200, 0.2), outlook(200, 0.6)) < 0.01


@EVERY_GAME
def test_a_hint_is_the_same_over_states_that_look_alike(name: str) -> None:
    game = GAMES[name]
    for s, seat in islice(walk(game, game.seats[-1], 11, stride=71), at_speed(3, 1)):
        twins = [s, game.sample(s, seat, 1), game.sample(s, seat, 2)]
        given = {hint(game, game.sample(twin, seat, 77), seat, random.Random(5), BOT) for twin in twins}
        assert len(given) == 1
        move = choices(game, s, seat)[-1]
        ideas = {judge(game, game.sample(twin, seat, 77), seat, random.Random(5), BOT, move) for twin in twins}
        assert len(ideas) == 1


def test_a_bot_can_follow_hints() -> None:
    game = GAMES["kontor"]
    for s, seat in decisions(game, 2, 17, 3):
        moves = {
            find_bot(bot).choose(game, game.sample(s, seat, 1), seat, random.Random(2)) for bot in ("hint:9", "mcts:9")
        }
        assert len(moves) == 1


@EVERY_GAME
def test_win_shares_are_shares_of_one_victory(name: str) -> None:
    game = GAMES[name]
    for s, seat in islice(walk(game, game.seats[-1], 4, stride=97), 2):
        shares = win_shares(game, game.sample(s, seat, 1), seat, random.Random(2), 6)
        assert len(shares) == s.seats
        assert sum(shares) == pytest.approx(1)


def test_a_game_that_is_over_is_won_by_its_winner() -> None:
    game = GAMES["kontor"]
    s = game.deal(2, 5)
    advisor = game.advice.advise(2)
    while s.deciding:
        s.actor = (s.deciding & -s.deciding).bit_length() - 1
        game.rules.candidates(s)
        game.rules.apply(s, advisor.best(s))
    winners = game.result(s).winners
    expected = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(2))
    assert win_shares(game, s, 0, random.Random(1), 3) == pytest.approx(expected)
