"""Annotations."""

from __future__ import annotations

from sqlalchemy import Column, Float, Table, Text

from fondaco.server.storage.models import metadata

annotation_texts = Table(  # of finished tables and uploaded records, by their ids
    "annotations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float(53), nullable=False),
)
