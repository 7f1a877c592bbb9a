"""Friends, privacy, and who is online."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import and_, delete, insert, or_, select, update

from fondaco.server.accounts import models as account_models
from fondaco.server.social import models
from fondaco.server.storage.store import Store, TakenError
from fondaco.server.table import models as table_models
from fondaco.server.table.repository import OutboxRow

FRIENDS, ONLINE, PERSONS = models.friends.c, models.online.c, account_models.persons.c


class StoredFriend(Struct, frozen=True):
    """A friend, or who asks or is asked to be one; `seen` is when they were last online."""

    person: str
    name: str
    is_asker: bool
    accepted: float | None
    seen: float


class FriendRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> list[StoredFriend]:
        """All to whom the person has asked or who have asked them."""
        found = []
        for own, other, is_asker in ((FRIENDS.asked, FRIENDS.asker, True), (FRIENDS.asker, FRIENDS.asked, False)):
            query = (
                select(other.label("person"), PERSONS.name, FRIENDS.accepted, ONLINE.seen)
                .join(account_models.persons, PERSONS.id == other)
                .join(models.online, ONLINE.person == other, isouter=True)
                .where(own == person)
            )
            rows = await self._store.read(query.order_by(PERSONS.name))
            found += [StoredFriend(row.person, row.name, is_asker, row.accepted, row.seen or 0.0) for row in rows]
        return found

    async def are_friends(self, one: str, other: str) -> bool:
        query = select(FRIENDS.asker).where(_pair(one, other), FRIENDS.accepted.is_not(None))
        return bool(await self._store.read(query))

    async def ask(self, asker: str, request: OutboxRow) -> None:
        """With what the other is told of it, once."""
        told = {"person": request.person, "kind": request.kind, "table_id": "", "seq": 0, "body": request.body}
        with suppress(TakenError):  # again
            await self._store.write(
                insert(models.friends).values(asker=asker, asked=request.person, created=request.due),
                insert(table_models.outbox).values(created=request.due, due=request.due, **told),
            )

    async def is_asked(self, asker: str, person: str) -> bool:
        """Whether a request of friendship still waits for an answer."""
        query = select(FRIENDS.asker).where(FRIENDS.asker == asker, FRIENDS.asked == person)
        return bool(await self._store.read(query.where(FRIENDS.accepted.is_(None))))

    async def accept(self, asker: str, asked: str, now: float) -> None:
        change = update(models.friends).where(FRIENDS.asker == asker, FRIENDS.asked == asked)
        await self._store.write(change.where(FRIENDS.accepted.is_(None)).values(accepted=now))

    async def part(self, one: str, other: str) -> None:
        await self._store.write(delete(models.friends).where(_pair(one, other)))

    async def privacy(self, person: str) -> str | None:
        rows = await self._store.read(select(models.privacy.c.body).where(models.privacy.c.person == person))
        return str(rows[0].body) if rows else None

    async def save_privacy(self, person: str, body: str) -> None:
        await self._store.write(self._store.upsert(models.privacy, {"person": person}, {"body": body}))

    async def with_friends(self, people: Iterable[str]) -> set[str]:
        """Those of these who have friends."""
        ids = list(people)
        accepted = FRIENDS.accepted.is_not(None)
        query = select(FRIENDS.asker, FRIENDS.asked).where(
            accepted, or_(FRIENDS.asker.in_(ids), FRIENDS.asked.in_(ids))
        )
        rows = await self._store.read(query)
        return {person for row in rows for person in (row.asker, row.asked)} & set(ids)

    async def see(self, people: Iterable[str], now: float, forget_before: float) -> None:
        """These are online now."""
        changes: list[Any] = [delete(models.online).where(ONLINE.seen < forget_before)]
        changes += [self._store.upsert(models.online, {"person": person}, {"seen": now}) for person in people]
        await self._store.write(*changes)

    async def seen(self, person: str) -> float:
        """When a person was last online."""
        rows = await self._store.read(select(ONLINE.seen).where(ONLINE.person == person))
        return float(rows[0].seen) if rows else 0.0

    async def hide(self, person: str) -> None:
        await self._store.write(delete(models.online).where(ONLINE.person == person))


def _pair(one: str, other: str) -> Any:
    return or_(and_(FRIENDS.asker == one, FRIENDS.asked == other), and_(FRIENDS.asker == other, FRIENDS.asked == one))


def forget(ids: frozenset[str]) -> Sequence[Any]:
    """The statements that delete all about these people."""
    return [
        delete(models.friends).where(or_(FRIENDS.asker.in_(ids), FRIENDS.asked.in_(ids))),
        delete(models.privacy).where(models.privacy.c.person.in_(ids)),
        delete(models.online).where(ONLINE.person.in_(ids)),
    ]
