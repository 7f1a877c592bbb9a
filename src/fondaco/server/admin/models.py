"""The audit log."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Integer, Table, Text

from fondaco.server.storage.models import metadata

audit = Table(  # what admins did
    "audit",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("time", Float(53), nullable=False),
    Column("who", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("detail", Text, nullable=False),
)
