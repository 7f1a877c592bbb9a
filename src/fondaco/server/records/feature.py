"""Records: of finished tables, uploaded, and of rules that are no longer played."""

from __future__ import annotations

import logging
import time

from fondaco.server.accounts.feature import AccountsFeature
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.core.version import find_game
from fondaco.server.records import repository, routes
from fondaco.server.records.archive import Archive
from fondaco.server.records.old_rules import OldRulesRepository
from fondaco.server.records.repository import RecordRepository
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.feature import TableFeature

log = logging.getLogger("fondaco.services")


class RecordsFeature(Feature):
    def __init__(
        self, core: CoreFeature, storage: StorageFeature, table: TableFeature, accounts: AccountsFeature
    ) -> None:
        self._old_rules = OldRulesRepository(storage.store, table.repository)
        self.archive = Archive(RecordRepository(storage.store), self._old_rules, core.config.cache_bytes // 4)
        accounts.repository.on_forget(repository.forget)
        self.chores = (self.archive.expire,)
        self.handlers = routes.HANDLERS
        self.provided = {"archive": self.archive}

    async def open(self) -> None:
        """Tables whose rules are no longer played here end as abandoned."""
        for game, version, tables in await self._old_rules.count_running():
            if find_game(game, version) is None:
                log.warning("abandoned-by-upgrade", extra={"facts": {"game": game, "rules": version, "tables": tables}})
                await self._old_rules.abandon(game, version, time.time())
