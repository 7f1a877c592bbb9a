"""What the coach has explained to people."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec
from sqlalchemy import select

from fondaco.server.learn import models
from fondaco.server.storage.store import Store


class CoachRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def read(self, ids: Collection[str], game: str) -> tuple[set[str], bool]:
        """What any of a person's ids has read, and the newest of their switches."""
        columns = models.coach.c
        query = select(models.coach).where(columns.person.in_(sorted(ids)), columns.game == game)
        seen, off = set[str](), False
        for row in await self._store.read(query.order_by(columns.changed)):
            seen |= set(msgspec.json.decode(row.seen, type=list[str]))
            off = bool(row.off)
        return seen, off

    async def keep(self, person: str, game: str, seen: set[str], off: bool) -> None:
        values = {"seen": msgspec.json.encode(sorted(seen)).decode(), "off": int(off), "changed": time.time()}
        await self._store.write(self._store.upsert(models.coach, {"person": person, "game": game}, values))
