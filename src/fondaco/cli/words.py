"""Lists and tables that several commands print."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fondaco.cli.table import TerminalTable
from fondaco.kernel import Amount, Legal, LegalRange

GAP = 3


def listed_moves(table: TerminalTable, seat: int, legal: Sequence[Legal], width: int) -> Text:
    """The legal moves with their numbers, down and then across, in as few rows as fit."""
    items = [_item(table, seat, number, move) for number, move in enumerate(legal, 1)]
    rows = next((rows for rows in range(1, len(items)) if sum(_widths(items, rows)) <= width + GAP), len(items))
    widths = _widths(items, rows)
    lines = []
    for row in range(rows):
        line = Text()
        for item, wide in zip(items[row::rows], widths, strict=False):
            line.append_text(item)
            line.append(" " * (wide - item.cell_len))
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def _widths(items: Sequence[Text], rows: int) -> list[int]:
    """How wide each column is when the items stand in so many rows."""
    return [max(item.cell_len for item in items[start : start + rows]) + GAP for start in range(0, len(items), rows)]


def _item(table: TerminalTable, seat: int, number: int, legal: Legal) -> Text:
    notation = legal.notation.format("N") if isinstance(legal, LegalRange) else legal.notation
    item = Text.assemble((f"{number:>2} ", "bold"), table.words.legal(legal))
    note = table.note(seat, legal)
    if note:
        item.append(f", {note}")
    item.append(f" [{notation}]", style="dim")
    return item


def help_text(table: TerminalTable) -> str:
    """What can be typed at this table, with examples of its own game."""
    game, examples = table.match.game, table.layout.examples
    amounts = any(isinstance(argument, Amount) for kind in game.moves.kinds for argument in kind.arguments)
    return table.words.say(
        "cli-help-table",
        single=", ".join(examples.single),
        together=", ".join(examples.together),
        amounts="yes" if amounts else "no",
        rule=game.stages[1].rule,
    )


def move_in_words(table: TerminalTable, move: int) -> str:
    spelt = table.match.game.moves.spell(move)
    return table.words.move(spelt.kind, spelt.words)


def reasons_in_words(table: TerminalTable, reasons: Sequence[str]) -> list[str]:
    """Reasons by their names, as clauses."""
    return [table.words.say(f"{table.match.game.name}-advice-{reason}") for reason in reasons]
