"""`fondaco analyse`: what many games between bots show of a game."""

from __future__ import annotations

import importlib
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from fondaco.arena.analysis import told, told_mean
from fondaco.arena.figures import Analysis, analyse, one_size
from fondaco.arena.observe import Observed, observe
from fondaco.arena.play import Ended, Pairing, schedule, table_of
from fondaco.arena.reconstruction import Reconstruction, judge
from fondaco.arena.run import read_lines, read_results, run_all
from fondaco.arena.tasks import Where
from fondaco.cli.files import check_readable, check_writable, make_folder
from fondaco.cli.problem import TerminalError
from fondaco.cli.seats import asked_table, check_bot
from fondaco.cli.terminal import Terminal
from fondaco.games import find

GAMES_PLAYED = "games.jsonl"
PAGES = (GAMES_PLAYED, "analysis.json", "analysis.md", "index.html")
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
    where: Where,
    check: Path | None,
) -> None:
    """Play or read games, show the figures, and write the pages; whatever cannot be is refused before."""
    game = find(name)
    size, named = asked_table(game, seats, games, bots)
    observed: list[Observed] = []
    pairings = list(schedule(name, table_of(named, size), size, games, seed))
    if source is not None:
        observed, pairings = read_games(source, name, seats)
        size = one_size([len(each.bots) for each in observed] + [len(each.bots) for each in pairings])
    stronger = analyse(read_stronger(check, name, size)) if check is not None else None
    if out is not None:
        _check_plots()
        make_folder(out)
        for page in PAGES:
            check_writable(out / page)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.errors, disable=not terminal.errors.is_terminal) as progress:
        task = progress.add_task("", total=len(pairings))
        kept = out / GAMES_PLAYED if out is not None else None
        observed += run_all(pairings, observe, Observed, kept, where, lambda _: progress.advance(task))
    found = analyse(observed)
    verdict = judge(found, stronger) if game.guesses else None
    show(terminal, found, verdict)
    if out is not None:
        write(terminal, out, observed, found, verdict)


def read_games(source: Path, name: str, seats: int | None) -> tuple[list[Observed], list[Pairing]]:
    """The games of an analysis, or of an arena's results as pairings to be played again; of so many seats, if said."""
    check_readable(source)
    observed = [each for each in read_lines(source, Observed) if _fits(each, name, seats)]
    if observed:
        return observed, []
    played = [each for each in read_results(source) if _fits(each, name, seats)]
    if not played:
        raise _no_games(source, name, seats)
    for bot in {bot for each in played for bot in each.bots}:
        check_bot(bot)
    return [], [Pairing(each.game, each.deal, each.bots) for each in played]


def read_stronger(source: Path, name: str, seats: int) -> list[Observed]:
    """The games of an analysis by a stronger bot, with as many seats."""
    observed, _ = read_games(source, name, seats)
    if not observed:
        raise TerminalError("not-an-analysis", file=str(source))
    return observed


def _fits(ended: Ended, name: str, seats: int | None) -> bool:
    return ended.game == name and seats in (None, len(ended.bots))


def _no_games(source: Path, name: str, seats: int | None) -> TerminalError:
    if seats is None:
        return TerminalError("no-games-in-file", file=str(source), game=name)
    return TerminalError("no-such-games-in-file", file=str(source), game=name, seats=seats)


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
