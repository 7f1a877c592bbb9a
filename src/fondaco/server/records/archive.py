"""Records: of finished tables, uploaded to be watched, and verified."""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import OrderedDict
from dataclasses import dataclass

from fondaco.games import find
from fondaco.kernel import FondacoError, Match, Record, verify
from fondaco.kernel.playing.luck import commitment
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.names import shown_name
from fondaco.server.play.showing import snapshots
from fondaco.server.play.wire import SeatInfo, TableSummary
from fondaco.server.records import wire
from fondaco.server.records.old_rules import OldRulesRepository
from fondaco.server.records.repository import RecordRepository
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.bot_names import read_label
from fondaco.server.table.cache import weight
from fondaco.server.table.fold import Table, table_of_match
from fondaco.server.table.loader import Turns
from fondaco.server.table.setting import Setting, Terms

DAY = 86_400
GUEST_KEEPS = (20, 2_000_000, 30)  # records, characters in all, days
ACCOUNT_KEEPS = (200, 10_000_000, 365)
EXPIRING = 600.0  # seconds between two looks at what has expired


def record_of(table: Table) -> str:
    """The text of a finished match; a running one keeps its seed and secrets."""
    access.check_finished(table)
    assert table.match is not None
    return table.match.record.write()


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

    def show(self) -> TableSummary:
        """As a finished table, which it is to those who watch."""
        match = self.match
        return TableSummary(
            id=self.id,
            game=match.game.name,
            status="finished",
            seats=[_show_seat(seat, name) for seat, name in enumerate(self.names)],
            host=False,
            deciding=[],
            ply=match.ply,
            created=self.created,
            changed=self.created,
            commitment=match.commitment,
            **_terms(match).terms(),
        )


def _terms(match: Match) -> Terms:
    return Terms(options=match.options, public=False)


def _show_seat(seat: int, label: str) -> SeatInfo:
    name, bot, is_program = read_label(label)
    return SeatInfo(seat, "bot" if bot else "person", name, False, bot, program=is_program)


class Archive:
    """Uploaded records: stored for a while, the last used ones kept in memory, up to a number of bytes."""

    def __init__(self, repository: RecordRepository, old_rules: OldRulesRepository, budget: int) -> None:
        self._repository = repository
        self._old_rules = old_rules
        self._budget = budget
        self._cache: OrderedDict[str, Watchable] = OrderedDict()
        self._expired = -EXPIRING
        self._turns = Turns(at_once=1)  # a thread that plays a record takes time from the event loop

    async def upload(self, text: str, asker: str, owner: Person) -> Watchable:
        """Check and store a record within its owner's quota; the same text has the same id."""
        text = "\n".join(text.splitlines()) + "\n"
        most, most_text, days = GUEST_KEEPS if owner.guest else ACCOUNT_KEEPS
        count, size = await self._repository.used_by(owner.id)
        if count >= most or size + len(text) > most_text:
            raise DeclinedError(409, "too-many-records", most=most, days=days)
        watchable = await self._read(text, time.time(), asker)
        game, created = watchable.match.game.name, watchable.created
        await self._repository.add(watchable.id, game, text, owner.id, created, created + days * DAY)
        return self._keep(watchable)

    async def expire(self) -> None:
        """Now and then, delete what has expired."""
        if time.monotonic() - self._expired >= EXPIRING:
            self._expired = time.monotonic()
            await self._repository.expire(time.time())
            self._cache.clear()

    async def delete(self, record_id: str) -> int:
        """An order of an admin."""
        await self._repository.delete(record_id)
        return 1

    async def verify(self, text: str, asker: str) -> wire.Verified:
        async with self._turns.turn(asker):
            return await asyncio.to_thread(check, text)

    async def find(self, record_id: str, asker: str) -> Watchable:
        if record_id in self._cache:
            self._cache.move_to_end(record_id)
            return self._cache[record_id]
        return self._keep(await self._read(*await self._stored(record_id), asker))

    async def text(self, record_id: str) -> str:
        return (await self._stored(record_id))[0]

    async def unplayable(self, table_id: str) -> tuple[str, str] | None:
        """Game and record of an ended table whose rules are no longer played; its luck is no longer secret."""
        record = None if "\0" in table_id else await self._old_rules.unplayable_record(table_id)
        return None if record is None else (record.game, record.write())

    async def _stored(self, record_id: str) -> tuple[str, float]:
        found = None if "\0" in record_id else await self._repository.find(record_id)
        if found is None:
            raise DeclinedError(404, "no-such-record")
        return found

    async def _read(self, text: str, created: float, asker: str) -> Watchable:
        async with self._turns.turn(asker):
            return await asyncio.to_thread(read, text, created)

    def _keep(self, watchable: Watchable) -> Watchable:
        self._cache[watchable.id] = watchable
        self._cache.move_to_end(watchable.id)
        while len(self._cache) > 1 and sum(weight(kept.table) for kept in self._cache.values()) > self._budget:
            self._cache.popitem(last=False)
        return watchable


def read(text: str, created: float) -> Watchable:
    """Play a record; DeclinedError says what is wrong and in which line."""
    if len(text) > wire.MAX_TEXT:
        raise DeclinedError(413, "too-large", most=wire.MAX_TEXT)
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
        seed=match.seed,
        luck=match.luck,
        created=created,
        **_terms(match).terms(),
    )
    table = table_of_match(setting, start, [(move.seat, move.notation) for move in record.moves])
    names = [shown_name(record.names.get(seat, "")) for seat in range(match.seats)]
    return Watchable(setting.id, table, names, created)


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
