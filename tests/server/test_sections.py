"""What a viewer is sent, byte for byte: sections put together are the snapshot, and tell nothing that is hidden.

Every seat and a spectator look on at a game. Some come late, some are sent nothing for a while, some begin anew.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from fondaco.games import GAMES
from fondaco.kernel.showing.sections import sections_of
from fondaco.server.core.errors import DeclinedError
from fondaco.server.play.showing import rendering, snapshots
from fondaco.server.play.showing.rendering import Renderer, Seen
from fondaco.server.table.access import Person
from fondaco.server.table.fold import Table
from fondaco.server.table.wire import ClockPlan
from tests.server.folded import FoldedTable, person
from tests.server.house import Json, updated

NAMES = "ada bea cy dora"
PLIES = 90
SECRETIVE = [name for name, game in GAMES.items() if game.has_secrets]


def seats_at(game: str) -> int:
    return max(number for number in GAMES[game].seats if number <= 4)


def evening(game: str, plies: int = PLIES, **setting: Any) -> Iterator[Table]:
    """A table after every row: a game by lot, with an undo, a pause and somebody who goes and comes back."""
    table = FoldedTable(" ".join(NAMES.split()[: seats_at(game)]), game, begun=False, **setting)
    yield table.table
    table.begin("ada")
    yield table.table
    for ply in range(plies):
        if table.table.status != "playing":
            return
        table.now += 1.5
        if ply % 30 == 10:
            for command in (table.away(1), table.back(1), table.undo(table.match.plies[-1].seat, ply - 1)):
                with suppress(DeclinedError):
                    table.ask(replace(command, seq=table.seq))
                yield table.table
        table.move()
        yield table.table


class Watching:
    """One viewer: what they were sent, and what they made of it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.person = person(NAMES.split()[seat]) if seat >= 0 else person("stranger")
        self.seen = Seen()
        self.raw: list[bytes] = []
        self.shown: Json = {}

    def look(self, renderer: Renderer, table: Table) -> bytes:
        raw = renderer.message(table, self.person, self.seat, None, self.seen)
        self.raw.append(raw)
        message = json.loads(raw)
        self.shown = updated(self.shown, message) if message["type"] == "update" else message
        return raw


def company(seats: int) -> list[Watching]:
    """Two at every seat: one is always there, the other now and then."""
    return [Watching(seat) for seat in (*range(seats), -1) for _ in range(2)]


def comes(number: int, viewer: Watching, luck: random.Random) -> bool:
    """Whether the viewer is sent something now; who comes now and then sometimes begins anew."""
    if number % 2 == 0:
        return True
    if luck.random() < 0.1:
        viewer.seen, viewer.shown = Seen(), {}
    return luck.random() < 0.4


def renderer_at(now: Callable[[], float], online: list[int]) -> Renderer:
    return Renderer(lambda table: (list(online), 0), now)


def expected(table: Table, online: list[int], viewer: Watching, since: int | None, now: float) -> Json:
    """The snapshot, made whole for this viewer alone."""
    own = table.seats_of(viewer.person.ids)
    shown = snapshots.summary_of_table(table, online, now)
    shown = snapshots.personal(shown, own, table.host in viewer.person.ids)
    forced = None
    if table.match is not None and viewer.seat in table.deciding:
        forced = snapshots.forced_move(table.match, viewer.seat)
    told = snapshots.tell(table, viewer.seat, since)
    found: Json = json.loads(msgspec.json.encode(snapshots.render(table, shown, viewer.seat, told, forced)))
    return found


@pytest.mark.parametrize("clock", [ClockPlan(), ClockPlan("game", 3600, 10)], ids=["untimed", "clocked"])
@pytest.mark.parametrize("game", GAMES)
def test_what_was_sent_put_together_is_the_snapshot(game: str, clock: ClockPlan) -> None:
    online, luck, viewers = [0], random.Random(1), company(seats_at(game))
    now = 1000.0
    renderer = renderer_at(lambda: now, online)
    updates = 0
    for table in evening(game, clock=clock):
        now += 1.0
        if luck.random() < 0.1:
            online[:] = sorted(luck.sample(range(seats_at(game)), 2))
        for number, viewer in enumerate(viewers):
            if comes(number, viewer, luck):
                since = viewer.seen.seq or None
                raw = viewer.look(renderer, table)
                assert viewer.shown == expected(table, online, viewer, since, now)
                updates += raw.startswith(b'{"type":"update"')
    assert updates > 100


def leaks(game: str, seat: int) -> int:
    """How many messages differ from those of worlds that the seat cannot tell from the true one."""
    luck, found = random.Random(2), 0
    online = list(range(seats_at(game)))
    here, there = (renderer_at(lambda: 5000.0, online) for _ in range(2))
    viewers = [(Watching(seat), Watching(seat)) for _ in range(2)]
    for table in evening(game):
        world = redealt(table, seat, luck)
        for number, (one, other) in enumerate(viewers):
            if comes(number, one, luck):
                if not one.seen.seq:
                    other.seen = Seen()
                found += one.look(here, table) != other.look(there, world)
    assert sum(len(one.raw) for one, _ in viewers) > 40
    return found


def redealt(table: Table, seat: int, luck: random.Random) -> Table:
    """The table in a world that looks to the seat as the true one; half of them forget what only memory knows."""
    match = table.match
    if match is None or match.over:
        return replace(table)
    twin = copy.copy(match)
    twin.state = match.game.sample(match.state, seat, luck.randrange(2**32), forget=luck.random() < 0.5)
    return replace(table, match=twin)


@pytest.mark.parametrize("game", GAMES)
def test_no_message_tells_what_is_hidden(game: str) -> None:
    for seat in (*range(seats_at(game)), -1):
        assert leaks(game, seat) == 0, seat


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_private_field_among_the_public_ones_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in the choice of sections: everybody's are taken from what the first seat sees."""
    render = snapshots.render

    def leaky(table: Table, shown: object, seat: int, told: object, forced: object) -> object:
        snapshot = render(table, shown, seat, told, forced)  # type: ignore[arg-type]
        if table.match is not None:
            snapshot.view = table.match.view(0)
        return snapshot

    monkeypatch.setattr(rendering, "render", leaky)
    assert leaks(game, -1) > 0
    assert leaks(game, 1) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_itself_what_a_seat_sees_otherwise(game: str) -> None:
    """The same as is found by comparing whole views, in a small part of the time."""
    assert GAMES[game].own is not None or not GAMES[game].has_secrets
    for table in evening(game, 40):
        if table.match is None:
            continue
        public = table.match.view(-1)
        for seat in range(len(table.seats)):
            own = table.match.own_sections(seat, public)
            assert {**sections_of(public), **own} == sections_of(table.match.view(seat))


def test_a_seat_that_is_not_ones_own_is_not_rendered() -> None:
    renderer = renderer_at(lambda: 5000.0, [])
    *_, table = evening("batavia", 5)
    renderer.whole(table, person("ada"), 0, None)
    for stranger in (person("bea"), Person("x", "X", True, frozenset({"x"}))):
        with pytest.raises(DeclinedError):
            renderer.whole(table, stranger, 0, None)


def test_who_has_the_same_seat_and_is_somebody_else_gets_everything_anew() -> None:
    """A seat that changed hands: the face is another one."""
    renderer, viewer = renderer_at(lambda: 5000.0, []), Watching(-1)
    table = FoldedTable("ada bea open", begun=False)
    assert viewer.look(renderer, table.table).startswith(b'{"type":"snapshot"')
    table.join("stranger", 2)
    assert viewer.look(renderer, table.table).startswith(b'{"type":"snapshot"')
    assert viewer.shown["table"]["seats"][2]["mine"] is True


def test_after_an_eviction_everything_is_sent_and_told_since_the_last_message() -> None:
    renderer, viewer = renderer_at(lambda: 5000.0, []), Watching(-1)
    tables = list(evening("batavia", 20))
    viewer.look(renderer, tables[6])
    viewer.look(renderer, tables[7])
    renderer.forget(tables[7])
    assert viewer.look(renderer, tables[10]).startswith(b'{"type":"snapshot"')
    since = tables[7].ply
    assert [told["ply"] for told in viewer.shown["told"] if told["notation"]] == list(
        range(since + 1, tables[10].ply + 1)
    )


def test_bytes_of_a_move_are_less_than_half_of_the_snapshot() -> None:
    """For each seat at the median, in every game."""
    for game in GAMES:
        renderer, viewers = renderer_at(lambda: 5000.0, [0]), [Watching(seat) for seat in range(seats_at(game))]
        whole, sent = [], []
        for table in evening(game, 60):
            for viewer in viewers:
                since = viewer.seen.seq or None
                whole.append(len(renderer.whole(table, viewer.person, viewer.seat, since)))
                sent.append(len(viewer.look(renderer, table)))
        assert sorted(sent)[len(sent) // 2] < sorted(whole)[len(whole) // 2] / 2, game
