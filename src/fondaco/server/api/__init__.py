"""The HTTP routes, one module per subject."""

from fondaco.server.api import (
    account,
    admin,
    coach,
    games,
    leagues,
    lessons,
    notifications,
    people,
    previews,
    profiles,
    programs,
    puzzles,
    ratings,
    records,
    tables,
)

HANDLERS = (
    *people.HANDLERS,
    *games.HANDLERS,
    *tables.HANDLERS,
    *previews.HANDLERS,
    *records.HANDLERS,
    *coach.HANDLERS,
    *lessons.HANDLERS,
    *puzzles.HANDLERS,
    *admin.HANDLERS,
    *account.HANDLERS,
    *notifications.HANDLERS,
    *profiles.HANDLERS,
    *programs.HANDLERS,
    *ratings.HANDLERS,
    *leagues.HANDLERS,
)
