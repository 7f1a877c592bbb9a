"""Renders each section of a snapshot once for everybody who may see the same, and joins what a viewer does not have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fondaco.server.core.wire import encode
from fondaco.server.play import wire
from fondaco.server.play.showing import sections
from fondaco.server.play.showing.sections import Encoded, Layer
from fondaco.server.play.showing.snapshots import (
    forced_move,
    is_told_alike,
    legal_of,
    personal,
    render,
    summarise,
    summary_of_table,
    tell,
)
from fondaco.server.table import access, judge
from fondaco.server.table.access import Person
from fondaco.server.table.fold import Table
from fondaco.server.table.head import head_of

MAX_JOINED = 16  # messages of one edition and face that are kept to be sent again
MAX_FACES = 64  # of a table
STALE = 0.1  # seconds after which clocks are read again

Faces = dict[tuple[int, tuple[int, ...], bool], "Face"]  # by seat, seats of the person, whether they are the host


@dataclass
class Face:
    """What a person sees differently from a spectator: by their seat and by who they are."""

    seat: int
    own: tuple[int, ...]
    is_host: bool
    seats: list[wire.SeatInfo] | None = None  # of which these are the sections that are the person's own
    personal: dict[str, Any] = field(default_factory=dict)
    layer: Layer = field(default_factory=Layer)
    joined: dict[tuple[int, int | None], bytes] = field(default_factory=dict)  # by edition and row seen: the messages


@dataclass
class Seen:
    """What a viewer has been sent last: nothing at first, and then everything up to an edition."""

    face: Face | None = None
    edition: int = 0
    seq: int = 0


@dataclass
class Shown:
    """A table as it is shown: everybody's sections, and those of each face."""

    table: Table
    online: list[int]
    time: float
    snapshot: wire.Snapshot  # a spectator's
    settled: Encoded
    edition: int = 0
    public: Layer = field(default_factory=Layer)
    faces: Faces = field(default_factory=dict)
    told: dict[tuple[int | None, int | None], bytes] = field(default_factory=dict)  # by seat (None: all) and row seen
    parts: dict[int, list[tuple[str, bytes]]] = field(default_factory=dict)  # by edition: what changed since
    forced: dict[int, str | None] = field(default_factory=dict)  # by seat that decides


class Renderer:
    def __init__(self, online: Callable[[Table], tuple[list[int], int]], clock_now: Callable[[], float]) -> None:
        self._online = online
        self._clock_now = clock_now
        self._shown: dict[str, Shown] = {}

    def forget(self, table: Table) -> None:
        """Listener: the table is no longer held."""
        self._shown.pop(table.id, None)

    def summary(self, table: Table, person: Person) -> wire.TableSummary:
        own, is_host = table.seats_of(person.ids), table.host in person.ids
        return personal(self._current(table).snapshot.table, own, is_host)

    def whole(self, table: Table, person: Person, seat: int, since: int | None) -> bytes:
        """The snapshot: all of its sections. Raises DeclinedError."""
        return self.message(table, person, seat, since, Seen())

    def message(self, table: Table, person: Person, seat: int, since: int | None, seen: Seen) -> bytes:
        """What a viewer is sent who has seen this much, which is noted; everything where that is not known any more.

        Rendered once for all who see the same. Raises DeclinedError.
        """
        access.check_view(table, person, seat)
        shown = self._current(table)
        face = self._face(shown, seat, tuple(table.seats_of(person.ids)), table.host in person.ids)
        before = seen.edition if seen.face is face else 0
        after = seen.seq or since
        message = face.joined.get((before, after))
        if message is None:
            if len(face.joined) >= MAX_JOINED:
                face.joined.clear()
            message = face.joined[before, after] = _join(shown, face, before, after)
        seen.face, seen.edition, seen.seq = face, shown.edition, table.seq
        return message

    # -- what is kept of a table ------------------------------------------------------------

    def _current(self, table: Table) -> Shown:
        shown, online = self._shown.get(table.id), self._online(table)[0]
        if shown is not None and shown.table is table and shown.online == online and not self._is_stale(shown):
            return shown
        now = self._clock_now()
        snapshot = render(table, _summary(table, online, now, shown), -1, [], None)
        if shown is None or not _renew(shown, table, online, snapshot, now):
            settled = {name: encode(value) for name, value in sections.settled_sections(snapshot.table).items()}
            shown = self._shown[table.id] = Shown(table, online, now, snapshot, settled)
            _renew(shown, table, online, snapshot, now)
        return shown

    def _is_stale(self, shown: Shown) -> bool:
        return shown.table.setting.clock.kind != "none" and self._clock_now() - shown.time >= STALE

    def _face(self, shown: Shown, seat: int, own: tuple[int, ...], is_host: bool) -> Face:
        """As of the present edition."""
        key = (seat, own, is_host)
        face = shown.faces.get(key)
        if face is not None and (face.layer.edition == shown.edition or _renew_face(shown, face)):
            return face
        if len(shown.faces) >= MAX_FACES:
            shown.faces.clear()
        face = shown.faces[key] = Face(*key)
        _renew_face(shown, face)
        return face


def _summary(table: Table, online: list[int], now: float, shown: Shown | None) -> wire.TableSummary:
    """The seats are taken from what was shown before, where they are the same."""
    if shown is None or table.setting.clock.kind != "none" or shown.online != online or not _seats_same(shown, table):
        return summary_of_table(table, online, now)
    return summarise(table.setting, head_of(table), shown.snapshot.table.seats, False, now)


def _seats_same(shown: Shown, table: Table) -> bool:
    before = shown.table
    is_same = before.seats is table.seats and before.wanted is table.wanted
    return is_same and before.status == table.status == "playing"


def _renew(shown: Shown, table: Table, online: list[int], snapshot: wire.Snapshot, now: float) -> bool:
    """Everybody's sections as they are now; False if they are other sections than before."""
    if shown.table is not table:
        shown.forced, shown.told = {}, {}
    shown.parts.clear()
    shown.table, shown.online, shown.snapshot, shown.time = table, online, snapshot, now
    shown.edition += 1
    return shown.public.renew(*sections.public_sections(snapshot), shown.edition)


def _renew_face(shown: Shown, face: Face) -> bool:
    """What lies over everybody's sections; False if it lies over others than before."""
    table, seat, public = shown.table, face.seat, shown.snapshot
    if face.seats is not public.table.seats:
        face.seats = public.table.seats
        face.personal = sections.personal_sections(public.table, face.own, face.is_host)
    over = face.personal.copy()
    if seat >= 0 and table.match is not None:
        for name, value in table.match.own_sections(seat, public.view).items():
            over[f"view.{name}"] = value
        over["legal"] = legal_of(table.match, seat, public.deciding, not table.is_on_hold)
        over["undo_offer"] = judge.offer_undo(table, seat)
        over["forced"] = _forced(shown, seat)
    face.joined.clear()
    return face.layer.renew(tuple(over), list(over.values()), shown.edition)


def _forced(shown: Shown, seat: int) -> str | None:
    """Found once of each table, however often it is shown."""
    match = shown.table.match
    if match is None or seat not in shown.table.deciding:
        return None
    if seat not in shown.forced:
        shown.forced[seat] = forced_move(match, seat)
    return shown.forced[seat]


# -- messages ---------------------------------------------------------------------------------


def _join(shown: Shown, face: Face, before: int, after: int | None) -> bytes:
    """Everything, or to whom has an edition what has changed since."""
    told = _told(shown, face.seat, after)
    public, over = shown.public.encoded, face.layer.encoded
    if not before or after is None:  # a viewer who has an edition has its row
        return sections.join_all(shown.table.seq, face.seat, told, {**shown.settled, **public, **over})
    parts = shown.parts.get(before)
    if parts is None:
        parts = shown.parts[before] = [
            (name, sections.named(name, public[name])) for name in shown.public.changed(before)
        ]
    changed = [part for name, part in parts if name not in over]
    changed += [sections.named(name, over[name]) for name in face.layer.changed(before)]
    return sections.join_changes(after, shown.table.seq, told, changed)


def _told(shown: Shown, seat: int, since: int | None) -> bytes:
    """What happened; rendered once where all are told the same."""
    told = shown.told.get((None, since)) or shown.told.get((seat, since))
    if told is None:
        for_whom = None if since is not None and is_told_alike(shown.table, since) else seat
        if len(shown.told) >= MAX_FACES:
            shown.told.clear()
        told = shown.told[for_whom, since] = encode(tell(shown.table, seat, since))
    return told


__all__ = ["Renderer", "Seen"]
