"""Notifications: channels, preferences, looks, outbox rows that are due, and deliveries."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, or_, select, update

from fondaco.server.accounts import models as account_models
from fondaco.server.notify import models
from fondaco.server.storage.store import Store, TakenError
from fondaco.server.table import models as table_models

OUTBOX, CHANNELS, DELIVERIES = table_models.outbox.c, models.channels.c, models.deliveries.c
USABLE = (CHANNELS.confirmed.is_not(None), CHANNELS.disabled.is_(None))


class StoredChannel(Struct, frozen=True):
    """`keys` is a JSON object: of a push subscription, or what signs a webhook."""

    id: str
    person: str
    kind: str
    target: str
    keys: str
    created: float
    confirmed: float | None = None
    disabled: str | None = None

    @property
    def is_usable(self) -> bool:
        return self.confirmed is not None and self.disabled is None


class StoredDelivery(Struct, frozen=True):
    """One notification by one channel; `body` is a list of alerts."""

    id: str
    person: str
    channel: str
    body: str
    created: float
    due: float
    attempts: int = 0
    state: str = "waiting"
    error: str | None = None


class StoredEvent(Struct, frozen=True):
    """A row of the outbox."""

    id: int
    person: str
    body: str
    created: float


class NotifyRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- who is notified ------------------------------------------------------------

    async def subscribers(self, since: float = 0.0) -> dict[str, str]:
        """By the id in a seat the person with channels, where some changed since then; adopted guests included."""
        query = select(CHANNELS.person).where(*USABLE, CHANNELS.changed >= since).distinct()
        found = {row.person: row.person for row in await self._store.read(query)}
        if found:
            persons = account_models.persons.c
            adopted = select(persons.id, persons.adopted_by).where(persons.adopted_by.in_(query))
            found |= {row.id: row.adopted_by for row in await self._store.read(adopted)}
        return found

    async def account_of(self, person: str) -> str:
        """The account that adopted a guest; everybody else is their own."""
        persons = account_models.persons.c
        rows = await self._store.read(select(persons.adopted_by).where(persons.id == person))
        return (rows[0].adopted_by if rows else None) or person

    async def channels_of(self, person: str) -> list[StoredChannel]:
        query = select(models.channels).where(CHANNELS.person == person)
        return [_channel(row) for row in await self._store.read(query.order_by(CHANNELS.created))]

    async def channel(self, id_: str) -> StoredChannel | None:
        rows = await self._store.read(select(models.channels).where(CHANNELS.id == id_))
        return _channel(rows[0]) if rows else None

    async def with_address(self, address: str) -> list[str]:
        """The accounts that have confirmed this address."""
        channels, persons = models.channels.c, account_models.persons.c
        query = select(persons.id).join(models.channels, channels.person == persons.id)
        query = query.where(
            channels.kind == "email", func.lower(channels.target) == address.lower(), channels.confirmed.is_not(None)
        )
        return [row.id for row in await self._store.read(query.where(persons.login.is_not(None)).distinct())]

    async def addresses_of(self, person: str) -> list[str]:
        """The confirmed addresses, also those where notifications are off: they still serve to sign in."""
        channels = models.channels.c
        query = select(channels.target).where(channels.person == person, channels.kind == "email")
        rows = await self._store.read(query.where(channels.confirmed.is_not(None)).order_by(channels.created))
        return [row.target for row in rows]

    async def add_channel(self, channel: StoredChannel) -> None:
        """The same target again replaces the old channel."""
        same = (CHANNELS.person == channel.person, CHANNELS.target == channel.target)
        values = {name: getattr(channel, name) for name in StoredChannel.__struct_fields__}
        await self._store.write(
            delete(models.channels).where(*same),
            insert(models.channels).values(changed=channel.created, **values),
        )

    async def confirm_channel(self, id_: str) -> None:
        await self._change(id_, confirmed=time.time(), disabled=None)

    async def disable_channel(self, id_: str, reason: str) -> None:
        await self._change(id_, disabled=reason)

    async def _change(self, id_: str, **values: Any) -> None:
        change = update(models.channels).where(CHANNELS.id == id_)
        await self._store.write(change.values(changed=time.time(), **values))

    async def delete_channel(self, id_: str) -> None:
        await self._store.write(
            delete(models.channels).where(CHANNELS.id == id_),
            delete(models.deliveries).where(DELIVERIES.channel == id_),
        )

    async def preferences(self, person: str) -> str | None:
        rows = await self._store.read(select(models.preferences).where(models.preferences.c.person == person))
        return rows[0].body if rows else None

    async def save_preferences(self, person: str, body: str, weekly_due: float | None = None) -> None:
        values = {"body": body, "weekly_due": weekly_due}
        await self._store.write(self._store.upsert(models.preferences, {"person": person}, values))

    async def summaries_due(self, now: float, most: int) -> list[tuple[str, str, float]]:
        """Whose week is to be summed up, with what preferences, and since when."""
        preferences = models.preferences.c
        query = select(models.preferences).where(preferences.weekly_due <= now).order_by(preferences.weekly_due)
        return [(row.person, row.body, row.weekly_due) for row in await self._store.read(query.limit(most))]

    async def sum_up(self, person: str, due: float, then: float, kind: str, body: str | None, now: float) -> None:
        """Put a summary, if there is one, into the outbox, and note when the next is due, once. Raises TakenError."""
        preferences = models.preferences.c
        mine = (preferences.person == person, preferences.weekly_due == due)
        changes: list[Any] = [update(models.preferences).where(*mine).values(weekly_due=then)]
        if body is not None:
            values = {"person": person, "kind": kind, "table_id": "", "seq": 0, "body": body}
            changes.append(insert(table_models.outbox).values(created=now, due=now, **values))
        await self._store.write(*changes, strict=True)

    # -- mutes and looks --------------------------------------------------------------

    async def mute(self, person: str, table_id: str, is_muted: bool) -> None:
        mutes = models.mutes.c
        if is_muted:
            with suppress(TakenError):  # again
                await self._store.write(insert(models.mutes).values(person=person, table_id=table_id))
        else:
            mine = (mutes.person == person, mutes.table_id == table_id)
            await self._store.write(delete(models.mutes).where(*mine))

    async def is_muted(self, person: str, table_id: str) -> bool:
        mutes = models.mutes.c
        query = select(mutes.person).where(mutes.person == person, mutes.table_id == table_id)
        return bool(await self._store.read(query))

    async def save_looks(self, looks: Iterable[tuple[str, str, float]]) -> None:
        """When people looked at tables; the newest of each counts."""
        known = models.looks.c.time
        changes = []
        for person, table_id, moment in looks:
            key = {"person": person, "table_id": table_id}
            changes.append(self._store.upsert(models.looks, key, {"time": moment}, known < moment))
        if changes:
            await self._store.write(*changes)

    async def last_look(self, person: str, table_id: str) -> float:
        looks = models.looks.c
        query = select(looks.time).where(looks.person == person, looks.table_id == table_id)
        rows = await self._store.read(query)
        return float(rows[0].time) if rows else 0.0

    # -- events -----------------------------------------------------------------------

    async def add_event(self, person: str, kind: str, table_id: str, body: str, created: float, due: float) -> None:
        """One that no row of a log caused."""
        values = {"person": person, "kind": kind, "table_id": table_id, "seq": 0, "body": body}
        await self._store.write(insert(table_models.outbox).values(created=created, due=due, **values))

    async def take_events(self, now: float, until: float, most: int) -> list[StoredEvent]:
        """Lease outbox rows that are due."""
        query = select(OUTBOX.id, OUTBOX.person, OUTBOX.body, OUTBOX.created)
        query = query.where(OUTBOX.due <= now, OUTBOX.lease <= now).order_by(OUTBOX.due).limit(most)
        rows = await self._store.lease(query, table_models.outbox, until)
        return [StoredEvent(row.id, row.person, row.body, row.created) for row in rows]

    async def postpone_event(self, id_: int, due: float) -> None:
        await self._store.write(update(table_models.outbox).where(OUTBOX.id == id_).values(due=due, lease=0.0))

    async def expand(self, event: int, deliveries: Sequence[StoredDelivery]) -> None:
        """An outbox row becomes its deliveries, once. Raises TakenError."""
        changes: list[Any] = [delete(table_models.outbox).where(OUTBOX.id == event)]
        await self._store.write(*changes, *map(_insert, deliveries), strict=True)

    # -- deliveries -------------------------------------------------------------------

    async def add_delivery(self, delivery: StoredDelivery) -> None:
        await self._store.write(_insert(delivery))

    async def take_deliveries(self, now: float, until: float, most: int) -> list[StoredDelivery]:
        """Lease deliveries that are due."""
        query = select(models.deliveries).where(DELIVERIES.state == "waiting", DELIVERIES.due <= now)
        query = query.where(DELIVERIES.lease <= now).order_by(DELIVERIES.due).limit(most)
        return [_delivery(row) for row in await self._store.lease(query, models.deliveries, until)]

    async def remove(self, delivery: str) -> None:
        """It was delivered, or is no longer of interest."""
        await self._store.write(delete(models.deliveries).where(DELIVERIES.id == delivery))

    async def retry(self, delivery: str, attempts: int, due: float, error: str) -> None:
        await self._set(delivery, attempts=attempts, due=due, lease=0.0, error=error)

    async def bury(self, delivery: str, attempts: int, error: str) -> None:
        """It is not tried again."""
        await self._set(delivery, attempts=attempts, state="dead", lease=0.0, error=error)

    async def postpone(self, delivery: str, due: float) -> None:
        await self._set(delivery, due=due, lease=0.0)

    async def _set(self, delivery: str, **values: Any) -> None:
        await self._store.write(update(models.deliveries).where(DELIVERIES.id == delivery).values(**values))

    async def held(self, now: float, most: int) -> list[StoredDelivery]:
        """What waits for a digest that is due."""
        query = select(models.deliveries).where(DELIVERIES.state == "held", DELIVERIES.due <= now)
        return [_delivery(row) for row in await self._store.read(query.order_by(DELIVERIES.created).limit(most))]

    async def gather(self, held: Sequence[str], digest: StoredDelivery | None) -> None:
        """Held deliveries become one digest, or nothing, once. Raises TakenError."""
        changes: list[Any] = [delete(models.deliveries).where(DELIVERIES.id == id_) for id_ in held]
        await self._store.write(*changes, *([] if digest is None else [_insert(digest)]), strict=True)

    async def release_leases(self) -> None:
        """After a start as the only process: nobody else works on anything."""
        await self._store.write(
            update(models.deliveries).where(DELIVERIES.lease > 0).values(lease=0.0),
            update(table_models.outbox).where(OUTBOX.lease > 0).values(lease=0.0),
        )

    # -- for the host -----------------------------------------------------------------

    async def counts(self) -> dict[str, int]:
        """How many deliveries there are by state, and outbox rows as `events`."""
        query = select(DELIVERIES.state, func.count().label("number")).group_by(DELIVERIES.state)
        found = {row.state: int(row.number) for row in await self._store.read(query)}
        events = await self._store.read(select(func.count().label("number")).select_from(table_models.outbox))
        return found | {"events": int(events[0].number)}

    async def oldest(self, now: float) -> float | None:
        """Since when the delivery that is overdue longest is due."""
        query = select(func.min(DELIVERIES.due).label("due")).where(DELIVERIES.state == "waiting", DELIVERIES.due < now)
        due: float | None = (await self._store.read(query))[0].due
        return due

    async def failures(self, most: int) -> Sequence[Any]:
        """Deliveries that failed at least once, the newest first; dead ones too."""
        columns = (DELIVERIES.id, DELIVERIES.state, DELIVERIES.attempts, DELIVERIES.error, DELIVERIES.created)
        query = select(*columns, DELIVERIES.due, CHANNELS.kind, account_models.persons.c.name)
        query = query.join(models.channels, CHANNELS.id == DELIVERIES.channel, isouter=True)
        query = query.join(account_models.persons, account_models.persons.c.id == DELIVERIES.person, isouter=True)
        query = query.where(or_(DELIVERIES.state == "dead", DELIVERIES.attempts > 0))
        return await self._store.read(query.order_by(DELIVERIES.created.desc()).limit(most))

    async def revive(self, now: float) -> None:
        """Try dead deliveries again."""
        dead = update(models.deliveries).where(DELIVERIES.state == "dead")
        await self._store.write(dead.values(state="waiting", attempts=0, due=now, lease=0.0))

    async def discard_dead(self) -> None:
        await self._store.write(delete(models.deliveries).where(DELIVERIES.state == "dead"))

    async def tidy(self, looks_before: float, dead_before: float, unconfirmed_before: float) -> None:
        """Forget looks and dead deliveries of long ago, and addresses that nobody confirmed."""
        await self._store.write(
            delete(models.looks).where(models.looks.c.time < looks_before),
            delete(models.deliveries).where(DELIVERIES.state == "dead", DELIVERIES.created < dead_before),
            delete(models.channels).where(CHANNELS.confirmed.is_(None), CHANNELS.created < unconfirmed_before),
        )


def _channel(row: Any) -> StoredChannel:
    return StoredChannel(*(getattr(row, name) for name in StoredChannel.__struct_fields__))


def _delivery(row: Any) -> StoredDelivery:
    return StoredDelivery(*(getattr(row, name) for name in StoredDelivery.__struct_fields__))


def _insert(delivery: StoredDelivery) -> Any:
    values = {name: getattr(delivery, name) for name in StoredDelivery.__struct_fields__}
    return insert(models.deliveries).values(**values)


def forget(ids: frozenset[str]) -> list[Any]:
    """The statements that delete all about these people."""
    tables = (models.channels, models.preferences, models.mutes, models.looks, models.deliveries, table_models.outbox)
    return [delete(table).where(table.c.person.in_(ids)) for table in tables]


def move(guest: str, account: str) -> list[Any]:
    """The statements that give a guest's channels to an account."""
    tables = (models.channels, models.deliveries, table_models.outbox)
    changes: list[Any] = [update(table).where(table.c.person == guest).values(person=account) for table in tables]
    changed = update(models.channels).where(CHANNELS.person == account).values(changed=time.time())
    return [*changes, changed, delete(models.preferences).where(models.preferences.c.person == guest)]
