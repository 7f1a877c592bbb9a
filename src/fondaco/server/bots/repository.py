"""Annotations of matches, as they are stored."""

from __future__ import annotations

import time
from contextlib import suppress

from sqlalchemy import insert, select

from fondaco.server.bots import models
from fondaco.server.storage.store import Store, TakenError


class AnnotationRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, id_: str, text: str) -> None:
        with suppress(TakenError):  # another process was first
            await self._store.write(insert(models.annotation_texts).values(id=id_, text=text, created=time.time()))

    async def find(self, id_: str) -> str | None:
        rows = await self._store.read(select(models.annotation_texts.c.text).where(models.annotation_texts.c.id == id_))
        return rows[0].text if rows else None
