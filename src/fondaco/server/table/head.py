"""The head of a table: what is stored beside its log, told to other processes and listed in the lobby.

It is derived from the table, in this one place.
"""

from __future__ import annotations

from msgspec import Struct

from fondaco.server.table.fold import Status, Table
from fondaco.server.table.rows import Seats


class Head(Struct, frozen=True):
    seq: int
    status: Status
    host: str
    seats: Seats
    rematch: str | None
    ply: int
    deciding: int  # bit mask of seats
    bot_due: bool  # a bot is to move
    clock_due: float | None  # when the first clock runs out, as clock time
    changed: float
    on_hold: bool = False  # a pause by agreement

    def waits_for(self, ids: frozenset[str]) -> bool:
        """Whether one of these is to move."""
        return (
            self.status == "playing"
            and not self.on_hold
            and any(
                self.deciding >> number & 1 and seat.person in ids and not seat.away
                for number, seat in enumerate(self.seats)
            )
        )


def head_of(table: Table) -> Head:
    """Derived once of each table, however often it is asked for."""
    head: Head | None = vars(table).get("head")
    if head is None:
        head = vars(table)["head"] = _derive(table)
    return head


def _derive(table: Table) -> Head:
    due = table.clock.next_due()
    return Head(
        seq=table.seq,
        status=table.status,
        host=table.host,
        seats=table.seats,
        rematch=table.rematch,
        ply=table.ply,
        deciding=sum(1 << seat for seat in table.deciding),
        bot_due=bool(table.bots_to_move()),
        clock_due=due[0] if due else None,
        changed=table.changed,
        on_hold=table.is_on_hold,
    )


class RowNotice(Struct, tag="row"):
    """Told to other processes: a row was committed. Without body and head, which were too large, it has to be read."""

    table: str
    seq: int
    time: float
    key: str | None
    body: str | None
    head: Head | None
    is_listed: bool = False  # the table can be seen in the lobby

    def shorter(self) -> RowNotice:
        return RowNotice(self.table, self.seq, self.time, None, None, None)
