"""Hints: a legal move, with reasons that are the advice's own, and never from what the seat may not know."""

from __future__ import annotations

import dataclasses
import random
import sys
from itertools import chain, islice

import pytest

from fondaco.bots import Hint, Mcts, hint, win_shares
from fondaco.games import GAMES
from fondaco.games.batavia import moves
from fondaco.games.batavia import state as batavia
from fondaco.kernel import KIND, State
from tests.bots.walks import walk
from tests.speed import COMPILED, at_speed


@pytest.fixture(autouse=True)
def few_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain run has no time for more."""
    monkeypatch.setattr(sys.modules["fondaco.bots.hint"], "PLAYS", 4)


EVERY_GAME = pytest.mark.parametrize("name", GAMES)
EVERY_ADVICE = pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.advice.terms])


def legal(name: str, found: Hint, s: State, seat: int) -> bool:
    game = GAMES[name]
    world = game.rules.copy(s)
    world.actor = seat
    game.rules.offer(world)
    return world.is_offered(found.move)


@EVERY_GAME
def test_a_hint_is_a_legal_move(name: str) -> None:
    game = GAMES[name]
    for s, seat in islice(walk(game, game.seats[-1], 2, stride=31), 8):
        assert legal(name, hint(game, game.sample(s, seat, 1), seat, random.Random(1)), s, seat)


@EVERY_ADVICE
def test_a_hint_has_a_few_reasons_that_are_terms_of_the_advice(name: str) -> None:
    game = GAMES[name]
    told = 0
    for s, seat in islice(walk(game, game.seats[-1], 6, stride=7), 20):
        found = hint(game, game.sample(s, seat, 1), seat, random.Random(1))
        assert len(found.reasons) <= 3
        assert {reason.term for reason in found.reasons} <= set(game.advice.terms)
        assert not (found.forced and found.reasons)
        assert found.rival is not None or not found.reasons, "they speak against another move"
        s.actor = seat
        game.rules.candidates(s)
        candidates = [s.choice(index) for index in range(s.choices())]
        assert found.rival is None or found.rival in set(candidates) - {found.move}
        game.rules.offer(s)
        assert found.forced == (s.choices() == 1)
        assert found.share is None
        told += bool(found.reasons)
    assert told > 0


@EVERY_GAME
def test_a_strong_hint_is_the_searchs_move_and_says_what_to_hope_for(name: str) -> None:
    game = GAMES[name]
    bot = Mcts(iterations=at_speed(12, 4))
    seen = 0
    for s, seat in walk(game, game.seats[0], 3, stride=11):
        found = hint(game, game.sample(s, seat, 1), seat, random.Random(1), bot)
        again = bot.choose(game, game.sample(s, seat, 1), seat, random.Random(1))
        if found.forced:
            continue
        seen += 1
        assert found.move == again
        assert found.share is not None
        assert 0 <= found.share <= 1
        if seen == 2:
            break
    assert seen == 2


@EVERY_GAME
def test_a_hint_is_the_same_over_states_that_look_alike(name: str) -> None:
    game = GAMES[name]
    for s, seat in islice(walk(game, game.seats[-1], 11, stride=71), at_speed(3, 1)):
        twins = [s, game.sample(s, seat, 1), game.sample(s, seat, 2)]
        for bot in (None, Mcts(iterations=at_speed(8, 3))):
            given = {hint(game, game.sample(twin, seat, 77), seat, random.Random(5), bot) for twin in twins}
            assert len(given) == 1


@EVERY_ADVICE
def test_the_gain_of_a_hint_is_what_the_move_brings(name: str) -> None:
    game = GAMES[name]
    purse = game.advice.purse or game.rules.score
    told = 0
    walks = (islice(walk(game, seats, 8, stride=1), at_speed(1500, 60)) for seats in game.seats)
    for s, seat in chain.from_iterable(walks):
        found = hint(game, game.sample(s, seat, 1), seat, random.Random(1))
        if found.gain:
            told += 1
            after = game.rules.copy(s)
            after.actor = seat
            game.rules.apply(after, found.move)
            assert after.deciding != 0
            assert purse(after, seat) - purse(s, seat) == found.gain
    assert told > 0 or not COMPILED


def test_a_gain_that_hangs_on_hidden_cards_is_not_told() -> None:
    """As if the cards in hand were the gain: what is drawn is not known before."""

    def weight_of_hand(s: State, seat: int) -> int:
        assert isinstance(s, batavia.State)
        return sum(s.hand[seat * 5 + company] * (1 + company * 7) for company in range(5))

    game = GAMES["batavia"]
    hoarding = dataclasses.replace(game, advice=dataclasses.replace(game.advice, purse=weight_of_hand))
    drawn = laid = 0
    for s, seat in chain.from_iterable(walk(game, 3, seed, stride=1) for seed in range(3)):
        assert isinstance(s, batavia.State)
        found = hint(hoarding, game.sample(s, seat, 1), seat, random.Random(1))
        if found.move == moves.DRAW and s.hex < 0:  # with the Final Hex taken the hands are put down soon
            drawn += 1
            assert found.gain == 0
        elif found.move & KIND == moves.LAY:
            laid += 1
            assert found.gain < 0
    assert drawn > 2
    assert laid > 2


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
