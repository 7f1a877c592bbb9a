"""Tables near their end, or in any phase, put into the database of a running house: nobody plays to there by hand."""

from __future__ import annotations

import random
import time
import uuid
from functools import cache

from playwright.sync_api import Page
from sqlalchemy import create_engine, insert, select
from sqlalchemy.pool import NullPool

from fondaco.bots import consult, find_bot
from fondaco.games import GAMES
from fondaco.kernel import Match
from fondaco.kernel.playing.luck import seed_of
from fondaco.server.accounts.models import persons
from fondaco.server.table import models, rows
from fondaco.server.table.fold import Table, new_table
from fondaco.server.table.head import head_of
from fondaco.server.table.rows import LogRow, Seat
from fondaco.server.table.setting import Setting
from fondaco.server.table.stored import head_values, setting_values
from tests.browser.house import House

SEED = 5
BOT = "random"
MATCHES = 12
ODD = (0.15, 0.7)  # of the moves in these are random by turns: what rarely happens among sensible players is found, too
Made = list[tuple[int, str]]  # who made which move


@cache
def whole_match(game: str, seats: int) -> Made:
    """A match of random moves."""
    rules, rng = GAMES[game], random.Random(SEED)
    match, made = Match(rules, seats, seed_of(SEED)), Made()
    while not match.over:
        seat = match.deciding[0]
        move = rng.choice(match.offers(seat))
        made.append((seat, rules.moves.write(move)))
        match.play_move(seat, move)
    return made


def open_late(house: House, page: Page, game: str, decisions: int) -> None:
    """The visitor finds a table where they have had all but the last decisions of a whole match, among bots."""
    count = GAMES[game].usual_seats
    made = whole_match(game, count)
    own = [ply for ply, (seat, _) in enumerate(made) if seat == 0]
    open_after(house, page, game, count, made[: own[-decisions]])


@cache
def moments(game: str, seats: int) -> dict[str, list[Made]]:
    """By phase, what was played before each decision of the first seat, in matches of bots."""
    found = dict[str, list[Made]]()
    for deal in range(MATCHES):
        match, made, rng = Match(GAMES[game], seats, seed_of(SEED)), Made(), random.Random(deal)
        while not match.over:
            seat = match.deciding[0]
            if seat == 0:
                found.setdefault(match.stage, []).append(made[:])
            bot = find_bot("random" if rng.random() < ODD[deal % 2] else "heuristic")
            move = consult(bot, match.game, match.state, seat, rng)
            made.append((seat, match.game.moves.write(move)))
            match.play_move(seat, move)
    return found


def open_after(house: House, page: Page, game: str, count: int, made: Made) -> None:
    """The visitor finds a table of their own where this has been played, among bots."""
    name = f"Late {uuid.uuid4().hex[:12]}"
    page.request.post(f"{house.address}/api/me", data={"name": name})  # a guest is known once they did something
    engine = create_engine(f"sqlite:///{house.data / 'fondaco.db'}", poolclass=NullPool)
    with engine.begin() as database:
        person = database.execute(select(persons.c.id).where(persons.c.name == name)).scalar_one()
        table, log = folded(game, f"late-{game}-{uuid.uuid4().hex[:12]}", person, count, made)
        shown = {**setting_values(table.setting), **head_values(head_of(table)), "lease": 0.0}
        database.execute(insert(models.tables).values(**shown))
        database.execute(insert(models.seats).values(table_id=table.id, seat=0, person=person))
        database.execute(
            insert(models.log),
            [
                {"table_id": table.id, "seq": row.seq, "time": row.time, "key": None, "body": rows.write_body(row.body)}
                for row in log
            ],
        )
    page.goto(f"{house.address}/table/{table.id}")


def folded(game: str, table_id: str, person: str, count: int, made: Made) -> tuple[Table, list[LogRow]]:
    """The table where this has been played, and its log."""
    rules = GAMES[game]
    seats = (Seat("person", person, "Ada"), *(Seat("bot", name=f"Bot {seat}", bot=BOT) for seat in range(1, count)))
    now, log = time.time(), list[LogRow]()
    setting = Setting(table_id, rules, seed_of(SEED), now, options=rules.settle(count, {}), public=False)
    table = new_table(setting)
    bodies: list[rows.Body] = [rows.Moved(seat, [notation]) for seat, notation in made]
    for body in [rows.Opened(person, seats), rows.Began(seats), *bodies]:
        log.append(LogRow(table.seq + 1, now, now, None, body))
        table = table.after(log[-1])
    return table, log
