"""The HTTP routes, one module per subject."""

from fondaco.server.api import account, admin, games, lessons, people, previews, records, tables

HANDLERS = (
    *people.HANDLERS,
    *games.HANDLERS,
    *tables.HANDLERS,
    *previews.HANDLERS,
    *records.HANDLERS,
    *lessons.HANDLERS,
    *admin.HANDLERS,
    *account.HANDLERS,
)
