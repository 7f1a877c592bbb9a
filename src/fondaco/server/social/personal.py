"""What a person may ask about themselves, and do about others who trouble them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec

from fondaco.server.accounts.moderation import ModerationRepository
from fondaco.server.accounts.people import People
from fondaco.server.accounts.tokens import TokenRepository
from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.names import clean_text
from fondaco.server.play.presence import Presence
from fondaco.server.play.showing import snapshots
from fondaco.server.social.personal_repository import PersonalRepository
from fondaco.server.table import access
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.repository import TableRepository

MAX_TEXT = 1000

Blocked = Callable[[Person, str], Awaitable[None]]


class Personal:
    def __init__(
        self,
        repository: PersonalRepository,
        moderation: ModerationRepository,
        table_repository: TableRepository,
        token_repository: TokenRepository,
        tables: Tables,
        people: People,
        presence: Presence,
    ) -> None:
        self._repository = repository
        self._moderation = moderation
        self._table_repository = table_repository
        self._token_repository = token_repository
        self._tables = tables
        self._people = people
        self._presence = presence
        self._blocked: list[Blocked] = []

    def on_block(self, listener: Blocked) -> None:
        """Call this when a person has blocked another."""
        self._blocked.append(listener)

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything under the ids of a person and their programs.

        Records of what is over, and of the rest what their seats may see.
        """
        found = await self._repository.under(person.ids)
        person = replace(person, ids=person.ids | await self._token_repository.programs_of(person.ids))
        shown = []
        for table_id in await self._table_repository.tables_of(person.ids):
            try:
                table = (await self._tables.get(table_id, person.id)).table
            except DeclinedError as error:
                shown.append({"id": table_id, "refused": error.refused.id})
                continue
            shown.append(self._table(table, person))
        return {"id": person.id, "ids": sorted(person.ids), "name": person.name, **found, "tables": shown}

    def _table(self, table: Table, person: Person) -> dict[str, Any]:
        about = {"id": table.id, "game": table.setting.game.name, "status": table.status}
        if access.is_over(table):
            assert table.match is not None
            return {**about, "record": table.match.record.write()}
        if table.match is None:
            return about
        seats = table.seats_of(person.ids)
        views = {str(seat): msgspec.to_builtins(table.match.view(seat)) for seat in seats}
        events = {
            str(seat): msgspec.to_builtins(snapshots.tell_plies(table.match, seat, 0, table.setup_events))
            for seat in seats
        }
        return {**about, "views": views, "events": events}

    async def block(self, person: Person, other: str) -> int:
        await self._people.store(person)
        await self._moderation.block(person.id, other)
        for listener in self._blocked:
            await listener(person, other)
        await self._apply_blocks(person)
        return 1

    async def count_blocked(self, person: Person) -> int:
        return len(await self._moderation.blocked_by(person.id))

    async def unblock_all(self, person: Person) -> int:
        """How many were blocked."""
        count = len(await self._moderation.blocked_by(person.id))
        await self._moderation.unblock_all(person.id)
        await self._apply_blocks(person)
        return count

    async def _apply_blocks(self, person: Person) -> None:
        """At once where this process serves the person; elsewhere with the next connection."""
        blocked = await self._moderation.blocked_by(person.id)
        for viewer in self._presence.all_viewers():
            if viewer.person.id == person.id:
                viewer.blocked = blocked

    async def report(self, person: Person, other: str, table_id: str, text: str) -> int:
        text = clean_text(text)
        if not 0 < len(text) <= MAX_TEXT:
            raise DeclinedError(400, "chat-length", most=MAX_TEXT)
        await self._people.store(person)
        await self._moderation.add_report(person.id, other, table_id, text)
        return 1
