"""What other processes did, applied here in batches."""

from __future__ import annotations

from fondaco.server.admin.service import Administration
from fondaco.server.core.tasks import Tasks, log_failure
from fondaco.server.play.chat import ChatRoom
from fondaco.server.play.lobby import Lobby
from fondaco.server.play.presence import Presence
from fondaco.server.storage.bus import ChatNotice, HouseNotice, Notice, PresenceNotice, RowNotice
from fondaco.server.table.cache import Tables


class Replication:
    """The receiver of the bus."""

    def __init__(
        self,
        tables: Tables,
        lobby: Lobby,
        presence: Presence,
        chat: ChatRoom,
        administration: Administration,
        tasks: Tasks,
    ) -> None:
        self._tables = tables
        self._lobby = lobby
        self._presence = presence
        self._chat = chat
        self._administration = administration
        self._tasks = tasks

    def receive(self, batch: list[Notice]) -> None:
        """Rows first, table by table in the order of seq; what fails at one table does not concern the others."""
        rows: dict[str, list[RowNotice]] = {}
        others: list[ChatNotice | PresenceNotice | HouseNotice] = []
        for notice in batch:
            if isinstance(notice, RowNotice):
                rows.setdefault(notice.table, []).append(notice)
            else:
                others.append(notice)
        for table_id, notices in rows.items():
            with log_failure("notice-failed"):
                self._receive_rows(table_id, sorted(notices, key=lambda notice: notice.seq))
        for other in others:
            with log_failure("notice-failed"):
                self._receive_other(other)

    def _receive_rows(self, table_id: str, notices: list[RowNotice]) -> None:
        if not self._tables.receive(table_id, notices):
            self._lobby.heard(notices[-1])

    def _receive_other(self, notice: ChatNotice | PresenceNotice | HouseNotice) -> None:
        if isinstance(notice, HouseNotice):
            self._tasks.spawn(self._administration.hear(notice))
            return
        if isinstance(notice, PresenceNotice):
            self._presence.heard(notice)
            return
        actor = self._tables.held(notice.table)
        if actor is not None:
            self._chat.deliver(actor.table, notice.spectators, notice.chat, notice.author)

    async def catch_up(self) -> None:
        """Notices may have been missed."""
        await self._tables.catch_up()
        await self._lobby.reload()
        await self._administration.load()
