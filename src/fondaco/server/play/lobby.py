"""The lobby: an index in memory of the tables that can be joined or watched, and of whose turn it is.

It is loaded by one query for each status and kept up to date by commits and by notices of other processes. A change
is rendered once and sent to all watchers; no watcher costs a query after the first message.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from fondaco.bots import LEVELS
from fondaco.games import GAMES
from fondaco.server.core.tasks import Tasks, log_failure
from fondaco.server.core.wire import encode
from fondaco.server.play import wire
from fondaco.server.play.showing.snapshots import STRANGER, summary
from fondaco.server.table.access import Person
from fondaco.server.table.actor import Committed
from fondaco.server.table.head import Head, RowNotice, head_of
from fondaco.server.table.repository import TableRepository
from fondaco.server.table.setting import Setting
from fondaco.server.table.stored import StoredTable

PAGE = 20
MAX_LISTED = 500  # tables of a status, the newest; more are not listed
EASIEST = next(iter(LEVELS))
PAUSE = 1.0  # seconds between two messages about changes; the first after a quiet second goes out at once

Online = Callable[[str], list[int]]  # the seats of a table whose people are there


def is_listed(setting: Setting, head: Head) -> bool:
    """Open to be joined, or running and open to spectators or to another player."""
    can_be_entered = setting.spectators or any(seat.vacant for seat in head.seats)
    return setting.public and (head.status == "open" or (head.status == "playing" and can_be_entered))


class Watcher(Protocol):
    """A connection to the lobby."""

    person: Person
    your_turn: YourTurn

    def post(self, message: bytes) -> None:
        """Send this."""

    def drop(self, reason: str) -> None:
        """Close the connection."""


class Follower(Protocol):
    """A stream that is notified of every change at the tables where its person has a seat."""

    person: Person

    def notice(self, table_id: str) -> None:
        """Something happened there."""

    def look_again(self) -> None:
        """Something may have been missed."""


class YourTurn:
    """The tables that wait for a person; notices that arrive while they are looked up are newer than what is found."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self._heard: dict[str, bool] | None = {}

    def found(self, tables: list[str]) -> None:
        heard, self._heard = self._heard or {}, None
        self.tables = [table for table in tables if heard.get(table, True)]
        self.tables += [table for table, waits in heard.items() if waits and table not in self.tables]

    def hear(self, table: str, waits: bool) -> bool:
        """Whether this changes what the person is to be told."""
        if self._heard is not None:
            self._heard[table] = waits
            return False
        if waits == (table in self.tables):
            return False
        self.tables = [*self.tables, table] if waits else [other for other in self.tables if other != table]
        return True


class Lobby:
    def __init__(
        self, repository: TableRepository, tasks: Tasks, online: Online, clock_now: Callable[[], float]
    ) -> None:
        self._repository = repository
        self._tasks = tasks
        self._online = online
        self._clock_now = clock_now
        self._entries: dict[str, StoredTable] = {}
        self._watchers: set[Watcher] = set()
        self._by_person: dict[str, set[Watcher]] = {}
        self._followers: dict[str, set[Follower]] = {}  # by person
        self._changed: set[str] = set()
        self._flushing = False
        self._flushed = 0.0

    async def load(self) -> None:
        """Read the index; what changed since it was last read is sent."""
        found: dict[str, StoredTable] = {}
        for status in ("open", "playing"):
            for stored in await self._repository.listed(status, MAX_LISTED):
                if is_listed(stored.setting, stored.head):
                    found[stored.setting.id] = stored
        for table_id in set(found) | set(self._entries):
            old, new = self._entries.get(table_id), found.get(table_id)
            if old is None or new is None or _looks_different(old.head, new.head):
                self._mark(table_id)
        self._entries = found

    async def reload(self) -> None:
        """Notices may have been missed."""
        await self.load()
        for watcher in list(self._watchers):
            watcher.your_turn = YourTurn()
            await self._look_up(watcher)
            watcher.post(self._your_turn(watcher))
        for follower in {one for followers in self._followers.values() for one in followers}:
            follower.look_again()

    # -- what happens ---------------------------------------------------------------

    def committed(self, committed: Committed) -> None:
        """Listener: of every row at a table that is held here."""
        self._update(committed.after.setting, head_of(committed.after))

    def heard(self, notice: RowNotice) -> None:
        """A row at a table that is not held here."""
        if notice.head is None:
            self._tasks.spawn(self._fetch(notice.table))
            return
        entry = self._entries.get(notice.table)
        if entry is not None:
            self._update(entry.setting, notice.head)
            return
        self._tell_turns(notice.table, notice.head)
        if notice.is_listed and notice.head.ply == 0:
            self._tasks.spawn(self._fetch(notice.table))

    async def _fetch(self, table_id: str) -> None:
        with log_failure("lobby-fetch-failed"):
            stored = await self._repository.find(table_id)
            if stored is not None:
                self._update(stored.setting, stored.head)

    def _update(self, setting: Setting, head: Head) -> None:
        old = self._entries.get(setting.id)
        if old is not None and old.head.seq >= head.seq:
            return
        if is_listed(setting, head):
            self._entries[setting.id] = StoredTable(setting, head)
            self._trim(head.status)
            if old is None or _looks_different(old.head, head):
                self._mark(setting.id)
        elif old is not None:
            del self._entries[setting.id]
            self._mark(setting.id)
        self._tell_turns(setting.id, head)

    def _trim(self, status: str) -> None:
        """Bound the index; the oldest tables go first."""
        if len(self._entries) <= 4 * MAX_LISTED:
            return
        listed = sorted((entry for entry in self._entries.values() if entry.head.status == status), key=_age)
        for entry in listed[:-MAX_LISTED]:
            del self._entries[entry.setting.id]
            self._mark(entry.setting.id)

    # -- watchers -------------------------------------------------------------------

    async def enter(self, watcher: Watcher) -> None:
        """Send the index and whose turn it is, then what changes."""
        self._watchers.add(watcher)
        for id_ in watcher.person.ids:
            self._by_person.setdefault(id_, set()).add(watcher)
        await self._look_up(watcher)
        tables = [self._summary(entry) for entry in sorted(self._entries.values(), key=_age, reverse=True)]
        watcher.post(encode(wire.Lobby(tables, watcher.your_turn.tables)))

    def leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        for id_ in watcher.person.ids:
            watchers = self._by_person.get(id_, set())
            watchers.discard(watcher)
            if not watchers:
                self._by_person.pop(id_, None)

    def watchers(self) -> list[Watcher]:
        return list(self._watchers)

    async def _look_up(self, watcher: Watcher) -> None:
        watcher.your_turn.found(await self._repository.waiting_for(watcher.person.ids))

    def follow(self, follower: Follower) -> None:
        """From now on it is told of what happens at its tables."""
        for id_ in follower.person.ids:
            self._followers.setdefault(id_, set()).add(follower)

    def unfollow(self, follower: Follower) -> None:
        for id_ in follower.person.ids:
            followers = self._followers.get(id_, set())
            followers.discard(follower)
            if not followers:
                self._followers.pop(id_, None)

    def _tell_turns(self, table_id: str, head: Head) -> None:
        if self._followers:
            people = {seat.person or "" for seat in head.seats}
            for follower in {one for person in people for one in self._followers.get(person, ())}:
                follower.notice(table_id)
        if not self._by_person:
            return
        for person in {seat.person for seat in head.seats}:
            for watcher in self._by_person.get(person or "", ()):
                if watcher.your_turn.hear(table_id, head.waits_for(watcher.person.ids)):
                    watcher.post(self._your_turn(watcher))

    def _your_turn(self, watcher: Watcher) -> bytes:
        return encode(wire.YourTurn(watcher.your_turn.tables))

    def _mark(self, table_id: str) -> None:
        self._changed.add(table_id)
        if not self._flushing and self._watchers:
            self._flushing = True
            self._tasks.spawn(self._flush_soon())
        elif not self._watchers:
            self._changed.clear()

    async def _flush_soon(self) -> None:
        await asyncio.sleep(max(0.0, self._flushed + PAUSE - time.monotonic()))
        self._flushing, self._flushed = False, time.monotonic()
        changed, self._changed = self._changed, set()
        shown = [self._summary(self._entries[table_id]) for table_id in sorted(changed & self._entries.keys())]
        message = encode(wire.LobbyChanges(shown, sorted(changed - self._entries.keys())))
        for watcher in list(self._watchers):
            watcher.post(message)

    def _summary(self, entry: StoredTable) -> wire.TableSummary:
        return self._show(entry, STRANGER)

    def _show(self, entry: StoredTable, person: Person) -> wire.TableSummary:
        return summary(entry.setting, entry.head, person, self._online(entry.setting.id), self._clock_now())

    async def bot_levels(self, person: Person) -> wire.BotLevels:
        """Easy until a first match of the game is finished, afterwards the last choice."""
        finished, chosen = await self._repository.bot_levels(person.ids, MAX_LISTED)
        return wire.BotLevels({game: chosen.get(game, EASIEST) if game in finished else EASIEST for game in GAMES})

    # -- the list -------------------------------------------------------------------

    async def listing(self, person: Person, show: str, page: int) -> wire.TablePage:
        """A page of public tables by status, or of the person's own."""
        offset = page * PAGE
        if show == "running":
            found = await self._repository.running_with(person.ids, MAX_LISTED)
            return wire.TablePage([self._show(entry, person) for entry in found], 0, more=False)
        if show == "mine":
            found = await self._repository.listed_of(person.ids, offset, PAGE + 1)
        elif show == "finished":
            found = await self._repository.listed_finished(offset, PAGE + 1)
        else:
            listed = [entry for entry in self._entries.values() if entry.head.status == show]
            found = sorted(listed, key=_age, reverse=True)[offset : offset + PAGE + 1]
        tables = [self._show(entry, person) for entry in found[:PAGE]]
        return wire.TablePage(tables, page, len(found) > PAGE)


def _age(entry: StoredTable) -> tuple[float, str]:
    return entry.head.changed, entry.setting.id


def _looks_different(old: Head, new: Head) -> bool:
    """Whether the lobby shows it differently; a move alone does not count."""
    shown = [(head.status, head.host, head.seats, head.rematch, head.on_hold) for head in (old, new)]
    return shown[0] != shown[1]
