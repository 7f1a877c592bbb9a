"""Ratings are a function of results in order: known strengths are found, and counting twice changes nothing."""

from __future__ import annotations

import asyncio
import random
import statistics
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from fondaco.bots.ratings import bot_ratings, rating_of, write_ratings
from fondaco.games import GAMES
from fondaco.server.core.tasks import Tasks
from fondaco.server.ratings import models as rating_models
from fondaco.server.ratings.model import MU, SIGMA, Rating, basis, fixed_rating, rate, rate_all, shown
from fondaco.server.ratings.rebuild import calculate
from fondaco.server.ratings.repository import RatingRepository
from fondaco.server.ratings.service import BATCH, Ratings
from fondaco.server.storage import models as storage_models
from fondaco.server.storage.store import Store
from fondaco.server.table.repository import new_result
from fondaco.server.table.results import MatchResult, Participant
from tests.server.postgres import DATABASES, cluster

GAME = "batavia"
PEOPLE = 1000
ROUNDS = 16


def ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    for rank, number in enumerate(order):
        found[number] = float(rank)
    return found


def simulated(strengths: list[float], rounds: int, rng: random.Random) -> Iterator[MatchResult]:
    """Tables of two to five people, each as good on the day as their strength and openskill's luck; some ties."""
    number = 0
    for _ in range(rounds):
        people = rng.sample(range(len(strengths)), len(strengths))
        while len(people) > 1:
            table = [people.pop() for _ in range(min(len(people), rng.randint(2, 5)))]
            today = sorted(table, key=lambda person: -rng.gauss(strengths[person], SIGMA / 2))
            places = list(range(1, len(table) + 1))
            if rng.random() < 0.05:
                places[-1] = places[-2]
            seats = tuple(Participant(place, f"p{person}") for place, person in zip(places, today, strict=True))
            number += 1
            yield MatchResult(f"t{number:06}", GAME, float(number), True, seats)


def test_a_thousand_people_are_ordered_by_their_strength() -> None:
    rng = random.Random(21)
    strengths = [rng.gauss(MU, SIGMA) for _ in range(PEOPLE)]
    ratings = calculate(list(simulated(strengths, ROUNDS, rng)))
    found = [ratings[GAME, f"p{person}"] for person in range(PEOPLE)]
    assert statistics.correlation(ranks(strengths), ranks([rating.mu for rating in found])) > 0.95
    covered = sum(
        abs(rating.mu - strength) < 1.96 * rating.sigma for rating, strength in zip(found, strengths, strict=True)
    )
    assert covered > 0.8 * PEOPLE, "the intervals hold"
    assert all(not rating.is_provisional and rating.games <= ROUNDS for rating in found)
    best = sorted(range(PEOPLE), key=strengths.__getitem__)[-50:]
    assert statistics.fmean(found[person].mu for person in best) > statistics.fmean(r.mu for r in found) + SIGMA


def test_a_stranger_is_shown_at_1500_and_400_points_win_ten_times_as_often() -> None:
    assert (Rating().shown, Rating().is_provisional) == (1500, True)
    chance = statistics.NormalDist(0, 2**0.5 * SIGMA / 2).cdf(400 / (shown(MU + 1) - shown(MU)))
    assert 0.9 < chance < 0.93


def test_equals_share_and_the_order_of_seats_is_nothing() -> None:
    tie = MatchResult("t", GAME, 1.0, True, (Participant(1, "a"), Participant(1, "b"), Participant(3, "c")))
    after = rate(tie, {})
    assert after["a"] == after["b"]
    assert after["a"].mu > MU > after["c"].mu
    turned = MatchResult("t", GAME, 1.0, True, tie.seats[::-1])
    for person, rating in rate(turned, {}).items():
        assert rating.mu == pytest.approx(after[person].mu)


def test_a_bot_counts_with_its_measured_strength_and_never_changes() -> None:
    against = {
        bot: rate(
            MatchResult("t", GAME, 1.0, True, (Participant(1, "a"), Participant(2, "b"), Participant(3, bot=bot))), {}
        )
        for bot in ("easy", "hard")
    }
    assert set(against["easy"]) == {"a", "b"}
    assert against["hard"]["b"].mu > against["easy"]["b"].mu, "to beat a stronger one is worth more"
    assert rate(MatchResult("t", GAME, 1.0, True, (Participant(1, "a"), Participant(2, bot="easy"))), {}) == {}


def test_every_game_has_measured_levels_and_hard_is_before_easy() -> None:
    for name, game in GAMES.items():
        rated = {level: rating_of(game, level) for level in ("easy", "normal", "hard")}
        assert all(rated.values()), name
        assert rated["easy"].mu < rated["hard"].mu  # type: ignore[union-attr]
        assert rated["normal"].mu == MU  # type: ignore[union-attr]
        assert rating_of(game, "mcts") is None, "a bot with a time limit is as strong as the machine"
        assert fixed_rating(name, "level:5") == fixed_rating(name, "normal")


@pytest.mark.parametrize("name", GAMES)
def test_the_ratings_of_bots_are_what_the_contests_give(name: str) -> None:
    from fondaco.arena.bot_ratings import rate_bots

    found = rate_bots(GAMES[name], Path(__file__).parents[2] / "docs" / "results" / "levels")
    assert write_ratings(found) == write_ratings(list(bot_ratings(GAMES[name]).values()))


# -- stored ---------------------------------------------------------------------------


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'house.db'}"
        return
    with cluster() as address:
        yield address.replace("postgresql://", "postgresql+psycopg://")


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(url, lambda _: None)
        await store.open()
        try:
            await store.write(insert(storage_models.house).values(id=1, secret=b"", alive=0.0, rating_basis=basis()))
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_results_are_counted_once_and_in_order_whoever_counts(url: str) -> None:
    """Late ones too: two counters at a time, and results that arrive after those that ended later."""
    rng = random.Random(3)
    results = list(simulated([rng.gauss(MU, SIGMA) for _ in range(30)], 7, rng))
    expected = calculate(results)
    late = results[10::13]

    async def work(store: Store) -> None:
        counters = [Ratings(RatingRepository(store), Tasks()) for _ in range(2)]
        for result in results:
            if result not in late:
                await store.write(new_result(result))
        await asyncio.gather(*(counter.count() for counter in counters))
        for result in late:
            await store.write(new_result(result))
            await counters[0].count()
        await asyncio.gather(*(counter.count() for counter in counters))
        stored = await RatingRepository(store).all()
        assert stored == expected, "to the last bit"
        history = await store.read(select(rating_models.rating_history))
        assert len(history) == sum(len(result.seats) for result in results)
        assert len(results) > BATCH, "more than one transaction"
        assert not await RatingRepository(store).games_pending()

    with_store(url, work)


def test_another_basis_has_everything_counted_again(tmp_path: Path) -> None:
    rng = random.Random(4)
    results = list(simulated([rng.gauss(MU, SIGMA) for _ in range(6)], 4, rng))

    async def work(store: Store) -> None:
        repository = RatingRepository(store)
        ratings = Ratings(repository, Tasks())
        for result in results:
            await store.write(new_result(result))
        await ratings.count()
        await store.write(
            rating_models.ratings.update().values(mu=1.0), storage_models.house.update().values(rating_basis="older")
        )
        await ratings.open()
        await ratings.count()
        assert await repository.all() == calculate(results)
        assert await repository.is_current()

    with_store(f"sqlite:///{tmp_path / 'house.db'}", work)


def test_a_match_that_does_not_count_changes_nothing() -> None:
    seats = (Participant(1, "a"), Participant(2, "b"))
    assert rate_all([MatchResult("t", GAME, 1.0, False, seats)], {}) == [{}]
