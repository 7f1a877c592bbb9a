"""Tables of a version of the rules that is no longer played: they are ended, and their moves can still be read."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from sqlalchemy import func, insert, select, update

from fondaco.kernel import Record
from fondaco.kernel.playing.luck import commitment
from fondaco.kernel.playing.record import RecordedMove
from fondaco.server.core.version import find_game
from fondaco.server.storage.store import Store, TakenError
from fondaco.server.table import models
from fondaco.server.table.repository import TableRepository
from fondaco.server.table.rows import Abandoned, Began, Moved, Seats, UndoAnswered, UndoRequested, write_body

COLUMNS = models.tables.c


class OldRulesRepository:
    def __init__(self, store: Store, tables: TableRepository) -> None:
        self._store = store
        self._tables = tables

    async def count_running(self) -> list[tuple[str, int, int]]:
        """How many tables are not finished, by game and version of its rules."""
        query = select(COLUMNS.game, COLUMNS.rules, func.count().label("tables"))
        query = query.where(COLUMNS.status.in_(("open", "playing"))).group_by(COLUMNS.game, COLUMNS.rules)
        return [(row.game, row.rules, row.tables) for row in await self._store.read(query.order_by(COLUMNS.game))]

    async def abandon(self, game: str, version: int, now: float) -> None:
        """End the tables of a version that cannot be played."""
        mine = (COLUMNS.game == game, COLUMNS.rules == version, COLUMNS.status.in_(("open", "playing")))
        body = write_body(Abandoned("upgrade"))
        ended = {"status": "abandoned", "deciding": 0, "bot_due": 0, "clock_due": None, "changed": now}
        for row in await self._store.read(select(COLUMNS.id, COLUMNS.seq).where(*mine)):
            seq = row.seq + 1
            with suppress(TakenError):  # another process was first
                await self._store.write(
                    insert(models.log).values(table_id=row.id, seq=seq, time=now, key=None, body=body),
                    update(models.tables).where(COLUMNS.id == row.id).values(seq=seq, **ended),
                )

    async def unplayable_record(self, table_id: str) -> Record | None:
        """The moves of a match whose rules are no longer played here, as its log has them."""
        found = await self._store.read(select(models.tables).where(COLUMNS.id == table_id))
        if not found or found[0].status not in ("finished", "abandoned") or find_game(found[0].game, found[0].rules):
            return None
        moves: list[RecordedMove] = []
        seats: Seats = ()
        undo: UndoRequested | None = None
        async for row in self._tables.rows_after(table_id, 0):
            match row.body:
                case Began():
                    seats = row.body.seats
                case Moved():
                    moves += [RecordedMove(row.body.seat, notation) for notation in row.body.moves]
                case UndoRequested() | UndoAnswered():
                    undo, moves = take_back(undo, row.body, moves)
        names = {number: name for number, seat in enumerate(seats) if (name := seat.name or seat.bot)}
        seed, options = bytes(found[0].seed), msgspec.json.decode(found[0].options, type=dict[str, str])
        return Record(
            game=found[0].game,
            rules=found[0].rules,
            seats=len(seats),
            options=options,
            commitment=commitment(seed),
            seed=seed,
            luck=found[0].luck,
            names=names,
            moves=tuple(moves),
        )


def take_back(
    asked: UndoRequested | None, body: UndoRequested | UndoAnswered, moves: list[RecordedMove]
) -> tuple[UndoRequested | None, list[RecordedMove]]:
    """What is asked, and the moves that are left, after a request or an answer."""
    if isinstance(body, UndoRequested):
        asked = body
    elif asked is not None and body.yes:
        asked = UndoRequested(asked.seat, asked.ply, [seat for seat in asked.waiting if seat not in body.seats])
    else:
        return None, moves
    return (None, moves[: asked.ply]) if not asked.waiting else (asked, moves)
