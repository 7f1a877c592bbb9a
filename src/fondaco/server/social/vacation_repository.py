"""Vacations of accounts, and the tables that they concern."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import delete, insert, select, update

from fondaco.server.social import models
from fondaco.server.storage.store import Store
from fondaco.server.table import models as table_models

VACATIONS = models.vacations.c
State = Literal["planned", "running", "over"]


class StoredVacation(Struct, frozen=True):
    """Times of day; `over` ones are kept to count their days."""

    id: str
    person: str
    start: float
    until: float
    state: State


class VacationRepository:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, vacation: StoredVacation) -> None:
        values = {name: getattr(vacation, name) for name in StoredVacation.__struct_fields__}
        await self._store.write(insert(models.vacations).values(**values))

    async def of(self, person: str) -> list[StoredVacation]:
        query = select(models.vacations).where(VACATIONS.person == person).order_by(VACATIONS.start)
        return [_vacation(row) for row in await self._store.read(query)]

    async def current(self) -> list[StoredVacation]:
        """All that are planned or running."""
        query = select(models.vacations).where(VACATIONS.state.in_(("planned", "running")))
        return [_vacation(row) for row in await self._store.read(query)]

    async def change(self, id_: str, **values: Any) -> None:
        await self._store.write(update(models.vacations).where(VACATIONS.id == id_).values(**values))

    async def remove(self, id_: str) -> None:
        await self._store.write(delete(models.vacations).where(VACATIONS.id == id_))

    async def running_tables(self, ids: frozenset[str]) -> list[str]:
        """The tables at which these people play."""
        own = select(table_models.seats.c.table_id).where(table_models.seats.c.person.in_(ids))
        query = select(table_models.tables.c.id).where(
            table_models.tables.c.id.in_(own), table_models.tables.c.status == "playing"
        )
        return [row.id for row in await self._store.read(query)]


def _vacation(row: Any) -> StoredVacation:
    return StoredVacation(*(getattr(row, name) for name in StoredVacation.__struct_fields__))


def forget(ids: frozenset[str]) -> Sequence[Any]:
    """The statements that delete all about these people."""
    return [delete(models.vacations).where(VACATIONS.person.in_(ids))]
