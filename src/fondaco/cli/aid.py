"""The player aid as text."""

from __future__ import annotations

from rich import box
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from fondaco.cli.terminal import Terminal
from fondaco.kernel import Game
from fondaco.kernel.declaring.aid import AidCell, AidLine, AidTable
from fondaco.locale import Formatter


def show_aid(terminal: Terminal, game: Game) -> None:
    """Goal, sequence, values, scoring, end and what is easily overlooked, with the rules behind it."""
    words = Formatter(terminal.language, game)
    terminal.show(Text(words.say(f"{game.name}-name"), style="bold"))
    for section in game.aid.sections:
        terminal.show(Text(), Text(words.say(f"aid-{section.name}"), style="bold underline"))
        if section.lines:
            terminal.show(Markdown("\n".join(_line(words, game, line) for line in section.lines)))
        for table in section.tables:
            terminal.show(Text(), _table(words, game, table))


def _line(words: Formatter, game: Game, line: AidLine) -> str:
    text = words.say(f"{game.name}-aid-{line.text}", **line.numbers)
    return f"- {text}{_rules(line.rules)}"


def _rules(rules: tuple[str, ...]) -> str:
    return f" *({', '.join(rules)})*" if rules else ""


def _table(words: Formatter, game: Game, table: AidTable) -> RenderableType:
    title = words.say(f"{game.name}-aid-{table.text}") + (f" ({', '.join(table.rules)})" if table.rules else "")
    head, *rows = table.rows
    drawn = Table(title=title, title_justify="left", box=box.SIMPLE, show_edge=False)
    for cell in head:
        drawn.add_column(_cell(words, game, cell))
    for row in rows:
        drawn.add_row(*(_cell(words, game, cell) for cell in row))
    return drawn


def _cell(words: Formatter, game: Game, cell: AidCell) -> str:
    """What it says; a picture alone is named by its number, as `city2`."""
    if cell.value is not None:
        return str(cell.value)
    if cell.text is not None:
        return words.say(f"{game.name}-aid-{cell.text}")
    if cell.piece is not None:
        return words.piece(cell.piece)
    return "".join(letter for letter in cell.picture or "" if letter.isdigit())
