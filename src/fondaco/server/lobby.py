"""Before and between games: open a table, sit down, begin, play again."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Select, insert, select

from fondaco.bots import BOTS, LEVELS
from fondaco.games import find
from fondaco.kernel import FondacoError, Game
from fondaco.kernel.luck import commitment, fresh_seed
from fondaco.server import models, rows, wire
from fondaco.server.commands import Decision, Person
from fondaco.server.errors import DeclinedError
from fondaco.server.live import Live
from fondaco.server.rows import LogRow, Sitting, write_body
from fondaco.server.snapshots import encoder, show_place, show_table
from fondaco.server.table import Setting, Table

if TYPE_CHECKING:
    from fondaco.server.house import House

PAGE = 20
LONGEST = 30 * 86_400  # a clock, in seconds
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def new_id() -> str:
    """Not to be guessed: it is the link to the table."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


# -- opening ------------------------------------------------------------------------


async def open_table(house: House, person: Person, new: wire.NewTable) -> Live:
    """A new table, committed to its luck from the first moment."""
    try:
        game = find(new.game)
        options = game.settle(len(new.seats), new.options)
    except FondacoError as error:
        raise DeclinedError.because(error) from None
    new.clock = _settle_clock(new.clock)
    person = await house.people.keep(person)
    sittings = [_seat(plan, person) for plan in new.seats]
    if all(sitting.kind == "bot" for sitting in sittings):
        raise DeclinedError(400, "nobody-plays")
    return await _store_table(house, person, new, options, game, sittings)


async def _store_table(
    house: House, person: Person, new: wire.NewTable, options: dict[str, str], game: Game, sittings: list[Sitting]
) -> Live:
    now, table_id, seed = time.time(), new_id(), fresh_seed()
    opened = LogRow(1, now, None, rows.Opened(person.id, sittings))
    _check_shown(Setting(table_id, game, options, seed, new.public, new.spectators, new.clock, now, new.hints), opened)
    changes = [
        insert(models.tables).values(
            id=table_id,
            game=new.game,
            rules=game.version,
            options=encoder.encode(options).decode(),
            seed=seed,
            public=int(new.public),
            spectators=int(new.spectators),
            clock=encoder.encode(new.clock).decode(),
            hints=int(new.hints),
            created=now,
            status="open",
            host=person.id,
            places=encoder.encode(sittings).decode(),
            version=1,
            ply=0,
            deciding=0,
            bot_due=0,
            changed=now,
            lease=0.0,
        ),
        insert(models.log).values(table_id=table_id, seq=1, time=now, body=write_body(opened.body)),
        *(
            insert(models.places).values(table_id=table_id, seat=seat, person=sitting.person)
            for seat, sitting in enumerate(sittings)
            if sitting.person is not None
        ),
    ]
    statements = [house.store.compile(change) for change in changes]
    notice = house.bus.notice(table_id, 1)
    await house.store.put(statements if notice is None else [*statements, notice])
    live = await house.table(table_id)
    house.arrange(live)
    return live


def _check_shown(setting: Setting, opened: LogRow) -> None:
    """A table that cannot be loaded or shown is a fault now, before it is stored."""
    table = Table(setting)
    table.apply(opened)
    encoder.encode(show_table(table, commitment(setting.seed), ()))


def _seat(plan: wire.SeatPlan, person: Person) -> Sitting:
    if plan.kind == "person":
        return Sitting("person", person.id, person.name)
    if plan.kind == "bot":
        _check_bot(plan.bot)
        return Sitting("bot", bot=plan.bot)
    return Sitting("open")


def _check_bot(bot: str | None) -> None:
    if bot not in LEVELS and bot not in BOTS:
        raise DeclinedError(400, "no-such-bot", known=", ".join(LEVELS))


def _settle_clock(plan: wire.ClockPlan) -> wire.ClockPlan:
    """The clock as it is kept: without one there are no seconds."""
    least = 0 if plan.kind == "none" else 1
    if not least <= plan.seconds <= LONGEST:
        raise DeclinedError(400, "clock-seconds", low=least, high=LONGEST)
    if not 0 <= plan.increment <= LONGEST:
        raise DeclinedError(400, "clock-seconds", low=0, high=LONGEST)
    return wire.ClockPlan() if plan.kind == "none" else plan


# -- sitting down ---------------------------------------------------------------------


async def join(house: House, live: Live, person: Person, seat: int | None) -> None:
    person = await house.people.keep(person)

    def judge(table: Table) -> Decision:
        _check_open(table)
        free = [number for number, sitting in enumerate(table.sittings) if sitting.kind == "open"]
        if seat is not None and not 0 <= seat < len(table.sittings):
            raise DeclinedError(404, "no-such-seat", seats=len(table.sittings))
        if not free or (seat is not None and seat not in free):
            raise DeclinedError(409, "seat-taken")
        return Decision(rows.Joined(free[0] if seat is None else seat, person.id, person.name))

    await live.write(judge)


async def leave(live: Live, person: Person, seat: int | None) -> None:
    """Before the start; afterwards one stands up, and a bot plays on. The host need not sit, and may leave too."""

    def judge(table: Table) -> Decision:
        _check_open(table)
        own, hosting = table.seats_of(person.ids), table.host in person.ids
        if seat not in own and not (seat is None and (own or hosting)):
            raise DeclinedError(403, "not-your-seat")
        gone = own if seat is None else [seat]
        if not hosting or gone != own:
            return Decision(rows.Left(gone, table.host))
        staying = [sitting.person for sitting in table.sittings if sitting.person and sitting.person not in person.ids]
        return Decision(rows.Left(gone, staying[0]) if staying else rows.Closed())

    await live.write(judge)


async def begin(live: Live, person: Person, fill: str | None) -> None:
    """The host begins when every seat is taken, by a bot if so wished."""
    if fill is not None:
        _check_bot(fill)

    def judge(table: Table) -> Decision:
        _check_open(table)
        if table.host not in person.ids:
            raise DeclinedError(403, "host-only")
        sittings = list(table.sittings)
        for seat, sitting in enumerate(sittings):
            if sitting.kind == "open":
                if fill is None:
                    raise DeclinedError(409, "seats-open")
                sittings[seat] = Sitting("bot", bot=fill)
        return Decision(rows.Began(sittings))

    await live.write(judge)


def _check_open(table: Table) -> None:
    if table.status == "closed":
        raise DeclinedError(404, "table-closed")
    if table.status != "open":
        raise DeclinedError(409, "already-started")


# -- again ------------------------------------------------------------------------------


async def rematch(house: House, live: Live, person: Person) -> Live:
    """The same people and settings at a new table; asked twice, it is the same one."""
    table = live.table
    if not table.seats_of(person.ids):
        raise DeclinedError(403, "not-your-seat")
    if table.status != "finished":
        raise DeclinedError(409, "not-finished")
    if table.rematch is not None:
        return await house.table(table.rematch)
    setting = table.setting
    again = wire.NewTable(
        setting.game.name, [], setting.options, setting.public, setting.spectators, setting.clock, setting.hints
    )
    sittings = [
        Sitting("bot", bot=sitting.bot) if sitting.kind == "bot" else Sitting("person", sitting.person, sitting.name)
        for sitting in table.sittings
    ]
    mine = table.sittings[table.seats_of(person.ids)[0]].person or person.id
    host = Person(mine, person.name, person.guest, person.ids)
    following = await _store_table(house, host, again, setting.options, setting.game, sittings)

    def judge(now: Table) -> Decision:
        if now.rematch is not None:
            raise DeclinedError(409, "already-following")
        return Decision(rows.Followed(following.table.setting.id))

    try:
        await live.write(judge)
    except DeclinedError:
        await following.write(lambda _: Decision(rows.Closed()))
        return await house.table(str(live.table.rematch))
    return following


# -- the list -----------------------------------------------------------------------------


async def listing(house: House, person: Person, show: str, page: int) -> wire.Tables:
    columns = models.tables.c
    query: Select[Any] = select(models.tables)
    if show == "mine":
        own = select(models.places.c.table_id).where(models.places.c.person.in_(person.ids))
        query = query.where(columns.id.in_(own), columns.status != "closed")
    else:
        query = query.where(columns.status == show, columns.public == 1)
    found = await house.store.read(
        query.order_by(columns.changed.desc(), columns.id).offset(page * PAGE).limit(PAGE + 1)
    )
    return wire.Tables([_from_row(house, row, person) for row in found[:PAGE]], page, len(found) > PAGE)


async def your_turn(house: House, person: Person) -> list[str]:
    """The tables that wait for this person."""
    columns, places = models.tables.c, models.places.c
    query = (
        select(columns.id, columns.deciding, columns.places, places.seat)
        .join(models.places, places.table_id == columns.id)
        .where(places.person.in_(person.ids), columns.status == "playing", columns.deciding > 0)
    )
    waiting = []
    for row in await house.store.read(query):
        away = msgspec.json.decode(row.places, type=list[Sitting])[row.seat].away
        if row.deciding >> row.seat & 1 and not away and row.id not in waiting:
            waiting.append(row.id)
    return waiting


def _from_row(house: House, row: Any, person: Person) -> wire.Table:
    live = house.lives.get(row.id)
    online = live.online()[0] if live else []
    sittings = msgspec.json.decode(row.places, type=list[Sitting])
    return wire.Table(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        status=row.status,
        places=[show_place(seat, sitting, person, seat in online) for seat, sitting in enumerate(sittings)],
        public=bool(row.public),
        spectators=bool(row.spectators),
        clock=msgspec.json.decode(row.clock, type=wire.ClockPlan),
        host=row.host in person.ids,
        deciding=[seat for seat in range(len(sittings)) if row.deciding >> seat & 1],
        ply=row.ply,
        created=row.created,
        changed=row.changed,
        commitment=commitment(bytes(row.seed)),
        rematch=row.rematch,
        hints=bool(row.hints),
    )
