"""Score sheets and effects of moves in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fondaco.cli.table import TerminalTable
from fondaco.kernel import Category, ScoreSheet
from fondaco.kernel.showing.scores import POINTS, SHARED, Known

LABEL = 28  # columns of a category, and of a player beside it
NAME = 9
UNKNOWN = "?"


def score_table(table: TerminalTable, seat: int = -1) -> RenderableType:
    """The sheet as a seat knows it; after the end with the ending, the winner and what decided."""
    sheet, result, say = table.match.score_sheet(seat), table.match.result, table.words.say
    if result is None:
        return _grid(table, sheet, _totals(sheet), sheet.ranks, "house-score-now")
    grid = _grid(table, sheet, [str(score) for score in result.scores], result.ranks, "house-score-total")
    winners = table.words.names_of(result.winners)
    verdict = [Text(say("cli-winner", names=winners, count=len(result.winners)), style="bold")]
    if sheet.decided not in (None, POINTS, SHARED):
        verdict.append(Text(say("house-score-decided", tie=say(f"{table.match.game.name}-score-{sheet.decided}"))))
    return Group(Text(table.words.ending(result.ending)), grid, *verdict)


def _grid(table: TerminalTable, sheet: ScoreSheet, totals: Sequence[str], ranks: Known, total: str) -> Grid:
    """Categories down, players across."""
    say = table.words.say
    grid = Grid(box=None, padding=(0, 1, 0, 0))
    grid.add_column("", max_width=LABEL, overflow="fold")
    for player in range(table.match.seats):
        name = Text(table.words.seat(player), style="bold" if ranks[player] == 1 else "")
        grid.add_column(name, justify="right", max_width=NAME, no_wrap=True, overflow="ellipsis")
    for line in sheet.categories:
        grid.add_row(_name(table, line), *_values(line))
    grid.add_row(Text(say(total), style="bold"), *totals, style="bold")
    for line in sheet.tie_breaks:
        grid.add_row(say("house-score-tie-break", name=_name(table, line)), *_values(line), style="dim")
    grid.add_row(say("house-score-rank"), *[UNKNOWN if rank is None else str(rank) for rank in ranks])
    return grid


def _name(table: TerminalTable, line: Category) -> str:
    if table.match.game.scores is None:
        return table.words.say("cli-points")
    return table.words.say(f"{table.match.game.name}-score-{line.name}")


def _values(line: Category) -> list[str]:
    return [UNKNOWN if value is None else str(value) for value in line.values]


def _totals(sheet: ScoreSheet) -> list[str]:
    """What is known, and a question mark for what is not."""
    return [
        str(total) if complete else f"{total}+{UNKNOWN}"
        for total, complete in zip(sheet.totals, sheet.complete, strict=True)
    ]


def told_effects(table: TerminalTable, seat: int, notation: str) -> Text:
    """What a legal move would bring, as far as the seat can know; raises IllegalMove."""
    effects = table.match.effects(seat, notation)
    lines = [f"  - {table.words.effect(effect)}" for effect in effects]
    return Text("\n".join(lines or [table.words.say("cli-no-effect")]))
