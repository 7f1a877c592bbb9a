"""The accounts that may administer the server are called admins."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision: str | None = "0008"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.execute("ALTER TABLE persons RENAME COLUMN is_host TO is_admin")
