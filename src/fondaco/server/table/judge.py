"""What a command at a table comes to: the body of the row to be written, or the reason why not."""

from __future__ import annotations

import math
from collections.abc import Callable

from fondaco.server.core.errors import DeclinedError
from fondaco.server.table import access, rows, undo, wire
from fondaco.server.table.access import Person
from fondaco.server.table.fold import Table

MOST_MOVES = 64  # at once
MOST_KEY = 64
MOST_ROWS = 10_000  # of a log; beyond it there are only rows that lead on
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
    if not 0 < len(key) <= MOST_KEY:
        raise DeclinedError(400, "bad-key", most=MOST_KEY)


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
        case wire.GoAway() | wire.AskUndo() | wire.AskHold() if table.seq >= MOST_ROWS:
            raise DeclinedError(409, "too-many-rows", most=MOST_ROWS)
        case wire.AskHold() | wire.AnswerHold() | wire.EndHold():
            return hold(table, person.ids, command)
        case wire.PlayMoves() | wire.AskUndo() if table.is_on_hold:
            raise DeclinedError(409, "on-hold", "HOUSE-1.16")
        case wire.PlayMoves():
            return play(table, command.seat, command.moves, command.seq)
        case wire.AskUndo():
            return undo.ask(table, command)
        case wire.AnswerUndo():
            return undo.answer(table, person.ids, command)
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
    if not 0 < len(moves) <= MOST_MOVES:
        raise DeclinedError(400, "how-many-moves", most=MOST_MOVES)
    if seen > table.seq:
        raise DeclinedError(409, "not-yet", seq=table.seq)
    if seen < table.decided[seat]:
        raise DeclinedError(409, "stale", seq=table.seq)
    return rows.Moved(seat, moves)


def hold(table: Table, ids: frozenset[str], command: wire.AskHold | wire.AnswerHold | wire.EndHold) -> rows.Body:
    """HOUSE-1.16: a pause needs the consent of all people at the table; anybody of them ends it."""
    asked = table.hold
    match command:
        case wire.AskHold():
            if table.setting.clock.kind == "none":
                raise DeclinedError(409, "no-clock", "HOUSE-1.16")
            if asked is not None:
                raise DeclinedError(409, "hold-already-asked")
            return rows.HoldAsked(command.seat, undo.consenting(table, command.seat))
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
