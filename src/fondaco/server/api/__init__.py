"""The HTTP routes, one module per subject."""

from fondaco.server.api import games, people, records, tables

HANDLERS = (*people.HANDLERS, *games.HANDLERS, *tables.HANDLERS, *records.HANDLERS)
