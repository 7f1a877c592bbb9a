"""One name for each account: it is shown and used to sign in, and those it had before stay its own.

An account that is still called as a guest is asked once; until then its owner signs in as before.
"""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision: str | None = "0016"
branch_labels: str | None = None
depends_on: str | None = None

GUEST = re.compile(r"Guest \d{4}")


def upgrade() -> None:
    op.add_column("persons", sa.Column("asks_name", sa.Integer, nullable=False, server_default="0"))
    op.add_column("names", sa.Column("since", sa.Float(53), nullable=False, server_default="0"))
    persons = sa.table("persons", *map(sa.column, ("id", "name", "login", "asks_name")))
    connection = op.get_bind()
    accounts = sa.select(persons.c.id, persons.c.name).where(persons.c.login.is_not(None))
    asked = [row.id for row in connection.execute(accounts).all() if GUEST.fullmatch(row.name)]
    for id_ in asked:
        connection.execute(sa.update(persons).where(persons.c.id == id_).values(asks_name=1))
