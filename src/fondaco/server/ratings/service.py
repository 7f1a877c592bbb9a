"""Ratings: counts the results of rated matches once and in order, and shows what they come to."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from fondaco.bots import LEVELS
from fondaco.bots.ratings import rating_of
from fondaco.games import GAMES, find
from fondaco.kernel import FondacoError
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.tasks import Tasks, log_failure
from fondaco.server.ratings import wire
from fondaco.server.ratings.model import Rating, fixed_rating, rate_all
from fondaco.server.ratings.repository import RatedMatch, RatedPerson, RatingRepository, key_of
from fondaco.server.storage.store import TakenError
from fondaco.server.table.access import Person
from fondaco.server.table.actor import Committed
from fondaco.server.table.fold import Table

BATCH = 50  # results counted in one transaction
PAGE = 50
MAX_PROVISIONAL = 20
MAX_HISTORY = 300

log = logging.getLogger("fondaco.ratings")


class Ratings:
    def __init__(self, repository: RatingRepository, tasks: Tasks) -> None:
        self._repository = repository
        self._tasks = tasks
        self._lock = asyncio.Lock()

    # -- counting -------------------------------------------------------------------

    def committed(self, committed: Committed) -> None:
        """Listener: the result is in the database; the process that wrote it counts it."""
        has_ended = committed.before.status == "playing" and committed.after.status in ("finished", "abandoned")
        if committed.local and committed.after.setting.rated and has_ended:
            self._tasks.spawn(self._count_soon())

    async def _count_soon(self) -> None:
        with log_failure("rating-failed"):
            await self.count()

    async def open(self) -> None:
        """Ratings that were calculated otherwise are calculated again."""
        async with self._repository.counting():
            if not await self._repository.is_current():
                log.info("ratings-rebuilt")
                await self._repository.clear()

    async def count(self) -> None:
        """Count what is not counted; also called now and then, for what a process left behind."""
        async with self._lock:
            for game in await self._repository.games_pending():
                while await self._count_some(game):
                    continue

    async def _count_some(self, game: str) -> bool:
        """Whether there may be more. A result that comes late has those after it counted again."""
        async with self._repository.counting():
            results = await self._repository.pending(game, BATCH)
            if not results:
                return False
            if await self._repository.has_later(game, key_of(results[0])):
                await self._repository.rewind(game, key_of(results[0]))
                results = await self._repository.pending(game, BATCH)
            people = {seat.person for result in results for seat in result.seats if seat.person is not None}
            known = await self._repository.known(game, people)
            changes = await asyncio.to_thread(rate_all, results, known)
            with suppress(TakenError):
                await self._repository.count(game, list(zip(results, changes, strict=True)), known)
            return True

    # -- showing --------------------------------------------------------------------

    async def board(self, person: Person, name: str, page: int) -> wire.Leaderboard:
        try:
            game = find(name)
        except FondacoError as error:
            raise DeclinedError.because(error) from None
        found = await self._repository.board(name, False, page * PAGE, PAGE + 1)
        provisional = [] if page else await self._repository.board(name, True, 0, MAX_PROVISIONAL)
        bots = [(bot, rating) for bot in LEVELS if (rating := fixed_rating(game.name, bot)) is not None]
        return wire.Leaderboard(
            game=name,
            rows=await self._rows(person, name, found[:PAGE], page * PAGE),
            provisional=[_row(person, each, None) for each in provisional],
            bots=[wire.RatedBot(bot, rating.shown, rating.interval) for bot, rating in bots],
            mine=await self._mine(person, name),
            page=page,
            more=len(found) > PAGE,
        )

    async def _rows(self, person: Person, game: str, found: list[RatedPerson], offset: int) -> list[wire.RatedRow]:
        """With places; who is rated the same has the same."""
        rows: list[wire.RatedRow] = []
        for number, each in enumerate(found):
            place = offset + number + 1
            if number and found[number - 1].rating.mu == each.rating.mu:
                place = rows[-1].place or place
            elif number == 0 and offset:
                place = 1 + await self._repository.better(game, each.rating)
            rows.append(_row(person, each, place))
        return rows

    async def _mine(self, person: Person, game: str) -> wire.RatedRow | None:
        rating = (await self._repository.of(person.ids)).get(game)
        if rating is None:
            return None
        place = None if rating.is_provisional else 1 + await self._repository.better(game, rating)
        newest = [match for match in await self._repository.history(person.ids, MAX_HISTORY) if match.game == game]
        changed = newest[0].finished if newest else 0.0
        return wire.RatedRow(person.name, show(rating), changed, True, place)

    async def own(self, person: Person) -> wire.OwnRatings:
        return await self.of(person.ids)

    async def of(self, ids: frozenset[str]) -> wire.OwnRatings:
        """Of one person: what a profile shows."""
        found = await self._repository.of(ids)
        matches = await self._repository.history(ids, MAX_HISTORY)
        return wire.OwnRatings(
            {game: show(rating) for game, rating in found.items() if game in GAMES},
            [_match(match) for match in matches if match.game in GAMES],
        )

    async def at_table(self, table: Table) -> list[wire.SeatRating]:
        """Of everybody at a rated table: as they came, and when the match is counted what it changed."""
        if not table.setting.rated:
            return []
        game = table.setting.game.name
        counted = {match.person: match for match in await self._repository.of_table(table.id)}
        people = [seat.person for seat in table.seats]
        if table.starters:
            people = list(table.starters)
        known = await self._repository.known(game, {person for person in people if person is not None})
        shown = []
        for number, person in enumerate(people):
            seat = table.seats[number]
            if person is not None:
                shown.append(await self._of_seat(number, known.get(person, Rating()), counted.get(person)))
            elif seat.kind == "bot" and (fixed := fixed_rating(game, seat.bot)) is not None:
                shown.append(wire.SeatRating(number, show(fixed), True))
        return shown

    async def _of_seat(self, seat: int, rating: Rating, match: RatedMatch | None) -> wire.SeatRating:
        if match is None:
            return wire.SeatRating(seat, show(rating), False)
        before = await self._repository.before(match)
        return wire.SeatRating(seat, show(match.rating), False, match.rating.shown - before.shown)


def is_measured(game: str, bot: str | None) -> bool:
    """Whether a bot has a rating, and so may sit at a rated table."""
    return bot is not None and rating_of(GAMES[game], bot) is not None


def show(rating: Rating) -> wire.RatingShown:
    return wire.RatingShown(rating.shown, rating.interval, rating.games, rating.is_provisional)


def _row(person: Person, found: RatedPerson, place: int | None) -> wire.RatedRow:
    return wire.RatedRow(found.name, show(found.rating), found.changed, found.person in person.ids, place)


def _match(match: RatedMatch) -> wire.RatedMatchShown:
    return wire.RatedMatchShown(match.table, match.game, match.finished, match.place, match.players, show(match.rating))
