"""Leagues as they are shown."""

from __future__ import annotations

from fractions import Fraction

from fondaco.server.leagues import wire
from fondaco.server.leagues.league import League, LeagueRound, LeagueTable, read_plan
from fondaco.server.leagues.repository import LeagueRepository, LeagueRow
from fondaco.server.leagues.service import Leagues, States, results_of, standings_of
from fondaco.server.leagues.standings import points_at
from fondaco.server.table.access import Person

PAGE = 30
MAX_OWN = 50


class LeagueViews:
    """What the page of leagues and the page of a league show."""

    def __init__(self, leagues: Leagues, repository: LeagueRepository) -> None:
        self._leagues = leagues
        self._repository = repository

    async def listing(self, person: Person, show: str, page: int) -> wire.LeaguePage:
        """Public leagues, or the person's own."""
        if show == "mine":
            found = await self._repository.of(person.ids, MAX_OWN)
            return wire.LeaguePage(await self._summaries(found, person), 0, False)
        found = await self._repository.listed(page * PAGE, PAGE + 1)
        return wire.LeaguePage(await self._summaries(found[:PAGE], person), page, len(found) > PAGE)

    async def _summaries(self, found: list[LeagueRow], person: Person) -> list[wire.LeagueSummary]:
        counts = await self._repository.counts([row.id for row in found])
        mine = {row.id for row in await self._repository.of(person.ids, MAX_OWN)} if found else set()
        return [
            await self._summary(row, counts[row.id], row.id in mine or row.organiser in person.ids) for row in found
        ]

    async def _summary(self, row: LeagueRow, counts: tuple[int, int], mine: bool) -> wire.LeagueSummary:
        plan = read_plan(row.plan)
        return wire.LeagueSummary(
            id=row.id,
            name=row.name,
            game=plan.game,
            status=row.status,  # type: ignore[arg-type]
            organiser=await self._repository.name_of(row.organiser),
            seats=plan.seats,
            round=counts[1],
            rounds=plan.rounds,
            players=counts[0],
            rated=plan.rated,
            mine=mine,
            created=row.created,
            changed=row.changed,
        )

    async def show(self, person: Person, id_: str) -> wire.LeagueInfo:
        league = await self._leagues.get(id_)
        states = await self._leagues.states(league)
        row = await self._repository.find(id_)
        assert row is not None
        player = league.player_of(person.ids)
        counts = len(league.active), len(league.rounds)
        return wire.LeagueInfo(
            summary=await self._summary(row, counts, player is not None or league.organiser in person.ids),
            options=league.plan.options,
            clock=league.plan.clock,
            system=league.plan.system,
            days=league.plan.days,
            public=league.is_public,
            organising=league.organiser in person.ids or person.is_admin,
            playing=player is not None and not player.is_removed,
            standings=_standings(league, states, person),
            rounds=[_round(league, one, states, person) for one in reversed(league.rounds)],
        )


def _decimal(points: Fraction) -> float:
    return round(float(points), 3)


def _standings(league: League, states: States, person: Person) -> list[wire.LeagueStanding]:
    players = {player.number: player for player in league.players}
    return [
        wire.LeagueStanding(
            number=row.player,
            name=players[row.player].name,
            place=row.place,
            points=_decimal(row.points),
            wins=row.wins,
            opponents=_decimal(row.opponents),
            played=row.played,
            forfeits=row.forfeits,
            byes=row.byes,
            removed=players[row.player].is_removed,
            mine=players[row.player].person in person.ids,
        )
        for row in standings_of(league, states)
    ]


def _round(league: League, one: LeagueRound, states: States, person: Person) -> wire.LeagueRoundInfo:
    names = {player.number: player.name for player in league.players}
    tables = [_table(league, table, one, states, person) for table in one.tables]
    return wire.LeagueRoundInfo(one.number, one.opened, one.deadline, tables, [names[number] for number in one.byes])


def _table(
    league: League, table: LeagueTable, one: LeagueRound, states: States, person: Person
) -> wire.LeagueTableInfo:
    players = {player.number: player for player in league.players}
    result = {seated.player: seated for seated in results_of(one, states).get(table.id, [])}
    points = points_at(list(result.values())) if result else {}
    seats = [
        wire.LeagueSeat(
            number=number,
            name=players[number].name,
            place=result[number].place if number in result else None,
            points=_decimal(points[number]) if number in points else None,
            forfeited=number in result and result[number].forfeited,
        )
        for number in table.players
    ]
    status = states[table.id].status if table.id in states else "waiting"
    mine = any(players[number].person in person.ids for number in table.players)
    return wire.LeagueTableInfo(table.id, status, mine, seats)  # type: ignore[arg-type]
