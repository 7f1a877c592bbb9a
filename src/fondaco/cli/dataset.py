"""`fondaco dataset`: the decisions of many matches in a file, for learners."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from fondaco.arena.dataset import Decisions, check_clock, check_search, play_deal, read_match
from fondaco.arena.play import schedule
from fondaco.arena.tasks import Where, run_tasks
from fondaco.cli.files import check_new_record, may_fail_to_write, read_record
from fondaco.cli.problem import TerminalError
from fondaco.cli.seats import asked_table
from fondaco.cli.terminal import Terminal
from fondaco.games import find
from fondaco.kernel import FondacoError, Game, verify

BOT = "mcts:200"
GAMES = 100
MEGABYTE = 1_000_000


@dataclass(frozen=True)
class Wanted:
    """What was asked for; None is nothing said."""

    bot: str | None
    games: int | None
    seats: int | None
    seed: int
    options: Mapping[str, str]
    sources: Sequence[Path]


def write_dataset(terminal: Terminal, name: str, wanted: Wanted, out: Path | None, where: Where) -> None:
    """Play or read matches and write their decisions; whatever cannot be is refused before."""
    game = find(name)
    file = check_out(name, out)
    if wanted.sources:
        count, found = len(wanted.sources), read_all(terminal, game, wanted, where)
    else:
        count, found = play_all(game, wanted, where)
    facts = {
        "bot": wanted.bot or (None if wanted.sources else BOT),
        "seed": wanted.seed,
        "options": dict(wanted.options),
        "from_records": bool(wanted.sources),
    }
    decisions = write(terminal, file, game, facts, found, count)
    size = f"{file.stat().st_size / MEGABYTE:.1f}"
    terminal.say("cli-dataset-written", games=count, decisions=decisions, file=str(file), size=size)


def check_out(name: str, out: Path | None) -> Path:
    """The new file; its ending says how it is written."""
    has_arrow = importlib.util.find_spec("pyarrow") is not None
    file = out if out is not None else Path(name + (".parquet" if has_arrow else ".npz"))
    if file.suffix not in (".parquet", ".npz"):
        raise TerminalError("dataset-suffix", file=str(file))
    if importlib.util.find_spec("numpy") is None:
        raise TerminalError("dataset-extra", package="numpy")
    if file.suffix == ".parquet" and not has_arrow:
        raise TerminalError("dataset-extra", package="pyarrow")
    check_new_record(file, None)
    return file


def play_all(game: Game, wanted: Wanted, where: Where) -> tuple[int, Iterator[Decisions]]:
    """How many matches, and the decisions of each."""
    games = GAMES if wanted.games is None else wanted.games
    seats, bots = asked_table(game, wanted.seats, games, wanted.bot or BOT)
    game.settle(seats, wanted.options)
    for bot in bots:
        check_clock(bot)
    tasks = enumerate(schedule(game.name, bots, seats, games, wanted.seed))
    return games, run_tasks(tasks, partial(play_deal, options=wanted.options), where)


def read_all(terminal: Terminal, game: Game, wanted: Wanted, where: Where) -> Iterator[Decisions]:
    """The decisions of every record, all of which are checked first."""
    if wanted.games is not None or wanted.seats is not None or wanted.options:
        raise TerminalError("dataset-either")
    if wanted.bot is not None:
        check_search(game, wanted.bot)
    for file in wanted.sources:
        try:
            check_record(game, file)
        except FondacoError as error:
            raise TerminalError("dataset-record", file=str(file), problem=terminal.words.error(error)) from None
    work = partial(read_match, game=game.name, bot=wanted.bot, seed=wanted.seed)
    return run_tasks(enumerate(wanted.sources), work, where)


def check_record(game: Game, file: Path) -> None:
    """Refuse anything but a finished match of the game, by rules whose rows have the same parts."""
    record = read_record(file)
    if record.game != game.name:
        raise TerminalError("no-games-in-file", file=str(file), game=game.name)
    match = verify(game, record)
    if not match.over:
        raise TerminalError("match-unfinished", file=str(file))
    if match.game.rows.slices != game.rows.slices or match.game.moves.every != game.moves.every:
        raise TerminalError("dataset-rules", file=str(file), rules=record.rules)


def write(
    terminal: Terminal, file: Path, game: Game, facts: Mapping[str, object], found: Iterator[Decisions], count: int
) -> int:
    """Write match after match; how many decisions they have."""
    from fondaco.arena.dataset_files import open_dataset

    decisions = 0
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=terminal.errors, disable=not terminal.errors.is_terminal) as progress,
        may_fail_to_write(file),
        open_dataset(file, game, facts) as writer,
    ):
        for each in progress.track(found, total=count):
            writer.add(each)
            decisions += len(each.columns["seat"])
    return decisions
