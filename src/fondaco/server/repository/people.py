"""People, sessions and the guests an account has adopted."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from fondaco.server import models
from fondaco.server.store import Store, TakenError


@dataclass(frozen=True)
class StoredPerson:
    id: str
    name: str
    login: str | None
    password: str | None
    adopted_by: str | None


def _person(row: Any) -> StoredPerson:
    return StoredPerson(row.id, row.name, row.login, row.password, row.adopted_by)


class PeopleRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def by_id(self, id_: str) -> StoredPerson | None:
        rows = await self._store.read(select(models.persons).where(models.persons.c.id == id_))
        return _person(rows[0]) if rows else None

    async def by_login(self, login: str) -> StoredPerson | None:
        rows = await self._store.read(select(models.persons).where(models.persons.c.login == login))
        return _person(rows[0]) if rows else None

    async def by_session(self, digest: str, since: float) -> StoredPerson | None:
        """Whose session this is, if it began after `since`."""
        query = (
            select(models.persons)
            .join(models.sessions, models.sessions.c.person == models.persons.c.id)
            .where(models.sessions.c.token == digest, models.sessions.c.created > since)
        )
        rows = await self._store.read(query)
        return _person(rows[0]) if rows else None

    async def ids_of(self, account: str) -> frozenset[str]:
        """An account's id and those of the guests it adopted."""
        query = select(models.persons.c.id).where(models.persons.c.adopted_by == account)
        return frozenset([account, *(row.id for row in await self._store.read(query))])

    async def add(self, id_: str, name: str) -> None:
        """Store a guest; one who is already stored stays as they are."""
        with suppress(TakenError):
            await self._store.write(insert(models.persons).values(id=id_, name=name, created=time.time()))

    async def rename(self, id_: str, name: str) -> None:
        await self._store.write(update(models.persons).where(models.persons.c.id == id_).values(name=name))

    async def make_account(self, id_: str, login: str, password: str) -> None:
        """Raises TakenError where the login is another's."""
        change = update(models.persons).where(models.persons.c.id == id_)
        await self._store.write(change.values(login=login, password=password))

    async def adopt(self, guest: str, account: str) -> None:
        """The guest's tables are the account's from now on."""
        change = update(models.persons).where(models.persons.c.id == guest, models.persons.c.login.is_(None))
        await self._store.write(change.values(adopted_by=account))

    async def begin_session(self, digest: str, person: str) -> None:
        await self._store.write(insert(models.sessions).values(token=digest, person=person, created=time.time()))

    async def end_session(self, digest: str) -> None:
        await self._store.write(delete(models.sessions).where(models.sessions.c.token == digest))
