"""Taking moves back: freely while nothing final happened, else by consent of the other people."""

from __future__ import annotations

from fondaco.kernel import IllegalMove
from fondaco.kernel.errors import NothingToUndo, Sealed
from fondaco.server.core.errors import DeclinedError
from fondaco.server.table import rows, wire
from fondaco.server.table.fold import Table

MOST_BACK = 60  # plies


def ask(table: Table, command: wire.AskUndo) -> rows.UndoAsked:
    """HOUSE-1.5, HOUSE-1.6; bots always consent, and so does who has both seats."""
    match = table.match
    assert match is not None
    if not 0 <= command.ply < match.ply:
        raise DeclinedError.because(IllegalMove(NothingToUndo()))
    changed = table.seqs[-1] if table.seqs else 0
    if command.seq < max(changed, table.decided[command.seat]):
        raise DeclinedError(409, "stale", seq=table.seq)
    if match.ply - command.ply <= match.free_undos(command.seat):
        return rows.UndoAsked(command.seat, command.ply, [])
    if any(ply.sealed for ply in match.plies[command.ply :]):
        raise DeclinedError.because(IllegalMove(Sealed()))
    if table.undo is not None:
        raise DeclinedError(409, "undo-already-asked")
    return rows.UndoAsked(command.seat, command.ply, consenting(table, command.seat))


def consenting(table: Table, asker: int) -> list[int]:
    """HOUSE-1.6: the seats of the other people."""
    person = table.seats[asker].person
    return [number for number, seat in enumerate(table.seats) if seat.played_by_person and seat.person != person]


def offer(table: Table, seat: int) -> wire.UndoOffer | None:
    """What this seat can ask for now with a chance to succeed: its free moves one by one, else its last one."""
    match = table.match
    if match is None or seat < 0 or table.status != "playing" or table.undo or table.is_on_hold:
        return None
    if not table.seats[seat].played_by_person:
        return None
    for back, ply in enumerate(reversed(match.plies), 1):
        if ply.sealed or back > MOST_BACK:
            return None
        if ply.seat == seat:
            is_free = back <= match.free_undos(seat)
            return wire.UndoOffer(match.ply - back, [] if is_free else consenting(table, seat))
    return None


def answer(table: Table, ids: frozenset[str], command: wire.AnswerUndo) -> rows.UndoAnswered:
    """HOUSE-1.6: one person answers for all their seats, and to the request they saw."""
    if table.undo is None or command.seat not in table.undo.waiting:
        raise DeclinedError(409, "no-undo-asked")
    if command.seq < table.undo.seq:
        raise DeclinedError(409, "stale", seq=table.seq)
    own = [seat for seat in sorted(table.undo.waiting) if table.seats[seat].person in ids]
    return rows.UndoAnswered(own, command.yes)
