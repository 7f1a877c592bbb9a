"""What nobody needs any more is deleted: chat of tables that are over, guests who never returned, old reports."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from fondaco.server.accounts.people import SESSION_DAYS
from fondaco.server.core.config import KeepConfig
from fondaco.server.house.repository import HouseRepository
from fondaco.server.house.wire import Keeping
from fondaco.server.notify.dispatch import LOOK_DAYS
from fondaco.server.records.archive import ACCOUNT_KEEPS, GUEST_KEEPS

PAUSE = 600.0  # seconds between two rounds
AT_ONCE = 50  # guests in a round: each takes some writes
DAY = 86_400.0

Forget = Callable[[frozenset[str]], Awaitable[None]]


class Retention:
    def __init__(self, repository: HouseRepository, forget: Forget, keep: KeepConfig) -> None:
        self._repository = repository
        self._forget = forget
        self._keep = keep
        self._done = -PAUSE

    @property
    def told(self) -> Keeping:
        return Keeping(
            chat=self._keep.chat,
            guests=self._keep.guests,
            reports=self._keep.reports,
            sessions=SESSION_DAYS,
            records_of_guests=GUEST_KEEPS[2],
            records_of_accounts=ACCOUNT_KEEPS[2],
            looks=LOOK_DAYS,
        )

    async def round(self) -> None:
        """Now and then; another process may do the same at the same time."""
        if time.monotonic() - self._done < PAUSE:
            return
        self._done = time.monotonic()
        now = time.time()
        if self._keep.chat:
            await self._repository.delete_chat(now - self._keep.chat * DAY)
        if self._keep.reports:
            await self._repository.delete_reports(now - self._keep.reports * DAY)
        if self._keep.guests:
            for guest in await self._repository.guests_gone(now - self._keep.guests * DAY, AT_ONCE):
                await self._forget(frozenset([guest]))
