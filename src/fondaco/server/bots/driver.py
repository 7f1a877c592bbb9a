"""Bots at the tables: when one is to move it is asked in the pool, and its move is written like a person's."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time

import msgspec

from fondaco.bots import BOTS, SEATED, move_of
from fondaco.server.bots.pool import BotPool, redealt_position
from fondaco.server.bots.queue import Urgency
from fondaco.server.bots.worker import AskMove, ChosenMove
from fondaco.server.core import moment
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.quotas import Networks
from fondaco.server.core.tasks import Tasks, log_failure
from fondaco.server.play.presence import Presence
from fondaco.server.storage.store import StorageError
from fondaco.server.table import rows
from fondaco.server.table.actor import Committed, TableActor
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.head import head_of
from fondaco.server.table.judge import play
from fondaco.server.table.repository import TableRepository

LAST_RESORT = "random"
MAX_FAILURES = 2
MIN_SECONDS = 0.02  # for a decision, however many came before
SHARE = 0.4  # of what is left of a turn's time goes into one decision, for nobody knows how many are to come
LEASE = 30.0  # seconds for which one process moves the bots of a table
DATABASE_PAUSE = 1.0  # seconds until a bot tries again what could not be written
ABANDONED = 4.0  # seconds after which another process may take over

log = logging.getLogger("fondaco.bots")


class BotDriver:
    """Each process moves the bots after the rows it wrote; a sweep with a lease finds what a dead process left."""

    def __init__(
        self,
        tables: Tables,
        repository: TableRepository,
        pool: BotPool,
        presence: Presence,
        networks: Networks,
        tasks: Tasks,
        metrics: Metrics,
        pace: float,
    ) -> None:
        self._tables = tables
        self._repository = repository
        self._pool = pool
        self._presence = presence
        self._networks = networks
        self._tasks = tasks
        self._metrics = metrics
        self._pace = pace
        self._working: set[tuple[str, int]] = set()
        self._rng = random.SystemRandom()

    def committed(self, committed: Committed) -> None:
        """Listener: after every row of this process."""
        if committed.local and head_of(committed.after).bot_due:
            actor = self._tables.held(committed.after.id)
            if actor is not None:
                self.drive(actor)

    def is_working(self, table: Table) -> bool:
        return any(table_id == table.id for table_id, _ in self._working)

    def drive(self, actor: TableActor) -> None:
        """Let every bot that is to move think, unless it already does."""
        for seat in actor.table.bots_to_move():
            task = (actor.table.id, seat)
            if task not in self._working:
                self._working.add(task)
                self._tasks.spawn(self._move_while_due(actor, seat))

    async def sweep(self) -> None:
        """Move the bots of tables that no process attends to."""
        now = moment.now()
        for table_id in await self._repository.bots_due(now, now - ABANDONED):
            with log_failure("bot-claim-failed"):
                if await self._repository.claim(table_id, now, now + LEASE):
                    actor = await self._tables.get(table_id)
                    if not actor.table.bots_to_move():
                        await self._repository.renew_head(actor.table)
                    self.drive(actor)

    async def _move_while_due(self, actor: TableActor, seat: int) -> None:
        failures = 0
        left = actor.table.setting.game.turn_seconds
        try:
            while seat in actor.table.bots_to_move():
                seen = actor.table.decided[seat]
                bot = actor.table.seats[seat].bot or LAST_RESORT
                started = time.monotonic()
                try:
                    share = max(SHARE * left, MIN_SECONDS)
                    notation = await self._choose(actor.table, seat, bot, share, last_resort=failures >= MAX_FAILURES)
                    left = max(left - (time.monotonic() - started), left * (1 - SHARE) / 2)
                    await self._keep_pace(started)
                    await actor.write(lambda table: _judge(table, seat, seen, notation))  # noqa: B023
                    failures = 0
                except DeclinedError as error:
                    if error.refused.id == "stale":
                        continue
                    failures += 1
                except (TimeoutError, OSError, msgspec.DecodeError):
                    failures += 1
                except StorageError:  # not the bot's fault: the same once more when the database is back
                    await asyncio.sleep(DATABASE_PAUSE)
                    continue
                if failures:
                    with contextlib.suppress(StorageError):  # the last resort moves meanwhile
                        await self._failed(actor, seat, bot, failures)
        finally:
            self._working.discard((actor.table.id, seat))
        self.drive(actor)

    async def _choose(self, table: Table, seat: int, bot: str, seconds: float, last_resort: bool) -> str:
        assert table.match is not None
        if last_resort or bot not in SEATED:
            return move_of(BOTS[LAST_RESORT], table.match, seat, self._rng)
        position = redealt_position(table, seat)
        question = AskMove(table.setting.game.name, bot, seat, secrets.randbits(62), position, seconds)
        people = table.people_playing() or [table.host]
        payer = self._pool.lightest(map(self._networks.payer, people))
        urgency = Urgency.PERSON if self._presence.online(table)[0] else Urgency.GAME
        return (await self._pool.consult(question, ChosenMove, bot, payer, urgency)).notation

    async def _keep_pace(self, started: float) -> None:
        """Answer on the beat, so that the time taken tells nothing of the hand."""
        if self._pace > 0:
            spent = time.monotonic() - started
            await asyncio.sleep(self._pace - spent % self._pace)

    async def _failed(self, actor: TableActor, seat: int, bot: str, failures: int) -> None:
        """Twice is enough: another bot takes the seat, and the log says so; then retries back off."""
        self._metrics.bot_failures.labels(bot).inc()
        log.warning("bot-failed", extra={"facts": {"bot": bot, "game": actor.table.setting.game.name}})
        if failures == MAX_FAILURES and bot != LAST_RESORT:

            def judge(table: Table) -> rows.Body:
                if not table.seats[seat].played_by_bot or table.seats[seat].bot != bot:
                    raise DeclinedError(409, "stale")
                return rows.BotFailed(seat, bot, LAST_RESORT)

            with contextlib.suppress(DeclinedError):
                await actor.write(judge)
        elif failures > MAX_FAILURES:
            await asyncio.sleep(min(60, failures))


def _judge(table: Table, seat: int, seen: int, notation: str) -> rows.Body:
    if seat not in table.bots_to_move() or table.decided[seat] != seen:
        raise DeclinedError(409, "stale")
    return play(table, seat, [notation], table.seq)
