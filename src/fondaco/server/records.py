"""Records: of finished tables, uploaded to be watched, and verified."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from fondaco.games import find
from fondaco.kernel import FondacoError, Match, Record, verify
from fondaco.kernel.luck import commitment
from fondaco.server import models, snapshots, wire
from fondaco.server.errors import DeclinedError
from fondaco.server.live import Live
from fondaco.server.store import TakenError
from fondaco.server.table import Setting, Table

if TYPE_CHECKING:
    from fondaco.server.house import House

MOST_TEXT = 400_000
SHELF = 32  # uploaded records kept in memory


def record_of(live: Live) -> str:
    """The text of a finished match; a running one keeps its seed and secrets."""
    match = live.table.match
    if match is None or live.table.status != "finished":
        raise DeclinedError(409, "not-finished")
    return match.record.write()


def past_of(live: Live, ply: int) -> Match:
    """The match as it was at a ply."""
    if live.table.match is None:
        raise DeclinedError(409, "not-started")
    if ply > live.table.ply:
        raise DeclinedError(404, "no-such-ply", plies=live.table.ply)
    return live.table.at(ply)


@dataclass(frozen=True)
class Watchable:
    """An uploaded record, played once; any ply of it is a few moves away."""

    id: str
    table: Table
    names: list[str]
    created: float

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def describe(self) -> wire.Watched:
        match = self.match
        return wire.Watched(
            id=self.id,
            game=match.game.name,
            seats=match.seats,
            names=self.names,
            plies=match.ply,
            commitment=match.commitment,
            outcome=snapshots.outcome(match),
        )

    def show(self) -> wire.Table:
        """As a finished table, which it is to those who watch."""
        match = self.match
        return wire.Table(
            id=self.id,
            game=match.game.name,
            options=match.options,
            status="finished",
            places=[wire.Place(seat, "person", name, False) for seat, name in enumerate(self.names)],
            public=False,
            spectators=True,
            clock=wire.ClockPlan(),
            host=False,
            deciding=[],
            ply=match.ply,
            created=self.created,
            changed=self.created,
            commitment=match.commitment,
        )


class Archive:
    """Uploaded records: kept for ever, the last ones in memory."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._shelf: OrderedDict[str, Watchable] = OrderedDict()

    async def upload(self, text: str) -> Watchable:
        """Check and keep a record; the same text has the same id."""
        text = "\n".join(text.splitlines()) + "\n"
        watchable = await asyncio.to_thread(read, text, time.time())
        row = insert(models.records).values(
            id=watchable.id, game=watchable.match.game.name, text=text, created=watchable.created
        )
        with contextlib.suppress(TakenError):
            await self._house.store.write(row)
        return self._keep(watchable)

    async def find(self, record_id: str) -> Watchable:
        if record_id in self._shelf:
            self._shelf.move_to_end(record_id)
            return self._shelf[record_id]
        row = await self._row(record_id)
        return self._keep(await asyncio.to_thread(read, row[0], row[1]))

    async def text(self, record_id: str) -> str:
        return (await self._row(record_id))[0]

    async def _row(self, record_id: str) -> tuple[str, float]:
        if "\0" in record_id:  # which PostgreSQL does not even compare
            raise DeclinedError(404, "no-such-record")
        found = await self._house.store.read(select(models.records).where(models.records.c.id == record_id))
        if not found:
            raise DeclinedError(404, "no-such-record")
        return found[0].text, found[0].created

    def _keep(self, watchable: Watchable) -> Watchable:
        self._shelf[watchable.id] = watchable
        while len(self._shelf) > SHELF:
            self._shelf.popitem(last=False)
        return watchable


def read(text: str, created: float) -> Watchable:
    """Play a record; DeclinedError says what is wrong and in which line."""
    if len(text) > MOST_TEXT:
        raise DeclinedError(413, "too-large", most=MOST_TEXT)
    try:
        record = Record.read(text)
        game = find(record.game)
        if record.position is not None:  # rules are only safe on states that play can reach
            raise DeclinedError(400, "record-from-position")
        if record.scripts:
            line = record.line(f"script {min(record.scripts)}")
            raise DeclinedError(400, "record-scripted", line=line, count=len(record.scripts))
        match = verify(game, record)
        start = Match.replay(game, record, 0)
    except FondacoError as error:
        raise DeclinedError.because(error) from None
    except (ValueError, OverflowError):  # numbers that are none
        raise DeclinedError(400, "record-unreadable") from None
    setting = Setting(
        id=hashlib.sha256(text.encode()).hexdigest()[:24],
        game=game,
        options=match.options,
        seed=match.seed,
        public=False,
        spectators=True,
        clock=wire.ClockPlan(),
        created=created,
    )
    table = Table(setting)
    table.watch(start, [(move.seat, move.notation) for move in record.moves])
    return Watchable(setting.id, table, [record.names.get(seat, "") for seat in range(match.seats)], created)


def check(text: str) -> wire.Verified:
    """HOUSE-2.2: whether a record is what it claims to be."""
    try:
        match = read(text, 0.0).match
    except DeclinedError as error:
        return wire.Verified(False, refused=error.refused)
    return wire.Verified(
        valid=True,
        game=match.game.name,
        seats=match.seats,
        plies=match.ply,
        commitment=commitment(match.seed),
        outcome=snapshots.outcome(match),
    )
