"""Presence: who looks at which table, at this process and the others; and how they are told of what is new."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Struct

from fondaco.server.core import moment
from fondaco.server.core.wire import encode
from fondaco.server.play import wire
from fondaco.server.storage.bus import Bus
from fondaco.server.table.access import Person
from fondaco.server.table.actor import Committed
from fondaco.server.table.fold import Table
from fondaco.server.table.rows import Seats

TRUST = 60.0  # seconds for which another process is believed
RETELL = 20.0  # seconds after which presence is told again

FindTable = Callable[[str], Table | None]


class PresenceNotice(Struct, tag="presence"):
    """Who looks at a table at another process."""

    table: str
    process: str
    online: list[int]
    spectators: int


class Viewer(Protocol):
    """A connection, as presence knows it."""

    person: Person
    blocked: frozenset[str]  # whose words it is not to be sent

    def wake(self) -> None:
        """There may be something new."""

    def post(self, message: bytes) -> None:
        """Send this."""

    def hear(self, chat: wire.Chat) -> None:
        """Send this chat message, once."""

    def drop(self, reason: str) -> None:
        """Close the connection."""


@dataclass
class _Room:
    viewers: set[Viewer] = field(default_factory=set)
    elsewhere: dict[str, tuple[float, list[int], int]] = field(default_factory=dict)  # by process: until, seats, others
    found: tuple[Seats, float, tuple[list[int], int]] | None = None  # who is online with these seats, until then


class Presence:
    def __init__(self, bus: Bus, absence: float, find: FindTable) -> None:
        self._bus = bus
        self._absence = absence
        self._find = find
        self._rooms: dict[str, _Room] = {}
        self._retold = time.monotonic()

    # -- here ---------------------------------------------------------------------

    def enter(self, table: Table, viewer: Viewer) -> None:
        room = self._rooms.setdefault(table.id, _Room())
        room.viewers.add(viewer)
        room.found = None
        self._changed(table)

    def leave(self, table_id: str, viewer: Viewer) -> None:
        room = self._rooms.get(table_id)
        if room is None:
            return
        room.viewers.discard(viewer)
        room.found = None
        if not room.viewers and not room.elsewhere:
            del self._rooms[table_id]
        table = self._find(table_id)
        if table is not None:
            self._changed(table)

    def all_viewers(self) -> list[Viewer]:
        return [viewer for room in self._rooms.values() for viewer in room.viewers]

    def viewers(self, table_id: str) -> list[Viewer]:
        room = self._rooms.get(table_id)
        return list(room.viewers) if room else []

    def is_watched(self, table: Table) -> bool:
        """Whether a viewer of this process waits for something to happen at the table."""
        room = self._rooms.get(table.id)
        return room is not None and bool(room.viewers) and table.status != "finished"

    def committed(self, committed: Committed) -> None:
        """Listener: everybody who looks gets a snapshot."""
        room = self._rooms.get(committed.after.id)
        if room is not None:
            for viewer in room.viewers:
                viewer.wake()

    # -- who is there ---------------------------------------------------------------

    def online(self, table: Table) -> tuple[list[int], int]:
        """The seats whose people are there, and how many spectators, at all processes."""
        room, now = self._rooms.get(table.id), time.monotonic()
        if room is None:
            return [], 0
        if room.found is not None and room.found[0] is table.seats and now < room.found[1]:
            return room.found[2]
        seats, spectators = self._online_here(table)
        online, end = set(seats), math.inf
        for until, others, watching in room.elsewhere.values():
            if until > now:
                online.update(others)
                spectators += watching
                end = min(end, until)
        room.found = (table.seats, end, (sorted(online), spectators))
        return room.found[2]

    def time_to_wait(self, table: Table, seat: int) -> float:
        """For how many seconds a seat must still be waited for; for ever while its person is there (HOUSE-1.9)."""
        if seat in self.online(table)[0]:
            return math.inf
        return table.changed + self._absence - moment.now()

    def _online_here(self, table: Table) -> tuple[list[int], int]:
        seats: set[int] = set()
        spectators = 0
        for viewer in self.viewers(table.id):
            own = table.seats_of(viewer.person.ids)
            seats.update(own)
            spectators += not own
        return sorted(seats), spectators

    # -- telling --------------------------------------------------------------------

    def heard(self, notice: PresenceNotice) -> None:
        """Another process tells who is there."""
        table = self._find(notice.table)
        if table is not None:
            room = self._rooms.setdefault(notice.table, _Room())
            room.elsewhere[notice.process] = (time.monotonic() + TRUST, notice.online, notice.spectators)
            room.found = None
            self._show(table)

    def sweep(self) -> None:
        """Tell the other processes again, and forget those that tell no more."""
        now = time.monotonic()
        if now - self._retold < RETELL:
            return
        self._retold = now
        for table_id, room in list(self._rooms.items()):
            room.elsewhere = {process: told for process, told in room.elsewhere.items() if told[0] > now}
            table = self._find(table_id)
            if room.viewers and table is not None:
                self._tell(table)
            elif not room.viewers and not room.elsewhere:
                del self._rooms[table_id]

    def _changed(self, table: Table) -> None:
        self._show(table)
        self._tell(table)

    def _show(self, table: Table) -> None:
        viewers = self.viewers(table.id)
        if viewers:
            message = encode(wire.Presence(*self.online(table)))
            for viewer in viewers:
                viewer.post(message)

    def _tell(self, table: Table) -> None:
        self._bus.tell(PresenceNotice(table.id, self._bus.process, *self._online_here(table)))
