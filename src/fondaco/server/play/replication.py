"""What other processes did, applied here in batches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from fondaco.server.core.tasks import log_failure
from fondaco.server.play.chat import ChatNotice, ChatRoom
from fondaco.server.play.lobby import Lobby
from fondaco.server.play.presence import Presence, PresenceNotice
from fondaco.server.storage.bus import Notice
from fondaco.server.table.cache import Tables
from fondaco.server.table.head import RowNotice


class Replication:
    """The receiver of the bus. Features above register the notices that are theirs."""

    def __init__(self, tables: Tables, lobby: Lobby, presence: Presence, chat: ChatRoom) -> None:
        self._tables = tables
        self._lobby = lobby
        self._chat = chat
        self._handlers: dict[type[Notice], Callable[[Any], None]] = {
            PresenceNotice: presence.heard,
            ChatNotice: self._receive_chat,
        }
        self._catch_up: list[Callable[[], Awaitable[None]]] = [tables.catch_up, lobby.reload]

    @property
    def notices(self) -> tuple[type[Notice], ...]:
        return (RowNotice, *self._handlers)

    def on_notice(self, kind: type[Notice], handler: Callable[[Any], None]) -> None:
        """Call this with every notice of a kind."""
        self._handlers[kind] = handler

    def on_catch_up(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Call this when notices may have been missed."""
        self._catch_up.append(catch_up)

    def receive(self, batch: list[Notice]) -> None:
        """Rows first, table by table in the order of seq; what fails at one table does not concern the others."""
        rows: dict[str, list[RowNotice]] = {}
        others: list[Notice] = []
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
                self._handlers[type(other)](other)

    def _receive_rows(self, table_id: str, notices: list[RowNotice]) -> None:
        if not self._tables.receive(table_id, notices):
            self._lobby.heard(notices[-1])

    def _receive_chat(self, notice: ChatNotice) -> None:
        actor = self._tables.held(notice.table)
        if actor is not None:
            self._chat.deliver(actor.table, notice.spectators, notice.chat, notice.author)

    async def catch_up(self) -> None:
        """Notices may have been missed."""
        for catch_up in self._catch_up:
            await catch_up()
