"""The tables of the database, by subject."""

from fondaco.server.models.base import metadata
from fondaco.server.models.game_tables import annotation_texts, chat, log, records, seat_results, seats, tables
from fondaco.server.models.notifications import channels, deliveries, looks, mutes, outbox, preferences
from fondaco.server.models.operation import audit, bans, house, outages, reports
from fondaco.server.models.people import (
    blocks,
    coach,
    friends,
    lessons,
    mail_links,
    names,
    online,
    persons,
    privacy,
    sessions,
    tokens,
    vacations,
)
from fondaco.server.models.rankings import league_players, league_rounds, leagues, rating_history, ratings, results

__all__ = [
    "annotation_texts",
    "audit",
    "bans",
    "blocks",
    "channels",
    "chat",
    "coach",
    "deliveries",
    "friends",
    "house",
    "league_players",
    "league_rounds",
    "leagues",
    "lessons",
    "log",
    "looks",
    "mail_links",
    "metadata",
    "mutes",
    "names",
    "online",
    "outages",
    "outbox",
    "persons",
    "preferences",
    "privacy",
    "rating_history",
    "ratings",
    "records",
    "reports",
    "results",
    "seat_results",
    "seats",
    "sessions",
    "tables",
    "tokens",
    "vacations",
]
