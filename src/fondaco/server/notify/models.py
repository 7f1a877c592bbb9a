"""Notifications: channels, preferences, and deliveries."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, Table, Text

from fondaco.server.storage.models import metadata

channels = Table(  # where a person is notified
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),  # email, push, discord, slack, ntfy or json
    Column("target", Text, nullable=False),  # address, or URL
    Column("keys", Text, nullable=False),  # of a push subscription, or what signs a webhook
    Column("created", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Column("confirmed", Float(53)),  # an e-mail address is used only after that
    Column("disabled", Text),  # why nothing is sent there any more
    Index("channels_person", "person"),
    Index("channels_changed", "changed"),
)


preferences = Table(  # how a person is notified: see preferences.py
    "preferences",
    metadata,
    Column("person", Text, primary_key=True),
    Column("body", Text, nullable=False),
    Column("weekly_due", Float(53)),  # when the next summary of a week is to be sent
    Index("preferences_weekly_due", "weekly_due"),
)


mutes = Table(  # tables of which a person wants no notifications
    "mutes",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    sqlite_with_rowid=False,
)


looks = Table(  # when a person last looked at a table; only of people with channels
    "looks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("time", Float(53), nullable=False),
    sqlite_with_rowid=False,
)


deliveries = Table(  # one notification by one channel; deleted when it is delivered
    "deliveries",
    metadata,
    Column("id", Text, primary_key=True),  # told to the receiver: the same whenever it is tried again
    Column("person", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("due", Float(53), nullable=False),
    Column("lease", Float(53), nullable=False, server_default="0"),  # until then one process works on it
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("state", Text, nullable=False),  # waiting, held (for a digest) or dead
    Column("error", Text),  # of the last attempt
    Index("deliveries_due", "state", "due"),
    Index("deliveries_person", "person"),
    Index("deliveries_channel", "channel"),
)
