"""The stored results of levels and hints belong to the levels that are declared, and say what the page claims."""

from __future__ import annotations

from types import ModuleType

import pytest

from fondaco.arena.play import GameResult
from fondaco.arena.tally import head_to_head, share_over_deals
from fondaco.games import GAMES
from tests.arena.scripts import ROOT, load_script


@pytest.fixture(scope="module")
def levels() -> ModuleType:
    return load_script("levels")


def test_every_named_level_wins_as_much_as_it_should_against_the_one_below(levels: ModuleType) -> None:
    contests = list(levels.named())
    assert len(contests) == 2 * len(GAMES)
    for contest in contests:
        found = share_over_deals(contest.results(), contest.bot)
        assert found.deals >= 4, f"{contest.name}: not measured"
        assert levels.MIN_SHARE <= head_to_head(found.share, contest.seats) <= levels.MAX_SHARE, contest.name


def test_who_follows_every_hint_is_not_worse_than_hard(levels: ModuleType) -> None:
    for contest in levels.hinted():
        found = share_over_deals(contest.results(), contest.bot)
        assert found.deals >= 20, f"{contest.name}: not measured"
        assert found.high >= 1 / contest.seats, contest.name


def test_the_page_is_written_from_the_results(levels: ModuleType) -> None:
    page = (ROOT / "docs" / "levels.md").read_text(encoding="utf-8")
    for row in [*levels.named_rows(), *levels.step_rows(), *levels.hint_rows()]:
        assert row in page


def played(deal: int, rank: int) -> GameResult:
    return GameResult("kontor", deal, ("a", "b"), "", (0, 0), (rank, 3 - rank), 1, (0.0, 0.0), (1, 1))


def test_deals_are_the_units_of_an_interval() -> None:
    """Twice the games of the same deals with the same results make nothing more certain."""
    once = [played(deal, 1 + deal % 2) for deal in range(10)]
    found, doubled = (share_over_deals(games, "a") for games in (once, once * 2))
    assert (found.share, found.deals, doubled.games) == (0.5, 10, 20)
    assert (found.low, found.high) == (doubled.low, doubled.high)
    assert found.low < 0.5 < found.high
    assert share_over_deals(once[:1], "a").high == 1.0
    assert head_to_head(0.25, 4) == pytest.approx(0.5)
    assert head_to_head(0.5, 4) == pytest.approx(0.75)
    assert head_to_head(0.7, 2) == pytest.approx(0.7)
