"""What people are told of, and the outbox rows of a table's row: who is to be told, and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

from fondaco.server.table import rows
from fondaco.server.table.access import Person
from fondaco.server.table.bot_names import shown_name
from fondaco.server.table.fold import Table
from fondaco.server.table.repository import OutboxRow
from fondaco.server.table.rows import LogRow

Kind = Literal["your-turn", "started", "ended", "undo", "time-low", "invitation", "friend"]  # as people choose them
KINDS: tuple[Kind, ...] = get_args(Kind)
AlertKind = Kind | Literal["hold", "weekly", "test"]
CHOSEN_AS: dict[str, Kind] = {"hold": "undo"}  # requests of others are one choice

HOUR = 3600.0
MIN_CLOCK = 6 * HOUR  # with less time for a decision there is no reminder
REMINDER_SHARE, LONGEST_REMINDER = 6, 12 * HOUR  # before the end of the time: a sixth of it, at most half a day

Owner = Callable[[str], str | None]  # who is notified for the person in a seat; None for those without channels


class Alert(Struct, frozen=True, omit_defaults=True):
    """Nothing but what the table shows everybody at it."""

    kind: AlertKind
    table: str
    game: str
    with_: tuple[str, ...] = msgspec.field(default=(), name="with")  # the other players
    by: str = ""  # who asks or invites
    asker: str = ""  # the account of who wants to be a friend; never shown
    winners: tuple[str, ...] = ()
    is_turn: bool = False  # of a match that starts: the person is to move
    seat: int = -1
    seq: int = 0  # the row that caused it
    time: float = 0.0  # when it happened
    limit: float = 0.0  # when the time of the seat runs out, as clock time
    remind: float = 0.0  # when to say so, as clock time
    played: int = 0  # of a week: matches that ended
    won: int = 0
    waiting: int = 0  # tables that wait for the person
    requests: int = 0  # people who want to be friends


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[list[Alert]] = msgspec.json.Decoder(list[Alert])


def write_alerts(alerts: Sequence[Alert]) -> str:
    return _encoder.encode(alerts).decode()


def read_alerts(body: str) -> list[Alert]:
    return _decoder.decode(body)


class TableOutbox:
    """Called for every row before it is committed: it reads no database, and costs little where nobody is told."""

    def __init__(self, owner: Owner, after: float) -> None:
        self._owner = owner
        self._after = after  # seconds until a person who does not look is notified

    def __call__(self, before: Table, row: LogRow, after: Table) -> Sequence[OutboxRow]:
        people = {seat.person for seat in after.seats if seat.person is not None}
        owners = {person: owner for person in people if (owner := self._owner(person)) is not None}
        if not owners:
            return ()
        alerts = self._alerts(before, row, after)
        causer = row.key.partition(":")[0] if row.key else _causer(row, after)
        causer = owners.get(causer, causer)
        told: dict[tuple[str, str], OutboxRow] = {}  # who has several seats is told once
        for alert in alerts:
            owner = owners.get(after.seats[alert.seat].person or "")
            if owner is None or (owner == causer and alert.kind != "time-low"):
                continue
            due = self._due(alert, after)
            told.setdefault((owner, alert.kind), OutboxRow(alert.kind, owner, write_alerts([alert]), due))
        return tuple(told.values())

    def _due(self, alert: Alert, table: Table) -> float:
        if alert.kind != "time-low":
            return alert.time + self._after
        return alert.time + alert.remind - table.clock_time

    def _alerts(self, before: Table, row: LogRow, after: Table) -> list[Alert]:
        if isinstance(row.body, rows.Opened):
            if after.setting.league is not None:  # it begins at once, and that is told
                return []
            return [
                _alert("invitation", after, seat, by=_host_name(after))
                for seat, filled in enumerate(after.seats)
                if filled.kind == "person" and filled.person != after.host
            ]
        if before.status == "playing" and after.status in ("finished", "abandoned"):
            winners = _winners(after)
            return [_alert("ended", after, seat, winners=winners) for seat in _people(after)]
        if after.status != "playing":
            return []
        turns = [seat for seat in _people(after) if _is_called(before, after, seat)]
        alerts = [alert for seat in _people(after) if (alert := _reminder(before, after, seat)) is not None]
        if isinstance(row.body, rows.Began):
            return alerts + [_alert("started", after, seat, is_turn=seat in after.deciding) for seat in _people(after)]
        alerts += [_alert("your-turn", after, seat) for seat in turns]
        if isinstance(row.body, rows.UndoRequested) and after.undo is not None:
            by = _name(after, row.body.seat)
            alerts += [_alert("undo", after, seat, by=by) for seat in sorted(after.undo.waiting)]
        if isinstance(row.body, rows.HoldRequested) and after.hold is not None:
            by = _name(after, row.body.seat)
            alerts += [_alert("hold", after, seat, by=by) for seat in sorted(after.hold.waiting)]
        return alerts


def invitation(table: Table, by: str) -> Alert:
    """For a person who has no seat at the table yet."""
    return Alert("invitation", table.id, table.setting.game.name, _others(table, -1), by, time=table.changed)


def friend_request(asker: Person, asked: str, now: float) -> OutboxRow:
    """What an account is told of who wants to be a friend."""
    alert = Alert("friend", "", "", by=asker.name, asker=asker.id, time=now)
    return OutboxRow(alert.kind, asked, write_alerts([alert]), now)


def time_limit(table: Table, seat: int) -> float | None:
    """When the time of a seat runs out, as clock time; None while its clock stands."""
    return table.clock.limit(seat) if seat < len(table.clock.since) else None


def _reminder(before: Table, table: Table, seat: int) -> Alert | None:
    """Where a seat has got another limit, and long enough."""
    limit, known = time_limit(table, seat), time_limit(before, seat)
    if limit is None or (known is not None and abs(known - limit) < 1):
        return None
    left = limit - table.clock_time
    lead = min(left / REMINDER_SHARE, LONGEST_REMINDER)
    return _alert("time-low", table, seat, limit=limit, remind=limit - lead) if left >= MIN_CLOCK else None


def _alert(kind: AlertKind, table: Table, seat: int, **facts: Any) -> Alert:
    shared: dict[str, Any] = {"seat": seat, "seq": table.seq, "time": table.changed}
    return Alert(kind, table.id, table.setting.game.name, _others(table, seat), **shared, **facts)


def _is_called(before: Table, after: Table, seat: int) -> bool:
    """Whether a person is to move who was not, or whose clock goes on after a pause or a vacation."""
    if seat not in after.deciding or after.is_on_hold:
        return False
    was, is_now = before.seats[seat], after.seats[seat]
    is_same = was.played_by_person and (was.vacation is None or is_now.vacation is not None)
    return not (is_same and seat in before.deciding and not before.is_on_hold)


def _people(table: Table) -> list[int]:
    return [seat for seat, filled in enumerate(table.seats) if filled.played_by_person]


def _others(table: Table, seat: int) -> tuple[str, ...]:
    own = table.seats[seat].person if seat >= 0 else None
    return tuple(
        name
        for number, filled in enumerate(table.seats)
        if filled.kind != "open" and (own is None or filled.person != own) and (name := _name(table, number))
    )


def _name(table: Table, seat: int) -> str:
    return shown_name(seat, table.seats[seat]) or ""


def _host_name(table: Table) -> str:
    return next((filled.name or "" for filled in table.seats if filled.person == table.host), "")


def _winners(table: Table) -> tuple[str, ...]:
    result = table.match.result if table.match is not None and table.status == "finished" else None
    return tuple(_name(table, seat) for seat in result.winners) if result is not None else ()


def _causer(row: LogRow, table: Table) -> str:
    """Who caused a row without a key: the host opens and begins."""
    return table.host if isinstance(row.body, rows.Opened | rows.Began) else ""
