"""What a play-out tells: found again where it is known, and the page is what the samples say."""

from __future__ import annotations

import random
import statistics
from types import ModuleType

import pytest

from fondaco.games import GAMES
from tests.arena.scripts import ROOT, load_script

WORTH, APART, NOISE = 0.02, 0.06, 0.3
MOVES = 6


@pytest.fixture(scope="module")
def playouts() -> ModuleType:
    return load_script("playouts")


def made_up(playouts: ModuleType, position: int, rng: random.Random) -> object:
    """A position whose moves are worth what their advice says and something more, seen through noise."""
    advised = [rng.gauss(0, 1) for _ in range(MOVES)]
    middle, spread = statistics.fmean(advised), statistics.pstdev(advised)
    advised = [(value - middle) / spread for value in advised]
    means = [WORTH * value + rng.gauss(0, APART) + rng.gauss(0, NOISE / playouts.WORLDS**0.5) for value in advised]
    means = [mean - statistics.fmean(means) for mean in means]
    return playouts.Told(51, position, tuple(advised), tuple(means), NOISE**2, 2 * NOISE**2)


def test_what_moves_are_worth_is_told_from_what_they_scatter(playouts: ModuleType) -> None:
    rng = random.Random(3)
    found = playouts.signal([made_up(playouts, position, rng) for position in range(2_000)])
    assert found.worth == pytest.approx(WORTH, rel=0.1)
    assert found.apart == pytest.approx(APART, rel=0.05)
    assert (found.noise, found.alone) == pytest.approx((NOISE, 2**0.5 * NOISE))
    assert found.as_many == pytest.approx((NOISE / APART) ** 2, rel=0.1)
    assert found.weight == pytest.approx(1 / (found.as_many * found.worth))


def test_moves_that_only_scatter_are_not_apart(playouts: ModuleType) -> None:
    rng = random.Random(4)
    told = []
    for position in range(500):
        means = [rng.gauss(0, NOISE / playouts.WORLDS**0.5) for _ in range(2)]
        means = [mean - statistics.fmean(means) for mean in means]
        told.append(playouts.Told(0, position, (1.0, -1.0), tuple(means), NOISE**2, NOISE**2))
    assert playouts.signal(told).apart < 0.015


def test_what_two_kinds_of_play_outs_have_in_common_is_found_through_noise(playouts: ModuleType) -> None:
    rng = random.Random(5)
    kinds: list[dict[int, object]] = [{}, {}, {}]
    for position in range(2_000):
        shared, own = [[rng.gauss(0, APART) for _ in range(MOVES)] for _ in "ab"]
        values = [shared, shared, [0.6 * one + 0.8 * other for one, other in zip(shared, own, strict=True)]]
        for kind, of_kind in zip(kinds, values, strict=True):
            means = [value + rng.gauss(0, NOISE / playouts.WORLDS**0.5) for value in of_kind]
            means = [mean - statistics.fmean(means) for mean in means]
            kind[position] = playouts.Told(0, position, (0.0,) * MOVES, tuple(means), NOISE**2, NOISE**2)
    assert playouts.alike(kinds[0], kinds[1]) == pytest.approx(1, abs=0.05)
    assert playouts.alike(kinds[0], kinds[2]) == pytest.approx(0.6, abs=0.05)


def test_a_stored_sample_can_be_taken_again(playouts: ModuleType) -> None:
    """Iterations, not seconds: the same position gives the same play-outs on every machine."""
    name, seats = playouts.tables()[0]
    stored = next(told for told in playouts.read(name, seats) if told.means and told.slips)
    place = list(playouts.places(GAMES[name], seats))[stored.position]
    assert playouts.tell(GAMES[name], stored.slips, stored.position, place) == stored


def test_the_page_is_written_from_the_samples(playouts: ModuleType) -> None:
    page = (ROOT / "docs" / "playouts.md").read_text(encoding="utf-8")
    rows = list(playouts.rows())
    assert rows
    assert all(row in page for row in rows)
