"""Progress in lessons and puzzles, and what the coach explained."""

from __future__ import annotations

from sqlalchemy import Column, Float, Integer, Table, Text

from fondaco.server.storage.models import metadata

lessons = Table(  # how far each person has come, and the puzzles they have solved
    "lessons",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("lesson", Text, primary_key=True),
    Column("progress", Text, nullable=False),
    Column("changed", Float(53), nullable=False),
    sqlite_with_rowid=False,
)


coach = Table(  # what it has explained to each person
    "coach",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seen", Text, nullable=False),
    Column("off", Integer, nullable=False),
    Column("changed", Float(53), nullable=False),
    sqlite_with_rowid=False,
)
