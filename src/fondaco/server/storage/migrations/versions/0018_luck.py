"""Matches whose luck comes from SHA-256 alone; those that are there keep the luck they began with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision: str | None = "0017"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("luck", sa.Integer, nullable=False, server_default="1"))
