"""What accounts are to each other, and what they may do about themselves."""

from __future__ import annotations

from fondaco.server.accounts.feature import AccountsFeature
from fondaco.server.admin.feature import AdminFeature
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.core.tasks import log_failure
from fondaco.server.notify.alerts import friend_request
from fondaco.server.notify.feature import NotifyFeature
from fondaco.server.play.feature import PlayFeature
from fondaco.server.ratings.feature import RatingsFeature
from fondaco.server.social import (
    account_routes,
    friend_repository,
    profile_routes,
    program_routes,
    statistics_repository,
    vacation_repository,
)
from fondaco.server.social.friend_repository import FriendRepository
from fondaco.server.social.friends import Friends
from fondaco.server.social.mail_links import MailLinks
from fondaco.server.social.personal import Personal
from fondaco.server.social.personal_repository import PersonalRepository
from fondaco.server.social.profiles import Profiles
from fondaco.server.social.programs import Programs
from fondaco.server.social.statistics import Statistics
from fondaco.server.social.statistics_repository import StatisticsRepository
from fondaco.server.social.vacation_repository import VacationRepository
from fondaco.server.social.vacations import Vacations
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.feature import TableFeature


class SocialFeature(Feature):
    def __init__(
        self,
        core: CoreFeature,
        storage: StorageFeature,
        table: TableFeature,
        accounts: AccountsFeature,
        play: PlayFeature,
        ratings: RatingsFeature,
        notify: NotifyFeature,
        admin: AdminFeature,
    ) -> None:
        self._tasks, store, people = core.tasks, storage.store, accounts.repository
        friends, statistics = FriendRepository(store), StatisticsRepository(store)
        self.programs = Programs(accounts.tokens, accounts.people, play.presence)
        self.friends = Friends(friends, people, accounts.moderation, play.connected, friend_request)
        self.statistics = Statistics(statistics, table.tables)
        self.vacations = Vacations(VacationRepository(store), people, table.tables, core.config.vacation_days)
        self.personal = Personal(
            repository=PersonalRepository(store),
            moderation=accounts.moderation,
            table_repository=table.repository,
            token_repository=accounts.tokens,
            tables=table.tables,
            people=accounts.people,
            presence=play.presence,
        )
        profiles = Profiles(
            friends=self.friends,
            friend_repository=friends,
            statistics=self.statistics,
            repository=statistics,
            people=people,
            tables=table.tables,
            ratings=ratings.ratings,
        )
        self.personal.on_block(self.friends.part_from)
        self._contribute(table, accounts, play, notify, admin)
        self.chores = (self.vacations.sweep, self.friends.sweep)
        self.handlers = (*account_routes.HANDLERS, *profile_routes.HANDLERS, *program_routes.HANDLERS)
        self.provided = {
            "programs": self.programs,
            "friends": self.friends,
            "vacations": self.vacations,
            "personal": self.personal,
            "profiles": profiles,
            "mail_links": MailLinks(people, notify.repository, accounts.people, notify.senders, core.tasks),
        }

    def _contribute(
        self,
        table: TableFeature,
        accounts: AccountsFeature,
        play: PlayFeature,
        notify: NotifyFeature,
        admin: AdminFeature,
    ) -> None:
        table.repository.on_append(statistics_repository.result_statements)
        accounts.repository.on_forget(vacation_repository.forget)
        accounts.repository.on_forget(friend_repository.forget)
        play.streams.on_check(self.programs.is_valid)
        notify.relevance.on_check("friend", self.friends.is_asked)
        notify.summaries.on_count(self.statistics.count_week)
        notify.summaries.on_count(self.friends.count_requests)
        admin.administration.on_order("rebuild-statistics", self.statistics.rebuild)

    async def start(self) -> None:
        self._tasks.spawn(self._complete_statistics())

    async def _complete_statistics(self) -> None:
        with log_failure("statistics-failed"):
            await self.statistics.complete()
