"""One process of the house: its live tables, what is due to happen at them, and who hears of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import select, update

from fondaco.games import GAMES
from fondaco.server import models, rows
from fondaco.server.annotations import Annotations
from fondaco.server.bots import BotDriver
from fondaco.server.bus import Bus, Notice, PostgresBus
from fondaco.server.chat import ChatRoom
from fondaco.server.commands import SUBSTITUTE, Decision
from fondaco.server.config import Config
from fondaco.server.errors import DeclinedError
from fondaco.server.hints import HintDesk
from fondaco.server.live import Live, Script
from fondaco.server.metrics import Metrics
from fondaco.server.people import People
from fondaco.server.records import Archive
from fondaco.server.rows import LogRow, Sitting, read_body
from fondaco.server.store import Store, TakenError
from fondaco.server.table import Setting, Table
from fondaco.server.wire import ClockPlan

IDLE = 600.0  # seconds after which a table nobody looks at is put away
SWEEP = 2.0
LEASE = 30.0
DOWN = 5.0  # a house that was not seen for so long was closed
PRESENCE = 60.0  # seconds for which another process is believed
RETELL = 10  # rounds after which presence is told again

Watcher = Callable[[bool, set[str | None]], None]  # told whether the table is public, and who sits there

log = logging.getLogger("fondaco.house")


class House:
    """Opens and closes with the server."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.store = Store(config.url, self.metrics.committed)
        self.people = People(self.store)
        self.bus: Bus = Bus()
        self.bots = BotDriver(self)
        self.chat = ChatRoom(self)
        self.archive = Archive(self)
        self.hints = HintDesk(self)
        self.annotations = Annotations(self)
        self.lives: dict[str, Live] = {}
        self.watchers: set[Watcher] = set()  # of the lobby
        self.script: Script
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._rounds = 0
        self._ticking = False  # clocks are heeded once they have been resumed

    async def open(self) -> None:
        await self.store.open()
        self.script = Script(self.store)
        if self.store.postgres:
            self.bus = PostgresBus(self.store)
        await self.bus.open(self)
        await self.bots.open()
        await self._start_clocks()
        self.spawn(self._sweep_for_ever())
        log.info("open", extra={"facts": {"database": "postgresql" if self.store.postgres else "sqlite"}})

    async def close(self) -> None:
        """Nothing acknowledged is lost: it was committed before. What waits to be written is written."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hints.close()
        await self.bots.close()
        await self.bus.close()
        await self.store.close()
        log.info("closed")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run beside everything else, to be ended when the house closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task-failed", extra={"facts": {"error": type(error).__name__}})

    # -- live tables --------------------------------------------------------------

    async def table(self, table_id: str) -> Live:
        """The live table; DeclinedError if there is none."""
        live = self.lives.get(table_id)
        if live is not None:
            live.used = time.monotonic()
            return live
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Live:
        if "\0" in table_id:  # which PostgreSQL does not even compare
            raise DeclinedError(404, "no-such-table")
        found = await self.store.read(select(models.tables).where(models.tables.c.id == table_id))
        if not found or found[0].status == "closed":
            raise DeclinedError(404, "no-such-table")
        table = Table(read_setting(found[0]))
        columns = models.log.c
        query = select(columns.seq, columns.time, columns.key, columns.body).where(columns.table_id == table_id)
        for row in await self.store.read(query.order_by(columns.seq)):
            table.apply(LogRow(row.seq, row.time, row.key, read_body(row.body)))
        if table.status == "closed":  # meanwhile
            raise DeclinedError(404, "no-such-table")
        live = self.lives[table_id] = Live(self, table)
        self.metrics.live.set(len(self.lives))
        self._wind(live)
        return live

    def arrange(self, live: Live, ours: bool = True) -> None:
        """After every row: bots, clocks, and the lobby."""
        if ours and live.table.bots_to_move():
            self.bots.attend(live)
        self._wind(live)
        if live.table.status == "closed":
            self._put_away(live.table.setting.id)
        self._tell_lobby(live)

    def _put_away(self, table_id: str) -> None:
        """Forget a table and its timer; what comes due meanwhile is found in the round."""
        self.lives.pop(table_id, None)
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def _tell_lobby(self, live: Live) -> None:
        self._tell_watchers(live.table.setting.public, live.table.sittings)

    def _tell_watchers(self, public: bool, sittings: list[Sitting]) -> None:
        if self.watchers:
            people = {sitting.person for sitting in sittings}
            for watcher in list(self.watchers):
                watcher(public, people)

    # -- other processes ------------------------------------------------------------

    async def hear(self, notice: Notice) -> None:
        """Another process did something."""
        if notice.table == "*":
            await self._catch_up_everywhere()
            return
        live = await self._held(notice.table)
        if live is None:
            if notice.kind == "version" and self.watchers:
                await self._tell_lobby_of(notice.table)
        elif notice.kind == "version":
            if notice.number > live.table.version:
                await live.catch_up()
            else:
                self._tell_lobby(live)
        elif notice.kind == "chat":
            await self.chat.deliver(live, notice.number)
        elif notice.kind == "presence":
            live.away_online[notice.process] = (time.monotonic() + PRESENCE, notice.online, notice.number)
            live.show_presence()

    async def _held(self, table_id: str) -> Live | None:
        """The live table if it is here, or as soon as it is: while it is loaded, rows may come too late for it."""
        loading = self._loading.get(table_id)
        if loading is not None:
            await asyncio.wait([loading])
        return self.lives.get(table_id)

    async def _catch_up_everywhere(self) -> None:
        """After a gap any table may be another, and any lobby."""
        if self._loading:
            await asyncio.wait(list(self._loading.values()))
        for live in list(self.lives.values()):
            with self._sparing_the_others():
                await live.catch_up()
        self._tell_watchers(True, [])

    async def _tell_lobby_of(self, table_id: str) -> None:
        """The lobby needs the row of a table, not its match."""
        columns = models.tables.c
        for row in await self.store.read(select(columns.public, columns.places).where(columns.id == table_id)):
            self._tell_watchers(bool(row.public), msgspec.json.decode(row.places, type=list[Sitting]))

    # -- clocks -------------------------------------------------------------------

    def _wind(self, live: Live) -> None:
        """Set the timer to when the first clock at the table runs out."""
        table_id = live.table.setting.id
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()
        due = live.table.clock.next_due()
        if self._ticking and due is not None and live.table.status == "playing":
            delay = max(0.0, due[0] - time.time()) + 0.02
            self._timers[table_id] = asyncio.get_running_loop().call_later(delay, self._ring, table_id)

    def _ring(self, table_id: str) -> None:
        self.spawn(self._run_out_at(table_id))

    async def _run_out_at(self, table_id: str) -> None:
        with self._sparing_the_others():
            await self.run_out(await self.table(table_id))

    async def run_out(self, live: Live) -> None:
        """A bot plays on for who ran out of time."""

        def judge(table: Table) -> Decision:
            due = table.clock.next_due()
            if table.status != "playing" or due is None or due[0] > time.time():
                raise DeclinedError(409, "in-time")
            return Decision(rows.StoodUp(due[1], SUBSTITUTE, "clock"))

        try:
            await live.write(judge)
        except DeclinedError:
            self._wind(live)

    async def _start_clocks(self) -> None:
        """One process sees whether the house was closed, while those that start beside it wait."""
        async with self.store.alone():
            if time.time() - await self.store.last_seen() >= DOWN:
                await self._resume_clocks()
            await self.store.touch()
        self._ticking = True
        for live in self.lives.values():
            self._wind(live)

    async def _resume_clocks(self) -> None:
        """After the house was closed no clock has run meanwhile."""
        query = select(models.tables.c.id).where(models.tables.c.status == "playing")
        for row in await self.store.read(query.where(models.tables.c.clock_due.is_not(None))):
            with self._sparing_the_others():
                await (await self.table(row.id)).write(lambda table: Decision(rows.Resumed()))

    # -- the round ------------------------------------------------------------------

    async def _sweep_for_ever(self) -> None:
        while True:
            with self._sparing_the_others():
                await self._sweep()
            await asyncio.sleep(SWEEP)

    @contextmanager
    def _sparing_the_others(self) -> Iterator[None]:
        """What goes wrong at one table is noted, and the round goes on."""
        try:
            yield
        except Exception as error:  # noqa: BLE001  a table that cannot be loaded, a database that is away
            log.warning("round-failed", extra={"facts": {"error": type(error).__name__}})

    async def _sweep(self) -> None:
        await self.store.touch()
        now, columns = time.time(), models.tables.c
        query = select(columns.id).where(columns.status == "playing")
        for row in await self.store.read(query.where(columns.clock_due < now - SWEEP)):
            with self._sparing_the_others():
                await self.run_out(await self.table(row.id))
        waiting = query.where(columns.bot_due == 1, columns.lease < now, columns.changed < now - 2 * SWEEP)
        for row in await self.store.read(waiting.limit(100)):
            with self._sparing_the_others():
                await self._claim(row.id, now)
        for table_id, live in list(self.lives.items()):
            if not live.viewers and live.used < time.monotonic() - IDLE and not self.bots.busy(table_id):
                self._put_away(table_id)
            elif live.doubtful:
                with self._sparing_the_others():
                    await live.make_sure()
        self._rounds += 1
        if self._rounds % RETELL == 0:
            for live in self.lives.values():
                if live.viewers:
                    self.bus.tell_presence(live.table.setting.id, *live.online_here())
        self.metrics.live.set(len(self.lives))

    async def _claim(self, table_id: str, now: float) -> None:
        """See to the bots of a table that nobody attends to; one process does."""
        columns = models.tables.c
        claim = update(models.tables).where(columns.id == table_id, columns.lease < now)
        try:
            await self.store.write(claim.values(lease=now + LEASE), strict=True)
        except TakenError:
            return
        self.bots.attend(await self.table(table_id))


def read_setting(row: Any) -> Setting:
    game = GAMES.get(row.game)
    if game is None:
        raise DeclinedError(404, "no-such-game", name=row.game)
    if row.rules != game.version:
        raise DeclinedError(409, "record-rules", rules=row.rules, known=game.version, line=0)
    return Setting(
        id=row.id,
        game=game,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        seed=bytes(row.seed),
        public=bool(row.public),
        spectators=bool(row.spectators),
        clock=msgspec.json.decode(row.clock, type=ClockPlan),
        created=row.created,
        hints=bool(row.hints),
    )
