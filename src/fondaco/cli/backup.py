"""`fondaco backup` and `fondaco restore`."""

from __future__ import annotations

from pathlib import Path

from fondaco.cli.problem import TerminalError, unreadable
from fondaco.cli.terminal import Terminal


def back_up(terminal: Terminal, file: Path, data_dir: Path | None, database_url: str | None, whole: bool) -> None:
    """Write a house to a file (`whole`), or a file into an empty house."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from fondaco.server.core.config import config_of
        from fondaco.server.storage.backup import BackupError, backup, restore
    except ModuleNotFoundError as error:
        raise TerminalError("server-not-installed", problem=str(error.name)) from error
    config = config_of(data_dir, database_url)
    try:
        rows = backup(config, file) if whole else restore(config, file)
    except BackupError as error:
        raise _told(error.code, error.facts) from error
    except (SQLAlchemyError, OSError) as error:
        raise unreadable(config.url, error) from error
    say = terminal.words.say
    terminal.console.print(say("cli-backup-done", rows=rows) if whole else say("cli-restore-done", rows=rows))


def _told(code: str, facts: dict[str, str]) -> TerminalError:
    if code == "backup-exists":
        return TerminalError("backup-exists", path=facts["path"])
    if code == "house-not-empty":
        return TerminalError("house-not-empty", path=facts["path"])
    if code == "house-in-use":
        return TerminalError("house-in-use", problem=facts["problem"])
    return TerminalError("backup-damaged", path=facts["path"])
