"""How far people have come in lessons, and which puzzles they have solved."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec
from sqlalchemy import select

from fondaco.lessons import Lesson, Progress
from fondaco.server.learn import models
from fondaco.server.storage.store import Store

PUZZLE = "puzzle:"  # before the id of a solved puzzle, where a lesson has its name


class LessonRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def progress(self, ids: Collection[str], game: str) -> dict[str, Progress]:
        """Of a person, by lesson: the newest place of all their ids, and done where one of them was."""
        columns = models.lessons.c
        query = select(models.lessons).where(columns.person.in_(sorted(ids)), columns.game == game)
        found: dict[str, Progress] = {}
        for row in await self._store.read(query.order_by(columns.changed)):
            if row.lesson.startswith(PUZZLE):
                continue
            progress = msgspec.json.decode(row.progress, type=Progress)
            done = progress.done or (row.lesson in found and found[row.lesson].done)
            found[row.lesson] = msgspec.structs.replace(progress, done=done)
        return found

    async def keep(self, person: str, lesson: Lesson, progress: Progress) -> None:
        await self._write(person, lesson.game.name, lesson.name, msgspec.json.encode(progress).decode())

    async def solved(self, ids: Collection[str], game: str) -> set[str]:
        """The puzzles of a game that a person has solved, by id."""
        columns = models.lessons.c
        query = select(columns.lesson).where(columns.person.in_(sorted(ids)), columns.game == game)
        rows = await self._store.read(query)
        return {row.lesson.removeprefix(PUZZLE) for row in rows if row.lesson.startswith(PUZZLE)}

    async def keep_solved(self, person: str, game: str, puzzle: str) -> None:
        await self._write(person, game, PUZZLE + puzzle, "{}")

    async def _write(self, person: str, game: str, name: str, progress: str) -> None:
        key = {"person": person, "game": game, "lesson": name}
        values = {"progress": progress, "changed": time.time()}
        await self._store.write(self._store.upsert(models.lessons, key, values))
