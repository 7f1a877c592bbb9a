"""Playing: everything between a table and the people at it."""

from __future__ import annotations

from fondaco.server.accounts.feature import AccountsFeature
from fondaco.server.core.feature import CoreFeature, Feature
from fondaco.server.play import repository, routes, stream_routes
from fondaco.server.play.chat import ChatRoom
from fondaco.server.play.execution import Execution
from fondaco.server.play.lobby import Lobby
from fondaco.server.play.presence import Presence
from fondaco.server.play.renames import Renames
from fondaco.server.play.replication import Replication
from fondaco.server.play.repository import ChatRepository
from fondaco.server.play.seating import Seating
from fondaco.server.play.showing import preview_routes
from fondaco.server.play.showing.previews import Previews
from fondaco.server.play.showing.rendering import Renderer
from fondaco.server.play.sockets import live_lobby, live_table
from fondaco.server.play.streams import Streams
from fondaco.server.play.timers import ClockTimers
from fondaco.server.storage.feature import StorageFeature
from fondaco.server.table.access import Person
from fondaco.server.table.feature import TableFeature
from fondaco.server.table.fold import Table


class PlayFeature(Feature):
    def __init__(
        self, core: CoreFeature, storage: StorageFeature, table: TableFeature, accounts: AccountsFeature
    ) -> None:
        self._bus = storage.bus
        self._tables = tables = table.tables
        now = storage.outages.now
        self.presence = Presence(storage.bus, core.config.absence, self._find)
        self.renderer = Renderer(self.presence.online, now)
        self.lobby = Lobby(table.repository, core.tasks, self._online, now)
        self.timers = ClockTimers(tables, table.repository, storage.outages, core.tasks)
        chats = ChatRepository(storage.store)
        self.chat = ChatRoom(chats, accounts.moderation, accounts.people, self.presence, storage.bus)
        self.seating = Seating(tables, accounts.people, table.repository, accounts.moderation)
        self.execution = Execution(self.presence, self.chat, core.metrics, core.quotas, core.networks)
        self.streams = Streams(
            tables=tables,
            repository=table.repository,
            renderer=self.renderer,
            presence=self.presence,
            lobby=self.lobby,
            open_sockets=core.open_sockets,
            metrics=core.metrics,
        )
        self.replication = Replication(tables, self.lobby, self.presence, self.chat)
        accounts.repository.on_forget(repository.forget)
        accounts.people.on_rename(Renames(tables, table.repository, core.quotas, core.networks).rename)
        self._listen()
        self.chores = (self.timers.sweep, self._sweep_presence)
        self.handlers = (
            *routes.HANDLERS,
            *preview_routes.HANDLERS,
            *stream_routes.HANDLERS,
            live_table,
            live_lobby,
        )
        self.provided = {
            "presence": self.presence,
            "renderer": self.renderer,
            "lobby": self.lobby,
            "chat": self.chat,
            "seating": self.seating,
            "execution": self.execution,
            "streams": self.streams,
            "previews": Previews(),
        }

    def _listen(self) -> None:
        for listener in (self.presence, self.lobby, self.timers):
            self._tables.on_commit(listener.committed)
        self._tables.on_load(self.timers.schedule)
        self._tables.on_refold(self.timers.schedule)
        self._tables.on_evict(self.timers.cancel)
        self._tables.on_evict(self.renderer.forget)
        self._tables.keep_while(self.presence.is_watched)

    def connected(self) -> list[Person]:
        """Who is connected to this process."""
        viewers = [viewer.person for viewer in self.presence.all_viewers()]
        return viewers + [watcher.person for watcher in self.lobby.watchers()]

    def _find(self, table_id: str) -> Table | None:
        actor = self._tables.held(table_id)
        return actor.table if actor else None

    def _online(self, table_id: str) -> list[int]:
        table = self._find(table_id)
        return self.presence.online(table)[0] if table else []

    async def _sweep_presence(self) -> None:
        self.presence.sweep()

    async def start(self) -> None:
        await self.lobby.load()
        await self._bus.open(self.replication)

    def stop(self) -> None:
        self.timers.close()

    async def close(self) -> None:
        await self._bus.close()
