"""Leagues: their players and rounds, and the tables they open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision: str | None = "0015"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("league", sa.Text))
    op.create_index("tables_league", "tables", ["league"])
    op.create_table(
        "leagues",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("organiser", sa.Text, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("public", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
    )
    op.create_index("leagues_status", "leagues", ["status", "changed"])
    op.create_index("leagues_organiser", "leagues", ["organiser"])
    op.create_table(
        "league_players",
        sa.Column("league", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("joined", sa.Float(53), nullable=False),
        sa.Column("removed", sa.Float(53)),
        sqlite_with_rowid=False,
    )
    op.create_index("league_players_person", "league_players", ["league", "person"], unique=True)
    op.create_index("league_players_of", "league_players", ["person"])
    op.create_table(
        "league_rounds",
        sa.Column("league", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("opened", sa.Float(53), nullable=False),
        sa.Column("deadline", sa.Float(53)),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
