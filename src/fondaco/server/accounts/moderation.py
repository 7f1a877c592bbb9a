"""Blocks between people, reports, bans, and the log of what admins ordered."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import bindparam, delete, insert, select, update

from fondaco.server.accounts import models
from fondaco.server.storage.store import Store, TakenError

FOREVER = 1e12  # beyond any time of day
BLOCKED_BY = select(models.blocks.c.blocked).where(models.blocks.c.person == bindparam("person"))


class Ban(Struct, frozen=True):
    """`target` is `person ID` or `network ADDRESS`."""

    target: str
    until: float
    reason: str


class ModerationRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- bans ---------------------------------------------------------------------

    async def bans(self) -> list[Ban]:
        rows = await self._store.read(select(models.bans).where(models.bans.c.until > time.time()))
        return [Ban(row.target, row.until, row.reason) for row in rows]

    async def ban(self, ban: Ban) -> None:
        values = {"until": ban.until, "reason": ban.reason, "created": time.time()}
        try:
            await self._store.write(insert(models.bans).values(target=ban.target, **values))
        except TakenError:
            await self._store.write(update(models.bans).where(models.bans.c.target == ban.target).values(**values))

    async def unban(self, target: str) -> None:
        await self._store.write(delete(models.bans).where(models.bans.c.target == target))

    # -- audit and reports ----------------------------------------------------------

    async def note(self, who: str, action: str, target: str, detail: str) -> None:
        new = insert(models.audit).values(time=time.time(), who=who, action=action, target=target, detail=detail)
        await self._store.write(new)

    async def audit(self, most: int) -> Sequence[Any]:
        return await self._store.read(select(models.audit).order_by(models.audit.c.id.desc()).limit(most))

    async def reports(self, most: int) -> Sequence[Any]:
        return await self._store.read(select(models.reports).order_by(models.reports.c.id.desc()).limit(most))

    async def add_report(self, by: str, person: str, table_id: str, text: str) -> None:
        new = insert(models.reports).values(time=time.time(), by=by, person=person, table_id=table_id, text=text)
        await self._store.write(new)

    # -- blocks ---------------------------------------------------------------------

    async def block(self, person: str, blocked: str) -> None:
        with suppress(TakenError):  # again
            await self._store.write(insert(models.blocks).values(person=person, blocked=blocked))

    async def unblock_all(self, person: str) -> None:
        await self._store.write(delete(models.blocks).where(models.blocks.c.person == person))

    async def blocked_by(self, person: str) -> frozenset[str]:
        rows = await self._store.read(BLOCKED_BY, person=person)
        return frozenset(row.blocked for row in rows)
