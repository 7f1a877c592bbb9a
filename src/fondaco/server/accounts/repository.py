"""People, sessions and the guests an account has adopted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, delete, func, insert, select, update

from fondaco.server.accounts import models
from fondaco.server.core.names import login_of, skeleton
from fondaco.server.storage.store import Store, TakenError

Forget = Callable[[frozenset[str]], Sequence[Any]]  # statements
Adopt = Callable[[str, str], Sequence[Any]]  # guest, account

MAX_FORMER = 5  # names that an account had before and still owns
BY_ID = select(models.persons).where(models.persons.c.id == bindparam("id"))
GONE = "-"  # instead of an account that adopted this person: their cookies are good for nothing


@dataclass(frozen=True)
class StoredPerson:
    id: str
    name: str
    login: str | None
    password: str | None
    adopted_by: str | None
    is_admin: bool
    asks_name: bool = False  # an account with the name of a guest, whose owner has not been asked for another


@dataclass(frozen=True)
class StoredSession:
    digest: str
    created: float
    seen: float
    device: str


def _person(row: Any) -> StoredPerson:
    return StoredPerson(
        row.id, row.name, row.login, row.password, row.adopted_by, bool(row.is_admin), bool(row.asks_name)
    )


def _reserve(id_: str, name: str) -> Any:
    return insert(models.names).values(skeleton=skeleton(name), person=id_, since=time.time())


class PeopleRepository:
    """Other features register what they delete and change with a person."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._forget: list[Forget] = []
        self._adopt: list[Adopt] = []

    async def by_id(self, id_: str) -> StoredPerson | None:
        rows = await self._store.read(BY_ID, id=id_)
        return _person(rows[0]) if rows else None

    async def by_name(self, name: str) -> StoredPerson | None:
        """The account that is called so, was until a while ago, or has a name that looks the same."""
        name = name.replace("\0", "")
        rows = await self._store.read(select(models.persons).where(models.persons.c.login == login_of(name)))
        if rows:
            return _person(rows[0])
        owner = await self.owner_of(name)
        return await self.by_id(owner) if owner else None

    async def by_session(self, digest: str, since: float) -> tuple[StoredPerson, float] | None:
        """Whose session this is, if it began after `since`, and when it was last seen."""
        query = (
            select(models.persons, models.sessions.c.seen)
            .join(models.sessions, models.sessions.c.person == models.persons.c.id)
            .where(models.sessions.c.token == digest, models.sessions.c.created > since)
        )
        rows = await self._store.read(query)
        return (_person(rows[0]), float(rows[0].seen)) if rows else None

    async def see_session(self, digest: str, now: float, device: str) -> None:
        change = update(models.sessions).where(models.sessions.c.token == digest)
        await self._store.write(change.values(seen=now, device=device))

    async def sessions_of(self, person: str, since: float) -> list[StoredSession]:
        sessions = models.sessions.c
        query = select(models.sessions).where(sessions.person == person, sessions.created > since)
        found = await self._store.read(query.order_by(sessions.seen.desc(), sessions.created.desc()))
        return [StoredSession(row.token, row.created, row.seen, row.device) for row in found]

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
        """The account to which a name belongs, or has belonged, that looks like this one."""
        rows = await self._store.read(select(models.names.c.person).where(models.names.c.skeleton == skeleton(name)))
        return rows[0].person if rows else None

    async def rename_guest(self, id_: str, name: str) -> None:
        change = update(models.persons).where(models.persons.c.id == id_)
        await self._store.write(change.values(name=name, skeleton=skeleton(name)))

    async def rename_account(self, id_: str, name: str) -> None:
        """Its last names stay its own, so that old links lead to it. Raises TakenError."""
        known = models.names.c
        query = select(known.skeleton).where(known.person == id_, known.skeleton != skeleton(name))
        former = [row.skeleton for row in await self._store.read(query.order_by(known.since.desc(), known.skeleton))]
        change = update(models.persons).where(models.persons.c.id == id_)
        await self._store.write(
            change.values(name=name, skeleton=skeleton(name), login=login_of(name), asks_name=0),
            delete(models.names).where(known.person == id_, known.skeleton.not_in(former[:MAX_FORMER])),
            _reserve(id_, name),
        )

    async def make_account(self, id_: str, name: str, password: str) -> None:
        """Raises TakenError where a name like this one is another's."""
        change = update(models.persons).where(models.persons.c.id == id_)
        values = {"name": name, "skeleton": skeleton(name), "login": login_of(name), "password": password}
        await self._store.write(change.values(**values), _reserve(id_, name))

    async def guests_like(self, name: str, but: str) -> list[str]:
        """Guests whose name looks like this one."""
        persons = models.persons.c
        query = select(persons.id).where(persons.skeleton == skeleton(name), persons.login.is_(None), persons.id != but)
        return [row.id for row in await self._store.read(query)]

    async def adopt(self, guest: str, account: str) -> None:
        """The guest's tables are the account's from now on."""
        change = update(models.persons).where(models.persons.c.id == guest, models.persons.c.login.is_(None))
        moved = [statement for move in self._adopt for statement in move(guest, account)]
        await self._store.write(change.values(adopted_by=account), *moved)

    async def set_password(self, id_: str, password: str) -> None:
        await self._store.write(update(models.persons).where(models.persons.c.id == id_).values(password=password))

    async def end_sessions(self, person: str) -> None:
        await self._store.write(delete(models.sessions).where(models.sessions.c.person == person))

    def on_forget(self, forget: Forget) -> None:
        """Delete this, too, when a person is forgotten."""
        self._forget.append(forget)

    def on_adopt(self, adopt: Adopt) -> None:
        """Change this, too, when an account adopts a guest."""
        self._adopt.append(adopt)

    async def forget(self, ids: frozenset[str], name: str) -> None:
        """Keep nothing of these but their ids."""
        persons, nothing = models.persons.c, {"login": None, "password": None, "is_admin": 0, "skeleton": ""}
        await self._store.write(
            delete(models.sessions).where(models.sessions.c.person.in_(ids)),
            delete(models.mail_links).where(models.mail_links.c.person.in_(ids)),
            delete(models.names).where(models.names.c.person.in_(ids)),
            delete(models.blocks).where(models.blocks.c.person.in_(ids)),
            delete(models.reports).where(models.reports.c.by.in_(ids)),
            delete(models.tokens).where(models.tokens.c.owner.in_(ids)),
            update(models.persons).where(persons.id.in_(ids)).values(name=name, adopted_by=GONE, **nothing),
            *(statement for forget in self._forget for statement in forget(ids)),
        )

    async def begin_session(self, digest: str, person: str) -> None:
        now = time.time()
        await self._store.write(insert(models.sessions).values(token=digest, person=person, created=now, seen=0.0))

    # -- links that sign in -------------------------------------------------------

    async def count_links(self, person: str, since: float) -> int:
        links = models.mail_links.c
        query = select(func.count().label("number")).where(links.person == person, links.created > since)
        return int((await self._store.read(query))[0].number)

    async def add_link(self, digest: str, person: str, purpose: str) -> None:
        new = insert(models.mail_links).values(token=digest, person=person, purpose=purpose, created=time.time())
        await self._store.write(new)

    async def use_link(self, digest: str, purpose: str, since: float) -> StoredPerson | None:
        """Whose link this is; it is good for nothing afterwards, whichever process is asked."""
        links = models.mail_links.c
        valid = (links.token == digest, links.purpose == purpose, links.created > since)
        query = select(models.persons).join(models.mail_links, links.person == models.persons.c.id).where(*valid)
        rows = await self._store.read(query)
        if not rows:
            return None
        try:
            await self._store.write(delete(models.mail_links).where(*valid), strict=True)
        except TakenError:  # another request was faster
            return None
        return _person(rows[0])

    async def end_links(self, person: str) -> None:
        await self._store.write(delete(models.mail_links).where(models.mail_links.c.person == person))

    async def end_old_links(self, before: float) -> None:
        await self._store.write(delete(models.mail_links).where(models.mail_links.c.created < before))

    async def end_session(self, digest: str) -> None:
        await self._store.write(delete(models.sessions).where(models.sessions.c.token == digest))
