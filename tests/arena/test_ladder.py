"""The ladder: everybody meets everybody, ratings find who is stronger, and the page is what the results say."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise
from types import ModuleType

import pytest

from fondaco.arena.ladder import rate, tables
from fondaco.arena.play import GameResult, Pairing, play_one
from fondaco.arena.tally import above
from tests.arena.scripts import ROOT, load_script


@pytest.fixture(scope="module")
def ladder() -> ModuleType:
    return load_script("ladder")


def simulated(pairing: Pairing, rng: random.Random) -> GameResult:
    """A game of bots named after their strength: the chance to be next is in proportion to it."""
    left = list(range(len(pairing.bots)))
    ranks = [0] * len(left)
    rank = 1
    while left:
        seat = rng.choices(left, [float(pairing.bots[seat]) for seat in left])[0]
        ranks[seat] = rank
        left.remove(seat)
        rank += 1
    count = len(ranks)
    return GameResult(
        "any", pairing.deal, pairing.bots, "", (0,) * count, tuple(ranks), 1, (0.0,) * count, (1,) * count
    )


def test_every_two_bots_meet_equally_often_and_sit_everywhere() -> None:
    bots = tuple("abcdefgh")
    pairings = list(tables("batavia", bots, 4, 70, 1))
    met = Counter(pair for pairing in pairings for pair in combinations(sorted(pairing.bots), 2))
    assert set(met.values()) == {60}
    assert len(met) == 28
    sat = Counter((bot, seat) for pairing in pairings for seat, bot in enumerate(pairing.bots))
    assert set(sat.values()) == {35}
    assert all(len({one.deal, other.deal}) == 1 for one, other in pairwise(pairings[:4]))


def test_ratings_find_the_strengths_that_games_were_played_with() -> None:
    """A bot of four times the strength is above in four games of five: 241 points of Elo."""
    rng = random.Random(5)
    results = [simulated(pairing, rng) for pairing in tables("any", ("1", "2", "4", "8", "16"), 4, 300, 1)]
    rated = rate(results, "4")
    assert [rated[bot].rating for bot in ("1", "4", "16")] == pytest.approx([-241, 0, 241], abs=30)
    for bot in ("1", "2", "8", "16"):
        assert rated[bot].low < rated[bot].rating < rated[bot].high
        assert rated[bot].high - rated[bot].low < 120


def test_intervals_are_of_deals() -> None:
    """The same games again make nothing more certain."""
    rng = random.Random(6)
    once = [simulated(pairing, rng) for pairing in tables("any", ("1", "2", "4"), 2, 30, 1)]
    found, doubled = rate(once, "2"), rate(once * 2, "2")
    for bot in ("1", "4"):
        assert found[bot].high - found[bot].low == pytest.approx(doubled[bot].high - doubled[bot].low, rel=0.15)


def test_a_bot_that_never_won_has_a_rating_too() -> None:
    lost = [GameResult("any", deal, ("a", "b"), "", (0, 0), (1, 2), 1, (0.0, 0.0), (1, 1)) for deal in range(9)]
    rated = rate(lost, "a")
    assert -800 < rated["b"].rating < -100
    assert above(lost) == {("a", "b"): 9.0, ("b", "a"): 0.0}


def test_the_stored_games_are_those_of_the_ladder_and_can_be_played_again(ladder: ModuleType) -> None:
    """Iterations, not seconds: the same pairing gives the same game on every machine."""
    for each in ladder.ladders():
        known = {pairing.key for pairing in each.pairings(each.deals)}
        stored = ladder.read_results(each.file)
        assert {played.key for played in stored} <= known, each.file.name
        cheap = [played for played in stored if not {"mcts:400", "uct:400"} & set(played.bots)]
        if each.usual and each.game in ("batavia", "borneo") and cheap:
            again = play_one(Pairing(each.game, cheap[0].deal, cheap[0].bots))
            assert (again.scores, again.ranks) == (cheap[0].scores, cheap[0].ranks)


def test_the_page_is_written_from_the_results(ladder: ModuleType) -> None:
    page = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
    for each in ladder.ladders():
        if (each.usual or each.beside == "network") and each.results():
            assert "".join(ladder.part(each)) in page
    for row in [*ladder.stranger_rows(), *ladder.other_rows()]:
        assert row in page


def test_uct_does_not_follow_the_advice() -> None:
    """Against the heuristic's own table it plays other moves than the search that follows the advice."""
    games = {bot: play_one(Pairing("batavia", 3, (bot, "random", "random"))) for bot in ("uct:20", "mcts:20")}
    assert games["uct:20"].scores != games["mcts:20"].scores
