"""Tables, their logs, their results and their outbox."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, LargeBinary, Table, Text

from fondaco.server.storage.models import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),  # served only when the match is over
    Column("luck", Integer, nullable=False, server_default="1"),  # how it comes from the seed
    Column("public", Integer, nullable=False),
    Column("spectators", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("hints", Integer, nullable=False, server_default="1"),
    Column("rated", Integer, nullable=False, server_default="0"),
    Column("terms", Text, nullable=False, server_default="{}"),  # without those that have columns of their own
    Column("league", Text),  # that opened it
    Column("created", Float(53), nullable=False),
    # what follows is derived from the log: see head.py
    Column("status", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("rematch", Text),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("deciding", Integer, nullable=False),  # bit mask of seats
    Column("bot_due", Integer, nullable=False),  # a bot is to move
    Column("clock_due", Float(53)),  # when the first clock runs out, as clock time: outages are subtracted
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


outbox = Table(  # written with the row that causes it; becomes deliveries when it is due
    "outbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("person", Text, nullable=False, server_default=""),
    Column("due", Float(53), nullable=False, server_default="0"),
    Column("lease", Float(53), nullable=False, server_default="0"),  # until then one process works on it
    Index("outbox_due", "due"),
    Index("outbox_person", "person"),
)


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
