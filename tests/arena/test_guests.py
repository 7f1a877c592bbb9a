"""Third-party bots: kept from the true state, timed, and named when they fail; the contest goes on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fondaco.arena.guests import Limits
from fondaco.arena.play import Forfeit, GameResult, Pairing, play_match, play_one, rank, schedule
from fondaco.arena.run import run
from fondaco.arena.tally import tally_bots
from fondaco.arena.tasks import Where
from fondaco.bots import is_guest
from fondaco.games import GAMES
from fondaco.kernel import Match
from fondaco.kernel.errors import BotError
from tests.cli.conftest import Run

PLANTED = """
import gc
import os
import signal
import sys
import time

from fondaco.games.batavia.moves import BID
from fondaco.kernel import State


class Honest:
    def choose(self, game, world, seat, rng):
        print("thinking aloud")  # must not disturb the conversation
        world.actor = seat
        game.rules.offer(world)
        return world.choice(rng.randrange(world.choices()))


class Raises:
    def choose(self, game, world, seat, rng):
        return 1 // 0


class Sleeps:
    def choose(self, game, world, seat, rng):
        time.sleep(3600)


class Dawdles(Honest):
    def choose(self, game, world, seat, rng):
        time.sleep(0.2)
        return super().choose(game, world, seat, rng)


class Dies:
    def choose(self, game, world, seat, rng):
        os.kill(os.getpid(), signal.SIGKILL)


class Zero:
    def choose(self, game, world, seat, rng):
        return 0


class Rich:
    def choose(self, game, world, seat, rng):
        world.actor = seat
        game.rules.offer(world)
        return BID + 60 if world.ranges else world.pick()


class Speaker:
    def choose(self, game, world, seat, rng):
        return "pass"


class Hunter(Honest):
    '''Looks for every state there is, in frames and among all objects, and notes the hands it finds.'''

    def choose(self, game, world, seat, rng):
        found = {id(each): each for each in gc.get_objects() if isinstance(each, State)}
        frame = sys._getframe()
        while frame is not None:
            for value in [*frame.f_locals.values(), *frame.f_globals.values()]:
                if isinstance(value, State):
                    found[id(value)] = value
            frame = frame.f_back
        with open(os.environ["HUNTED"], "a") as out:
            for s in found.values():
                print(seat, game.dump(s)["hand"], game.dump(world)["hand"], sep="|", file=out)
        return super().choose(game, world, seat, rng)
"""
QUICK = Limits(move=4.0, game=60.0)
DIVISION = "ZeroDivisionError: integer division or modulo by zero (planted.py:22)"


@pytest.fixture(autouse=True)
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "planted.py").write_text(PLANTED)
    monkeypatch.syspath_prepend(tmp_path)


def contest(bot: str, games: int = 2, workers: int = 1, limits: Limits = QUICK) -> list[GameResult]:
    pairings = list(schedule("batavia", [f"planted:{bot}", "random"], 3, games, 1))
    return run(pairings, None, Where(workers), lambda played: None, limits)


@pytest.mark.parametrize(
    ("bot", "why", "code", "fact"),
    [
        ("Raises", "raised", "bot-raised", ("problem", DIVISION)),
        ("Sleeps", "slow-move", "bot-slow-move", ("seconds", "4")),
        ("Dies", "died", "bot-died", ("name", "planted:Dies")),
        ("Zero", "illegal", "bot-illegal-move", ("move", "0")),
        ("Rich", "illegal", "bot-illegal-move", ("move", "bid 60")),
        ("Speaker", "illegal", "bot-wants-number", ("move", "'pass'")),
    ],
)  # fmt: skip
def test_a_bot_that_fails_is_named_and_forfeits_and_the_contest_goes_on(
    bot: str, why: str, code: str, fact: tuple[str, str]
) -> None:
    games = 1 if bot == "Sleeps" else 2
    results = contest(bot, games)
    assert len(results) == games
    for played in results:
        (forfeit,) = played.forfeits
        assert (forfeit.bot, forfeit.why, forfeit.code) == (f"planted:{bot}", why, code)
        assert played.bots[forfeit.seat] == f"planted:{bot}"
        assert forfeit.facts["name"] == f"planted:{bot}"
        assert forfeit.facts[fact[0]] == fact[1]
        assert played.ranks[forfeit.seat] == 3
        assert played.ending in GAMES["batavia"].endings  # a substitute played on
        assert played.shares()[forfeit.seat] == 0.0


def test_all_planted_bots_in_one_contest_in_processes() -> None:
    bots = [f"planted:{name}" for name in ("Raises", "Dies", "Sleeps", "Honest")]
    results = run(list(schedule("kontor", bots, 2, 8, 1)), None, Where(2), lambda played: None, QUICK)
    failed = {(forfeit.bot, forfeit.why) for played in results for forfeit in played.forfeits}
    assert failed == {("planted:Raises", "raised"), ("planted:Dies", "died"), ("planted:Sleeps", "slow-move")}
    assert len(results) == 8
    assert tally_bots(results)[0].bot == "planted:Honest"


def test_a_whole_game_has_a_limit_too() -> None:
    (played,) = contest("Dawdles", games=1, limits=Limits(move=30.0, game=0.9))
    (forfeit,) = played.forfeits
    assert (forfeit.why, forfeit.facts["seconds"]) == ("slow-game", "0.9")
    assert played.decisions > 1


def test_whoever_hunts_the_true_state_finds_only_what_was_dealt_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By frames and by all objects: the hands that it sees are the true ones only by chance."""
    hunted = tmp_path / "hunted"
    monkeypatch.setenv("HUNTED", str(hunted))
    pairing = Pairing("batavia", 7, ("planted:Hunter", "random", "random"))
    match = play_match(pairing)
    game = GAMES["batavia"]
    again = Match.replay(game, match.record, 0)
    true = []
    for ply in match.plies:
        true.append(game.dump(again.state)["hand"])
        again.play_move(ply.seat, ply.move)
    assert "planted" not in sys.modules  # it was never here
    found = [line.split("|") for line in hunted.read_text().splitlines()]
    decisions = [ply for ply in range(match.ply) if match.plies[ply].seat == 0]
    assert len(found) >= len(decisions) > 10
    seen = {hand for _, hand, _ in found}
    others = [true[ply] for ply in decisions if sum(sum(hand.values()) for hand in true[ply][1:]) > 6]
    assert len(others) > 5
    assert sum(str(hand) in seen for hand in others) < len(others) / 2


def test_the_same_pairing_gives_the_same_game_also_with_guests() -> None:
    pairing = Pairing("kontor", 5, ("planted:Honest", "heuristic"))
    one, two = play_one(pairing), play_one(pairing)
    assert (one.scores, one.ranks, one.decisions, one.forfeits) == (two.scores, two.ranks, two.decisions, ())


def test_who_forfeits_is_behind_everybody_else() -> None:
    game = GAMES["batavia"]
    s = game.deal(4, 1)
    plain = rank(game, s, ())
    lost = [Forfeit(seat, "x", 1, "died", "bot-died", {}) for seat in (0, 2)]
    ranks = rank(game, s, lost).ranks
    assert ranks[0] == ranks[2] == 3
    assert sorted(ranks)[:2] in ([1, 1], [1, 2])
    all_lost = [Forfeit(seat, "x", 1, "died", "bot-died", {}) for seat in range(4)]
    assert rank(game, s, all_lost) == plain


def test_the_houses_own_bots_need_no_process() -> None:
    own = ("random", "hard", "level:7", "mcts:500", "mcts:0.5s", "uct:4", "heuristic:set", "fondaco.bots.greedy:Greedy")
    assert not any(map(is_guest, own))
    assert is_guest("planted:Honest")
    assert is_guest("my.module:Bot?weights=a.npz")


def test_an_analysis_says_who_failed() -> None:
    with pytest.raises(BotError) as caught:
        play_match(Pairing("kontor", 5, ("planted:Raises", "random")))
    assert caught.value.code == "bot-raised"


def test_the_terminal_names_who_failed_and_refuses_what_is_no_bot(run: Run) -> None:
    words = ("arena", "kontor", "--bots", "planted:Raises,random", "--games", 2, "--workers", 1)
    shown = run(*words)
    assert shown.code == 0
    assert "planted:Raises forfeited 2 games: The bot planted:Raises failed: ZeroDivisionError" in " ".join(
        shown.out.split()
    )
    missing = run("arena", "kontor", "--bots", "planted:Nobody,random", "--games", 2)
    assert (missing.code, "planted:Nobody" in missing.err) == (2, True)
    assert run(*words, "--move-seconds", 0).code == 2


def test_at_the_terminal_another_bot_plays_on_for_one_that_fails(run: Run) -> None:
    shown = run("play", "kontor", "--people", 0, "--bots", "planted:Raises,random", "--seed", 3)
    assert shown.code == 0
    assert "ZeroDivisionError" in shown.out
    assert "heuristic plays on for" in shown.out
