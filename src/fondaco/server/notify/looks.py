"""Who is notified for which seat, and when they last looked at which table."""

from __future__ import annotations

import time

from fondaco.server.notify.repository import NotifyRepository
from fondaco.server.table.access import Person

RENEW = 5.0  # seconds after which channels that changed elsewhere are known here
RELOAD = 600.0  # seconds after which all are read again: channels that went are forgotten
OVERLAP = 30.0  # seconds: clocks of machines differ, and commits take a moment


class Subscribers:
    """In memory, for every row of every table asks: the person with channels for the id in a seat."""

    def __init__(self, repository: NotifyRepository) -> None:
        self._repository = repository
        self._owners: dict[str, str] = {}
        self._loaded = self._renewed = 0.0

    def owner(self, person: str) -> str | None:
        return self._owners.get(person)

    async def load(self) -> None:
        now = time.time()
        self._owners = await self._repository.subscribers()
        self._loaded = self._renewed = now

    async def refresh(self) -> None:
        """What changed of late, here or at another process."""
        now = time.time()
        if now - self._loaded >= RELOAD:
            await self.load()
        elif now - self._renewed >= RENEW:
            self._owners |= await self._repository.subscribers(self._renewed - OVERLAP)
            self._renewed = now

    async def refresh_now(self) -> None:
        """After a change made here."""
        self._owners |= await self._repository.subscribers(time.time() - OVERLAP)


class Looks:
    """Written every few seconds; a look that is lost with a process costs one notification too many."""

    def __init__(self, repository: NotifyRepository, subscribers: Subscribers) -> None:
        self._repository = repository
        self._subscribers = subscribers
        self._unwritten: dict[tuple[str, str], float] = {}

    def looked(self, table_id: str, person: Person) -> None:
        """The person sees the table now: they act, or their page is visible and in use."""
        owner = self._subscribers.owner(person.id)
        if owner is not None:
            self._unwritten[owner, table_id] = time.time()

    async def flush(self) -> None:
        looks, self._unwritten = self._unwritten, {}
        await self._repository.save_looks((person, table_id, moment) for (person, table_id), moment in looks.items())
