"""What a seat is shown: built from the match's own views and events, never from the state."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from fondaco.kernel import Legal, Match
from fondaco.kernel.playing.plies import Ply
from fondaco.kernel.showing.events import Event, hides
from fondaco.server.play import wire
from fondaco.server.table import judge
from fondaco.server.table.access import Person
from fondaco.server.table.bot_names import shown_name
from fondaco.server.table.checkpoints import SetupEvents
from fondaco.server.table.fold import Table
from fondaco.server.table.head import Head, head_of
from fondaco.server.table.rows import Seat
from fondaco.server.table.setting import Setting
from fondaco.server.table.wire import UndoOffer

MAX_TOLD = 60  # plies in a snapshot
WORLDS = 24  # in which a move must be the only one to be called forced
STRANGER = Person("", "", True, frozenset())


# -- summaries --------------------------------------------------------------------


def summary_of_table(table: Table, online: Collection[int], clock_now: float) -> wire.TableSummary:
    """The table as the lobby shows it to a stranger, with what is left on the clocks."""
    seats = seats_of_table(table, online, clock_now)
    if table.status == "open":
        _show_waiting(seats, table)
    starts_itself = table.status == "open" and table.starts_itself
    return summarise(table.setting, head_of(table), seats, False, clock_now, starts_itself)


def seats_of_table(table: Table, online: Collection[int], clock_now: float) -> list[wire.SeatInfo]:
    """The seats as a stranger sees them."""
    clock = table.clock
    shown = [
        show_seat(
            number, seat, STRANGER, number in online, clock.seconds(number, clock_now), clock.runs(number, clock_now)
        )
        for number, seat in enumerate(table.seats)
    ]
    for request in table.wanted:
        shown[request.seat].wanted = request.name
    return shown


def _show_waiting(seats: list[wire.SeatInfo], table: Table) -> None:
    """What concerns only those who wait for the start."""
    for seat, filled in zip(seats, table.seats, strict=True):
        seat.host = filled.person == table.host
        seat.ready = filled.kind == "bot" or filled.person in table.ready
        seat.agreed = not table.setting.rated or filled.person is None or filled.person in table.agreed


def summary(
    setting: Setting, head: Head, person: Person, online: Collection[int], clock_now: float
) -> wire.TableSummary:
    """The table as the lobby shows it."""
    seats = [show_seat(number, seat, person, number in online) for number, seat in enumerate(head.seats)]
    return summarise(setting, head, seats, head.host in person.ids, clock_now)


def summarise(
    setting: Setting,
    head: Head,
    seats: list[wire.SeatInfo],
    is_host: bool,
    clock_now: float,
    starts_itself: bool = False,
) -> wire.TableSummary:
    return wire.TableSummary(
        id=setting.id,
        game=setting.game.name,
        status=head.status,
        seats=seats,
        host=is_host,
        deciding=[seat for seat in range(len(head.seats)) if head.deciding >> seat & 1],
        ply=head.ply,
        created=setting.created,
        changed=head.changed,
        commitment=setting.commitment,
        rematch=head.rematch,
        league=setting.league,
        due=None if head.clock_due is None else round(max(0.0, head.clock_due - clock_now), 1),
        paused=head.status == "playing" and not any(seat.played_by_person for seat in head.seats),
        on_hold=head.on_hold,
        starts_itself=starts_itself,
        **setting.terms(),
    )


def personal(shown: wire.TableSummary, own: list[int], is_host: bool) -> wire.TableSummary:
    """The same for a person who has these seats."""
    if not own and not is_host:
        return shown
    seats = shown.seats.copy()
    for seat in own:
        seats[seat] = replace(seats[seat], mine=True)
    return replace(shown, seats=seats, host=is_host)


def show_seat(
    number: int, seat: Seat, person: Person, online: bool, clock: float | None = None, clock_runs: bool = False
) -> wire.SeatInfo:
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=shown_name(number, seat),
        mine=seat.person in person.ids,
        bot=seat.bot,
        away=seat.away,
        vacant=seat.vacant,
        online=online,
        clock=clock,
        clock_runs=clock_runs,
        vacation=seat.vacation,
        program=seat.is_program,
    )


# -- snapshots --------------------------------------------------------------------


def snapshot_of(
    shown: wire.TableSummary,
    seq: int,
    seat: int,
    match: Match | None,
    told: list[wire.ToldPly],
    deciding: list[int],
    can_move: bool = True,
    undo_offer: UndoOffer | None = None,
    undo: wire.PendingUndo | None = None,
    hold: wire.PendingHold | None = None,
    forced: str | None = None,
) -> wire.Snapshot:
    """What a seat sees of a match, or of a table that has not begun; every snapshot is made here."""
    return wire.Snapshot(
        table=shown,
        seq=seq,
        seat=seat,
        ply=match.ply if match else 0,
        stage=match.stage if match else "open",
        rule=match.game.stages[match.state.phase].rule if match else "HOUSE-1.1",
        deciding=deciding,
        view=match.view(seat) if match else {},
        legal=legal_of(match, seat, deciding, can_move),
        told=told,
        undo_offer=undo_offer,
        undo=undo,
        outcome=outcome(match) if match and not deciding else None,
        hold=hold,
        forced=forced,
    )


def legal_of(match: Match | None, seat: int, deciding: Collection[int], can_move: bool) -> list[Legal]:
    """What the seat may do now, if it is to decide."""
    return match.legal(seat) if match and can_move and seat in deciding else []


def render(
    table: Table, shown: wire.TableSummary, seat: int, told: list[wire.ToldPly], forced: str | None
) -> wire.Snapshot:
    """The table now, for a seat; `forced` is its only move if all may know that."""
    asked, hold = table.undo, table.hold
    return snapshot_of(
        shown,
        table.seq,
        seat,
        table.match,
        told,
        shown.deciding if table.match else [],
        can_move=not table.is_on_hold,
        undo_offer=judge.offer_undo(table, seat),
        undo=None if asked is None else wire.PendingUndo(asked.seat, asked.ply, sorted(asked.waiting)),
        hold=None if hold is None else wire.PendingHold(hold.seat, sorted(hold.waiting)),
        forced=forced,
    )


def render_past(
    match: Match, shown: wire.TableSummary, seat: int, seq: int, setup_events: SetupEvents
) -> wire.Snapshot:
    """A match at an earlier ply, as the seat saw it then."""
    told = tell_plies(match, seat, match.ply, setup_events)
    return snapshot_of(shown, seq, seat, match, told, list(match.deciding))


def forced_move(match: Match, seat: int) -> str | None:
    """The seat's only move, if it is the only one in every world that fits what is on the table for all to see."""
    move = match.only_move(seat)
    if move is None:
        return None
    if not match.game.has_secrets:  # every world is this one
        return match.game.moves.write(move)
    for number in range(WORLDS):
        world = match.game.sample(match.state, -1, number, forget=True)
        world.actor = seat
        match.game.rules.offer(world)
        if world.choices() != 1 or world.choice(0) != move:
            return None
    return match.game.moves.write(move)


def outcome(match: Match) -> wire.Outcome | None:
    """HOUSE-2.2: the seed is shown when the match is over."""
    result = match.result
    if result is None:
        return None
    return wire.Outcome(result.ending, list(result.scores), list(result.ranks), match.seed.hex())


# -- what happened ----------------------------------------------------------------


def tell(table: Table, seat: int, since: int | None) -> list[wire.ToldPly]:
    """What the seat missed; `since` is the newest row it has seen."""
    if table.match is None:
        return []
    told = tell_plies(table.match, seat, first_missed(table, seat, since), table.setup_events)
    return told + tell_notes(table, since) if table.notes else told


def is_told_alike(table: Table, since: int) -> bool:
    """Whether what happened after a row is the same for all."""
    match = table.match
    if match is None:
        return True
    first = first_missed(table, -1, since)
    return first > 0 and not any(ply.secret or any(map(hides, ply.events)) for ply in match.plies[first - 1 :])


def first_missed(table: Table, seat: int, since: int | None) -> int:
    """The first ply (0: the set-up) the seat has not been told."""
    plies = len(table.seqs)
    assert table.match is not None
    if since is not None:
        ply = plies
        while ply > 0 and table.seqs[ply - 1] > since and plies - ply < MAX_TOLD:
            ply -= 1
        return ply + 1 if ply or since >= table.dealt else 0
    for back in range(min(plies, MAX_TOLD)):
        if table.match.plies[plies - 1 - back].seat == seat:
            return plies - back + 1
    return max(0, plies - MAX_TOLD + 1)


def tell_log(table: Table, seat: int, first: int | None) -> list[wire.ToldPly]:
    """A part of the log as a seat knows it, from a ply on, or the newest."""
    match = table.match
    if match is None:
        return []
    begin = max(0, match.ply - MAX_TOLD + 1) if first is None else first
    end = min(match.ply, begin + MAX_TOLD - 1)
    return tell_plies(match, seat, begin, table.setup_events, end)


def tell_plies(match: Match, seat: int, first: int, setup: SetupEvents, last: int | None = None) -> list[wire.ToldPly]:
    """What the plies from this one on told the seat."""
    told = []
    if first == 0:
        told.append(wire.ToldPly(0, None, None, setup[seat]))
    for number in range(max(1, first), (match.ply if last is None else last) + 1):
        ply = match.plies[number - 1]
        told.append(wire.ToldPly(number, ply.seat, notation(match, ply, seat), redact(ply.events, seat)))
    return told


def tell_notes(table: Table, since: int | None) -> list[wire.ToldPly]:
    """What happened to the table itself."""
    if since is None:
        return []
    return [wire.ToldPly(note.ply, note.seat, None, [note.event]) for note in table.notes if note.seq > since]


def notation(match: Match, ply: Ply, seat: int) -> str | None:
    """How the move was written, unless it is the mover's secret."""
    if ply.seat != seat and ply.secret:
        return None
    return match.game.moves.write(ply.move)


def redact(events: list[Event], seat: int) -> list[Event]:
    """Events as the seat may know them."""
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]
