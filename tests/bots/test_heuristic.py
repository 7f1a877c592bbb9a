"""Advice: its weights are whole data, its best move is worth following, and it says why."""

from __future__ import annotations

import itertools
import operator
import random
from collections.abc import Iterator

import pytest

from fondaco.bots import BOTS, explain
from fondaco.games import GAMES
from fondaco.kernel import Advice, Advisor, DataError, Game, State, play_advised, read_weights
from tests.bots.walks import walk
from tests.speed import COMPILED

ADVISED = [name for name, game in GAMES.items() if game.advice.terms]
EVERY_ADVICE = pytest.mark.parametrize("name", ADVISED)


def win_share(game: Game, seats: int, deals: range) -> float:
    """What one seat wins that follows the advice, among others that make any candidate move."""
    advised, careless = game.advice.advise(seats), Advisor()
    won = 0.0
    for deal in deals:
        seat = deal % seats
        s = game.deal(seats, deal)
        advisors = [careless] * seats
        advisors[seat] = advised
        play_advised(game.rules, advisors, s, game.move_limit, 0)
        winners = game.result(s).winners
        won += 1 / len(winners) if seat in winners else 0
    return won / len(deals)


def fits(chosen: dict[str, str], seats: int) -> bool:
    """Whether an option can be chosen at so many seats."""
    return all(not choice.startswith("seat") or int(choice[4:]) <= seats for choice in chosen.values())


@EVERY_ADVICE
def test_there_are_weights_for_every_term(name: str) -> None:
    advice = GAMES[name].advice
    assert len(set(advice.terms)) == len(advice.terms) == advice.advisor().terms
    assert set(advice.weights) <= set(GAMES[name].seats)
    for seats in GAMES[name].seats:
        assert len(advice.at(seats)) == len(advice.terms)
        assert any(advice.at(seats))


@EVERY_ADVICE
def test_who_follows_the_advice_beats_who_does_not(name: str) -> None:
    game = GAMES[name]
    for seats in game.seats if COMPILED else game.seats[:1]:
        assert win_share(game, seats, range(4 * seats)) >= 1.5 / seats


@EVERY_ADVICE
def test_the_score_of_a_move_leaves_out_none_of_its_terms(name: str) -> None:
    """An advisor may say which terms a kind of move can have; a term outside them would be lost, or stay behind."""
    game = GAMES[name]
    advisor = game.advice.advise(game.usual_seats)
    judged = 0
    for s, _ in walk(game, game.usual_seats, 1, 3 if COMPILED else 40):
        game.rules.candidates(s)
        advisor.prepare(s)
        for move in s.offers[: s.offered]:
            score = advisor.score(s, move)
            assert score == pytest.approx(sum(map(operator.mul, advisor.weight, advisor.term)), abs=1e-9)
            judged += 1
    assert judged > 10


def positions(game: Game) -> Iterator[State]:
    """Decisions of many games, with every option."""
    options: list[dict[str, str]] = [{}, *({option.name: option.choices[-1]} for option in game.options)]
    for seed, seats, chosen in itertools.product(range(4), game.seats, options):
        for s, _ in walk(game, seats, seed, stride=1, slips=0.5, options=chosen if fits(chosen, seats) else {}):
            yield s


@EVERY_ADVICE
def test_every_term_says_something_somewhere(name: str) -> None:
    game = GAMES[name]
    wanted = set(range(len(game.advice.terms)))
    spoken: set[int] = set()
    for s in positions(game):
        advisor = game.advice.advise(s.seats)
        game.rules.candidates(s)
        advisor.prepare(s)
        for number in range(s.offered):
            advisor.judge(s, s.offers[number])
            spoken |= {place for place, term in enumerate(advisor.term) if term}
        if spoken == wanted:
            return
    assert spoken == wanted


@EVERY_ADVICE
def test_the_score_is_the_sum_of_the_weighted_terms(name: str) -> None:
    game = GAMES[name]
    for s, seat in walk(game, game.seats[-1], 3, stride=9):
        advisor = game.advice.advise(s.seats)
        s.actor = seat
        game.rules.candidates(s)
        advisor.prepare(s)
        for number in range(s.offered):
            score = advisor.score(s, s.offers[number])
            weighed = [weight * term for weight, term in zip(advisor.weight, advisor.term, strict=True)]
            assert score == pytest.approx(sum(weighed))


@EVERY_ADVICE
def test_judging_leaves_the_state_as_it_was(name: str) -> None:
    game = GAMES[name]
    for s, seat in walk(game, game.seats[0], 4, stride=9):
        before, luck = game.dump(s), list(s.luck)
        advisor = game.advice.advise(s.seats)
        s.actor = seat
        game.rules.candidates(s)
        advisor.best(s)
        assert (game.dump(s), list(s.luck)) == (before, luck)


@EVERY_ADVICE
def test_the_heuristic_bot_can_say_why(name: str) -> None:
    game = GAMES[name]
    told = 0
    for s, seat in walk(game, game.seats[-1], 5, stride=5):
        move = BOTS["heuristic"].choose(game, game.sample(s, seat, 1), seat, random.Random(1))
        world = game.sample(s, seat, 1)
        world.actor = seat
        game.rules.candidates(world)
        others = {world.choice(index) for index in range(world.choices())} - {move}
        if not others:
            continue
        reasons = explain(game, world, seat, move, min(others))
        told += bool(reasons)
        weights = dict(zip(game.advice.terms, game.advice.at(s.seats), strict=True))
        for reason in reasons:
            assert reason.weight > 0
            assert reason.less == (weights[reason.term] < 0), "it speaks for the move that has less of it"
            assert reason.name == ("less-" if reason.less else "") + reason.term
        assert reasons == sorted(reasons, key=lambda reason: -reason.weight)
    assert told > 0


def test_the_weights_of_the_nearest_number_of_seats_serve() -> None:
    advice = Advice(Advisor, ("one",), {3: (3.0,), 5: (5.0,)})
    assert [advice.at(seats) for seats in (2, 3, 4, 5, 6)] == [(3.0,), (3.0,), (3.0,), (5.0,), (5.0,)]
    assert Advice().at(4) == ()


def test_without_terms_any_move_is_as_good() -> None:
    game = GAMES["batavia"]
    s = game.deal(4, 1)
    game.rules.candidates(s)
    assert {Advisor().best(s) for _ in range(40)} == {s.offers[number] for number in range(s.offered)}


@pytest.mark.parametrize(
    "content",
    [
        [],
        {},
        {"4": {"one": 1}},
        {"4": {"one": 1, "three": 2}},
        {"4": {"one": 1, "two": "x"}},
        {"x": {"one": 1, "two": 2}},
    ],
)
def test_weights_that_do_not_fit_are_refused(content: object) -> None:
    with pytest.raises(DataError):
        read_weights("advice", content, ("one", "two"))
