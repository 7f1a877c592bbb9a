"""What is stored of a person, by every feature, for them to have."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select

from fondaco.server.accounts import models as account_models
from fondaco.server.leagues import models as league_models
from fondaco.server.notify import models as notify_models
from fondaco.server.play import models as play_models
from fondaco.server.ratings import models as rating_models
from fondaco.server.records import models as record_models
from fondaco.server.social import models
from fondaco.server.storage.store import Store


class PersonalRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def under(self, ids: frozenset[str]) -> dict[str, list[dict[str, Any]]]:
        """What is stored under these ids beside tables."""
        chat, records, channels = play_models.chat, record_models.records, notify_models.channels
        sessions, tokens, persons = account_models.sessions, account_models.tokens, account_models.persons
        reports, blocks = account_models.reports.c, account_models.blocks.c
        said = or_(*(chat.c.key.startswith(f"{id_}:", autoescape=True) for id_ in ids))
        queries = {
            "chat": select(chat.c.table_id, chat.c.text, chat.c.time).where(said),
            "records": select(records.c.id, records.c.created, records.c.text).where(records.c.owner.in_(ids)),
            "sessions": select(sessions.c.created, sessions.c.seen, sessions.c.device).where(
                sessions.c.person.in_(ids)
            ),
            "reports": select(reports.time, reports.text).where(reports.by.in_(ids)),
            "blocked": select(blocks.blocked).where(blocks.person.in_(ids)),
            "channels": select(channels.c.kind, channels.c.target, channels.c.created).where(
                channels.c.person.in_(ids)
            ),
            "tokens": select(persons.c.name, tokens.c.scopes, tokens.c.created, tokens.c.used, tokens.c.revoked)
            .join(persons, persons.c.id == tokens.c.person)
            .where(tokens.c.owner.in_(ids)),
            "preferences": select(notify_models.preferences.c.body).where(notify_models.preferences.c.person.in_(ids)),
            "friends": select(models.friends).where(
                or_(models.friends.c.asker.in_(ids), models.friends.c.asked.in_(ids))
            ),
            "privacy": select(models.privacy.c.body).where(models.privacy.c.person.in_(ids)),
            "results": select(models.seat_results).where(models.seat_results.c.person.in_(ids)),
            "vacations": select(models.vacations.c.start, models.vacations.c.until).where(
                models.vacations.c.person.in_(ids)
            ),
            "muted": select(notify_models.mutes.c.table_id).where(notify_models.mutes.c.person.in_(ids)),
            "ratings": select(rating_models.ratings).where(rating_models.ratings.c.person.in_(ids)),
            "leagues": select(league_models.league_players).where(league_models.league_players.c.person.in_(ids)),
            "organised leagues": select(league_models.leagues).where(league_models.leagues.c.organiser.in_(ids)),
            "rated matches": select(rating_models.rating_history).where(rating_models.rating_history.c.person.in_(ids)),
        }
        return {name: [dict(row._mapping) for row in await self._store.read(query)] for name, query in queries.items()}
