"""Before and between games: open a table, take a seat, begin, play again."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from contextlib import suppress

from msgspec import structs

from fondaco.bots import KNOWN, SEATED
from fondaco.bots.ratings import rating_of
from fondaco.games import find
from fondaco.kernel import FondacoError, Game
from fondaco.kernel.playing.luck import SECURE, fresh_seed
from fondaco.server.accounts.moderation import ModerationRepository
from fondaco.server.accounts.people import People
from fondaco.server.core.calendars import time_zones
from fondaco.server.core.errors import DeclinedError
from fondaco.server.play import wire
from fondaco.server.table import access, rows
from fondaco.server.table.access import Person
from fondaco.server.table.actor import TableActor
from fondaco.server.table.bot_names import name_bots
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.judge import MAX_ROWS
from fondaco.server.table.repository import TableRepository
from fondaco.server.table.rows import Seat, Seats
from fondaco.server.table.setting import Setting, Terms
from fondaco.server.table.wire import ClockPlan

LONGEST = 30 * 86_400  # a clock, in seconds
GUEST_TABLES, ACCOUNT_TABLES = 20, 100  # opened by one person and not finished
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def new_id() -> str:
    """Not to be guessed: it is the link to the table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


class Seating:
    def __init__(
        self, tables: Tables, people: People, repository: TableRepository, moderation: ModerationRepository
    ) -> None:
        self._tables = tables
        self._people = people
        self._repository = repository
        self._moderation = moderation

    async def open_table(self, person: Person, new: wire.NewTable) -> TableActor:
        """A new table, committed to its luck from the first moment."""
        try:
            game = find(new.game)
            options = game.settle(len(new.seats), new.options)
        except FondacoError as error:
            raise DeclinedError.because(error) from None
        clock = settle_clock(new.clock)
        for seat in new.seats:
            if seat.name is not None:
                seat.name = await self._people.admit_name(person, seat.name)
        person = await self._people.store(person)
        await self._check_running(person)
        if new.rated:
            _check_rated(person, new)
        terms = structs.replace(Terms(**new.terms()), options=options, clock=clock, hints=new.hints and not new.rated)
        return await self._open(person.id, terms, game, fill_seats(new.seats, person), new.starts_itself)

    async def _check_running(self, person: Person) -> None:
        most = GUEST_TABLES if person.guest else ACCOUNT_TABLES
        if await self._repository.running_of(person.ids) >= most:
            raise DeclinedError(409, "too-many-tables", most=most)

    async def _open(self, host: str, terms: Terms, game: Game, seats: Seats, starts_itself: bool) -> TableActor:
        setting = Setting(
            id=new_id(),
            game=game,
            seed=fresh_seed(),
            luck=SECURE,
            created=time.time(),
            **terms.terms(),
        )
        return await self._tables.open(setting, rows.Opened(host, seats, starts_itself))

    async def join(self, actor: TableActor, person: Person, number: int | None) -> None:
        person = await self._people.store(person)
        if {*person.ids, person.owner} & await self._moderation.blocked_by(actor.table.host):
            raise DeclinedError(403, "blocked")
        await actor.write(lambda table: judge_join(table, person, number))
        if actor.table.starts_itself and actor.table.status == "open":
            with suppress(DeclinedError):  # not all are there, or another person was last
                await actor.write(lambda table: judge_begin(table, None, None))

    async def say_ready(self, actor: TableActor, person: Person, yes: bool) -> None:
        await actor.write(lambda table: judge_ready(table, person, yes))

    async def give_up(self, actor: TableActor, person: Person, number: int | None) -> None:
        await actor.write(lambda table: judge_leave(table, person, number))

    async def begin(self, actor: TableActor, person: Person, fill: str | None) -> None:
        if fill is not None:
            _check_bot(fill)
        await actor.write(lambda table: judge_begin(table, person, fill))

    async def rematch(self, actor: TableActor, person: Person) -> TableActor:
        """The same people, bots and settings at a new table, begun unless others are to come; asked twice, the same."""
        if actor.table.status == "playing":  # it may have ended at another process a moment ago
            await actor.catch_up()
        table = actor.table
        access.check_rematch(table, person)
        if table.rematch is not None:
            return await self._tables.get(table.rematch)
        await self._check_running(person)
        seats = seat_again(table.seats)
        host = table.seats[table.seats_of(person.ids)[0]].person or person.id
        game = find(table.setting.game.name)  # by the newest rules
        following = await self._open(host, terms_again(table.setting, seats, game), game, seats, False)

        def judge(now: Table) -> rows.Body:
            if now.rematch is not None:
                raise DeclinedError(409, "already-following")
            return rows.Followed(following.table.id)

        try:
            await actor.write(judge)
        except DeclinedError:
            await following.write(lambda _: rows.Closed())
            return await self._tables.get(str(actor.table.rematch))
        if all(seat.kind == "bot" or seat.person in person.ids for seat in seats):
            await following.write(lambda _: rows.Began(seats))
        return following


# -- what a request comes to: the row to be written, or the reason why not ----------------


def judge_join(table: Table, person: Person, number: int | None) -> rows.Joined | rows.TookOver | rows.SeatWanted:
    """Who comes takes an open seat, at a running match one that was resigned. Raises DeclinedError."""
    if (own := _unagreed(table, person, number)) is not None:
        return rows.Joined(own, person.id, person.name)
    access.check_may_sit(table, person)
    if table.status == "playing" and table.setting.is_for_ranking:
        raise DeclinedError(409, "already-started", "HOUSE-3.2")
    if table.status == "playing":
        return _take_over(table, person, number)
    access.check_before_start(table)
    if table.seq >= MAX_ROWS:  # a person who joins and leaves all the time
        raise DeclinedError(409, "too-many-rows", most=MAX_ROWS)
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if number is not None and not 0 <= number < len(table.seats):
        raise DeclinedError(404, "no-such-seat", seats=len(table.seats))
    if not free or (number is not None and number not in free):
        raise DeclinedError(409, "seat-taken")
    return rows.Joined(free[0] if number is None else number, person.id, person.name)


def judge_leave(table: Table, person: Person, number: int | None) -> rows.Left | rows.Closed:
    """Before the start. The host need not have a seat, and may go too. Raises DeclinedError."""
    access.check_before_start(table)
    own, is_host = table.seats_of(person.ids), table.host in person.ids
    if number not in own and not (number is None and (own or is_host)):
        raise DeclinedError(403, "not-your-seat")
    freed = own if number is None else [number]
    if not is_host or freed != own:
        return rows.Left(freed, table.host)
    staying = [seat.person for seat in table.seats if seat.person and seat.person not in person.ids]
    return rows.Left(freed, staying[0]) if staying else rows.Closed()


def judge_ready(table: Table, person: Person, yes: bool) -> rows.Readied:
    """Raises DeclinedError."""
    access.check_before_start(table)
    own = table.seats_of(person.ids)
    if not own:
        raise DeclinedError(403, "not-your-seat")
    sitting = table.seats[own[0]].person or ""
    if (sitting in table.ready) == yes or table.seq >= MAX_ROWS:
        raise DeclinedError(409, "nothing-changes")
    return rows.Readied(sitting, yes)


def judge_begin(table: Table, person: Person | None, fill: str | None) -> rows.Began:
    """When every seat is taken, by a bot if so wished; by the host, or by nobody where it starts itself.

    Raises DeclinedError.
    """
    access.check_before_start(table)
    if person is not None:
        access.check_host(table, person)
    if fill is None and any(seat.kind == "open" for seat in table.seats):
        raise DeclinedError(409, "seats-open")
    filled = tuple(Seat("bot", bot=fill) if seat.kind == "open" else seat for seat in table.seats)
    access.check_rated_start(table, filled)
    if table.setting.rated:
        _check_measured(table.setting.game, filled)
    return rows.Began(name_bots(filled))


def fill_seats(plans: Sequence[wire.NewSeat], person: Person) -> Seats:
    """Who sits where when the table is opened. Raises DeclinedError."""
    seats = name_bots(tuple(_fill(plan, person) for plan in plans))
    if all(seat.kind == "bot" for seat in seats):
        raise DeclinedError(400, "nobody-plays")
    return seats


def terms_again(terms: Terms, seats: Seats, game: Game) -> Terms:
    """What is agreed for the rematch: all that was, with options of the rules that are played now."""
    people = sum(seat.kind == "person" for seat in seats)
    options = game.settle(len(seats), terms.options)
    return Terms(**{**terms.terms(), "options": options, "rated": terms.rated and people > 1})


def seat_again(seats: Seats) -> Seats:
    """Who sits where in the rematch."""
    return name_bots(tuple(_again(seat) for seat in seats))


def _take_over(table: Table, person: Person, number: int | None) -> rows.TookOver | rows.SeatWanted:
    """HOUSE-1.11: a person who has not played at the table may take the seat of a player who resigned.

    At a private table they ask first: a link can be passed on, and the seat's secrets go with the seat.
    """
    vacant = [number for number, seat in enumerate(table.seats) if seat.vacant]
    if not vacant:
        raise DeclinedError(409, "already-started")
    if number is not None and number not in vacant:
        raise DeclinedError(409, "seat-taken")
    if table.seats_of(person.ids) or table.resigned & person.ids:
        raise DeclinedError(403, "played-here", "HOUSE-1.11")
    seat = vacant[0] if number is None else number
    if table.setting.public:
        return rows.TookOver(seat, person.id, person.name)
    if table.turned_away & person.ids:
        raise DeclinedError(403, "seat-refused", "HOUSE-1.11")
    if table.request_for(seat) is not None or any(one.person in person.ids for one in table.wanted):
        raise DeclinedError(409, "seat-asked", "HOUSE-1.11")
    return rows.SeatWanted(seat, person.id, person.name)


def _unagreed(table: Table, person: Person, number: int | None) -> int | None:
    """HOUSE-3.3: the seat that a rated rematch keeps for a player who has not sat down there yet."""
    if not table.setting.rated or table.status != "open" or table.agreed & person.ids:
        return None
    own = table.seats_of(person.ids)
    return own[0] if own and number in (None, own[0]) else None


def _check_rated(person: Person, new: wire.NewTable) -> None:
    """HOUSE-3.2: who may open a rated table, and with whom."""
    if person.guest or person.owner:
        raise DeclinedError(403, "rated-accounts-only", "HOUSE-3.2")
    if sum(seat.kind == "person" for seat in new.seats) > 1:
        raise DeclinedError(409, "rated-one-seat", "HOUSE-3.2")
    if sum(seat.kind != "bot" for seat in new.seats) < 2:
        raise DeclinedError(409, "rated-needs-two", "HOUSE-3.2")
    _check_measured(find(new.game), tuple(Seat("bot", bot=seat.bot) for seat in new.seats if seat.kind == "bot"))


def _check_measured(game: Game, seats: Seats) -> None:
    """HOUSE-3.2: of the bots, those whose strength is known."""
    for seat in seats:
        if seat.kind == "bot" and rating_of(game, seat.bot or "") is None:
            raise DeclinedError(409, "rated-bot-not-measured", "HOUSE-3.2", bot=seat.bot)


def _again(seat: Seat) -> Seat:
    """Who fills the seat in a rematch; a bot that stood in for a person is a bot like others."""
    if seat.kind == "bot":
        return Seat("bot", name=None if seat.vacant else seat.name, bot=seat.bot)
    return Seat("person", seat.person, seat.name)


def _fill(plan: wire.NewSeat, person: Person) -> Seat:
    if plan.kind == "person":
        return Seat("person", person.id, person.name if plan.name is None else plan.name)
    if plan.kind == "bot":
        _check_bot(plan.bot)
        return Seat("bot", bot=plan.bot)
    return Seat("open")


def _check_bot(bot: str | None) -> None:
    if bot not in SEATED:
        raise DeclinedError(400, "no-such-bot", known=", ".join(KNOWN))


def settle_clock(plan: ClockPlan) -> ClockPlan:
    """The clock as it is kept: without one there are no seconds."""
    least = 0 if plan.kind == "none" else 1
    if not least <= plan.seconds <= LONGEST:
        raise DeclinedError(400, "clock-seconds", low=least, high=LONGEST)
    if not (0 <= plan.increment <= LONGEST and 0 <= plan.bank <= LONGEST):
        raise DeclinedError(400, "clock-seconds", low=0, high=LONGEST)
    if plan.weekend_zone and plan.weekend_zone not in time_zones():
        raise DeclinedError(400, "no-such-time-zone")
    if plan.kind == "none":
        return ClockPlan()
    return structs.replace(
        plan,
        bank=plan.bank if plan.kind == "move" else 0,
        weekend_zone=plan.weekend_zone if plan.is_days else "",  # nobody plays a game of minutes from Friday to Monday
    )
