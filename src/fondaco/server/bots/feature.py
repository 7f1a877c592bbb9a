"""Bots at the tables, and what they say of decisions and matches."""

from __future__ import annotations

from fondaco._speed import can_become_compiled
from fondaco.server.bots import routes
from fondaco.server.bots.annotations import Annotations
from fondaco.server.bots.driver import BotDriver
from fondaco.server.bots.hints import Hints
from fondaco.server.bots.pool import BotPool
from fondaco.server.bots.repository import AnnotationRepository
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.play.feature import PlayFeature
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.feature import TableFeature


class BotsFeature(Feature):
    def __init__(self, core: CoreFeature, storage: StorageFeature, table: TableFeature, play: PlayFeature) -> None:
        config = core.config
        self.pool = BotPool(config.bot_processes, config.bot_timeout, core.metrics, core.quotas)
        self.driver = BotDriver(
            tables=table.tables,
            repository=table.repository,
            pool=self.pool,
            presence=play.presence,
            networks=core.networks,
            tasks=core.tasks,
            metrics=core.metrics,
            pace=config.bot_pace,
        )
        self.hints = Hints(self.pool)
        annotations = AnnotationRepository(storage.store)
        self.annotations = Annotations(annotations, self.pool, core.tasks, config.annotation_plays)
        table.tables.on_commit(self.driver.committed)
        table.tables.keep_while(self.driver.is_working)
        self.chores = (self.driver.sweep,)
        self.handlers = routes.HANDLERS
        self.provided = {"hint_service": self.hints, "annotations": self.annotations, "bot_pool": self.pool}
        self._tasks = core.tasks

    async def start(self) -> None:
        if can_become_compiled():
            self._tasks.spawn(self.pool.replace_when_compiled())

    async def close(self) -> None:
        await self.hints.close()
        await self.pool.close()
