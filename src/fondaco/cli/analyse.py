"""`fondaco analyse`: what many games between bots show of a game."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from fondaco.arena.analysis import told, told_mean
from fondaco.arena.figures import Analysis, analyse
from fondaco.arena.observe import Observed, deals, observe
from fondaco.arena.play import Pairing, table_of
from fondaco.arena.reconstruction import Reconstruction, judge
from fondaco.arena.run import read_lines, read_results, run_all
from fondaco.cli.problem import TerminalError
from fondaco.cli.seats import asked_table
from fondaco.cli.terminal import Terminal
from fondaco.games import find

MARKS = {True: "cli-analysis-yes", False: "cli-analysis-no", None: "cli-analysis-unclear"}


def analyse_game(
    terminal: Terminal,
    name: str,
    bots: str,
    games: int,
    seats: int | None,
    seed: int,
    out: Path | None,
    source: Path | None,
    workers: int | None,
    check: Path | None,
) -> None:
    """Play or read games, show the figures, and write the pages."""
    game = find(name)
    seats, named = asked_table(game, seats, games, bots)
    names = table_of(named, seats)
    if out is not None:
        _check_plots()
        out.mkdir(parents=True, exist_ok=True)
    observed: list[Observed] = []
    pairings = list(deals(name, names, seats, games, seed))
    if source is not None:
        observed, pairings = read_games(source, name)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, disable=not terminal.errors.is_terminal) as progress:
        task = progress.add_task("", total=len(pairings))
        kept = out / "games.jsonl" if out is not None else None
        observed += run_all(
            *(pairings, observe, Observed, kept, workers or os.cpu_count() or 1, None),
            lambda _: progress.advance(task),
        )
    found = analyse(observed)
    stronger = analyse(read_games(check, name)[0]) if check is not None else None
    verdict = judge(found, stronger) if game.guesses else None
    show(terminal, found, verdict)
    if out is not None:
        write(terminal, out, observed, found, verdict)


def read_games(source: Path, name: str) -> tuple[list[Observed], list[Pairing]]:
    """The games of an analysis, or the pairings of an arena's results, to be played again."""
    if not source.exists():
        raise TerminalError("file-missing", file=str(source))
    observed = [each for each in read_lines(source, Observed) if each.game == name]
    if observed:
        return observed, []
    played = [each for each in read_results(source) if each.game == name]
    if not played:
        raise TerminalError("no-games-in-file", file=str(source), game=name)
    return [], [Pairing(each.game, each.deal, each.bots) for each in played]


def _check_plots() -> None:
    """Before long work rather than after it."""
    try:
        importlib.import_module("matplotlib")
    except ImportError as error:
        raise TerminalError("arena-extra", problem=str(error)) from None


def show(terminal: Terminal, found: Analysis, verdict: Reconstruction | None) -> None:
    """The most telling figures."""
    say = terminal.words.say
    bots = ", ".join(dict.fromkeys(found.bots))
    terminal.say("cli-analysed", style="bold", game=found.game, games=found.games, seats=found.seats, bots=bots)
    grid = Grid(box=None, padding=(0, 3, 0, 0), show_header=False)
    for place, share in enumerate(found.by_order):
        grid.add_row(say("cli-analysis-order", place=place + 1), told(share))
    for identifier, mean in (
        ("cli-analysis-score", found.score),
        ("cli-analysis-winner", found.winning_score),
        ("cli-analysis-margin", found.margin),
        ("cli-analysis-decisions", found.decisions),
    ):
        grid.add_row(say(identifier), told_mean(mean))
    for ending, share in (found.endings | found.tallied).items():
        grid.add_row(say("cli-analysis-ending", ending=ending), told(share))
    for trait, had in found.traits.items():
        if len(had) > 1:
            grid.add_row(say("cli-analysis-best", trait=trait, piece=had[0].name), told(had[0].won))
            grid.add_row(say("cli-analysis-worst", trait=trait, piece=had[-1].name), told(had[-1].won))
    terminal.show(grid)
    if verdict is not None:
        for check in verdict.checks:
            mark = say(MARKS[check.holds])
            terminal.show(Text(f"{mark} {check.name}: {check.figures}", style="" if check.holds else "yellow"))
        standing = [proposal for proposal in verdict.proposals if proposal.stands is not False]
        terminal.say("cli-analysis-proposals", count=len(standing))
        if len(standing) < len(verdict.proposals):
            terminal.say("cli-analysis-withdrawn", count=len(verdict.proposals) - len(standing))


def write(
    terminal: Terminal, out: Path, observed: list[Observed], found: Analysis, verdict: Reconstruction | None
) -> None:
    from fondaco.arena.analysis import write_html, write_markdown

    content = {"analysis": found, "reconstruction": verdict}
    raw = msgspec.json.format(msgspec.json.encode(content), indent=1)
    (out / "analysis.json").write_bytes(raw + b"\n")
    (out / "analysis.md").write_text(write_markdown(found, verdict), encoding="utf-8")
    (out / "index.html").write_text(write_html(found, verdict, observed), encoding="utf-8")
    terminal.say("cli-reported", file=str(out / "index.html"))
