"""All SQL of the server. Everybody else asks these repositories."""

from fondaco.server.repository.admin import AdminRepository
from fondaco.server.repository.coach import CoachRepository
from fondaco.server.repository.house import HouseRepository
from fondaco.server.repository.lessons import LessonRepository
from fondaco.server.repository.notify import NotifyRepository
from fondaco.server.repository.people import PeopleRepository, StoredPerson
from fondaco.server.repository.tables import OutboxRow, StoredTable, TableRepository
from fondaco.server.repository.texts import TextRepository

__all__ = [
    "AdminRepository",
    "CoachRepository",
    "HouseRepository",
    "LessonRepository",
    "NotifyRepository",
    "OutboxRow",
    "PeopleRepository",
    "StoredPerson",
    "StoredTable",
    "TableRepository",
    "TextRepository",
]
