"""The processes in which bots think, on re-dealt worlds; shared by bots at tables, hints and annotations."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from fondaco.bots.annotate import Choice
from fondaco.server.bots.queue import FairQueue, Urgency
from fondaco.server.bots.worker import Advice, AskHint, AskMove, ChosenMove, Judged, Question, WinShares
from fondaco.server.core.metrics import Metrics
from fondaco.server.core.quotas import Payer, Quotas
from fondaco.server.table.fold import Table

LEAST_SECONDS = 0.02  # of thinking, for who has used up their quota

Reply = TypeVar("Reply", ChosenMove, Advice, Judged, WinShares, Choice)


def redealt_position(table: Table, seat: int) -> dict[str, Any]:
    """A world the seat cannot tell from the true one: all a bot ever gets."""
    assert table.match is not None
    game = table.match.game
    return game.dump(game.sample(table.match.state, seat, secrets.randbits(64)))


class BotProcess:
    """A process that thinks; a new one is started when it died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, question: Question, reply: type[Reply], seconds: float) -> Reply:
        """What the process says; raises when it died or takes too long."""
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "fondaco.server.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # a traceback might show a world
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
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
    """A fixed number of processes, shared fairly; whoever asks waits for one that is free."""

    def __init__(self, processes: int, timeout: float, metrics: Metrics, quotas: Quotas) -> None:
        self.processes = [BotProcess() for _ in range(processes)]
        self._timeout = timeout
        self._metrics = metrics
        self._quotas = quotas
        self._queue = FairQueue(self.processes)

    async def close(self) -> None:
        for process in self.processes:
            await process.stop()

    def lightest(self, payers: Iterable[Payer]) -> Payer:
        """Whoever of these has used least of late."""
        return min(payers, key=self._queue.used)

    async def consult(
        self, question: Question, reply: type[Reply], kind: str, payer: Payer, urgency: Urgency = Urgency.PERSON
    ) -> Reply:
        """Ask the next process that is free; raises when it died or takes too long."""
        process = await self._queue.acquire(payer, urgency)
        began = time.perf_counter()
        try:
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
                question.seconds = min(question.seconds, LEAST_SECONDS)
        return question
