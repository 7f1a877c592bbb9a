"""What every process does every few seconds, whatever else happens: chores, such as finding what was left behind."""

from __future__ import annotations

import asyncio

from fondaco.server.core.feature import Chore
from fondaco.server.core.tasks import log_failure

PAUSE = 2.0  # seconds between two rounds


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
