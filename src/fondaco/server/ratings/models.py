"""Ratings and how they came about."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, Table, Text

from fondaco.server.storage.models import metadata

ratings = Table(  # of people, as their newest match left them
    "ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Column("changed", Float(53), nullable=False),
    Index("ratings_game", "game", "mu"),
    Index("ratings_person", "person"),
    sqlite_with_rowid=False,
)


rating_history = Table(  # a rating after each match
    "rating_history",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("finished", Float(53), nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
    Index("rating_history_game", "game", "finished"),
    Index("rating_history_table", "table_id"),
    sqlite_with_rowid=False,
)
