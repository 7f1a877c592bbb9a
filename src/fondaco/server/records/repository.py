"""Uploaded records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update

from fondaco.server.bots import models as bot_models
from fondaco.server.records import models
from fondaco.server.storage.store import Store, TakenError


class RecordRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id_: str, game: str, text: str, owner: str, created: float, expires: float) -> None:
        """The same text again belongs to who uploaded it last, and lasts longer."""
        new = insert(models.records).values(id=id_, game=game, text=text, created=created, size=len(text))
        try:
            await self._store.write(new.values(owner=owner, expires=expires))
        except TakenError:
            known = update(models.records).where(models.records.c.id == id_)
            await self._store.write(known.values(owner=owner, expires=expires))

    async def used_by(self, owner: str) -> tuple[int, int]:
        """How many records a person has, and their characters."""
        rows = await self._store.read(select(models.records.c.size).where(models.records.c.owner == owner))
        return len(rows), sum(row.size for row in rows)

    async def expire(self, now: float) -> None:
        """Delete what has expired, and its annotations."""
        gone = select(models.records.c.id).where(models.records.c.expires < now)
        await self._store.write(
            delete(bot_models.annotation_texts).where(bot_models.annotation_texts.c.id.in_(gone)),
            delete(models.records).where(models.records.c.expires < now),
        )

    async def find(self, id_: str) -> tuple[str, float] | None:
        """The text and when it was uploaded."""
        rows = await self._store.read(select(models.records).where(models.records.c.id == id_))
        return (rows[0].text, rows[0].created) if rows else None

    async def delete(self, id_: str) -> None:
        """With its annotation."""
        await self._store.write(
            delete(bot_models.annotation_texts).where(bot_models.annotation_texts.c.id == id_),
            delete(models.records).where(models.records.c.id == id_),
        )


def forget(ids: frozenset[str]) -> Sequence[Any]:
    """The statements that delete the records of these people."""
    return [delete(models.records).where(models.records.c.owner.in_(ids))]
