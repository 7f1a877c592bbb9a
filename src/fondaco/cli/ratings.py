"""`fondaco ratings`: count all rated matches again, or see whether the ratings are what the logs give."""

from __future__ import annotations

import asyncio
from pathlib import Path

from fondaco.cli.problem import TerminalError, unreadable
from fondaco.cli.terminal import Terminal


def rebuild_ratings(terminal: Terminal, data_dir: Path | None, database_url: str | None, only_check: bool) -> None:
    """An error where they were to be checked and are others."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from fondaco.server.core.config import config_of
        from fondaco.server.ratings.rebuild import rebuild
        from fondaco.server.storage.store import StorageError
    except ModuleNotFoundError as error:
        raise TerminalError("server-not-installed", problem=str(error.name)) from error
    try:
        found = asyncio.run(rebuild(config_of(data_dir, database_url), only_check))
    except StorageError as error:
        raise TerminalError("house-in-use", problem=str(error)) from error
    except SQLAlchemyError as error:
        raise unreadable(config_of(data_dir, database_url).url, error) from error
    say = terminal.words.say
    terminal.console.print(say("cli-ratings-counted", matches=found.matches, people=found.people))
    if found.unreadable:
        terminal.console.print(say("cli-ratings-unreadable", matches=found.unreadable))
    results, ratings = found.wrong_results, found.wrong_ratings
    if results + ratings == 0:
        terminal.console.print(say("cli-ratings-same"))
    elif only_check:
        raise TerminalError("ratings-differ", results=results, ratings=ratings)
    else:
        terminal.console.print(say("cli-ratings-corrected", results=results, ratings=ratings))
