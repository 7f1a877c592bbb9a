"""The processes in which bots think, on re-dealt worlds; shared by bots at tables, hints and annotations."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from fondaco._speed import compiled_next
from fondaco.bots.annotate import Choice
from fondaco.server.bots.queue import FairQueue, Urgency
from fondaco.server.bots.wire import Idea
from fondaco.server.bots.worker import AskHint, AskMove, ChosenMove, Hinted, Question, WinShares
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.quotas import Payer, Quotas
from fondaco.server.table.fold import Table

MIN_SECONDS = 0.02  # of thinking, when the quota is used up
LOOK_AGAIN = 0.5  # seconds between two looks whether the rules have been compiled, and which processes are idle

log = logging.getLogger("fondaco.bots")

Reply = TypeVar("Reply", ChosenMove, Hinted, Idea, WinShares, Choice)


def redealt_position(table: Table, seat: int) -> dict[str, Any]:
    """A world the seat cannot tell from the true one: all a bot ever gets."""
    assert table.match is not None
    game = table.match.game
    return game.dump(game.sample(table.match.state, seat, secrets.randbits(64)))


class BotProcess:
    """A process that thinks; a new one is started when it died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._compiled = False  # what the process runs
        self._starting = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    @property
    def is_plain(self) -> bool:
        """Whether it runs, and thinks with uncompiled rules."""
        return self._process is not None and not self._compiled

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if there is none."""
        async with self._starting:
            if self._process is not None and self._process.returncode is None:
                return self._process
            self._compiled = compiled_next()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "fondaco.server.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # a traceback might show a world
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
            return self._process

    async def ask(self, question: Question, reply: type[Reply], seconds: float) -> Reply:
        """What the process says; raises when it died or takes too long."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
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


class BotPool:
    """A fixed number of processes, shared fairly; a question waits for one that is free."""

    def __init__(self, processes: int, timeout: float, metrics: Metrics, quotas: Quotas) -> None:
        self.processes = [BotProcess() for _ in range(processes)]
        self._timeout = timeout
        self._metrics = metrics
        self._quotas = quotas
        self._queue = FairQueue(self.processes)
        self._is_replacing = False

    @property
    def is_compiled(self) -> bool:
        """Whether all think with compiled rules; those that are not started yet run what is there then."""
        return compiled_next() and not any(process.is_plain for process in self.processes)

    async def replace_when_compiled(self) -> None:
        """Once the rules are compiled, replace each process that runs them plain as it falls idle."""
        while not compiled_next():  # noqa: ASYNC110  another process compiles them
            await asyncio.sleep(LOOK_AGAIN)
        self._is_replacing = True
        while any(process.is_plain for process in self.processes):
            for process in self._queue.idle():
                if process.is_plain:
                    await process.stop()
                    await process.start()
            await asyncio.sleep(LOOK_AGAIN)
        self._is_replacing = False
        log.info("bots-compiled")

    async def close(self) -> None:
        for process in self.processes:
            await process.stop()

    def lightest(self, payers: Iterable[Payer]) -> Payer:
        """The payer who has used least recently."""
        return min(payers, key=self._queue.used)

    async def consult(
        self, question: Question, reply: type[Reply], kind: str, payer: Payer, urgency: Urgency = Urgency.PERSON
    ) -> Reply:
        """Ask the next process that is free; raises when it died or takes too long."""
        process = await self._queue.acquire(payer, urgency)
        began = time.perf_counter()
        try:
            if self._is_replacing and process.is_plain:  # it was never seen idle
                await process.stop()
            return await process.ask(self._hurry(question, payer), reply, self._timeout)
        finally:
            seconds = time.perf_counter() - began
            self._queue.release(process, payer, seconds)
            self._quotas.charge(payer, "thinking", seconds)
            self._metrics.thought.labels(kind).observe(seconds)

    def _hurry(self, question: Question, payer: Payer) -> Question:
        """Where many share the processes, each thinks for a shorter time."""
        if isinstance(question, AskMove | AskHint):
            question.seconds /= self._queue.crowd(payer)
            if self._quotas.is_used_up(payer, "thinking"):
                question.seconds = min(question.seconds, MIN_SECONDS)
        return question
