"""What was said at tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, select

from fondaco.server.play import models, wire
from fondaco.server.storage.store import Store, TakenError

KEPT = 500  # messages of a channel, the newest
COLUMNS = models.chat.c
RECENT = (
    select(models.chat)
    .where(COLUMNS.table_id == bindparam("table_id"), COLUMNS.spectators == bindparam("spectators"))
    .order_by(COLUMNS.id.desc())
    .limit(bindparam("most"))
)


class ChatRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, table_id: str, person_key: str, spectators: bool, chat: wire.Chat) -> int | None:
        """Store a chat message; its id, or None where its key is already known."""
        row = insert(models.chat).values(
            table_id=table_id,
            spectators=int(spectators),
            seat=chat.seat,
            name=chat.name,
            text=chat.text,
            time=chat.time,
            key=person_key,
        )
        channel = (COLUMNS.table_id == table_id, COLUMNS.spectators == int(spectators))
        too_old = select(COLUMNS.id).where(*channel).order_by(COLUMNS.id.desc()).offset(KEPT).limit(1).scalar_subquery()
        try:
            await self._store.write(row, delete(models.chat).where(*channel, COLUMNS.id <= too_old))
        except TakenError:
            return None
        query = select(COLUMNS.id).where(COLUMNS.table_id == table_id, COLUMNS.key == person_key)
        return int((await self._store.read(query))[0].id)

    async def recent(self, table_id: str, spectators: bool, most: int, blocked: frozenset[str]) -> list[wire.Chat]:
        """The newest messages of a channel, the oldest of them first."""
        rows = await self._store.read(RECENT, table_id=table_id, spectators=int(spectators), most=most)
        return [_chat(row) for row in reversed(rows) if row.key.partition(":")[0] not in blocked]


def _chat(row: Any) -> wire.Chat:
    return wire.Chat(row.id, row.name, row.seat, row.text, row.time)


def forget(ids: frozenset[str]) -> Sequence[Any]:
    """The statements that delete what these people said."""
    return [delete(models.chat).where(models.chat.c.key.startswith(f"{id_}:", autoescape=True)) for id_ in ids]
