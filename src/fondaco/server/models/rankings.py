"""Ratings and leagues."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, Table, Text

from fondaco.server.models.base import metadata

results = Table(  # of rated matches, written with the row that ends one
    "results",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("finished", Float(53), nullable=False),  # when that row was written
    Column("rated", Integer, nullable=False),  # whether it counts for ratings
    Column("body", Text, nullable=False),  # who took which place: see results.py
    Column("counted", Integer, nullable=False, server_default="0"),  # the ratings know of it
    Index("results_counted", "counted", "finished"),
    Index("results_game", "game", "finished"),
)

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

league_rounds = Table(  # whoever writes a round first has opened it
    "league_rounds",
    metadata,
    Column("league", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("opened", Float(53), nullable=False),
    Column("deadline", Float(53)),
    Column("body", Text, nullable=False),  # tables with their players in the order of seats, and who sits out
    sqlite_with_rowid=False,
)
