"""Administration: orders to the running server."""

from __future__ import annotations

from fondaco.server.accounts.feature import AccountsFeature
from fondaco.server.admin import routes
from fondaco.server.admin.repository import AdminRepository
from fondaco.server.admin.service import Administration, OrderNotice
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.play.feature import PlayFeature
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.feature import TableFeature


class AdminFeature(Feature):
    def __init__(
        self,
        core: CoreFeature,
        storage: StorageFeature,
        table: TableFeature,
        accounts: AccountsFeature,
        play: PlayFeature,
    ) -> None:
        self.administration = Administration(
            repository=AdminRepository(storage.store),
            moderation=accounts.moderation,
            people=accounts.people,
            people_repository=accounts.repository,
            table_repository=table.repository,
            tokens=accounts.tokens,
            tables=table.tables,
            presence=play.presence,
            lobby=play.lobby,
            bus=storage.bus,
            tasks=core.tasks,
            proxies=core.config.proxies,
        )
        play.replication.on_notice(OrderNotice, self.administration.heard)
        play.replication.on_catch_up(self.administration.load)
        self.handlers = routes.HANDLERS
        self.provided = {"administration": self.administration}

    async def open(self) -> None:
        await self.administration.load()
