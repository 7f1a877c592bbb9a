"""Uploaded records have an owner, whose quota they count against, and expire."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None

DAY = 86_400


def upgrade() -> None:
    op.add_column("records", sa.Column("owner", sa.Text, nullable=False, server_default=""))
    op.add_column("records", sa.Column("size", sa.Integer, nullable=False, server_default="0"))
    op.add_column("records", sa.Column("expires", sa.Float(53), nullable=False, server_default="0"))
    op.execute("UPDATE records SET size = length(text)")
    newest = sa.text("UPDATE records SET expires = created + :days").bindparams(days=365.0 * DAY)
    op.execute(newest)
    op.create_index("records_owner", "records", ["owner"])
    op.create_index("records_expires", "records", ["expires"])
