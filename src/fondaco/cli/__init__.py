"""`fondaco` in the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from fondaco.cli.app import run
from fondaco.cli.problem import TerminalError
from fondaco.cli.terminal import Terminal
from fondaco.kernel import FondacoError
from fondaco.locale import LANGUAGES, language_of

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    terminal = Terminal(language_of(os.environ))
    find_bots_here()
    try:
        terminal = Terminal(take_language(words, os.environ))
        code = run(terminal, words)
        sys.stdout.flush()
    except FondacoError as error:
        terminal.complain(error)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def find_bots_here() -> None:
    """Let Python find modules in the working folder, where a third-party bot is likely to be."""
    with suppress(FileNotFoundError):  # the folder may be gone
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.append(here)


def take_language(words: list[str], environment: Mapping[str, str]) -> str:
    """Remove `--lang it` or `--lang=it` from the words; without it the environment's language."""
    language = language_of(environment)
    for index, word in enumerate(words):
        if word == "--lang" or word.startswith("--lang="):
            taken = words[index : index + 2] if word == "--lang" else word.split("=", 1)
            del words[index : index + (2 if word == "--lang" else 1)]
            language = taken[1] if len(taken) > 1 else ""
            break
    if language not in LANGUAGES:
        raise TerminalError("language-unknown", name=language, known=", ".join(LANGUAGES))
    return language
