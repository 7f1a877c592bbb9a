"""Taking moves back: freely while nothing final happened, else by consent of the other people."""

from __future__ import annotations

from fondaco.kernel import IllegalMove
from fondaco.kernel.errors import NothingToUndo, Sealed
from fondaco.server import rows, wire
from fondaco.server.errors import DeclinedError
from fondaco.server.table import Table


def ask(table: Table, command: wire.AskUndo) -> rows.AskedBack:
    """HOUSE-1.5, HOUSE-1.6; bots always consent, and so does who holds both seats."""
    match = table.match
    assert match is not None
    if not 0 <= command.ply < match.ply:
        raise DeclinedError.because(IllegalMove(NothingToUndo()))
    changed = table.seqs[-1] if table.seqs else 0
    if command.seq < max(changed, table.decided[command.seat]):
        raise DeclinedError(409, "stale", version=table.version)
    if match.ply - command.ply <= match.free_undos(command.seat):
        return rows.AskedBack(command.seat, command.ply, [])
    if any(ply.sealed for ply in match.plies[command.ply :]):
        raise DeclinedError.because(IllegalMove(Sealed()))
    if table.asked is not None:
        raise DeclinedError(409, "undo-already-asked")
    asker = table.sittings[command.seat].person
    others = [
        seat for seat, sitting in enumerate(table.sittings) if sitting.played_by_person and sitting.person != asker
    ]
    return rows.AskedBack(command.seat, command.ply, others)


def answer(table: Table, ids: frozenset[str], command: wire.AnswerUndo) -> rows.AnsweredBack:
    """HOUSE-1.6: one person answers for all their seats, and to the request they saw."""
    if table.asked is None or command.seat not in table.asked.waiting:
        raise DeclinedError(409, "no-undo-asked")
    if command.seq < table.asked.seq:
        raise DeclinedError(409, "stale", version=table.version)
    own = [seat for seat in table.asked.waiting if table.sittings[seat].person in ids]
    return rows.AnsweredBack(own, command.yes)
