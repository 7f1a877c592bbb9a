"""Words at a table: players among themselves, spectators among themselves. No move waits for them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, select

from fondaco.server import models, wire
from fondaco.server.commands import MOST_KEY, Person
from fondaco.server.errors import DeclinedError
from fondaco.server.store import TakenError

if TYPE_CHECKING:
    from fondaco.server.house import House
    from fondaco.server.live import Live

MOST_TEXT = 500
RECENT = 50


class ChatRoom:
    """Stores what is said and delivers it to those who may hear it."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def say(self, live: Live, person: Person, command: wire.Say) -> wire.Answer:
        """Commit first, then tell; the same key is said once."""
        text = command.text.strip()
        if not 0 < len(command.key) <= MOST_KEY:
            raise DeclinedError(400, "bad-key", most=MOST_KEY)
        if not 0 < len(text) <= MOST_TEXT:
            raise DeclinedError(400, "chat-length", most=MOST_TEXT)
        seats = live.table.seats_of(person.ids)
        if not seats and not live.may_watch(person):
            raise DeclinedError(403, "no-spectators")
        await self._house.people.keep(person)
        key, table_id = f"{person.id}:{command.key}", live.table.setting.id
        row = insert(models.chat).values(
            table_id=table_id,
            spectators=int(not seats),
            seat=seats[0] if seats else -1,
            name=person.name,
            text=text,
            time=time.time(),
            key=key,
        )
        try:
            await self._house.store.write(row)
        except TakenError:
            return wire.Answer(command.key, True, live.table.version)
        columns = models.chat.c
        found = await self._house.store.read(select(columns.id).where(columns.table_id == table_id, columns.key == key))
        self._house.spawn(self.deliver(live, found[0].id))  # after the answer
        self._house.bus.tell_chat(table_id, found[0].id)
        return wire.Answer(command.key, True, live.table.version)

    async def deliver(self, live: Live, number: int) -> None:
        found = await self._house.store.read(select(models.chat).where(models.chat.c.id == number))
        for row in found:
            word = _chat(row)
            for viewer in list(live.viewers):
                if _channel(live, viewer.person) == row.spectators:
                    viewer.hear(word)

    async def recent(self, live: Live, person: Person) -> list[wire.Chat]:
        """The last words on the channel this person hears."""
        columns = models.chat.c
        query = select(models.chat).where(
            columns.table_id == live.table.setting.id, columns.spectators == _channel(live, person)
        )
        found = await self._house.store.read(query.order_by(columns.id.desc()).limit(RECENT))
        return [_chat(row) for row in reversed(found)]


def _channel(live: Live, person: Person) -> int:
    return int(not live.table.seats_of(person.ids))


def _chat(row: Any) -> wire.Chat:
    return wire.Chat(row.id, row.name, row.seat, row.text, row.time)
