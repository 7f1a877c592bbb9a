"""The metadata of all database tables, and the rows of the server itself."""

from __future__ import annotations

from sqlalchemy import Column, Float, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()


house = Table(  # one row
    "house",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),  # signs the guests' cookies
    Column("alive", Float(53), nullable=False),  # the newest heartbeat of any process
    Column("push_key", Text),  # the private key that identifies the server to push services (VAPID)
    Column("statistics", Integer, nullable=False, server_default="0"),  # whether seat_results is complete
    Column("rating_basis", Text),  # what the stored ratings were calculated with
)


outages = Table(  # while no process had a heartbeat; no clock ran
    "outages",
    metadata,
    Column("start", Float(53), primary_key=True, autoincrement=False),
    Column("end", Float(53), nullable=False),
)
