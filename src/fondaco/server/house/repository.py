"""What is old enough to be deleted."""

from __future__ import annotations

from sqlalchemy import delete, exists, or_, select

from fondaco.server.accounts import models as account_models
from fondaco.server.notify import models as notify_models
from fondaco.server.play import models as play_models
from fondaco.server.records import models as record_models
from fondaco.server.storage.store import Store
from fondaco.server.table import models as table_models

OVER = ("finished", "closed", "abandoned")


class HouseRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def delete_chat(self, before: float) -> None:
        """What was said at tables that were over before this moment."""
        tables, chat = table_models.tables.c, play_models.chat
        over = select(tables.id).where(tables.status.in_(OVER), tables.changed < before)
        await self._store.write(delete(chat).where(chat.c.time < before, chat.c.table_id.in_(over)))

    async def delete_reports(self, before: float) -> None:
        """Reports, and bans that ended."""
        reports, bans = account_models.reports, account_models.bans
        await self._store.write(
            delete(reports).where(reports.c.time < before), delete(bans).where(bans.c.until < before)
        )

    async def guests_gone(self, before: float, most: int) -> list[str]:
        """Guests from before this moment who have had no table, no upload and no device since then."""
        persons, seats, tables = account_models.persons.c, table_models.seats.c, table_models.tables.c
        records, channels = record_models.records.c, notify_models.channels.c
        busy = or_(tables.changed >= before, tables.status.in_(("open", "playing")))
        at_table = select(seats.table_id).join(table_models.tables, tables.id == seats.table_id)
        query = select(persons.id).where(
            persons.created < before,
            persons.login.is_(None),
            persons.adopted_by.is_(None),
            ~exists(at_table.where(seats.person == persons.id, busy)),
            ~exists(select(tables.id).where(tables.host == persons.id, busy)),
            ~exists(select(records.id).where(records.owner == persons.id)),
            ~exists(select(channels.id).where(channels.person == persons.id)),
            persons.id.not_in(select(account_models.tokens.c.person)),
        )
        return [row.id for row in await self._store.read(query.order_by(persons.created).limit(most))]
