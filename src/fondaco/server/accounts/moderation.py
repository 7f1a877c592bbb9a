"""What admins need: bans, the audit log, reports, statistics, and deleting."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import delete, func, insert, or_, select, update

from fondaco.server.accounts import models
from fondaco.server.admin import models as admin_models
from fondaco.server.bots import models as bot_models
from fondaco.server.core.names import skeleton
from fondaco.server.leagues import models as league_models
from fondaco.server.notify import models as notify_models
from fondaco.server.play import models as play_models
from fondaco.server.ratings import models as rating_models
from fondaco.server.records import models as record_models
from fondaco.server.social import models as social_models
from fondaco.server.storage import models as storage_models
from fondaco.server.storage.store import Store, TakenError
from fondaco.server.table import models as table_models

FOREVER = 1e12  # beyond any time of day
TABLES = table_models.tables.c


class Ban(Struct, frozen=True):
    """`target` is `person ID` or `network ADDRESS`."""

    target: str
    until: float
    reason: str


class AdminRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    # -- bans ---------------------------------------------------------------------

    async def bans(self) -> list[Ban]:
        rows = await self._store.read(select(models.bans).where(models.bans.c.until > time.time()))
        return [Ban(row.target, row.until, row.reason) for row in rows]

    async def ban(self, ban: Ban) -> None:
        values = {"until": ban.until, "reason": ban.reason, "created": time.time()}
        try:
            await self._store.write(insert(models.bans).values(target=ban.target, **values))
        except TakenError:
            await self._store.write(update(models.bans).where(models.bans.c.target == ban.target).values(**values))

    async def unban(self, target: str) -> None:
        await self._store.write(delete(models.bans).where(models.bans.c.target == target))

    # -- audit and reports ----------------------------------------------------------

    async def note(self, who: str, action: str, target: str, detail: str) -> None:
        new = insert(admin_models.audit).values(time=time.time(), who=who, action=action, target=target, detail=detail)
        await self._store.write(new)

    async def audit(self, most: int) -> Sequence[Any]:
        return await self._store.read(select(admin_models.audit).order_by(admin_models.audit.c.id.desc()).limit(most))

    async def reports(self, most: int) -> Sequence[Any]:
        return await self._store.read(select(models.reports).order_by(models.reports.c.id.desc()).limit(most))

    async def add_report(self, by: str, person: str, table_id: str, text: str) -> None:
        new = insert(models.reports).values(time=time.time(), by=by, person=person, table_id=table_id, text=text)
        await self._store.write(new)

    # -- blocks ---------------------------------------------------------------------

    async def block(self, person: str, blocked: str) -> None:
        with suppress(TakenError):  # again
            await self._store.write(insert(models.blocks).values(person=person, blocked=blocked))

    async def unblock_all(self, person: str) -> None:
        await self._store.write(delete(models.blocks).where(models.blocks.c.person == person))

    async def blocked_by(self, person: str) -> frozenset[str]:
        rows = await self._store.read(select(models.blocks.c.blocked).where(models.blocks.c.person == person))
        return frozenset(row.blocked for row in rows)

    async def about(self, ids: frozenset[str]) -> dict[str, list[dict[str, Any]]]:
        """What is stored under these ids beside tables."""
        chat, records, sessions, channels = (
            play_models.chat,
            record_models.records,
            models.sessions,
            notify_models.channels,
        )
        tokens = models.tokens
        said = or_(*(chat.c.key.startswith(f"{id_}:", autoescape=True) for id_ in ids))
        queries = {
            "chat": select(chat.c.table_id, chat.c.text, chat.c.time).where(said),
            "records": select(records.c.id, records.c.created, records.c.text).where(records.c.owner.in_(ids)),
            "sessions": select(sessions.c.created, sessions.c.seen, sessions.c.device).where(
                sessions.c.person.in_(ids)
            ),
            "reports": select(models.reports.c.time, models.reports.c.text).where(models.reports.c.by.in_(ids)),
            "blocked": select(models.blocks.c.blocked).where(models.blocks.c.person.in_(ids)),
            "channels": select(channels.c.kind, channels.c.target, channels.c.created).where(
                channels.c.person.in_(ids)
            ),
            "tokens": select(models.persons.c.name, tokens.c.scopes, tokens.c.created, tokens.c.used, tokens.c.revoked)
            .join(models.persons, models.persons.c.id == tokens.c.person)
            .where(tokens.c.owner.in_(ids)),
            "preferences": select(notify_models.preferences.c.body).where(notify_models.preferences.c.person.in_(ids)),
            "friends": select(social_models.friends).where(
                or_(social_models.friends.c.asker.in_(ids), social_models.friends.c.asked.in_(ids))
            ),
            "privacy": select(social_models.privacy.c.body).where(social_models.privacy.c.person.in_(ids)),
            "results": select(social_models.seat_results).where(social_models.seat_results.c.person.in_(ids)),
            "vacations": select(social_models.vacations.c.start, social_models.vacations.c.until).where(
                social_models.vacations.c.person.in_(ids)
            ),
            "muted": select(notify_models.mutes.c.table_id).where(notify_models.mutes.c.person.in_(ids)),
            "ratings": select(rating_models.ratings).where(rating_models.ratings.c.person.in_(ids)),
            "leagues": select(league_models.league_players).where(league_models.league_players.c.person.in_(ids)),
            "organised leagues": select(league_models.leagues).where(league_models.leagues.c.organiser.in_(ids)),
            "rated matches": select(rating_models.rating_history).where(rating_models.rating_history.c.person.in_(ids)),
        }
        return {name: [dict(row._mapping) for row in await self._store.read(query)] for name, query in queries.items()}

    # -- looking around ---------------------------------------------------------------

    async def tables(self, status: str | None, most: int) -> Sequence[Any]:
        columns = (TABLES.id, TABLES.game, TABLES.rules, TABLES.status, TABLES.host, TABLES.ply, TABLES.changed)
        query = select(*columns).order_by(TABLES.changed.desc()).limit(most)
        return await self._store.read(query if status is None else query.where(TABLES.status == status))

    async def idle_tables(self, status: str, before: float) -> list[str]:
        query = select(TABLES.id).where(TABLES.status == status, TABLES.changed < before)
        return [row.id for row in await self._store.read(query.limit(1000))]

    async def people(self, word: str, most: int) -> Sequence[Any]:
        """Whose id or name this is, or all; the newest first."""
        persons = models.persons.c
        columns = (persons.id, persons.name, persons.login, persons.adopted_by, persons.created, persons.is_admin)
        query = select(*columns).order_by(persons.created.desc()).limit(most)
        if word:
            query = query.where(or_(persons.id == word, persons.skeleton == skeleton(word)))
        return await self._store.read(query)

    async def chat(self, table_id: str) -> Sequence[Any]:
        return await self._store.read(select(play_models.chat).where(play_models.chat.c.table_id == table_id))

    async def statistics(self) -> dict[str, int]:
        counts = {}
        query = select(TABLES.status, func.count().label("number")).group_by(TABLES.status)
        for row in await self._store.read(query):
            counts[f"tables_{row.status}"] = row.number
        for name in ("persons", "sessions", "log", "chat", "records", "bans", "reports"):
            table = storage_models.metadata.tables[name]
            rows = await self._store.read(select(func.count().label("number")).select_from(table))
            counts[name] = rows[0].number
        accounts = select(func.count().label("number")).where(models.persons.c.login.is_not(None))
        counts["accounts"] = (await self._store.read(accounts))[0].number
        return counts

    # -- deleting -----------------------------------------------------------------

    async def delete_record(self, id_: str) -> None:
        await self._store.write(
            delete(bot_models.annotation_texts).where(bot_models.annotation_texts.c.id == id_),
            delete(record_models.records).where(record_models.records.c.id == id_),
        )

    async def delete_chat(self, id_: int) -> None:
        await self._store.write(delete(play_models.chat).where(play_models.chat.c.id == id_))

    async def make_admin(self, id_: str, is_admin: bool) -> None:
        change = update(models.persons).where(models.persons.c.id == id_).values(is_admin=int(is_admin))
        await self._store.write(change)
