"""What a seat is shown: built from the match's own views and events, never from the state."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

from fondaco.kernel import Match
from fondaco.kernel.events import Event
from fondaco.kernel.match import Ply
from fondaco.server import wire
from fondaco.server.commands import Person
from fondaco.server.rows import Sitting
from fondaco.server.table import Opening, Table

MOST_TOLD = 60
NOBODY = Person("", "", True, frozenset())

encoder = msgspec.json.Encoder()


def show_table(table: Table, commitment: str, online: Collection[int]) -> wire.Table:
    """The table as the lobby shows it to a stranger."""
    setting, now = table.setting, time.time()
    return wire.Table(
        id=setting.id,
        game=setting.game.name,
        options=setting.options,
        status=as_data(table.status),
        places=[
            show_place(seat, sitting, NOBODY, seat in online, table.clock.seconds(seat, now))
            for seat, sitting in enumerate(table.sittings)
        ],
        public=setting.public,
        spectators=setting.spectators,
        clock=setting.clock,
        host=False,
        deciding=list(table.deciding),
        ply=table.ply,
        created=setting.created,
        changed=table.changed,
        commitment=commitment,
        rematch=table.rematch,
        hints=setting.hints,
    )


def show_to(table: Table, shown: wire.Table, person: Person) -> wire.Table:
    """The same with what is this person's."""
    own, host = table.seats_of(person.ids), table.host in person.ids
    if not own and not host:
        return shown
    places = shown.places.copy()
    for seat in own:
        places[seat] = replace(places[seat], mine=True)
    return replace(shown, places=places, host=host)


def show_place(seat: int, sitting: Sitting, person: Person, online: bool, clock: float | None = None) -> wire.Place:
    return wire.Place(
        seat=seat,
        kind=sitting.kind,
        name=sitting.name,
        mine=sitting.person in person.ids,
        bot=sitting.bot,
        away=sitting.away,
        online=online,
        clock=clock,
    )


def render(table: Table, shown: wire.Table, seat: int, since: int | None) -> wire.Snapshot:
    """The table now, for a seat; `since` is the version it has seen."""
    match = table.match
    if match is None:
        return blank(shown, table.version, seat)
    deciding = shown.deciding
    told = tell_plies(match, seat, first_missed(table, seat, since), table.opening) + tell_notes(table, since)
    asked = table.asked
    return wire.Snapshot(
        table=shown,
        version=table.version,
        seat=seat,
        ply=match.ply,
        stage=match.stage,
        rule=match.game.stages[match.state.phase].rule,
        deciding=deciding,
        view=as_data(match.view(seat)),
        legal=match.legal(seat) if seat in deciding else [],
        told=told,
        free_undos=0 if seat < 0 or not deciding else match.free_undos(seat),
        undo=None if asked is None else wire.UndoAsked(asked.seat, asked.ply, sorted(asked.waiting)),
        outcome=None if deciding else outcome(match),
    )


def render_past(match: Match, shown: wire.Table, seat: int, version: int, opening: Opening) -> wire.Snapshot:
    """A match at an earlier ply, as the seat saw it then."""
    return wire.Snapshot(
        table=shown,
        version=version,
        seat=seat,
        ply=match.ply,
        stage=match.stage,
        rule=match.game.stages[match.state.phase].rule,
        deciding=list(match.deciding),
        view=as_data(match.view(seat)),
        legal=match.legal(seat),
        told=tell_plies(match, seat, match.ply, opening),
        free_undos=0,
        undo=None,
        outcome=outcome(match),
    )


def blank(shown: wire.Table, version: int, seat: int) -> wire.Snapshot:
    """A table that has not begun."""
    return wire.Snapshot(
        table=shown,
        version=version,
        seat=seat,
        ply=0,
        stage="open",
        rule="HOUSE-1.1",
        deciding=[],
        view={},
        legal=[],
        told=[],
        free_undos=0,
        undo=None,
        outcome=None,
    )


def outcome(match: Match) -> wire.Outcome | None:
    """HOUSE-2.2: the seed is shown when the match is over."""
    result = match.result
    if result is None:
        return None
    return wire.Outcome(result.ending, list(result.scores), list(result.ranks), match.seed.hex())


# -- what happened ----------------------------------------------------------------


def first_missed(table: Table, seat: int, since: int | None) -> int:
    """The first ply (0: the set-up) the seat has not been told."""
    plies = len(table.seqs)
    assert table.match is not None
    if since is not None:
        ply = plies
        while ply > 0 and table.seqs[ply - 1] > since and plies - ply < MOST_TOLD:
            ply -= 1
        return ply + 1 if ply or since >= table.began else 0
    for back in range(min(plies, MOST_TOLD)):
        if table.match.plies[plies - 1 - back].seat == seat:
            return plies - back + 1
    return max(0, plies - MOST_TOLD + 1)


def tell_plies(match: Match, seat: int, first: int, opening: Opening, last: int | None = None) -> list[wire.Told]:
    """What the plies from this one on told the seat."""
    told = []
    if first == 0:
        told.append(wire.Told(0, None, None, as_data(opening[seat])))
    for number in range(max(1, first), (match.ply if last is None else last) + 1):
        ply = match.plies[number - 1]
        told.append(wire.Told(number, ply.seat, notation(match, ply, seat), see(ply.events, seat)))
    return told


def tell_notes(table: Table, since: int | None) -> list[wire.Told]:
    """What happened to the table itself."""
    if since is None:
        return []
    return [wire.Told(note.ply, note.seat, None, [note.event]) for note in table.notes if note.seq > since]


def notation(match: Match, ply: Ply, seat: int) -> str | None:
    """How the move was written, unless it is the mover's secret."""
    if ply.seat != seat and ply.secret:
        return None
    return match.game.moves.write(ply.move)


def see(events: list[Event], seat: int) -> list[dict[str, Any]]:
    """Events as the seat may know them; as structs, which are written like dicts."""
    return [as_data(seen) for event in events if (seen := event.seen_by(seat)) is not None]


def as_data(value: Any) -> Any:
    """A struct where the wire speaks of a dict: they are encoded alike."""
    return value
