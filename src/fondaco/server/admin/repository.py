"""What admins look at, and what they delete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, func, or_, select, update

from fondaco.server.accounts import models as account_models
from fondaco.server.core.names import skeleton
from fondaco.server.play import models as play_models
from fondaco.server.storage.models import metadata
from fondaco.server.storage.store import Store
from fondaco.server.table import models as table_models

TABLES = table_models.tables.c


class AdminRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- looking around ---------------------------------------------------------------

    async def tables(self, status: str | None, most: int) -> Sequence[Any]:
        columns = (TABLES.id, TABLES.game, TABLES.rules, TABLES.status, TABLES.host, TABLES.ply, TABLES.changed)
        query = select(*columns).order_by(TABLES.changed.desc()).limit(most)
        return await self._store.read(query if status is None else query.where(TABLES.status == status))

    async def idle_tables(self, status: str, before: float) -> list[str]:
        query = select(TABLES.id).where(TABLES.status == status, TABLES.changed < before)
        return [row.id for row in await self._store.read(query.limit(1000))]

    async def people(self, word: str, most: int) -> Sequence[Any]:
        """Whose id or name this is, or all; the newest first."""
        persons = account_models.persons.c
        columns = (persons.id, persons.name, persons.login, persons.adopted_by, persons.created, persons.is_admin)
        query = select(*columns).order_by(persons.created.desc()).limit(most)
        if word:
            query = query.where(or_(persons.id == word, persons.skeleton == skeleton(word)))
        return await self._store.read(query)

    async def chat(self, table_id: str) -> Sequence[Any]:
        return await self._store.read(select(play_models.chat).where(play_models.chat.c.table_id == table_id))

    async def statistics(self) -> dict[str, int]:
        counts = {}
        query = select(TABLES.status, func.count().label("number")).group_by(TABLES.status)
        for row in await self._store.read(query):
            counts[f"tables_{row.status}"] = row.number
        for name in ("persons", "sessions", "log", "chat", "records", "bans", "reports"):
            table = metadata.tables[name]
            rows = await self._store.read(select(func.count().label("number")).select_from(table))
            counts[name] = rows[0].number
        accounts = select(func.count().label("number")).where(account_models.persons.c.login.is_not(None))
        counts["accounts"] = (await self._store.read(accounts))[0].number
        return counts

    # -- deleting -----------------------------------------------------------------

    async def delete_chat(self, id_: int) -> None:
        await self._store.write(delete(play_models.chat).where(play_models.chat.c.id == id_))

    async def make_admin(self, id_: str, is_admin: bool) -> None:
        change = update(account_models.persons).where(account_models.persons.c.id == id_).values(is_admin=int(is_admin))
        await self._store.write(change)
