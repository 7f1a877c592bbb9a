"""Chat, uploaded records and annotations."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, insert, select, update

from fondaco.server.bots import models as bot_models
from fondaco.server.play import models as play_models
from fondaco.server.play import wire
from fondaco.server.records import models
from fondaco.server.storage.store import Store, TakenError


class TextRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- chat -------------------------------------------------------------------

    async def add_chat(self, table_id: str, person_key: str, spectators: bool, chat: wire.Chat) -> int | None:
        """Store a chat message; its id, or None where its key is already known."""
        row = insert(play_models.chat).values(
            table_id=table_id,
            spectators=int(spectators),
            seat=chat.seat,
            name=chat.name,
            text=chat.text,
            time=chat.time,
            key=person_key,
        )
        try:
            await self._store.write(row)
        except TakenError:
            return None
        columns = play_models.chat.c
        query = select(columns.id).where(columns.table_id == table_id, columns.key == person_key)
        return int((await self._store.read(query))[0].id)

    async def recent_chat(self, table_id: str, spectators: bool, most: int, blocked: frozenset[str]) -> list[wire.Chat]:
        """The newest messages of a channel, the oldest of them first."""
        columns = play_models.chat.c
        query = select(play_models.chat).where(columns.table_id == table_id, columns.spectators == int(spectators))
        rows = await self._store.read(query.order_by(columns.id.desc()).limit(most))
        return [_chat(row) for row in reversed(rows) if row.key.partition(":")[0] not in blocked]

    # -- uploaded records ---------------------------------------------------------

    async def add_record(self, id_: str, game: str, text: str, owner: str, created: float, expires: float) -> None:
        """The same text again belongs to who uploaded it last, and lasts longer."""
        new = insert(models.records).values(id=id_, game=game, text=text, created=created, size=len(text))
        try:
            await self._store.write(new.values(owner=owner, expires=expires))
        except TakenError:
            known = update(models.records).where(models.records.c.id == id_)
            await self._store.write(known.values(owner=owner, expires=expires))

    async def records_of(self, owner: str) -> tuple[int, int]:
        """How many records somebody has, and their characters."""
        rows = await self._store.read(select(models.records.c.size).where(models.records.c.owner == owner))
        return len(rows), sum(row.size for row in rows)

    async def expire_records(self, now: float) -> None:
        """Delete what has expired, and its annotations."""
        gone = select(models.records.c.id).where(models.records.c.expires < now)
        await self._store.write(
            delete(bot_models.annotation_texts).where(bot_models.annotation_texts.c.id.in_(gone)),
            delete(models.records).where(models.records.c.expires < now),
        )

    async def record(self, id_: str) -> tuple[str, float] | None:
        """The text and when it was uploaded."""
        rows = await self._store.read(select(models.records).where(models.records.c.id == id_))
        return (rows[0].text, rows[0].created) if rows else None

    # -- annotations --------------------------------------------------------------

    async def add_annotation(self, id_: str, text: str) -> None:
        with suppress(TakenError):  # another process was first
            await self._store.write(insert(bot_models.annotation_texts).values(id=id_, text=text, created=time.time()))

    async def annotation(self, id_: str) -> str | None:
        rows = await self._store.read(
            select(bot_models.annotation_texts.c.text).where(bot_models.annotation_texts.c.id == id_)
        )
        return rows[0].text if rows else None


def _chat(row: Any) -> wire.Chat:
    return wire.Chat(row.id, row.name, row.seat, row.text, row.time)
