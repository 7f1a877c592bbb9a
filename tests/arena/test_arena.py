"""The arena: fair seats, the same deals for all, results that last, and figures that say what they know."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from fondaco.arena import run as running
from fondaco.arena.guests import Limits
from fondaco.arena.play import GameResult, Pairing, play_one, schedule, table_of
from fondaco.arena.run import read_results
from fondaco.arena.run import run as run_all
from fondaco.arena.tally import beaten, tally_bots, wilson
from fondaco.arena.tasks import Where
from tests.cli.conftest import Run
from tests.speed import at_speed

LADDER = ("heuristic", "random")


def contest(file: Path | None, games: int, workers: int = 1) -> list[GameResult]:
    pairings = list(schedule("batavia", LADDER, 4, games, 3))
    return run_all(pairings, file, Where(workers), lambda played: None)


def without_times(results: list[GameResult]) -> list[tuple[object, ...]]:
    return [(one.key, one.ending, one.scores, one.ranks, one.decisions, one.choices) for one in results]


def test_every_bot_sits_in_every_seat_of_the_same_deal() -> None:
    pairings = list(schedule("batavia", LADDER, 4, 8, 1))
    assert [pairing.bots.index("heuristic") for pairing in pairings] == [0, 3, 2, 1, 0, 3, 2, 1]
    assert [pairing.deal for pairing in pairings] == [1_000_003] * 4 + [1_000_004] * 4
    assert table_of(["a", "b"], 4) == ["a", "b", "b", "b"]


def test_more_bots_than_seats_meet_at_several_tables() -> None:
    bots = ["random", "greedy", "heuristic"]
    pairings = list(schedule("kontor", bots, 2, 12, 0))
    met = Counter(pairing.bots for pairing in pairings)
    assert len(met) == 6
    assert set(met.values()) == {2}


def test_no_game_is_played_twice() -> None:
    """Of equal bots a rotation of the seats is the same game again."""
    pairings = list(schedule("batavia", ["heuristic", "random", "heuristic", "random"], 4, 8, 1))
    assert len(set(pairings)) == 8
    assert {pairing.deal for pairing in pairings} == {1_000_003 + number for number in range(4)}
    assert len({pairing.deal for pairing in schedule("kontor", ["heuristic"], 2, 5, 1)}) == 5


def test_the_same_pairing_gives_the_same_game() -> None:
    pairing = Pairing("kontor", 5, (f"mcts:{at_speed(5, 1)}", "heuristic"))
    assert without_times([play_one(pairing)]) == without_times([play_one(pairing)])


def test_processes_give_the_same_results_as_one(tmp_path: Path) -> None:
    alone = contest(None, 6)
    assert without_times(contest(tmp_path / "results.jsonl", 6, workers=2)) == without_times(alone)


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "results.jsonl"
    first = contest(file, 4)
    file.write_bytes(file.read_bytes() + b'{"game":"batavia","deal"')  # its writer died
    assert read_results(file) == first
    played: list[Pairing] = []

    def note(pairing: Pairing, limits: Limits) -> GameResult:
        played.append(pairing)
        return play_one(pairing, limits)

    monkeypatch.setattr(running, "play_one", note)
    again = contest(file, 6)
    assert again[:4] == first
    assert len(played) == 2
    assert len(read_results(file)) == 6


def test_wilsons_interval() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == 1.0


def test_the_better_bot_stands_first() -> None:
    results = contest(None, 24)
    best, worst = tally_bots(results)
    assert (best.bot, worst.bot) == LADDER
    assert best.low <= best.share <= best.high
    assert best.share + 3 * worst.share == pytest.approx(1)
    assert best.even == worst.even == 0.25
    above = beaten(results)
    assert above[LADDER] + above[LADDER[1], LADDER[0]] == pytest.approx(1)


def test_a_game_without_end_is_won_by_nobody() -> None:
    played = GameResult("batavia", 1, ("a", "b"), "move-limit", (1, 0), (1, 2), 9, (0.0, 0.0), (5, 4))
    assert played.shares() == [0.0, 0.0]


def test_the_report_has_all_plots() -> None:
    from fondaco.arena.report import write_report

    page = write_report(contest(None, 8), "heuristic <against> random")
    assert page.count("data:image/png;base64,") == 6
    assert "heuristic &lt;against&gt; random" in page


@pytest.mark.parametrize("words", [("--bots", "nobody"), ("--games", 0), ("--seats", 9)])
def test_the_terminal_refuses_what_cannot_be_played(run: Run, words: tuple[object, ...]) -> None:
    assert run("arena", "batavia", *words).code != 0
