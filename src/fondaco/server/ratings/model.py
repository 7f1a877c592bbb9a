"""How results change ratings: a pure function, with openskill's model for matches of many players.

Ratings are stored on openskill's scale and shown on one like chess players': where 400 points more win ten times as
often as they lose.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from fondaco.bots.ratings import rating_of, ratings_digest
from fondaco.games import GAMES
from fondaco.server.table.results import MatchResult, Participant

START, POINTS = 1500, 50  # shown for a stranger; shown for one of openskill's
MU, SIGMA = 25.0, 25 / 3
INTERVAL = 1.96  # standard deviations: 95 %
PROVISIONAL = 10  # until so many games
REVISION = 1  # another one when any of this is changed


class Rating(Struct, frozen=True):
    """What is known of a player's strength in a game."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        return shown(self.mu)

    @property
    def interval(self) -> int:
        """To both sides, with 95 %."""
        return round(INTERVAL * POINTS * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.games < PROVISIONAL


STRANGER = Rating()


def shown(mu: float) -> int:
    return round(START + POINTS * (mu - MU))


def fixed_rating(game: str, bot: str | None) -> Rating | None:
    """Of a bot, which never changes; None where it was not measured."""
    found = rating_of(GAMES[game], bot or "") if game in GAMES else None
    return None if found is None else Rating(found.mu, found.sigma, found.games)


@functools.cache
def _model() -> Any:
    from openskill.models import ThurstoneMostellerFull  # a tenth of a second, and few need it

    return ThurstoneMostellerFull(mu=MU, sigma=SIGMA)


def rate(result: MatchResult, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """The people of a match with their ratings after it; nothing where there are no two to compare."""
    seats = [(seat, rating) for seat in result.seats if (rating := _before(result.game, seat, known)) is not None]
    people = [seat.person for seat, _ in seats if seat.person is not None]
    if not result.is_rated or len(set(people)) < 2 or len(set(people)) < len(people):
        return {}
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for _, rating in seats]
    after = model.rate(teams, ranks=[float(seat.place) for seat, _ in seats])
    return {
        seat.person: Rating(team[0].mu, team[0].sigma, rating.games + 1)
        for (seat, rating), team in zip(seats, after, strict=True)
        if seat.person is not None
    }


def rate_all(results: Sequence[MatchResult], known: Mapping[str, Rating]) -> list[dict[str, Rating]]:
    """What each match in turn makes of its people, from what is known of them before the first."""
    now, found = dict(known), []
    for result in results:
        changed = rate(result, now)
        now |= changed
        found.append(changed)
    return found


def _before(game: str, seat: Participant, known: Mapping[str, Rating]) -> Rating | None:
    return fixed_rating(game, seat.bot) if seat.person is None else known.get(seat.person, STRANGER)


def basis() -> str:
    """What ratings depend on beside the results: another one, and they are calculated again."""
    digests = [f"{name} {ratings_digest(game)}" for name, game in sorted(GAMES.items())]
    return hashlib.sha256("\n".join([str(REVISION), *digests]).encode()).hexdigest()[:16]
