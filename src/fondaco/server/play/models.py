"""Chat."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, Table, Text

from fondaco.server.storage.models import metadata

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("spectators", Integer, nullable=False),  # which of the two channels
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float(53), nullable=False),
    Column("key", Text, nullable=False),
    Index("chat_table", "table_id", "spectators", "id"),
    Index("chat_key", "table_id", "key", unique=True),
)
