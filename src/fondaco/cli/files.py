"""Records on disk."""

from __future__ import annotations

from pathlib import Path

from fondaco.cli.problem import TerminalError
from fondaco.games import find
from fondaco.kernel import Game, OptionError, Record, RecordPartError


def read_record(file: Path) -> Record:
    """The record in a file; what is wrong with it is told by line."""
    return Record.read(_read(file))


def game_of(record: Record) -> Game:
    """The game of a record; one that is not there is told by its line."""
    try:
        return find(record.game)
    except OptionError as error:
        raise RecordPartError(error, record.line("game")) from None


def write_record(file: Path, record: Record) -> None:
    """Write the whole file or leave the old one."""
    beside = file.with_name(file.name + ".new")
    try:
        beside.write_text(record.write(), encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        raise TerminalError("file-not-written", file=str(file), problem=error.strerror or str(error)) from None


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise TerminalError("file-missing", file=str(file)) from None
    except UnicodeDecodeError:
        raise TerminalError("file-not-text", file=str(file)) from None
    except (OSError, ValueError) as error:
        raise TerminalError(
            "file-unreadable", file=str(file), problem=getattr(error, "strerror", None) or str(error)
        ) from None
