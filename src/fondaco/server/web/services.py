"""The composition of the server: each feature is made from those below it, and installs itself."""

from __future__ import annotations

import logging

from fondaco._speed import compiled
from fondaco.server.accounts.feature import AccountsFeature
from fondaco.server.admin.feature import AdminFeature
from fondaco.server.bots.feature import BotsFeature
from fondaco.server.core.config import Config
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.core.sweep import Sweep
from fondaco.server.house.feature import HouseFeature
from fondaco.server.leagues.feature import LeaguesFeature
from fondaco.server.learn.feature import LearnFeature
from fondaco.server.notify.feature import NotifyFeature
from fondaco.server.play.feature import PlayFeature
from fondaco.server.ratings.feature import RatingsFeature
from fondaco.server.records.feature import RecordsFeature
from fondaco.server.social.feature import SocialFeature
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.feature import TableFeature
from fondaco.server.web.cards import Cards
from fondaco.server.web.frames import Incoming

log = logging.getLogger("fondaco.services")


class Services:
    """Opens and closes with the server."""

    def __init__(self, config: Config) -> None:
        self.core = core = CoreFeature(config)
        self.storage = storage = StorageFeature(core)
        self.table = table = TableFeature(core, storage)
        self.accounts = accounts = AccountsFeature(core, storage)
        self.play = play = PlayFeature(core, storage, table, accounts)
        self.bots = bots = BotsFeature(core, storage, table, play)
        self.leagues = LeaguesFeature(core, storage, table, accounts)
        self.ratings = ratings = RatingsFeature(core, storage, table)
        self.learn = LearnFeature(storage, accounts, bots)
        self.notify = notify = NotifyFeature(core, storage, table, accounts, play)
        self.admin = admin = AdminFeature(core, storage, table, accounts, play)
        self.records = RecordsFeature(core, storage, table, accounts)
        self.social = SocialFeature(core, storage, table, accounts, play, ratings, notify, admin)
        self.house = HouseFeature(core, storage, admin)
        self.cards = Cards(table.repository, self.leagues.repository, accounts.repository)
        # features that do not know each other
        admin.administration.on_order("delete-record", self.records.archive.delete)
        self.features: list[Feature] = [feature for feature in vars(self).values() if isinstance(feature, Feature)]
        self.sweep = Sweep([chore for feature in self.features for chore in feature.chores])
        self.incoming = Incoming(config.rate_limits)

    async def open(self) -> None:
        for feature in self.features:
            await feature.open()
        for feature in self.features:
            await feature.start()
        self.core.tasks.spawn(self.sweep.run_for_ever())
        facts = {
            "database": "postgresql" if self.storage.store.postgres else "sqlite",
            "rules": "compiled" if compiled() else "plain",
            "bots": "compiled" if self.bots.pool.is_compiled else "plain",
        }
        log.info("open", extra={"facts": facts})

    async def close(self) -> None:
        for feature in self.features:
            feature.stop()
        await self.core.tasks.close()
        for feature in reversed(self.features):
            await feature.close()
        log.info("closed")
