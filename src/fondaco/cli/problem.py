"""What can be wrong with a command, as errors with a code."""

from __future__ import annotations

import re

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from fondaco.kernel import FondacoError


class TerminalError(FondacoError):
    """A command that cannot be carried out."""


def unreadable(url: str, error: Exception) -> TerminalError:
    """The database that was tried, without its password."""
    tried = re.sub(r"//([^:/@]*):[^@]*@", r"//\1:***@", url)
    return TerminalError("cannot-read-house", problem=f"{tried}: {type(error).__name__}")


def in_our_words(error: CycloptsError) -> TerminalError:
    """The parser's complaint with a code of ours."""
    if isinstance(error, UnknownCommandError):
        return TerminalError("usage-command", name=_first(error.unused_tokens))
    if isinstance(error, UnknownOptionError):
        return TerminalError("usage-option", name=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError):
        return TerminalError("usage-too-many", name=_first(error.unused_tokens))
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        return TerminalError("usage-missing", name=error.argument.name)
    if isinstance(error, CoercionError) and error.token is not None:
        return TerminalError("usage-value", value=error.token.value, name=_argument(error))
    return TerminalError("usage-other", problem=str(error))


def _argument(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else ""


def _first(tokens: list[str] | None) -> str:
    return tokens[0] if tokens else ""
