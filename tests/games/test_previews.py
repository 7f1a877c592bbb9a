"""Effects, reasons and score sheets of every game over random play, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel import Game, Match
from fondaco.kernel.checking.shown import check_prediction
from fondaco.kernel.showing.effects import predict
from fondaco.kernel.showing.reasons import by_target, why_not_target
from fondaco.kernel.showing.scores import history
from fondaco.locale import LANGUAGES, Formatter, rulebook
from tests.declared import declaring

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
DRAWN = pytest.mark.parametrize("name", declaring("board"))
BOARDS = Path(__file__).parents[2] / "web/src/games"
NOW_AND_THEN = {  # targets that mean a move only in some states
    "batavia": [*(f"space:{space}" for space in range(36)), "box:EN-tea", "box:SE-pepper"],
    "spice_islands": [f"die:{colour}" for colour in ("green", "orange", "black", "purple")]
    + ["cargo:pirate:spice", "cargo:green1:green-good"],
}


def played(game: Game, seed: int, share: float = 1.0) -> Iterator[tuple[Match, int, int, random.Random]]:
    """A random match, before some of its moves: who is going to make which."""
    rng = random.Random(seed)
    match = Match(game, rng.choice(game.seats), seed)
    while not match.over:
        seat = rng.choice(match.deciding)
        move = rng.choice(match.offers(seat))
        if rng.random() < share:
            yield match, seat, move, rng
        match.play_move(seat, move)


@EVERY_GAME
def test_what_a_move_is_said_to_bring_it_brings(name: str) -> None:
    for match, seat, move, _ in played(GAMES[name], 1, 0.4 if name == "indonesia" else 1.0):
        check_prediction(match, seat, move)


@pytest.mark.parametrize("name", declaring("effects"))
def test_effects_are_told_in_both_languages(name: str) -> None:
    game = GAMES[name]
    formatters = [Formatter(language, game) for language in LANGUAGES]
    told = 0
    for seed in range(2, 22):
        for match, seat, move, _ in played(game, seed, 0.3):
            for effect in predict(game, match.state, seat, move):
                texts = [words.effect(effect) for words in formatters]
                assert all(text and "none" not in text.split() for text in texts), texts
                told += 1
        if told > 40:  # one match is enough, unless it is short
            break
    assert told > 40
    assert not any(words.problems for words in formatters)


@DRAWN
def test_every_target_that_is_not_legal_has_a_reason_with_a_rule_in_both_languages(name: str) -> None:
    game = GAMES[name]
    known = {rule for book in (name, "house") for rule in paragraphs(book)}
    formatters = [Formatter(language, game) for language in LANGUAGES]
    targets = [*sorted(by_target(game.moves)), *NOW_AND_THEN.get(name, [])]
    for match, seat, _, rng in played(game, 3, 0.25):
        for target in rng.sample(targets, 4):
            asker = rng.choice([seat, rng.randrange(match.seats)])
            legal = any(target in move.targets for move in match.legal(asker))
            refusal = why_not_target(match, asker, target)
            assert (refusal is None) == legal, target
            if refusal is not None:
                assert refusal.rule in known
                assert all(len(words.refusal(refusal)) > 10 for words in formatters)
    assert not any(words.problems for words in formatters)


@DRAWN
def test_a_reason_is_found_without_trying_the_legal_moves(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for match, seat, _, rng in played(GAMES[name], 4, 0.05):
        expected = [tuple(move.targets) for move in match.legal(seat)]
        with monkeypatch.context() as patched:
            patched.setattr(match, "tried", None)
            assert list(match.legal_targets(seat)) == expected
            match.why_not_target(seat, rng.choice(sorted(by_target(match.game.moves))))


def paragraphs(book: str) -> set[str]:
    return {paragraph.id for chapter in rulebook(book, "en").chapters for paragraph in chapter.paragraphs}


@DRAWN
def test_every_target_of_a_board_is_one_that_can_be_explained(name: str) -> None:
    """What the drawings call a target is the name of a target of some move, or one the game gives a meaning."""
    known = {target.partition(":")[0] for target in (*by_target(GAMES[name].moves), *NOW_AND_THEN.get(name, []))}
    drawn = set()
    for drawing in sorted((BOARDS / name).glob("*.svelte")):
        for call in re.findall(r"table\.piece\(([^,)]*(?:\?[^,)]*)?)", drawing.read_text(encoding="utf-8")):
            drawn.update(re.findall(r"[`']([a-z]+)(?=[:`'])", call))
    assert drawn
    assert drawn <= known


def test_a_reason_fits_what_is_already_chosen() -> None:
    game = GAMES["borneo"]
    for match, seat, _, _ in played(game, 4):
        if match.stage == "expedition":
            card = next(target for move in match.legal(seat) for target in move.targets if target.startswith("card:"))
            closed = next(
                port for port in by_target(game.moves) if port.startswith("port:") and closed_port(match, port)
            )
            refusal = why_not_target(match, seat, closed, [card])
            assert refusal is not None
            assert refusal.message() == "port-not-open"
            return
    raise AssertionError("no expedition")


def closed_port(match: Match, target: str) -> bool:
    return not any(target in move.targets for seat in match.deciding for move in match.legal(seat))


@pytest.mark.parametrize("name", declaring("scores"))
def test_the_history_of_a_match_goes_from_its_first_period_to_the_end(name: str) -> None:
    game = GAMES[name]
    assert game.scores is not None
    match = next(played(game, 5))[0]
    for _ in played_on(match, random.Random(5)):
        pass
    told = history(match)
    assert [score.period for score in told] == list(range(told[0].period, told[0].period + len(told)))
    assert all(len(score.values) == match.seats for score in told)
    if not game.scores.gains:
        assert told[-1].values == tuple(game.scores.amount(match.state, seat) for seat in range(match.seats))
    else:
        gained = [sum(values) for values in zip(*(score.values for score in told), strict=True)]
        begun = game.deal(match.seats, match.seed)
        for seat, sum_ in enumerate(gained):
            assert sum_ == game.scores.amount(match.state, seat) - game.scores.amount(begun, seat)


def played_on(match: Match, rng: random.Random) -> Iterator[int]:
    while not match.over:
        seat = rng.choice(match.deciding)
        match.play_move(seat, rng.choice(match.offers(seat)))
        yield seat
