"""Levels: a dial in every game, each as the bot it stands for, none of them by luck."""

from __future__ import annotations

import dataclasses
import random
from itertools import islice

import pytest

from fondaco.bots import DIALLED, LEVELS, SEATED, AtLevel, Heuristic, Mcts, find_bot, in_time
from fondaco.bots.level import WAIT
from fondaco.games import GAMES
from fondaco.kernel.checking.contract import check_declarations
from fondaco.kernel.checking.shown import ContractBroken
from fondaco.kernel.declaring.levels import DIAL, NAMED, Level
from tests.bots.walks import walk
from tests.speed import COMPILED, at_speed

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


@EVERY_GAME
def test_the_names_are_points_of_a_dial_that_looks_further_and_further(name: str) -> None:
    levels = GAMES[name].levels
    assert len(levels) == DIAL
    assert list(NAMED) == list(LEVELS) == ["easy", "normal", "hard"]
    assert list(DIALLED) == [f"level:{number}" for number in range(1, DIAL + 1)]
    for bot, number in NAMED.items():
        chosen = LEVELS[bot]
        assert isinstance(chosen, AtLevel)
        assert chosen.number == number
    assert levels[NAMED["easy"] - 1].iterations == 0, "easy does not look ahead"
    assert levels[NAMED["normal"] - 1].iterations < levels[NAMED["hard"] - 1].iterations


@EVERY_GAME
def test_a_level_plays_as_the_bot_it_stands_for(name: str) -> None:
    game = GAMES[name]
    numbers = range(1, DIAL + 1) if COMPILED else range(1, 4)
    for s, seat in islice(walk(game, game.usual_seats, 6, stride=37), at_speed(2, 1)):
        for number in numbers:
            named = find_bot(game.levels[number - 1].bot)
            worlds = [game.sample(s, seat, 1) for _ in "ab"]
            moves = {
                bot.choose(game, world, seat, random.Random(3))
                for bot, world in zip((AtLevel(number), named), worlds, strict=True)
            }
            assert len(moves) == 1


@EVERY_GAME
def test_easy_makes_no_blunders_by_luck(name: str) -> None:
    """The same world gives the same move, whatever its luck: it is weaker because it looks less far."""
    game = GAMES[name]
    for s, seat in islice(walk(game, game.usual_seats, 3, stride=11), at_speed(30, 5)):
        moves = {LEVELS["easy"].choose(game, game.sample(s, seat, 1), seat, random.Random(luck)) for luck in range(6)}
        assert len(moves) == 1


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.levels[NAMED["easy"] - 1].ignores])
def test_what_easy_ignores_changes_what_it_does(name: str) -> None:
    game = GAMES[name]
    differs = 0
    for s, seat in islice(walk(game, game.usual_seats, 5, stride=1), 400):
        moves = {
            bot.choose(game, game.sample(s, seat, 1), seat, random.Random(1)) for bot in (LEVELS["easy"], Heuristic())
        }
        differs += len(moves) > 1
    assert differs > 2


BROKEN = {
    "too few": (Level(),) * 9,
    "unknown term": (Level(ignores=("nonsense",)), *[Level()] * 9),
    "search that ignores": (*[Level()] * 9, Level(5, ("price",))),
    "less far": (Level(5), *[Level()] * 9),
}


@pytest.mark.parametrize("levels", BROKEN.values(), ids=list(BROKEN))
def test_a_dial_that_makes_no_sense_breaks_the_contract(levels: tuple[Level, ...]) -> None:
    with pytest.raises(ContractBroken, match="levels of batavia"):
        check_declarations(dataclasses.replace(GAMES["batavia"], levels=levels))


def test_time_is_only_a_cap() -> None:
    game = GAMES["batavia"]
    hard = LEVELS["hard"]
    assert isinstance(hard, AtLevel)
    free, capped = hard.bot_of(game), hard.within(0.5).bot_of(game)
    assert isinstance(free, Mcts)
    assert isinstance(capped, Mcts)
    assert free.iterations == capped.iterations == game.levels[NAMED["hard"] - 1].iterations
    assert (free.hurried, capped.hurried, capped.seconds) == (False, True, 0.5)
    assert hard.within(0.5).within(2.0).seconds == 0.5
    assert hard.within(5.0).seconds == WAIT
    assert in_time(Heuristic(), 0.1) is not None
    assert all(find_bot(name) is bot for name, bot in SEATED.items())
