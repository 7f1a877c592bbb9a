"""What a command at a table comes to: the body of the row to be written, or the reason why not."""

from __future__ import annotations

import math
from collections.abc import Callable

from fondaco.kernel import IllegalMove
from fondaco.kernel.errors import NothingToUndo, Sealed
from fondaco.server.core.errors import DeclinedError
from fondaco.server.table import access, rows, wire
from fondaco.server.table.access import Person
from fondaco.server.table.fold import Table

MAX_MOVES = 64  # at once
MAX_KEY = 64
MAX_ROWS = 10_000  # of a log; beyond it there are only rows that lead on
MAX_BACK = 60  # plies that can be taken back
SUBSTITUTE = "normal"  # the bot that plays for people who are away

TableCommand = (
    wire.PlayMoves
    | wire.AskUndo
    | wire.AnswerUndo
    | wire.GoAway
    | wire.ComeBack
    | wire.Resign
    | wire.Replace
    | wire.AskHold
    | wire.AnswerHold
    | wire.EndHold
    | wire.AnswerSeat
)

TimeToWait = Callable[[Table, int], float]  # seconds until a seat may be replaced; inf while its person is there


def check_key(key: str) -> None:
    if not 0 < len(key) <= MAX_KEY:
        raise DeclinedError(400, "bad-key", most=MAX_KEY)


def judge(table: Table, person: Person, command: TableCommand, time_to_wait: TimeToWait) -> rows.Body:
    """All but whether moves are legal, which the fold finds. Raises DeclinedError."""
    check_key(command.key)
    access.check_own_seat(table, person, command.seat)
    access.check_playing(table)
    if isinstance(command, wire.ComeBack):
        if not table.seats[command.seat].away:
            raise DeclinedError(409, "not-away")
        if not table.clock.may_return(command.seat):
            raise DeclinedError(409, "bot-decides-first", "HOUSE-1.8")
        return rows.SatDown(command.seat)
    if isinstance(command, wire.Resign):
        return rows.Resigned(command.seat, SUBSTITUTE)
    access.check_present(table, command.seat)
    match command:
        case wire.GoAway() | wire.AskUndo() | wire.AskHold() if table.seq >= MAX_ROWS:
            raise DeclinedError(409, "too-many-rows", most=MAX_ROWS)
        case wire.AskHold() | wire.AnswerHold() | wire.EndHold():
            return hold(table, person.ids, command)
        case wire.PlayMoves() | wire.AskUndo() if table.is_on_hold:
            raise DeclinedError(409, "on-hold", "HOUSE-1.16")
        case wire.PlayMoves():
            return play(table, command.seat, command.moves, command.seq)
        case wire.AskUndo():
            return ask_undo(table, command)
        case wire.AnswerUndo():
            return answer_undo(table, person.ids, command)
        case wire.GoAway():
            access.check_stand_in(table)
            return rows.StoodUp(command.seat, SUBSTITUTE, "left")
        case wire.Replace():
            return replace(table, command.absent, time_to_wait)
        case wire.AnswerSeat():
            request = table.request_for(command.vacant)
            if request is None or command.seq < request.seq:
                raise DeclinedError(409, "no-seat-asked", "HOUSE-1.11")
            return rows.SeatAnswered(command.vacant, command.yes)


def play(table: Table, seat: int, moves: list[str], seen: int) -> rows.Moved:
    if not 0 < len(moves) <= MAX_MOVES:
        raise DeclinedError(400, "how-many-moves", most=MAX_MOVES)
    if seen > table.seq:
        raise DeclinedError(409, "not-yet", seq=table.seq)
    if seen < table.decided[seat]:
        raise DeclinedError(409, "stale", seq=table.seq)
    return rows.Moved(seat, moves)


def hold(table: Table, ids: frozenset[str], command: wire.AskHold | wire.AnswerHold | wire.EndHold) -> rows.Body:
    """HOUSE-1.16: a pause needs the consent of all people at the table; each of them may end it."""
    asked = table.hold
    match command:
        case wire.AskHold():
            if table.setting.clock.kind == "none":
                raise DeclinedError(409, "no-clock", "HOUSE-1.16")
            if asked is not None:
                raise DeclinedError(409, "hold-already-asked")
            return rows.HoldRequested(command.seat, consenting(table, command.seat))
        case wire.AnswerHold():
            if asked is None or command.seat not in asked.waiting:
                raise DeclinedError(409, "no-hold-asked")
            if command.seq < asked.seq:
                raise DeclinedError(409, "stale", seq=table.seq)
            own = [seat for seat in sorted(asked.waiting) if table.seats[seat].person in ids]
            return rows.HoldAnswered(own, command.yes)
        case wire.EndHold():
            if asked is None or (asked.waiting and table.seats[asked.seat].person not in ids):
                raise DeclinedError(409, "not-on-hold")
            return rows.HoldEnded(command.seat)


def replace(table: Table, seat: int, time_to_wait: TimeToWait) -> rows.StoodUp:
    """HOUSE-1.9: a bot plays on for who is waited for and has not been there for a while."""
    if seat not in table.deciding or not table.seats[seat].played_by_person:
        raise DeclinedError(409, "not-waited-for", "HOUSE-1.9")
    if table.setting.clock.is_days or table.is_on_hold:
        raise DeclinedError(409, "clock-decides", "HOUSE-1.9")
    left = time_to_wait(table, seat)
    if left == math.inf:
        raise DeclinedError(409, "is-there", "HOUSE-1.9")
    if left > 0:
        raise DeclinedError(409, "wait-longer", "HOUSE-1.9", seconds=math.ceil(left))
    return rows.StoodUp(seat, SUBSTITUTE, "absent")


# -- undo: freely while nothing final happened, else by consent of the other people -----------


def ask_undo(table: Table, command: wire.AskUndo) -> rows.UndoRequested:
    """HOUSE-1.5, HOUSE-1.6; bots always consent, and no player is asked for their own seats."""
    match = table.match
    assert match is not None
    if not 0 <= command.ply < match.ply:
        raise DeclinedError.because(IllegalMove(NothingToUndo()))
    changed = table.seqs[-1] if table.seqs else 0
    if command.seq < max(changed, table.decided[command.seat]):
        raise DeclinedError(409, "stale", seq=table.seq)
    if match.ply - command.ply <= match.free_undos(command.seat):
        return rows.UndoRequested(command.seat, command.ply, [])
    if any(ply.sealed for ply in match.plies[command.ply :]):
        raise DeclinedError.because(IllegalMove(Sealed()))
    if table.undo is not None:
        raise DeclinedError(409, "undo-already-asked")
    return rows.UndoRequested(command.seat, command.ply, consenting(table, command.seat))


def consenting(table: Table, asker: int) -> list[int]:
    """HOUSE-1.6: the seats of the other people."""
    person = table.seats[asker].person
    return [number for number, seat in enumerate(table.seats) if seat.played_by_person and seat.person != person]


def offer_undo(table: Table, seat: int) -> wire.UndoOffer | None:
    """What this seat can ask for now with a chance to succeed: its free moves one by one, else its last one."""
    match = table.match
    if match is None or seat < 0 or table.status != "playing" or table.undo or table.is_on_hold:
        return None
    if not table.seats[seat].played_by_person:
        return None
    for back, ply in enumerate(reversed(match.plies), 1):
        if ply.sealed or back > MAX_BACK:
            return None
        if ply.seat == seat:
            is_free = back <= match.free_undos(seat)
            return wire.UndoOffer(match.ply - back, [] if is_free else consenting(table, seat))
    return None


def answer_undo(table: Table, ids: frozenset[str], command: wire.AnswerUndo) -> rows.UndoAnswered:
    """HOUSE-1.6: one person answers for all their seats, and to the request they saw."""
    if table.undo is None or command.seat not in table.undo.waiting:
        raise DeclinedError(409, "no-undo-asked")
    if command.seq < table.undo.seq:
        raise DeclinedError(409, "stale", seq=table.seq)
    own = [seat for seat in sorted(table.undo.waiting) if table.seats[seat].person in ids]
    return rows.UndoAnswered(own, command.yes)
