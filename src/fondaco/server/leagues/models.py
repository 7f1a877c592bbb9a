"""Leagues, their players and rounds."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, Table, Text

from fondaco.server.storage.models import metadata

leagues = Table(
    "leagues",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("organiser", Text, nullable=False),
    Column("plan", Text, nullable=False),  # game, options, seats, clock, rounds...: see leagues/league.py
    Column("public", Integer, nullable=False),
    Column("status", Text, nullable=False),  # open, playing, finished or closed
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Index("leagues_status", "status", "changed"),
    Index("leagues_organiser", "organiser"),
)


league_players = Table(
    "league_players",
    metadata,
    Column("league", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # by which others know the player
    Column("person", Text, nullable=False),
    Column("joined", Float(53), nullable=False),
    Column("removed", Float(53)),  # plays in no further round
    Index("league_players_person", "league", "person", unique=True),
    Index("league_players_of", "person"),
    sqlite_with_rowid=False,
)


league_rounds = Table(  # the process that writes a round first has opened it
    "league_rounds",
    metadata,
    Column("league", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("opened", Float(53), nullable=False),
    Column("deadline", Float(53)),
    Column("body", Text, nullable=False),  # tables with their players in the order of seats, and who sits out
    sqlite_with_rowid=False,
)
