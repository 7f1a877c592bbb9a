"""How far people have come in lessons."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec
from sqlalchemy import insert, select, update

from fondaco.lessons import Lesson, Progress
from fondaco.server import models
from fondaco.server.store import Store, TakenError


class LessonRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def progress(self, ids: Collection[str], game: str) -> dict[str, Progress]:
        """Of a person, by lesson: the newest place of all their ids, and done where one of them was."""
        columns = models.lessons.c
        query = select(models.lessons).where(columns.person.in_(sorted(ids)), columns.game == game)
        found: dict[str, Progress] = {}
        for row in await self._store.read(query.order_by(columns.changed)):
            progress = msgspec.json.decode(row.progress, type=Progress)
            done = progress.done or (row.lesson in found and found[row.lesson].done)
            found[row.lesson] = msgspec.structs.replace(progress, done=done)
        return found

    async def keep(self, person: str, lesson: Lesson, progress: Progress) -> None:
        columns = models.lessons.c
        key = {"person": person, "game": lesson.game.name, "lesson": lesson.name}
        values = {"progress": msgspec.json.encode(progress).decode(), "changed": time.time()}
        try:
            await self._store.write(insert(models.lessons).values(**key, **values))
        except TakenError:
            change = update(models.lessons).where(
                columns.person == person, columns.game == lesson.game.name, columns.lesson == lesson.name
            )
            await self._store.write(change.values(**values))
