"""The heartbeat: says that a process is up, and finds out when none was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from fondaco.server.core import moment
from fondaco.server.core.tasks import log_failure
from fondaco.server.storage.outages import MIN_OUTAGE, Outages
from fondaco.server.storage.server import ServerRepository

PAUSE = 2.0  # seconds between two beats

Refold = Callable[[float], None]  # the rows written since then have another clock time


class Heartbeat:
    def __init__(self, repository: ServerRepository, outages: Outages) -> None:
        self._repository = repository
        self._outages = outages
        self._listeners: list[Refold] = []

    def on_outage(self, refold: Refold) -> None:
        """Call this when an outage was found."""
        self._listeners.append(refold)

    async def start(self) -> None:
        await self._repository.find_outage(self._outages)
        self._outages.beat = moment.now()

    async def run_for_ever(self) -> None:
        """By itself, so that nothing slow looks like an outage."""
        while True:
            with log_failure("heartbeat-failed"):
                await self.beat()
            await asyncio.sleep(PAUSE)

    async def beat(self) -> None:
        """After a gap, such as a database that was away, there may have been an outage; another process may find it."""
        last, known = self._outages.beat, len(self._outages)
        is_gap = moment.now() - last >= MIN_OUTAGE
        if is_gap:
            await self._repository.find_outage(self._outages)
        else:
            await self._repository.beat()
            if await self._repository.count_outages() != known:
                await self._repository.read_outages(self._outages)
        self._outages.beat = moment.now()
        if is_gap or len(self._outages) != known:
            since = last if len(self._outages) == known else min(last, self._outages.newest)
            for refold in self._listeners:
                refold(since)
