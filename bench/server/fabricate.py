"""Databases with many or long tables, made without playing them move by move over the network."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from fondaco.games import GAMES
from fondaco.server.core.config import Config
from fondaco.server.table import rows
from fondaco.server.table.fold import Table, new_table
from fondaco.server.table.rows import LogRow, Seat
from fondaco.server.table.setting import Setting
from fondaco.server.table.wire import ClockPlan
from fondaco.server.web.services import Services

Steps = list[tuple[Table, LogRow, Table]]


def play(game: str, least_rows: int, clock: ClockPlan, finish: bool) -> Steps:
    """A match by random moves; free moves are made and taken back until the log has so many rows."""
    rules, rng = GAMES[game], random.Random(1)
    count = rules.seats[-1]
    people = tuple(Seat("person", f"p{number}", f"P{number}") for number in range(count))
    created = time.time()
    setting = Setting("template", rules, b"5" * 32, created, options=rules.settle(count, {}), clock=clock)
    table, steps = new_table(setting), Steps()

    def write(body: rows.Body) -> None:
        nonlocal table
        row = LogRow(table.seq + 1, created, created, f"p0:{table.seq + 1}", body)
        steps.append((table, row, table.after(row)))
        table = steps[-1][2]

    write(rows.Opened("p0", people))
    write(rows.Began(people))
    while table.status == "playing" and (finish or len(steps) < least_rows):
        match = table.match
        assert match is not None
        seat = match.deciding[0]
        write(rows.Moved(seat, [rules.moves.write(rng.choice(match.offers(seat)))]))
        while len(steps) < least_rows and (made := last_free_move(table, seat)) is not None:
            write(rows.UndoRequested(seat, table.ply - 1, []))
            write(rows.Moved(seat, [rules.moves.write(made)]))
    return steps


def last_free_move(table: Table, seat: int) -> int | None:
    """The move the seat may take back without asking."""
    match = table.match
    if match is None or table.status != "playing" or not match.free_undos(seat):
        return None
    return match.plies[-1].move


async def store(folder: Path, steps: Steps) -> None:
    """Write the template's rows as the server would."""
    services = Services(Config(data_dir=folder, database_url=None))
    await services.open()
    first = steps[0]
    await services.table.repository.add(first[1], first[2])
    for begin in range(1, len(steps), 500):
        part = steps[begin : begin + 500]
        await asyncio.gather(*(services.table.repository.append(*step) for step in part))
    await services.close()


def clone(folder: Path, count: int, prefix: str) -> list[str]:
    """So many tables like the template, which is removed."""
    ids = [f"{prefix}{number:06d}" for number in range(count)]
    with closing(sqlite3.connect(folder / "fondaco.db")) as database, database:
        for name, column in (("tables", "id"), ("log", "table_id"), ("seats", "table_id")):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
            others = ", ".join(other for other in columns if other != column)
            database.executemany(
                f"INSERT INTO {name} ({column}, {others}) SELECT ?, {others} FROM {name} WHERE {column} = 'template'",
                [(table_id,) for table_id in ids],
            )
            database.execute(f"DELETE FROM {name} WHERE {column} = 'template'")
    return ids


def fabricate(
    folder: Path, count: int, game: str, least_rows: int, clock: ClockPlan | None = None, finish: bool = False
) -> list[str]:
    """A SQLite database in this folder with so many tables; their ids."""
    asyncio.run(store(folder, play(game, least_rows, clock or ClockPlan(), finish)))
    return clone(folder, count, game[:4])


def age(folder: Path, seconds: float) -> None:
    """As if everything had happened so long ago, and no process had run since."""
    with closing(sqlite3.connect(folder / "fondaco.db")) as database, database:
        for statement in (
            "UPDATE house SET alive = alive - ?",
            "UPDATE log SET time = time - ?",
            "UPDATE tables SET created = created - ?",
            "UPDATE tables SET changed = changed - ?",
            "UPDATE tables SET clock_due = clock_due - ?",
        ):
            database.execute(statement, (seconds,))
