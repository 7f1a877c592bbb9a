"""`fondaco arena`: bots against each other, with a bar of progress, a table and a report."""

from __future__ import annotations

import os
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid

from fondaco.arena.play import schedule
from fondaco.arena.run import run
from fondaco.cli.problem import TerminalError
from fondaco.cli.seats import asked_table
from fondaco.cli.terminal import Terminal
from fondaco.games import find


def contest(
    terminal: Terminal,
    name: str,
    bots: str,
    games: int,
    seats: int | None,
    seed: int,
    out: Path | None,
    report: Path | None,
    ray: str | None,
    workers: int | None,
) -> None:
    """Play, keep, show."""
    seats, names = asked_table(find(name), seats, games, bots)
    try:
        from fondaco.arena.tally import ratings, standings

        ratings([])
    except ImportError as error:
        raise TerminalError("arena-extra", problem=str(error)) from None
    pairings = list(schedule(name, names, seats, games, seed))
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, disable=not terminal.errors.is_terminal) as progress:
        task = progress.add_task("", total=len(pairings))
        results = run(pairings, out, workers or os.cpu_count() or 1, ray, lambda _: progress.advance(task))
    grid = Grid(box=None, padding=(0, 3, 0, 0))
    say = terminal.words.say
    for heading in ("bot", "seats-taken", "wins", "interval", "even", "mean", "thinking", "rating"):
        grid.add_column(say(HEADINGS[heading]), justify="left" if heading == "bot" else "right")
    for row in standings(results):
        grid.add_row(
            *(row.bot, str(row.places), f"{row.share:.1%}", f"{row.low:.1%} - {row.high:.1%}", f"{row.even:.1%}"),
            *(f"{row.score:.1f}", f"{row.milliseconds:.2f} ms", f"{row.rating:.1f} ± {2 * row.deviation:.1f}"),
        )
    terminal.show(grid)
    if report is not None:
        from fondaco.arena.report import write_report

        report.write_text(write_report(results, f"{name}, {seats}: {', '.join(names)}"), encoding="utf-8")
        terminal.say("cli-reported", file=str(report))


HEADINGS = {
    "bot": "cli-arena-bot",
    "seats-taken": "cli-arena-seats",
    "wins": "cli-wins",
    "interval": "cli-arena-interval",
    "even": "cli-arena-even",
    "mean": "cli-mean",
    "thinking": "cli-arena-thinking",
    "rating": "cli-arena-rating",
}
