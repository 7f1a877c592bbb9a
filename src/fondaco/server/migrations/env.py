"""Alembic's way in: the connection is handed over by `store.migrate`."""

from __future__ import annotations

from alembic import context

from fondaco.server.models import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
