"""What is done every few seconds: the heartbeat, and whatever was left behind."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from fondaco.server.outages import Outages
from fondaco.server.repository import HouseRepository
from fondaco.server.repository.house import LEAST_OUTAGE
from fondaco.server.tasks import log_failure

PAUSE = 2.0  # seconds between two rounds

Chore = Callable[[], Awaitable[None]]


class Heartbeat:
    """Says that a process is up, and finds out when none was."""

    def __init__(self, repository: HouseRepository, outages: Outages) -> None:
        self._repository = repository
        self._outages = outages
        self._last = 0.0

    async def start(self) -> None:
        await self._repository.find_outage(self._outages)
        self._last = time.time()

    async def beat(self) -> None:
        """After a gap, such as a database that was away, there may have been an outage."""
        if time.time() - self._last >= LEAST_OUTAGE:
            await self._repository.find_outage(self._outages)
        else:
            await self._repository.beat()
        self._last = time.time()


class Sweep:
    def __init__(self, chores: list[Chore]) -> None:
        self._chores = chores

    async def run_for_ever(self) -> None:
        while True:
            await self.run()
            await asyncio.sleep(PAUSE)

    async def run(self) -> None:
        for chore in self._chores:
            with log_failure("sweep-failed"):
                await chore()
