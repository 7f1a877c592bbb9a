"""`fondaco upgrade-check`: what an upgrade would do to running tables."""

from __future__ import annotations

from pathlib import Path

from fondaco.cli.problem import TerminalError, unreadable
from fondaco.cli.terminal import Terminal


def check_upgrade(terminal: Terminal, data_dir: Path | None, database_url: str | None) -> None:
    """List the running tables by rules; an error if some could not go on."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from fondaco.server.core.config import config_of
        from fondaco.server.storage.upgrade import check
    except ModuleNotFoundError as error:
        raise TerminalError("server-not-installed", problem=str(error.name)) from error
    try:
        found = check(config_of(data_dir, database_url))
    except SQLAlchemyError as error:
        raise unreadable(config_of(data_dir, database_url).url, error) from error
    say = terminal.words.say
    for running in found:
        if running.can_go_on:
            line = say("cli-upgrade-goes-on", game=running.game, rules=running.rules, tables=running.tables)
        else:
            line = say("cli-upgrade-abandoned", game=running.game, rules=running.rules, tables=running.tables)
        terminal.console.print(line)
    lost = sum(running.tables for running in found if not running.can_go_on)
    if lost:
        raise TerminalError("upgrade-abandons", tables=lost)
    terminal.console.print(say("cli-upgrade-fine"))
