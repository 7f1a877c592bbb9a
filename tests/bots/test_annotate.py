"""Annotation: shares that add up, turns that are real, the same from the same seed, nothing from what was hidden."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from functools import cache

import pytest

from fondaco import compiled
from fondaco.bots import BOTS, LEVELS, Annotator, Heuristic, Mcts, annotate, move_of
from fondaco.bots.annotate import SKETCH_PLAYS, SKETCHED, ShareQuestion, Turn, answer, final_shares
from fondaco.games import GAMES
from fondaco.kernel import Match
from tests.speed import at_speed

PLAYS = 1


@pytest.fixture(autouse=True)
def quick_second_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain run has no time for more."""
    monkeypatch.setattr(sys.modules["fondaco.bots.annotate"], "MORE", 1)


@cache
def finished(name: str) -> Match:
    """A whole match between bots."""
    game = GAMES[name]
    match = Match(game, game.seats[0], 9)
    luck = random.Random(2)
    bots = [BOTS["heuristic"], BOTS["random"], *[BOTS["heuristic"]] * 3]
    while not match.over:
        seat = match.deciding[0]
        match.play(seat, move_of(bots[seat], match, seat, luck))
    return match


@pytest.mark.parametrize("name", ["batavia", "borneo"] if compiled() else ["batavia"])
def test_every_moment_has_the_shares_of_one_victory_and_the_end_is_the_result(name: str) -> None:
    match = finished(name)
    found = annotate(match, "heuristic", Heuristic(), PLAYS)
    assert len(found.shares) == match.ply + 1
    assert all(sum(shares) == pytest.approx(1) for shares in found.shares)
    assert found.shares[-1] == final_shares(match)
    assert (found.game, found.seats, found.bot) == (name, match.seats, "heuristic")


def test_turns_name_the_moves_that_were_made_and_legal_alternatives() -> None:
    match = finished("batavia")
    found = annotate(match, "mcts", Mcts(iterations=at_speed(10, 2)), PLAYS)
    past = Match(match.game, match.seats, match.seed, match.options)
    turns = {turn.ply: turn for turn in found.turns}
    for number, ply in enumerate(match.plies, 1):
        if number in turns:
            turn = turns[number]
            assert (turn.seat, turn.notation) == (ply.seat, match.game.moves.write(ply.move))
            past.check(turn.seat, turn.best)
            assert turn.loss >= 0
            assert {reason.removeprefix("less-") for reason in turn.reasons} <= set(match.game.advice.terms)
        past.play_move(ply.seat, ply.move)
    assert [turn.ply for turn in found.turns] == sorted(turns)


@pytest.mark.skipif(not compiled(), reason="plain, the play-outs would take minutes; the compiled run has it")
def test_a_game_between_unequal_bots_has_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["fondaco.bots.annotate"], "MORE", 8)
    game, luck = GAMES["kontor"], random.Random(1)
    match = Match(game, 2, 3)
    while not match.over:
        seat = match.deciding[0]
        match.play(seat, move_of([BOTS["heuristic"], LEVELS["easy"]][seat], match, seat, luck))
    found = annotate(match, "mcts:50", Mcts(iterations=50), 40)
    assert found.turns
    assert max(turn.swing for turn in found.turns) > 0.1


def test_the_same_seed_gives_the_same_annotation() -> None:
    match = finished("batavia")
    bot = Mcts(iterations=at_speed(5, 1))
    one, other, third = (annotate(match, "mcts", bot, PLAYS, seed) for seed in (3, 3, 4))
    assert one == other
    assert one != third


def test_what_chance_alone_may_do_is_no_turn() -> None:
    turn = Turn(1, 0, "pass", (0.5, 0.5), (0.56, 0.44), 0.0, "pass", 0.0, ())
    assert not turn.is_certain(100)
    assert turn.is_certain(10_000)
    assert not Turn(1, 0, "pass", (0.5, 0.5), (0.51, 0.49), 0.0, "pass", 0.0, ()).is_certain(1_000_000)


def test_questions_are_about_worlds_dealt_afresh_for_the_mover() -> None:
    match = finished("batavia")
    game = match.game
    annotator = Annotator(match, "heuristic", PLAYS, 5)
    dialogue = annotator.dialogue()
    past = Match(game, match.seats, match.seed, match.options)
    states = [game.dump(past.state)]
    for ply in match.plies:
        past.play_move(ply.seat, ply.move)
        states.append(game.dump(past.state))
    asked = differing = 0
    try:
        step, question = next(dialogue)
        while True:
            world = question.world
            if isinstance(question, ShareQuestion):
                assert question.plays <= annotator.plays  # somebody may wait for the process
            if step < 2 * match.ply:
                true = states[step // 2 + step % 2]
                assert game.view(game.load(true), question.seat) == game.view(world, question.seat)
                asked += 1
                differing += game.dump(world)["hand"] != true["hand"]
            else:
                assert any(world is one for pair in annotator.worlds for one in pair)
            step, question = dialogue.send(answer(game, question, Heuristic()))
    except StopIteration:
        pass
    assert differing > asked / 2


@pytest.mark.parametrize("name", ["batavia", "indonesia"] if compiled() else ["batavia"])
def test_a_first_look_asks_little_and_has_a_share_for_every_moment(name: str) -> None:
    match, bot = finished(name), Heuristic()
    annotator = Annotator(match, "heuristic", 80, 1)
    sketch, asked = annotator.sketch(), 0
    try:
        _, question = next(sketch)
        while True:
            assert isinstance(question, ShareQuestion)
            asked += question.plays
            _, question = sketch.send(answer(match.game, replace(question, plays=1), bot))
    except StopIteration as end:
        found = end.value
    assert asked <= SKETCHED * SKETCH_PLAYS
    assert len(found.shares) == match.ply + 1
    assert all(sum(shares) == pytest.approx(1) for shares in found.shares)
    assert (found.shares[-1], found.turns) == (final_shares(match), ())
