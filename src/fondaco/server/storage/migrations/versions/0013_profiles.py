"""Profiles: results of seats, privacy, friends, who is online; summaries of a week."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision: str | None = "0012"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("house", sa.Column("statistics", sa.Integer, nullable=False, server_default="0"))
    op.add_column("preferences", sa.Column("weekly_due", sa.Float(53)))
    op.create_index("preferences_weekly_due", "preferences", ["weekly_due"])
    op.create_table(
        "seat_results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("categories", sa.Text, nullable=False),
        sa.Column("ended", sa.Float(53), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seat_results_person", "seat_results", ["person", "ended"])
    op.create_table(
        "privacy", sa.Column("person", sa.Text, primary_key=True), sa.Column("body", sa.Text, nullable=False)
    )
    op.create_table(
        "friends",
        sa.Column("asker", sa.Text, primary_key=True),
        sa.Column("asked", sa.Text, primary_key=True),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("accepted", sa.Float(53)),
    )
    op.create_index("friends_asked", "friends", ["asked"])
    op.create_table(
        "online", sa.Column("person", sa.Text, primary_key=True), sa.Column("seen", sa.Float(53), nullable=False)
    )
