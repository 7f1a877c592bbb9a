"""The host's own pages, and retention."""

from __future__ import annotations

from fondaco.server.admin.feature import AdminFeature
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.house import routes
from fondaco.server.house.pages import HostPages
from fondaco.server.house.repository import HouseRepository
from fondaco.server.house.retention import Retention
from fondaco.server.storage.feature import StorageFeature


class HouseFeature(Feature):
    def __init__(self, core: CoreFeature, storage: StorageFeature, admin: AdminFeature) -> None:
        repository = HouseRepository(storage.store)
        self.retention = Retention(repository, admin.administration.forget, core.config.keep)
        self.chores = (self.retention.round,)
        self.handlers = routes.HANDLERS
        self.provided = {"host_pages": HostPages(core.config.pages_dir), "retention": self.retention}
