"""Opening a table: a fresh match from what was asked for, or a saved one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from fondaco.bots import Bot, find_bot, in_time, is_guest
from fondaco.cli.files import check_new_record, game_of, read_record
from fondaco.cli.play import Session
from fondaco.cli.problem import TerminalError
from fondaco.cli.seats import count_seats, name_seats, people_of, read_options, read_seed
from fondaco.cli.table import TerminalTable
from fondaco.cli.terminal import Terminal
from fondaco.games import GAMES, find
from fondaco.kernel import Match
from fondaco.kernel.playing.luck import SECURE

BOT_SECONDS = 5.0  # for a decision, where the rules run uncompiled


@dataclass(frozen=True)
class Arguments:
    """What was said on the command line; None where nothing was."""

    game: str | None = None
    seats: int | None = None
    people: int | None = None
    bots: str | None = None  # how many, or which
    bot: str = "normal"
    names: Sequence[str] | None = None
    seed: str | None = None
    options: Sequence[str] | None = None
    save: Path | None = None
    resume: Path | None = None


def open_table(terminal: Terminal, arguments: Arguments) -> Session:
    """The session asked for, ready to run."""
    bots = _bots(arguments)
    if arguments.save is not None:
        check_new_record(arguments.save, arguments.resume)
    table, people = (
        _fresh(terminal, arguments) if arguments.resume is None else _resumed(terminal, arguments.resume, arguments)
    )
    luck = random.Random() if arguments.seed is None else random.Random(f"bots {arguments.seed}")
    return Session(terminal, table, people, bots, luck, arguments.save or arguments.resume)


def _bot_count(bots: str | None) -> int | None:
    """`--bots 2` says how many; a single kind of bot leaves it open."""
    if bots is None:
        return None
    return int(bots) if bots.isdecimal() else len(bots.split(",")) if "," in bots else None


def _bots(arguments: Arguments) -> list[Bot]:
    """The bots in the order of their seats, from the first again when there are more seats."""
    which = arguments.bot if arguments.bots is None or arguments.bots.isdecimal() else arguments.bots
    return [_bot(name.strip(), seat) for seat, name in enumerate(which.split(","))]


def _bot(name: str, seat: int) -> Bot:
    """A third-party bot runs in a process of its own, which never has the true state."""
    if not is_guest(name):
        return in_time(find_bot(name), BOT_SECONDS)
    from fondaco.arena.guests import GUESTS, LIMITS

    guest = GUESTS.seat(name, seat, LIMITS)
    guest.begin()
    return guest


def _fresh(terminal: Terminal, arguments: Arguments) -> tuple[TerminalTable, frozenset[int]]:
    if arguments.game is None:
        raise TerminalError("game-wanted", known=", ".join(GAMES))
    game = find(arguments.game)
    people = 1 if arguments.people is None else arguments.people
    seats = count_seats(game, arguments.seats, people, _bot_count(arguments.bots))
    names = name_seats(terminal.words, seats, people, arguments.names or ())
    match = Match(game, seats, read_seed(arguments.seed), read_options(arguments.options or ()), names, luck=SECURE)
    return TerminalTable(match, terminal.language), frozenset(range(people))


def _resumed(terminal: Terminal, file: Path, arguments: Arguments) -> tuple[TerminalTable, frozenset[int]]:
    if any(wish is not None for wish in (arguments.seats, arguments.names, arguments.seed, arguments.options)):
        raise TerminalError("resume-alone")
    record = read_record(file)
    if arguments.game not in (None, record.game):
        raise TerminalError("resume-other-game", file=str(file), game=record.game)
    match = Match.replay(game_of(record), record)
    people = people_of(match.names, match.seats)
    if arguments.people is not None:
        if not 0 <= arguments.people <= match.seats:
            raise TerminalError("people-count", people=arguments.people)
        people = frozenset(range(arguments.people))
    bots = _bot_count(arguments.bots)
    if bots is not None and bots != match.seats - len(people):
        raise TerminalError("seats-do-not-add-up", seats=match.seats, people=len(people), bots=bots)
    return TerminalTable.replay(match, record, terminal.language), people
