"""What the coach has explained to people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "coach",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("off", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float(53), nullable=False),
        sqlite_with_rowid=False,
    )
