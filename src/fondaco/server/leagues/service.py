"""Leagues: an account opens one, accounts join, and tables open by themselves round after round.

Any process may carry a league on: the process that stores a round first opens it, and its tables have their ids from
there, so that what a dead process left is finished by another.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from fractions import Fraction

from fondaco.games import find
from fondaco.kernel import FondacoError, Game
from fondaco.kernel.playing.luck import SECURE, fresh_seed
from fondaco.server.accounts.moderation import ModerationRepository
from fondaco.server.accounts.people import People
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.tasks import Tasks, log_failure
from fondaco.server.leagues import wire
from fondaco.server.leagues.league import (
    League,
    LeagueRound,
    LeagueTable,
    Pairings,
    Plan,
    Player,
    read_pairings,
    read_plan,
    write,
)
from fondaco.server.leagues.repository import LeagueRepository, LeagueRow, RoundRow, TableState
from fondaco.server.leagues.round_robin import pair_all
from fondaco.server.leagues.rounds import Past, Round, table_sizes
from fondaco.server.leagues.standings import Seated, Standing, standings
from fondaco.server.leagues.swiss import pair_swiss
from fondaco.server.play.seating import new_id, settle_clock
from fondaco.server.storage.store import TakenError
from fondaco.server.table import rows
from fondaco.server.table.access import Person
from fondaco.server.table.actor import Committed
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.judge import SUBSTITUTE
from fondaco.server.table.rows import Seat
from fondaco.server.table.setting import Setting

MAX_PLAYERS = 100
MAX_ROUNDS = 30
MAX_DAYS = 90
MAX_ORGANISED = 10  # by one account and not over
LONGEST_NAME = 60
DAY = 86_400
OVER = ("finished", "abandoned", "closed")

States = dict[str, TableState]


class Leagues:
    def __init__(
        self,
        repository: LeagueRepository,
        tables: Tables,
        people: People,
        moderation: ModerationRepository,
        tasks: Tasks,
    ) -> None:
        self._repository = repository
        self._tables = tables
        self._people = people
        self._moderation = moderation
        self._tasks = tasks
        self._locks: dict[str, asyncio.Lock] = {}

    # -- by people ------------------------------------------------------------------

    async def open(self, person: Person, new: wire.NewLeague) -> str:
        """A new league that can be joined. Raises DeclinedError."""
        if person.guest or person.owner:
            raise DeclinedError(403, "accounts-only")
        if not 0 < len(new.name.strip()) <= LONGEST_NAME:
            raise DeclinedError(400, "league-name", most=LONGEST_NAME)
        name, plan = await self._people.admit_name(person, new.name, LONGEST_NAME), _plan(new)
        if await self._repository.organised(person.ids) >= MAX_ORGANISED:
            raise DeclinedError(409, "too-many-leagues", most=MAX_ORGANISED)
        id_, now = new_id(), time.time()
        await self._repository.add(LeagueRow(id_, name, person.id, write(plan), new.public, "open", now, now))
        return id_

    async def join(self, person: Person, id_: str) -> None:
        league = await self.get(id_)
        if person.guest or person.owner:
            raise DeclinedError(403, "accounts-only")
        _check_open(league)
        if person.ids & await self._moderation.blocked_by(league.organiser):
            raise DeclinedError(403, "blocked")
        if len(league.players) >= MAX_PLAYERS:
            raise DeclinedError(409, "league-full", most=MAX_PLAYERS)
        for _ in range(MAX_PLAYERS):
            with suppress(TakenError):  # another was faster: the next number
                await self._repository.add_player(id_, person.id)
                return
        raise DeclinedError(503, "too-busy")

    async def leave(self, person: Person, id_: str) -> None:
        league = await self.get(id_)
        player = league.player_of(person.ids)
        if player is None or player.is_removed:
            raise DeclinedError(409, "league-not-playing")
        await self._remove(league, player)

    async def remove(self, person: Person, id_: str, number: int) -> None:
        league = await self.get(id_)
        _check_organiser(league, person)
        player = league.by_number(number)
        if player is None or player.is_removed:
            raise DeclinedError(404, "no-such-person")
        await self._remove(league, player)

    async def _remove(self, league: League, player: Player) -> None:
        """HOUSE-4.5: before the start as if they had not joined; later they forfeit what they are playing."""
        if league.status == "open":
            await self._repository.drop_player(league.id, player.number)
            return
        if league.status != "playing":
            raise DeclinedError(409, "league-over")
        await self._repository.remove_player(league.id, player.number)
        for one in league.rounds:
            for table in one.tables:
                if player.number in table.players:
                    await self._resign(table.id, player.person)
        await self.carry_on(league.id)

    async def _resign(self, table_id: str, person: str) -> None:
        def judge(table: Table) -> rows.Body:
            own = table.seats_of(frozenset((person,)))
            if table.status != "playing" or not own:
                raise DeclinedError(409, "not-started")
            return rows.Resigned(own[0], SUBSTITUTE)

        with suppress(DeclinedError):  # over, or not yet opened
            await (await self._tables.get(table_id)).write(judge)

    async def start(self, person: Person, id_: str) -> None:
        league = await self.get(id_)
        _check_organiser(league, person)
        _check_open(league)
        if not table_sizes(len(league.active), league.plan.seats, _allowed(league.plan))[0]:
            raise DeclinedError(409, "league-too-few")
        await self._repository.set_status(id_, "open", "playing")
        await self.carry_on(id_)

    async def close(self, person: Person, id_: str) -> None:
        """No further round; tables that are being played go on."""
        league = await self.get(id_)
        _check_organiser(league, person)
        if league.status not in ("open", "playing"):
            raise DeclinedError(409, "league-over")
        await self._repository.set_status(id_, league.status, "closed")

    async def forget(self, ids: frozenset[str]) -> None:
        """Of an account that is being deleted: out of what it plays, and what it only planned is closed."""
        for row in await self._repository.of(ids, MAX_PLAYERS):
            league = await self.get(row.id)
            player = league.player_of(ids)
            if player is not None and not player.is_removed and league.status in ("open", "playing"):
                await self._remove(league, player)
            if league.organiser in ids and league.status == "open":
                await self._repository.set_status(league.id, "open", "closed")

    # -- by itself ------------------------------------------------------------------

    def committed(self, committed: Committed) -> None:
        """Listener: a table of a league is over."""
        league = committed.after.setting.league
        if league and committed.local and committed.before.status == "playing" and committed.after.status in OVER:
            self._tasks.spawn(self._carry_on_soon(league))

    async def _carry_on_soon(self, league: str) -> None:
        with log_failure("league-failed"):
            await self.carry_on(league)

    async def sweep(self) -> None:
        """What other processes left, and deadlines."""
        for row in await self._repository.with_status("playing"):
            with log_failure("league-failed"):
                await self.carry_on(row.id)

    async def carry_on(self, id_: str) -> None:
        """Open what is due; idempotent, in any process."""
        async with self._locks.setdefault(id_, asyncio.Lock()):
            league = await self.get(id_)
            if league.status != "playing":
                return
            states = await self._repository.tables(id_)
            if league.rounds:
                await self._open_tables(league, league.rounds[-1], states)
                await self._end_deserted(states)
                states = await self._repository.tables(id_)
            if not league.rounds or _is_over(league.rounds[-1], states, time.time()):
                await self._next_round(league, states)

    async def _next_round(self, league: League, states: States) -> None:
        plan, number = league.plan, len(league.rounds) + 1
        pairing = None
        if number <= plan.rounds:
            pairing = await asyncio.to_thread(_pair, league, points_of(league, states))
        if pairing is None or not pairing.tables:
            await self._repository.set_status(league.id, "playing", "finished")
            return
        tables = tuple(LeagueTable(new_id(), players) for players in pairing.tables)
        now = time.time()
        deadline = now + plan.days * DAY if plan.days else None
        body = write(Pairings(tables, pairing.byes))
        await self._repository.add_round(league.id, RoundRow(number, now, deadline, body))
        league = await self.get(league.id)
        await self._open_tables(league, league.rounds[-1], states)

    async def _open_tables(self, league: League, one: LeagueRound, states: States) -> None:
        names = {player.number: player for player in league.players}
        for table in one.tables:
            state = states.get(table.id)
            if state is not None and state.status != "open":
                continue
            seats = tuple(Seat("person", names[number].person, names[number].name) for number in table.players)
            if state is None:
                with suppress(TakenError):  # another process was first
                    await self._tables.open(_setting(league, table), rows.Opened(f"league {league.id}", seats))
            with suppress(DeclinedError):
                await (await self._tables.get(table.id)).write(_begin)
            for number in table.players:
                if names[number].is_removed:  # since the round was paired
                    await self._resign(table.id, names[number].person)

    async def _end_deserted(self, states: States) -> None:
        """HOUSE-4.3: a table at which bots play for everybody would pause for ever."""
        for state in states.values():
            if state.is_paused:
                with suppress(DeclinedError):
                    await (await self._tables.get(state.id)).write(_desert)

    # -- showing --------------------------------------------------------------------

    async def get(self, id_: str) -> League:
        """Raises DeclinedError."""
        row = await self._repository.find(id_)
        if row is None:
            raise DeclinedError(404, "no-such-league")
        players = [
            Player(each.number, each.person, each.name, each.removed is not None)
            for each in await self._repository.players(id_)
        ]
        rounds = []
        for each in await self._repository.rounds(id_):
            pairings = read_pairings(each.body)
            rounds.append(LeagueRound(each.number, each.opened, each.deadline, pairings.tables, pairings.byes))
        head = (row.id, row.name, row.organiser, read_plan(row.plan), row.public)
        return League(*head, row.status, row.created, row.changed, tuple(players), tuple(rounds))  # type: ignore[arg-type]

    async def states(self, league: League) -> States:
        return await self._repository.tables(league.id)

    async def organiser(self, league: League) -> str:
        return await self._repository.name_of(league.organiser)


def _check_open(league: League) -> None:
    if league.status != "open":
        raise DeclinedError(409, "league-started" if league.status == "playing" else "league-over")


def _check_organiser(league: League, person: Person) -> None:
    if league.organiser not in person.ids and not person.is_admin:
        raise DeclinedError(403, "organiser-only")


def _plan(new: wire.NewLeague) -> Plan:
    """Raises DeclinedError where it cannot be played."""
    try:
        options = find(new.game).settle(new.seats, new.options)
    except FondacoError as error:
        raise DeclinedError.because(error) from None
    if not 1 <= new.rounds <= MAX_ROUNDS:
        raise DeclinedError(400, "league-rounds", most=MAX_ROUNDS)
    if not 0 <= new.days <= MAX_DAYS:
        raise DeclinedError(400, "league-days", most=MAX_DAYS)
    clock = settle_clock(new.clock)
    if clock.kind == "none" and not new.days:
        raise DeclinedError(400, "league-needs-clock")
    return Plan(new.game, options, new.seats, clock, new.rounds, new.system, new.rated, new.days)


def _allowed(plan: Plan) -> list[int]:
    """The numbers of seats at which the game is played with these options."""
    game = find(plan.game)
    return [seats for seats in game.seats if seats <= plan.seats and _is_playable(game, seats, plan.options)]


def _is_playable(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.settle(seats, options)
    except FondacoError:
        return False
    return True


def _setting(league: League, table: LeagueTable) -> Setting:
    plan = league.plan
    game = find(plan.game)
    return Setting(
        id=table.id,
        game=game,
        seed=fresh_seed(),
        luck=SECURE,
        created=time.time(),
        league=league.id,
        options=game.settle(len(table.players), plan.options),
        public=league.is_public,
        clock=plan.clock,
        hints=False,
        rated=plan.rated,
    )


def _begin(table: Table) -> rows.Body:
    if table.status != "open":
        raise DeclinedError(409, "already-started")
    return rows.Began(table.seats)


def _desert(table: Table) -> rows.Body:
    if not table.is_paused:
        raise DeclinedError(409, "stale")
    return rows.Abandoned("house")


def _is_over(one: LeagueRound, states: States, now: float) -> bool:
    """All its tables, or its time."""
    if one.deadline is not None and now >= one.deadline:
        return True
    return all(table.id in states and states[table.id].status in OVER for table in one.tables)


def _pair(league: League, points: dict[int, Fraction]) -> Round:
    plan, allowed = league.plan, _allowed(league.plan)
    so_far = [one.pairing for one in league.rounds]
    active, left = [player.number for player in league.active], plan.rounds - len(so_far)
    if plan.system == "swiss":
        return pair_swiss({each: points[each] for each in active}, plan.seats, allowed, so_far, left, league.id)
    if len(active) < len(league.players) and plan.seats > 2:
        return pair_all(active, plan.seats, allowed, left, league.id, Past.of(so_far))[0]
    everybody = [player.number for player in league.players]
    return _without(pair_all(everybody, plan.seats, allowed, plan.rounds, league.id)[len(so_far)], set(active))


def _without(one: Round, active: set[int]) -> Round:
    """For two at a table: a player whose opponent has left sits out."""
    tables = tuple(table for table in one.tables if set(table) <= active)
    seated = {player for table in tables for player in table}
    return Round(tables, tuple(sorted(active - seated)))


def results_of(one: LeagueRound, states: States) -> dict[str, list[Seated]]:
    """The tables of a round that are over, by id; one without a result counts as equal for all who stayed."""
    found: dict[str, list[Seated]] = {}
    for table in one.tables:
        state = states.get(table.id)
        if state is not None and state.status in OVER and state.seats is not None:
            seats = zip(table.players, state.seats, strict=False)
            found[table.id] = [Seated(player, seat.place, seat.forfeited) for player, seat in seats]
    return found


def standings_of(league: League, states: States) -> list[Standing]:
    tables = [table for one in league.rounds for table in results_of(one, states).values()]
    byes = [player for one in league.rounds for player in one.byes]
    return standings([player.number for player in league.players], tables, byes)


def points_of(league: League, states: States) -> dict[int, Fraction]:
    return {row.player: row.points for row in standings_of(league, states)}
