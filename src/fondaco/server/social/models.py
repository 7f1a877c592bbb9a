"""Friends, privacy, vacations and the results of seats."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, Table, Text

from fondaco.server.storage.models import metadata

seat_results = Table(  # one row for each seat of a finished match, written with the row that ended it
    "seat_results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),  # empty for a bot
    Column("bot", Text, nullable=False),  # the level that played at the end, also in place of a person
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("categories", Text, nullable=False),  # of the score sheet, as JSON
    Column("ended", Float(53), nullable=False),
    Index("seat_results_person", "person", "ended"),
    sqlite_with_rowid=False,
)


privacy = Table(  # who sees what of an account: see friends.py
    "privacy",
    metadata,
    Column("person", Text, primary_key=True),
    Column("body", Text, nullable=False),
)


friends = Table(  # of accounts: asked, and accepted by the other
    "friends",
    metadata,
    Column("asker", Text, primary_key=True),
    Column("asked", Text, primary_key=True),
    Column("created", Float(53), nullable=False),
    Column("accepted", Float(53)),
    Index("friends_asked", "asked"),
)


online = Table(  # accounts with friends, while they are connected
    "online",
    metadata,
    Column("person", Text, primary_key=True),
    Column("seen", Float(53), nullable=False),
)


vacations = Table(  # of accounts; at their tables the rows of the log count
    "vacations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("start", Float(53), nullable=False),
    Column("until", Float(53), nullable=False),
    Column("state", Text, nullable=False),  # planned, running or over
    Index("vacations_person", "person"),
    Index("vacations_state", "state"),
)
