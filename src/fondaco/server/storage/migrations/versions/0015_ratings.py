"""Ratings: rated tables, the results of their matches, what people are rated and were."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision: str | None = "0014"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("house", sa.Column("rating_basis", sa.Text))
    op.add_column("tables", sa.Column("rated", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("finished", sa.Float(53), nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("results_counted", "results", ["counted", "finished"])
    op.create_index("results_game", "results", ["game", "finished"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ratings_game", "ratings", ["game", "mu"])
    op.create_index("ratings_person", "ratings", ["person"])
    op.create_table(
        "rating_history",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("finished", sa.Float(53), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("rating_history_game", "rating_history", ["game", "finished"])
    op.create_index("rating_history_table", "rating_history", ["table_id"])
