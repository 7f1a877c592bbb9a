"""`fondaco arena`: bots against each other, with a bar of progress, a table and a report."""

from __future__ import annotations

import importlib
import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from fondaco.arena.guests import Limits
from fondaco.arena.play import GameResult, schedule
from fondaco.arena.run import run
from fondaco.arena.tally import BotTally, tally_bots
from fondaco.cli.files import check_writable
from fondaco.cli.problem import TerminalError
from fondaco.cli.seats import asked_table, asked_where
from fondaco.cli.terminal import Terminal
from fondaco.games import find
from fondaco.kernel.errors import BotError


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
    limits: Limits,
) -> None:
    """Play, keep, show; whatever cannot be is refused before anything is played."""
    seats, names = asked_table(find(name), seats, games, bots)
    _check_limits(limits)
    where = asked_where(workers, ray)
    _check_packages(report)
    for file in (out, report):
        if file is not None:
            check_writable(file)
    pairings = list(schedule(name, names, seats, games, seed))
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, disable=not terminal.errors.is_terminal) as progress:
        task = progress.add_task("", total=len(pairings))
        results = run(pairings, out, where, lambda _: progress.advance(task), limits)
    terminal.show_whole(_table(terminal, tally_bots(results)))
    _tell_forfeits(terminal, results)
    if report is not None:
        from fondaco.arena.report import write_report

        report.write_text(write_report(results, f"{name}, {seats}: {', '.join(names)}"), encoding="utf-8")
        terminal.say("cli-reported", file=str(report))


def _check_packages(report: Path | None) -> None:
    """Whether everything that was asked for can be done with what is installed."""
    try:
        importlib.import_module("openskill.models")
        if report is not None:
            importlib.import_module("matplotlib")
    except ImportError as error:
        raise TerminalError("arena-extra", problem=str(error)) from None


def _check_limits(limits: Limits) -> None:
    for name, seconds in (("--move-seconds", limits.move), ("--game-seconds", limits.game)):
        if not 0 < seconds < math.inf:
            raise TerminalError("usage-value", value=f"{seconds:g}", name=name)


def _tell_forfeits(terminal: Terminal, results: Sequence[GameResult]) -> None:
    """Which bots failed, how often and why."""
    found = Counter(
        (forfeit.bot, forfeit.code, tuple(sorted(forfeit.facts.items())))
        for played in results
        for forfeit in played.forfeits
    )
    for (bot, code, facts), count in found.most_common():
        problem = terminal.words.error(BotError(code, **dict(facts)))
        terminal.say("cli-arena-forfeits", style="red", bot=bot, count=count, problem=problem)


def _table(terminal: Terminal, rows: Sequence[BotTally]) -> Grid:
    """A line for each bot, in 80 columns if the names are not long."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in HEADINGS:
        grid.add_column(terminal.words.say(heading), justify="left" if heading == "cli-arena-bot" else "right")
    for row in rows:
        grid.add_row(
            *(Text(row.bot), str(row.seats), f"{row.share:.1%}", f"{100 * row.low:.1f}-{row.high:.1%}"),
            *(f"{row.even:.0%}", f"{row.score:.1f}", f"{_short(row.milliseconds)} ms"),
            f"{row.rating:.1f} ± {2 * row.deviation:.1f}",
        )
    return grid


def _short(number: float) -> str:
    """As many digits after the point as tell something."""
    return f"{number:.{2 if number < 10 else 1 if number < 100 else 0}f}"


HEADINGS = (
    "cli-arena-bot",
    "cli-arena-seats",
    "cli-wins",
    "cli-arena-interval",
    "cli-arena-even",
    "cli-mean",
    "cli-arena-thinking",
    "cli-arena-rating",
)
