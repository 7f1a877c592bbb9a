"""People: vacations, pauses by agreement, sign-in links, sessions with their device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision: str | None = "0011"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("on_hold", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "vacations",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("start", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_index("vacations_person", "vacations", ["person"])
    op.create_index("vacations_state", "vacations", ["state"])
    op.add_column("sessions", sa.Column("seen", sa.Float(53), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.Text, nullable=False, server_default=""))
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "mail_links",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_index("mail_links_person", "mail_links", ["person"])
