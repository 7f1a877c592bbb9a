"""Who is called otherwise is so at their running tables, too."""

from __future__ import annotations

from fondaco.server.core.errors import DeclinedError
from fondaco.server.core.quotas import Networks, Quotas
from fondaco.server.table import rows
from fondaco.server.table.access import Person
from fondaco.server.table.cache import Tables
from fondaco.server.table.fold import Table
from fondaco.server.table.judge import MAX_ROWS
from fondaco.server.table.repository import TableRepository

MAX_TABLES = 200


class Renames:
    def __init__(self, tables: Tables, repository: TableRepository, quotas: Quotas, networks: Networks) -> None:
        self._tables = tables
        self._repository = repository
        self._quotas = quotas
        self._networks = networks

    async def rename(self, person: Person, name: str) -> None:
        """A row for each table; seats with a name of their own, as at one device, keep it."""
        payer = self._networks.payer(person.payer)
        for table_id in await self._repository.current_of(person.ids, MAX_TABLES):
            if self._quotas.is_used_up(payer, "row"):
                return
            try:
                actor = await self._tables.get(table_id)
                await actor.write(lambda table: judge_rename(table, person, name))
            except DeclinedError:  # nothing to change there, or the table has ended meanwhile
                continue
            self._quotas.charge(payer, "row", 1)


def judge_rename(table: Table, person: Person, name: str) -> rows.Renamed:
    """Raises DeclinedError."""
    seats = [number for number in table.seats_of(person.ids) if table.seats[number].name == person.name]
    if not seats or table.status not in ("open", "playing") or table.seq >= MAX_ROWS:
        raise DeclinedError(409, "nothing-changes")
    return rows.Renamed(seats, table.seats[seats[0]].person or "", name)
