"""Ratings of people from rated matches."""

from __future__ import annotations

from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.ratings import routes
from fondaco.server.ratings.repository import RatingRepository
from fondaco.server.ratings.service import Ratings
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.feature import TableFeature


class RatingsFeature(Feature):
    def __init__(self, core: CoreFeature, storage: StorageFeature, table: TableFeature) -> None:
        self.ratings = Ratings(RatingRepository(storage.store), core.tasks)
        table.tables.on_commit(self.ratings.committed)
        self.chores = (self.ratings.count,)
        self.handlers = routes.HANDLERS
        self.provided = {"ratings": self.ratings}

    async def open(self) -> None:
        await self.ratings.open()
