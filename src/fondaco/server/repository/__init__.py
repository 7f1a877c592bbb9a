"""All SQL of the server. Everybody else asks these repositories."""

from fondaco.server.repository.admin import AdminRepository
from fondaco.server.repository.coach import CoachRepository
from fondaco.server.repository.house import HouseRepository
from fondaco.server.repository.leagues import LeagueRepository
from fondaco.server.repository.lessons import LessonRepository
from fondaco.server.repository.notify import NotifyRepository
from fondaco.server.repository.old_rules import OldRulesRepository
from fondaco.server.repository.people import PeopleRepository, StoredPerson
from fondaco.server.repository.ratings import RatedPerson, RatingRepository
from fondaco.server.repository.stored import StoredTable
from fondaco.server.repository.tables import OutboxRow, TableRepository
from fondaco.server.repository.texts import TextRepository
from fondaco.server.repository.tokens import StoredToken, TokenRepository

__all__ = [
    "AdminRepository",
    "CoachRepository",
    "HouseRepository",
    "LeagueRepository",
    "LessonRepository",
    "NotifyRepository",
    "OldRulesRepository",
    "OutboxRow",
    "PeopleRepository",
    "RatedPerson",
    "RatingRepository",
    "StoredPerson",
    "StoredTable",
    "StoredToken",
    "TableRepository",
    "TextRepository",
    "TokenRepository",
]
