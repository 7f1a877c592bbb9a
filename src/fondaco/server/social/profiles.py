"""Profiles: an account's matches and statistics, as far as it lets the asker see them."""

from __future__ import annotations

import time

from fondaco.server.accounts.repository import PeopleRepository
from fondaco.server.core.errors import DeclinedError
from fondaco.server.ratings.service import Ratings
from fondaco.server.social import wire
from fondaco.server.social.friend_repository import FriendRepository
from fondaco.server.social.friends import ONLINE_FOR, Friends
from fondaco.server.social.statistics import Match, Statistics, own_seat, summarise, together
from fondaco.server.social.statistics_repository import StatisticsRepository
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables

PAGE = 20


class Profiles:
    def __init__(
        self,
        friends: Friends,
        friend_repository: FriendRepository,
        statistics: Statistics,
        repository: StatisticsRepository,
        people: PeopleRepository,
        tables: Tables,
        ratings: Ratings,
    ) -> None:
        self._friends = friends
        self._friend_repository = friend_repository
        self._statistics = statistics
        self._repository = repository
        self._people = people
        self._tables = tables
        self._ratings = ratings

    async def show(self, person: Person, name: str) -> wire.Profile:
        account = await self._friends.account(name)
        ids = await self._people.ids_of(account.id)
        mine = account.id in person.ids
        sees_statistics = await self._friends.may_see(person, account.id, "statistics")
        matches = await self._statistics.matches(ids)
        own = None
        if not mine and not person.guest:
            own = together([match for match in matches if _has(match, person.ids)], person.ids, account.name, ids)
        return wire.Profile(
            name=account.name,
            mine=mine,
            friendship="self" if mine else await self._friends.friendship(person, account.id),
            online=await self._online(person, account.id),
            statistics=summarise(matches, ids) if sees_statistics else None,
            ratings=(await self._ratings.of(ids)).ratings if sees_statistics else None,
            history=await self._friends.may_see(person, account.id, "history"),
            together=own,
        )

    async def _online(self, person: Person, account: str) -> bool | None:
        if account in person.ids or not await self._friends.may_see(person, account, "online"):
            return None
        return time.time() - await self._friend_repository.seen(account) < ONLINE_FOR

    async def matches(self, person: Person, name: str, page: int) -> wire.MatchPage:
        """Raises DeclinedError where the history is not for the asker."""
        account = await self._friends.account(name)
        if not await self._friends.may_see(person, account.id, "history"):
            raise DeclinedError(403, "not-shown")
        ids = await self._people.ids_of(account.id)
        found = (await self._statistics.matches(ids))[page * PAGE : (page + 1) * PAGE + 1]
        shown = await self._repository.shown([match[0].table_id for match in found])
        told = [_told(match, ids, _has(match, person.ids) or match[0].table_id in shown) for match in found[:PAGE]]
        return wire.MatchPage(told, page, len(found) > PAGE)

    async def at_seat(self, person: Person, table_id: str, seat: int) -> str:
        """The name of the account at a seat; empty where a guest or nobody sits. Raises DeclinedError."""
        table = (await self._tables.get(table_id, person.id)).table
        access.check_view(table, person, access.choose_seat(table, person, None))
        if not 0 <= seat < len(table.seats):
            raise DeclinedError(404, "no-such-seat", seats=len(table.seats))
        stored = await self._people.by_id(table.seats[seat].person or "")
        if stored is not None and stored.adopted_by:
            stored = await self._people.by_id(stored.adopted_by)
        return stored.name if stored is not None and stored.login is not None else ""


def _has(match: Match, ids: frozenset[str]) -> bool:
    return sum(seat.person in ids for seat in match) == 1


def _told(match: Match, ids: frozenset[str], is_shown: bool) -> wire.PlayedMatch:
    seat = own_seat(match, ids)
    players = [wire.MatchPlayer(one.name, one.bot, one.rank, one.score, one is seat) for one in match]
    return wire.PlayedMatch(
        table=seat.table_id if is_shown else None,
        game=seat.game,
        ended=seat.ended,
        rank=seat.rank,
        score=seat.score,
        seats=seat.seats,
        players=sorted(players, key=lambda one: one.rank) if is_shown else [],
    )
