"""Notifications: outbox rows become deliveries by mail, push and webhook."""

from __future__ import annotations

from fondaco.server.accounts.feature import AccountsFeature
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.core.tasks import log_failure
from fondaco.server.notify import repository, routes
from fondaco.server.notify.alerts import TableOutbox
from fondaco.server.notify.channels.client import SafeClient
from fondaco.server.notify.channels.push import make_key
from fondaco.server.notify.channels.senders import Senders
from fondaco.server.notify.dispatch import Dispatcher
from fondaco.server.notify.looks import Looks, Subscribers
from fondaco.server.notify.people import NotifyPeople
from fondaco.server.notify.relevance import Relevance
from fondaco.server.notify.repository import NotifyRepository
from fondaco.server.notify.summaries import Summaries
from fondaco.server.play.feature import PlayFeature
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.feature import TableFeature


class NotifyFeature(Feature):
    def __init__(
        self,
        core: CoreFeature,
        storage: StorageFeature,
        table: TableFeature,
        accounts: AccountsFeature,
        play: PlayFeature,
    ) -> None:
        config = core.config.notify
        self._core, self._storage = core, storage
        self.repository = NotifyRepository(storage.store)
        self.subscribers = Subscribers(self.repository)
        self.looks = Looks(self.repository, self.subscribers)
        self.senders = Senders(config, storage.outages, SafeClient(config.private))
        self.relevance = Relevance(self.repository, table.repository, table.tables, storage.outages, config.after)
        self.summaries = Summaries(self.repository, accounts.repository, table.repository)
        self.people = NotifyPeople(
            repository=self.repository,
            subscribers=self.subscribers,
            senders=self.senders,
            people=accounts.people,
            people_repository=accounts.repository,
            moderation=accounts.moderation,
            tables=table.tables,
        )
        self.dispatcher = Dispatcher(
            repository=self.repository,
            subscribers=self.subscribers,
            looks=self.looks,
            relevance=self.relevance,
            senders=self.senders,
            outages=storage.outages,
            metrics=core.metrics,
            config=config,
            summaries=self.summaries,
        )
        table.tables.on_row(TableOutbox(self.subscribers.owner, config.after))
        play.execution.on_look(self.looks.looked)
        accounts.repository.on_forget(repository.forget)
        accounts.repository.on_adopt(repository.move)
        accounts.people.on_address(self.repository.with_address)
        self.handlers = routes.HANDLERS
        self.provided = {"notify": self.people}

    async def open(self) -> None:
        self.senders.secret = self._storage.secret
        self.senders.push.load(await self._storage.server.push_key(make_key))
        await self.subscribers.load()
        if not self._storage.store.postgres:
            await self.repository.release_leases()

    async def start(self) -> None:
        self._core.tasks.spawn(self.dispatcher.run_for_ever())

    async def close(self) -> None:
        await self.dispatcher.close()
        with log_failure("last-looks-failed"):
            await self.looks.flush()
        await self.senders.close()
