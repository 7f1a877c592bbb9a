"""A table as its log tells it: `after` folds one row into the next table; nothing else makes a table."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fondaco.kernel import IllegalMove, Match, State
from fondaco.kernel.errors import FinalComesLast
from fondaco.server.core.persistent import KeyIndex, Trail
from fondaco.server.table import bot_names, rows
from fondaco.server.table import events as table_events
from fondaco.server.table.checkpoints import CHECKPOINT, SetupEvents, keep, match_at, setup_events
from fondaco.server.table.clock import Account, Clock
from fondaco.server.table.rows import LogRow, Seat, Seats
from fondaco.server.table.setting import Setting
from fondaco.server.table.wire import ClockPlan

TAKEN_OVER = {  # the event by the reason
    "left": table_events.StoodUp,
    "clock": table_events.ClockRanOut,
    "absent": table_events.Replaced,
}
NOTES = 60  # events of the table itself that are kept for the log

Status = Literal["open", "playing", "finished", "abandoned", "closed"]


class Note(Struct, frozen=True):
    """Something that happened to the table rather than in the game."""

    seq: int
    ply: int
    seat: int
    event: dict[str, Any]


class UndoRequest(Struct, frozen=True):
    """An undo that waits for consent."""

    seat: int
    ply: int
    waiting: frozenset[int]
    seq: int  # the row that asked: a consent is given to this one


class Hold(Struct, frozen=True):
    """A pause by agreement: a request while a consent is missing, then in force."""

    seat: int
    waiting: frozenset[int]
    seq: int  # the row that asked


class SeatRequest(Struct, frozen=True):
    """A person who asks to take the seat of a player who resigned, and waits to be let in."""

    seat: int
    person: str
    name: str
    seq: int  # the row that asked


class Table(Struct, frozen=True, dict=True):
    """Immutable, and so is everything in it but the match, which is only asked and never played on.

    Its `__dict__` holds what was derived from it and is asked for again and again; the next table begins without.
    """

    setting: Setting
    seq: int = 0  # the newest row
    changed: float = 0.0  # when it was written
    clock_time: float = 0.0  # the same without outages
    status: Status = "open"
    host: str = ""
    seats: Seats = ()
    match: Match | None = None
    dealt: int = 0  # the row that dealt the game
    starters: tuple[str | None, ...] = ()  # the people in the seats when it was dealt
    agreed: frozenset[str] = frozenset()  # people who sat down here themselves
    starts_itself: bool = False  # once all seats are taken
    ready: frozenset[str] = frozenset()  # people who said so before the start
    setup_events: SetupEvents = {}
    checkpoints: Trail[State] = Trail()
    seqs: Trail[int] = Trail()  # the row that made each ply
    decided: tuple[int, ...] = ()  # the row that last changed each seat's decision
    undo: UndoRequest | None = None
    hold: Hold | None = None
    resigned: frozenset[str] = frozenset()  # people who gave up the match
    wanted: tuple[SeatRequest, ...] = ()
    turned_away: frozenset[str] = frozenset()  # people who were not let in
    keys: KeyIndex = KeyIndex()
    notes: tuple[Note, ...] = ()
    rematch: str | None = None
    clock: Clock = Clock(ClockPlan(), (), ())
    accounts: Trail[Account] = Trail()  # the time every seat had at each ply; none without a clock

    @property
    def id(self) -> str:
        return self.setting.id

    @property
    def ply(self) -> int:
        return self.match.ply if self.match else 0

    @cached_property
    def deciding(self) -> tuple[int, ...]:
        return self.match.deciding if self.match and self.status not in ("closed", "abandoned") else ()

    def seats_of(self, ids: frozenset[str]) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person in ids]

    def request_for(self, seat: int) -> SeatRequest | None:
        """Who wants this seat."""
        return next((request for request in self.wanted if request.seat == seat), None)

    def people_playing(self) -> list[str]:
        """Who plays in person; those for whom bots play do not count."""
        return [seat.person for seat in self.seats if seat.played_by_person and seat.person is not None]

    @property
    def is_paused(self) -> bool:
        """HOUSE-1.13: bots do not play among themselves."""
        return self.status == "playing" and not self.people_playing()

    @property
    def is_on_hold(self) -> bool:
        """HOUSE-1.16: nobody moves and no clock runs."""
        return self.hold is not None and not self.hold.waiting

    def bots_to_move(self) -> list[int]:
        """At a paused table only those whose person may not come back before the bot has decided (HOUSE-1.8)."""
        if self.is_on_hold:
            return []
        due = [number for number in self.deciding if self.seats[number].played_by_bot]
        return [number for number in due if not self.clock.may_return(number)] if self.is_paused else due

    def at(self, ply: int) -> Match:
        """The match as it was."""
        assert self.match is not None
        return match_at(self.match, self.checkpoints, ply)

    def after(self, row: LogRow) -> Table:
        """The table with one row more. Raises IllegalMove where a move of the row is refused."""
        if row.seq != self.seq + 1:
            raise ValueError(f"row {row.seq} after {self.seq}")
        table = replace(
            self,
            seq=row.seq,
            changed=max(self.changed, row.time),
            clock_time=max(self.clock_time, row.clock_time),
            keys=self.keys if row.key is None else self.keys.add(row.key, row.seq),
        )
        table = _fold(table, row.body)
        mover = row.body.seat if isinstance(row.body, rows.Moved) else None
        table = _mark_decisions(self, table, mover)
        return table if table.match is None else _run_clock(self, table, row.body)


def new_table(setting: Setting) -> Table:
    """Before the first row."""
    return Table(setting, changed=setting.created)


def table_of_match(setting: Setting, start: Match, moves: list[tuple[int, str]]) -> Table:
    """An uploaded record as a table; `start` is its match before the first move. Raises IllegalMove."""
    table = replace(new_table(setting), match=start, setup_events=setup_events(start))
    table = replace(table, checkpoints=Trail([start.state]))
    match, checkpoints = start.copy(), table.checkpoints
    for seat, notation in moves:
        match.play(seat, notation)
        checkpoints = keep(checkpoints, match)
    return replace(table, match=match, checkpoints=checkpoints)


# -- the fold: each function gives the next table --------------------------------------


def _fold(table: Table, body: rows.Body) -> Table:
    match body:
        case rows.Moved():
            return _move(table, body)
        case rows.UndoRequested():
            return _ask_undo(table, body)
        case rows.UndoAnswered():
            return _answer_undo(table, body)
        case rows.StoodUp() | rows.SatDown() | rows.Resigned() | rows.TookOver() | rows.BotFailed():
            return _change_player(table, body)
        case rows.SeatWanted():
            request = SeatRequest(body.seat, body.person, body.name, table.seq)
            return replace(table, wanted=(*table.wanted, request))
        case rows.SeatAnswered():
            return _answer_seat(table, body)
        case rows.HoldRequested() | rows.HoldAnswered() | rows.HoldEnded():
            return _change_hold(table, body)
        case rows.VacationBegan() | rows.VacationEnded():
            return _change_vacation(table, body)
        case rows.Renamed():
            for number in body.seats:
                table = _put(table, number, replace(table.seats[number], name=body.name))
            return table
        case rows.Resumed():
            return replace(table, clock=table.clock.resume(table.clock_time))
        case rows.Followed():
            return replace(table, rematch=body.table)
        case rows.Abandoned():
            return replace(table, status="abandoned", undo=None, hold=None)
        case _:
            return _prepare(table, body)


def _prepare(table: Table, body: rows.Body) -> Table:
    """What happens before the first move."""
    match body:
        case rows.Opened():
            count = len(body.seats)
            clock = Clock.of(table.setting.clock, count)
            agreed = frozenset((body.host,))
            table = replace(table, host=body.host, seats=body.seats, starts_itself=body.starts_itself)
            return replace(table, decided=(0,) * count, clock=clock, agreed=agreed)
        case rows.Joined():
            table = replace(table, agreed=table.agreed | {body.person})
            return _put(table, body.seat, Seat("person", body.person, body.name))
        case rows.Readied():
            return replace(table, ready=table.ready | {body.person} if body.yes else table.ready - {body.person})
        case rows.Left():
            gone = {table.seats[seat].person for seat in body.seats}
            table = replace(table, ready=table.ready - gone)
            for seat in body.seats:
                table = _put(table, seat, Seat("open"))
            return replace(table, host=body.host)
        case rows.Began():
            return _deal(replace(table, status="playing", seats=body.seats))
        case _:
            return replace(table, status="closed")


def _put(table: Table, seat: int, filled: Seat) -> Table:
    return replace(table, seats=(*table.seats[:seat], filled, *table.seats[seat + 1 :]))


def _deal(table: Table) -> Table:
    setting = table.setting
    names = {number: name for number, seat in enumerate(table.seats) if (name := bot_names.label(seat))}
    match = Match(setting.game, len(table.seats), setting.seed, setting.options, names, luck=setting.luck)
    setup, checkpoints = setup_events(match), Trail([match.state])
    starters = tuple(seat.person for seat in table.seats)
    return replace(table, match=match, dealt=table.seq, starters=starters, setup_events=setup, checkpoints=checkpoints)


def _move(table: Table, body: rows.Moved) -> Table:
    """Only the last of several moves may be final: the refusal of the next would tell what came of it."""
    assert table.match is not None
    match, checkpoints = table.match.copy(), table.checkpoints
    for number, notation in enumerate(body.moves):
        if number and match.plies[-1].final:
            raise IllegalMove(FinalComesLast())
        match.play(body.seat, notation)
        checkpoints = keep(checkpoints, match)
    return replace(
        table,
        match=match,
        checkpoints=checkpoints,
        seqs=table.seqs.append(table.seq, len(body.moves)),
        undo=None,
        hold=None if match.over else table.hold,
        status="finished" if match.over else table.status,
    )


def _ask_undo(table: Table, body: rows.UndoRequested) -> Table:
    request = UndoRequest(body.seat, body.ply, frozenset(body.waiting), table.seq)
    if not body.waiting:
        return _go_back(table, request)
    return _note(replace(table, undo=request), table_events.UndoAsked(body.seat, body.ply))


def _answer_undo(table: Table, body: rows.UndoAnswered) -> Table:
    request = table.undo
    if request is None:
        return table
    if not body.yes:
        return _note(replace(table, undo=None), table_events.UndoDeclined(body.seats[0]))
    request = replace(request, waiting=request.waiting - set(body.seats))
    return replace(table, undo=request) if request.waiting else _go_back(table, request)


def _go_back(table: Table, request: UndoRequest) -> Table:
    assert table.match is not None
    ply = request.ply
    is_free = table.ply - ply <= table.match.free_undos(request.seat)
    clock = table.clock if is_free or not table.accounts else table.clock.restore(table.accounts[ply])
    table = replace(
        table,
        match=table.at(ply),
        clock=clock,
        accounts=table.accounts.cut(ply + 1),
        seqs=table.seqs.cut(ply),
        checkpoints=table.checkpoints.cut(ply // CHECKPOINT + 1),
        decided=(table.seq,) * len(table.seats),
        undo=None,
    )
    return _note(table, table_events.UndoDone(request.seat, ply))


PlayerChange = rows.StoodUp | rows.SatDown | rows.Resigned | rows.TookOver | rows.BotFailed


def _change_player(table: Table, body: PlayerChange) -> Table:
    number, seat, clock = body.seat, table.seats[body.seat], table.clock
    if table.hold is not None and table.hold.waiting:  # those who are asked are others now
        table = replace(table, hold=None)
    table = replace(table, decided=(*table.decided[:number], table.seq, *table.decided[number + 1 :]))
    match body:
        case rows.Resigned():
            return _resign(table, body)
        case rows.TookOver():
            table = replace(table, clock=clock.take_over(number), undo=None)
            table = _put(table, number, Seat("person", body.person, body.name))
            return _note(table, table_events.TookOver(number))
        case rows.StoodUp():
            clock = clock.suspend(number, table.clock_time, body.why == "clock")
            table = _put(replace(table, clock=clock, undo=None), number, replace(seat, away=True, bot=body.bot))
            return _note(table, TAKEN_OVER[body.why](number, body.bot))
        case rows.SatDown():
            clock = clock.come_back(number, table.clock_time, number in table.deciding)
            table = _put(replace(table, clock=clock, undo=None), number, replace(seat, away=False, bot=None))
            return _note(table, table_events.SatDown(number))
        case rows.BotFailed():
            table = _put(table, number, replace(seat, bot=body.bot))
            return _note(table, table_events.BotFailed(number, body.failed, body.bot))


def _answer_seat(table: Table, body: rows.SeatAnswered) -> Table:
    """HOUSE-1.11: at a private table the players say who takes the seat."""
    request = table.request_for(body.seat)
    if request is None:
        return table
    table = replace(table, wanted=tuple(one for one in table.wanted if one is not request))
    if body.yes:
        return _change_player(table, rows.TookOver(request.seat, request.person, request.name))
    return replace(table, turned_away=table.turned_away | {request.person})


def _resign(table: Table, body: rows.Resigned) -> Table:
    """HOUSE-1.10: a bot plays on; the last person breaks the match off, and its record stays theirs."""
    number, seat = body.seat, table.seats[body.seat]
    clock = table.clock.suspend(number, table.clock_time, ran_out=False)
    resigned = table.resigned | {seat.person} if seat.person else table.resigned
    table = replace(table, clock=clock, undo=None, resigned=resigned)
    if all(other.kind == "bot" for index, other in enumerate(table.seats) if index != number):
        return replace(table, status="abandoned")
    table = _put(table, number, Seat("bot", name=seat.name, bot=body.bot, vacant=True))
    return _note(table, table_events.Resigned(number, body.bot))


def _change_hold(table: Table, body: rows.HoldRequested | rows.HoldAnswered | rows.HoldEnded) -> Table:
    """HOUSE-1.16: a pause by agreement."""
    match body:
        case rows.HoldRequested():
            table = replace(table, hold=Hold(body.seat, frozenset(body.waiting), table.seq))
            event = table_events.HoldAsked(body.seat) if body.waiting else table_events.HoldBegan(body.seat)
            return _note(table, event)
        case rows.HoldEnded():
            return _note(replace(table, hold=None), table_events.HoldEnded(body.seat))
    if table.hold is None:
        return table
    if not body.yes:
        return _note(replace(table, hold=None), table_events.HoldDeclined(body.seats[0]))
    hold = replace(table.hold, waiting=table.hold.waiting - set(body.seats))
    table = replace(table, hold=hold)
    return table if hold.waiting else _note(table, table_events.HoldBegan(hold.seat))


def _change_vacation(table: Table, body: rows.VacationBegan | rows.VacationEnded) -> Table:
    """HOUSE-1.15: the clock of who is on vacation stands."""
    for number in body.seats:
        until = body.until if isinstance(body, rows.VacationBegan) else None
        table = _put(table, number, replace(table.seats[number], vacation=until))
    began = isinstance(body, rows.VacationBegan)
    told = table_events.VacationBegan if began else table_events.VacationEnded
    return _note(table, told(body.seats[0]))


def _note(table: Table, event: table_events.TableEvent) -> Table:
    note = Note(table.seq, table.ply, event.seat, msgspec.to_builtins(event))
    return replace(table, notes=(*table.notes, note)[-NOTES:])


def _mark_decisions(before: Table, table: Table, mover: int | None) -> Table:
    """A seat's decision is another one if it moved, won or lost it, or the phase is another."""
    had, has = set(before.deciding), set(table.deciding)
    changed = had ^ has if _phase(before) == _phase(table) else had | has
    if mover is not None:
        changed.add(mover)
    if not changed:
        return table
    decided = list(table.decided)
    for seat in changed:
        decided[seat] = table.seq
    return replace(table, decided=tuple(decided))


def _phase(table: Table) -> int:
    return table.match.state.phase if table.match else 0


def _run_clock(before: Table, table: Table, body: rows.Body) -> Table:
    """Let the clock go on from who decided before a row to who decides after it."""
    if table.setting.clock.kind == "none":
        return table
    clock = table.clock.at(table.changed - table.clock_time)
    running = {seat for seat in table.deciding if not table.is_on_hold and _is_timed(table.seats[seat])}
    if isinstance(body, rows.Moved):
        assert table.match is not None
        clock = clock.turn(table.clock_time, running, body.seat, _renewed(before, table.match, body))
    else:
        clock = clock.turn(table.clock_time, running)
    missing = table.ply + 1 - len(table.accounts)
    accounts = table.accounts
    if missing > 0:
        accounts = accounts.append(clock.account(table.clock_time), missing)
    return replace(table, clock=clock, accounts=accounts)


def _is_timed(seat: Seat) -> bool:
    """HOUSE-1.15: not while its person is on vacation."""
    return seat.played_by_person and seat.vacation is None


def _renewed(before: Table, match: Match, moved: rows.Moved) -> set[int]:
    """HOUSE-1.7: who is called on by these moves, and the mover if one of them was final."""
    seats = {seat for seat in match.deciding if seat not in before.deciding}
    if any(ply.final for ply in match.plies[-len(moved.moves) :]):
        seats.add(moved.seat)
    return seats
