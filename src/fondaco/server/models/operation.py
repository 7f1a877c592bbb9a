"""The house itself, and what its admins do."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Integer, LargeBinary, Table, Text

from fondaco.server.models.base import metadata

house = Table(  # one row
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),  # signs the guests' cookies
    Column("alive", Float(53), nullable=False),  # the newest heartbeat of any process
    Column("push_key", Text),  # the private key that identifies the house to push services (VAPID)
    Column("statistics", Integer, nullable=False, server_default="0"),  # whether seat_results is complete
    Column("rating_basis", Text),  # what the stored ratings were calculated with
)

outages = Table(  # while no process had a heartbeat; no clock ran
    "outages",
    metadata,
    Column("start", Float(53), primary_key=True, autoincrement=False),
    Column("end", Float(53), nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("target", Text, primary_key=True),  # `person ID` or `network ADDRESS`
    Column("until", Float(53), nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", Float(53), nullable=False),
)

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

reports = Table(  # of one player about another
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("time", Float(53), nullable=False),
    Column("by", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("text", Text, nullable=False),
)
