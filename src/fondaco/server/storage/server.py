"""The one row about the server itself: its secret and its heartbeat; and the outages."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import func, insert, select, update

from fondaco.server.core import moment
from fondaco.server.storage import models
from fondaco.server.storage.outages import MIN_OUTAGE, Outages
from fondaco.server.storage.store import Store, TakenError

OUTAGE_LOCK = 0xF0DACC1  # the advisory lock held while a process looks for an outage


class ServerRepository:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_postgres = store.postgres

    def is_healthy(self) -> bool:
        """Whether writes succeed; the heartbeat is one, every two seconds."""
        return self._store.is_healthy()

    async def secret(self) -> bytes:
        """What signs the guests' cookies; made on the first day."""
        rows = await self._store.read(select(models.house.c.secret))
        if not rows:
            first = insert(models.house).values(id=1, secret=secrets.token_bytes(32), alive=moment.now())
            with suppress(TakenError):
                await self._store.write(first)
            rows = await self._store.read(select(models.house.c.secret))
        return bytes(rows[0].secret)

    async def push_key(self, make: Callable[[], str]) -> str:
        """The private key that identifies the server to push services; made at the first start."""
        rows = await self._store.read(select(models.house.c.push_key))
        if rows[0].push_key is None:
            first = update(models.house).where(models.house.c.push_key.is_(None)).values(push_key=make())
            await self._store.write(first)
            rows = await self._store.read(select(models.house.c.push_key))
        return str(rows[0].push_key)

    async def beat(self) -> None:
        """The heartbeat: a process is up."""
        await self._store.write(update(models.house).values(alive=moment.now()))

    async def find_outage(self, outages: Outages) -> None:
        """Store the outage that ends now, if there was one, and read all of them; one process at a time."""
        async with self._store.exclusive(OUTAGE_LOCK):
            rows = await self._store.read(select(models.house.c.alive))
            alive = float(rows[0].alive)
            moment.not_before(alive)
            now = moment.now()
            if now - alive >= MIN_OUTAGE:
                with suppress(TakenError):
                    await self._store.write(
                        insert(models.outages).values(start=alive, end=now), update(models.house).values(alive=now)
                    )
            else:
                await self.beat()
        await self.read_outages(outages)

    async def count_outages(self) -> int:
        found = await self._store.read(select(func.count().label("number")).select_from(models.outages))
        return int(found[0].number)

    async def read_outages(self, outages: Outages) -> None:
        found = await self._store.read(select(models.outages))
        outages.replace((row.start, row.end) for row in found)
