"""`fondaco annotate`: where a recorded match turned."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.progress import BarColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from fondaco.bots import Annotation, Annotator, annotate, find_bot
from fondaco.bots.annotate import Turn
from fondaco.cli.files import check_readable, game_of, read_record
from fondaco.cli.problem import TerminalError
from fondaco.cli.sheets import score_table
from fondaco.cli.table import TerminalTable
from fondaco.cli.terminal import Terminal
from fondaco.cli.words import move_in_words, reasons_in_words
from fondaco.kernel import Match, verify

MARKED = 0.01  # a loss below it is none
TOLD = 0.03  # a smaller change is not worth a word


def annotate_file(
    terminal: Terminal, file: Path, line: int, bot: str, plays: int, seed: int, as_json: bool, steps: int
) -> None:
    """Judge a finished match and say where it turned, or write it all as JSON."""
    thinker = find_bot(bot)
    if plays < 1:
        raise TerminalError("plays-count", plays=plays)
    match = read_match(file, line)
    if not match.over:
        raise TerminalError("match-unfinished", file=str(file))
    columns = (BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, disable=not terminal.errors.is_terminal) as progress:
        task = progress.add_task("", total=Annotator(match, bot, plays, seed).steps)
        found = annotate(match, bot, thinker, plays, seed, lambda step: progress.update(task, completed=step))
    if as_json:
        terminal.console.file.write(msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
        return
    show(terminal, match, found, steps)


def read_match(file: Path, line: int) -> Match:
    """The match of a record, or of a line of the arena's results, played again."""
    if file.suffix != ".jsonl":
        record = read_record(file)
        return verify(game_of(record), record)
    from fondaco.arena.play import Pairing, play_match
    from fondaco.arena.run import read_results

    check_readable(file)
    results = read_results(file)
    if not 1 <= line <= len(results):
        raise TerminalError("no-such-line", line=line, lines=len(results))
    played = results[line - 1]
    match = play_match(Pairing(played.game, played.deal, played.bots))
    if match.result is None or match.result.scores != played.scores:
        raise TerminalError("line-not-repeated", line=line)
    return match


def show(terminal: Terminal, match: Match, found: Annotation, steps: int) -> None:
    table = TerminalTable(match, terminal.language)
    terminal.show(_course(table, found, steps), Text())
    if not found.turns:
        terminal.say("cli-turns-none")
    for turn in found.turns:
        terminal.show(_told(table, turn), Text())
    terminal.show(score_table(table))
    terminal.say("cli-annotated-by", style="dim", bot=found.bot, plays=found.plays)


def _course(table: TerminalTable, found: Annotation, steps: int) -> Grid:
    """Each seat's share at a few moments."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(table.words.say("cli-annotate-ply"), justify="right")
    for seat in range(found.seats):
        grid.add_column(Text(table.words.seat(seat)), justify="right")
    last = len(found.shares) - 1
    for number in sorted({round(last * part / steps) for part in range(steps + 1)}):
        grid.add_row(str(number), *(f"{share:.0%}" for share in found.shares[number]))
    return grid


def _told(table: TerminalTable, turn: Turn) -> Text:
    """The move, what it changed, and what the bot would have done."""
    words, say = table.words, table.words.say
    head = say("cli-turn", ply=turn.ply, name=words.seat(turn.seat), move=_in_words(table, turn.notation))
    told = Text.assemble((head, "bold"), (f" [{turn.notation}]", "dim"))
    changes = [
        say("cli-turn-change", name=words.seat(seat), before=round(100 * old), after=round(100 * new))
        for seat, (old, new) in enumerate(zip(turn.before, turn.after, strict=True))
        if abs(old - new) >= TOLD
    ]
    told.append("\n  " + ", ".join(changes))
    if turn.best == turn.notation:
        told.append("\n  " + say("cli-turn-same"))
    else:
        told.append("\n  " + say("cli-turn-best", move=_in_words(table, turn.best)))
        told.append(f" [{turn.best}]", style="dim")
        if turn.loss >= MARKED:
            told.append("; " + say("cli-turn-loss", points=round(100 * turn.loss)))
    for reason in reasons_in_words(table, turn.reasons):
        told.append(f"\n    {reason}")
    if abs(turn.luck) >= abs(turn.after[turn.seat] - turn.before[turn.seat]) / 2 and abs(turn.luck) >= MARKED:
        told.append("\n  " + say("cli-turn-luck"))
    return told


def _in_words(table: TerminalTable, notation: str) -> str:
    move = table.match.game.moves.read(notation)
    assert move is not None
    return move_in_words(table, move)
