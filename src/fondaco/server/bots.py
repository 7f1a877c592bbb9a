"""Bots at the tables: they think in processes of their own, on re-dealt worlds, and move through the same door."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import secrets
import sys
import time
from typing import TYPE_CHECKING, TypeVar

import msgspec

from fondaco.bots import BOTS, LEVELS, move_of
from fondaco.bots.annotate import Reviewed
from fondaco.server import rows
from fondaco.server.commands import Decision, play
from fondaco.server.errors import DeclinedError
from fondaco.server.table import Table
from fondaco.server.thinker import Advised, Asked, AskHint, Foreseen, Question, Thought

if TYPE_CHECKING:
    from fondaco.server.house import House
    from fondaco.server.live import Live

LAST_RESORT = "random"
TRIES = 2
LEAST_SECONDS = 0.02  # for a decision, however many came before
SHARE = 0.4  # of what is left of a turn's time goes into one decision, for nobody knows how many are to come

HINT_SECONDS = 1.0  # of search for a strong hint

Reply = TypeVar("Reply", Thought, Advised, Foreseen, Reviewed)

log = logging.getLogger("fondaco.bots")


class Thinker:
    """A process that thinks; a new one is started when it died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, question: Asked, reply: type[Reply], patience: float) -> Reply:
        """What the process says; raises when it died or takes too long."""
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "fondaco.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # a traceback might show a world
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(patience):
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            return msgspec.json.decode(line, type=reply)
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class BotDriver:
    """Sees to it that bots whose turn it is think and move; at most `thinkers` at once."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        self.thinkers: list[Thinker] = []
        self._at_work: set[tuple[str, int]] = set()
        self._rng = random.SystemRandom()

    async def open(self) -> None:
        for _ in range(self._house.config.thinkers):
            self.thinkers.append(Thinker())
            self._idle.put_nowait(self.thinkers[-1])

    async def close(self) -> None:
        for thinker in self.thinkers:
            await thinker.stop()

    def busy(self, table_id: str) -> bool:
        return any(table == table_id for table, _ in self._at_work)

    def attend(self, live: Live) -> None:
        """Let every bot that is to move think, unless it already does."""
        for seat in live.table.bots_to_move():
            task = (live.table.setting.id, seat)
            if task not in self._at_work:
                self._at_work.add(task)
                self._house.spawn(self._serve(live, seat))

    async def _serve(self, live: Live, seat: int) -> None:
        """Move for a seat as long as a bot is to."""
        failures = 0
        left = live.table.setting.game.turn_seconds
        try:
            while seat in live.table.bots_to_move():
                seen = live.table.decided[seat]
                bot = live.table.sittings[seat].bot or LAST_RESORT
                started = time.monotonic()
                try:
                    share = max(SHARE * left, LEAST_SECONDS)
                    notation = await self._think(live.table, seat, bot, share, last_resort=failures >= TRIES)
                    left = max(left - (time.monotonic() - started), left * (1 - SHARE) / 2)
                    await self._keep_pace(started)
                    await live.write(lambda table: self._judge(table, seat, seen, notation))  # noqa: B023
                    failures = 0
                except DeclinedError as error:
                    if error.refused.id == "stale":
                        continue
                    failures += 1
                except (TimeoutError, OSError, msgspec.DecodeError):
                    failures += 1
                if failures:
                    await self._failed(live, seat, bot, failures)
        finally:
            self._at_work.discard((live.table.setting.id, seat))
        self.attend(live)

    def _judge(self, table: Table, seat: int, seen: int, notation: str) -> Decision:
        if seat not in table.bots_to_move() or table.decided[seat] != seen:
            raise DeclinedError(409, "stale")
        return play(table, seat, [notation], table.version)

    async def _think(self, table: Table, seat: int, bot: str, seconds: float, last_resort: bool) -> str:
        assert table.match is not None
        if last_resort or bot not in BOTS | LEVELS:
            return move_of(BOTS[LAST_RESORT], table.match, seat, self._rng)
        world = table.match.game.sample(table.match.state, seat, secrets.randbits(64))
        position = table.match.game.dump(world)
        question = Question(table.setting.game.name, bot, seat, secrets.randbits(62), position, seconds)
        return (await self.consult(question, Thought, bot)).notation

    def ask_hint(self, table: Table, seat: int, strong: bool) -> AskHint:
        """The question what a bot would do in a person's seat, from what the person may know."""
        assert table.match is not None
        game = table.match.game
        position = game.dump(game.sample(table.match.state, seat, secrets.randbits(64)))
        return AskHint(game.name, seat, secrets.randbits(62), position, strong, HINT_SECONDS)

    async def consult(self, question: Asked, reply: type[Reply], kind: str) -> Reply:
        """Ask the next process that is free."""
        thinker = await self._idle.get()
        began = time.perf_counter()
        try:
            return await thinker.ask(question, reply, self._house.config.bot_patience)
        finally:
            self._idle.put_nowait(thinker)
            self._house.metrics.thought.labels(kind).observe(time.perf_counter() - began)

    async def _keep_pace(self, started: float) -> None:
        """Answer on the beat, so that the time taken tells nothing of the hand."""
        pace = self._house.config.bot_pace
        if pace > 0:
            spent = time.monotonic() - started
            await asyncio.sleep(pace - spent % pace)

    async def _failed(self, live: Live, seat: int, bot: str, failures: int) -> None:
        """Twice is enough: another bot takes the seat, and the log says so."""
        self._house.metrics.bot_failures.labels(bot).inc()
        log.warning("bot-failed", extra={"facts": {"bot": bot, "game": live.table.setting.game.name}})
        if failures == TRIES and bot != LAST_RESORT:

            def judge(table: Table) -> Decision:
                if not table.sittings[seat].played_by_bot or table.sittings[seat].bot != bot:
                    raise DeclinedError(409, "stale")
                return Decision(rows.BotFailed(seat, bot, LAST_RESORT))

            with contextlib.suppress(DeclinedError):
                await live.write(judge)
        elif failures > TRIES:
            await asyncio.sleep(min(60, failures))
