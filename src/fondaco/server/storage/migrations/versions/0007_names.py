"""Names that look alike are the same: each person's skeleton, and the names that belong to accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from fondaco.server.core.names import skeleton

revision = "0007"
down_revision: str | None = "0006"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("persons", sa.Column("skeleton", sa.Text, nullable=False, server_default=""))
    op.create_index("persons_skeleton", "persons", ["skeleton"])
    names = op.create_table(
        "names", sa.Column("skeleton", sa.Text, primary_key=True), sa.Column("person", sa.Text, nullable=False)
    )
    op.create_index("names_person", "names", ["person"])
    persons = sa.table("persons", *map(sa.column, ("id", "name", "login", "skeleton", "created")))
    connection = op.get_bind()
    taken: dict[str, str] = {}
    for row in connection.execute(sa.select(persons).order_by(persons.c.created)).all():
        change = sa.update(persons).where(persons.c.id == row.id)
        connection.execute(change.values(skeleton=skeleton(row.name)))
        if row.login:
            for name in (row.login, row.name):
                taken.setdefault(skeleton(name), row.id)
    if taken:
        op.bulk_insert(names, [{"skeleton": key, "person": person} for key, person in taken.items()])
