"""Notifications: channels, preferences, mutes, looks, deliveries; outbox rows that are due at a time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("house", sa.Column("push_key", sa.Text))
    op.add_column("outbox", sa.Column("person", sa.Text, nullable=False, server_default=""))
    for name in ("due", "lease"):
        op.add_column("outbox", sa.Column(name, sa.Float(53), nullable=False, server_default="0"))
    op.create_index("outbox_due", "outbox", ["due"])
    op.create_index("outbox_person", "outbox", ["person"])
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sa.Column("confirmed", sa.Float(53)),
        sa.Column("disabled", sa.Text),
    )
    op.create_index("channels_person", "channels", ["person"])
    op.create_index("channels_changed", "channels", ["changed"])
    op.create_table(
        "preferences", sa.Column("person", sa.Text, primary_key=True), sa.Column("body", sa.Text, nullable=False)
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "looks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("time", sa.Float(53), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("due", sa.Float(53), nullable=False),
        sa.Column("lease", sa.Float(53), nullable=False, server_default="0"),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("error", sa.Text),
    )
    op.create_index("deliveries_due", "deliveries", ["state", "due"])
    op.create_index("deliveries_person", "deliveries", ["person"])
    op.create_index("deliveries_channel", "deliveries", ["channel"])
