"""The HTTP routes, one module per subject."""

from fondaco.server.api import games, lessons, people, records, tables

HANDLERS = (*people.HANDLERS, *games.HANDLERS, *tables.HANDLERS, *records.HANDLERS, *lessons.HANDLERS)
