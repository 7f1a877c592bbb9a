"""The HTTP routes, one module per subject."""

from fondaco.server.accounts import routes as people
from fondaco.server.admin import routes as admin
from fondaco.server.leagues import routes as leagues
from fondaco.server.learn import coach_routes as coach
from fondaco.server.learn import lesson_routes as lessons
from fondaco.server.learn import puzzle_routes as puzzles
from fondaco.server.notify import routes as notifications
from fondaco.server.play import preview_routes as previews
from fondaco.server.play import routes as tables
from fondaco.server.ratings import routes as ratings
from fondaco.server.records import routes as records
from fondaco.server.social import account_routes as account
from fondaco.server.social import profile_routes as profiles
from fondaco.server.social import program_routes as programs
from fondaco.server.web import routes as games

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
