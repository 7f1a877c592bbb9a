"""People, their tokens, blocks and bans."""

from __future__ import annotations

from fondaco.server.accounts import routes
from fondaco.server.accounts.attempts import Attempts
from fondaco.server.accounts.moderation import ModerationRepository
from fondaco.server.accounts.people import People
from fondaco.server.accounts.repository import PeopleRepository
from fondaco.server.accounts.tokens import TokenRepository
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.storage.feature import StorageFeature


class AccountsFeature(Feature):
    def __init__(self, core: CoreFeature, storage: StorageFeature) -> None:
        self._storage = storage
        self.repository = PeopleRepository(storage.store)
        self.tokens = TokenRepository(storage.store)
        self.moderation = ModerationRepository(storage.store)
        self.people = People(self.repository, Attempts(core.config.rate_limits))
        self.handlers = routes.HANDLERS
        self.provided = {"people": self.people}

    async def open(self) -> None:
        self.people.secret = self._storage.secret
