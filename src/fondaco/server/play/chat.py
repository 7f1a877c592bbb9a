"""Chat at a table: players among themselves, spectators among themselves. No move waits for it."""

from __future__ import annotations

import time

from msgspec import Struct
from msgspec.structs import replace

from fondaco.server.accounts.moderation import ModerationRepository
from fondaco.server.accounts.people import People
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.names import clean_text
from fondaco.server.play import wire
from fondaco.server.play.presence import Presence
from fondaco.server.play.repository import ChatRepository
from fondaco.server.storage.bus import Bus
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.fold import Table
from fondaco.server.table.judge import check_key
from fondaco.server.table.wire import Say

MAX_TEXT = 500
RECENT = 50


class ChatNotice(Struct, tag="chat"):
    """Something was said at another process."""

    table: str
    spectators: bool  # which of the two channels
    chat: wire.Chat
    author: str = ""


class ChatRoom:
    """Stores what is said and delivers it to those who may hear it."""

    def __init__(
        self,
        repository: ChatRepository,
        moderation: ModerationRepository,
        people: People,
        presence: Presence,
        bus: Bus,
    ) -> None:
        self._repository = repository
        self._moderation = moderation
        self._people = people
        self._presence = presence
        self._bus = bus

    async def say(self, table: Table, person: Person, command: Say) -> wire.Answer:
        """Commit first, then tell; the same key is said once."""
        text = clean_text(command.text)
        check_key(command.key)
        if not 0 < len(text) <= MAX_TEXT:
            raise DeclinedError(400, "chat-length", most=MAX_TEXT)
        access.check_chat(table, person)
        await self._people.store(person)
        seats = table.seats_of(person.ids)
        chat = wire.Chat(0, person.name, seats[0] if seats else -1, text, time.time())
        id_ = await self._repository.add(table.id, f"{person.id}:{command.key}", not seats, chat)
        if id_ is not None:
            chat = replace(chat, id=id_)
            self.deliver(table, not seats, chat, person.id)
            self._bus.tell(ChatNotice(table.id, not seats, chat, person.id))
        return wire.Answer(command.key, True, table.seq)

    def deliver(self, table: Table, spectators: bool, chat: wire.Chat, author: str) -> None:
        for viewer in self._presence.viewers(table.id):
            if (not table.seats_of(viewer.person.ids)) == spectators and author not in viewer.blocked:
                viewer.hear(chat)

    async def blocked_by(self, person: Person) -> frozenset[str]:
        """Whose words this person does not want to read."""
        return await self._moderation.blocked_by(person.id) if person.known else frozenset()

    async def recent(self, table: Table, person: Person, blocked: frozenset[str]) -> list[wire.Chat]:
        """The newest messages on the channel this person hears."""
        spectators = not table.seats_of(person.ids)
        return await self._repository.recent(table.id, spectators, RECENT, blocked)
