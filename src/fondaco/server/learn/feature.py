"""Lessons, puzzles and the coach."""

from __future__ import annotations

from fondaco.server.accounts.feature import AccountsFeature
from fondaco.server.bots.feature import BotsFeature
from fondaco.server.core.feature import Feature
from fondaco.server.learn import coach_routes, lesson_routes, puzzle_routes
from fondaco.server.learn.coach import Coach
from fondaco.server.learn.coach_repository import CoachRepository
from fondaco.server.learn.lessons import Lessons
from fondaco.server.learn.puzzles import Puzzles
from fondaco.server.learn.repository import LessonRepository
from fondaco.server.storage.feature import StorageFeature


class LearnFeature(Feature):
    def __init__(self, storage: StorageFeature, accounts: AccountsFeature, bots: BotsFeature) -> None:
        lessons = LessonRepository(storage.store)
        self.handlers = (*coach_routes.HANDLERS, *lesson_routes.HANDLERS, *puzzle_routes.HANDLERS)
        self.provided = {
            "lessons": Lessons(lessons, accounts.people),
            "puzzles": Puzzles(lessons, accounts.people, bots.pool),
            "coach": Coach(CoachRepository(storage.store), accounts.people),
        }
