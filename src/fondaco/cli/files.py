"""Records on disk."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
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
        raise RecordPartError.of(error, record.line("game")) from None


def write_record(file: Path, record: Record) -> None:
    """Write the whole file or leave the old one."""
    try:
        beside = _beside(file)
        beside.write_text(record.write(), encoding="utf-8")
        beside.replace(file)
    except (OSError, ValueError) as error:
        raise _not_written(file, error) from None


def check_new_record(file: Path, resumed: Path | None) -> None:
    """Refuse a file that cannot be written, or that holds anything but the match that goes on."""
    try:
        _try(_beside(file))
        if file.exists() and not (resumed is not None and resumed.exists() and file.samefile(resumed)):
            raise TerminalError("file-exists", file=str(file))
    except (OSError, ValueError) as error:
        raise _not_written(file, error) from None


def check_writable(file: Path) -> None:
    """Refuse, before long work rather than after it, a file that cannot be written."""
    try:
        if file.is_file() or file.is_dir() or not file.exists():
            _try(file)
    except (OSError, ValueError) as error:
        raise _not_written(file, error) from None


@contextmanager
def may_fail_to_write(file: Path) -> Iterator[None]:
    """What goes wrong with a file while it is written, such as a full disk, told in our words."""
    try:
        yield
    except OSError as error:
        raise _not_written(file, error) from None


def check_readable(file: Path) -> None:
    """Refuse a file that is not there or cannot be read."""
    try:
        file.open("rb").close()
    except FileNotFoundError:
        raise TerminalError("file-missing", file=str(file)) from None
    except (OSError, ValueError) as error:
        raise _unreadable(file, error) from None


def make_folder(folder: Path) -> None:
    """Make a folder with those above it, unless it is there."""
    try:
        if folder.exists() and not folder.is_dir():
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR))
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _not_written(folder, error) from None


def _beside(file: Path) -> Path:
    """Where a record is written before it takes the place of the old one."""
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    return file.with_name(file.name + ".new")


def _try(file: Path) -> None:
    """Open a file for writing, and leave everything as it was."""
    there = file.exists()
    file.open("a+b").close()
    if not there:
        file.unlink()


def _not_written(file: Path, error: Exception) -> TerminalError:
    return TerminalError("file-not-written", file=str(file), problem=_reason(error))


def _unreadable(file: Path, error: Exception) -> TerminalError:
    return TerminalError("file-unreadable", file=str(file), problem=_reason(error))


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise TerminalError("file-missing", file=str(file)) from None
    except UnicodeDecodeError:
        raise TerminalError("file-not-text", file=str(file)) from None
    except (OSError, ValueError) as error:
        raise _unreadable(file, error) from None
