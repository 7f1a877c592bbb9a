"""Statistics of a person: a function of the results of seats, which follow from the records."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby

from fondaco.server.core.errors import DeclinedError
from fondaco.server.social import wire
from fondaco.server.social.statistics_repository import SeatResult, StatisticsRepository
from fondaco.server.table.cache import Tables

MAX_MATCHES = 1000
MAX_OPPONENTS = 12
MAX_RECENT = 40
PAGE = 50  # tables that are rebuilt between two looks at what is missing

log = logging.getLogger("fondaco.statistics")

Match = list[SeatResult]


class Statistics:
    def __init__(self, repository: StatisticsRepository, tables: Tables) -> None:
        self._repository = repository
        self._tables = tables

    async def matches(self, ids: frozenset[str]) -> list[Match]:
        """The newest matches of these people, each with all its seats."""
        return matches_of(await self._repository.of(ids, MAX_MATCHES), ids)

    async def count_week(self, person: str, ids: frozenset[str], since: float) -> dict[str, int]:
        """For the summary of a week."""
        played, won = await self._repository.week(ids, since)
        return {"played": played, "won": won}

    async def complete(self) -> None:
        """Once: the matches that ended before there were statistics."""
        if not await self._repository.is_built():
            log.info("statistics-built", extra={"facts": {"matches": await self._fill()}})
            await self._repository.mark_built(True)

    async def rebuild(self, _: str = "") -> int:
        """An order of an admin: forget all results and find them again in the logs; how many matches there are."""
        await self._repository.mark_built(False)
        await self._repository.clear()
        filled = await self._fill()
        await self._repository.mark_built(True)
        return filled

    async def _fill(self) -> int:
        filled, last = 0, ""
        while found := await self._repository.missing(last, PAGE):
            for table_id in found:
                try:
                    table = (await self._tables.get(table_id)).table
                except DeclinedError:  # its rules are no longer played
                    continue
                await self._repository.add(table)
                filled += 1
                await asyncio.sleep(0)
            last = found[-1]
        return filled


# -- what follows from results ---------------------------------------------------------


def matches_of(results: Iterable[SeatResult], ids: frozenset[str]) -> list[Match]:
    """By match; those in which the person had several seats are left out."""
    grouped = (list(group) for _, group in groupby(results, lambda result: result.table_id))
    return [match for match in grouped if sum(seat.person in ids for seat in match) == 1]


def own_seat(match: Match, ids: frozenset[str]) -> SeatResult:
    return next(seat for seat in match if seat.person in ids)


def beaten(seat: SeatResult, match: Match) -> float:
    """The share of opponents left behind; who shares a place counts half."""
    others = [other for other in match if other is not seat]
    points = sum(1.0 if other.rank > seat.rank else 0.5 if other.rank == seat.rank else 0.0 for other in others)
    return points / len(others) if others else 0.0


def summarise(matches: Sequence[Match], ids: frozenset[str]) -> wire.Statistics:
    own = [(own_seat(match, ids), match) for match in matches]
    by_game: dict[str, list[tuple[SeatResult, Match]]] = defaultdict(list)
    by_seats: dict[int, list[SeatResult]] = defaultdict(list)
    for seat, match in own:
        by_game[seat.game].append((seat, match))
        by_seats[seat.seats].append(seat)
    return wire.Statistics(
        matches=len(own),
        wins=sum(seat.rank == 1 for seat, _ in own),
        games=sorted((_of_game(game, played) for game, played in by_game.items()), key=lambda one: -one.matches),
        seats=[
            wire.SeatStatistics(seats, len(played), sum(seat.rank == 1 for seat in played))
            for seats, played in sorted(by_seats.items())
        ],
        opponents=opponents(own),
        recent=[
            wire.RecentResult(seat.game, seat.ended, seat.rank, seat.seats, beaten(seat, match))
            for seat, match in reversed(own[:MAX_RECENT])
        ],
    )


def _of_game(game: str, played: list[tuple[SeatResult, Match]]) -> wire.GameStatistics:
    scores = [seat.score for seat, _ in played]
    return wire.GameStatistics(
        game=game,
        matches=len(played),
        wins=sum(seat.rank == 1 for seat, _ in played),
        score=_mean(scores),
        best=max(scores),
        beaten=_mean([beaten(seat, match) for seat, match in played]),
        categories=_categories(played),
    )


def _categories(played: list[tuple[SeatResult, Match]]) -> list[wire.CategoryMean]:
    own: dict[str, list[int]] = defaultdict(list)
    others: dict[str, list[int]] = defaultdict(list)
    for seat, match in played:
        for result in match:
            for name, value in result.categories.items():
                (own if result is seat else others)[name].append(value)
    return [wire.CategoryMean(name, _mean(values), _mean(others[name])) for name, values in own.items()]


def opponents(own: list[tuple[SeatResult, Match]]) -> list[wire.OpponentStatistics]:
    """Accounts and levels of bots, the most frequent first; guests have no history of their own."""
    found: dict[tuple[bool, str], list[tuple[SeatResult, SeatResult]]] = defaultdict(list)
    names: dict[str, str] = {}
    for seat, match in own:
        for other in match:
            if other is seat:
                continue
            if other.account:
                found[False, other.account].append((seat, other))
                names[other.account] = other.name
            elif not other.person:
                found[True, other.bot].append((seat, other))
    ordered = sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0]))[:MAX_OPPONENTS]
    return [
        wire.OpponentStatistics(
            key if is_bot else names[key],
            is_bot,
            len({seat.table_id for seat, _ in met}),
            sum(seat.rank < other.rank for seat, other in met),
            sum(seat.rank > other.rank for seat, other in met),
        )
        for (is_bot, key), met in ordered
    ]


def together(
    matches: Sequence[Match], ids: frozenset[str], name: str, other_ids: frozenset[str]
) -> wire.OpponentStatistics | None:
    """One person against another, in the matches both played."""
    met = [(own_seat(match, ids), other) for match in matches for other in match if other.person in other_ids]
    if not met:
        return None
    ahead = sum(seat.rank < other.rank for seat, other in met)
    behind = sum(seat.rank > other.rank for seat, other in met)
    return wire.OpponentStatistics(name, False, len({seat.table_id for seat, _ in met}), ahead, behind)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
