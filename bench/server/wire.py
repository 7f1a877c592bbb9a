"""Bytes of a move for each seat, in every game: the whole snapshot, and what the socket sends instead.

`python -m bench.server.wire --plies 300`, or `make bench-wire`. Games are played by random moves; counts, not times.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from statistics import mean, median

from rich.console import Console
from rich.table import Table as Sheet

from fondaco.games import GAMES
from fondaco.kernel import Game
from fondaco.server.play.showing.rendering import Renderer, Seen
from fondaco.server.table import rows
from fondaco.server.table.access import Person
from fondaco.server.table.fold import Table, new_table
from fondaco.server.table.rows import LogRow, Seat
from fondaco.server.table.setting import Setting


def play(game: Game, seats: int, plies: int) -> Iterator[Table]:
    """A table after every move."""
    filled = tuple(Seat("person", f"p{seat}", f"Player {seat}") for seat in range(seats))
    setting = Setting("table", game, bytes(32), 0.0, options=game.settle(seats, {}))
    table, luck = new_table(setting), random.Random(1)
    bodies: list[rows.Body] = [rows.Opened("p0", filled), rows.Began(filled)]
    while bodies or (table.status == "playing" and table.ply < plies):
        if not bodies and table.match is not None:
            seat = table.deciding[0]
            notation = game.moves.write(luck.choice(table.match.offers(seat)))
            bodies.append(rows.Moved(seat, [notation]))
        now = 1000.0 + table.seq
        table = table.after(LogRow(table.seq + 1, now, now, f"key-{table.seq}", bodies.pop(0)))
        if table.ply:
            yield table


def measure(game: Game, plies: int) -> tuple[int, list[int], list[int]]:
    """Seats, and the bytes of each move for each of them: whole, and as sent."""
    seats = game.usual_seats
    renderer = Renderer(lambda table: (list(range(seats)), 0), lambda: 0.0)
    viewers = [(Person(f"p{seat}", "", True, frozenset({f"p{seat}"})), Seen()) for seat in range(seats)]
    whole, sent = [], []
    for table in play(game, seats, plies):
        for seat, (person, seen) in enumerate(viewers):
            begun = seen.seq
            whole.append(len(renderer.whole(table, person, seat, begun or None)))
            size = len(renderer.message(table, person, seat, None, seen))
            if begun:
                sent.append(size)
    return seats, whole, sent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plies", type=int, default=300)
    given = parser.parse_args()
    sheet = Sheet(title="bytes of a move for each seat")
    for heading in ("game", "seats", "whole, median", "sent, median", "whole, mean", "sent, mean", "sent, largest"):
        sheet.add_column(heading, justify="left" if heading == "game" else "right")
    for game in GAMES.values():
        seats, whole, sent = measure(game, given.plies)
        figures = (median(whole), median(sent), mean(whole), mean(sent), max(sent))
        sheet.add_row(game.name, str(seats), *(f"{figure:,.0f}" for figure in figures))
    Console().print(sheet)


if __name__ == "__main__":
    main()
