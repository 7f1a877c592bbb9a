"""Lists and tables that several commands print."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fondaco.cli.table import Table
from fondaco.kernel import Legal, LegalRange

GAP = 3


def listed_moves(table: Table, seat: int, legal: Sequence[Legal], width: int) -> Text:
    """The legal moves with their numbers, in as many columns as fit."""
    items = [_item(table, seat, number, move) for number, move in enumerate(legal, 1)]
    wide = max(item.cell_len for item in items) + GAP
    columns = max(1, (width + GAP) // wide)
    rows = -(-len(items) // columns)
    text = Text()
    for row in range(rows):
        for item in items[row::rows]:
            text.append_text(item)
            text.append(" " * (wide - item.cell_len))
        text.rstrip()
        text.append("\n")
    text.rstrip()
    return text


def _item(table: Table, seat: int, number: int, legal: Legal) -> Text:
    notation = legal.notation.format("N") if isinstance(legal, LegalRange) else legal.notation
    item = Text.assemble((f"{number:>2} ", "bold"), table.words.legal(legal))
    note = table.note(seat, legal)
    if note:
        item.append(f", {note}")
    item.append(f" [{notation}]", style="dim")
    return item


def score_table(table: Table) -> RenderableType:
    """Ending, ranks and points."""
    result = table.match.result
    assert result is not None
    say = table.words.say
    grid = Grid(box=None, padding=(0, 2, 0, 0), title=table.words.ending(result.ending), title_justify="left")
    grid.add_column(say("cli-rank"), justify="right")
    grid.add_column(say("cli-player"))
    grid.add_column(say("cli-points"), justify="right")
    for seat in sorted(range(table.match.seats), key=lambda seat: result.ranks[seat]):
        style = "bold" if result.ranks[seat] == 1 else ""
        grid.add_row(str(result.ranks[seat]), Text(table.words.seat(seat)), str(result.scores[seat]), style=style)
    winners = table.words.names_of(result.winners)
    verdict = Text(say("cli-winner", names=winners, count=len(result.winners)), style="bold")
    return Group(grid, verdict)
