"""Tables: their logs in the database, and those that this process holds."""

from __future__ import annotations

from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.cache import Tables
from fondaco.server.table.repository import TableRepository


class TableFeature(Feature):
    def __init__(self, core: CoreFeature, storage: StorageFeature) -> None:
        self._tasks = core.tasks
        self.repository = TableRepository(storage.store, storage.outages, storage.bus)
        self.tables = Tables(self.repository, storage.outages, core.tasks, core.metrics, core.config.cache_bytes)
        storage.heartbeat.on_outage(self._refold)
        self.chores = (self.tables.settle, self._evict)
        self.provided = {"tables": self.tables}

    def _refold(self, since: float) -> None:
        self._tasks.spawn(self.tables.refold(since))

    async def _evict(self) -> None:
        self.tables.evict_idle()
