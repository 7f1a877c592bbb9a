"""Leagues: rounds of tables that open by themselves."""

from __future__ import annotations

from fondaco.server.accounts.feature import AccountsFeature
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.leagues import routes
from fondaco.server.leagues.repository import LeagueRepository
from fondaco.server.leagues.service import Leagues
from fondaco.server.leagues.shown import LeagueViews
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.feature import TableFeature


class LeaguesFeature(Feature):
    def __init__(
        self, core: CoreFeature, storage: StorageFeature, table: TableFeature, accounts: AccountsFeature
    ) -> None:
        self.repository = repository = LeagueRepository(storage.store)
        self.leagues = Leagues(repository, table.tables, accounts.people, accounts.moderation, core.tasks)
        table.tables.on_commit(self.leagues.committed)
        accounts.people.on_forget(self.leagues.forget)
        self.chores = (self.leagues.sweep,)
        self.handlers = routes.HANDLERS
        self.provided = {"leagues": self.leagues, "league_views": LeagueViews(self.leagues, repository)}
