"""Outages, the outbox, an index for bots that are due, and one name for each thing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "outages",
        sa.Column("start", sa.Float(53), primary_key=True, autoincrement=False),
        sa.Column("end", sa.Float(53), nullable=False),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.execute("ALTER TABLE tables RENAME COLUMN places TO seats")
    op.execute("ALTER TABLE tables RENAME COLUMN version TO seq")
    op.create_index("tables_bot_due", "tables", ["bot_due", "changed"])
    op.drop_index("places_person", table_name="places")
    op.rename_table("places", "seats")
    op.create_index("seats_person", "seats", ["person"])
    op.rename_table("courses", "annotations")
