"""People, sessions and the guests an account has adopted."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from fondaco.server import models
from fondaco.server.names import skeleton
from fondaco.server.repository import notify
from fondaco.server.store import Store, TakenError

GONE = "-"  # instead of an account that adopted this person: their cookies are good for nothing


@dataclass(frozen=True)
class StoredPerson:
    id: str
    name: str
    login: str | None
    password: str | None
    adopted_by: str | None
    is_admin: bool


def _person(row: Any) -> StoredPerson:
    return StoredPerson(row.id, row.name, row.login, row.password, row.adopted_by, bool(row.is_admin))


def _reserve(id_: str, name: str, login: str) -> list[Any]:
    keys = {skeleton(name), skeleton(login)}
    return [
        delete(models.names).where(models.names.c.person == id_),
        *(insert(models.names).values(skeleton=key, person=id_) for key in sorted(keys)),
    ]


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
            new = insert(models.persons).values(id=id_, name=name, created=time.time(), skeleton=skeleton(name))
            await self._store.write(new)

    async def owner_of(self, name: str) -> str | None:
        """The account to which a name belongs that looks like this one."""
        rows = await self._store.read(select(models.names.c.person).where(models.names.c.skeleton == skeleton(name)))
        return rows[0].person if rows else None

    async def rename(self, id_: str, name: str, login: str | None) -> None:
        """An account also gives up its old name and gets the new one. Raises TakenError."""
        change = update(models.persons).where(models.persons.c.id == id_)
        changes: list[Any] = [change.values(name=name, skeleton=skeleton(name))]
        if login is not None:
            changes += _reserve(id_, name, login)
        await self._store.write(*changes)

    async def make_account(self, id_: str, name: str | None, login: str, password: str) -> None:
        """Raises TakenError where the login, or a name like this one, is another's."""
        change = update(models.persons).where(models.persons.c.id == id_)
        await self._store.write(change.values(login=login, password=password), *_reserve(id_, name or login, login))

    async def guests_like(self, name: str, but: str) -> list[str]:
        """Guests whose name looks like this one."""
        persons = models.persons.c
        query = select(persons.id).where(persons.skeleton == skeleton(name), persons.login.is_(None), persons.id != but)
        return [row.id for row in await self._store.read(query)]

    async def adopt(self, guest: str, account: str) -> None:
        """The guest's tables are the account's from now on."""
        change = update(models.persons).where(models.persons.c.id == guest, models.persons.c.login.is_(None))
        await self._store.write(change.values(adopted_by=account), *notify.move(guest, account))

    async def set_password(self, id_: str, password: str) -> None:
        await self._store.write(update(models.persons).where(models.persons.c.id == id_).values(password=password))

    async def end_sessions(self, person: str) -> None:
        await self._store.write(delete(models.sessions).where(models.sessions.c.person == person))

    async def forget(self, ids: frozenset[str], name: str) -> None:
        """Keep nothing of these but their ids."""
        persons, nothing = models.persons.c, {"login": None, "password": None, "is_admin": 0, "skeleton": ""}
        changes: list[Any] = [
            delete(models.sessions).where(models.sessions.c.person.in_(ids)),
            delete(models.names).where(models.names.c.person.in_(ids)),
            delete(models.records).where(models.records.c.owner.in_(ids)),
            delete(models.blocks).where(models.blocks.c.person.in_(ids)),
            delete(models.reports).where(models.reports.c.by.in_(ids)),
            update(models.persons).where(persons.id.in_(ids)).values(name=name, adopted_by=GONE, **nothing),
            *notify.forget(ids),
        ]
        changes += [delete(models.chat).where(models.chat.c.key.startswith(f"{id_}:", autoescape=True)) for id_ in ids]
        await self._store.write(*changes)

    async def begin_session(self, digest: str, person: str) -> None:
        await self._store.write(insert(models.sessions).values(token=digest, person=person, created=time.time()))

    async def end_session(self, digest: str) -> None:
        await self._store.write(delete(models.sessions).where(models.sessions.c.token == digest))
