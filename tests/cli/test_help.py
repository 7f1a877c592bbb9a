"""`help` at a table speaks of the game at that table."""

from __future__ import annotations

import random
import re

import pytest

from fondaco.games import GAMES
from fondaco.kernel import Game, Match
from fondaco.locale import LANGUAGES
from tests.cli.conftest import Run
from tests.declared import declaring

LAID_OUT = declaring("terminal")
EVERY_GAME = pytest.mark.parametrize("game", [GAMES[name] for name in LAID_OUT], ids=LAID_OUT)
RULE = re.compile(r"\b([A-Z]{3})-\d+\.\d+")


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_shows_moves_and_rules_of_this_game(run: Run, game: Game, language: str) -> None:
    out = run("play", game.name, "--bot", "random", "--seed", 3, "--lang", language, lines=["help"]).out
    told = " ".join(out.split("\n> ")[1].split())
    assert set(RULE.findall(told)) == {game.prefix}
    assert game.terminal is not None
    assert f": 1, {', '.join(game.terminal.examples.single)}" in told
    assert f": {', '.join(game.terminal.examples.together)}." in told
    assert ("2 5" in told) == any(kind.word == "bid" for kind in game.moves.kinds)


@EVERY_GAME
def test_the_examples_are_moves_of_the_game(game: Game) -> None:
    assert game.terminal is not None
    examples = game.terminal.examples
    assert min(len(examples.single), len(examples.together)) > 1
    for notation in (*examples.single, *examples.together):
        move = game.moves.read(notation)
        assert move is not None
        assert game.moves.write(move) == notation


@EVERY_GAME
def test_one_seat_can_make_the_moves_that_are_shown_together(game: Game) -> None:
    """In some random game moves of these kinds follow each other."""
    assert game.terminal is not None
    wanted = [notation.split()[0] for notation in game.terminal.examples.together]
    for seed in range(40):
        match = Match(game, game.usual_seats, seed)
        rng = random.Random(seed)
        while not match.over:
            seat = match.deciding[0]
            match.play_move(seat, rng.choice(match.offers(seat)))
            last = match.plies[-len(wanted) :]
            kinds = [game.moves.spell(ply.move).kind.word for ply in last]
            if kinds == wanted and len({ply.seat for ply in last}) == 1:
                return
    pytest.fail(f"{wanted} never followed each other")
