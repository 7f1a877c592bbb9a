"""Uploaded records."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, Table, Text

from fondaco.server.storage.models import metadata

records = Table(  # uploaded to be watched
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("owner", Text, nullable=False, server_default=""),  # who uploaded it last
    Column("size", Integer, nullable=False, server_default="0"),  # characters
    Column("expires", Float(53), nullable=False, server_default="0"),
    Index("records_owner", "owner"),
    Index("records_expires", "expires"),
)
