"""A match that one person sees alone, as a table: a lesson, a puzzle."""

from __future__ import annotations

from fondaco.kernel import Match
from fondaco.server.play.showing import snapshots
from fondaco.server.play.wire import SeatInfo, Snapshot, TableSummary
from fondaco.server.table.access import Person
from fondaco.server.table.setting import Terms


def snapshot(match: Match, seat: int, person: Person, table: str, seq: int, ply: int, asks: bool) -> Snapshot:
    """The table as the player sees it, with what happened after a ply; moves are on offer only if one is asked for."""
    told = snapshots.tell_plies(match, seat, ply + 1, {})
    shown = _table(match, seat, person, table)
    return snapshots.snapshot_of(shown, seq, seat, match, told, list(match.deciding), can_move=asks)


def _table(match: Match, player: int, person: Person, table: str) -> TableSummary:
    seats = [
        SeatInfo(seat, "person", person.name, mine=True, online=True)
        if seat == player
        else SeatInfo(seat, "bot", match.names[seat], mine=False, bot="lesson")
        for seat in range(match.seats)
    ]
    return TableSummary(
        id=table,
        game=match.game.name,
        status="finished" if match.over else "playing",
        seats=seats,
        host=True,
        deciding=list(match.deciding),
        ply=match.ply,
        created=0.0,
        changed=0.0,
        commitment=match.commitment,
        **Terms(options=match.options, public=False, spectators=False, hints=False).terms(),
    )
