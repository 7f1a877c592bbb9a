"""The database, the heartbeat, and the bus between processes."""

from __future__ import annotations

from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.core.tasks import log_failure
from fondaco.server.storage.bus import Bus, PostgresBus
from fondaco.server.storage.heartbeat import Heartbeat
from fondaco.server.storage.outages import Outages
from fondaco.server.storage.server import ServerRepository
from fondaco.server.storage.store import Store


class StorageFeature(Feature):
    def __init__(self, core: CoreFeature) -> None:
        self._tasks = core.tasks
        self.store = Store(core.config.url, core.metrics.committed, core.config.database_seconds)
        self.bus = PostgresBus(self.store) if self.store.postgres else Bus()
        self.server = ServerRepository(self.store)
        self.outages = Outages()
        self.heartbeat = Heartbeat(self.server, self.outages)
        self.secret = b""  # known when it is open
        self.provided = {"server": self.server}

    async def open(self) -> None:
        await self.store.open()
        self.secret = await self.server.secret()
        await self.heartbeat.start()

    async def start(self) -> None:
        self._tasks.spawn(self.store.watch())
        self._tasks.spawn(self.heartbeat.run_for_ever())

    async def close(self) -> None:
        """Nothing acknowledged is lost: it was committed before. What waits to be written is written."""
        with log_failure("last-heartbeat-failed"):
            await self.server.beat()
        await self.store.close()
