"""Tokens of programs, and the programs themselves: people without a login of their own."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, select, update

from fondaco.server.accounts import models
from fondaco.server.core.names import skeleton
from fondaco.server.storage.store import Store

TOKENS = models.tokens.c


@dataclass(frozen=True)
class StoredToken:
    id: str
    owner: str
    person: str
    name: str  # of the program
    scopes: frozenset[str]
    created: float
    used: float | None


def _token(row: Any) -> StoredToken:
    scopes = frozenset(row.scopes.split())
    return StoredToken(row.id, row.owner, row.person, row.name, scopes, row.created, row.used)


def _select() -> Any:
    columns = (TOKENS.id, TOKENS.owner, TOKENS.person, TOKENS.scopes, TOKENS.created, TOKENS.used)
    found = select(*columns, models.persons.c.name).join(models.persons, models.persons.c.id == TOKENS.person)
    return found.where(TOKENS.revoked.is_(None))


class TokenRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, token: StoredToken, digest: str) -> None:
        """The token and its program."""
        person = {"id": token.person, "name": token.name, "created": token.created, "skeleton": skeleton(token.name)}
        values = {"id": token.id, "token": digest, "owner": token.owner, "person": token.person}
        more = {"scopes": " ".join(sorted(token.scopes)), "created": token.created}
        await self._store.write(insert(models.persons).values(**person), insert(models.tokens).values(**values, **more))

    async def by_digest(self, digest: str) -> StoredToken | None:
        rows = await self._store.read(_select().where(TOKENS.token == digest))
        return _token(rows[0]) if rows else None

    async def of_owner(self, owner: str) -> list[StoredToken]:
        """The newest first."""
        rows = await self._store.read(_select().where(TOKENS.owner == owner).order_by(TOKENS.created.desc()))
        return [_token(row) for row in rows]

    async def note_use(self, id_: str) -> None:
        await self._store.write(update(models.tokens).where(TOKENS.id == id_).values(used=time.time()))

    async def revoke(self, id_: str) -> None:
        """The program keeps its name and its seats, and can do nothing any more."""
        await self._store.write(update(models.tokens).where(TOKENS.id == id_).values(revoked=time.time()))

    async def programs_of(self, ids: Collection[str]) -> frozenset[str]:
        """All programs that these people ever had."""
        rows = await self._store.read(select(TOKENS.person).where(TOKENS.owner.in_(ids)))
        return frozenset(row.person for row in rows)
