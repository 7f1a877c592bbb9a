"""Game tables. A log is append-only: its primary key decides who comes first."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, Table, Text

from fondaco.server.models.base import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # served only when the match is over
    Column("public", Integer, nullable=False),
    Column("spectators", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("hints", Integer, nullable=False, server_default="1"),
    Column("rated", Integer, nullable=False, server_default="0"),
    Column("league", Text),  # that opened it
    Column("created", Float(53), nullable=False),
    # what follows is derived from the log: see heads.py
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("rematch", Text),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("deciding", Integer, nullable=False),  # bit mask of seats
    Column("bot_due", Integer, nullable=False),  # a bot is to move
    Column("clock_due", Float(53)),  # when somebody's time runs out, as clock time: outages are subtracted
    Column("changed", Float(53), nullable=False),
    Column("on_hold", Integer, nullable=False, server_default="0"),  # a pause by agreement
    Column("lease", Float(53), nullable=False),  # until then one process moves the bots
    Index("tables_status_changed", "status", "changed"),
    Index("tables_bot_due", "bot_due", "changed"),
    Index("tables_clock_due", "clock_due"),
    Index("tables_league", "league"),
)

seats = Table(  # which person has which seat, for "my tables"
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    Index("seats_person", "person"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", Float(53), nullable=False),
    Column("key", Text),  # person and idempotency key
    Column("body", Text, nullable=False),
    Index("log_key", "table_id", "key", unique=True),
    sqlite_with_rowid=False,
)

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

annotation_texts = Table(  # of finished tables and uploaded records, by their ids
    "annotations",
    metadata,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", Float(53), nullable=False),
)

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
